"""`folkmoot eval`: fixed conversations with a simulated person, in a data folder of their own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from folkmoot.cli import show
from folkmoot.evaluation import report
from folkmoot.evaluation.case import chosen
from folkmoot.evaluation.report import Figures
from folkmoot.evaluation.run import play_all
from folkmoot.settings import read


def evaluated(only: list[str], lang: str, keep: bool, as_json: bool) -> int:
    """Play and print them; 1 where work began unapproved or a conversation has no end."""
    cases, settings = chosen(only, lang), read()

    def tell(row: Figures) -> None:
        if as_json:
            show.json_line(report.view(row, settings.model))
        else:
            show.line(report.line(row))

    if not as_json:
        show.line(f"Team: {settings.model}")
        show.line(report.heading())
    with _folder(keep) as folder:
        try:
            rows = asyncio.run(play_all(cases, settings, folder, tell))
        except KeyboardInterrupt:
            return 130
    _tell_sum(rows, settings.model, folder if keep else None, as_json)
    return 1 if any(row.failed for row in rows) else 0


def _tell_sum(rows: list[Figures], model: str, kept: Path | None, as_json: bool) -> None:
    """The last line, why it failed, and where everything is that was to be kept."""
    total = report.total(rows)
    if as_json:
        show.json_line(report.view(total, model) | {"folder": str(kept) if kept else None})
        return
    show.line(report.line(total))
    for trouble in report.troubles(rows):
        show.line(f"✗ {trouble}")
    if kept:
        show.line(f"Kept: {kept}")


@contextmanager
def _folder(keep: bool) -> Iterator[Path]:
    """A new folder, which is gone afterwards unless it is to be kept."""
    if keep:
        yield Path(tempfile.mkdtemp(prefix="folkmoot-eval-"))
        return
    with tempfile.TemporaryDirectory(prefix="folkmoot-eval-", ignore_cleanup_errors=True) as name:
        yield Path(name)
