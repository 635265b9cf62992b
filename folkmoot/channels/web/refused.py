"""
Why a request is turned away, and how an error of ours looks on the wire.

Each is `{"error": its name, "text": what happened and what to do, …values}`, the text in the
reader's language; the status says whose turn it is.
"""

from __future__ import annotations

from typing import Any

from starlette.responses import JSONResponse

from folkmoot.errors import (
    BadCode,
    FolkmootError,
    NoFloor,
    NotYours,
    Refused,
    StoreError,
    TooLong,
    UnknownBot,
    UnknownCard,
    UnknownProject,
    UnknownRoom,
    UnknownThread,
    WrongUse,
)
from folkmoot.texts import explain, has, say


class Unwelcome(FolkmootError):
    """A request that is turned away before anybody looks at it."""

    text_id = "error-failed"


class ForeignHost(Unwelcome):
    """Asked for by a name that is not ours: another site's, made to point here."""

    text_id = "error-foreign-host"

    def __init__(self, host: str) -> None:
        super().__init__(host=host[:100])


class ForeignOrigin(Unwelcome):
    """Another site's page would speak for the person who looks at it."""

    text_id = "error-foreign-origin"


class TokenNeeded(Unwelcome):
    text_id = "error-token-needed"


class NotYourRoom(Unwelcome):
    """The token opens other rooms; whether this one exists is not said."""

    text_id = "error-not-your-room"

    def __init__(self, room: str) -> None:
        super().__init__(room=room[:100])


class NotYourModel(Unwelcome):
    """Who thinks concerns every room."""

    text_id = "error-not-your-model"


class TooLarge(Unwelcome):
    text_id = "error-too-large"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class TooOften(Unwelcome):
    text_id = "error-too-often"

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)


class NotJson(Unwelcome):
    text_id = "error-not-json"


class BadRequest(Unwelcome):
    """A body or a parameter that is not as the API describes it."""

    text_id = "error-bad-request"

    def __init__(self, why: str) -> None:
        super().__init__(why=why[:500])


class NothingHere(Unwelcome):
    """No page, no file, no brief of that name."""

    text_id = "error-nothing-here"

    def __init__(self, what: str) -> None:
        super().__init__(what=what[:200])


STATUS: dict[type[FolkmootError], int] = {
    ForeignHost: 421,
    ForeignOrigin: 403,
    TokenNeeded: 401,
    NotYourRoom: 403,
    NotYourModel: 403,
    TooLarge: 413,
    TooOften: 429,
    NotJson: 415,
    BadRequest: 422,
    NothingHere: 404,
    UnknownRoom: 404,
    UnknownProject: 404,
    UnknownCard: 404,
    UnknownThread: 404,
    UnknownBot: 404,
    BadCode: 404,
    NoFloor: 409,
    NotYours: 403,
    TooLong: 413,
    Refused: 409,
    WrongUse: 400,
    StoreError: 503,
    FolkmootError: 400,
}
"""By the nearest class that is here."""


def status_of(error: FolkmootError) -> int:
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def answer(error: FolkmootError, lang: str) -> JSONResponse:
    """An error as the answer to a request."""
    more = {}
    if isinstance(error, TooOften):
        more["Retry-After"] = str(error.values["seconds"])
    if isinstance(error, TooLarge):
        more["Connection"] = "close"  # nobody reads the rest of it
    if isinstance(error, TokenNeeded):
        more["WWW-Authenticate"] = "Bearer"
    return JSONResponse(told(error, lang), status_of(error), headers=more)


def told(error: FolkmootError, lang: str) -> dict[str, Any]:
    """An error as programs and pages read it."""
    own = f"web-{error.text_id}"  # where the terminal's advice would help nobody here
    text = say(own, lang, **error.values) if has(own) else explain(error, lang)
    return {"error": type(error).__name__, "text": text, **error.values}
