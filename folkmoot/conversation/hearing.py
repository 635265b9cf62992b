"""
Hearing: from the inbox to a meaning (reading.py says how it is read), and on to an act.

A text is never refused: what fits nowhere is an aside, answered with the state unchanged.
Starting work and dropping it need a sure local verdict; else a confirm card asks.
"""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.authority import ASKS, certain, must_confirm
from folkmoot.conversation.buttons import Said, act_of
from folkmoot.conversation.card import NEEDS_TEXT, About
from folkmoot.conversation.confirming import confirmed
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.performing import perform
from folkmoot.conversation.phases import Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.reading import mentioned, reading, target, to_everyone, understand
from folkmoot.conversation.room import Heard, busy
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.taking import can_reopen
from folkmoot.conversation.turns import OfferDue
from folkmoot.conversation.undoing import undo
from folkmoot.conversation.verdict import IRREVERSIBLE, Intent, State, Verdict
from folkmoot.conversation.words import stems, text

AT_ONCE = frozenset({"pause", "stop", "cancel"})
"""Meanings that do not wait in the inbox, if the verdict is sure."""

ACTS: dict[tuple[State, str], type[a.Act]] = {
    (State.DISCOVERY, "answer"): a.AnswersGiven,
    (State.DISCOVERY, "skip"): a.Skipped,
    (State.DISCOVERY, "cancel"): a.Cancelled,
    (State.DISCOVERY, "pause"): a.Paused,
    (State.APPROVAL, "approve"): a.Approved,
    (State.APPROVAL, "modify"): a.Modified,
    (State.APPROVAL, "replan"): a.Replanned,
    (State.APPROVAL, "cancel"): a.Cancelled,
    (State.APPROVAL, "pause"): a.Paused,
    (State.REVIEW, "satisfied"): a.Satisfied,
    (State.REVIEW, "changes"): a.ChangesAsked,
    (State.REVIEW, "restart"): a.Restarted,
    (State.REVIEW, "cancel"): a.Cancelled,
    (State.REVIEW, "pause"): a.Paused,
    (State.DEBATE, "go"): a.Started,
    (State.DEBATE, "continue"): a.Discussed,
    (State.DEBATE, "cancel"): a.Cancelled,
    (State.EXECUTION, "input"): a.InputGiven,
    (State.EXECUTION, "pause"): a.Paused,
    (State.EXECUTION, "continue"): a.Continued,
    (State.EXECUTION, "stop"): a.Stopped,
    (State.EXECUTION, "revise"): a.Revised,
    (State.EXECUTION, "cancel"): a.Cancelled,
    (State.CHOICE, "build"): a.BuildAsked,
    (State.CHOICE, "other"): a.OtherAsked,
    (State.CHOICE, "cancel"): a.Cancelled,
    (State.CHOICE, "pause"): a.Paused,
}
"""`choose` has an act for each kind of card; what is not here (a question) is an aside."""


def listen(stage: Stage) -> Understand | None:
    """Take up the next message, if nothing holds it; return what must be understood."""
    while stage.room.inbox:
        heard = stage.room.inbox[0]
        project = target(stage.room, heard)
        if busy(stage.room, project):
            return None
        stage.change(inbox=stage.room.inbox[1:], hearing=heard)
        if heard.aside:
            stage.aside(heard, project)
            return None
        if (words := to_everyone(heard.text)) is not None:
            # What is said to all is said to the room: a wish is a wish, a question is answered.
            stage.change(hearing=evolve(heard, text=words or heard.text, everyone=True))
            assert stage.room.hearing is not None
            return understand(stage.room, stage.room.hearing)
        bots = mentioned(stage.room, heard.text)
        if not bots:
            return understand(stage.room, heard)
        _mention(stage, heard, project, bots)
    return None


def _mention(stage: Stage, heard: Heard, project: Project | None, bots: tuple[str, ...]) -> None:
    """Spoken to by name, a bot answers; in a debate it has the next turn."""
    stage.speak_to(heard.sender)
    stage.bring(heard.material, project.id if project else "")
    project = stage.room.project(project.id) if project else None
    if project is not None and not project.parked:
        if project.phase is Phase.LISTENING and len(bots) == 1:
            stage.change(hearing=None)
            words = (heard.sender, heard.entry, heard.text)
            stage.advance(project, a.Discussed(*words, bot=bots[0]))
            return
        if project.phase is Phase.EXECUTION:
            words = (heard.sender, heard.entry, heard.text)
            stage.advance(project, a.InputGiven(*words, bots=bots))
            project = stage.project(project.id)
    stage.aside(heard, project, bots)


GROW = "grow"
"""Said of advice, findings or options: make that."""


# --- from a verdict to an act ------------------------------------------------------------


