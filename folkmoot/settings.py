"""
Every setting, in one frozen value. The three modes are sets of them.

Order: a default, then the mode, then `folkmoot.toml` in the data folder, then FOLKMOOT_*
variables. Between the last two stands the model that was chosen with `folkmoot model`. A misspelt
key is an error that names it.
"""

from __future__ import annotations

import os
import pwd
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from folkmoot import connected
from folkmoot.connected import OFFLINE, Connection
from folkmoot.conversation.rules import MODES, Ask, Checkpoints, Rules
from folkmoot.errors import BadSetting

SANDBOX = {
    "seconds": 120,
    "memory_mb": 2_048,
    "processes": 64,
    "file_mb": 512,
    "folder_mb": 2_048,
}
"""What one command and everything it starts may use, if nobody says otherwise."""

JOBS = (
    *("understand", "ask", "merge", "brief", "plan", "do", "check", "advise", "ways", "vote"),
    *("answer", "offer", "choose", "speak", "review"),
)
"""Kinds of job that may have a model of their own."""

OUTPUTS = ("auto", "tool", "native", "text")

KEYS = {
    "OPENAI_API_KEY": ("openai", "openai:gpt-5-mini"),
    "ANTHROPIC_API_KEY": ("anthropic", "anthropic:claude-sonnet-4-5"),
    "GEMINI_API_KEY": ("google.genai", "google:gemini-2.5-flash"),
    "GROQ_API_KEY": ("groq", "groq:openai/gpt-oss-120b"),
    "MISTRAL_API_KEY": ("mistralai", "mistral:mistral-large-latest"),
    "DEEPSEEK_API_KEY": ("openai", "deepseek:deepseek-chat"),
}
"""A key in the environment, the package it needs, and the model it is taken for."""


@dataclass(frozen=True, slots=True)
class Models:
    """Which models think, and within which bounds: the table [models] of folkmoot.toml."""

    fallback: str = ""
    """Asked where the first one gives nothing that can be used."""
    jobs: Mapping[str, str] = field(default_factory=dict)
    """A model for a kind of job: a strong one for plan, a cheap one for answer."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """A model for a bot; it goes before the one for the job."""
    prices: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Dollars for a million tokens read and written, where the public list has no price."""
    daily_usd: float = 0.0
    """What all rooms together may cost a day (UTC); 0: no limit."""
    seconds: int = 120
    """How long one call may take."""
    tries: int = 3
    """How often a model is asked for one outcome, with what was wrong before."""
    turns: int = 40
    """Turns of a model in one task, where the bot's own file does not say."""
    tokens: int = 8_000
    """The most tokens of one answer."""
    context: int = 60_000
    """The most characters that a model is told of what was said and brought."""
    output: str = "auto"
    """How an outcome is asked for: tool, native (JSON by schema), text, or what works."""


@dataclass(frozen=True, slots=True)
class Settings:
    home: Path
    """The data folder: database, projects, long texts, locks."""
    model: str = OFFLINE
    """offline, or a model by its provider and name, as openai:gpt-5."""
    by: str = "program"
    """Who named it: environment, chosen (`folkmoot model`), file, key, nothing, or a program."""
    unchosen: tuple[str, str] = (OFFLINE, "nothing")
    """The model if nobody had chosen one, and who names it."""
    connection: Connection | None = None
    """What was chosen, with its key, where that counts."""
    models: Models = Models()
    mode: str = ""
    """complex, simple, conversational, or nothing: each a set of rules (docs/settings.md)."""
    understand: str = "both"
    """local: never ask the model what a message means; both: where unsure; model: always."""
    pace: float = 0.0
    """Seconds that every job, with a model too, takes longer: for demonstrations and tests."""
    rules: Rules = Rules()
    modes: Mapping[str, Rules] = field(default_factory=dict)
    """The rules of each mode, for rooms in which another one is chosen."""
    sandbox: Mapping[str, int] = field(default_factory=lambda: dict(SANDBOX))
    """What one command of a bot may use: the table [sandbox] of folkmoot.toml."""
    hosts: tuple[str, ...] = ()
    """Further names that `serve` answers to, behind a proxy: `hosts` in the table [web]."""
    file: Path | None = None
    """The SQLite file, where FOLKMOOT_DATABASE_URL names another than the data folder's."""

    @property
    def database(self) -> Path:
        return self.file or self.home / "folkmoot.db"

    @property
    def projects(self) -> Path:
        return self.home / "projects"

    @property
    def bots(self) -> Path:
        """Where people put bots of their own."""
        return self.home / "bots"

    @property
    def texts(self) -> Path:
        """Where messages go that are too long for the log."""
        return self.home / "texts"


