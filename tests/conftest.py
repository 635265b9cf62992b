"""What every test starts from: nothing of the person's own machine."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

# Machines drift in speed, so time fails no property; the same examples for everyone.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


BUSY = ("conversation", "evaluation", "minds", "store", "understanding")
"""Tests that only compute or talk to themselves; the others watch a terminal or a sandbox."""


PAGE = ("tests/web/", "tests/channels/web/")
"""Tests of the page and its server, which mostly wait for each other."""


class Parts(LoadScopeScheduling):  # type: ignore[misc]
    """Three processes: the walks are taken once, one browser serves all, the others watch."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(PAGE):
            return "page"
        folder = nodeid.removeprefix("tests/").partition("/")[0]
        return "busy" if folder in BUSY else "watching"


@pytest.hookimpl(optionalhook=True)  # pytest-xdist's
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Parts:
    return Parts(config, log)


@pytest.fixture(scope="session", autouse=True)
def _a_home_of_our_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads the person's settings, spends on their key or writes into their data."""
    with pytest.MonkeyPatch.context() as patch:
        for name in list(os.environ):
            ours = name.startswith("FOLKMOOT_") and name != "FOLKMOOT_CI"
            sized = name in ("COLUMNS", "LINES")  # of a terminal that is not ours
            if ours or sized or name.endswith(("_API_KEY", "_BASE_URL")):
                patch.delenv(name)
        patch.setenv("FOLKMOOT_HOME", str(tmp_path_factory.mktemp("home")))
        yield
