"""
Everything at once: several projects and people, buttons, jobs in any order, modes that change.

Whatever happens, the room is sound, and the accepted arrivals make the same room again.
"""

from __future__ import annotations

from dataclasses import replace

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from folkmoot.conversation import effects as ef
from folkmoot.conversation import events as e
from folkmoot.conversation.facts import Fact, TaskStarted
from folkmoot.conversation.plan import TaskKind
from folkmoot.conversation.room import NEW, Room
from folkmoot.conversation.rules import MODES, Rules
from folkmoot.conversation.step import owed, step
from folkmoot.conversation.verdict import REPLIES, Intent, Verdict
from folkmoot.errors import BrokenPlan, NobodyWaits, Refused, WrongUse
from tests.conversation.alphabet import ONE, results, task
from tests.conversation.rooms import cards, sound, told, waiting
from tests.conversation.walk import TEAM, Part

PEOPLE = st.sampled_from(["ann", "ann", "ann", "bob"])
WORDS = st.sampled_from(["words", "words", "words", "@leader words", "@all words"])
LABELS = sorted({reply for replies in REPLIES.values() for reply in replies})
PLANS = (
    (
        task("one", files=("a",)),
        task("two", files=("a",), bot="coder"),
        task("three", (0,)),
        task("choose", (1,), kind=TaskKind.DECISION, choices=("A", "B")),
    ),
    ONE,
    (task("dear", allowance=9_000_000), task("by hand", kind=TaskKind.ACTION)),
)
FOUND = ((task("found", (0,)),),)
PART = Part("together", frozenset(), plans=PLANS, price=100, follow_ups=FOUND, cost=100)
VERDICTS = st.builds(
    Verdict,
    intent=st.sampled_from(Intent),
    reply=st.sampled_from(["", *LABELS]),
    sure=st.sampled_from([True, True, False]),
    judge=st.sampled_from(["local", "local", "model"]),
    vague=st.booleans(),
    debate=st.sampled_from([False, False, True]),
    option=st.sampled_from(["1", "retry", "skip", "none"]),
)
COMMANDS = (
    *("pause", "continue", "stop", "retry", "revise", "cancel", "resume", "input"),
    *("switch", "reset", "reset"),
)