def read(env: Mapping[str, str] = os.environ, home: Path | None = None) -> Settings:
    """Read the settings of this process; raises BadSetting with the name of a wrong one."""
    home = home or home_of(env)
    written = _toml(home / "folkmoot.toml")
    in_file = written.pop("mode", "")
    mode = str(env.get("FOLKMOOT_MODE") or in_file)
    if mode not in MODES:
        raise BadSetting("FOLKMOOT_MODE", f"{mode!r} is none of complex, simple, conversational")
    known = {"model", "understand", "pace"}
    table: dict[str, Any] = written.pop("rules", {})
    if not isinstance(table, dict):
        raise BadSetting("rules", "it must be a table: [rules]")
    sandbox = _sandbox(written.pop("sandbox", {}))
    models = _models(written.pop("models", {}))
    hosts = _hosts(written.pop("web", {}))
    for key in written:
        if key not in known:
            raise BadSetting(key, "there is no such setting in folkmoot.toml")
    understand = str(env.get("FOLKMOOT_UNDERSTAND") or written.get("understand", "both"))
    if understand not in ("local", "model", "both"):
        raise BadSetting("FOLKMOOT_UNDERSTAND", f"{understand!r} is none of local, model, both")
    settings = Settings(
        home=home,
        unchosen=_unchosen(env, str(written.get("model", ""))),
        models=models,
        mode=mode,
        understand=understand,
        pace=_seconds(env.get("FOLKMOOT_PACE") or written.get("pace", 0)),
        rules=rules_of(mode, table),
        modes={name: rules_of(name, table) for name in MODES if name},
        sandbox=sandbox,
        hosts=hosts,
        file=database_of(env.get("FOLKMOOT_DATABASE_URL", "")),
    )
    return with_choice(settings, connected.read(home))


def with_choice(settings: Settings, chosen: Connection | None) -> Settings:
    """The settings once a model was chosen, or forgotten; the environment goes before a choice."""
    model, by = settings.unchosen
    if by == "environment":
        chosen = None
    elif chosen is not None:
        model, by = chosen.name, "chosen"
    asks = model != OFFLINE and settings.understand != "local"
    return replace(
        settings,
        model=model,
        by=by,
        connection=chosen,
        rules=replace(settings.rules, model=asks),
        modes={name: replace(rules, model=asks) for name, rules in settings.modes.items()},
    )


def _unchosen(env: Mapping[str, str], in_file: str) -> tuple[str, str]:
    """The model that environment and file name, and which of them does."""
    by_key = model_of_keys(env)
    found = {
        "environment": env.get("FOLKMOOT_MODEL", ""),
        "file": in_file,
        "key": by_key if by_key != OFFLINE else "",
    }
    return next(((name, by) for by, name in found.items() if name), (OFFLINE, "nothing"))


def model_of_keys(env: Mapping[str, str]) -> str:
    """The model of the first key that the environment has and this machine can use."""
    for key, (package, model) in KEYS.items():
        if env.get(key, "").strip() and installed(package):
            if key == "OPENAI_API_KEY" and env.get("OPENAI_BASE_URL"):
                return model.replace("openai:", "openai-chat:")  # a compatible server
            return model
    return OFFLINE


def installed(package: str) -> bool:
    """Whether a package can be imported, without importing it."""
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False


def _models(table: Any) -> Models:
    if not isinstance(table, dict):
        raise BadSetting("models", "it must be a table: [models]")
    known = {f.name: f for f in fields(Models)}
    for name, value in table.items():
        if name not in known:
            raise BadSetting(f"models.{name}", f"there are {', '.join(known)}")
        MODEL_CHECKS[str(known[name].type)](f"models.{name}", value)
    for job in table.get("jobs", {}):
        if job not in JOBS:
            raise BadSetting(f"models.jobs.{job}", f"there are {', '.join(JOBS)}")
    if table.get("output", "auto") not in OUTPUTS:
        raise BadSetting("models.output", f"there are {', '.join(OUTPUTS)}")
    prices = {name: (float(a), float(b)) for name, (a, b) in table.get("prices", {}).items()}
    return replace(Models(), **{**table, "prices": prices})


def _is_name(name: str, value: Any) -> None:
    if not isinstance(value, str):
        raise BadSetting(name, f"{value!r} is no text")


def _are_names(name: str, value: Any) -> None:
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise BadSetting(name, 'it must be a table of models: coder = "openai:gpt-5"')


def _are_prices(name: str, value: Any) -> None:
    for pair in value.values() if isinstance(value, dict) else [None]:
        numbers = isinstance(pair, list) and [isinstance(n, int | float) and n >= 0 for n in pair]
        if numbers != [True, True]:
            why = "two prices a model, for a million tokens read and written: [0.15, 0.6]"
            raise BadSetting(name, why)


