"""Texts that cannot drift: every id exists, every value is given, every error can be told."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import folkmoot
from folkmoot.channels.terminal.desk import LEAVE_OUT, ONE_BY_ONE
from folkmoot.channels.terminal.slash import COMMANDS
from folkmoot.conversation.brief import SECTIONS
from folkmoot.conversation.card import OPTIONS, CardKind
from folkmoot.conversation.check import How
from folkmoot.conversation.offer import NONE
from folkmoot.conversation.phases import PUBLIC
from folkmoot.conversation.plan import TaskKind
from folkmoot.conversation.project import Outcome
from folkmoot.conversation.review import FIX
from folkmoot.conversation.verdict import IRREVERSIBLE
from folkmoot.conversation.words import LANGUAGES
from folkmoot.errors import FolderBusy, FolkmootError
from folkmoot.team.minds.trial import STATES
from folkmoot.team.offline.briefing import CHECKS
from folkmoot.team.offline.facts import SLOTS
from folkmoot.team.offline.kinds import FIGURES, KINDS, PREPARE, RESULT, SHORTER, title_id
from folkmoot.team.offline.making.program import TOOLS
from folkmoot.team.offline.making.records import SAID
from folkmoot.team.offline.missing import TOPICS
from folkmoot.team.offline.offering import WAYS
from folkmoot.team.roster import PIPELINE, TEAM
from folkmoot.texts import FILES, MissingTextId, explain, say, source
from folkmoot.work.knowing import NEXT

PACKAGE = Path(folkmoot.__file__).parent
SAYS = {"text", "say", "told", "question"}
"""Calls whose first argument is the id of a text."""


def messages(lang: str) -> dict[str, ftl.Message]:
    """Every text of a language; a line that cannot be parsed fails here."""
    found: dict[str, ftl.Message] = {}
    for file in FILES:
        for entry in FluentParser().parse(source(lang, file)).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{file}.ftl: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{lang} has {entry.id.name} twice"
                assert entry.value is not None, f"{entry.id.name} says nothing"
                found[entry.id.name] = entry
    return found


def variables(node: Any) -> set[str]:
    """The values a text needs, in whichever branch."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(child) for child in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(child) for child in node))
    return set()


def shape(lang: str) -> dict[str, set[str]]:
    """Every text and every attribute, with the values it needs."""
    found = {}
    for id, message in messages(lang).items():
        found[id] = variables(message.value)
        for attribute in message.attributes:
            found[f"{id}.{attribute.id.name}"] = variables(attribute.value)
    return found


ENGLISH = {id: needs for id, needs in shape("en").items() if "." not in id}


SUMS = {"cost", "budget", "spent", "least", "sum"}
"""Values that are sums of dollars."""


def filled(id: str, value: str) -> dict[str, Any]:
    """Some value for everything a text needs."""
    return {name: "5.00" if name in SUMS else value for name in ENGLISH[id]}


