"""
The application: routes, headers, and errors as the wire shows them. Nothing is decided here.

A page of ours may load nothing from elsewhere, run no code that stands in its HTML, and be
framed by nobody.
"""

from __future__ import annotations

import time
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from folkmoot.channels.web import model, page, projects, rooms
from folkmoot.channels.web.gate import (
    COOKIE,
    ROOM_PAGE,
    Buckets,
    Caller,
    Door,
    Gate,
    Guesses,
    lang_of,
    most,
)
from folkmoot.channels.web.refused import (
    BadRequest,
    NothingHere,
    NotJson,
    TooLarge,
    answer,
)
from folkmoot.channels.web.rooms import Who
from folkmoot.channels.web.shapes import Nothing, Trouble, View
from folkmoot.channels.web.stream import Broadcast
from folkmoot.channels.web.tickets import Tickets
from folkmoot.conversation.rules import MODES
from folkmoot.conversation.words import LANGUAGES
from folkmoot.errors import FolkmootError, StoreError
from folkmoot.said import login
from folkmoot.texts import has, say
from folkmoot.tokens import Token, find_token, used

if TYPE_CHECKING:
    from folkmoot.visit import Bot, Team

MONTH = 30 * 24 * 60 * 60

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self';"
        " form-action 'self'; base-uri 'none'; frame-ancestors 'none';"
        " require-trusted-types-for 'script'; trusted-types folkmoot"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # without any, Chromium hides who posts a form, even to us
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

routes = APIRouter()


def make_app(team: Team, door: Door) -> Headed:
    """The whole application of a team, behind its gate."""
    app = application()
    app.state.team = team
    app.state.broadcast = Broadcast()
    app.state.tickets = Tickets(time.monotonic)
    app.state.began = time.monotonic()
    team.moot.drafts.on_change(team.moot.wake)
    team.moot.on_others(app.state.broadcast.look)

    def find(secret: str) -> Token | None:
        return find_token(team.store, secret)

    async def noted(token: Token) -> None:
        with suppress(StoreError):  # who may come in must not hang on whether it can be noted
            await used(team.store, token.id, team.moot.clock())

    app.state.trials = Buckets(*model.TRIALS, time.monotonic)
    guesses = app.state.guesses = Guesses(time.monotonic)
    return Headed(Gate(app, door, login(), find, noted, guesses, time.monotonic), app)


def application() -> FastAPI:
    """Every route and every error, without a team."""
    app = FastAPI(
        title="Folkmoot",
        version=version("folkmoot"),
        description="Rooms in which a team of bots asks, plans and works. Texts become events"
        " only through the room itself; approvals count for the revision that was shown.",
        docs_url=None,
        redoc_url=None,
        responses={code: {"model": Trouble} for code in (400, 401, 403, 404, 409, 413, 415, 422)},
    )
    ours = (routes, model.routes, rooms.routes, projects.routes)
    for each in (*ours, page.texts, projects.previews, page.routes):
        app.include_router(each)
    app.add_exception_handler(FolkmootError, _ours)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(ClientDisconnect, _gone)
    return app


class Headed:
    """Every answer says what a browser may do with it; what an answer says itself stands."""

    def __init__(self, inner: ASGIApp, app: FastAPI) -> None:
        self.inner, self.app = inner, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        preview = scope["type"] == "http" and scope["path"].startswith("/preview/")

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    if not (preview and name == "X-Frame-Options"):
                        headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.inner(scope, receive, headed)


# --- errors ------------------------------------------------------------------------------


def _answer(request: Request, error: FolkmootError) -> JSONResponse:
    caller: Caller | None = request.scope.get("caller")
    lang = lang_of(request.headers)
    if caller is not None:
        lang = request.app.state.team.store.facts(caller.person).get("lang") or lang
    return answer(error, lang)


async def _ours(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, FolkmootError)
    return _answer(request, error)


