"""Stories told in plain English, judged by the local weights: words do what the buttons do."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

import pytest

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.plan import TaskKind
from folkmoot.conversation.project import Project
from folkmoot.conversation.rules import Checkpoints, Rules
from folkmoot.conversation.verdict import Verdict
from folkmoot.understanding.judge import Local
from tests.story import TEAM, Person, Story
from tests.story_bots import CHAIN, task

LOCAL = Local()


class PlainStory(Story):
    """A story whose texts mean what the local judge says."""

    def _meaning(self, asked: Understand) -> Verdict:
        return LOCAL.judge(asked)


Told = tuple[PlainStory, Person]


def asked() -> Told:
    story = PlainStory()
    ann = story.person("ann")
    ann.says("Build me a CRM")
    return story, ann


def at_approval() -> Told:
    story, ann = asked()
    ann.presses("skip")
    return story, ann


def at_work(rules: Rules | None = None, **script: object) -> Told:
    story = PlainStory(rules, **({"plans": (CHAIN,)} | script))
    ann = story.person("ann")
    ann.says("Build me a CRM")
    ann.presses("skip")
    ann.presses("approve")
    return story, ann


def options() -> Told:
    story = PlainStory()
    ann = story.person("ann")
    ann.says("Ideas for my bakery")
    ann.presses("skip")
    return story, ann


def checkpoint() -> Told:
    return at_work(Rules(team=TEAM, checkpoints=Checkpoints.AFTER))


def decision() -> Told:
    choose = task("Which colour?", kind=TaskKind.DECISION, choices=("blue", "green"))
    return at_work(plans=((choose, task("paint", (0,))),))


def action() -> Told:
    return at_work(plans=((task("Plug it in", kind=TaskKind.ACTION),),))


def failed() -> Told:
    story, ann = at_work(fails=Counter(t1=3))
    story.wait(seconds=60)
    return story, ann


def follow_ups() -> Told:
    return at_work(finds={"t1": (task("one more"), task("and more"))})


def budget() -> Told:
    plan = tuple(task(f"step {n}", allowance=400_000) for n in range(3))
    rules = Rules(team=TEAM, budget=1_000_000)
    return at_work(rules, plans=(plan,), costs={"t1": 400_000, "t2": 400_000})


def stuck() -> Told:
    story = PlainStory(away=Counter(WriteBrief=3))
    ann = story.person("ann")
    ann.says("Build me a CRM")
    ann.presses("skip")
    story.wait(seconds=60)
    return story, ann


def ready() -> Told:
    story = PlainStory(speakers=deque(["coder", 5, ""]))
    ann = story.person("ann")
    ann.says("Let's discuss a new CRM")
    return story, ann


SCENES: tuple[Callable[[], Told], ...] = (
    *(asked, at_approval, options, checkpoint, decision, action, failed, follow_ups, budget),
    *(stuck, ready, at_work),
)
NEED_WORDS = {"submit", "modify", "change", "changes"}


def every_option() -> list[tuple[Callable[[], Told], str]]:
    found = []
    for scene in SCENES:
        waiting = scene()[0].status["waiting"]
        found += [(scene, name) for name in waiting["options"] if name not in NEED_WORDS]
    return found


def alike(project: Project) -> tuple[object, ...]:
    """What a person sees of a project: where it is, how it ended, what it asks, how far it is."""
    cards = tuple((card.kind, card.words.id) for card in project.cards)
    work = project.work
    return project.phase, project.outcome, cards, work.done, work.failed, work.skipped


@pytest.mark.parametrize(
    ("scene", "option"), every_option(), ids=lambda value: getattr(value, "__name__", value)
)
def test_saying_the_name_of_an_option_is_pressing_it(
    scene: Callable[[], Told], option: str
) -> None:
    pressed, ann = scene()
    ann.presses(option)
    said, ann = scene()
    ann.says(option.capitalize())
    assert alike(said.project()) == alike(pressed.project())


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: str(scene.__name__))
def test_drop_it_ends_whatever_is_open(scene: Callable[[], Told]) -> None:
    story, ann = scene()
    ann.says("Drop it.")
    if scene is follow_ups:
        assert story.outcome is None, "it is what the button is called that drops these"
        ann.says("cancel the whole project")
    if story.outcome is None:
        assert story.cards[-1].words.id == "confirm-cancel", "or asks first"
        ann.says("yes")
    assert story.outcome == ("error" if scene is stuck else "cancellation")


@pytest.mark.parametrize(
    "scene", [asked, at_approval, checkpoint, decision, action, failed, budget, at_work]
)
def test_pause_holds_or_parks_whatever_is_open(scene: Callable[[], Told]) -> None:
    story, ann = scene()
    ann.says("pause")
    assert story.status["paused"] or story.status["parked"]


@pytest.mark.parametrize(
    ("scene", "option"),
    [
        (at_approval, "approve"),
        (checkpoint, "continue"),
        (action, "done"),
        (follow_ups, "approve"),
        (ready, "start"),
        (at_work, "satisfied"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_plain_yes_is_the_card_s_own_yes(scene: Callable[[], Told], option: str) -> None:
    pressed, ann = scene()
    ann.presses(option)
    said, ann = scene()
    ann.says("Yes!")
    assert alike(said.project()) == alike(pressed.project())


@pytest.mark.parametrize("words", ["not yet", "hm", "not good", "no", "y'all"])
def test_words_nobody_is_sure_of_neither_start_nor_end_anything(words: str) -> None:
    for scene in (asked, at_approval, at_work):
        story, ann = scene()
        started = len(story.started)
        ann.says(words)
        assert story.outcome is None
        assert len(story.started) == started


def test_a_late_request_is_not_taken_for_an_answer() -> None:
    story, ann = asked()
    story.wait(minutes=31)
    ann.says("Can you translate a letter into French for me?")
    assert story.project().intent == "task", "a sure new wish is a project of its own"
    assert story.project("p1").parked


def test_a_late_plain_answer_resumes() -> None:
    story, ann = asked()
    story.wait(minutes=31)
    ann.says("for my five colleagues, they use excel today")
    assert not story.project("p1").parked
