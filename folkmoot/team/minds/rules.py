"""
The offline mind: a few honest rules, so that the whole flow works without a key.

It asks what every project needs to know, writes down what was said, plans a small plan and
leaves files one can open. It says that it works by rules, and invents nothing.
"""

from __future__ import annotations

from pathlib import Path

from folkmoot.conversation.brief import Brief, Line
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.events import Choice, Point
from folkmoot.conversation.plan import Evidence, EvidenceKind, Plan, Task
from folkmoot.conversation.question import Question, QuestionKind
from folkmoot.conversation.verdict import Intent
from folkmoot.team.files import write
from folkmoot.team.mind import (
    Done,
    Drafted,
    Meaning,
    Message,
    Next,
    Offer,
    Reply,
    Reviewed,
    Spoken,
    Told,
    Written,
)

K = QuestionKind

FIRST_ROUND: dict[str, tuple[str, QuestionKind, str, str]] = {
    # bot: question, kind, what is assumed otherwise, section of the brief
    "leader": ("What should it solve, and for whom?", K.SCOPE, "It is for you alone.", "problem"),
    "researcher": (
        "How is it done today, and what bothers you most about that?",
        K.CLARIFICATION,
        "It is done by hand today.",
        "constraints",
    ),
    "creative": (
        "What is the smallest version you would already use?",
        K.SCOPE,
        "One simple version that does the main thing.",
        "first_version",
    ),
    "coder": (
        "Must it run somewhere in particular, or work with something you have?",
        K.CONSTRAINT,
        "It runs on an ordinary laptop.",
        "technology",
    ),
    "social": ("Who should hear of it first?", K.SCOPE, "The people around you.", "users"),
    "auditor": ("What must it never do?", K.CONSTRAINT, "Nothing in particular.", "scope_out"),
}
LATER = (
    "Which one thing must work first?",
    K.PREFERENCE,
    "The main thing you named.",
    "acceptance",
)
TASK: dict[str, tuple[str, QuestionKind, str, str]] = {
    "leader": ("What is it for, and who will read it?", K.SCOPE, "For yourself.", "problem"),
    "researcher": (
        "What should it start from, and in which form do you want it?",
        K.CONSTRAINT,
        "From what you wrote, as plain text.",
        "constraints",
    ),
}
SECTION = {row[0]: row[3] for row in (*FIRST_ROUND.values(), *TASK.values(), LATER)}