async def _not_valid(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(request, BadRequest(f"{where}: {first['msg']}"))


async def _http(request: Request, error: Exception) -> JSONResponse:
    """What the framework turns away, in our own words."""
    assert isinstance(error, HTTPException)
    if error.status_code == 413:
        return _answer(request, TooLarge(most(request.scope)))
    if error.status_code in (404, 405):
        nothing = _answer(request, NothingHere(request.url.path))
        nothing.status_code = error.status_code
        nothing.headers.update(error.headers or {})
        return nothing
    if error.status_code == 415:
        return _answer(request, NotJson())
    return _answer(request, BadRequest(str(error.detail)))


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever asked has left in the middle of it."""
    return Response(status_code=400)


# --- who, and whether --------------------------------------------------------------------


@routes.get("/api", response_model=View)
async def about(who: Who) -> JSONResponse:
    """Who asks, who thinks for the team, and who sits in it."""
    team = who.team
    team.thinking.look()
    person = who.caller.person
    return JSONResponse(
        {
            "version": version("folkmoot"),
            "person": person,
            "room": who.usual_room(),
            "lang": team.store.facts(person).get("lang"),
            "model": team.settings.model,
            "mode": team.settings.mode,
            "modes": list(MODES),
            "languages": list(LANGUAGES),
            "signed_in": who.caller.token is not None,
            "owns": who.caller.owns,
            "bots": [_bot(bot) for bot in team.bots.known.values()],
            "seats": [seat.bot for seat in team.settings.rules.team],
        }
    )


def _bot(bot: Bot) -> dict[str, Any]:
    """A bot as the page introduces it; what ours are there for it says in its reader's language."""
    id = f"bot-{bot.name}"
    ours = has(id) and say(id) == bot.description
    view = {"name": bot.name, "emoji": bot.emoji, "description": bot.description}
    return view | {"ours": ours}


@routes.get("/healthz", response_class=PlainTextResponse)
async def healthy() -> str:
    """Whether the process answers."""
    return "ok\n"


@routes.get("/readyz", response_class=PlainTextResponse, responses={503: {"model": Trouble}})
async def ready(request: Request) -> str:
    """Whether it can work: the store can be read, and the team performs."""
    team: Team = request.app.state.team
    team.store.exists("home")
    if not team.serving or request.app.state.broadcast.closing:
        raise StoreError(path=str(team.settings.home), why="nobody performs here yet")
    return "ready\n"


@routes.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request, who: Who) -> str:
    """A few figures, as Prometheus reads them."""
    state = request.app.state
    figures: dict[str, Any] = {
        "folkmoot_up_seconds": round(time.monotonic() - state.began, 1),
        "folkmoot_rooms": len(state.team.store.rooms()),
        "folkmoot_owed": len(state.team.store.owed_names(None)),
        "folkmoot_pages_open": len(state.broadcast.open),
    }
    return "".join(f"# TYPE {name} gauge\n{name} {value}\n" for name, value in figures.items())


@routes.post("/login", include_in_schema=False)
async def enter(request: Request) -> Response:
    """A token from the form becomes the cookie of the page."""
    form = parse_qs((await request.body()).decode("utf-8", "replace"))
    secret = form.get("token", [""])[0].strip()
    team: Team = request.app.state.team
    if find_token(team.store, secret) is None:
        request.app.state.guesses.wrong(request.scope)
        return RedirectResponse("/login?wrong=1", 303)
    to = form.get("to", [""])[0]  # the room somebody was on the way to
    entered = RedirectResponse(to if ROOM_PAGE.fullmatch(to) else "/", 303)
    secure = request.url.scheme == "https"
    entered.set_cookie(
        COOKIE, secret, max_age=MONTH, httponly=True, samesite="strict", secure=secure
    )
    return entered


@routes.post("/api/logout", response_model=View)
async def leave(nothing: Nothing) -> JSONResponse:
    """Forget the cookie."""
    left = JSONResponse({"left": True})
    left.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return left
