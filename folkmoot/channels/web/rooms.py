"""The routes of rooms: speaking, pressing, steering, following, reading."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, Response

from folkmoot.channels.web.gate import FILE, Guesses
from folkmoot.channels.web.shapes import (
    Code,
    Command,
    Entry,
    Meant,
    Message,
    Nothing,
    Pressed,
    View,
)
from folkmoot.channels.web.stream import CHANNEL, Stream, live_view, marked
from folkmoot.channels.web.visitor import Visitor, visitor
from folkmoot.errors import BadCode
from folkmoot.parcels import find, keep
from folkmoot.texts.decided import because, decided
from folkmoot.tokens import add_room
from folkmoot.view import when
from folkmoot.visit import Room

routes = APIRouter()

Who = Annotated[Visitor, Depends(visitor)]
Name = Annotated[str, Path(max_length=200)]

MOST = 1_000
"""Entries that one request gives."""


@routes.get("/api/rooms", response_model=list[View])
async def rooms(who: Who) -> JSONResponse:
    """The rooms that this person may enter, the one with the latest change first."""
    store = who.team.store
    found = [_listed(who.room(name)) for name in store.rooms() if who.caller.opens(name)]
    return JSONResponse(sorted(found, key=lambda view: view["changed_at"], reverse=True))


def _listed(room: Room) -> dict[str, Any]:
    view = room.status()
    names = ("room", "project", "goal", "title", "phase", "outcome", "parked", "changed_at")
    waiting = bool(view["waiting"] or view["also"])
    return {name: view[name] for name in names} | {"waiting": waiting}


@routes.get("/api/rooms/{room}", response_model=View)
async def standing(room: Name, who: Who) -> JSONResponse:
    """Where a room stands: projects, open cards, who is busy."""
    return JSONResponse(who.broadcast.standings.of(who.known(room)))


@routes.post("/api/rooms/{room}/messages", response_model=Entry)
async def say(room: Name, message: Message, who: Who) -> JSONResponse:
    """Say something; a room that does not exist is made. Returns the entry when it is stored."""
    here = who.room(room)
    home = who.team.settings.home
    receipt = await here.say(
        message.text,
        project=message.project,
        key=marked(here.person, message.key) if message.key else None,
        seen=message.seen,
        material=[find(home, room, id) for id in message.material],
        answers=message.answers,
    )
    return _entry(here, receipt.entry)


@routes.post(
    "/api/rooms/{room}/uploads",
    response_model=View,
    openapi_extra={"requestBody": {"content": {FILE: {}}, "required": True}},
)
async def upload(
    room: Name, name: Annotated[str, Query(max_length=1_000)], request: Request, who: Who
) -> JSONResponse:
    """Send a file, to be brought with a message; bots read it and never change it."""
    here = who.room(room)
    parcel = await keep(who.team.settings.home, here.name, name, request.stream())
    return JSONResponse({"upload": parcel.id, "name": parcel.name, "size": parcel.size})


@routes.post("/api/rooms/{room}/answers/{card}", response_model=Entry)
async def answer(room: Name, card: Name, pressed: Pressed, who: Who) -> JSONResponse:
    """Press a button, or submit a card."""
    here = who.known(room)
    key = marked(here.person, pressed.key) if pressed.key else None
    receipt = await here.answer(card, pressed.choose, pressed.text, pressed.edits, key)
    return _entry(here, receipt.entry)


@routes.post("/api/rooms/{room}/meant", response_model=Entry)
async def meant(room: Name, body: Meant, who: Who) -> JSONResponse:
    """Take back how a message was read, and say what it meant."""
    here = who.known(room)
    return _entry(here, (await here.meant(body.entry, body.label)).entry)


@routes.post("/api/rooms/{room}/commands", response_model=Entry)
async def command(room: Name, body: Command, who: Who) -> JSONResponse:
    """Steer a project (pause, continue, stop …), or set language, mode and budget of the room."""
    here = who.room(room) if body.command in ("lang", "mode", "budget") else who.known(room)
    receipt = await here.command(body.command, body.project, body.text, body.yes)
    return _entry(here, receipt.entry)


@routes.post("/api/rooms/{room}/interrupt", response_model=View)
async def interrupt(room: Name, nothing: Nothing, who: Who) -> JSONResponse:
    """Take the floor from a bot that speaks, or hold the work."""
    return JSONResponse({"interrupted": await who.known(room).hold()})


@routes.post("/api/rooms/{room}/code", response_model=View)
async def code(room: Name, nothing: Nothing, who: Who) -> JSONResponse:
    """A code that brings a further chat into this room; it works once, for an hour."""
    return JSONResponse({"room": room, "code": await who.known(room).code()})


@routes.post("/api/join", response_model=View)
async def join(body: Code, request: Request, who: Who) -> JSONResponse:
    """Enter the room of a code."""
    guesses: Guesses = request.app.state.guesses
    guesses.check(request.scope)  # a code is short: after some wrong ones even a right one waits
    try:
        room = await who.team.join(body.code, who.caller.person, CHANNEL)
    except BadCode:
        guesses.wrong(request.scope)
        raise
    token = who.caller.token
    if token is not None and not token.opens(room.name):
        await add_room(who.team.store, token.id, room.name)
    return JSONResponse({"room": room.name})


@routes.get(
    "/api/rooms/{room}/events",
    responses={200: {"content": {"text/event-stream": {}}, "description": "Entries, as they come"}},
    response_class=Response,
)
async def events(
    room: Name,
    who: Who,
    live: bool = False,
    after: Annotated[int, Query(ge=0, le=2**53)] = 0,
    last: Annotated[int, Query(ge=0, le=MOST)] = 0,
    last_event_id: Annotated[str, Header()] = "",
) -> Stream:
    """Every entry after a cursor, as it is committed; it never ends by itself.

    `live` adds where the room stands and what is being said, for pages. `last` begins with the
    last so many entries instead of the first. Last-Event-ID resumes.
    """
    here = who.room(room)
    if last:
        after = max(after, who.team.store.seq(room) - last)
    if re.fullmatch(r"[0-9]{1,15}", last_event_id):
        after = int(last_event_id)
    after = min(after, who.team.store.seq(room))  # an older back-up may have been restored
    return Stream(who.broadcast, here, after, live, lambda: who.welcome(room))


@routes.get("/api/rooms/{room}/log", response_model=list[Entry])
async def log(
    room: Name,
    who: Who,
    after: Annotated[int, Query(ge=0, le=2**53)] = 0,
    before: Annotated[int, Query(ge=0, le=2**53)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = 200,
) -> JSONResponse:
    """Entries of a room in order: after a cursor, or the last ones before one."""
    here = who.known(room)
    if before:
        after = max(after, before - 1 - limit)
    found = who.team.store.log(room, after, limit)
    lang = here.lang
    return JSONResponse(
        [live_view(room, entry, lang) for entry in found if not before or entry.seq < before]
    )


@routes.get("/api/rooms/{room}/threads", response_model=list[View])
async def threads(room: Name, who: Who) -> JSONResponse:
    """The conversations between bots."""
    return JSONResponse(who.known(room).threads())


@routes.get("/api/rooms/{room}/threads/{thread:path}", response_model=list[View])
async def thread(room: Name, thread: Name, who: Who) -> JSONResponse:
    """What bots said to each other in one thread."""
    return JSONResponse(who.known(room).thread(thread))


@routes.get("/api/rooms/{room}/audit", response_model=list[View])
async def audit(room: Name, who: Who) -> JSONResponse:
    """What was decided, by whom and why."""
    return JSONResponse(decisions(who.known(room)))


def decisions(room: Room, project: str = "") -> list[dict[str, Any]]:
    """The audit of a room, or of one of its projects; `text` and `because` are as read here."""
    names = ("id", "project", "at", "what", "by", "why", "revision")
    rows = [dict(zip(names, row, strict=True)) for row in room.team.store.audit(room.name)]
    lang = room.lang
    for row in rows:
        row |= {"at": when(row["at"]), "text": decided(row["what"], lang)}
        row |= {"because": because(row["why"], lang)}
    return [row for row in rows if project in ("", row["project"])]


def _entry(room: Room, seq: int) -> JSONResponse:
    """The entry that a request made."""
    found = room.team.store.log(room.name, seq - 1, 1)
    return JSONResponse(live_view(room.name, found[0], room.lang))
