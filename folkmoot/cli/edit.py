"""
`folkmoot project edit`: brief and plan in the person's own editor.

What is up for approval is written down as YAML, edited, and read back; only what changed is
sent, as edits of the card that was shown. The revision that comes of it wants a new approval.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from folkmoot.app import Team
from folkmoot.cli.run import follow, read_file
from folkmoot.conversation.project import Project
from folkmoot.errors import BadEdits, NotNow
from folkmoot.view import brief_view, project_plan_view


async def edit(
    team: Team,
    project: str,
    edits: Path | None,
    room: str,
    wait: float | None,
    person: str,
    as_json: bool,
) -> int:
    """Edit what is up for approval: by a file of edits, or in an editor."""
    here = team.known_room(room, person)
    found = here.project(project)
    card = found.card(found.revision)
    if card is None:
        raise NotNow(str(found.phase), "edit")
    changes = read_file(edits) if edits else _edited(written(found))
    if not changes:
        raise BadEdits("nothing was changed")
    after = team.store.seq(room)
    receipt = await here.answer(card.id, "", "", changes)
    return await follow(here, after, wait, as_json, own=receipt.entry)


def written(project: Project) -> dict[str, Any]:
    """Brief and plan as people edit them: texts, and only what is there."""
    brief = brief_view(project.brief) if project.brief else {}
    texts = {
        name: [each["text"] for each in value] if isinstance(value, list) else value
        for name, value in brief.items()
    }
    tasks = [
        {name: value for name, value in task.items() if value not in (None, "", [], False, 0.0)}
        for task in project_plan_view(project)["tasks"]
    ]
    return {"brief": texts, "plan": tasks}


def _edited(before: dict[str, Any]) -> dict[str, Any]:
    """What an editor makes of it: only the parts that changed. A section that is gone is empty."""
    if sys.stdin is None or not sys.stdin.isatty():
        raise BadEdits("there is no terminal to edit in: bring them with --edits FILE")
    text = yaml.safe_dump(before, allow_unicode=True, sort_keys=False, width=100)
    after = _read(_in_editor(text))
    if isinstance(brief := after.get("brief"), dict):
        sections = [name for name, lines in before["brief"].items() if isinstance(lines, list)]
        after["brief"] = brief | {name: brief.get(name) or [] for name in sections}
    return {name: value for name, value in after.items() if value != before.get(name)}


def _read(text: str) -> dict[str, Any]:
    try:
        found = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadEdits(" ".join(str(error).split())) from None
    if not isinstance(found, dict):
        raise BadEdits("they must have a brief or a plan")
    return found


def _in_editor(text: str) -> str:
    """What the person leaves in the file when their editor ends."""
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "edit.yaml"
        path.write_text(text, "utf-8")
        try:
            done = subprocess.run([*shlex.split(editor), str(path)], check=False)
        except OSError as error:
            raise BadEdits(f"{editor} cannot be run ({error.strerror}): set EDITOR") from None
        if done.returncode != 0:
            raise BadEdits(f"{editor} ended with {done.returncode}; nothing was changed")
        return path.read_text("utf-8")
