"""Every setting, the modes, and what happens to a wrong one."""

from __future__ import annotations

import os
import pwd
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from folkmoot.conversation.rules import DAY, MINUTE, MODES, Ask, Checkpoints, Rules
from folkmoot.errors import BadSetting
from folkmoot.settings import Settings, read, rules_of

RULES = {field.name for field in fields(Rules)} - {"team", "lent", "model"}

OTHERS: dict[str, Any] = {
    "ask": "minimal",
    "checkpoints": "after",
    "planning": False,
    "plan_approval": False,
    "approve_simple": True,
    "bot_turns": 3,
    "transition": False,
    "pause": True,
    "debate": True,
    "rounds": 2,
    "silence": 5 * MINUTE,
    "wait": 2 * DAY,
    "limit": 2,
    "bot_limit": 1,
    "attempts": 5,
    "backoff": 10,
    "follow_up_share": 0,
    "task_cost": 1,
    "budget": 2_000_000,
    "approvers": ["ann", "bob"],
}
"""A value for each rule that is not its default."""


def written(home: Path, toml: str, **env: str) -> Settings:
    (home / "folkmoot.toml").write_text(toml, encoding="utf-8")
    return read({"FOLKMOOT_HOME": str(home), **env})


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value)


# --- defaults and modes ---------------------------------------------------------------------


def test_without_a_mode_it_asks_plans_and_waits_for_approval(tmp_path: Path) -> None:
    settings = read({"FOLKMOOT_HOME": str(tmp_path)})
    rules = settings.rules
    assert (settings.model, settings.mode, settings.understand) == ("offline", "", "both")
    assert settings.pace == 0
    assert (rules.ask, rules.checkpoints) == (Ask.NORMAL, Checkpoints.NONE)
    assert (rules.planning, rules.plan_approval, rules.approve_simple) == (True, True, False)
    assert (rules.bot_turns, rules.rounds) == (10, 3)
    assert (rules.silence, rules.wait) == (30 * MINUTE, DAY)


def test_the_complex_mode_is_aggressive_with_both_checkpoints() -> None:
    rules = rules_of("complex", {})
    assert (rules.ask, rules.checkpoints) == (Ask.AGGRESSIVE, Checkpoints.BOTH)
    assert (rules.planning, rules.plan_approval) == (True, True)


def test_the_simple_mode_is_minimal_and_simple_work_approves_itself() -> None:
    rules = rules_of("simple", {})
    assert (rules.ask, rules.checkpoints) == (Ask.MINIMAL, Checkpoints.AFTER)
    assert (rules.planning, rules.approve_simple) == (False, True)


def test_the_conversational_mode_has_the_person_in_every_turn() -> None:
    rules = rules_of("conversational", {})
    assert (rules.bot_turns, rules.transition, rules.pause, rules.debate) == (1, True, True, True)


def test_every_mode_is_a_set_of_rules_that_exist() -> None:
    assert set(MODES) == {"", "complex", "simple", "conversational"}
    for changed in MODES.values():
        assert set(changed) <= RULES


# --- each setting by itself ------------------------------------------------------------------


def test_this_test_knows_every_rule() -> None:
    assert set(OTHERS) == RULES, "add a value to OTHERS, and a line to docs/settings.md"


@pytest.mark.parametrize("name", sorted(RULES))
def test_every_rule_can_be_set_by_itself(tmp_path: Path, name: str) -> None:
    value = OTHERS[name]
    rules = written(tmp_path, f"[rules]\n{name} = {toml(value)}\n").rules
    set_to = getattr(rules, name)
    assert set_to == (tuple(value) if isinstance(value, list) else value)
    assert set_to != getattr(Rules(), name)
    untouched = [n for n in RULES - {name} if getattr(rules, n) != getattr(Rules(), n)]
    assert not untouched


def test_a_rule_of_the_file_wins_over_the_mode(tmp_path: Path) -> None:
    rules = written(tmp_path, "mode = 'complex'\n[rules]\ncheckpoints = 'after'\n").rules
    assert (rules.ask, rules.checkpoints) == (Ask.AGGRESSIVE, Checkpoints.AFTER)


def test_a_variable_wins_over_the_file(tmp_path: Path) -> None:
    file = "mode = 'complex'\npace = 2\nunderstand = 'both'\n"
    plain = written(tmp_path, file)
    assert (plain.mode, plain.pace, plain.understand) == ("complex", 2.0, "both")
    env = {"FOLKMOOT_MODE": "simple", "FOLKMOOT_PACE": "0.5", "FOLKMOOT_UNDERSTAND": "local"}
    told = written(tmp_path, file, **env)
    assert (told.mode, told.pace, told.understand) == ("simple", 0.5, "local")
    assert told.rules.ask is Ask.MINIMAL


# --- where the data is -----------------------------------------------------------------------


def test_the_data_folder_follows_the_surroundings(tmp_path: Path) -> None:
    def home(**env: str) -> Path:
        return read(env).home

    assert home(FOLKMOOT_HOME=str(tmp_path), HOME="/nowhere") == tmp_path
    assert home(XDG_DATA_HOME="/data") == Path("/data/folkmoot")
    assert home(HOME="/home/ann") == Path("/home/ann/.local/share/folkmoot")
    person = Path(pwd.getpwuid(os.getuid()).pw_dir)
    assert home() == person / ".local/share/folkmoot", "by passwd where HOME is unset"


def test_the_database_is_in_the_data_folder_unless_named(tmp_path: Path) -> None:
    env = {"FOLKMOOT_HOME": str(tmp_path)}
    assert read(env).database == tmp_path / "folkmoot.db"
    url = f"sqlite:///{tmp_path}/other.db"
    assert read(env | {"FOLKMOOT_DATABASE_URL": url}).database == tmp_path / "other.db"


