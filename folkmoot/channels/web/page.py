"""
The page's own files, from memory, compressed once; and its words in every language.

Fluent is read here: a browser gets each text as a string, or as a list of pieces that
web/page/words.js puts together.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from fluent.syntax import FluentParser, ast

from folkmoot.channels.web.refused import NothingHere
from folkmoot.conversation.words import LANGUAGES
from folkmoot.texts import FILES, source

TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}

WORDS = (
    *(
        "page-",
        "panel-",
        "bot-",
        "option-",
        "phase-",
        "end-",
        "outcome-",
        "is-",
        "check-",
        "section-",
        "line-",
    ),
    *("work-", "chat-thinking", "chat-progress", "chat-until", "otherwise", "recommended"),
    *("no-brief", "no-plan", "no-files", "no-threads", "plan-after", "plan-heading"),
    *("project-resumed", "project-restored", "floor-taken", "text-in-file", "offline-team"),
    *("model-team", "model-none", "model-by-environment", "model-key-kept", "model-no-price"),
    *("model-used-waits", "channel-joined", "approver-named", "for-example"),
)
"""Which of the room's texts the page needs, by the beginning of their names."""

APART = ("page/login.js", "page/theme.js", "page/main.js")
"""No part of the room, or named in the page itself."""

routes = APIRouter(include_in_schema=False)


@dataclass(frozen=True, slots=True)
class Asset:
    body: bytes
    packed: bytes
    type: str
    tag: str


def asset(body: bytes, type: str) -> Asset:
    return Asset(body, gzip.compress(body, 9, mtime=0), type, hashlib.sha256(body).hexdigest()[:20])


@cache
def assets() -> dict[str, Asset]:
    """Every file of folkmoot/web, by its path there."""
    found: dict[str, Asset] = {}

    def walk(folder: Traversable, above: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                walk(each, f"{above}{each.name}/")
            elif (kind := TYPES.get(each.name.rpartition(".")[2])) is not None:
                found[above + each.name] = asset(each.read_bytes(), kind)

    walk(resources.files("folkmoot") / "web", "")
    index = found["index.html"]
    found["index.html"] = asset(
        index.body.replace(b"<!-- modules -->", _modules(found)), index.type
    )
    return found


def _modules(found: dict[str, Asset]) -> bytes:
    """Every module of the page, for the browser to fetch at once and not one after another."""
    names = sorted(name for name in found if name.startswith("page/") and name not in APART)
    return "\n".join(f'<link rel="modulepreload" href="/web/{name}">' for name in names).encode()


@routes.get("/")
@routes.get("/rooms/{room}")
async def page(request: Request) -> Response:
    return sent(request, assets()["index.html"])


@routes.get("/login")
async def login_page(request: Request) -> Response:
    return sent(request, assets()["login.html"])


@routes.get("/web/{path:path}")
async def file(path: str, request: Request) -> Response:
    found = assets().get(path)
    if found is None:
        raise NothingHere(path)
    return sent(request, found)


@routes.get("/favicon.ico")
async def icon(request: Request) -> Response:
    return sent(request, assets()["icon.svg"])


def sent(request: Request, found: Asset) -> Response:
    """A file, packed where the browser can unpack it; nothing, where it has it already."""
    tag = f'"{found.tag}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.type, headers=headers)
    return Response(found.body, media_type=found.type, headers=headers)


# --- words -------------------------------------------------------------------------------


texts = APIRouter()


@texts.get("/api/texts/{lang}", response_class=JSONResponse)
async def words(lang: str, request: Request) -> Response:
    """The page's words in a language: each a text, or pieces with what they depend on."""
    if lang not in LANGUAGES:
        raise NothingHere(lang)
    return sent(request, _words(lang))


@cache
def _words(lang: str) -> Asset:
    body = json.dumps(patterns(lang), ensure_ascii=False, separators=(",", ":")).encode()
    return asset(body, "application/json")


def patterns(lang: str) -> dict[str, Any]:
    """Every text the page needs, by its id."""
    found: dict[str, Any] = {}
    for file in FILES:
        for entry in FluentParser(with_spans=False).parse(source(lang, file)).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            if entry.id.name.startswith(WORDS):
                found[entry.id.name] = _pattern(entry.value)
    return found


def _pattern(pattern: ast.Pattern) -> Any:
    pieces = [_piece(element) for element in pattern.elements]
    if all(isinstance(piece, str) for piece in pieces):
        return "".join(pieces)
    return pieces


def _piece(element: Any) -> Any:
    """A text, `{v: name}`, or `{s: name, k: [[key, pattern], …], d: the default's number}`."""
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression
    match expression:
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference():
            return {"v": expression.id.name}
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            variants = expression.variants
            return {
                "s": selector.id.name,
                "k": [[_key(each.key), _pattern(each.value)] for each in variants],
                "d": next(n for n, each in enumerate(variants) if each.default),
            }
        case ast.Placeable():
            return _piece(expression)
    raise TypeError(f"the page cannot show {type(expression).__name__}")


def _key(key: Any) -> str:
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)
