"""
Synthesis and approval: a brief, a plan, and a person's yes to exactly what was shown.

The number of an approval card is the revision. Whatever changes brief or plan makes a new
card, so an old yes can never start something newer.
"""

from __future__ import annotations

from dataclasses import replace

from folkmoot.conversation.acts import Approved, Edited, Modified, Replanned
from folkmoot.conversation.brief import Line, edited
from folkmoot.conversation.card import About, CardKind
from folkmoot.conversation.discovery import go_on, keep_answers, new_questions
from folkmoot.conversation.events import BriefWritten, JobFailed, PlanDrafted
from folkmoot.conversation.owed import single
from folkmoot.conversation.plan import NO_PLAN, Plan, Task, check, make, ordered, simple
from folkmoot.conversation.project import Flow, Project, rounds
from folkmoot.conversation.rules import Rules
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import ApprovalDue, PlanDue, RoundReady, WorkDue
from folkmoot.conversation.verdict import Intent
from folkmoot.conversation.words import dollars, text
from folkmoot.errors import BadEdits, BrokenPlan, StaleApproval


def brief_written(scene: Scene, event: BriefWritten) -> None:
    """A first brief always stands; a changed one may ask for what it left unknown."""
    project = scene.project
    scene.change(brief=event.brief, approved=0)
    scene.set_plan(None)
    unknown = new_questions(scene, event.questions)
    more = project.round < rounds(project, scene.rules) and not project.skipped
    if unknown and project.iteration > 1 and more:
        scene.change(round=project.round + 1)
        scene.derive(RoundReady(unknown))
    elif scene.rules.plan_approval or scene.rules.approve_simple:
        scene.derive(PlanDue())
    else:
        scene.derive(ApprovalDue())  # the brief alone; its plan follows the yes


def plan_drafted(scene: Scene, event: PlanDrafted) -> None:
    project = scene.project
    try:
        plan = plan_of(scene, event.tasks, _as_drafted(event))
    except BrokenPlan as error:
        # A plan that cannot be carried out is no plan: the leader tries again.
        failed = JobFailed(event.job, event.project, "leader", str(error.values["why"]))
        scene.derive(failed)
        return
    if project.plan is not None and _alike(project.plan, plan):
        scene.say("plan-same")
    scene.set_plan(plan)
    if project.approved:
        scene.derive(WorkDue())
    elif by_asking(scene.project, plan, scene.rules):
        scene.decide("approved by asking", project.opener, f"one task: {plan.tasks[0].title}")
        # What was not shown may not cost more than asking for it allows.
        budget = min(project.budget, project.spent + scene.rules.task_cost)
        scene.change(budget=max(budget, project.spent))
        scene.derive(WorkDue())
    else:
        scene.derive(ApprovalDue())


def _alike(old: Plan, new: Plan) -> bool:
    """Whether a plan that was made anew is the one that was there before."""
    told = [(task.title, task.bot, task.files, task.needs) for task in old.tasks]
    return told == [(task.title, task.bot, task.files, task.needs) for task in new.tasks]


def _as_drafted(event: PlanDrafted) -> Plan:
    """What is known of a plan beside its tasks."""
    missing, unpriced, beyond = event.missing, event.unpriced, event.beyond
    return Plan((), 1, event.price, event.minutes, 0, missing, unpriced, beyond)


def plan_of(scene: Scene, tasks: tuple[Task, ...], like: Plan) -> Plan:
    """Return these tasks as the project's plan, or raise BrokenPlan with the reason."""
    project = scene.project
    check(tasks, scene.rules, single=single(project, scene.rules))
    return make(ordered(tasks), replace(like, first=project.next_task, made=scene.moment.entry))


def by_asking(project: Project, plan: Plan, rules: Rules) -> bool:
    """Whether asking for it was the approval: one small task, sure, and the first attempt."""
    told = not project.vague or bool(project.answers)  # a vague wish that nobody explained is not
    wanted = project.intent is Intent.TASK or (rules.approve_simple and told)
    wanted = wanted and project.flow is not Flow.DEBATE  # what was debated is always shown
    clear = project.sure and not project.skipped  # whoever skips the questions looks first
    return wanted and clear and project.iteration == 1 and simple(plan, rules)


