"""
Entries, cards, briefs and plans as lines of styled pieces. Pure; nothing is printed here.

The same lines serve the chat, which shows colours and faces, and the other commands, which
show the words alone. Whatever a terminal would obey is made visible in here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from folkmoot.conversation.brief import PLANNED
from folkmoot.conversation.check import MARKED, Check
from folkmoot.said import clean
from folkmoot.texts import say
from folkmoot.view import shown_by

COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")
DIM, STRONG, GOOD, BAD, ASKS = "class:dim", "class:strong", "class:good", "class:bad", "class:asks"

Piece = tuple[str, str]
View = dict[str, Any]


class Line(NamedTuple):
    pieces: tuple[Piece, ...]
    indent: int = 0  # of its further lines, where it does not fit in one

    @property
    def text(self) -> str:
        return "".join(text for _, text in self.pieces)


def line(*pieces: Piece | str, indent: int = 0) -> Line:
    """A line of words and pieces, with nothing in it that a terminal obeys."""
    styled = (piece if isinstance(piece, tuple) else ("", piece) for piece in pieces)
    return Line(tuple((style, clean(text)) for style, text in styled), indent)


@dataclass(frozen=True, slots=True)
class Faces:
    """How bots are shown: with their emoji and a colour of their own, or by name alone."""

    emojis: Mapping[str, str] = field(default_factory=dict)
    own: str = ""  # the person who reads this

    def name(self, bot: str) -> Piece:
        if bot not in self.emojis:
            return ("class:person" if self.emojis else "", bot)
        colour = COLOURS[[*self.emojis].index(bot) % len(COLOURS)]
        return (f"class:bot.{colour}", f"{self.emojis[bot]} {bot}")


NOBODY = Faces()


def said(who: str, text: str, faces: Faces = NOBODY) -> Iterator[Line]:
    """What somebody said; further lines are indented, so that nobody can speak for another."""
    if who == faces.own:
        for n, each in enumerate(text.split("\n")):
            yield line(("class:own", "❯ " if n == 0 else "  "), ("class:own", each), indent=2)
        return
    first, *others = text.split("\n")
    yield line(faces.name(who), ": " + first, indent=4)
    for other in others:
        yield line("    ", other, indent=4)


def rule(text: str) -> Line:
    """A change of scene."""
    return line((DIM, f"— {text} —"))


def entry(view: View, home: Path, lang: str, faces: Faces = NOBODY) -> Iterator[Line]:
    """One entry of the log as a person reads it; what only programs need is left out."""
    project = view["project"]
    match view["kind"]:
        case "button_pressed":
            yield from _pressed(view, lang, faces)
        case "commanded":
            yield from said(view["sender"], f"/{view['command']} {view['text']}".strip(), faces)
        case "person_spoke":
            yield from said(view["sender"], view["text"], faces)
            if view["file"]:
                yield kept(view, lang)
        case "said" | "answered" | "bot_spoke" | "offer_made":
            yield from said(view["bot"], view["text"], faces)
        case "review_written":
            yield from said(view["bot"], view["text"], faces)
            yield from _points(view)
            yield line("  ", ("class:path", str(home / view["folder"])))
        case "brief_written":
            yield from brief(_by_section(view["brief"]), lang)
        case "plan_drafted":
            yield line()
            yield line((STRONG, say("plan-heading", lang)))
            for task in view["tasks"]:
                yield line("  · ", task["title"], (DIM, f" ({task['bot']})"), indent=4)
        case "phase_changed" if view["phase"] != "discovery" or view["round"] == 1:
            bots = ", ".join(view["bots"])
            yield rule(say(f"phase-{view['phase']}", lang, round=view["round"], bots=bots))
        case "card_opened":
            yield from card(view["card"], lang, faces)
        case "task_started":
            yield line(
                "  ▸ ", f"{view['task']} {view['title']} ", (DIM, f"({view['bot']})"), indent=4
            )
        case "task_finished":
            yield from _finished(view)
        case "project_closed":
            yield rule(say(f"end-{view['outcome']}", lang, project=project, why=view["because"]))
        case "floor_taken" if project:
            yield rule(say("floor-taken", lang, project=project))
        case "project_held" | "project_continued" | "project_resumed" | "project_restored" as kind:
            yield rule(say(CHANGES[kind], lang, project=project))


CHANGES = {
    "project_held": "work-held",
    "project_continued": "work-continued",
    "project_resumed": "project-resumed",
    "project_restored": "project-restored",
}
MARKS: dict[str, Piece] = {
    "success": (GOOD, "✓"),
    "partial": (ASKS, "~"),
    "failed": (BAD, "✗"),
    "shown": (GOOD, MARKED["shown"]),
    "not_done": (BAD, MARKED["not_done"]),
    "look": (ASKS, MARKED["look"]),
}


def kept(view: View, lang: str) -> Line:
    """A message that was too long for the log."""
    return line((DIM, f"({say('text-in-file', lang, size=view['size'])})"))


def _pressed(view: View, lang: str, faces: Faces) -> Iterator[Line]:
    """A button, by what stands on it; the answers that came with it, one a line."""
    option = view["option"] or "submit"
    label = say(f"option-{option}", lang) if option.isalpha() else option
    if view["sender"] != faces.own:
        label = f"[{view['card']}] {option}"
    words = [view["text"], *(f"{id}: {text}" for id, text in view["answers"] if text)]
    yield from said(view["sender"], "\n".join([label, *(each for each in words if each)]), faces)


COMMAND = 80
"""Characters of a command that are shown."""


def _finished(view: View) -> Iterator[Line]:
    """What a task came to: what its bot says, and what its commands showed."""
    proved = all(proof["found"] for proof in view["proofs"])
    mark = MARKS.get(view["status"] if proved else "failed", MARKS["failed"])
    yield line("  ", mark, f" {view['task']} {view['text']}", indent=4)
    for proof in view["proofs"]:
        if proof["evidence"]["kind"] == "exit":
            came = proof["detail"].strip().splitlines()[-1:] or [""]
            mark = MARKS["success" if proof["found"] else "failed"]
            command = " ".join(proof["evidence"]["value"].split())[:COMMAND]
            told = (DIM, f" {command}: {came[0].strip()}")
            yield line("    ", mark, told, indent=6)


def _points(view: View) -> Iterator[Line]:
    """The result against the brief, point by point."""
    for point in view["points"]:
        told = " · ".join(filter(None, (point["evidence"], point["why"])))
        more = (DIM, f" ({told})" if told else "")
        yield line("  ", MARKS[point["verdict"]], f" {point['text']}", more, indent=4)
    for task in view["left"]:
        yield line("  ", MARKS["not_done"], f" {task}", indent=4)


# --- cards -------------------------------------------------------------------------------


def card(view: View, lang: str, faces: Faces = NOBODY) -> Iterator[Line]:
    """What the person is asked; the chat shows the options below the line one types in."""
    yield line((DIM, f"[{view['id']}] "), (ASKS, view["text"]), indent=5)
    for question in view.get("questions", ()):
        yield from _question(question, lang, faces)
    for choice in view.get("choices", ()):
        yield from _choice(choice, lang)
    if faces is NOBODY:
        yield line("  ", " / ".join(view["options"]), indent=2)


def _question(question: View, lang: str, faces: Faces) -> Iterator[Line]:
    who = faces.name(question["bot"])
    yield line("  ", (DIM, question["id"]), " ", who, f": {question['text']}", indent=5)
    if question["suggestions"]:
        told = " · ".join(question["suggestions"])
        yield line("     ", (DIM, f"{say('for-example', lang)}: {told}"), indent=5)
    if question["otherwise"]:
        told = f"{say('otherwise', lang)}: {question['otherwise']}"
        yield line("     ", (DIM, told), indent=5)


def _choice(choice: View, lang: str) -> Iterator[Line]:
    star = f" ({say('recommended', lang)})" if choice["recommended"] else ""
    yield line("  ", (STRONG, f"{choice['option']} {choice['title']}"), (GOOD, star), indent=4)
    if choice["takes"]:
        yield line("    ", (DIM, choice["takes"]), indent=4)


# --- brief, plan, status -----------------------------------------------------------------


def _by_section(found: View) -> View:
    """A brief of the log, as `brief` shows it."""
    view: View = {"title": found["title"], "goal": found["goal"]}
    for one in found["lines"]:
        check = str(Check(**one["check"])) if one["section"] == "acceptance" else ""
        view.setdefault(one["section"], []).append({**one, "check": check})
    return view


def brief(found: View | None, lang: str) -> Iterator[Line]:
    if found is None:
        yield line(say("no-brief", lang))
        return
    yield line((STRONG, f"# {found['title']}"))
    if found["goal"] != found["title"]:
        yield line(found["goal"])
    for name, lines in found.items():
        if isinstance(lines, list) and lines and name != PLANNED:
            yield line()
            yield line((STRONG, say(f"section-{name}", lang)))
            for one in lines:
                check = one.get("check", "")
                how = f"; {shown_by(check, lang)}" if check else ""
                yield line("- ", one["text"], (DIM, f" ({_source(one, lang)}{how})"), indent=2)


def _source(one: View, lang: str) -> str:
    """Who said a line of the brief and where, or that it is assumed."""
    if one["source"]:
        return say("line-said", lang, who=one["by"], entry=str(one["source"]))
    return one["by"] or say("line-assumed", lang)


def plan(view: View, work: Any, lang: str) -> Iterator[Line]:
    """The tasks, how far each is, and what it waits for."""
    if not view["tasks"]:
        yield line(say("no-plan", lang))
    for n, task in enumerate(view["tasks"]):
        bit = 1 << n
        mark: Piece = (DIM, "·")
        if (work.failed | work.skipped) & bit:
            mark = MARKS["failed"]
        elif work.done & bit:
            mark = MARKS["success"]
        elif work.running & bit:
            mark = (ASKS, "▸")
        needs = ", ".join(task["depends_on"])
        after = f" {say('plan-after', lang, tasks=needs)}" if needs else ""
        words = f" {task['id']} {task['title']}"
        yield line(mark, words, (DIM, f" ({task['bot']}){after}"), indent=5)


def standing(view: View, lang: str) -> Line:
    """Where a room stands, in one line."""
    if view["project"] is None:
        cards = [view["waiting"]["id"]] if view["waiting"] else []
        cards += view["also"]
        if cards:
            return line(say("no-floor-but", lang, cards=", ".join(cards)))
        return line(say("nothing-yet", lang))
    tasks = view["tasks"]
    parts = [f"{view['project']} “{view['goal']}”"]
    if view["phase"] != "idle":
        parts.append(say(f"phase-{view['phase']}", lang, round=view["round"], bots="").rstrip(": "))
    if tasks["total"]:
        parts.append(f"{tasks['done']}/{tasks['total']}")
    parts += [say(f"is-{flag}", lang) for flag in ("paused", "parked") if view[flag]]
    if view["outcome"]:
        parts.append(say(f"outcome-{view['outcome']}", lang))
    return line(f"({' · '.join(parts)})")


def project(view: View, lang: str) -> Line:
    """One line of a list of projects; a star has the floor."""
    floor = "*" if view["floor"] else " "
    ended = say(f"outcome-{view['outcome']}", lang) if view["outcome"] else ""
    state = ended or say(f"phase-{view['phase']}", lang, round=view["round"], bots="")
    return line(f"{floor} {view['project']} ", (DIM, state.rstrip(": ")), f"  {view['goal']}")


def phases(found: Iterable[View], lang: str) -> Iterator[Line]:
    """The phases of a project and how long each took."""
    for view in found:
        name = say(f"phase-{view['phase']}", lang, round=view["round"], bots="").rstrip(": ")
        yield line((DIM, f"{view['at'][:19]} "), name, (DIM, f"  {lasted(view['seconds'])}"))


def lasted(seconds: float) -> str:
    """A span of time, short."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    if seconds < 3600:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


