"""
The mind of a model: it thinks for one job, through the calls of that job. One method a job: make
the prompt, ask for an outcome of its type, turn it into ours.

What no model can be made to give, nobody gives in its place: the job ends in NoModel and is done
later. Only a word in passing, the reading of a message and what nobody pays for are left to rules,
and the log says so. Nothing that a model says acts by itself: it can only become the outcome of the
job it was asked for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from pydantic import TypeAdapter
from pydantic_ai.tools import ToolDefinition

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.question import Question
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import State
from folkmoot.conversation.vote import Ballot, Way
from folkmoot.settings import Models
from folkmoot.team import tools as t
from folkmoot.team.bot import Bot
from folkmoot.team.calls import Calls, NoModel, OutOfMoney
from folkmoot.team.genuine import questions_in
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
from folkmoot.team.minds import outcomes as o
from folkmoot.team.minds import reading
from folkmoot.team.minds.contacts import Contacts
from folkmoot.team.minds.context import context, duty_text, said
from folkmoot.team.minds.exchange import Exchange, NoOutcome, Wanted
from folkmoot.team.minds.fence import fenced, listed
from folkmoot.team.minds.prompt import SINGLE, Prompt, system
from folkmoot.team.minds.providers import price
from folkmoot.team.minds.rules import RulesMind
from folkmoot.texts import say

T = TypeVar("T")

LEADER = "leader"

TYPICAL = (6_000, 1_500)
"""Tokens that a call of a task reads and writes, as a rule."""

CALLS_OF_A_TASK = 12
CALLS_OF_A_SMALL_TASK = 4
"""Calls that a task is allowed before it has to ask for more."""


@dataclass(frozen=True, slots=True)
class Thinkers:
    """Who thinks for whom: everything of a model's mind that outlives a job."""

    model: str
    models: Models
    bots: dict[str, Bot]
    contacts: Contacts
    rules: RulesMind

    def names(self, bot: str, job: str) -> tuple[str, ...]:
        """The models to ask, in order: the bot's own, else the job's, else the team's."""
        own = self.models.bots.get(bot) or (self.bots[bot].model if bot in self.bots else "")
        first = own or self.models.jobs.get(job) or self.model
        return tuple(dict.fromkeys(name for name in (first, self.models.fallback) if name))

    def mind(self, calls: Calls) -> ModelMind:
        """A mind for one job."""
        return ModelMind(self, Exchange(calls, self.models, self.contacts))

    def bot(self, name: str) -> Bot:
        return self.bots.get(name) or self.bots[LEADER]


