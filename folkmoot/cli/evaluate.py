"""`folkmoot eval`: fixed conversations with a simulated person, in a data folder of their own."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from folkmoot.cli import show
from folkmoot.errors import WrongUse
from folkmoot.evaluation import report
from folkmoot.evaluation.case import chosen
from folkmoot.evaluation.claims import Claims
from folkmoot.evaluation.report import Figures
from folkmoot.evaluation.request import Came, ask_all, requests
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


def asked_for(only: list[str], lang: str, keep: bool, as_json: bool) -> int:
    """Ask for everything in the list of requests; 1 where something was claimed that is not so."""
    known, settings = requests(), read()
    wanted = [one for one in known if one.id in (only or [one.id]) and lang in ("", one.lang)]
    if not wanted:
        raise WrongUse(why=f"there is no such request; there are {', '.join(r.id for r in known)}")

    def tell(came: Came) -> None:
        if as_json:
            show.json_line({"kind": "request"} | asdict(came))
            return
        seen = f"{came.seen}/{came.facts}"
        show.line(f"{came.id:8} {came.kind:8} {came.claims!s:>8} {seen:>7}")
        for trouble in came.troubles():
            show.line(f"  ✗ {trouble}")

    if not as_json:
        show.line(f"Team: {settings.model}")
        show.line(f"{'request':8} {'kind':8} {'claims':>8} {'facts':>7}")
    with _folder(keep) as folder:
        try:
            rows = asyncio.run(ask_all(wanted, settings, folder, tell))
        except KeyboardInterrupt:
            return 130
    _tell_requests(rows, folder if keep else None, as_json)
    return 1 if any(row.failed for row in rows) else 0


def _tell_requests(rows: list[Came], kept: Path | None, as_json: bool) -> None:
    """The last line, and where everything is that was to be kept."""
    claims = sum((row.claims for row in rows), Claims())
    seen, facts = sum(row.seen for row in rows), sum(row.facts for row in rows)
    failed = sum(row.failed for row in rows)
    if as_json:
        total = {"requests": len(rows), "failed": failed, "seen": seen, "facts": facts}
        folder = str(kept) if kept else None
        show.json_line({"kind": "sum", "claims": asdict(claims), "folder": folder} | total)
        return
    show.line(f"{f'{len(rows) - failed} of {len(rows)}':17} {claims!s:>8} {f'{seen}/{facts}':>7}")
    if kept:
        show.line(f"Kept: {kept}")


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