# --- wrong ones ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "names"),
    [
        ("colour = 'blue'", "colour"),
        ("[rules]\nchekpoints = 'both'", "chekpoints"),
        ("[rules]\ncheckpoints = 'always'", "checkpoints"),
        ("[rules]\nask = 3", "ask"),
        ("[rules]\nplanning = 'no'", "planning"),
        ("[rules]\nrounds = -1", "rounds"),
        ("[rules]\nrounds = 1.5", "rounds"),
        ("[rules]\nrounds = true", "rounds"),
        ("[rules]\nlimit = 0", "limit"),
        ("[rules]\nattempts = 0", "attempts"),
        ("[rules]\napprovers = 'ann'", "approvers"),
        ("[rules]\napprovers = [1]", "approvers"),
        ("[rules]\nteam = []", "team"),
        ("[rules]\nlent = []", "lent"),
        ("[rules]\nmodel = false", "model"),
        ("rules = 3", "rules"),
        ("mode = 'fast'", "MODE"),
        ("mode = 3", "MODE"),
        ("pace = 'slow'", "PACE"),
        ("pace = -1", "PACE"),
        ("pace = 1e9", "PACE"),
        ("understand = 'all'", "UNDERSTAND"),
        ("models = 3", "models"),
        ("[models]\nspeed = 3", "models.speed"),
        ("[models]\nseconds = 'long'", "models.seconds"),
        ("[models]\nseconds = 0", "models.seconds"),
        ("[models]\nfallback = 3", "models.fallback"),
        ("[models]\noutput = 'xml'", "models.output"),
        ("[models]\ndaily_usd = -1", "models.daily_usd"),
        ("[models.jobs]\nsleep = 'openai:gpt-5'", "models.jobs.sleep"),
        ("[models.jobs]\nplan = 3", "models.jobs"),
        ("[models.bots]\ncoder = 3", "models.bots"),
        ("[models.prices]\n'openai:x' = 3", "models.prices"),
        ("[models.prices]\n'openai:x' = [1.0]", "models.prices"),
        ("[models.prices]\n'openai:x' = [1.0, -2]", "models.prices"),
        ("mode = ", "folkmoot.toml"),
    ],
)
def test_a_wrong_setting_is_refused_and_named(tmp_path: Path, file: str, names: str) -> None:
    with pytest.raises(BadSetting) as refused:
        written(tmp_path, file)
    assert names in str(refused.value.values["name"])
    assert refused.value.values["why"]


@pytest.mark.parametrize("pace", ["nan", "inf", "-1", "fast", "1e99"])
def test_a_pace_is_a_number_of_seconds(tmp_path: Path, pace: str) -> None:
    with pytest.raises(BadSetting):
        read({"FOLKMOOT_HOME": str(tmp_path), "FOLKMOOT_PACE": pace})


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folkmoot.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSetting):
        read({"FOLKMOOT_HOME": str(tmp_path)})


def test_settings_never_change_once_read(tmp_path: Path) -> None:
    settings = read({"FOLKMOOT_HOME": str(tmp_path)})
    with pytest.raises(AttributeError):
        settings.pace = 3  # type: ignore[misc]


# --- models ---------------------------------------------------------------------------------


def test_the_model_is_the_one_that_is_named_before_any_key(tmp_path: Path) -> None:
    home = {"FOLKMOOT_HOME": str(tmp_path)}
    assert read(home).model == "offline"
    assert read({**home, "OPENAI_API_KEY": " "}).model == "offline"
    assert read({**home, "OPENAI_API_KEY": "k"}).model.startswith("openai:")
    assert read({**home, "ANTHROPIC_API_KEY": "k"}).model.startswith("anthropic:")
    compatible = {"OPENAI_API_KEY": "k", "OPENAI_BASE_URL": "http://127.0.0.1:1/v1"}
    assert read({**home, **compatible}).model.startswith("openai-chat:")
    keys = {"OPENAI_API_KEY": "k", "ANTHROPIC_API_KEY": "k"}
    assert read({**home, **keys, "FOLKMOOT_MODEL": "offline"}).model == "offline"
    assert written(tmp_path, "model = 'anthropic:one'", **keys).model == "anthropic:one"


@pytest.mark.parametrize(
    ("model", "understand", "asked"),
    [
        ("openai:gpt-5", "local", False),
        ("openai:gpt-5", "both", True),
        ("openai:gpt-5", "model", True),
        ("offline", "both", False),
        ("offline", "model", False),
    ],
)
def test_understand_alone_says_whether_a_model_is_asked_what_is_meant(
    tmp_path: Path, model: str, understand: str, asked: bool
) -> None:
    told = written(tmp_path, f"model = {model!r}\nunderstand = {understand!r}\n")
    assert [rules.model for rules in (told.rules, *told.modes.values())] == 4 * [asked]


def test_a_key_whose_package_is_not_installed_stops_nobody(tmp_path: Path) -> None:
    assert read({"FOLKMOOT_HOME": str(tmp_path), "MISTRAL_API_KEY": "k"}).model == "offline"


def test_models_have_their_table(tmp_path: Path) -> None:
    models = written(
        tmp_path,
        "[models]\nfallback = 'openai:b'\nseconds = 5\ndaily_usd = 2.5\n"
        "[models.jobs]\nplan = 'openai:strong'\n[models.bots]\ncoder = 'openai:code'\n"
        "[models.prices]\n'openai:b' = [0.5, 2]\n",
    ).models
    assert (models.fallback, models.seconds, models.daily_usd) == ("openai:b", 5, 2.5)
    assert models.jobs == {"plan": "openai:strong"}
    assert models.bots == {"coder": "openai:code"}
    assert models.prices == {"openai:b": (0.5, 2.0)}
