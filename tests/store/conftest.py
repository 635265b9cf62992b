"""Every store test runs on every store there is; a new one joins here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from folkmoot.store.sqlite import SqliteStore

Open = Callable[[], SqliteStore]


@pytest.fixture(params=["sqlite"])
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Open the same database once more, as another process would."""
    assert request.param == "sqlite"
    opened: list[SqliteStore] = []

    def again() -> SqliteStore:
        opened.append(SqliteStore(tmp_path / "folkmoot.db"))
        return opened[-1]

    yield again
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: Open) -> SqliteStore:
    return open_store()
