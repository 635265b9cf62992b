"""
Execution: tasks finish, fail, rest, ask, are sent back and are tried again.

A task is done only with its evidence. What depends on a task that failed for good waits
for the person's word; everything else goes on. How the person steers is steering.py's.
"""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.card import About, Card, CardKind
from folkmoot.conversation.events import (
    Choice,
    JobFailed,
    ModelAway,
    Proof,
    RetryDue,
    SandboxMissed,
    TaskAsked,
    TaskFinished,
    WorkSentBack,
)
from folkmoot.conversation.evolve import evolve
from folkmoot.conversation.followups import follow_up
from folkmoot.conversation.plan import EvidenceKind, Plan, Task, TaskKind, bits, numbers
from folkmoot.conversation.project import Trail, Work
from folkmoot.conversation.question import Question, same
from folkmoot.conversation.rules import Checkpoints
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.schedule import dependents, freed, fresh, go_on
from folkmoot.conversation.vote import Vote
from folkmoot.conversation.words import text

CHECKED_AFTER = frozenset({Checkpoints.AFTER, Checkpoints.BOTH})

LEARNT = 20
"""Results with learnings that later tasks are told of."""

SAID = 300
"""Characters of a reason that the room says."""

FOR_WALLS = "walls"
"""What a task waits for whose commands have no sandbox."""

MONEY = "money"
"""What a task asked for that could not go on within what it may spend."""

OR_ELSE = ("skip", "replan")
"""What can be done with a task that failed for good, beside trying it again."""

TEAM = "team"
"""Who decided, where the bots voted."""

Ended = TaskFinished | WorkSentBack | JobFailed | ModelAway
"""How the job of a task ends that waits for no answer."""

MOST_ASKED = 5
"""Questions that one attempt of a task may put to the person."""


def work_begun(scene: Scene, event: object) -> None:
    """On entering EXECUTION: a fresh plan."""
    plan = plan_of(scene)
    scene.change(work=fresh(plan), next_task=plan.first + len(plan.tasks), paused=False)
    go_on(scene)


def plan_of(scene: Scene) -> Plan:
    assert scene.project.plan is not None, "work without a plan"
    return scene.project.plan


def ended(scene: Scene, name: str) -> int:
    """The number of a task whose job has ended; it runs no longer."""
    n = plan_of(scene).number(name)
    work = scene.project.work
    scene.change(work=evolve(work, running=work.running & ~(1 << n)))
    return n


def task_finished(scene: Scene, event: TaskFinished) -> None:
    n = ended(scene, event.task)
    task = plan_of(scene).tasks[n]
    take_note(scene, n, event)
    if why := unproved(task, event):
        attempt_failed(scene, n, why, event.vote)
    else:
        if any(evidence.kind is EvidenceKind.PERSON for evidence in task.evidence):
            _show_result(scene, n)
        else:
            done(scene, n)
            if scene.rules.checkpoints in CHECKED_AFTER:
                words = text("card-after", task=event.task, title=task.title)
                scene.open(CardKind.VERIFY, words, about=About.AFTER, task=n)
        follow_up(scene, event)
    go_on(scene)


def take_note(scene: Scene, n: int, event: Ended) -> None:
    """What was learnt is for later tasks; what was stopped is said."""
    if getattr(event, "learnings", ()):
        scene.change(learnt=(*scene.project.learnt, scene.moment.entry)[-LEARNT:])
    for use in event.uses:
        if use.stopped:
            name = plan_of(scene).name(n)
            scene.say("command-stopped", task=name, command=use.what, why=use.stopped)


def unproved(task: Task, event: TaskFinished) -> str:
    """Why a task is not done, whatever its bot says; nothing, where all its evidence was found."""
    if event.status == "failed":
        return event.text or "it failed"
    if lost := [proof for proof in event.proofs if not proof.found]:
        return "; ".join(map(_told, lost))
    found = {proof.evidence for proof in event.proofs}
    owed = {one for one in task.evidence if one.kind is not EvidenceKind.PERSON}
    return "" if found >= owed else "there is no evidence for it"


def _told(proof: Proof) -> str:
    """What was not found, and the first and last word on it; the log has the rest."""
    lines = proof.detail.strip().splitlines() or ["not found"]
    said = lines[0] if len(lines) == 1 else f"{lines[0]} … {lines[-1]}"
    what = f"{proof.evidence.value or proof.evidence.kind}: "
    return said if said.startswith(what) else f"{what}{said}"


def _short(why: str) -> str:
    """A reason as the room says it: one line, not a wall."""
    line = " ".join(why.split())
    return line if len(line) <= SAID else f"{line[:SAID]}…"


def _show_result(scene: Scene, n: int) -> None:
    """The person's word is the evidence: until they give it the task waits."""
    plan, work = plan_of(scene), scene.project.work
    scene.change(work=evolve(work, held=work.held | 1 << n))
    words = text("card-result", task=plan.name(n), title=plan.tasks[n].title)
    scene.open(CardKind.VERIFY, words, about=About.RESULT, task=n)


