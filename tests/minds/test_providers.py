"""Models by name: what is missing is said in one sentence, what a call costs is known or not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from folkmoot.errors import BadSetting
from folkmoot.team.minds.providers import check, price
from folkmoot.texts import explain
from tests.fakes.processes import PROGRAM, ROOT, environment, folkmoot

KEY = {"OPENAI_API_KEY": "k"}


@pytest.mark.parametrize(
    ("name", "env", "says"),
    [
        ("openai:gpt-5", {}, "OPENAI_API_KEY"),
        ("openai-chat:llama", {}, "OPENAI_API_KEY or OPENAI_BASE_URL"),
        ("anthropic:claude-sonnet-4-5", KEY, "ANTHROPIC_API_KEY"),
        ("mistral:mistral-large-latest", {"MISTRAL_API_KEY": "k"}, "pydantic-ai-slim[mistral]"),
        ("google:gemini-2.5-flash", {"GEMINI_API_KEY": "k"}, "pydantic-ai-slim[google]"),
        ("groq:openai/gpt-oss-20b", {}, "pydantic-ai-slim[groq]"),
        ("nobody:none", KEY, "nobody:none"),
        ("gpt-5", KEY, "provider:name"),
        ("openai:", KEY, "provider:name"),
        ("", KEY, "provider:name"),
    ],
)
def test_a_model_that_cannot_be_asked_says_what_to_set_or_install(
    name: str, env: dict[str, str], says: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        check(name, env)
    told = explain(refused.value, "en")
    assert says in told
    assert "FOLKMOOT_MODEL" in told
    assert "\n" not in told
    assert len(told) < 200


@pytest.mark.parametrize(
    ("name", "env"),
    [
        ("openai:gpt-5", KEY),
        ("openai-chat:llama", {"OPENAI_BASE_URL": "http://127.0.0.1:1/v1"}),
        ("anthropic:claude-sonnet-4-5", {"ANTHROPIC_API_KEY": "k"}),
    ],
)
def test_a_model_with_its_key_is_let_through(name: str, env: dict[str, str]) -> None:
    check(name, env)


def test_a_price_is_the_one_that_was_set_else_the_listed_one_else_unknown() -> None:
    assert price("openai-chat:mine", 1_000, 100, {"openai-chat:mine": (2.0, 8.0)}) == 2_800
    assert price("openai-chat:mine", 1_000, 100, {}) is None
    listed = price("openai-chat:gpt-4o-mini", 1_000_000, 1_000_000, {})
    assert listed == price("openai:gpt-4o-mini", 1_000_000, 1_000_000, {})
    assert listed is not None
    assert 100_000 < listed < 10_000_000


def test_a_price_is_never_rounded_down() -> None:
    assert price("openai-chat:mine", 1, 0, {"openai-chat:mine": (0.01, 0.01)}) == 1


def test_only_whoever_performs_needs_the_key(tmp_path: Path) -> None:
    """A `say` beside a worker stores the message; the worker's team answers with its own mind."""
    home = tmp_path / "home"
    alone = folkmoot(home, "say", "hello there", env={"FOLKMOOT_MODEL": "openai:gpt-5"})
    assert alone.code == 2
    assert "OPENAI_API_KEY" in alone.err
    assert folkmoot(home, "project", "list").code == 2  # nobody ever spoke here
    worker = subprocess.Popen([*PROGRAM, "worker"], cwd=ROOT, env=environment(home))
    try:
        while folkmoot(home, "doctor").out.find(str(worker.pid)) < 0:
            assert worker.poll() is None
        said = folkmoot(home, "say", "hello there", env={"FOLKMOOT_MODEL": "openai:gpt-5"})
        assert said.code == 0
        assert "leader" in said.out
    finally:
        worker.terminate()
        worker.wait()
