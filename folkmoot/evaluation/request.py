"""
Requests: what people ask for, the facts they give, what rules cannot do of it, and which of their
words are for the team and not for the result. They stand in requests.jsonl, one a line.

Whoever asks tells everything in one text when first asked, and approves. Counted is what the
review then claims (claims.py), what was said before anybody approved, and what stands in the files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.conversation.brief import Line
from folkmoot.conversation.card import Card, CardKind
from folkmoot.evaluation.case import Case
from folkmoot.evaluation.claims import PAGES, Claims, claimed, made, read
from folkmoot.evaluation.person import Person, Press
from folkmoot.evaluation.run import PERSON, Unfinished, Visit, projects, settings_in
from folkmoot.evaluation.wording import folded
from folkmoot.settings import Settings
from folkmoot.work.papers import PAPERS

FILE = Path(__file__).parent / "requests.jsonl"

MODEL = ("model", "modell", "modelo", "modele", "modello", "модел")
"""What it says, in eight languages, that something needs a model."""


@dataclass(frozen=True, slots=True)
class Request:
    id: str
    lang: str
    kind: str  # site, app, data, event, text, small; beyond: rules cannot do it
    request: str
    answer: str = ""
    brings: dict[str, str] = field(default_factory=dict)
    facts: tuple[str, ...] = ()  # that a careful reader must be able to see
    beyond: tuple[str, ...] = ()  # a word of each wish that rules cannot do
    never: tuple[str, ...] = ()  # words for the team, which are never printed


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a request."""

    id: str
    lang: str
    kind: str
    claims: Claims = Claims()
    unnamed: tuple[str, ...] = ()  # wishes nobody said they cannot do, before work began
    printed: tuple[str, ...] = ()  # words for the team that stand in the result
    facts: int = 0
    seen: int = 0  # of them, in the files
    why: str = ""  # it could not be finished

    @property
    def failed(self) -> bool:
        return bool(self.claims.false or self.unnamed or self.printed or self.why)

    def troubles(self) -> Iterable[str]:
        """Why it failed, a line for each reason."""
        yield from (f"claimed, and not there: {text}" for text in self.claims.false)
        yield from (f"not named before work began: {wish}" for wish in self.unnamed)
        yield from (f"printed, and meant for the team: {words}" for words in self.printed)
        if self.why:
            yield f"not finished: {self.why}"


class Asker:
    """Tells everything when first asked, and wants to get on."""

    def __init__(self, request: Request, folder: Path) -> None:
        self.case = Case(request.id, request.lang, request.kind, request.request, ())
        self.brings = tuple(_written(folder, request.brings))
        self._person = Person(self.case)
        self._answer = request.answer
        self.speak = self._person.speak

    def reply(self, card: Card, shown: Sequence[Line] = ()) -> Press:
        if card.kind is not CardKind.QUESTIONS:
            return self._person.reply(card, shown)
        answer, self._answer = self._answer, ""
        return Press("submit", answer) if answer else Press("skip")


def _written(folder: Path, files: dict[str, str]) -> Iterable[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        path = folder / name
        path.write_text(text, "utf-8")
        yield path


def requests(path: Path = FILE) -> tuple[Request, ...]:
    """Every request there is."""
    return tuple(_request(json.loads(line)) for line in path.read_text("utf-8").splitlines())


def _request(found: dict[str, Any]) -> Request:
    """A request from its line; what is misspelt is an error of ours."""
    return Request(**{name: _frozen(value) for name, value in found.items()})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


async def ask_all(
    asked: Iterable[Request], settings: Settings, folder: Path, tell: Callable[[Came], None]
) -> list[Came]:
    """Ask for one thing after another, each in a data folder of its own."""
    found = []
    for request in asked:
        came = await ask(request, settings_in(settings, folder / request.id), folder / "brought")
        tell(came)
        found.append(came)
    return found


async def ask(request: Request, settings: Settings, brought: Path) -> Came:
    """Ask for one thing, and look at what came of it."""
    why = ""
    async with Team(settings=settings) as team:
        room = team.room(request.id, PERSON)
        try:
            await Visit(room, Asker(request, brought / request.id)).whole()
        except Unfinished as unfinished:
            why = str(unfinished)
        return await _came(request, room, why)


async def _came(request: Request, room: Room, why: str) -> Came:
    claims = await claimed(room, projects(room), request.beyond)
    folders = [room.team.worker.project_folder(room.name, each) for each in projects(room)]
    files = [path for folder in folders for path in made(folder) if path.name not in PAPERS]
    pages = [path for path in files if path.suffix in PAGES] or files  # what people asked for
    seen = folded(" ".join(read(path) for path in pages))
    said = folded(" ".join(_before(room)))
    prepared = any(folded(each.goal) in said for each in projects(room))  # all of it was named
    return Came(
        request.id,
        request.lang,
        request.kind,
        claims,
        tuple(one for one in request.beyond if not (prepared or _named(one, request, said))),
        tuple(one for one in request.never if not prepared and folded(one) in seen),
        len(request.facts),
        sum(folded(fact) in seen for fact in request.facts),
        why,
    )


def _named(wish: str, request: Request, said: str) -> bool:
    """Whether somebody said beforehand that this cannot be done."""
    return folded(wish) in said if request.kind != "beyond" else any(word in said for word in MODEL)


def _before(room: Room) -> Iterable[str]:
    """What was said of limits before any work began."""
    for entry in room.entries():
        if entry["kind"] == "task_started":
            return
        if entry["kind"] == "brief_written":
            yield from (
                one["text"] for one in entry["brief"]["lines"] if one["section"] == "beyond"
            )
        elif entry["kind"] in ("said", "offer_made", "answered"):
            yield entry["text"]
        elif entry["kind"] == "card_opened":
            yield entry["card"]["text"]
            yield from (question["text"] for question in entry["card"].get("questions", ()))