class RulesMind:
    """Thinks for every bot of the offline team."""

    async def understand(self, asked: Understand, labels: tuple[str, ...]) -> Meaning | None:
        """Rules know no better than the local judge."""
        return None

    async def ask(self, bot: str, told: Told) -> tuple[Question, ...]:
        if told.project.intent is Intent.TASK:
            return (_question(bot, TASK[bot]),) if bot in TASK else ()
        if told.project.round == 1 and bot in FIRST_ROUND:
            return (_question(bot, FIRST_ROUND[bot]),)
        if told.project.round == 2 and bot == "leader":
            return (_question(bot, LATER),)
        return ()

    async def merge(self, told: Told) -> tuple[Question, ...]:
        order = told.project.bots
        return tuple(sorted(told.project.drafts, key=lambda question: order.index(question.bot)))

    async def brief(self, told: Told) -> Written:
        goal = told.project.goal
        lines = _answered(told)
        lines += [Line("decisions", note.text, note.entry, note.who) for note in told.notes]
        known = {question.id for question, _ in told.answers if question}
        lines += [
            Line("assumptions", question.otherwise)
            for question in told.project.asked
            if question.id not in known
        ]
        request = told.request
        wanted = f"It does what was asked: {goal}"
        lines.append(Line("acceptance", wanted, request.entry, request.who))
        return Written(Brief(_title(goal), goal, tuple(lines)))

    async def plan(self, told: Told, single: bool) -> Drafted:
        if single:
            return Drafted((_task("Do it", "leader", "RESULT.md", (), told.project.goal),), 0, 1)
        if told.project.iteration > 1 and told.project.next_task > 1:
            wish = told.notes[-1].text if told.notes else told.project.goal
            return Drafted((_task("Make the change", "creative", "CHANGES.md", (), wish),), 0, 1)
        return Drafted(
            (
                _task("Outline it", "leader", "OUTLINE.md", (), "What is in, what is out."),
                _task("Collect what is known", "researcher", "NOTES.md", (), "What was said."),
                _task("Draft the first version", "creative", "DRAFT.md", (0, 1), "A small one."),
                _task("Check it against the brief", "auditor", "CHECK.md", (2,), "Point by point."),
            ),
            0,
            2,
        )

    async def do(self, task: Task, plan: Plan, told: Told, folder: Path) -> Done:
        lines = [f"# {task.title}", "", task.description, "", f"For: {told.project.goal}", ""]
        brief = told.project.brief
        if brief is not None:
            lines += [f"- {line.text}" for line in brief.lines]
        lines += [f"- {note.text}" for note in told.notes]
        for name in task.files:
            write(folder / name, "\n".join(lines) + "\n")
        return Done("success", f"Wrote {', '.join(task.files)}.")

    async def answer(self, bot: str, message: Message, told: Told | None) -> Reply:
        if told is not None and told.project.open:
            return Reply(
                "I work by rules, without a model, so I can only note that."
                f" We are still at “{told.project.goal}”."
            )
        return Reply(
            "Hello! I work by rules for now, without a model."
            " Tell me what you would like made, and we will ask before we build."
        )

    async def offer(self, told: Told) -> Offer:
        goal = told.project.goal
        if told.project.intent is Intent.EXPLORE:
            kinds = ("Start small", "Find partners", "Make a product")
            choices = tuple(
                Choice(f"{kind} with “{goal}”", "To be worked out", (), "low") for kind in kinds
            )
            return Offer(
                "Three ways to look at it. By rules only, so all are to be checked.", choices, 1
            )
        return Offer(
            f"On “{goal}”, by rules and without sources (to be checked, confidence low):"
            " write down what a good result looks like, try the smallest step first, and compare"
            " two ways before you settle. I would begin with the smallest step."
        )

    async def choose(self, told: Told) -> Next:
        speakers = [bot for bot in told.project.bots if bot != "leader"] or ["leader"]
        turn = told.project.turn // 2 + told.project.spoken
        return Next(speakers[turn % len(speakers)], "it is their turn")

    async def speak(self, bot: str, told: Told) -> Spoken:
        return Spoken(f"By rules I can only ask: what would make “{told.project.goal}” worth it?")

    async def review(self, told: Told, files: tuple[str, ...]) -> Reviewed:
        brief = told.project.brief
        evidence = ", ".join(files)
        wanted = brief.section("acceptance") if brief else ()
        points = tuple(Point(line.text, bool(files), evidence) for line in wanted)
        return Reviewed(f"This is in the project's folder: {evidence or 'nothing yet'}.", points)


def _answered(told: Told) -> list[Line]:
    """One line an answer; a text that answers several questions at once is about the scope."""
    texts = {}
    for question, said in told.answers:
        section = SECTION.get(question.text, "decisions") if question else "scope_in"
        twice = (said.entry, said.text) in texts
        texts[said.entry, said.text] = "scope_in" if twice else section, said
    return [Line(section, said.text, said.entry, said.who) for section, said in texts.values()]


def _question(bot: str, row: tuple[str, QuestionKind, str, str]) -> Question:
    text, kind, otherwise, _ = row
    return Question(bot, text, kind, (), otherwise)


def _task(title: str, bot: str, file: str, needs: tuple[int, ...], description: str) -> Task:
    evidence = (Evidence(EvidenceKind.FILE, file),)
    return Task(title, bot, description, needs=needs, files=(file,), evidence=evidence)


def _title(goal: str) -> str:
    """A short name for a goal: its first words."""
    words = goal.split()
    return " ".join(words[:8]) + ("…" if len(words) > 8 else "")