def mean(stage: Stage, heard: Heard, verdict: Verdict) -> Understand | None:
    """Act on what a message means; return a further reading where this one was not it."""
    project = target(stage.room, heard)
    state, _ = reading(stage.room, heard)
    if state is State.CONFIRM:
        return confirmed(stage, heard, verdict)
    at_work = project is not None and project.phase is Phase.EXECUTION
    if state is State.CHOICE and at_work and not verdict.option:
        heard = evolve(heard, plain=True)
        stage.change(hearing=heard)
        return understand(stage.room, heard)
    if verdict.about == "switch" and _named(stage, heard.text) is None:
        heard = evolve(heard, loose=True)  # "back to the plan" names no project
        stage.change(hearing=heard)
        return understand(stage.room, heard)
    stage.change(hearing=None)
    if not (_asks_for(verdict) and verdict.sure):
        stage.bring(heard.material, project.id if project else "")
        project = target(stage.room, heard)
    if verdict.said == GROW and project is not None and project.course.then is OfferDue:
        what = heard.text.strip()
        grown = a.BuildAsked(heard.sender, heard.entry, heard.text, what=what)
        perform(stage, heard, project, grown)
    elif verdict.about:
        _about_room(stage, heard, verdict, project)
    elif not verdict.reply:
        _first(stage, heard, verdict, project)
    elif project is not None and project.parked:
        _parked(stage, heard, verdict, project, state)
    elif verdict.reply == "new":
        _new(stage, heard, verdict, project, state)
    else:
        _reply(stage, heard, verdict, project, state)
    return None


def _about_room(stage: Stage, heard: Heard, verdict: Verdict, project: Project | None) -> None:
    """Whoever asks about the room is answered from what it knows, without a thought."""
    if verdict.about == "undo" and undo(stage, heard.sender):
        return
    other = _named(stage, heard.text) if verdict.about == "switch" else None
    if other is not None:
        stage.give_floor(other.id)
        stage.change(hearing=None)
        stage.aside(heard, other, about="where")
        return
    closed = project is not None and can_reopen(project)
    if verdict.about in ("reopen", "undo") and project is not None and closed:
        perform(stage, heard, project, a.Reopened(heard.sender, heard.entry, heard.text))
        return
    stage.aside(heard, project, about=verdict.about)


def _named(stage: Stage, words: str) -> Project | None:
    """The open project whose goal these words name best, if they name one at all."""
    wanted = stems(words)
    others = [p for p in stage.room.projects if p.open and p.id != stage.room.floor]
    named = [p for p in others if f" {p.id} " in f" {words.lower()} "]
    fits = named or [p for p in others if wanted & stems(p.goal)]
    return max(fits, key=lambda p: len(wanted & stems(p.goal)), default=None)


def _asks_for(verdict: Verdict) -> bool:
    """Whether a message may open a project, which then gets what came with it."""
    return verdict.reply in ("", "new") and verdict.intent is not Intent.CHAT


def _asked_for(heard: Heard, verdict: Verdict) -> a.ProjectAsked:
    words = (heard.sender, heard.entry, heard.text)
    return a.ProjectAsked(*words, verdict, material=heard.material)


def _first(stage: Stage, heard: Heard, verdict: Verdict, project: Project | None) -> None:
    if heard.material and not verdict.sure and verdict.intent not in MAKES:
        verdict = evolve(verdict, intent=Intent.BUILD)  # what is brought is to be worked on
    if verdict.intent is Intent.CHAT:
        stage.aside(heard, project)
    else:
        stage.open(_asked_for(heard, verdict))


MAKES = (Intent.BUILD, Intent.TASK)


def _new(
    stage: Stage, heard: Heard, verdict: Verdict, project: Project | None, state: State
) -> None:
    """A plainly new request opens a second project; where that is not plain, the room asks."""
    asked = _asked_for(heard, verdict)
    if verdict.intent is Intent.CHAT:
        stage.aside(heard, project)
    elif verdict.sure or project is None or not project.open:
        stage.open(asked)
    else:
        part = OTHERWISE.get(state, a.AskedBack)(heard.sender, heard.entry, heard.text)
        stage.confirm(project, text("confirm-new", goal=heard.text[:80]), asked, part)


def _parked(stage: Stage, heard: Heard, verdict: Verdict, project: Project, state: State) -> None:
    """A sure continuation resumes, a sure new intent is new, anything else is asked."""
    act = _act(stage, heard, verdict, project, state)
    if verdict.reply == "continue" and state is not State.DEBATE:
        act = a.Resumed(heard.sender, heard.entry, heard.text)
    if verdict.reply == "question" and (verdict.sure or "?" in heard.text):
        stage.aside(heard, project)
    elif verdict.reply == "new" and verdict.sure:
        _new(stage, heard, verdict, project, state)
    elif (
        act is not None
        and verdict.sure
        and not (isinstance(act, a.Paused) or must_confirm(stage.room, verdict, act))
    ):
        perform(stage, heard, project, act)
    elif project.outcome is None and act is not None and not isinstance(act, a.Paused):
        _back(stage, heard, verdict, project, act)
    else:
        words = (heard.sender, heard.entry, heard.text)
        plain = act is not None and verdict.reply not in IRREVERSIBLE
        yes = act if plain and not isinstance(act, a.Paused) else a.Resumed(*words)
        no: a.Act = _asked_for(heard, verdict)
        if verdict.intent is Intent.CHAT:
            no = a.AskedBack(*words)
        assert yes is not None
        stage.confirm(project, text("confirm-resume", goal=project.goal), yes, no)


