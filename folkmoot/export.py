"""
A room to take away: a transcript for people, JSON Lines for programs, and a zip with both,
the files of its projects and the long texts that its messages name.

The same room gives the same bytes. What people and bots said stands quoted, so that nobody
can speak for another.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any, Protocol

from folkmoot.archive import Walk, beside, is_draft, put
from folkmoot.conversation.check import MARKED
from folkmoot.errors import FileTaken
from folkmoot.said import clean, escaped
from folkmoot.settings import Settings
from folkmoot.texts import say
from folkmoot.texts.decided import decided

View = dict[str, Any]

CHUNK = 1 << 18
LARGE = 1 << 30
"""From here on a zip needs the wider numbers."""


class Folder(Protocol):
    @property
    def settings(self) -> Settings: ...


class Room(Protocol):
    """What is taken from a room."""

    @property
    def name(self) -> str: ...
    @property
    def lang(self) -> str: ...
    @property
    def team(self) -> Folder: ...
    def entries(self) -> list[View]: ...


def export_to(room: Room, to: Path) -> list[str]:
    """Write a room into a new zip, and return what is in it."""
    if os.path.lexists(to):
        raise FileTaken(str(to))
    entries, settings = room.entries(), room.team.settings
    texts = {view["file"] for view in entries if view.get("file")}
    folders = (
        ("projects", Walk(settings.projects / room.name, lambda name: not is_draft(name))),
        ("texts", Walk(settings.texts, texts.__contains__)),
    )
    with beside(to) as draft:
        with (draft / "archive").open("xb") as raw:
            os.fchmod(raw.fileno(), 0o600)
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.writestr(_named("room.md"), _transcript(room.name, entries, room.lang))
                packed.writestr(_named("room.jsonl"), "".join(map(json_line, entries)))
                for above, walk in folders:
                    for name, file in walk:
                        add(packed, f"{above}/{name}", file)
                names = packed.namelist()
            raw.flush()
            os.fsync(raw.fileno())
        put(draft / "archive", to)
    return names


def _named(name: str, mode: int = 0o644) -> zipfile.ZipInfo:
    """A member without a time: the same room gives the same zip."""
    info = zipfile.ZipInfo(name.encode("utf-8", "replace").decode())
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = (stat.S_IFREG | mode) << 16
    return info


def add(packed: zipfile.ZipFile, name: str, file: IO[bytes]) -> None:
    known = os.fstat(file.fileno())
    info = _named(name, 0o755 if known.st_mode & stat.S_IXUSR else 0o644)
    with packed.open(info, "w", force_zip64=known.st_size >= LARGE) as member:
        shutil.copyfileobj(file, member, CHUNK)


def json_line(view: View) -> str:
    """An entry as `--json` prints it, whatever terminal it is looked at in."""
    return escaped(json.dumps(view, ensure_ascii=False)) + "\n"


# --- the transcript ----------------------------------------------------------------------


def transcript(room: Room) -> str:
    """The room in Markdown, as it was from the first word on; times are UTC."""
    return _transcript(room.name, room.entries(), room.lang)


def _transcript(name: str, entries: list[View], lang: str) -> str:
    parts = [f"# {_one(name)}"]
    parts += [told for view in entries if (told := _told(view, lang))]
    return clean("\n\n".join(parts)) + "\n"


def _told(view: View, lang: str) -> str:
    """What people want to know of an entry; nothing where only programs do."""
    if (said := _said(view, lang)) is not None:
        who, blocks = said
        project = f" · {view['project']}" if view["project"] else ""
        head = f"**{_one(who)}** · {when(view)}{project} · #{view['id']}"
        return "\n\n".join([head, *filter(None, blocks)])
    if view["kind"] == "phase_changed":
        bots = _one(", ".join(view["bots"]))
        phase = say(f"phase-{view['phase']}", lang, round=view["round"], bots=bots)
        return f"## {view['project']} · {phase.rstrip(': ')}"
    happened = _happened(view, lang)
    return f"{when(view)} · {happened}" if happened else ""


def _said(view: View, lang: str) -> tuple[str, list[str]] | None:
    """Who spoke, asked, wrote or pressed, and what."""
    match view["kind"]:
        case "person_spoke":
            return view["sender"], [
                _quote(view["text"]),
                _kept(view, lang),
                _list(view["material"]),
            ]
        case "button_pressed":
            pressed = f"{view['card']}: {view['option'] or 'submit'}"
            answers = [f"{id}: {text}" for id, text in view["answers"]]
            planned = [task["title"] for task in view["plan"]]
            changed = [_quote(view["text"]), _list(answers), _edits(view["brief"]), _list(planned)]
            return view["sender"], [_one(pressed), *changed]
        case "commanded":
            return view["sender"], [_one(f"/{view['command']}"), _quote(view["text"])]
        case "said" | "answered":
            return view["bot"], [_quote(view["text"])]
        case "bot_spoke" | "offer_made":
            risks = view.get("risks", ())
            return view["bot"], [_quote(view["text"]), _choices(view["choices"]), _list(risks)]
        case "review_written":
            told = ("text", "evidence", "why")
            points = [
                " ".join((MARKED[one["verdict"]], *(one[name] for name in told))).rstrip()
                for one in view["points"]
            ]
            points += [f"{MARKED['not_done']} {task}" for task in view["left"]]
            return view["bot"], [_quote(view["text"]), _list(points), _one(view["folder"])]
        case "card_opened":
            return view["card"]["id"], _card(view["card"], lang)
        case "brief_written":
            return view["brief"]["title"], _brief(view["brief"], lang)
        case "plan_drafted":
            return say("plan-heading", lang), [_plan(view["tasks"], lang)]
        case "task_finished":
            mark = {"success": "✓", "partial": "~"}.get(view["status"], "✗")
            proofs = [
                f"{_mark(one['found'])} {one['evidence']['value']} {one['detail']}"
                for one in view["proofs"]
            ]
            more = [_list(proofs), _list(view["learnings"])]
            return f"{mark} {view['task']} {view['bot']}", [_quote(view["text"]), *more]
    return None


def _happened(view: View, lang: str) -> str:
    """What happened, in one line."""
    project = view["project"]
    match view["kind"]:
        case "project_opened":
            return f"{project}: {_one(view['goal'])} ({view['flow']})"
        case "task_started":
            return f"▸ {view['task']} {_one(view['title'])} ({_one(view['bot'])})"
        case "card_closed":
            return _one(f"{view['card']} → {view['how']}")
        case "decided":
            why = f": {view['because']}" if view["because"] else ""
            return _one(f"{decided(view['what'], lang)} ({view['by']}){why}")
        case "channel_joined":
            return _one(f"{view['sender']} → {view['channel']}")
        case "job_failed":
            return f"✗ {_one(view['bot'])}: {_one(view['why'])}"
        case "project_held":
            return say("work-held", lang, project=project)
        case "project_continued":
            return say("work-continued", lang, project=project)
        case "project_resumed":
            return say("project-resumed", lang, project=project)
        case "project_restored":
            return say("project-restored", lang, project=project)
        case "project_parked":
            return f"{project}: {say('is-parked', lang)}"
        case "project_closed":
            return say(f"end-{view['outcome']}", lang, project=project, why=_one(view["because"]))
    return ""


def _card(card: View, lang: str) -> list[str]:
    asked = []
    for one in card.get("questions", ()):
        known = " / ".join(one["suggestions"])
        asked.append(f"{one['id']} {one['bot']}: {one['text']}" + (f" ({known})" if known else ""))
        if one["otherwise"]:
            asked.append(f"{one['id']} {say('otherwise', lang)}: {one['otherwise']}")
    chosen = []
    for one in card.get("choices", ()):
        star = f" ({say('recommended', lang)})" if one["recommended"] else ""
        chosen.append(f"{one['option']} {one['title']}{star} {one['takes']}")
    return [_quote(card["text"]), _list(asked), _list(chosen), _one(" / ".join(card["options"]))]


def _brief(brief: View, lang: str) -> list[str]:
    sections: dict[str, list[str]] = {}
    for line in brief["lines"]:
        source = line["by"] or say("line-assumed", lang)
        if line["source"]:
            source = say("line-said", lang, who=line["by"], entry=str(line["source"]))
        sections.setdefault(line["section"], []).append(f"{line['text']} ({source})")
    blocks = [_quote(brief["goal"])]
    for name, lines in sections.items():
        blocks += [f"**{say(f'section-{name}', lang)}**", _list(lines)]
    return blocks


def _plan(tasks: list[View], lang: str) -> str:
    lines = []
    for n, task in enumerate(tasks, 1):
        needs = ", ".join(str(need + 1) for need in task["needs"])
        after = f"; {say('plan-after', lang, tasks=needs)}" if needs else ""
        files = f" → {_one(', '.join(task['files']))}" if task["files"] else ""
        lines.append(f"{n}. {_one(task['title'])} ({_one(task['bot'] + after)}){files}")
    return "\n".join(lines)


def _choices(choices: list[View]) -> str:
    lines = []
    for n, one in enumerate(choices, 1):
        lines.append(f"{n} {one['title']} {one['takes']}")
        lines += [f"{n} + {text}" for text in one["pros"]]
        lines += [f"{n} − {text}" for text in one["cons"]]
    return _list(lines)


def _edits(brief: View | None) -> str:
    """What a person changed in a brief."""
    if brief is None:
        return ""
    plain = [text for text in (brief["title"], brief["goal"]) if text]
    return _list([*plain, *(text for _, texts in brief["sections"] for text in texts)])


def _kept(view: View, lang: str) -> str:
    if not view["file"]:
        return ""
    return f"{say('text-in-file', lang, size=view['size'])} texts/{_one(view['file'])}"


def _mark(good: bool) -> str:
    return "✓" if good else "✗"


def _list(items: Iterable[str]) -> str:
    return "\n".join(f"- {_one(item)}" for item in items)


def _quote(text: str) -> str:
    """Words as they were said; no line of them leaves the quotation, no tag hides another."""
    plain = re.sub(r"<(?=[A-Za-z/!?])", r"\\<", text)
    return "\n".join(f"> {line}".rstrip() for line in plain.split("\n")) if text else ""


def _one(text: str) -> str:
    """Words on one line, as they are: nothing in them is Markdown."""
    return re.sub(r"([\\`*_<\[\]])", r"\\\1", " ".join(text.split()))


def when(view: View) -> str:
    return f"{view['at'][:10]} {view['at'][11:19]} UTC"
