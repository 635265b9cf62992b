"""Our values are those of the standard library: the same to whoever compares, shows or copies."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, replace
from typing import Any

import pytest

from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.value import dataclass


@dataclass(frozen=True, slots=True)
class Ours:
    """A value."""

    name: str
    size: int = 3
    index: Any = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class OursMore(Ours):
    more: tuple[str, ...] = ()


@dataclass(frozen=True)
class OursOpen:
    name: str = "x"


@dataclass(frozen=True, slots=True)
class OursEmpty:
    pass


@dataclasses.dataclass(frozen=True, slots=True)
class Theirs:
    """A value."""

    name: str
    size: int = 3
    index: Any = field(default=(), compare=False, repr=False)


def test_values_are_equal_by_what_is_compared_and_by_their_class() -> None:
    assert Ours("a") == Ours("a", 3, index=[7])
    assert Ours("a") != Ours("b")
    assert Ours("a") != OursMore("a")
    assert OursMore("a", more=("b",)) == OursMore("a", more=("b",))
    others: tuple[Any, ...] = (("a", 3), 3, Theirs("a"))
    for other in others:
        assert Ours("a") != other
        assert other != Ours("a")
    assert OursEmpty() == OursEmpty()


def test_equal_values_are_one_in_a_set() -> None:
    assert len({Ours("a"), Ours("a", index=1), Ours("b"), OursMore("a"), OursEmpty()}) == 4
    assert hash(Ours("a")) == hash(Theirs("a"))
    assert hash(OursEmpty()) == hash(OursEmpty())


def test_a_value_shows_and_takes_its_fields_as_the_standard_one() -> None:
    shown = repr(Ours("a", 4, index=1))
    assert (
        shown == "Ours(name='a', size=4)" == repr(Theirs("a", 4, index=1)).replace("Theirs", "Ours")
    )
    assert str(inspect.signature(Ours)) == str(inspect.signature(Theirs)).replace(" -> None", "")
    assert Ours.__match_args__ == Theirs.__match_args__
    with pytest.raises(TypeError):
        Ours()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Ours("a", colour="red")  # type: ignore[call-arg]


@pytest.mark.parametrize("value", [Ours("a"), OursMore("a"), OursOpen(), OursEmpty()])
def test_a_value_does_not_change(value: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        value.name = "b"
    with pytest.raises(FrozenInstanceError):
        value.anything = 1
    with pytest.raises(FrozenInstanceError):
        del value.name


@pytest.mark.parametrize("value", [Ours("a", 4, "i"), OursMore("a", more=("b",)), OursOpen("y")])
def test_a_value_is_copied_whole(value: Any) -> None:
    for copied in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert copied == value
        assert dataclasses.asdict(copied) == dataclasses.asdict(value)
    assert replace(value, name="b").name == "b"
    assert value.name != "b"


@dataclass(frozen=True)
class OursOpenMore(OursOpen):
    size: int = 3


def test_a_value_without_slots_is_one_too() -> None:
    value = OursOpenMore("a")
    assert (value, hash(value)) == (OursOpenMore("a", 3), hash(OursOpenMore("a", 3)))
    assert (value.__dict__, repr(value)) == (
        {"name": "a", "size": 3},
        "OursOpenMore(name='a', size=3)",
    )
    assert OursOpen("a") != value


@pytest.mark.parametrize("value", [Ours("a", 4, "i"), OursMore("a", more=("b",)), OursOpen("y")])
def test_a_value_evolves_and_the_one_before_stays(value: Any) -> None:
    after = evolve(value, name="b")
    assert (after, type(after)) == (replace(value, name="b"), type(value))
    assert value.name != "b"


def test_a_value_with_slots_has_room_for_nothing_else() -> None:
    assert not hasattr(Ours("a"), "__dict__")
    assert OursOpen("a").__dict__ == {"name": "a"}


def test_what_each_must_make_for_itself_is_for_the_standard_library() -> None:
    with pytest.raises(TypeError, match="standard library"):

        @dataclass(frozen=True, slots=True)
        class Listed:
            names: list[str] = field(default_factory=list)
