"""
Evidence: the program looks for itself. A bot's word that something is done counts for nothing;
its files are opened, its commands are run again, and another bot reads its text.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from folkmoot.conversation.events import Proof
from folkmoot.conversation.plan import Evidence, EvidenceKind
from folkmoot.errors import ToolRefused
from folkmoot.team.mind import Checked, Done, Told
from folkmoot.work.broken import broken
from folkmoot.work.eyes import BROUGHT
from folkmoot.work.folder import Folder
from folkmoot.work.hands import Hands

DETAIL = 2_000
"""Characters of what was found that the log keeps."""

POINTED_AT = frozenset({EvidenceKind.FILE, EvidenceKind.SOURCES})

Check = Callable[[str], Awaitable[Checked]]
"""Lets another bot look at a result."""


async def look(hands: Hands, done: Done, check: Check) -> tuple[Proof, ...]:
    """Look for everything a task promised and its bot claims. The person's word is not ours."""
    own = hands.duty.task.evidence
    # A claim is a bot's word: it may point at a file or a source, and never gets a command run.
    claims = (one for one in done.claims if one in own or one.kind in POINTED_AT)
    wanted = dict.fromkeys((*own, *claims))
    proofs = []
    for evidence in wanted:
        if evidence.kind is not EvidenceKind.PERSON:
            proofs.append(await LOOK[evidence.kind](evidence, hands, done, check))
    return tuple(proofs)


async def _file(evidence: Evidence, hands: Hands, done: Done, check: Check) -> Proof:
    found, detail = await asyncio.to_thread(file_at, hands.folder, evidence.value)
    return Proof(evidence, found, detail)


def file_at(folder: Folder, name: str) -> tuple[bool, str]:
    """Whether there is such a file, with something in it that is what its name says."""
    try:
        found, size = folder.bytes_of(name)
    except ToolRefused as refused:
        return False, str(refused.values["why"])
    if not size:
        return False, "it is empty"
    wrong = broken(name, found) if size == len(found) else ""
    return not wrong, wrong or f"{size} bytes"


async def _exit(evidence: Evidence, hands: Hands, done: Done, check: Check) -> Proof:
    try:
        answer = await hands.prove(evidence.value)
    except ToolRefused as refused:
        return Proof(evidence, False, str(refused.values["why"])[:DETAIL])
    text = answer.text
    if len(text) > DETAIL:
        text = f"{text[: DETAIL // 4]}\n…\n{text[-DETAIL * 3 // 4 :]}"
    return Proof(evidence, answer.ok, text)


async def _checked(evidence: Evidence, hands: Hands, done: Done, check: Check) -> Proof:
    checked = await check(evidence.value)
    return Proof(evidence, checked.accepts, checked.why[:DETAIL])


async def _sources(evidence: Evidence, hands: Hands, done: Done, check: Check) -> Proof:
    """A text that names what it rests on, and what it names is there."""
    text = done.text
    if evidence.value:
        found, why = file_at(hands.folder, evidence.value)
        if not found:
            return Proof(evidence, False, why)
        text = hands.folder.bytes_of(evidence.value)[0].decode("utf-8", "replace")
    named = [source for source in sources(hands.told) if names(text, source)]
    return Proof(evidence, bool(named), ", ".join(named)[:DETAIL] or "it names no source we have")


def names(text: str, thing: str) -> bool:
    """Whether a text names a file, a command or a source; a piece of another name is none."""
    return re.search(rf"(?<![\w-]){re.escape(thing)}(?![\w-]|\.\w)", text) is not None


def sources(told: Told) -> list[str]:
    """What a finding may rest on: what the person brought, and their earlier projects."""
    brought = [f"{BROUGHT}{m.name}/{file}" for m in told.material for file in m.files]
    plain = [file for material in told.material for file in material.files]
    things = [material.name for material in told.material]
    return [*brought, *plain, *things, *(brief.title for brief in told.earlier if brief.title)]


LOOK: dict[EvidenceKind, Callable[[Evidence, Hands, Done, Check], Awaitable[Proof]]] = {
    EvidenceKind.FILE: _file,
    EvidenceKind.EXIT: _exit,
    EvidenceKind.CHECK: _checked,
    EvidenceKind.SOURCES: _sources,
}
