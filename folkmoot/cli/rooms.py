"""What the commands do that let further people and channels into a room."""

from __future__ import annotations

from folkmoot.app import Team
from folkmoot.channels.terminal import paint
from folkmoot.cli import show
from folkmoot.texts import say


async def code(team: Team, room: str, person: str, as_json: bool) -> int:
    here = team.known_room(room, person)
    made = await here.code()
    if as_json:
        show.json_line({"kind": "code", "room": room, "code": made})
    else:
        show.line(say("room-code", here.lang, code=made))
    return 0


async def join(team: Team, code: str, person: str, as_json: bool) -> int:
    here = await team.join(code, person)
    if as_json:
        show.json_line({"kind": "joined", "room": here.name, "person": here.person})
    else:
        show.line(say("room-joined", here.lang, room=here.name))
        show.lines([paint.standing(here.status(), here.lang)])
    return 0


async def own(team: Team, who: str, room: str, person: str, as_json: bool) -> int:
    """Name somebody who may approve too; in any case say who may."""
    here = team.known_room(room, person)
    if who:
        await here.name_approver(who)
    state = team.moot.room(room)
    named = [*dict.fromkeys((*state.approvers, *state.rules.approvers))]
    if as_json:
        view = {"kind": "owner", "room": room, "owner": state.owner or None, "approvers": named}
        show.json_line(view)
    elif not state.owner:
        show.line(say("room-without-owner", here.lang))
    elif named:
        people = ", ".join(named)
        show.line(say("room-owner", here.lang, owner=state.owner, people=people))
    else:
        show.line(say("room-owner-alone", here.lang, owner=state.owner))
    return 0
