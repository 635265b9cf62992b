"""What is written can be read: today's values, and what older versions wrote."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from folkmoot.conversation.acts import Act
from folkmoot.conversation.plan import Plan
from folkmoot.store.codec import (
    EFFECTS,
    LOGGED,
    UnknownKind,
    dump,
    encode,
    load,
    load_logged,
    load_owed,
    version,
)
from tests.store.golden import FOLDER, wanted
from tests.store.samples import STORED, drawn, every_act, made

GOLDEN = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("kind", STORED)
def test_every_field_of_every_kind_comes_back(kind: str) -> None:
    value = made(STORED[kind])
    assert load(STORED[kind], dump(value), kind, version(kind)) == value


@pytest.mark.parametrize("kind", STORED)
def test_any_value_of_any_kind_comes_back(kind: str) -> None:
    dice = Random(kind)
    for _ in range(60):
        value = drawn(STORED[kind], dice)
        text = dump(value)
        back: object = load(STORED[kind], text, kind, version(kind))
        assert back == value
        assert dump(back) == text


@pytest.mark.parametrize("act", every_act(), ids=lambda act: str(act.__name__))
def test_a_card_keeps_what_its_button_means(act: type[Act]) -> None:
    opened = next(v for name, _, v in wanted() if name.startswith(f"card_opened.{act.__name__}."))
    back = load_logged("card_opened", dump(opened), version("card_opened"))
    assert back == opened
    assert type(back.card.yes) is act


@pytest.mark.parametrize("kind", STORED)
def test_what_a_newer_version_wrote_is_not_taken_for_ours(kind: str) -> None:
    text = dump(made(STORED[kind]))
    with pytest.raises(UnknownKind):
        _load(kind, text, version(kind) + 1)


def test_what_only_speeds_a_plan_up_is_not_stored() -> None:
    assert "index" not in encode(made(Plan))


def test_logged_and_owed_kinds_have_names_of_their_own() -> None:
    assert not set(LOGGED) & set(EFFECTS)


def test_every_kind_has_its_golden_file() -> None:
    missing = [name for name, _, _ in wanted() if not (FOLDER / name).exists()]
    assert not missing, "run: python -m tests.store.golden"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_what_was_ever_stored_still_loads(path: Path) -> None:
    kind, v, text = _golden(path)
    value = _load(kind, text, v)
    assert isinstance(value, STORED[kind])
    again = _load(kind, dump(value), version(kind))
    assert again == value
    if v == version(kind):
        assert json.loads(dump(value)) == json.loads(text)


def _golden(path: Path) -> tuple[str, int, str]:
    golden = json.loads(path.read_text("utf-8"))
    return golden["kind"], golden["v"], json.dumps(golden["body"])


def _load(kind: str, text: str, v: int) -> Any:
    """Load as the store does."""
    if kind in LOGGED:
        return load_logged(kind, text, v)
    if kind in EFFECTS:
        return load_owed(kind, text, v)
    return load(STORED[kind], text, kind, v)
