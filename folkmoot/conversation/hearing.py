"""
Hearing: from the inbox to a meaning (reading.py says how it is read), and on to an act.

A text is never refused: what fits nowhere is an aside, answered with the state unchanged.
Starting work and dropping it need a sure local verdict; else a confirm card asks.
"""

from __future__ import annotations

from folkmoot.conversation import acts as a
from folkmoot.conversation.authority import ASKS, certain, must_confirm, owners_only
from folkmoot.conversation.buttons import Said, act_of
from folkmoot.conversation.card import NEEDS_TEXT, About, Card
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.phases import BOTS_OWE, Phase
from folkmoot.conversation.project import Project
from folkmoot.conversation.reading import asking, mentioned, reading, target, understand
from folkmoot.conversation.room import Heard, busy
from folkmoot.conversation.stage import Stage
from folkmoot.conversation.verdict import IRREVERSIBLE, Intent, State, Verdict
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow, StaleApproval, UnknownOption

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


# --- from a verdict to an act ------------------------------------------------------------


def mean(stage: Stage, heard: Heard, verdict: Verdict) -> Understand | None:
    """Act on what a message means; return a further reading where this one was not it."""
    project = target(stage.room, heard)
    state, _ = reading(stage.room, heard)
    if state is State.CONFIRM:
        return _confirmed(stage, heard, verdict)
    at_work = project is not None and project.phase is Phase.EXECUTION
    if state is State.CHOICE and at_work and not verdict.option:
        heard = evolve(heard, plain=True)
        stage.change(hearing=heard)
        return understand(stage.room, heard)
    stage.change(hearing=None)
    if not (_asks_for(verdict) and verdict.sure):
        stage.bring(heard.material, project.id if project else "")
        project = target(stage.room, heard)
    if not verdict.reply:
        _first(stage, heard, verdict, project)
    elif project is not None and project.parked:
        _parked(stage, heard, verdict, project, state)
    elif verdict.reply == "new":
        _new(stage, heard, verdict, project, state)
    else:
        _reply(stage, heard, verdict, project, state)
    return None


def _asks_for(verdict: Verdict) -> bool:
    """Whether a message may open a project, which then gets what came with it."""
    return verdict.reply in ("", "new") and verdict.intent is not Intent.CHAT


def _asked_for(heard: Heard, verdict: Verdict) -> a.ProjectAsked:
    words = (heard.sender, heard.entry, heard.text)
    return a.ProjectAsked(*words, verdict, material=heard.material)


def _first(stage: Stage, heard: Heard, verdict: Verdict, project: Project | None) -> None:
    if verdict.intent is Intent.CHAT:
        stage.aside(heard, project)
    else:
        stage.open(_asked_for(heard, verdict))


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
        other = a.AnswersGiven if state is State.DISCOVERY else a.AskedBack
        no = other(heard.sender, heard.entry, heard.text)
        stage.confirm(project, text("confirm-new", goal=heard.text[:80]), asked, no)


def _parked(stage: Stage, heard: Heard, verdict: Verdict, project: Project, state: State) -> None:
    """A sure continuation resumes, a sure new intent is new, anything else is asked."""
    act = _act(stage, heard, verdict, project, state)
    if verdict.reply == "continue" and state is not State.DEBATE:
        act = a.Resumed(heard.sender, heard.entry, heard.text)
    if verdict.reply == "question" and verdict.sure:
        stage.aside(heard, project)
    elif verdict.reply == "new" and verdict.sure:
        _new(stage, heard, verdict, project, state)
    elif (
        act is not None
        and verdict.sure
        and not (isinstance(act, a.Paused) or must_confirm(stage.room, verdict, act))
    ):
        perform(stage, heard, project, act)
    else:
        words = (heard.sender, heard.entry, heard.text)
        plain = act is not None and verdict.reply not in IRREVERSIBLE
        yes = act if plain and not isinstance(act, a.Paused) else a.Resumed(*words)
        no: a.Act = _asked_for(heard, verdict)
        if verdict.intent is Intent.CHAT:
            no = a.AskedBack(*words)
        assert yes is not None
        stage.confirm(project, text("confirm-resume", goal=project.goal), yes, no)


OTHERWISE: dict[State, type[a.Act]] = {
    State.DISCOVERY: a.AnswersGiven,
    State.DEBATE: a.Discussed,
    State.EXECUTION: a.InputGiven,
}
"""What words were that did not mean to start or drop anything: nothing said is lost."""


def _reply(
    stage: Stage, heard: Heard, verdict: Verdict, project: Project | None, state: State
) -> None:
    act = None if project is None else _act(stage, heard, verdict, project, state)
    if project is None or act is None:
        stage.aside(heard, project)
        return
    if must_confirm(stage.room, verdict, act):
        words = text(f"confirm-{ASKS.get(type(act), 'approve')}", goal=project.goal)
        said = OTHERWISE.get(state)
        no = said(heard.sender, heard.entry, heard.text) if said else None
        stage.confirm(project, words, act, no)
    else:
        perform(stage, heard, project, act)