@dataclass(frozen=True, slots=True)
class ModelMind:
    """Thinks for every bot, in one job."""

    thinkers: Thinkers
    exchange: Exchange

    # --- the common way ------------------------------------------------------------------

    def prompt(self, job: str, bot: str, told: Told, extra: str = "", **values: str) -> Prompt:
        """What a model reads."""
        who = self.thinkers.bot(bot)
        user = context(job, told, self.thinkers.models.context, extra)
        return Prompt(job, system(job, who, told.lang, **values), user)

    async def _ask(
        self,
        bot: str,
        prompt: Prompt,
        outcome: type[o.Outcome] | None,
        read: Callable[[Any], T],
        write: Write | None = None,
        **more: Any,
    ) -> T:
        names = self.thinkers.names(bot, prompt.job)
        wanted = Wanted(bot, prompt.job, prompt.system, prompt.user, outcome, read, **more)
        return await self.exchange.outcome(names, wanted, write)

    async def _surely(self, thought: Awaitable[T]) -> T:
        """The model's outcome, and nobody else's; raises NoModel where it gives none."""
        try:
            return await thought
        except NoOutcome as none:
            raise NoModel(_why(none)) from none
        except OutOfMoney as out:
            if out.why == "day":
                raise NoModel("day") from out
            raise

    async def _or_rules(self, thought: Awaitable[T], by_rules: Callable[[], Awaitable[T]]) -> T:
        """The model's outcome, else that of the rules, which the log says."""
        try:
            return await thought
        except NoOutcome as none:
            self.exchange.calls.by_rules(_why(none))
        except OutOfMoney as out:
            self.exchange.calls.by_rules(out.why if out.why == "day" else "money")
        return await by_rules()

    # --- talk ----------------------------------------------------------------------------

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        """What a message means; where no model says, the local verdict stands."""
        options = f"Options they may take: {', '.join(asked.options)}." if asked.options else ""
        shown = asked.asked
        text = shown.text or (say(shown.id, "en", **dict(shown.values)) if shown.id else "")
        words = fenced("what they were shown", text) if text else ""
        who = self.thinkers.bot(LEADER)
        told = system("understand", who, "en", labels=", ".join(labels), options=options)
        state = "first message" if asked.state is State.FIRST else f"state: {asked.state}"
        user = f"{state}\n\n{words}\n\n{fenced('the message', asked.text)}"
        rules = self.thinkers.rules
        prompt = Prompt("understand", told, user)
        thought = self._ask(LEADER, prompt, o.Meant, lambda m: reading.meaning(m, labels))
        return await self._or_rules(thought, lambda: rules.understand(asked, labels))

    async def answer(self, bot: str, message: Message, told: Told | None, write: Write) -> Reply:
        heard = f"## What they said\n\n{said(message, f'message from {message.who}')}"
        if told is None:
            who = self.thinkers.bot(bot)
            prompt = Prompt("answer", system("answer", who, message.lang), heard)
        else:
            prompt = self.prompt("answer", bot, told, heard)
        proposed: list[str] = []

        async def use(name: str, arguments: dict[str, Any]) -> str:
            proposed.append(reading.line(arguments.get("goal"), 300))
            return "proposed; the person will be asked"

        thought = self._ask(
            bot, prompt, None, reading.words, write, tools=(PROPOSE,), use=use, turns=3
        )

        async def whole() -> Reply:
            text = await thought
            return Reply(text, next((goal for goal in proposed if goal), ""))

        rules = self.thinkers.rules
        return await self._or_rules(whole(), lambda: rules.answer(bot, message, told, write))

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        """Questions as an outcome; a model that talks instead is searched for real ones."""

        def found(text: str) -> tuple[Question, ...] | None:
            return tuple(Question(bot, one) for one in questions_in(text, told.lang)[:2]) or None

        extra = f"Round {told.project.round}."
        prompt = self.prompt("ask", bot, told, extra)
        thought = self._ask(
            bot,
            prompt,
            o.Questions,
            lambda q: reading.questions(q.questions, bot),
            search=found,
            **_looking(told),
        )
        return await self._surely(thought)

    async def merge(self, told: Told) -> tuple[Question, ...]:
        """One round of what the bots asked; a single question needs no thought."""
        drafts = reading.unlike(told.project.drafts)
        if len(drafts) < 2:
            return drafts
        rows = [f"{n}. ({one.bot}) {one.text}" for n, one in enumerate(drafts, 1)]
        extra = f"Round {told.project.round}.\n\n## The questions\n\n{listed('questions', rows)}"
        prompt = self.prompt("merge", LEADER, told, extra)
        thought = self._ask(LEADER, prompt, o.Merged, lambda m: reading.merged(m, drafts))
        try:
            return await thought
        except NoOutcome:
            return drafts  # as they were asked: nothing takes their place

    async def offer(self, told: Told, write: Write) -> Offer:
        prompt = self.prompt("offer", told.project.bots[0], told)
        bot = told.project.bots[0]
        thought = self._ask(
            bot, prompt, o.Offered, lambda x: reading.offer(x, told), write, **_looking(told)
        )
        return await self._surely(thought)

    async def choose(self, told: Told) -> Next:
        prompt = self.prompt("choose", LEADER, told)
        thought = self._ask(LEADER, prompt, o.Chosen, lambda x: reading.next_one(x, told))
        return await self._or_rules(thought, lambda: self.thinkers.rules.choose(told))

    async def speak(self, bot: str, told: Told, write: Write) -> Spoken:
        prompt = self.prompt("speak", bot, told)
        thought = self._ask(
            bot, prompt, o.Said, lambda x: reading.spoken(x, told), write, **_looking(told)
        )
        return await self._surely(thought)

    # --- brief and plan ------------------------------------------------------------------

    async def brief(self, told: Told) -> Written:
        prompt = self.prompt("brief", LEADER, told)
        kind = o.ChangedBrief if told.project.iteration > 1 else o.WrittenBrief
        thought = self._ask(
            LEADER, prompt, kind, lambda b: reading.brief(b, told), **_looking(told)
        )
        return await self._surely(thought)

    async def plan(self, told: Told, single: bool) -> Drafted:
        extra = reading.toolchain(told)
        prompt = self.prompt("plan", LEADER, told, extra, single=SINGLE if single else "")
        name, allowance = self._allowance(CALLS_OF_A_SMALL_TASK if single else CALLS_OF_A_TASK)
        unpriced = "" if allowance else name
        thought = self._ask(
            LEADER,
            prompt,
            o.planned((*told.team, *told.lent)),
            lambda p: reading.plan(p, told, single, allowance, unpriced),
            **_looking(told),
        )
        return await self._surely(thought)

    def _allowance(self, calls: int) -> tuple[str, int]:
        """Who does tasks, and what one may cost before it asks for more; 0: nobody knows."""
        (name, *_) = self.thinkers.names("", "do")
        call = price(name, *TYPICAL, self.thinkers.models.prices)
        return name, (call or 0) * calls

    # --- work ----------------------------------------------------------------------------

    async def do(self, duty: Duty, told: Told, tools: t.Tools) -> Done:
        bot = duty.task.bot
        who = self.thinkers.bot(bot)
        allowed = [name for name in t.TOOLS if t.ALLOWED_BY.get(name, name) in who.tools]
        prompt = self.prompt("do", bot, told, duty_text(duty))
        user = await self.exchange.calls.keep("prompt", prompt.user)
        prompt = replace(prompt, user=user)
        thought = self._ask(
            bot,
            prompt,
            o.Finished,
            reading.done,
            tools=_definitions(allowed),
            use=lambda name, arguments: _use(tools, name, arguments),
            turns=who.turns or self.thinkers.models.turns,
        )
        try:
            return await self._surely(thought)
        except NoModel as none:
            if none.why != GARBLED:
                raise
            turns = isinstance(none.__cause__, NoOutcome) and none.__cause__.why == "turns"
            why = str(none.__cause__) if turns else say("model-garbled", told.lang)
            return Done("failed", why)

    async def check(self, bot: str, duty: Duty, done: Done, told: Told, tools: t.Tools) -> Checked:
        claim = fenced(f"what {duty.task.bot} says", done.text)
        prompt = self.prompt("check", bot, told, f"{duty_text(duty)}\n\n{claim}")
        thought = self._ask(
            bot,
            prompt,
            o.Judged,
            lambda j: Checked(j.accepts, j.why),
            tools=_definitions(LOOKS),
            use=lambda name, arguments: _use(tools, name, arguments),
            turns=MOST_LOOKS,
        )
        return await self._surely(thought)

    async def advise(self, bot: str, asked: str, duty: Duty, told: Told) -> str:
        extra = f"{fenced(f'what {duty.task.bot} asks', asked)}\n\n{duty_text(duty)}"
        prompt = self.prompt("advise", bot, told, extra)
        thought = self._ask(bot, prompt, None, reading.words)
        return await self._surely(thought)

    async def ways(self, duty: Duty, told: Told) -> tuple[Way, ...]:
        bot = duty.task.bot
        prompt = self.prompt("ways", bot, told, duty_text(duty))
        try:
            return await self._ask(bot, prompt, o.Ways, reading.ways)
        except NoOutcome:
            return ()  # rules know no better

    async def vote(self, bot: str, ways: tuple[Way, ...], duty: Duty, told: Told) -> Ballot:
        rows = [f"{n}. {way.text}" for n, way in enumerate(ways, 1)]
        extra = f"{duty_text(duty)}\n\n## The two ways\n\n{listed('ways', rows)}"
        prompt = self.prompt("vote", bot, told, extra)
        try:
            return await self._ask(bot, prompt, o.Voted, lambda v: Ballot(bot, v.way, v.why))
        except NoOutcome:
            return Ballot(bot, 0)

    async def review(self, told: Told, files: tuple[str, ...], write: Write) -> Reviewed:
        extra = f"## Files there are\n\n{listed('files', files)}"
        prompt = self.prompt("review", LEADER, told, extra)
        thought = self._ask(LEADER, prompt, o.Seen, reading.review, write)
        try:
            return await self._surely(thought)
        except OutOfMoney:  # what there is shall be seen, whatever it has cost
            self.exchange.calls.by_rules("money")
            return await self.thinkers.rules.review(told, files, write)