def calls() -> Iterator[tuple[str, ast.expr, set[str]]]:
    """Where the source names a text: the place, the id as written, the values given."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in SAYS and path.parts[-2] != "texts":
                given = {word.arg for word in node.keywords if word.arg}
                place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                yield place, node.args[0], given


def plain_ids() -> list[tuple[str, str, set[str]]]:
    return [
        (place, id.value, given)
        for place, id, given in calls()
        if isinstance(id, ast.Constant) and isinstance(id.value, str) and "-" in id.value
    ]


FAMILIES = {
    "phase-": set(PUBLIC.values()) - {"opened"},
    "end-": {str(outcome) for outcome in Outcome},
    "confirm-": set(IRREVERSIBLE) - {"yes"},
    "card-": {str(kind) for kind in TaskKind} - {"work"},
    "parked-": {"pause", "timeout"},
    "refused-": {"approval", "review"},
    "knows-next-": {*NEXT.values(), "busy"},
    "is-": {"paused", "parked"},
    "outcome-": {str(outcome) for outcome in Outcome},
    "slash-": set(COMMANDS),
    "chat-hint": {"", "-back", "-card", "-questions"},
    "option-": {option for options in OPTIONS.values() for option in options}
    | {NONE, FIX, "retry", "drop", ONE_BY_ONE, LEAVE_OUT},
    "section-": set(SECTIONS),
    "accept-": {*CHECKS, "part"},
    "accept-event-": {"date", "start", "place", "parts", "stages", "money", "each"},
    "simpler-": set(KINDS) - {FIGURES, PREPARE, RESULT, "site"},
    "must-": set(KINDS) - {FIGURES, PREPARE, RESULT},
    "check-": {str(how) for how in How},
    "slot-": set(SLOTS),
    "model-by-": {"environment", "chosen", "file", "key"},
    "model-tried-": {*(state for _, state in STATES), "works", "unpriced", "offline"},
    "app-": set(SAID),
    "figures-": {"column", "kind", "total", "empty", "number", "date", "text"},
    "ask-": {f"{kind}-{topic}" for kind, found in KINDS.items() for topic, _ in found.asks}
    | {f"{intent}-{topic}" for intent, found in SHORTER.items() for topic, _ in found.asks},
    "task-": {
        title_id(kind, step).removeprefix("task-")
        for kind, found in KINDS.items()
        for step in found.tasks
    },
    "way-": set(WAYS),
    "bot-": {*TEAM, *PIPELINE},
    "tool-": set(TOOLS),
    "event-": {"when", "starts", "where"},
    "event-need-": {"date", "start", "place", "parts"},
    "fix-": {topic for topics in TOPICS.values() for topic in topics.values()},
    "month-": {str(n) for n in range(1, 13)},
    "weekday-": {str(n) for n in range(1, 8)},
}
"""Ids that are put together: the beginning, and every end it may have."""

FRAGMENTS = (
    *("otherwise", "recommended", "plan-after", "is-", "simpler-", "must-"),
    *("line-assumed", "ways-for", "ways-against", "ways-said", "ways-also", "ways-bare", "way-"),
    *("slash-", "outcome-", "for-example", "chat-until", "because-"),
    *("token-every-room", "token-made", "token-used", "token-unused", "token-ended"),
    *("model-found-server", "model-provider"),
    *("state-nothing", "check-", "figures-"),
    *("event-need-", "event-before", "event-eve", "event-day", "event-after", "event-open"),
    *("event-people", "count-of"),
    *("page-", "panel-"),  # labels: what stands beside them begins the sentence
)
"""Texts that stand within a sentence or a list."""


def every_error() -> list[type[FolkmootError]]:
    for module in pkgutil.walk_packages([str(PACKAGE)], "folkmoot."):
        if not module.name.endswith("__main__") and ".cli" not in module.name:
            importlib.import_module(module.name)
    found, todo = [], [FolkmootError]
    while todo:
        error = todo.pop()
        found.append(error)
        todo += error.__subclasses__()
    return sorted(set(found), key=lambda error: error.__name__)


# --- the promises ---------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_texts_and_values(lang: str) -> None:
    assert shape(lang) == shape("en")


def test_every_text_that_is_named_exists_and_gets_its_values() -> None:
    named = plain_ids()
    assert len(named) > 20
    wrong = []
    for place, id, given in named:
        if id not in ENGLISH:
            wrong.append(f"{place}: there is no text {id!r}")
        elif missing := ENGLISH[id] - given - {"lang"}:
            wrong.append(f"{place}: {id} needs {sorted(missing)}")
    assert not wrong, "\n".join(wrong)


def test_every_id_that_is_put_together_is_of_a_known_family() -> None:
    """f"phase-{…}" and "end-" + … : their ends are listed in FAMILIES."""
    for place, id, _ in calls():
        parts = id.values if isinstance(id, ast.JoinedStr) else [getattr(id, "left", None)]
        first = parts[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            assert first.value in FAMILIES, f"{place}: list the ends of {first.value!r}"


def test_every_member_of_a_family_exists() -> None:
    wanted = {beginning + end for beginning, ends in FAMILIES.items() for end in ends}
    assert wanted <= set(ENGLISH), sorted(wanted - set(ENGLISH))


def of_the_page() -> tuple[set[str], set[str]]:
    """The texts that the page names, and the beginnings of those that it puts together."""
    source = "\n".join(
        path.read_text("utf-8") for path in (PACKAGE / "web").rglob("*.*") if path.suffix != ".css"
    )
    plain = set(re.findall(r"""["']((?:page|panel)-[a-z0-9-]+[a-z0-9])["']""", source))
    return plain, set(re.findall(r"`([a-z]+-[a-z-]*)\$\{", source))


def test_every_text_that_the_page_names_exists() -> None:
    source = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "web").rglob("*.js"))
    named = set(re.findall(r"""\bwords\(\s*["']([a-z0-9-]+)["']""", source))
    assert len(named) > 100
    assert named <= set(ENGLISH), sorted(named - set(ENGLISH))
    _, beginnings = of_the_page()
    texts = [one for one in beginnings if one.startswith(("page-", "panel-"))]
    for beginning in texts:
        assert any(id.startswith(beginning) for id in ENGLISH), beginning