def _act(
    stage: Stage, heard: Heard, verdict: Verdict, project: Project, state: State
) -> a.Act | None:
    """What a reply means for this project; None where it is only to be answered."""
    words = (heard.sender, heard.entry, heard.text)
    if verdict.reply == "choose":
        act = _choice(project, words, verdict.option)
        if act is None and not project.open:
            return a.BuildAsked(*words)  # one of the approaches or findings that were given
        unsure = isinstance(act, a.FollowUpsAnswered) and not certain(verdict)
        return None if unsure else act  # the card has buttons for it
    kind = ACTS.get((state, verdict.reply))
    if kind is None:
        return None
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


def perform(stage: Stage, heard: Heard, project: Project, act: a.Act) -> None:
    """Do what a text means; where it cannot be done now, the text is answered in passing."""
    if owners_only(act) and not stage.room.may(heard.sender):
        stage.say("opinion", project.id, person=heard.sender, owner=stage.room.owner)
        return
    if isinstance(act, a.Approved | a.FollowUpsAnswered) and not _shown(project, act, heard):
        stage.say("not-seen", project.id, card=f"c{act.revision}")
        return
    for card in project.cards:
        if card.about is About.ACT:
            stage.close(card, "withdrawn")  # something else was said
    project = stage.project(project.id)
    try:
        do(stage, project, act)
    except (NotNow, StaleApproval, UnknownOption):
        project = stage.project(project.id)  # it may have been resumed
        if project.phase in BOTS_OWE and isinstance(act, WORDS):
            stage.advance(project, a.Noted(act.by, act.entry, act.text))
        else:
            stage.aside(heard, project)


WORDS = (
    *(a.AnswersGiven, a.ChangesAsked, a.Discussed, a.InputGiven),
    *(a.Modified, a.OtherAsked, a.Replanned),
)
"""Acts whose words matter to whoever thinks next, even where they come too early."""


def _shown(project: Project, act: a.Approved | a.FollowUpsAnswered, heard: Heard) -> bool:
    """A text approves only what the person has seen."""
    card = project.card(act.revision)
    return card is not None and heard.seen >= card.entry


def do(stage: Stage, project: Project, act: a.Act) -> None:
    """Let an act happen; a parked project is resumed by it."""
    if isinstance(act, a.Reset):
        if project.open:
            stage.advance(project, a.Cancelled(act.by, act.entry, act.text))
        if stage.room.floor == project.id:
            stage.give_floor("")
        return
    if project.parked and not isinstance(act, a.Cancelled | a.AskedBack):
        stage.advance(project, a.Resumed(act.by, act.entry, act.text))
        project = stage.project(project.id)
        if isinstance(act, a.Resumed):
            return
    stage.advance(project, act)


# --- confirm cards -----------------------------------------------------------------------


def _confirmed(stage: Stage, heard: Heard, verdict: Verdict) -> Understand | None:
    """Yes and no in words; a question leaves the card, anything else voids it."""
    project = target(stage.room, heard)
    card = asking(stage.room, project)
    assert card is not None
    if verdict.reply == "question" or (verdict.reply == "yes" and not certain(verdict)):
        stage.aside(heard, project)
        return None
    if verdict.reply == "other":
        stage.close(card, "withdrawn")
        return understand(stage.room, heard)
    act = card.yes if verdict.reply == "yes" else card.no
    stage.change(hearing=None)
    if owners_only(act) and not stage.room.may(heard.sender):
        stage.say("opinion", card.project, person=heard.sender, owner=stage.room.owner)
        return None
    if heard.seen < card.entry:  # and with it whatever it is about
        stage.say("not-seen", card.project, card=card.id)
        return None
    confirm(stage, card, verdict.reply, heard.sender)
    return None


def confirm(stage: Stage, card: Card, option: str, by: str) -> None:
    """Close the card and do what its yes or no holds."""
    stage.close(card, option)
    match card.yes if option == "yes" else card.no:
        case None:
            stage.say("confirm-kept", card.project)
        case a.AskedBack(said_by, entry, said):
            stage.aside(Heard(entry, said_by, said), stage.room.project(card.project))
        case act:
            _held(stage, card, evolve(act, by=by))


def _held(stage: Stage, card: Card, act: a.Act) -> None:
    """Do what a card held, if it can still be done."""
    project = stage.room.project(card.project)
    try:
        if isinstance(act, a.ProjectAsked):
            stage.open(act)
        elif project is not None:
            do(stage, project, act)
        else:
            raise NotNow("closed", "this")
    except (NotNow, StaleApproval, UnknownOption):
        stage.say("confirm-too-late", card.project)