def task_lost(scene: Scene, event: JobFailed) -> None:
    """The job of a task ended without a result: that is a failed attempt."""
    n = ended(scene, event.job.split("/")[2])
    take_note(scene, n, event)
    attempt_failed(scene, n, event.why)
    go_on(scene)


def done(scene: Scene, n: int) -> None:
    work = scene.project.work
    work = evolve(work, done=work.done | 1 << n)
    scene.change(work=evolve(work, ready=work.ready | freed(plan_of(scene), work, n)))


def attempt_failed(scene: Scene, n: int, why: str, vote: Vote | None = None) -> None:
    """Rest and try again; after the last attempt as the team voted, or the person is asked."""
    plan, rules = plan_of(scene), scene.rules
    work = count(scene.project.work, n, last=scene.moment.entry)
    failures = work.tried(n) - work.trail(n).again
    turn = failures % rules.attempts  # a retry the person asked for has its full attempts again
    if turn and scene.project.paused:
        scene.change(work=evolve(work, ready=work.ready | 1 << n))
    elif turn:
        due = scene.moment.at + rules.backoff * 4 ** (turn - 1)
        rests = (*work.rests, (n, due))
        scene.change(work=evolve(work, resting=work.resting | 1 << n, rests=rests))
    elif vote is not None and vote.open and not work.trail(n).voted:
        scene.change(work=work)
        _voted(scene, n, why, vote)
    else:
        scene.change(work=work)
        fail(scene, n, why)
    if turn:
        title = plan.tasks[n].title
        scene.say("task-retries", task=plan.name(n), title=title, attempt=failures, why=_short(why))


def count(work: Work, n: int, **trail: int) -> Work:
    """An attempt of task n has ended; whatever it asked the person belongs to it alone."""
    others = tuple(pair for pair in work.tries if pair[0] != n)
    work = evolve(work, tries=tuple(sorted((*others, (n, work.tried(n) + 1)))))
    return keep(work, n, evolve(work.trail(n), asked=(), grant=0, away=0, **trail))


def keep(work: Work, n: int, trail: Trail) -> Work:
    """Keep what task n has been through."""
    others = tuple(pair for pair in work.trails if pair[0] != n)
    return evolve(work, trails=tuple(sorted((*others, (n, trail)), key=lambda pair: pair[0])))


def fail(scene: Scene, n: int, why: str) -> None:
    """Failed for good: what depends on it waits for the person."""
    waiting = _give_up(scene, n)
    name, title = plan_of(scene).name(n), plan_of(scene).tasks[n].title
    words = text("card-failed", task=name, title=title, why=_short(why), count=waiting)
    scene.open(CardKind.CHOICE, words, ("retry", *OR_ELSE), about=About.FAILED, task=n)


def _give_up(scene: Scene, n: int) -> int:
    """Returns how many tasks cannot be done without it."""
    work = scene.project.work
    scene.change(work=evolve(work, failed=work.failed | 1 << n))
    return dependents(plan_of(scene), n).bit_count()


def _voted(scene: Scene, n: int, why: str, vote: Vote) -> None:
    """The way that most are for is tried; where nobody is far ahead the person says which."""
    work, way = scene.project.work, vote.chosen
    work = keep(work, n, evolve(work.trail(n), voted=scene.moment.entry, way=way))
    if not way:
        scene.change(work=work)
        _ask_which(scene, n, why, vote)
        return
    scene.change(work=ready(work, n))
    name, title = plan_of(scene).name(n), plan_of(scene).tasks[n].title
    chosen, ahead, behind = vote.ways[way - 1].title, vote.count(way), vote.count(3 - way)
    scene.decide(f"{title}: {chosen}", TEAM, vote.told)
    scene.say("team-voted", task=name, title=title, way=chosen, ahead=ahead, behind=behind)


def _ask_which(scene: Scene, n: int, why: str, vote: Vote) -> None:
    """Failed for good, unless the person takes one of two ways."""
    _give_up(scene, n)
    name, title = plan_of(scene).name(n), plan_of(scene).tasks[n].title
    first, second = vote.count(1), vote.count(2)
    words = text("card-vote", task=name, title=title, why=_short(why), first=first, second=second)
    options = ("1", "2", *OR_ELSE)
    choices = tuple(Choice(way.title, way.why) for way in vote.ways)
    scene.open(CardKind.CHOICE, words, options, about=About.FAILED, task=n, choices=choices)


def retry_due(scene: Scene, event: RetryDue) -> None:
    """A rest is over. While the work is held the task is only ready."""
    n = plan_of(scene).number(event.task)
    scene.change(work=ready(scene.project.work, n))
    go_on(scene)


def ready(work: Work, n: int) -> Work:
    """Task n may start, wherever it was."""
    bit = 1 << n
    return evolve(
        work,
        ready=work.ready | bit,
        resting=work.resting & ~bit,
        failed=work.failed & ~bit,
        done=work.done & ~bit,
        held=work.held & ~bit,
        rests=tuple(rest for rest in work.rests if rest[0] != n),
    )


