"""What files are made from: the project as told, sorted by what it is about."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

from folkmoot.conversation.plan import Plan, Task
from folkmoot.conversation.value import dataclass
from folkmoot.team.mind import Told
from folkmoot.team.offline.cues import stems
from folkmoot.team.offline.heard import Answered, answers, parts
from folkmoot.team.offline.kinds import kind
from folkmoot.team.offline.reading import (
    program_name,
    sentences,
    subject,
    title_of,
)
from folkmoot.texts import say


@dataclass(frozen=True)
class Material:
    """A task's project, as a maker of files looks at it."""

    told: Told
    plan: Plan
    task: Task

    def say(self, id: str, **values: Any) -> str:
        return say(id, self.told.lang, **values)

    @property
    def lang(self) -> str:
        return self.told.lang

    @cached_property
    def kind(self) -> str:
        return kind(self.told)

    @cached_property
    def goal(self) -> str:
        return self.told.project.goal

    @cached_property
    def title(self) -> str:
        brief = self.told.project.brief
        return brief.title if brief else title_of(self.goal, self.told.request.lang)

    @cached_property
    def heading(self) -> str:
        """What the thing is about: whom it is for, else its title."""
        found = subject(self.told.request.text, self.told.request.lang) or self.title
        return found[:1].upper() + found[1:]

    @cached_property
    def name(self) -> str:
        return program_name(self.goal, self.told.request.lang)

    @cached_property
    def said(self) -> list[Answered]:
        return [one for one in answers(self.told) if not one.vague]

    @cached_property
    def parts(self) -> list[str]:
        return [part[:1].upper() + part[1:] for part, _ in parts(self.told, self.said)]

    @cached_property
    def wishes(self) -> list[str]:
        """What was said since: changes and input."""
        return [note.text for note in self.told.notes if note.entry != self.told.request.entry]

    @cached_property
    def everything(self) -> str:
        return "\n".join([self.told.request.text, *(one.text for one in self.said), *self.wishes])

    def answer(self, *topics: str) -> str:
        """What was said on one of the topics, the first that was answered."""
        for topic in topics:
            for one in self.said:
                if one.question and one.question.topic == topic:
                    return one.text
        return ""

    def about(self, part: str) -> list[str]:
        """What was said about a part beyond naming it."""
        return self._said.get(part, [])

    @cached_property
    def _said(self) -> dict[str, list[str]]:
        """Each part with what was said about it: after its colon, or in a sentence on it."""
        found: dict[str, list[str]] = {}
        for text in (*(one.text for one in self.said), *self.wishes):
            for sentence in sentences(text):
                self._sort(sentence, found)
        return found

    def _sort(self, sentence: str, found: dict[str, list[str]]) -> None:
        """Clause by clause: one that names a part speaks of it, and so do those that follow."""
        part = ""
        for clause in re.split(r"\s*,\s+", sentence.rstrip(".!…")):
            head, colon, rest = clause.partition(":")
            named = next((p for p in self.parts if stems(p) and stems(p) <= stems(head)), "")
            part = named or part
            said = rest if colon and named else clause
            own = stems(said) - stems(part)
            if part and said.strip() and (own or any(char.isdigit() for char in said)):
                found.setdefault(part, []).append(said.strip())

    @cached_property
    def missing(self) -> list[str]:
        """Parts of which only the name is known."""
        return [part for part in self.parts if not self.about(part)]
