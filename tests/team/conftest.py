"""Teams that a test opened are closed when it ends."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.team.building import TEAMS


@pytest.fixture(autouse=True)
async def _closed() -> AsyncIterator[None]:
    yield
    while TEAMS:
        await TEAMS.pop().__aexit__(None, None, None)