def _back(stage: Stage, heard: Heard, verdict: Verdict, project: Project, act: a.Act) -> None:
    """Whoever said that they would be back, and speaks of it, is back.

    What silence has parked may be forgotten, so that there the room asks first.
    """
    if not must_confirm(stage.room, verdict, act):
        back = a.Resumed(heard.sender, heard.entry, heard.text)
        perform(stage, heard, project, back if isinstance(act, a.Skipped) else act)
        return
    asks = text(f"confirm-{ASKS.get(type(act), 'approve')}", goal=project.goal)
    stage.confirm(project, asks, act, None)


OTHERWISE: dict[State, type[a.Act]] = {
    State.DISCOVERY: a.AnswersGiven,
    State.APPROVAL: a.Modified,
    State.REVIEW: a.ChangesAsked,
    State.DEBATE: a.Discussed,
    State.EXECUTION: a.InputGiven,
    State.CHOICE: a.OtherAsked,
}
"""What words are that belong to the project: nothing said is lost."""

KEPT = (State.DISCOVERY, State.DEBATE, State.EXECUTION)
"""Where words that did not mean to start or drop anything are taken for that."""

REFUSALS = {(State.APPROVAL, "modify"), (State.REVIEW, "changes")}
"""Replies that need words: a bare no says only that something should be different."""


def _reply(
    stage: Stage, heard: Heard, verdict: Verdict, project: Project | None, state: State
) -> None:
    act = None if project is None else _act(stage, heard, verdict, project, state)
    dropped = isinstance(act, a.Cancelled) and project is not None and not project.open
    if project is None or act is None or dropped:
        stage.aside(heard, project)  # what is closed cannot be dropped
        return
    if not must_confirm(stage.room, verdict, act):
        perform(stage, heard, project, act)
        return
    words = (heard.sender, heard.entry, heard.text)
    if isinstance(act, a.Cancelled) and state is State.DISCOVERY:
        kept = None if verdict.said else a.AnswersGiven(*words)
        asks = text("confirm-refused", goal=project.goal)
        stage.confirm(project, asks, act, kept, a.Skipped(*words))
        return
    no = OTHERWISE[state](*words) if state in KEPT else None
    asks = text(f"confirm-{ASKS.get(type(act), 'approve')}", goal=project.goal)
    stage.confirm(project, asks, act, no)


def _act(
    stage: Stage, heard: Heard, verdict: Verdict, project: Project, state: State
) -> a.Act | None:
    """What a reply means for this project; None where it is only to be answered."""
    words = (heard.sender, heard.entry, heard.text)
    if verdict.said and (state, verdict.reply) in REFUSALS:
        return a.Refused(*words)
    if verdict.said == "later" and state in (State.CHOICE, State.DEBATE):
        return a.Paused(*words)  # there is no reply of that name
    if verdict.reply == "answer" and verdict.corrects and project.answers:
        return a.AnswerChanged(*words)
    if verdict.reply == "build":
        what = "" if verdict.said else heard.text.strip()
        return _choice(project, words, verdict.option) or a.BuildAsked(*words, what=what)
    if verdict.reply == "choose":
        act = _choice(project, words, verdict.option)
        if act is None and not project.open and certain(verdict):
            return a.BuildAsked(*words)  # one of the approaches or findings that were given
        unsure = isinstance(act, a.FollowUpsAnswered) and not certain(verdict)
        return None if unsure else act  # the card has buttons for it
    kind = ACTS.get((state, verdict.reply))
    if kind is None:
        return None
    if kind is a.OtherAsked and verdict.said:
        return kind(heard.sender, heard.entry, "")  # none of them, and no wish
    if kind is a.AnswersGiven or kind is a.Skipped:
        known = {question.id for question in project.asked}
        filled = tuple(one for one in heard.answers if one[0] in known)
        if kind is a.Skipped:
            return a.Skipped(*words, answers=filled, tells=verdict.tells)
        return a.AnswersGiven(*words, answers=filled)
    if kind is not a.Approved:
        return kind(*words)
    shown = project.card(project.revision)
    return a.Approved(*words, revision=project.revision) if shown else None


def _choice(project: Project, words: Said, option: str) -> a.Act | None:
    """What the words take: an option of the last card that has it, if it needs no more words."""
    if option in NEEDS_TEXT:
        return None
    for card in reversed(project.cards):
        if option in card.options and card.about is not About.ACT:
            return act_of(card, option, words)
    return None