class Together(RuleBasedStateMachine):
    """A room in which anything may happen next."""

    def __init__(self) -> None:
        super().__init__()
        self.room = Room()
        self.at = 1_000
        self.arrivals: list[tuple[e.Arrival, int]] = []
        self.facts: list[Fact] = []
        self.settled: set[str] = set()
        self.arrive(e.RulesSet(Rules(team=TEAM, attempts=2)))

    def arrive(self, event: e.Arrival, at: int = 0) -> bool:
        """Let something arrive; a refusal changes nothing."""
        self.at = max(self.at + 500, at)
        before, names = self.room, owed(self.room)
        try:
            after = step(before, event, self.at)
        except (Refused, WrongUse, NobodyWaits, BrokenPlan):
            assert getattr(event, "job", "") not in names, f"{event} was owed"
            assert not isinstance(event, e.PersonSpoke) or event.project
            return False
        told(before, after)
        self.nobody_is_lost(before, event, after.room)
        self.arrivals.append((event, self.at))
        self.facts += after.facts
        self.room = after.room
        if job := getattr(event, "job", ""):
            self.settled.add(job)
        names = owed(self.room)
        assert not self.settled & names.keys()
        if after.understand is not None and not after.understand.urgent:
            assert names[after.understand.name] == after.understand
        self.nothing_starts_unapproved(after.facts)
        return True

    def nobody_is_lost(self, before: Room, event: e.Arrival, after: Room) -> None:
        gone = set(waiting(before)) - set(waiting(after))
        if isinstance(event, e.Understood):
            gone -= {event.entry}
        elif isinstance(event, e.Answered | e.JobFailed | e.Interrupted) and before.hearing:
            gone -= {before.hearing.entry}
        for entry in gone:  # a bot of the debate was spoken to by name
            assert any(entry in project.notes for project in after.projects)

    def nothing_starts_unapproved(self, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            if isinstance(fact, TaskStarted):
                project = self.room.project(fact.project)
                assert project is not None
                assert project.plan is not None
                grown = project.work.approved > 1  # follow-ups that the person approved
                asked_for = project.sure and (len(project.plan.tasks) == 1 or grown)
                assert project.approved or asked_for, project

    @rule(
        by=PEOPLE,
        text=WORDS,
        seen=st.sampled_from([0, 10**6, 10**6]),
        named=st.sampled_from(["", "", "first", NEW]),
    )
    def somebody_speaks(self, by: str, text: str, seen: int, named: str) -> None:
        to = named if named == NEW else ""
        if named == "first" and self.room.projects:
            to = self.room.projects[0].id
        self.arrive(e.PersonSpoke(by, text, seen, to))

    @precondition(lambda self: bool(waiting(self.room)))
    @rule(data=st.data(), verdict=VERDICTS)
    def a_message_is_understood(self, data: st.DataObject, verdict: Verdict) -> None:
        entry = data.draw(st.sampled_from(waiting(self.room)))
        states = [one.state for one in owed(self.room).values() if isinstance(one, ef.Understand)]
        fits = data.draw(st.booleans())
        if states and fits:  # often it means something there
            fitting = REPLIES[states[0]] or ("",)
            verdict = replace(verdict, reply=data.draw(st.sampled_from(fitting)))
        self.arrive(e.Understood(entry, verdict))

    @precondition(lambda self: bool(cards(self.room)))
    @rule(data=st.data(), by=PEOPLE)
    def a_button_is_pressed(self, data: st.DataObject, by: str) -> None:
        card = data.draw(st.sampled_from(list(cards(self.room).values())))
        option = data.draw(st.sampled_from(card.options))
        pressed = self.arrive(e.ButtonPressed(by, card.id, option, "20" * 3))
        assert pressed or by == "bob", f"{option} of {card} cannot be pressed"

    @precondition(lambda self: bool(jobs(self.room)))
    @rule(data=st.data())
    def a_job_ends(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(sorted(jobs(self.room))))
        effect = owed(self.room)[name]
        if isinstance(effect, ef.Answer):
            proposes = data.draw(st.sampled_from(["", "", "a shop"]))
            self.arrive(e.Answered(name, effect.entry, effect.bot, "so", proposes))
            return
        if isinstance(effect, ef.Understand):
            self.arrive(e.JobFailed(name, effect.project, "judge", "away"))
            return
        project = self.room.project(effect.project)
        assert project is not None
        found = list(results(effect, PART, project))
        event = data.draw(st.sampled_from(found))
        assert self.arrive(event), f"{event} was refused"  # type: ignore[arg-type]
        again = step_or_none(self.room, event)
        assert again is None, f"{event} was taken twice"

    @precondition(lambda self: bool(alarms(self.room)))
    @rule(data=st.data())
    def a_clock_rings(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(sorted(alarms(self.room))))
        effect = owed(self.room)[name]
        event = e.AlarmRang(name, getattr(effect, "project", ""))
        assert self.arrive(event, effect.due)

    @rule(by=PEOPLE, command=st.sampled_from(COMMANDS), yes=st.booleans(), data=st.data())
    def a_command_is_typed(self, by: str, command: str, yes: bool, data: st.DataObject) -> None:
        known = [project.id for project in self.room.projects]
        project = data.draw(st.sampled_from([*known, "", "p99"]))
        self.arrive(e.Commanded(by, command, project, "words", yes))

    @rule(mode=st.sampled_from(sorted(MODES)))
    def the_mode_changes(self, mode: str) -> None:
        rules = replace(Rules(team=TEAM, attempts=2), **MODES[mode])  # type: ignore[arg-type]
        self.arrive(e.RulesSet(rules))

    @rule(
        by=PEOPLE,
        command=st.sampled_from(["lang", "mode"]),
        text=st.sampled_from(["de", "ru", "", "simple", "complex", "xx"]),
    )
    def the_room_is_told_how_to_be(self, by: str, command: str, text: str) -> None:
        self.arrive(e.Commanded(by, command, text=text))

    @rule(by=PEOPLE)
    def a_chat_joins(self, by: str) -> None:
        before = self.room
        assert self.arrive(e.ChannelJoined(by, "telegram"))
        assert (self.room.projects, self.room.floor) == (before.projects, before.floor)

    @rule()
    def a_person_interrupts(self) -> None:
        self.arrive(e.Interrupted("ann", (("", "well"),)))

    @rule(by=PEOPLE)
    def somebody_is_named(self, by: str) -> None:
        self.arrive(e.ApproverNamed(by, "bob"))

    @invariant()
    def the_room_is_sound(self) -> None:
        sound(self.room)

    def teardown(self) -> None:
        """The same arrivals make the same room and the same facts."""
        room = Room()
        facts: list[Fact] = []
        for event, at in self.arrivals:
            again = step(room, event, at)
            room = again.room
            facts += again.facts
        assert room == self.room
        assert hash(room) == hash(self.room)
        assert facts == self.facts


def jobs(room: Room) -> list[str]:
    return [name for name, one in owed(room).items() if not isinstance(one, ef.SetAlarm)]


def alarms(room: Room) -> list[str]:
    return [name for name, one in owed(room).items() if isinstance(one, ef.SetAlarm)]


def step_or_none(room: Room, event: object) -> object:
    try:
        return step(room, event, room.at + 1)  # type: ignore[arg-type]
    except NobodyWaits:
        return None


TestTogether = Together.TestCase
TestTogether.settings = settings(
    max_examples=200,
    stateful_step_count=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
