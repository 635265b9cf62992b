"""The routes of projects: what was agreed, how far it is, and what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse

from folkmoot.channels.web import files as looked
from folkmoot.channels.web.graph import plan_graph
from folkmoot.channels.web.refused import NothingHere
from folkmoot.channels.web.rooms import Name, Who, decisions
from folkmoot.channels.web.shapes import FilePath, View
from folkmoot.channels.web.standing import states
from folkmoot.contents import files_of
from folkmoot.conversation.project import Project
from folkmoot.tokens import still_opens
from folkmoot.view import brief_view, entry_view, project_plan_view
from folkmoot.visit import Room

if TYPE_CHECKING:
    from folkmoot.visit import Team

routes = APIRouter(prefix="/api/rooms/{room}/projects")

PathOf = Annotated[str, Query(max_length=4_000)]
KINDS = ("task_started", "task_finished", "work_sent_back")


@routes.get("", response_model=list[View])
async def projects(room: Name, who: Who) -> JSONResponse:
    """Every project of a room, closed ones too."""
    return JSONResponse(who.known(room).projects())


@routes.get("/{project}", response_model=View)
async def status(room: Name, project: Name, who: Who) -> JSONResponse:
    """Where a project stands."""
    return JSONResponse(who.known(room).status(project))


@routes.get("/{project}/brief", response_model=View)
async def brief(room: Name, project: Name, who: Who) -> JSONResponse:
    """What was agreed; each line knows the entry it comes from, or that it is assumed."""
    found = who.known(room).project(project).brief
    if found is None:
        raise NothingHere(f"{project}/brief")
    return JSONResponse(brief_view(found))


@routes.get("/{project}/plan", response_model=View)
async def plan(room: Name, project: Name, who: Who) -> JSONResponse:
    """The tasks, and where each stands in the picture of the plan."""
    view = project_plan_view(who.known(room).project(project))
    return JSONResponse(view | {"graph": plan_graph(view["tasks"])})


@routes.get("/{project}/tasks", response_model=list[View])
async def tasks(room: Name, project: Name, who: Who) -> JSONResponse:
    """How far each task is, and what it came to."""
    here = who.known(room)
    return JSONResponse(list(_tasks(here, here.project(project))))


def _tasks(room: Room, project: Project) -> Iterator[dict[str, Any]]:
    if project.plan is None:
        return
    told: dict[str, dict[str, Any]] = {}
    for entry in room.team.store.log(room.name, project.entry, 10_000, project.id, KINDS):
        view = entry_view(room.name, entry, room.lang)
        known = told.setdefault(view["task"], {})
        if entry.kind == "task_started":
            known |= {"attempt": view["attempt"], "started_at": view["at"], "finished_at": None}
        else:
            names = ("text", "confidence", "proofs", "uses", "learnings", "status", "seconds")
            known |= {name: view[name] for name in names if name in view}
            known["finished_at"] = view["at"]
    threads = {view["thread"] for view in room.threads()}
    for n, (name, state) in enumerate(states(project.plan, project.work).items()):
        task = project.plan.tasks[n]
        thread = f"{project.id}/{name}"
        yield {
            "id": name,
            "title": task.title,
            "bot": task.bot,
            "state": state,
            "files": list(task.files),
            "threads": [thread] if thread in threads else [],
        } | told.get(name, {})


@routes.get("/{project}/history", response_model=list[View])
async def history(room: Name, project: Name, who: Who) -> JSONResponse:
    """Every phase, when it began and how long it took."""
    return JSONResponse(who.known(room).phases(project))


@routes.get("/{project}/audit", response_model=list[View])
async def audit(room: Name, project: Name, who: Who) -> JSONResponse:
    """What was decided in it, by whom and why."""
    here = who.known(room)
    return JSONResponse(decisions(here, here.project(project).id))


@routes.get("/{project}/threads", response_model=list[View])
async def threads(room: Name, project: Name, who: Who) -> JSONResponse:
    """What its bots say to each other."""
    here = who.known(room)
    id = here.project(project).id
    return JSONResponse([v for v in here.threads() if v["thread"].partition("/")[0] == id])


# --- files -------------------------------------------------------------------------------


@routes.get("/{project}/files", response_model=View)
async def files(room: Name, project: Name, who: Who) -> JSONResponse:
    """What is in its folder."""
    folder = who.known(room).folder(project)  # the store is read here, the disk in a thread
    found = await asyncio.to_thread(files_of, folder)
    rows = [{"name": name, "size": size, "kind": looked.kind_of(name)} for name, size in found]
    return JSONResponse({"folder": str(folder), "files": rows})


@routes.get("/{project}/file", response_model=View)
async def file(room: Name, project: Name, path: PathOf, who: Who) -> JSONResponse:
    """A file to read: its text, and Markdown also as HTML."""
    folder = who.known(room).folder(project)
    return JSONResponse(await asyncio.to_thread(looked.shown, folder, path))


@routes.get("/{project}/download", response_class=Response)
async def download(room: Name, project: Name, path: PathOf, who: Who) -> Response:
    """A file as it is, to keep."""
    folder = who.known(room).folder(project)
    return await asyncio.to_thread(looked.download, folder, path)


@routes.get("/{project}/zip", response_class=Response)
async def zipped(room: Name, project: Name, who: Who) -> StreamingResponse:
    """Everything in its folder."""
    here = who.known(room)
    found = here.project(project)
    return await looked.zipped(here.folder(found.id), f"{room}-{found.id}")


@routes.post("/{project}/preview", response_model=View)
async def preview(room: Name, project: Name, body: FilePath, who: Who) -> JSONResponse:
    """An address at which a made page can be looked at in a sandboxed frame, for an hour."""
    here = who.known(room)
    await asyncio.to_thread(looked.bytes_of, here.folder(project), body.path)
    token = who.caller.token.id if who.caller.token else ""
    ticket = who.tickets.give(room, here.project(project).id, token)
    return JSONResponse({"url": f"/preview/{ticket}/{quote(body.path)}"})


previews = APIRouter()


@previews.get("/preview/{ticket}/{path:path}", include_in_schema=False)
async def previewed(ticket: str, path: str, request: Request) -> Response:
    """A file of a made page, for a frame that has nothing of ours."""
    team: Team = request.app.state.team
    known = request.app.state.tickets.check(ticket)
    if known is None or not still_opens(team.store, known.token, known.room):
        raise NothingHere(path)
    folder = team.room(known.room).folder(known.project)
    origin = f"{request.url.scheme}://{request.headers['host']}"
    return await asyncio.to_thread(looked.preview, folder, path, origin)
