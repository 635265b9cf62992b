"""One server and one browser for every test of the page; each test has a room of its own."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.channels.web.served import Served, serving
from tests.web.browser import launched


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that take a moment, so that one can look at them."""
    with serving(tmp_path_factory.mktemp("page") / "home", FOLKMOOT_PACE="0.15") as served:
        yield served


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with launched() as browser:
        yield browser


@pytest.fixture
def room(request: pytest.FixtureRequest) -> str:
    """A room that no other test has been in."""
    return re.sub(r"[^A-Za-z0-9]+", "-", request.node.name).strip("-")[:90]
