"""
What a model may answer with: one type a job, every text and list bounded. What does not fit is
shown to the model as an error; nothing else of its answer is ever acted on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    create_model,
    model_validator,
)

from folkmoot.conversation.brief import SECTIONS
from folkmoot.conversation.question import QuestionKind

UNSEEN = re.compile(
    "\x1b\\[[0-9;?]*[A-Za-z]"  # what a terminal obeys
    "|[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]"
)


def clean(text: str) -> str:
    """A text without what nobody sees: control characters, marks of direction, halves of pairs."""
    return seen(text).strip()


def seen(text: str) -> str:
    """The same, with the space around it."""
    whole = text.encode("utf-8", "ignore").decode("utf-8")
    return UNSEEN.sub("", whole.replace("\r\n", "\n"))


def _line(text: str) -> str:
    return " ".join(clean(text).split())


def _some(text: str) -> str:
    if not text:
        raise ValueError("there is nothing in it that one can see")
    return text


def speech(text: str) -> str:
    """What is said to a person: words, and nothing that machines read."""
    open_text = CODE.sub("", _some(text))
    if MACHINE.search(open_text) or PAGE.match(text):
        raise ValueError("write plain words, no JSON and no HTML")
    return text


CODE = re.compile(r"```.*?(```|$)", re.DOTALL)
MACHINE = re.compile(r"""^\s*(null|true|false|\[.*\]|".*")\s*$|\{\s*["']\w+["']\s*:""", re.DOTALL)
"""A text that is JSON, or holds an object of it outside of code."""
PAGE = re.compile(r"\s*<(!doctype|html|\?xml)", re.IGNORECASE)

LINE = AfterValidator(_line)
SOME = AfterValidator(_some)
Title = Annotated[str, Field(max_length=120, json_schema_extra={"minLength": 1}), LINE, SOME]
Line = Annotated[str, Field(max_length=400, json_schema_extra={"minLength": 1}), LINE, SOME]
Short = Annotated[str, Field(max_length=200), LINE]
Text = Annotated[
    str, Field(max_length=6_000, json_schema_extra={"minLength": 1}), AfterValidator(clean), SOME
]
Speech = Annotated[
    str,
    Field(max_length=6_000, json_schema_extra={"minLength": 1}),
    AfterValidator(clean),
    AfterValidator(speech),
]
Name = Annotated[str, Field(max_length=60), LINE]
File = Annotated[str, Field(max_length=200, json_schema_extra={"minLength": 1}), LINE, SOME]


def _share(number: Any) -> Any:
    """Between 0 and 1: a grammar cannot bound a fraction, and how sure a model is proves little."""
    return min(max(number, 0), 1) if isinstance(number, int | float) else number


Share = Annotated[float, Field(ge=0, le=1), BeforeValidator(_share)]
Section = Literal[SECTIONS]  # type: ignore[valid-type]


class Outcome(BaseModel):
    """Unknown fields are passed over: models add some, and they mean nothing."""

    model_config = ConfigDict(extra="ignore", str_strip_whitespace=True)


class AskedQuestion(Outcome):
    """One question to the person."""

    text: Line = Field(description="The question, short and plain, ending with a question mark.")
    kind: QuestionKind = Field(QuestionKind.SCOPE, description="What it is about.")
    suggestions: list[Short] = Field(
        default_factory=list, max_length=4, description="Answers they may like, a few words each."
    )
    otherwise: Short = Field("", description="What will be assumed if they skip it.")


class Questions(Outcome):
    """What you would ask, the most important first; nothing, if you need to know nothing."""

    questions: list[AskedQuestion] = Field(max_length=5)


class KeptQuestion(Outcome):
    number: int = Field(description="Of the question as it was given to you.")
    text: Short = Field("", description="Better words for it, or nothing.")


class Merged(Outcome):
    """The questions to keep, in order: first the one whose answer would change the plan most."""

    questions: list[KeptQuestion] = Field(max_length=10)


class BriefLine(Outcome):
    section: Section = Field(description="Where the line belongs.")
    text: Line
    message: int = Field(0, description="Number of the message that says so; 0: assumed.")


class Accepted(Outcome):
    text: Line = Field(description="A point that one can see or run.")
    check: Short = Field(
        "",
        description="How it will be shown, one of: runs: COMMAND · shows FILE: WORDS · "
        "has FILE: ELEMENT · file: NAME · look · you",
    )

    @model_validator(mode="before")
    @classmethod
    def _plain(cls, given: Any) -> Any:
        """A point alone, without how it is shown."""
        return {"text": given} if isinstance(given, str) else given


class WrittenBrief(Outcome):
    """The brief."""

    title: Title
    goal: Line = Field(description="One sentence.")
    acceptance: list[Accepted] = Field(
        default_factory=list,
        max_length=20,
        json_schema_extra={"minItems": 1},
    )
    lines: list[BriefLine] = Field(max_length=60, json_schema_extra={"minItems": 1})

    model_config = ConfigDict(
        json_schema_extra={"required": ["title", "goal", "acceptance", "lines"]}
    )


class ChangedBrief(WrittenBrief):
    """The brief, and what must be known first."""

    questions: list[AskedQuestion] = Field(
        default_factory=list, max_length=3, description="Only what no plan can be made without."
    )


class PlannedTask(Outcome):
    title: Title
    bot: Name = Field(description="Who does it: one of the team.")
    domain: Name = Field("", description="Its kind of work; nothing: what the bot does first.")
    description: Text = Field(description="What to do, and how one sees that it is right.")
    kind: Literal["work", "decision", "action"] = Field(
        "work", description="work: a bot's; decision: the person chooses; action: the person acts."
    )
    priority: int = Field(3, ge=1, le=5)
    needs: list[int] = Field(
        default_factory=list, max_length=30, description="Numbers of tasks before it, from 1."
    )
    files: list[File] = Field(
        default_factory=list, max_length=20, description="Files it writes, in the folder."
    )
    commands: list[Line] = Field(
        default_factory=list, max_length=3, description="Commands that end with 0 when it is done."
    )
    checks: int = Field(0, description="Number of the task whose work it checks; 0: none.")
    choices: list[Short] = Field(default_factory=list, max_length=6)


class Planned(Outcome):
    """The plan, in the order in which you would do it."""

    tasks: list[PlannedTask] = Field(min_length=1, max_length=30)
    minutes: int = Field(10, ge=0, le=10_000, description="How long it should take.")


def planned(bots: Sequence[str]) -> type[Planned]:
    """A plan for these bots and no others."""

    def named(bot: Any) -> Any:
        return bot.strip().lower().lstrip("@") if isinstance(bot, str) else bot

    who: Any = Annotated[Literal[tuple(bots)], BeforeValidator(named)]
    task: Any = create_model("PlannedTask", __base__=PlannedTask, bot=(who, Field()))
    tasks = (list[task], Field(min_length=1, max_length=30))
    return create_model("Planned", __base__=Planned, __doc__=Planned.__doc__, tasks=tasks)


class Finished(Outcome):
    """What came of the task."""

    status: Literal["success", "partial", "failed", "wanting"] = Field(
        description="wanting: only for a task that checks another's work and sends it back."
    )
    text: Speech = Field(description="What you did and found, in a few sentences.")
    confidence: Share = 0.8


class Judged(Outcome):
    """Whether the result may stand."""

    accepts: bool
    why: Line


class OneWay(Outcome):
    title: Title = Field(description="What you would do, in a few words.")
    why: Short = Field("", description="What speaks for it.")


class Ways(Outcome):
    """Two ways to go on; nothing, if there are none that differ."""

    ways: list[OneWay] = Field(max_length=2)


class Voted(Outcome):
    """Which way you are for."""

    way: int = Field(ge=0, le=2, description="1 or 2; 0: neither.")
    why: Line


class Option(Outcome):
    title: Title
    takes: Short = Field("", description="What it takes: time, money, skill.")
    sources: list[Short] = Field(default_factory=list, max_length=5)
    confidence: Literal["high", "medium", "low"] = "low"
    pros: list[Short] = Field(default_factory=list, max_length=5)
    cons: list[Short] = Field(default_factory=list, max_length=5)


class Offered(Outcome):
    """What the person gets."""

    text: Speech
    choices: list[Option] = Field(default_factory=list, max_length=5)
    recommended: int = Field(0, ge=0, le=5, description="Number of the choice, from 1; 0: none.")


class Chosen(Outcome):
    """Who speaks next."""

    bot: Name = Field("", description="One of the team; nothing: the person.")
    why: Short = ""
    agreed_at: int = Field(
        0, description="Number of the message where all agreed; 0: not yet agreed."
    )


class Said(Outcome):
    """Your turn in the debate."""

    text: Speech
    choices: list[Option] = Field(default_factory=list, max_length=4)
    risks: list[Line] = Field(default_factory=list, max_length=6)
    agrees: bool | None = Field(None, description="Whether you agree with what is on the table.")


class SeenPoint(Outcome):
    text: Line = Field(description="The acceptance point, word for word.")
    met: bool
    evidence: Short = Field("", description="The file or command that shows it.")


class Seen(Outcome):
    """The review."""

    text: Speech
    points: list[SeenPoint] = Field(default_factory=list, max_length=40)


class Meant(Outcome):
    """What the message means."""

    label: Name
    why: Short = ""
    confidence: Share = 0.7
    vague: bool | None = None
    option: Name = ""
