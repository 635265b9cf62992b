"""
The routes of who thinks: see it, connect a model, test it, forget it.

Who thinks concerns every room, so only whoever may enter all of them changes it. A key goes in and
never comes out.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import JSONResponse

from folkmoot.channels.web.gate import Buckets, lang_of
from folkmoot.channels.web.refused import NotYourModel, TooOften
from folkmoot.channels.web.rooms import Who
from folkmoot.channels.web.shapes import Chosen, Nothing, View
from folkmoot.channels.web.visitor import Visitor

TRIALS = (10, 10 / 60)
"""Trials at once, and a second on the long run: each is a call that may cost something."""

routes = APIRouter()


async def owner(who: Who) -> Visitor:
    if not who.caller.owns:
        raise NotYourModel
    return who


Owner = Annotated[Visitor, Depends(owner)]


@routes.get("/api/model", response_model=View)
async def thinks(who: Who) -> JSONResponse:
    """Who thinks for the team; to whoever may change that, also what was found to think with."""
    thinking = who.team.thinking
    view = thinking.view()
    if not who.caller.owns:
        return JSONResponse({"kind": "model", "model": view["model"], "may": False})
    return JSONResponse(view | await thinking.found() | {"may": True})


@routes.put("/api/model", response_model=View)
async def use(chosen: Chosen, who: Owner) -> JSONResponse:
    """Let a model think for the team, from the next message on; the key is write-only."""
    return JSONResponse(await who.team.thinking.use(chosen.name, chosen.url, chosen.key))


@routes.post("/api/model/test", response_model=View)
async def test(nothing: Nothing, request: Request, who: Owner) -> JSONResponse:
    """Ask the model one small question, and say in a sentence what came of it."""
    trials: Buckets = request.app.state.trials
    if not trials.take(who.caller.person):
        raise TooOften(6)
    lang = who.team.store.facts(who.caller.person).get("lang") or lang_of(request.headers)
    return JSONResponse(await who.team.thinking.tried(lang))


@routes.delete("/api/model", response_model=View)
async def forget(who: Owner) -> JSONResponse:
    """Forget the choice and its key."""
    gone = await who.team.thinking.forget()
    return JSONResponse(who.team.thinking.view() | {"forgotten": gone})
