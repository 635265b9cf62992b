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
        """Where this person's page belongs: the room they joined, else the first of their token."""
        token, person = self.caller.token, self.caller.person
        joined = self.team.store.room_of_chat(CHANNEL, person)
        if token and token.rooms and not (joined and token.opens(joined)):
            return token.rooms[0]
        return self.team.usual_room(person, CHANNEL)


async def visitor(request: Request) -> Visitor:
    state = request.app.state
    caller: Caller = request.scope["caller"]
    return Visitor(state.team, state.broadcast, state.tickets, caller)