# --- again -------------------------------------------------------------------------------


def work_sent_back(scene: Scene, event: WorkSentBack) -> None:
    """A check found work wanting: it is done again, a few times; then the person is asked."""
    n = ended(scene, event.task)
    take_note(scene, n, event)
    plan, work = plan_of(scene), scene.project.work
    task, trail = plan.tasks[n], work.trail(n)
    if task.checks is None or trail.loops >= task.loops:
        scene.change(work=count(work, n, last=scene.moment.entry))
        fail(scene, n, event.text)
    else:
        loops = trail.loops + 1
        again, entry = trail.again + 1, scene.moment.entry
        scene.change(work=count(work, n, loops=loops, again=again, last=entry))
        redo(scene, task.checks)
        scene.say(
            "work-sent-back",
            task=event.task,
            title=task.title,
            work=plan.name(task.checks),
            why=_short(event.text),
            loop=loops,
            loops=task.loops,
        )
    go_on(scene)


def redo(scene: Scene, n: int) -> None:
    """Do a task again, and after it whatever was built on it; nothing of this is a failure.

    What the person decided or did by hand stays done, what they gave up stays so.
    """
    plan, work = plan_of(scene), scene.project.work
    void = dependents(plan, n) | 1 << n
    own = bits(m for m in numbers(void) if plan.tasks[m].kind is TaskKind.WORK)
    cards = [
        card for card in scene.project.cards if card.task is not None and void >> card.task & 1
    ]
    failed = bits(card.task or 0 for card in cards if card.about is About.FAILED)
    for m in numbers(own & (work.done | work.running | work.held)):
        work = count(work, m, again=work.trail(m).again + 1)
    kept = ~void | work.done & ~own
    work = evolve(
        work,
        ready=work.ready & kept | 1 << n,
        running=work.running & kept,
        resting=work.resting & kept,
        held=work.held & kept,
        done=work.done & ~own,
        failed=work.failed & ~failed,
        rests=tuple(rest for rest in work.rests if kept >> rest[0] & 1),
        cleared=work.cleared if work.cleared < 0 or kept >> work.cleared & 1 else -1,
    )
    trail = evolve(work.trail(n), last=scene.moment.entry)
    scene.change(work=keep(work, n, trail))
    for card in cards:
        scene.close(card, "withdrawn")
        _ask_for_others(scene, card)


# --- a task that waits for the person ----------------------------------------------------


def task_asked(scene: Scene, event: TaskAsked) -> None:
    """The task waits for an answer; the work goes on. Nothing is asked twice."""
    n = ended(scene, event.task)
    project = scene.project
    if _asked_enough(scene, n):
        return
    known = next((one for one in project.asked if same(one.text, event.question.text)), None)
    id = known.id if known else f"q{len(project.asked) + 1}"
    _wait_for(scene, n, id)
    if known is None:
        question = replace(event.question, id=id, bot=event.bot)
        scene.change(asked=(*project.asked, question))
        _ask(scene, n, question)
    elif not any(known in card.questions for card in project.cards):
        scene.change(work=ready(scene.project.work, n))  # it was answered, or skipped
    go_on(scene)


def _ask(scene: Scene, n: int, question: Question) -> None:
    plan = plan_of(scene)
    words = text("card-task-question", task=plan.name(n), title=plan.tasks[n].title)
    scene.open(CardKind.QUESTIONS, words, questions=(question,), about=About.QUESTION, task=n)


def _ask_for_others(scene: Scene, gone: Card) -> None:
    """A question whose task is void is still asked, if another one waits for its answer."""
    work = scene.project.work
    for question in gone.questions:
        waiting = [n for n in numbers(work.held) if work.trail(n).asked[-1:] == (question.id,)]
        if waiting:
            _ask(scene, waiting[0], question)


def _asked_enough(scene: Scene, n: int) -> bool:
    """A task that asks without end has failed."""
    asked = [one for one in scene.project.work.trail(n).asked if one != MONEY]
    if len(asked) < MOST_ASKED:
        return False
    attempt_failed(scene, n, f"it asked more than {MOST_ASKED} questions")
    go_on(scene)
    return True


def _wait_for(scene: Scene, n: int, question: str) -> None:
    """Task n waits for the answer to a question."""
    work = scene.project.work
    trail = work.trail(n)
    work = keep(work, n, evolve(trail, asked=(*trail.asked, question)))
    scene.change(work=evolve(work, held=work.held | 1 << n))


def sandbox_missed(scene: Scene, event: SandboxMissed) -> None:
    """Commands never run bare unasked: one card a project, and the task waits for it."""
    n = ended(scene, event.task)
    if _asked_enough(scene, n):
        return
    _wait_for(scene, n, FOR_WALLS)
    if scene.project.bare:
        scene.change(work=ready(scene.project.work, n))  # it was answered meanwhile
    elif not any(card.about is About.BARE for card in scene.project.cards):
        scene.open(CardKind.CONFIRM, text("card-bare", why=event.why), about=About.BARE)
    go_on(scene)