def test_no_text_is_left_over() -> None:
    source = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    plain, beginnings = of_the_page()
    families = (*FAMILIES, *beginnings, "web-error-")
    said = set(re.findall(r"""["']([a-z-]+)["']""", source)) | plain
    left = [id for id in ENGLISH if id not in said and not id.startswith(families)]
    assert not left, "nobody says these"


@pytest.mark.parametrize("error", every_error(), ids=lambda error: str(error.__name__))
def test_every_error_can_be_explained_with_its_values(error: type[FolkmootError]) -> None:
    assert error.text_id in ENGLISH
    if error.__init__ is FolkmootError.__init__:
        values: dict[str, Any] = dict.fromkeys(ENGLISH[error.text_id], "x")
        raised = error(**values)
    else:
        raised = error(**dict(_samples(error)))
    told = explain(raised)
    assert told
    assert "{" not in told
    assert not re.search(r"\bNone\b|\$", told)


def _samples(error: type[FolkmootError]) -> Iterator[tuple[str, Any]]:
    """A value for each parameter, by its annotation."""
    known = {"str": "x1", "int": 41234, "tuple[str, ...]": ("yes", "no")}
    for name, parameter in inspect.signature(error.__init__).parameters.items():
        if name != "self":
            yield name, "5.00" if name in SUMS else known[str(parameter.annotation)]


def test_numbers_that_are_names_are_not_counted_in_thousands() -> None:
    assert "41234" in explain(FolderBusy("home", 41234))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_are_written_as_the_readers_language_writes_them(lang: str) -> None:
    point, other = (".", ",") if lang == "en" else (",", ".")
    said = [id for id in ENGLISH if ENGLISH[id] & SUMS and not id.startswith(("page-", "panel-"))]
    assert {"card-approval", "card-money", "standing-cost", "error-too-little"} <= set(said)
    for id in said:  # the page formats its own
        for count in (0, 1, 5):
            told = say(id, lang, **filled(id, "x") | {"count": count})
            assert f"5{point}00" in told, told
            assert f"5{other}00" not in told, told
    assert f"0{point}0012" in say("money", lang, sum="0.0012")


QUOTES = {"de": "„“", "fr": "«»", "ru": "«»"}
"""The quotation marks of a language, where they are not those of English."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_one_kind_of_quotation_marks(lang: str) -> None:
    used = {mark for file in FILES for mark in source(lang, file)} & set("“”„«»‹›")
    assert used == set(QUOTES.get(lang, "“”"))


EUROPEAN = (
    *("equipas?", "contactar", "contacto", "ecrã", "ficheiros?", "utilizador", "telemóvel"),
    *(
        "partilhar?",
        "registos?",
        "palavra-passe",
        "planear",
        "facto",
        "tipo de letra",
        "fornecedor",
    ),
)


def test_portuguese_is_that_of_brazil() -> None:
    texts = "\n".join(source("pt", file) for file in FILES)
    assert not re.findall(rf"(?i)\b({'|'.join(EUROPEAN)})\b", texts)


def test_every_text_speaks_to_a_person() -> None:
    """A sentence begins with a capital, a quotation or a value, and knows no code."""
    odd = []
    for id in ENGLISH:
        values = filled(id, "Xaver")
        values.update(count=2, met=1, shown=1, undone=0, yours=0, left=0)
        told = say(id, **values)
        whole = not id.startswith(FRAGMENTS)
        if told != told.strip() or "  " in told:
            odd.append(f"{id}: {told!r}")
        if whole and not re.match(r"[A-Z“$\dX—(↑]", told):
            odd.append(f"{id}: {told!r}")
        if re.search(r"[a-z]_[a-z]|\bNone\b(?! of)|\bTrue\b", told):
            odd.append(f"{id}: {told!r}")
    assert not odd, "\n".join(odd)


def test_a_text_that_is_not_there_or_lacks_a_value_is_a_bug() -> None:
    with pytest.raises(MissingTextId):
        say("no-such-text")
    with pytest.raises(MissingTextId):
        say("error-unknown-room")


def test_plurals_are_right_for_none_one_and_many() -> None:
    for id, message in messages("en").items():
        if "count" not in ENGLISH[id]:
            continue
        values = filled(id, "x")
        values.update(met=1, round=1, rounds=3, shown=0, undone=0, yours=0, left=0)
        for count in (0, 1, 2, 5):
            values["count"] = count
            told = say(id, **values)
            assert not re.search(r"\b1 (tasks|questions|options|jobs|points|more tasks)\b", told)
            assert not re.search(r"\b[02-9] (task|question|option|job|point)\b", told), message.id


def test_every_kind_of_card_has_words() -> None:
    families = ("card-", "confirm-")
    assert len([id for id in ENGLISH if id.startswith(families)]) >= len(CardKind)
