"""
What understanding costs: a message, a start, and a turn of a room.

Messages are the sentences the weights were learnt from: their length and words are what counts
here, not whether they are understood. A turn with it is measured against the same turn with a
judge that knows its answer beforehand, in alternating rounds of one run.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from bench.promise import Line, Sheet, at_least, at_most
from bench.turns import ROOMS, Talk
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.conversation.words import Words
from folkmoot.understanding.judge import Local
from training.sentences import firsts, replies

STARTS = """
import time
began = time.perf_counter()
from folkmoot.understanding.judge import Local
Local().first("Build me a CRM")
taken = time.perf_counter() - began
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(taken, int(peak.split()[1]) / 1024)
"""


class Knowing:
    """A judge that costs nothing."""

    def judge(self, asked: Understand) -> Verdict:
        return Verdict(intent=Intent.CHAT)


def _messages(count: int) -> list[Line]:
    local = Local()
    said = [
        Understand(0, m.text, m.state, Words(text=m.asked), lang=m.lang)  # as a room knows it
        for m in replies()[::7][:count]
    ]
    asked = [first.text for first in firsts() if first.intent][::3][:count]
    for each in said[:200]:
        local.judge(each)
    replied, opened = [], []
    for _ in range(5):
        began = time.perf_counter()
        for each in said:
            local.judge(each)
        replied.append((time.perf_counter() - began) / len(said) * 1000)
        began = time.perf_counter()
        for text in asked:
            local.first(text)
        opened.append((time.perf_counter() - began) / len(asked) * 1000)
    return [
        at_most("a reply", replied, "ms", 0.1),
        at_most("a first message", opened, "ms", 0.1),
    ]


def _starts(runs: int) -> list[Line]:
    taken, memory = [], []
    for _ in range(runs):
        done = subprocess.run(
            [sys.executable, "-c", STARTS], capture_output=True, text=True, check=True
        )
        seconds, megabytes = map(float, done.stdout.split())
        taken.append(seconds)
        memory.append(megabytes)
    return [
        at_most("loaded", taken, "s", 0.3),
        at_most("memory of the process", memory, "MB", 60),
    ]


async def _turns(folder: Path, rounds: int, each: int) -> list[Line]:
    shares = []
    (folder / "with").mkdir()
    (folder / "without").mkdir()
    async with Talk(folder / "with") as talk, Talk(folder / "without", judge=Knowing()) as plain:
        for _ in range(rounds):
            without = await plain.a_second(ROOMS, each)
            shares.append(await talk.a_second(ROOMS, each) / without)
    return [at_least(f"turns with it, to without, {ROOMS} rooms", shares, "×", 0.7)]


def measure(folder: Path, quick: bool) -> Sheet:
    """Measure in a folder that is thrown away afterwards."""
    lines = [*_messages(500 if quick else 3_000), *_starts(3 if quick else 9)]
    lines += asyncio.run(_turns(folder, 3 if quick else 7, 20 if quick else 80))
    return Sheet("meaning: what understanding costs", lines)
