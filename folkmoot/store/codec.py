"""
Values to JSON and back. One encoder and one decoder a class, made once from its types.

A field that has its default is left out, so adding a field needs no new version; anything
else does: raise VERSIONS[kind] and write an upcaster. Golden files keep old versions loading.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from folkmoot.conversation import acts, events, facts
from folkmoot.conversation.acts import Act
from folkmoot.conversation.effects import Effect
from folkmoot.errors import FolkmootError

T = TypeVar("T")
Encode = Callable[[Any], Any]
Decode = Callable[[Any], Any]


class UnknownKind(FolkmootError):
    """A row of a kind this version does not know."""

    text_id = "error-newer-database"


def snake(name: str) -> str:
    """TaskFinished is task_finished."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def _kinds(*unions: Any) -> dict[str, type]:
    return {snake(cls.__name__): cls for union in unions for cls in get_args(union)}


ARRIVALS = _kinds(events.Arrival)
FACTS = _kinds(facts.Fact)
EFFECTS = _kinds(Effect)
ACTS = {cls.__name__: cls for cls in vars(acts).values() if isinstance(cls, type)}
LOGGED = {**ARRIVALS, **FACTS}

VERSIONS: dict[str, int] = {}
"""The present version of a kind, where it is not 1."""

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
UPCASTS: dict[tuple[str, int], Upcast] = {}
"""(kind, version) -> how to make the next version of its body."""


def kind_of(cls: type) -> str:
    kind = _NAMES.get(cls)
    if kind is None:
        kind = _NAMES[cls] = snake(cls.__name__)
    return kind


_NAMES: dict[type, str] = {}
_ENCODERS: dict[tuple[type, tuple[str, ...]], Encode] = {}
_DECODERS: dict[type, Decode] = {}


def version(kind: str) -> int:
    return VERSIONS.get(kind, 1)


_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def dump(value: Any, without: tuple[str, ...] = ()) -> str:
    """Return a dataclass value as JSON, without some fields that are kept elsewhere."""
    body = _encoder(type(value), without)(value)
    return _json(body)


def encode(value: Any) -> dict[str, Any]:
    """Return a dataclass value as a JSON object."""
    encoded: dict[str, Any] = _encoder(type(value))(value)
    return encoded


def load(cls: type[T], text: str, kind: str = "", v: int = 1) -> T:
    """Return the value of `cls` that this JSON, written as version `v`, stands for."""
    body = json.loads(text)
    kind = kind or kind_of(cls)
    while v < version(kind):
        body = UPCASTS[kind, v](body)
        v += 1
    return decode(cls, body)


def decode(cls: type[T], body: Any) -> T:
    value: T = _decoder(cls)(body)
    return value


def load_logged(kind: str, text: str, v: int) -> Any:
    """Return the arrival or fact that a row of the log holds."""
    if kind not in LOGGED:
        raise UnknownKind(found=0, known=0, path=kind)
    return load(LOGGED[kind], text, kind, v)


def load_owed(kind: str, text: str, v: int) -> Any:
    return load(EFFECTS[kind], text, kind, v)


# --- encoders ----------------------------------------------------------------------------

PLAIN = (str, int, float, bool, type(None))


def _encoder(cls: type, without: tuple[str, ...] = ()) -> Encode:
    """One function that encodes every value of a dataclass."""
    made = _ENCODERS.get((cls, without))
    if made is None:
        made = _ENCODERS[cls, without] = _make_encoder(cls, without)
    return made


def _make_encoder(cls: type, without: tuple[str, ...]) -> Encode:
    hints = get_type_hints(cls)
    kept = [f for f in fields(cls) if f.compare and f.name not in without]
    plan = [(f.name, _default(f), _encode_type(hints[f.name])) for f in kept]

    def encode_fields(value: Any) -> dict[str, Any]:
        body = {}
        for name, default, inner in plan:
            item = getattr(value, name)
            if item != default:
                body[name] = inner(item) if inner else item
        return body

    return encode_fields


def _default(field: Field[Any]) -> Any:
    return field.default if field.default is not MISSING else _ALWAYS


_ALWAYS = object()
"""Equal to nothing: a field without a default is always written."""


def _encode_type(hint: Any) -> Encode | None:
    """How to encode a field of this type; None where JSON takes it as it is."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        inner = [arg for arg in get_args(hint) if arg is not type(None)]
        if all(arg in PLAIN for arg in inner):
            return None
        return _optional(_encode_type(inner[0]) or _same)
    if origin is tuple:
        return _encode_tuple(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum_value
    if hint is Act:
        return _encode_act
    if is_dataclass(hint) and isinstance(hint, type):
        return _encoder(hint)
    return None


def _same(item: Any) -> Any:
    return item


def _enum_value(item: Enum) -> Any:
    return item.value


def _optional(inner: Encode) -> Encode:
    return lambda item: None if item is None else inner(item)


def _encode_tuple(args: tuple[Any, ...]) -> Encode | None:
    if len(args) == 2 and args[1] is Ellipsis:
        inner = _encode_type(args[0])
        return None if inner is None else lambda items: [inner(item) for item in items]
    inners = [_encode_type(arg) or _same for arg in args]
    return lambda items: [one(item) for one, item in zip(inners, items, strict=True)]


def _encode_act(act: Act) -> dict[str, Any]:
    return {"act": type(act).__name__, **_encoder(type(act))(act)}


# --- decoders ----------------------------------------------------------------------------


def _decoder(cls: type) -> Decode:
    made = _DECODERS.get(cls)
    if made is None:
        made = _DECODERS[cls] = _make_decoder(cls)
    return made


def _make_decoder(cls: type) -> Decode:
    hints = get_type_hints(cls)
    plan = {f.name: _decode_type(hints[f.name]) for f in fields(cls) if f.compare}

    def decode_fields(body: dict[str, Any]) -> Any:
        return cls(**{name: plan[name](item) for name, item in body.items()})

    return decode_fields


def _decode_type(hint: Any) -> Decode:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        inner = [arg for arg in get_args(hint) if arg is not type(None)]
        if all(arg in PLAIN for arg in inner):
            return _same
        return _optional(_decode_type(inner[0]))
    if origin is tuple:
        return _decode_tuple(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    if hint is Act:
        return _decode_act
    if is_dataclass(hint) and isinstance(hint, type):
        return lambda body: _decoder(hint)(body)
    return _same


def _decode_tuple(args: tuple[Any, ...]) -> Decode:
    if len(args) == 2 and args[1] is Ellipsis:
        inner = _decode_type(args[0])
        return lambda items: tuple(inner(item) for item in items)
    inners = [_decode_type(arg) for arg in args]
    return lambda items: tuple(one(item) for one, item in zip(inners, items, strict=True))


def _decode_act(body: dict[str, Any]) -> Any:
    body = dict(body)
    return _decoder(ACTS[body.pop("act")])(body)
