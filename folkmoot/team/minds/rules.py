"""
The offline mind: honest rules in eight languages, so that the whole flow works without a key.

It asks what a project of its kind needs to know, writes down what was said, plans parts that
can be done side by side, and leaves files one can open. One method a job; how each is done
stands in team/offline. It says that it works by rules, and invents nothing.
"""

from __future__ import annotations

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.question import Question
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.team.mind import (
    Checked,
    Done,
    Drafted,
    Duty,
    Meaning,
    Message,
    Next,
    Offer,
    Reply,
    Reviewed,
    Spoken,
    Told,
    Write,
    Written,
)
from folkmoot.team.offline import able, answering, asking, briefing, doing, offering, planning
from folkmoot.team.offline.amending import amended
from folkmoot.team.tools import Tools
from folkmoot.texts import say


class RulesMind:
    """Thinks for every bot of the offline team."""

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        """Rules know no better than the local judge."""
        return None

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        return asking.asked_by(bot, amended(told))

    async def merge(self, told: Told) -> tuple[Question, ...]:
        """What matters most comes first, whoever asked it."""
        order = [question.text for question in asking.round_of(amended(told))]
        known = [question for question in told.project.drafts if question.text in order]
        return tuple(sorted(known, key=lambda question: order.index(question.text)))

    async def brief(self, told: Told) -> Written:
        return briefing.write(amended(told))

    async def plan(self, told: Told, single: bool) -> Drafted:
        return planning.draft(amended(told), single)

    async def do(self, duty: Duty, told: Told, tools: Tools) -> Done:
        return await doing.do(duty, amended(told), tools)

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: Tools) -> Checked:
        return await doing.check(duty, done, told, tools)

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        """Rules know what was agreed, and nothing more."""
        return doing.advise(told)

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        """A rule knows one way."""
        return ()

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        """Rules have no opinion."""
        return Ballot(bot, 0)

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        return answering.answer(message, told)

    async def offer(self, told: Told, write: Write) -> Offer:
        return offering.offer(amended(told))

    async def choose(self, told: Told) -> Next:
        return answering.choose(told)

    async def speak(self, bot: str, told: Told, write: Write) -> Spoken:
        return answering.speak(bot, told)

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        """Rules have no opinion of a result: what is shown, the program shows."""
        text = say("review-nothing", told.lang)
        if files:
            text = say("review-files", told.lang, files=", ".join(files))
        if unmet := able.unheard(amended(told)):
            text = f"{text} {unmet}"
        return Reviewed(text, able.opinions(amended(told)))
