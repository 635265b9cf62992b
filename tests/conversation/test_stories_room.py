"""Stories of the room itself: who is new in it, what it knows of people, who owns what."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

import pytest

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Answer
from folkmoot.conversation.facts import Decided, FactLearnt, FloorTaken, ProjectOpened, Said
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.stage import GOAL_LENGTH
from folkmoot.conversation.step import step
from folkmoot.conversation.thought import Thought
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.errors import MissingText, NotNow, NotYours, UnknownCard, UnknownOption
from tests.story import TEAM, Story, clear, new, unsure
from tests.story_bots import answer

RULES = Rules(team=TEAM, budget=2_500_000)


def speaks(story: Story, name: str, text: str, means: Verdict, **more: Any) -> None:
    """Somebody says something; what is known of them comes with it."""
    story.meanings[text] = deque([means])
    story.by_person(e.PersonSpoke(name, text, story.room.seq, **more))


def learnt(story: Story) -> list[tuple[str, str, str]]:
    facts = [fact for fact in story.log if isinstance(fact, FactLearnt)]
    return [(fact.person, fact.name, fact.value) for fact in facts]


def audit(story: Story) -> list[tuple[str, str, str]]:
    facts = [fact for fact in story.log if isinstance(fact, Decided)]
    return [(fact.what, fact.by, fact.why) for fact in facts]


def said(story: Story, id: str) -> list[dict[str, Any]]:
    facts = [fact for fact in story.log if isinstance(fact, Said) and fact.words.id == id]
    return [dict(fact.words.values) for fact in facts]


# --- people -------------------------------------------------------------------------------


def test_whoever_is_new_is_welcomed_once_and_whoever_is_known_is_not() -> None:
    story = Story(RULES)
    hello = Verdict(intent=Intent.CHAT)
    speaks(story, "ann", "hello", hello)
    speaks(story, "ann", "and you?", hello)
    speaks(story, "ben", "good morning", hello, known=True, lang="de")
    speaks(story, "cleo", "…", replace(hello, lang=""))
    speaks(story, "cleo", "…!", replace(hello, lang=""))
    assert said(story, "welcome") == [{"person": "ann"}, {"person": "cleo"}]
    assert ("ann", "welcomed", "yes") in learnt(story)
    assert [person.name for person in story.room.people] == ["ann", "ben", "cleo"]
    assert story.room.person("ben").welcomed
    assert story.room.owner == "ann", "who spoke first"


def test_who_was_welcomed_elsewhere_meanwhile_is_not_welcomed_again() -> None:
    story = Story(RULES)
    hello = Verdict(intent=Intent.CHAT)
    story.hold()
    speaks(story, "ann", "hello", hello, known=True)
    speaks(story, "ben", "good morning", hello)
    speaks(story, "ben", "anybody here?", hello, known=True)
    story.release()
    assert said(story, "welcome") == []


def test_people_are_spoken_to_in_the_language_they_used_last() -> None:
    story = Story(RULES)
    speaks(story, "ann", "hallo", Verdict(lang="de"), known=True)
    assert (story.room.lang, story.room.person("ann").lang) == ("de", "de")
    assert learnt(story) == [("ann", "lang", "de")]
    speaks(story, "ann", "tja", Verdict(lang="de"), known=True)
    assert len(learnt(story)) == 1, "what is known is not learnt again"
    speaks(story, "ben", "hi", Verdict(lang="en"), known=True)
    assert story.room.lang == "en"
    speaks(story, "ann", "…", Verdict(lang=""), known=True)
    assert story.room.lang == "de", "not recognised: as she is known"
    speaks(story, "ann", "hola", Verdict(lang="es"), known=True)
    assert learnt(story)[-1] == ("ann", "lang", "es")


def test_the_language_of_a_person_can_be_set() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.commands("lang", text="fr")
    assert (story.room.lang, story.room.person("ann").lang) == ("fr", "fr")
    assert learnt(story) == [("ann", "lang", "fr")]
    with pytest.raises(UnknownOption):
        ann.commands("lang", text="tlh")


def test_the_mode_of_a_room_is_its_owners_to_set() -> None:
    story = Story(RULES)
    ann, ben = story.person("ann"), story.person("ben")
    ann.says("hello", Intent.CHAT)
    with pytest.raises(NotYours):
        ben.commands("mode", text="simple")
    with pytest.raises(UnknownOption) as refused:
        ann.commands("mode", text="wild")
    assert refused.value.values["options"] == "complex, simple, conversational"
    ann.commands("mode", text="simple")
    assert story.room.mode == "simple"
    ann.commands("mode")
    assert story.room.mode == ""
    assert audit(story) == [("mode", "ann", "simple"), ("mode", "ann", "as the settings say")]


def test_who_names_an_approver_is_on_record_once() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("hello", Intent.CHAT)
    ann.names("ben")
    ann.names("ben")
    assert audit(story) == [("approver", "ann", "ben")]
    assert said(story, "approver-named") == [{"person": "ben", "owner": "ann"}]


def test_a_chat_that_joins_is_told_and_on_record() -> None:
    story = Story(RULES)
    story.receive(e.ChannelJoined("ben", "telegram"))
    assert audit(story) == [("joined", "ben", "telegram")]
    assert said(story, "channel-joined") == [{"person": "ben", "channel": "telegram"}]


def test_who_presses_first_in_a_room_without_an_owner_owns_it() -> None:
    story = Story(RULES)
    story.person("ann").says("Build me a CRM", clear(Intent.BUILD))
    ownerless = replace(story.room, owner="")
    pressed = step(ownerless, e.ButtonPressed("ben", "c1", "approve"), story.at)
    assert pressed.room.owner == "ben"
    assert pressed.room.projects[0].phase == "execution"


# --- time ---------------------------------------------------------------------------------


def test_the_clock_of_a_room_never_goes_back() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    now = story.at
    story.at -= 60_000
    ann.says("Build me a shop", new(Intent.BUILD))
    assert story.room.at == now
    assert story.project("p2").created_at == now


# --- projects -----------------------------------------------------------------------------


def test_a_new_project_takes_the_floor_from_an_open_one_and_says_so() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("Build me a shop", new(Intent.BUILD))
    ann.commands("switch", "p1")
    ann.commands("switch", "p1")
    assert [fact.project for fact in story.log if isinstance(fact, FloorTaken)] == ["p2", "p1"]
    opened = [fact.project for fact in story.log if isinstance(fact, ProjectOpened)]
    assert opened == ["p1", "p2"]
    assert ("ann", "project", "p2") in learnt(story)


def test_a_goal_is_one_line_however_long_the_message_was() -> None:
    story = Story(RULES)
    wish = "Build me a CRM " + "x" * 2 * GOAL_LENGTH
    story.person("ann").says(wish, clear(Intent.BUILD))
    assert story.project().goal == wish[:GOAL_LENGTH]


def test_what_is_brought_with_words_is_kept_once_and_handed_on() -> None:
    story = Story(RULES)
    idea = Verdict(intent=Intent.EXPLORE)
    speaks(story, "ann", "Ideas?", idea, known=True, material=("a.txt", "b.txt"))
    said = Verdict(reply="answer")
    speaks(story, "ann", "like these", said, known=True, material=("b.txt", "c.txt"))
    assert story.project("p1").material == ("a.txt", "b.txt", "c.txt")
    story.person("ann").presses("2")
    grown = story.project("p2")
    assert (grown.parent, grown.material) == ("p1", ("a.txt", "b.txt", "c.txt"))
    assert len(grown.notes) == 1, "the words that chose it"


def test_what_is_brought_with_a_new_wish_is_not_the_old_ones() -> None:
    story = Story(RULES)
    speaks(story, "ann", "Build me a CRM", clear(Intent.BUILD), known=True)
    speaks(story, "ann", "And a shop", new(Intent.BUILD), known=True, material=("a.txt",))
    assert (story.project("p1").material, story.project("p2").material) == ((), ("a.txt",))


# --- who pays, and what thinks --------------------------------------------------------------


def test_that_rules_answered_in_passing_is_said_once_for_each_reason() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    story.hold()
    for words, why in (("hello", "late"), ("hi", "late"), ("so", ""), ("well", "away")):
        ann.says(words, Intent.CHAT)
        (job,) = [job for job in story.jobs() if isinstance(job, Answer)]
        told = answer(story.script, None, job)
        assert isinstance(told, e.Answered)
        story.receive(replace(told, thought=Thought("", 0, why)))
    assert said(story, "by-rules") == [{"why": "late"}, {"why": "away"}]


def test_an_answer_that_nobody_could_give_is_said_and_paid() -> None:
    story = Story(RULES)
    story.hold()
    story.person("ann").says("hello", Intent.CHAT)
    (job,) = story.jobs()
    story.receive(e.JobFailed(job.name, "", "leader", "no network", cost=5))
    assert said(story, "bot-away") == [{"bot": "leader", "why": "no network"}]
    assert (story.room.spent, story.status["phase"]) == (5, "idle")


def test_a_budget_is_told_in_the_audit_and_only_where_it_changes() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.commands("budget", text="12.5")
    ann.commands("budget", text="12.50")
    assert audit(story) == [("budget set", "ann", "to 12.50 USD")]


# --- what is refused ------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["", "c", "c0", "c2", "x1", "c١", "c1x", "c" + "9" * 5_000, "c-1"])
def test_a_card_that_never_was_is_unknown(id: str) -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    with pytest.raises(UnknownCard) as refused:
        story.by_person(e.ButtonPressed("ann", id, "approve"))
    assert len(str(refused.value.values["card"])) <= 100


def test_a_budget_needs_a_sum_and_a_command_a_project() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    with pytest.raises(MissingText):
        ann.commands("budget", text=" ")
    with pytest.raises(NotNow):
        ann.interrupts(leader="so")


# --- interruptions --------------------------------------------------------------------------


@pytest.mark.parametrize("heard", ["I would", ""])
def test_a_bot_that_answers_is_cut_off_and_what_it_said_stays(heard: str) -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    story.hold()
    ann.says("@coder @creative why?")
    ann.interrupts(creative=heard)
    kept = [fact for fact in story.log if isinstance(fact, Said) and fact.words.text]
    assert [(fact.words.text, fact.project, fact.bot) for fact in kept] == (
        [("I would", "p1", "creative")] if heard else []
    )
    assert (story.jobs(), story.room.hearing) == ([], None)


def test_words_nobody_is_sure_of_resume_nothing_by_themselves() -> None:
    story = Story(RULES)
    ann = story.person("ann")
    ann.says("Build me a CRM", clear(Intent.BUILD))
    ann.says("later", "pause")
    ann.says("that thing with the customers", unsure("question"))
    assert story.cards[-1].words.id == "confirm-resume"
    ann.says("no", "no")
    assert story.status["parked"]
    assert story.answered == ["leader"], "it was only a question"
    ann.says("what was it about?", unsure("question"))
    assert not story.project().cards[-1].words.id.startswith("confirm"), "who asks gets an answer"
    assert story.status["parked"]
