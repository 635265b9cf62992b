"""What people say and are called: checked before it is stored, harmless when it is shown."""

from __future__ import annotations

import getpass
import os
import re

from folkmoot.errors import NoText, NotText, TooLong

LONG = 64_000
"""A message above so many bytes is kept in a file; the log has its beginning."""


def readable(text: str) -> str:
    """The text, if it is text: not empty, and Unicode that can be stored."""
    if not text.strip():
        raise NoText
    try:
        text.encode()
    except UnicodeEncodeError:
        raise NotText from None
    return text


def short(text: str) -> str:
    """The words of an answer or command: text, and no longer than a message in the log."""
    if text and len(readable(text).encode()) > LONG:
        raise TooLong(len(text), LONG)
    return text


def check(*names: str) -> None:
    """Raise NotText for a name that cannot even be stored."""
    if any(shown(name) != name for name in names):
        raise NotText


def shown(text: str) -> str:
    """Text with whatever cannot be stored replaced."""
    return text.encode("utf-8", "replace").decode()


HIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]")
"""Control characters and marks that turn the direction of the line."""


def clean(text: str) -> str:
    """Text that only shows: what a terminal would obey is made visible."""
    return HIDDEN.sub(lambda found: f"\\x{ord(found.group()):02x}", text)


def escaped(json: str) -> str:
    """Still the same JSON: what a terminal would obey is written as an escape."""
    return HIDDEN.sub(lambda found: f"\\u{ord(found.group()):04x}", json)


def login() -> str:
    """Who speaks, if nobody said: the login name, also where there is no terminal."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return f"user-{os.getuid()}"