def _why(none: NoOutcome) -> str:
    return GARBLED if none.why == "turns" else none.why


def thinkers(model: str, models: Models, bots: dict[str, Bot]) -> Thinkers:
    """Everything of a team that thinks with models."""
    return Thinkers(model, models, bots, Contacts(), RulesMind())


GARBLED = "garbled"
"""In the middle of a task a failed attempt: the model was there, and did not manage."""

LONGEST = 16_000
"""Characters of what a tool returned that a model reads."""

PROPOSE = ToolDefinition(
    name="propose_build",
    description="Propose to build something; the person is asked, and nothing starts before.",
    parameters_json_schema={
        "type": "object",
        "properties": {"goal": {"type": "string", "description": "What, in one sentence."}},
        "required": ["goal"],
    },
)


LOOKS = ("read", "list", "search")
MOST_LOOKS = 12
"""Turns of a model that only looks at something before it says what it thinks."""


def _looking(told: Told) -> dict[str, Any]:
    """Tools to look into what the person brought, where they brought anything."""
    eyes = told.eyes
    if eyes is None:
        return {}

    async def use(name: str, arguments: dict[str, Any]) -> str:
        return await _use(eyes, name, arguments)

    return {"tools": _definitions(LOOKS), "use": use, "turns": MOST_LOOKS}


def _definitions(names: Sequence[str]) -> tuple[ToolDefinition, ...]:
    return tuple(
        ToolDefinition(
            name=name,
            description=(t.TOOLS[name].__doc__ or "").strip(),
            parameters_json_schema=TypeAdapter(t.TOOLS[name]).json_schema(),
        )
        for name in names
    )


async def _use(tools: t.Tools, name: str, arguments: dict[str, Any]) -> str:
    """Use a tool as a model asked for it; raises ToolRefused, which the model is told."""
    answer = await tools.use(t.called(name, arguments))
    if name == "ask_person" and not answer.ok:
        return f"they skipped it; assume: {answer.text or 'what is most likely'}"
    return fenced(f"what {name} returned", answer.text, LONGEST) if answer.text else "(nothing)"
