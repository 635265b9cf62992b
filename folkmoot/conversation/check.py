"""
How a point of the brief will be shown: agreed with the person before anything is made.

A check is a line that people can read and write: "runs: python3 -m unittest", "shows
index.html: 0316 1234", "has index.html: form", "file: *.svg", "look", "you". What it comes to
is one of three, never of two: shown, not done, or for the person to look at.
"""

from __future__ import annotations

from enum import StrEnum

from folkmoot.conversation.value import dataclass


class How(StrEnum):
    RUNS = "runs"  # a command ends as it should
    SHOWS = "shows"  # whoever reads the file sees these words
    HAS = "has"  # the page has such an element
    FILE = "file"  # there is such a file, and it is what its name says
    LOOK = "look"  # another bot looks, and says what it saw
    YOU = "you"  # only the person can tell


class Found(StrEnum):
    """What a check came to."""

    SHOWN = "shown"
    UNDONE = "undone"
    YOURS = "yours"


SIGNS: dict[str, str] = {Found.SHOWN: "✓", Found.UNDONE: "✗", Found.YOURS: "○"}
"""How the three are marked wherever there is only a sign for it."""

VERDICTS: dict[str, str] = {Found.SHOWN: "shown", Found.UNDONE: "not_done", Found.YOURS: "look"}
"""What other programs read."""

MARKED: dict[str, str] = {verdict: SIGNS[found] for found, verdict in VERDICTS.items()}

IN_FILE = (How.SHOWS, How.HAS)
"""Checks that name a file and what is in it."""

ALONE = (How.LOOK, How.YOU)
"""Checks that name nothing."""


@dataclass(frozen=True)
class Check:
    how: How = How.YOU
    file: str = ""
    what: str = ""  # the command, the words, the element

    def __str__(self) -> str:
        if self.how in ALONE:
            return str(self.how)
        if self.how in IN_FILE:
            return f"{self.how} {self.file}: {self.what}"
        return f"{self.how}: {self.file or self.what}"


ONLY_YOU = Check()


@dataclass(frozen=True)
class Point:
    """One acceptance point of the brief, and what was found."""

    text: str
    found: Found
    evidence: str = ""  # what shows it, or where to look
    why: str = ""  # it is not done, or not shown
    check: str = ""  # how it was to be shown, as it was agreed


def read_check(line: str) -> Check:
    """The check that a line says; whatever says none leaves it to the person."""
    head, colon, rest = line.strip().partition(":")
    name, _, file = head.strip().partition(" ")
    file, rest = file.strip(), rest.strip()
    how = next((each for each in How if each == name.lower()), None)
    if how in ALONE:
        return Check(how)
    if how in IN_FILE and file and rest:
        return Check(how, file, rest)
    if how is How.RUNS and colon and rest and not file:
        return Check(how, what=rest)
    if how is How.FILE and colon and rest and not file:
        return Check(how, rest)
    return ONLY_YOU
