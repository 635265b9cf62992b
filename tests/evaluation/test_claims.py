"""What a review claims is looked at again, by eyes of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from folkmoot.conversation.brief import Line
from folkmoot.conversation.check import read_check
from folkmoot.evaluation.claims import counted
from folkmoot.evaluation.request import Request, ask, requests
from folkmoot.evaluation.run import settings_in
from folkmoot.settings import read
from folkmoot.work.sandbox import Ran

PAGE = "<h1>Krume</h1><p>Phone 0316 1234</p><!-- Graz --><script>let street = 'Ring 5'</script>"


async def nothing(command: str) -> Ran:
    return Ran(1, "it does not")


def claim(text: str, verdict: str = "shown") -> dict[str, Any]:
    return {"text": text, "verdict": verdict}


@pytest.mark.parametrize(
    ("check", "true"),
    [
        ("shows index.html: 0316 1234", True),
        ("shows index.html: Krume | 0316 1234", True),
        ("shows index.html: Graz", False),  # a comment is not seen
        ("shows index.html: Ring 5", False),  # nor is code
        ("has index.html: h1", True),
        ("has index.html: form", False),
        ("file: *.html", True),
        ("file: *.svg", False),
        ("runs: python3 -m unittest", False),
        ("you", False),  # only the person can tell: nobody may call it shown
    ],
)
async def test_a_claim_is_true_only_if_it_is_seen_again(
    check: str, true: bool, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    lines = (Line("acceptance", "a point", check=read_check(check)),)
    found = await counted([claim("a point"), claim("another", "look")], lines, tmp_path, nothing)
    assert (found.true, len(found.false), found.withheld) == (true, not true, 1)


async def test_what_rules_cannot_do_is_never_a_true_claim(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, "utf-8")
    lines = (Line("acceptance", "Customers pay online", check=read_check("has index.html: h1")),)
    found = await counted([claim("Customers pay online")], lines, tmp_path, nothing, ("pay",))
    assert found.false == ("Customers pay online",)


def test_the_requests_are_many_and_of_every_kind() -> None:
    found = requests()
    assert len(found) >= 60
    assert len({one.lang for one in found}) == 8
    assert {one.kind for one in found} == {
        *("site", "app", "data", "event", "text", "small", "beyond"),
    }
    assert sum(bool(one.beyond) for one in found) * 3 >= len(found), "a third is beyond rules"


@pytest.mark.parametrize("request_", requests(), ids=lambda one: one.id)
async def test_by_rules_nothing_is_claimed_that_is_not_so(
    request_: Request, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLKMOOT_MODEL", "offline")
    settings = settings_in(read(home=tmp_path / "mine"), tmp_path / "home")
    came = await ask(request_, settings, tmp_path / "brought")
    assert not [*came.troubles()]