NAMED = 6
"""Wishes that cannot be honoured which are named where the plan is shown; the brief has all."""


TOLD = 20
"""Of those of a small task, which has no brief, so many are named in a sentence."""


def approval_shown(scene: Scene, event: object) -> None:
    """On entering APPROVAL, and for every new revision."""
    project = scene.project
    plan = project.plan
    words = text(
        "card-approval",
        title=project.brief.title if project.brief else project.goal,
        count=len(plan.tasks) if plan else 0,
        minutes=plan.minutes if plan else 0,
        cost=dollars(plan.cost if plan else 0),
        budget=dollars(project.budget),
    )
    if plan is not None and plan.missing:
        scene.say("plan-missing", count=len(plan.missing), programs=", ".join(plan.missing))
    beyond = [line.text for line in project.brief.section("beyond")] if project.brief else []
    beyond += plan.beyond if plan is not None else ()
    if beyond and project.brief:
        more = " …" if len(beyond) > NAMED else ""
        scene.say("plan-beyond", count=len(beyond), wishes="; ".join(beyond[:NAMED]) + more)
    for start in range(0, 0 if project.brief else len(beyond), TOLD):
        some = beyond[start : start + TOLD]  # of a small task this is all that is said
        scene.say("plan-beyond", count=len(some), wishes="; ".join(some))
    if plan is not None and plan.unpriced:
        scene.say("price-unknown", model=plan.unpriced)
    card = scene.open(CardKind.APPROVAL, words)
    revisions = (*project.revisions, card.number)
    scene.change(revision=card.number, revisions=revisions, approved=0)


def approved(scene: Scene, event: Approved) -> None:
    project = scene.project
    if event.revision != project.revision:
        raise StaleApproval(f"c{event.revision}", f"c{project.revision}")
    _close(scene, "approve")
    scene.change(approved=project.revision)
    scene.decide("approved", event.by, revision=project.revision)
    scene.derive(WorkDue() if project.plan else PlanDue())


def modified(scene: Scene, event: Modified) -> None:
    """Go on, but with these changes: brief first, where the flow has one, then plan."""
    keep_answers(scene, event.entry, {id for id, _ in event.answers})
    _again(scene, event, "modify")
    go_on(scene)


def replanned(scene: Scene, event: Replanned) -> None:
    """The brief stands, the plan is made anew."""
    _again(scene, event, "replan")


def _again(scene: Scene, event: Modified | Replanned, how: str) -> None:
    scene.note(event)
    _close(scene, how)
    scene.decide(f"{how} asked", event.by)
    scene.change(iteration=scene.project.iteration + 1, round=0, approved=0)


def edited_in_place(scene: Scene, event: Edited) -> None:
    """Edits make a new revision by that person; a changed brief needs a new plan first."""
    project = scene.project
    plan = project.plan
    if event.plan:
        plan = plan_of(scene, event.plan, plan or NO_PLAN)
    if event.brief is not None:
        if project.brief is None:
            raise BadEdits("there is no brief to edit: the request itself is the plan's goal")
        brief = edited(project.brief, event.brief, event.by, event.entry)
        scene.change(brief=brief)
    _close(scene, "edit")
    scene.decide("edited", event.by)
    scene.change(iteration=project.iteration + 1)
    if event.brief is not None and not event.plan:
        scene.derive(PlanDue())
        return
    scene.set_plan(plan)
    approval_shown(scene, event)
    if event.approve:
        scene.derive(Approved(event.by, event.entry, event.text, scene.project.revision))


def decided_line(project: Project, decision: str, by: str, entry: int) -> Project:
    """Put a decision the person took during the work into the brief."""
    if project.brief is None:
        return project
    line = Line("decisions", decision, entry, by)
    return replace(project, brief=replace(project.brief, lines=(*project.brief.lines, line)))


def _close(scene: Scene, how: str) -> None:
    """Close the card; a question about approving it is void with it."""
    for card in scene.project.cards:
        if card.kind is CardKind.APPROVAL:
            scene.close(card, how)
    scene.close_about(About.ACT, "withdrawn")