def _is_sum(name: str, value: Any) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value < 1e6:
        raise BadSetting(name, f"{value!r} is no sum of dollars")


def _is_count(name: str, value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 10_000_000:
        raise BadSetting(name, f"{value!r} is no whole number from 1")


MODEL_CHECKS: dict[str, Callable[[str, Any], None]] = {
    "str": _is_name,
    "Mapping[str, str]": _are_names,
    "Mapping[str, tuple[float, float]]": _are_prices,
    "float": _is_sum,
    "int": _is_count,
}
"""What a value must be, by the type of its setting."""


def _hosts(table: Any) -> tuple[str, ...]:
    if not isinstance(table, dict) or not table.keys() <= {"hosts"}:
        raise BadSetting("web", 'it must be a table: [web] with hosts = ["moot.example.org"]')
    names = table.get("hosts", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadSetting("web.hosts", "it must be a list of names")
    return tuple(name.lower() for name in names)


def _sandbox(table: Any) -> dict[str, int]:
    if not isinstance(table, dict):
        raise BadSetting("sandbox", "it must be a table: [sandbox]")
    for name, value in table.items():
        if name not in SANDBOX:
            raise BadSetting(f"sandbox.{name}", f"there are {', '.join(SANDBOX)}")
        if not isinstance(value, int) or isinstance(value, bool) or not 0 < value <= 1_000_000:
            raise BadSetting(f"sandbox.{name}", f"{value!r} is no whole number from 1 to 1000000")
    return SANDBOX | table


DERIVED = ("team", "lent", "model")
"""Rules that nobody writes: they follow from the bots there are, and from `understand`."""


def rules_of(mode: str, table: Mapping[str, Any]) -> Rules:
    """The rules of a mode, with single ones changed."""
    changed: dict[str, Any] = dict(MODES[mode])
    kinds: dict[str, Any] = {"ask": Ask, "checkpoints": Checkpoints}
    plain = {f.name: f.type for f in fields(Rules) if f.name not in DERIVED}
    for name, value in table.items():
        if name not in plain:
            raise BadSetting(f"rules.{name}", "there is no such rule")
        changed[name] = _rule(name, value, kinds.get(name))
    return replace(Rules(), **changed)


FROM_ZERO = frozenset({"backoff", "follow_up_share", "task_cost", "budget"})
"""Rules that may be nothing; with the others nothing would ever happen."""


def _rule(name: str, value: Any, kind: Any) -> Any:
    default = getattr(Rules(), name)
    try:
        if kind is not None:
            return kind(value)
        if isinstance(default, bool):
            if not isinstance(value, bool):
                raise ValueError("true or false")
            return value
        if isinstance(default, tuple):
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                raise ValueError("a list of names")
            return tuple(value)
        least = 0 if name in FROM_ZERO else 1
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise ValueError(f"a whole number from {least}")
        return value
    except (ValueError, TypeError) as error:
        raise BadSetting(f"rules.{name}", f"{value!r} does not fit ({error})") from None


def _seconds(value: Any) -> float:
    try:
        if isinstance(value, bool):
            raise TypeError
        seconds = float(value)
    except (TypeError, ValueError):
        raise BadSetting("FOLKMOOT_PACE", f"{value!r} is no number of seconds") from None
    if not 0 <= seconds <= 3600:
        raise BadSetting("FOLKMOOT_PACE", "it must be between 0 and 3600 seconds")
    return seconds


def home_of(env: Mapping[str, str]) -> Path:
    """The data folder; by passwd where HOME is unset, as under cron."""
    if named := env.get("FOLKMOOT_HOME"):
        return Path(named).expanduser().absolute()
    if data := env.get("XDG_DATA_HOME"):
        return Path(data) / "folkmoot"
    try:
        user = env.get("HOME") or pwd.getpwuid(os.getuid()).pw_dir
    except KeyError:
        why = "it is not set, and nobody knows where this user is at home; set it to a folder"
        raise BadSetting("FOLKMOOT_HOME", why) from None
    return Path(user) / ".local" / "share" / "folkmoot"


def database_of(url: str) -> Path | None:
    if not url:
        return None
    if not url.startswith("sqlite:///"):
        raise BadSetting("FOLKMOOT_DATABASE_URL", "only sqlite:///PATH exists so far")
    return Path(url.removeprefix("sqlite:///")).absolute()


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except NotADirectoryError:
        raise BadSetting("FOLKMOOT_HOME", f"{path.parent} is not a folder") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(str(path), str(error)) from None
