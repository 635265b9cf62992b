"""`folkmoot serve`: the page, the API, and the work of every room."""

from __future__ import annotations

from folkmoot.app import Team
from folkmoot.cli import show as shown
from folkmoot.texts import say


async def serve(team: Team, host: str, port: int | None, show: bool, as_json: bool) -> int:
    from folkmoot.channels.web.server import serve as serving

    def said(address: str) -> None:
        if as_json:
            shown.json_line({"kind": "serving", "address": address})
        else:
            shown.thinks(team.settings.model, team.room().lang)
            shown.line(say("web-open", team.room().lang, address=address))

    await serving(team, host, port, said, show)
    return 0
