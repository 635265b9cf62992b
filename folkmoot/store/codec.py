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
from json.encoder import c_make_encoder, encode_basestring  # type: ignore[attr-defined]
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from folkmoot.conversation import acts, events, facts
from folkmoot.conversation.acts import Act
from folkmoot.conversation.effects import Effect

T = TypeVar("T")
Encode = Callable[[Any], Any]
Decode = Callable[[Any], Any]


class UnknownKind(Exception):
    """A row that a newer Folkmoot wrote: its kind, or this version of it, is not known here."""

    def __init__(self, kind: str, v: int, known: int) -> None:
        super().__init__(f"{kind} in version {v}; known: {known}")
        self.kind, self.v, self.known = kind, v, known


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

VERSIONS: dict[str, int] = {"interrupted": 2, "review_written": 2}
"""The present version of a kind, where it is not 1."""

Upcast = Callable[[dict[str, Any]], dict[str, Any]]
UPCASTS: dict[tuple[str, int], Upcast] = {
    ("interrupted", 1): lambda body: {
        "sender": body["sender"],
        "spoken": [["", body["said"]]] if "said" in body else [],
    },
    ("review_written", 1): lambda body: {
        **body,
        "points": [
            {"found": "shown" if point.pop("met") else "undone", **point}
            for point in body.get("points", [])
        ],
    },
}
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


_refuse = json.JSONEncoder().default
_pieces = c_make_encoder(None, _refuse, encode_basestring, None, ":", ",", False, False, True)
"""What json.JSONEncoder(ensure_ascii=False, separators=(",", ":")) makes anew for every value."""


def _json(body: Any) -> str:
    return "".join(_pieces(body, 0))


def dump(value: Any, without: tuple[str, ...] = ()) -> str:
    """Return a dataclass value as JSON, without some fields that are kept elsewhere."""
    body = _encoder(type(value), without)(value)
    return _json(body)


def encode(value: Any) -> dict[str, Any]:
    """Return a dataclass value as a JSON object."""
    encoded: dict[str, Any] = _encoder(type(value))(value)
    return encoded


def load(cls: type[T] | None, text: str, kind: str, v: int) -> T:
    """Return the value of `cls` that this JSON, written as version `v` of a kind, stands for.

    Raises UnknownKind where a newer Folkmoot wrote it; `cls` is None for a kind nobody knows.
    """
    known = version(kind) if cls else 0
    if cls is None or v > known:
        raise UnknownKind(kind, v, known)
    body = json.loads(text)
    while v < known:
        body = UPCASTS[kind, v](body)
        v += 1
    return decode(cls, body)


def decode(cls: type[T], body: Any) -> T:
    value: T = _decoder(cls)(body)
    return value


def load_logged(kind: str, text: str, v: int) -> Any:
    """Return the arrival or fact that a row of the log holds."""
    return load(LOGGED.get(kind), text, kind, v)


def load_owed(kind: str, text: str, v: int) -> Any:
    return load(EFFECTS.get(kind), text, kind, v)


# --- encoders ----------------------------------------------------------------------------

PLAIN = (str, int, float, bool, type(None))


def _encoder(cls: type, without: tuple[str, ...] = ()) -> Encode:
    """One function that encodes every value of a dataclass."""
    made = _ENCODERS.get((cls, without))
    if made is None:
        made = _ENCODERS[cls, without] = _make_encoder(cls, without)
    return made


def _make_encoder(cls: type, without: tuple[str, ...]) -> Encode:
    """Written out field by field: this is done some ten times a turn."""
    hints = get_type_hints(cls)
    kept = [f for f in fields(cls) if f.compare and f.name not in without]
    known: dict[str, Any] = {}
    lines = ["def encode_fields(value):", "    body = {}"]
    for n, field in enumerate(kept):
        known[f"default_{n}"] = _default(field)
        inner = known[f"inner_{n}"] = _encode_type(hints[field.name])
        lines += [
            f"    item = value.{field.name}",
            f"    if item is not default_{n} and item != default_{n}:",
            f"        body[{field.name!r}] = {'item' if inner is None else f'inner_{n}(item)'}",
        ]
    exec("\n".join([*lines, "    return body"]), known)
    encode_fields: Encode = known["encode_fields"]
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
