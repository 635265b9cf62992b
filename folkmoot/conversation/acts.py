"""
Acts: what a person's words or a pressed button mean for one project.

Words and buttons share them, and so share the cells of the table.
"""

from __future__ import annotations

from folkmoot.conversation.brief import BriefEdits
from folkmoot.conversation.plan import Task
from folkmoot.conversation.value import dataclass
from folkmoot.conversation.verdict import Verdict


@dataclass(frozen=True)
class Act:
    by: str
    entry: int = 0  # where the words are
    text: str = ""


@dataclass(frozen=True)
class AskedBack(Act):
    """A question or small talk: answered in passing, the card stays open."""


@dataclass(frozen=True)
class AnswersGiven(Act):
    answers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class AnswerChanged(Act):
    """An earlier answer is given anew; the questions stay open."""


@dataclass(frozen=True)
class Skipped(Act):
    answers: tuple[tuple[str, str], ...] = ()  # what was filled in by then
    tells: bool = False  # the words answer too: "for my choir, the rest is up to you"


@dataclass(frozen=True)
class Approved(Act):
    revision: int = 0  # revision 3 is card c3
    """The revision the person saw. Approving an older one must not start a newer one."""


@dataclass(frozen=True)
class Modified(Act):
    answers: tuple[tuple[str, str], ...] = ()  # earlier answers, given anew


@dataclass(frozen=True)
class Refused(Act):
    """It is not right; what should be different is not said yet."""


@dataclass(frozen=True)
class Replanned(Act):
    pass


@dataclass(frozen=True)
class Edited(Act):
    brief: BriefEdits | None = None
    plan: tuple[Task, ...] = ()
    approve: bool = False


@dataclass(frozen=True)
class Noted(Act):
    """Words for a phase that waits for its bots: whoever thinks next knows them."""


@dataclass(frozen=True)
class Cancelled(Act):
    pass


@dataclass(frozen=True)
class Reset(Act):
    """Cancel, and leave the floor empty."""


@dataclass(frozen=True)
class Paused(Act):
    pass


@dataclass(frozen=True)
class Continued(Act):
    pass


@dataclass(frozen=True)
class Stopped(Act):
    pass


@dataclass(frozen=True)
class Revised(Act):
    pass


@dataclass(frozen=True)
class InputGiven(Act):
    bots: tuple[str, ...] = ()  # spoken to these by name


@dataclass(frozen=True)
class Satisfied(Act):
    pass


@dataclass(frozen=True)
class ChangesAsked(Act):
    pass


@dataclass(frozen=True)
class Restarted(Act):
    pass


@dataclass(frozen=True)
class Started(Act):
    """Enough talk: brief and plan, please. Still ends at the approval card."""


@dataclass(frozen=True)
class Discussed(Act):
    """The debate goes on, or begins."""

    bot: str = ""  # whom they spoke to


@dataclass(frozen=True)
class Chosen(Act):
    option: str = ""


@dataclass(frozen=True)
class BuildAsked(Act):
    """It should be made: the flow grows into a build."""

    what: str = ""  # the thing, where the words name one


@dataclass(frozen=True)
class OtherAsked(Act):
    """None of these; what they wish instead may be in the text."""


@dataclass(frozen=True)
class TaskAnswered(Act):
    """A card about one task was answered: verify, action, decision, a failed task."""

    card: int = 0
    option: str = ""
    answers: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class BareAnswered(Act):
    """Whether the commands of this project may run without a sandbox."""

    option: str = ""


@dataclass(frozen=True)
class FollowUpsAnswered(Act):
    revision: int = 0
    option: str = ""


@dataclass(frozen=True)
class BudgetRaised(Act):
    budget: int = 0


@dataclass(frozen=True)
class BudgetSet(Act):
    """What the project may cost from now on, whether anything waits for money or not."""

    budget: int = 0


@dataclass(frozen=True)
class Retried(Act):
    pass


@dataclass(frozen=True)
class RulesTaken(Act):
    """The model stays away: from here on rules think for this project."""


@dataclass(frozen=True)
class GaveUp(Act):
    """What failed is dropped: the end is an error."""


@dataclass(frozen=True)
class Resumed(Act):
    pass


@dataclass(frozen=True)
class Reopened(Act):
    """What was dropped or closed comes back, with everything it had."""


@dataclass(frozen=True)
class ProjectAsked(Act):
    """A new project was asked for; `parent` is the one it grew out of."""

    verdict: Verdict = Verdict()
    parent: str = ""
    material: tuple[str, ...] = ()
