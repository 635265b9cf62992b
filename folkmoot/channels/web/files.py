"""
The files of a project, as a browser may have them: text to read, bytes to keep, a page to look
at. What bots made is never served as part of our own page: it is JSON, an attachment, or stands
in a sandbox.
"""

from __future__ import annotations

import asyncio
import mimetypes
import tempfile
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from fastapi.responses import Response, StreamingResponse

from folkmoot.archive import Walk, is_draft
from folkmoot.channels.web.markdown import html
from folkmoot.channels.web.refused import NothingHere
from folkmoot.contents import file_of
from folkmoot.errors import ToolRefused
from folkmoot.export import add

READ = 400_000
"""Bytes of a text that are shown; the rest is for downloading."""

WRITTEN = 100_000
"""Characters of Markdown that are rendered; it is done in a thread."""

LARGEST = 64_000_000
"""Bytes of one file that is sent; a larger one comes in the zip."""

CHUNK = 1 << 18

PAGES = (".html", ".htm")
IMAGES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".ico")
BINARY = (".zip", ".gz", ".tar", ".pdf", ".woff", ".woff2", ".ttf", ".mp3", ".mp4", ".db", ".pyc")


def kind_of(name: str) -> str:
    """What a file is, by its name: page, image, binary or text."""
    lower = name.lower()
    for kind, endings in (("page", PAGES), ("image", IMAGES), ("binary", BINARY)):
        if lower.endswith(endings):
            return kind
    return "text"


def bytes_of(folder: Path, path: str, most: int = LARGEST) -> tuple[bytes, int]:
    """The beginning of a file and its size; nothing leads out of the folder."""
    try:
        return file_of(folder, path, most)
    except ToolRefused:
        raise NothingHere(path) from None


def shown(folder: Path, path: str) -> dict[str, Any]:
    """A file to read."""
    found, size = bytes_of(folder, path, READ)
    kind = kind_of(path)
    text = None
    if kind in ("text", "page") or path.lower().endswith(".svg"):
        text = None if b"\0" in found else found.decode("utf-8", "replace")
    if text is None and kind == "text":
        kind = "binary"
    written = text is not None and path.lower().endswith((".md", ".markdown"))
    return {
        "name": path,
        "size": size,
        "kind": kind,
        "text": text,
        "html": html(_without_matter(text), WRITTEN) if written and text else None,
        "cut": size > READ,
    }


def _without_matter(text: str) -> str:
    """Markdown without its front matter, which is for programs."""
    if text.startswith("---\n") and "\n---\n" in text[4:]:
        return text.partition("\n---\n")[2]
    return text


def download(folder: Path, path: str) -> Response:
    """A file as it is, which no browser opens by itself; images may be shown in our page."""
    found, size = bytes_of(folder, path)
    if size > LARGEST:
        raise NothingHere(path)
    image = kind_of(path) == "image"
    guessed = mimetypes.guess_type(path)[0] if image else None
    name = quote(path.rpartition("/")[2])
    headers = {
        "Content-Disposition": f"attachment; filename*=UTF-8''{name}",
        "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    }
    return Response(found, media_type=guessed or "application/octet-stream", headers=headers)


def preview(folder: Path, path: str, origin: str) -> Response:
    """A file of a made page; its scripts run in a frame without origin, and reach nobody."""
    found, size = bytes_of(folder, path)
    if size > LARGEST:
        raise NothingHere(path)
    own = f"{origin} data: blob:"
    policy = (
        f"sandbox allow-scripts allow-forms; default-src 'none'; script-src 'unsafe-inline' {own};"
        f" style-src 'unsafe-inline' {own}; img-src {own}; font-src {own}; media-src {own};"
        " form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
    )
    headers = {"Content-Security-Policy": policy, "Cross-Origin-Resource-Policy": "cross-origin"}
    guessed = mimetypes.guess_type(path)[0] or "text/plain"
    return Response(found, media_type=guessed, headers=headers)


async def zipped(folder: Path, name: str) -> StreamingResponse:
    """Every file of a folder in one zip, made beside and sent piece by piece."""
    packed = await asyncio.to_thread(_pack, folder)
    headers = {"Content-Disposition": f'attachment; filename="{name}.zip"'}
    return StreamingResponse(_chunks(packed), media_type="application/zip", headers=headers)


def _pack(folder: Path) -> IO[bytes]:
    raw = tempfile.TemporaryFile()  # noqa: SIM115 - closed by whoever sends it
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, file in Walk(folder, lambda name: not is_draft(name)):
            add(packed, name, file)
    raw.seek(0)
    return raw


async def _chunks(raw: IO[bytes]) -> AsyncIterator[bytes]:
    with raw:
        while chunk := await asyncio.to_thread(raw.read, CHUNK):
            yield chunk
