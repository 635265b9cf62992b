"""Who a request comes from, and which rooms are open to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import Request

from folkmoot.channels.web.gate import Caller
from folkmoot.channels.web.refused import NotYourRoom
from folkmoot.channels.web.stream import CHANNEL, Broadcast
from folkmoot.errors import UnknownRoom
from folkmoot.tokens import still_opens
from folkmoot.visit import Room

if TYPE_CHECKING:
    from folkmoot.channels.web.tickets import Tickets
    from folkmoot.visit import Team


@dataclass(frozen=True, slots=True)
class Visitor:
    team: Team
    broadcast: Broadcast
    tickets: Tickets
    caller: Caller

    def room(self, name: str) -> Room:
        """A room, whether anybody has spoken in it or not; raises NotYourRoom."""
        if not self.caller.opens(name):
            raise NotYourRoom(name)
        return self.team.room(name, self.caller.person)

    def known(self, name: str) -> Room:
        """A room that exists."""
        room = self.room(name)
        if not self.team.store.exists(name):
            raise UnknownRoom(name)
        return room

    def welcome(self, room: str) -> bool:
        """Whether this person may still be in a room: a token can be revoked at any moment."""
        token = self.caller.token
        return still_opens(self.team.store, token.id if token else "", room)

    def usual_room(self) -> str:
        """Where this person's page belongs, if nothing else is said."""
        token = self.caller.token
        if token is not None and token.rooms:
            return token.rooms[0]
        return self.team.usual_room(self.caller.person, CHANNEL)


async def visitor(request: Request) -> Visitor:
    state = request.app.state
    caller: Caller = request.scope["caller"]
    return Visitor(state.team, state.broadcast, state.tickets, caller)