def files(folder: Path, found: Iterable[tuple[str, int]], lang: str) -> Iterator[Line]:
    """Where a project's folder is and what is in it."""
    yield line(("class:path", str(folder)))
    lines = [line("  ", name, (DIM, f"  {size:,} B")) for name, size in found]
    yield from lines or [line(say("no-files", lang))]


def room(view: View, lang: str) -> Line:
    """One line of a list of rooms."""
    return line((STRONG, view["room"]), " ", standing(view, lang).text, indent=4)


def threads(found: Iterable[View], lang: str) -> Iterator[Line]:
    """The conversations between bots."""
    none = True
    for view in found:
        none = False
        bots = ", ".join(view["bots"])
        yield line((STRONG, view["thread"]), f" {bots} ", (DIM, f"({view['messages']})"), indent=4)
    if none:
        yield line(say("no-threads", lang))


def thread(found: Iterable[View], faces: Faces = NOBODY) -> Iterator[Line]:
    """What bots said to each other."""
    for view in found:
        to = ("", f" → {view['to']} ({view['type']}): ")
        yield line(
            (DIM, f"{view['at'][11:19]} "), faces.name(view["from"]), to, view["text"], indent=9
        )


def plain(lines: Iterable[Line]) -> Iterator[str]:
    """The words alone."""
    return (each.text for each in lines)


def who_thinks(model: str, lang: str) -> str:
    """Who thinks for the team: a model by its name, or rules until one is connected."""
    if model == "offline":
        return f"{say('model-none', lang)} {say('model-none-how', lang)}"
    return say("model-team", lang, model=model)
