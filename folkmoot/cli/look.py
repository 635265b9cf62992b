"""What the commands do that only look: nothing of a room changes, and nobody performs."""

from __future__ import annotations

from typing import Any

from folkmoot.app import Room, Team
from folkmoot.channels.terminal import paint
from folkmoot.cli import show
from folkmoot.cli.run import code
from folkmoot.replay import replay as replay_room
from folkmoot.view import brief_view, project_plan_view, status_view, when


async def status(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    view = here.status(project)
    show.json_line(view) if as_json else _standing(here, view)
    if view["waiting"]:
        await here.saw(view["waiting"]["id"])
    return code(view)


def _standing(here: Room, view: dict[str, Any]) -> None:
    """Where things stand, and all that the card which waits is about."""
    show.lines([paint.standing(view, here.lang)])
    waiting = view["waiting"]
    if waiting and waiting["kind"] == "approval":
        # What is not shown cannot be approved by a word.
        found = here.project(waiting["project"])
        show.lines(paint.brief(brief_view(found.brief) if found.brief else None, here.lang))
        show.lines(paint.plan(project_plan_view(found), found.work, here.lang))
    if waiting:
        show.lines(paint.card(waiting, here.lang))


async def projects(team: Team, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    for view in here.projects():
        show.json_line(view) if as_json else show.lines([paint.project(view, here.lang)])
    return 0


async def log(team: Team, project: str, limit: int, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    id = here.project(project).id if project else ""
    entries = here.entries(project=id)
    for view in entries[-limit:] if limit else entries:
        if as_json:
            show.json_line(view)
        else:
            show.entry(view, team.settings.home, here.lang, numbered=True)
    return 0


async def brief(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    found = here.project(project)
    view: dict[str, Any] = {"kind": "brief", "project": found.id, "brief": None}
    if found.brief is not None:
        view["brief"] = brief_view(found.brief)
    show.json_line(view) if as_json else show.lines(paint.brief(view["brief"], here.lang))
    await here.saw(f"c{found.revision}")
    return 0


async def plan(team: Team, project: str, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    found = here.project(project)
    view = project_plan_view(found)
    show.json_line(view) if as_json else show.lines(paint.plan(view, found.work, here.lang))
    await here.saw(f"c{found.revision}")
    return 0


async def audit(team: Team, room: str, as_json: bool) -> int:
    team.known_room(room)
    for id, project, at, what, by, why, revision in team.store.audit(room):
        view = {
            "kind": "decided",
            "id": id,
            "room": room,
            "project": project,
            "at": when(at),
            "what": what,
            "by": by,
            "why": why,
            "revision": revision,
        }
        show.json_line(view) if as_json else show.decision(view)
    return 0


async def replay(team: Team, room: str, as_json: bool) -> int:
    team.known_room(room)
    found = replay_room(team.store, room)
    view = {"kind": "replay", "room": room, "entries": found.entries, "digest": found.digest}
    show.json_line(view) if as_json else show.replayed(view)
    return 0


async def history(team: Team, project: str, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    found = here.phases(project)
    if not as_json:
        show.lines(paint.phases(found, here.lang))
        return 0
    for view in found:
        show.json_line(view | {"kind": "phase"})
    return 0


async def files(team: Team, project: str, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    folder, found = here.files(project)
    if as_json:
        for name, size in found:
            path = str(folder / name)
            show.json_line({"kind": "file", "name": name, "size": size, "path": path})
        return 0
    show.lines(paint.files(folder, found, here.lang))
    return 0


async def rooms(team: Team, as_json: bool) -> int:
    for name in team.store.rooms():
        state = team.moot.room(name)
        view = status_view(name, state, state.project(state.floor)) | {"kind": "room"}
        view["owner"] = state.owner or None
        show.json_line(view) if as_json else show.lines([paint.room(view, state.lang)])
    return 0


async def threads(team: Team, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    found = here.threads()
    if not as_json:
        show.lines(paint.threads(found, here.lang))
        return 0
    for view in found:
        show.json_line(view)
    return 0


async def thread(team: Team, thread: str, room: str, as_json: bool) -> int:
    here = team.known_room(room)
    found = here.thread(thread)
    if not as_json:
        show.lines(paint.thread(found))
        return 0
    for view in found:
        show.json_line(view)
    return 0


async def replay_threads(team: Team, room: str, as_json: bool) -> int:
    """Every thread again, message by message in the order of time."""
    here = team.known_room(room)
    every = [each for one in here.threads() for each in here.thread(one["thread"])]
    for view in sorted(every, key=lambda each: int(each["id"])):
        show.json_line(view) if as_json else show.lines(paint.thread([view]))
    return 0
