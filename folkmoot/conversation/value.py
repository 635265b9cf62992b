"""
`dataclass` for our frozen values: that of the standard library, made in a quarter of the time.

A command has some two hundred of them, and most of its start was spent on writing out methods
that are never called. Here only `__init__` is written at once; `==` and `hash` are written when
a class first needs them, and whatever is the same for all is shared. Other kinds of classes take
the standard one.

Without slots all fields are set at once, and copied at once (evolve.py): so is whatever comes and
goes with every message. With slots a value is smaller: so are tasks, of which a plan may have
thousands.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, slots: bool = False):
        """A frozen value with the fields of a class."""
        assert frozen, "for anything else there is the standard one"

        def value(cls: type) -> type:
            cls.__doc__ = cls.__doc__ or cls.__name__  # else its signature is looked for
            plain = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)
            for name, method in SHARED.items():
                if name not in cls.__dict__:
                    setattr(cls, name, method)
            cls = plain(cls)
            cls.__init__ = _init(cls)
            return cls

        return value


def _init(cls: type) -> Any:
    """What sets every field, in order; a field's default is shared by all who do not give one."""
    known: dict[str, Any] = {"_put": object.__setattr__}
    given, names = ["self"], []
    for field in dataclasses.fields(cls):
        if field.default_factory is not dataclasses.MISSING or not field.init:
            raise TypeError(f"{cls.__name__}.{field.name}: this is one for the standard library")
        default = field.default is not dataclasses.MISSING
        known[f"_{field.name}"] = field.default
        given.append(f"{field.name}=_{field.name}" if default else field.name)
        names.append(field.name)
    if "__slots__" in cls.__dict__:
        lines = [f" _put(self, {name!r}, {name})" for name in names] or [" pass"]
    else:
        lines = [f" _put(self, '__dict__', {{{', '.join(f'{n!r}: {n}' for n in names)}}})"]
    init = _written("__init__", given, lines, known)
    init.__annotations__ = {field.name: field.type for field in dataclasses.fields(cls)}
    init.__module__ = cls.__module__  # where the names in the annotations mean something
    return init


def _written(name: str, given: list[str], lines: list[str], known: dict[str, Any]) -> Any:
    source = f"def {name}({', '.join(given)}):\n" + "\n".join(lines)
    exec(source, known)
    return known[name]


# --- the same for all ----------------------------------------------------------------------


def _compared(cls: type) -> list[str]:
    return [field.name for field in dataclasses.fields(cls) if field.compare]


def _equal(self: Any, other: object) -> Any:
    """Written out for its class when two of them are first compared."""
    cls: Any = type(self)
    ours, theirs = (
        "".join(f"{one}.{name}, " for name in _compared(cls)) for one in ("self", "other")
    )
    lines = [f" return ({ours}) == ({theirs}) if other.__class__ is cls else NotImplemented"]
    cls.__eq__ = _written("__eq__", ["self", "other"], lines, {"cls": cls})
    return cls.__eq__(self, other)


def _hashed(self: Any) -> int:
    """The same for its hash."""
    cls: Any = type(self)
    fields = "".join(f"self.{name}, " for name in _compared(cls))
    cls.__hash__ = _written("__hash__", ["self"], [f" return hash(({fields}))"], {})
    return hash(self)


def _shown(self: Any) -> str:
    shown = (field.name for field in dataclasses.fields(self) if field.repr)
    fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
    return f"{type(self).__qualname__}({fields})"


def _refused(self: Any, name: str, *_: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _restored(self: Any, state: list[Any]) -> None:
    for field, item in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, item)


SHARED = {
    "__eq__": _equal,
    "__hash__": _hashed,
    "__repr__": _shown,
    "__setattr__": _refused,
    "__delattr__": _refused,
    "__getstate__": _state,
    "__setstate__": _restored,
}
