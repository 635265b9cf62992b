"""
Pictures that were brought for a page: which of them a browser shows, and why the others are left.

A picture is what its first bytes say, not its name. One with a program in it is left where it is.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from folkmoot.team.mind import Told
from folkmoot.team.names import plain_words
from folkmoot.texts import say

FOLDER = "pictures/"
BROUGHT = "brought/"
"""Where the tools find what was brought."""

LARGEST = 5_000_000
"""Bytes of a picture on a page."""

MOST = 24
"""Pictures on a page."""

LOOKED = 2_000
"""Names that are looked at."""

ENDINGS = frozenset(
    {".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".avif", ".heic", ".bmp", ".tif"}
)
CAMERA = re.compile(
    r"^(?:img|dsc|dscn|dscf|pict|photo|image|foto|bild|screenshot|p)?[\s_\d-]*$", re.I
)
"""What a camera calls its pictures says nothing of them."""

HARM = re.compile(
    rb"<\s*(?:script|foreignobject|iframe|embed|object|!entity|!doctype[^>]*\[)|\son\w+\s*=|"
    rb"javascript:|(?:href|src)\s*=\s*[\"']\s*(?:https?:|//|data:text)",
    re.I,
)
"""What a drawing must not have: programs, and things from elsewhere."""


class Picture(NamedTuple):
    source: str  # brought/<name>/<file>
    file: str  # its name in the project's folder
    alt: str


def _is_svg(found: bytes) -> bool:
    return b"<svg" in found[:2_000].lower()


SEEN: dict[str, Callable[[bytes], bool]] = {
    ".png": lambda found: found.startswith(b"\x89PNG\r\n\x1a\n"),
    ".jpg": lambda found: found.startswith(b"\xff\xd8\xff"),
    ".gif": lambda found: found.startswith((b"GIF87a", b"GIF89a")),
    ".webp": lambda found: found[:4] == b"RIFF" and found[8:12] == b"WEBP",
    ".svg": _is_svg,
}
"""How a picture begins."""


def pictures(told: Told) -> list[Picture]:
    """The pictures that can stand on a page; those whose name says something come first."""
    found: dict[str, Picture] = {}
    for source, path in _brought(told):
        if not wrong(path):
            ending = _ending(path)
            name = _named(path.stem, ending, found)
            found[name] = Picture(source, name, _alt(path.stem))
    return sorted(found.values(), key=lambda one: not one.alt)[:MOST]


def left(told: Told) -> list[str]:
    """What was brought as a picture and is left where it is: why, a sentence each."""
    found = [(path.name, why) for _, path in _brought(told) if (why := wrong(path))]
    megabytes = LARGEST // 1_000_000
    return [
        say(why, told.lang, file=name, most=megabytes).rstrip(".") for name, why in found[:MOST]
    ]


def _brought(told: Told) -> Iterator[tuple[str, Path]]:
    """Every file with the ending of a picture: how the tools name it, and where it is."""
    for root, thing in zip(map(Path, told.project.material), told.material, strict=False):
        for name in thing.files[:LOOKED]:
            parts = PurePosixPath(name)
            if parts.suffix.lower() in ENDINGS:
                path = root / parts if root.is_dir() else root
                yield f"{BROUGHT}{thing.name}/{name}", path


def wrong(path: Path) -> str:
    """The text that says why a file cannot stand on a page; nothing, if it can."""
    try:
        about = path.lstat()
        if not stat.S_ISREG(about.st_mode):
            return "picture-none"
        if about.st_size > LARGEST:
            return "picture-large"
        return _looked_at(path, about.st_mtime_ns, about.st_size)
    except OSError:
        return "picture-gone"


@lru_cache(maxsize=256)
def _looked_at(path: Path, changed: int, size: int) -> str:
    found = path.read_bytes()
    is_it = SEEN.get(_ending(path))
    if is_it is None or not is_it(found):
        return "picture-none"
    return "picture-harm" if _is_svg(found) and HARM.search(found) else ""


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    return ".jpg" if ending == ".jpeg" else ending


def _named(stem: str, ending: str, taken: dict[str, Picture]) -> str:
    """A plain name that no other picture has."""
    plain = "-".join(plain_words(stem))[:40].strip("-") or "picture"
    names = (f"{FOLDER}{plain}{more}{ending}" for more in ("", *(f"-{n}" for n in range(2, 999))))
    return next(name for name in names if name not in taken)


def _alt(stem: str) -> str:
    """What is on it, as far as its name says."""
    if CAMERA.match(stem):
        return ""
    words = re.sub(r"[\s_-]+", " ", stem).strip()
    return words[:1].upper() + words[1:]
