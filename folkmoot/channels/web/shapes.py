"""What the API takes and gives, for its description and for checking what comes in."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200)]
Words = Annotated[str, Field(max_length=300_000)]  # JSON may need six bytes for a letter
Key = Annotated[str | None, Field(max_length=200, description="Makes a repeated request one.")]


class Body(BaseModel):
    """A misspelt field is an error, not something that silently does nothing."""

    model_config = ConfigDict(extra="forbid")


class Message(Body):
    text: Words
    key: Key = None
    seen: Annotated[int, Field(ge=0, le=2**53)] = 0
    """The last entry that was shown to the person; a text approves nothing newer."""
    project: Name = ""
    material: Annotated[list[Name], Field(max_length=50)] = []
    """Uploads that this message brings."""
    answers: dict[Name, Words] = {}
    """What was filled into a card of questions by then."""


class Pressed(Body):
    choose: Name = ""
    text: Words = ""
    edits: dict[str, Any] = {}
    key: Key = None


class Meant(Body):
    entry: Annotated[int, Field(ge=0, le=2**53)]
    label: Name


class Command(Body):
    command: Name
    project: Name = ""
    text: Words = ""
    yes: bool = False


class Chosen(Body):
    """A model to think for the team; the key is taken, and never given out."""

    name: Annotated[str, Field(min_length=1, max_length=200)]
    url: Annotated[str, Field(max_length=2_000)] = ""
    key: Annotated[str, Field(max_length=4_000, repr=False)] = ""


class Nothing(Body):
    """An empty object."""


class Code(Body):
    code: Name


class FilePath(Body):
    path: Annotated[str, Field(max_length=4_000)]


class Entry(BaseModel):
    """A line of the log; each kind has fields of its own."""

    model_config = ConfigDict(extra="allow")
    id: int
    kind: str
    room: str
    project: str | None
    at: str


class View(BaseModel):
    """An object whose fields docs/api.md names."""

    model_config = ConfigDict(extra="allow")


class Trouble(BaseModel):
    """What happened and what to do about it."""

    model_config = ConfigDict(extra="allow")
    error: str
    text: str
