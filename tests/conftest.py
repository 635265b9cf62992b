"""What every test starts from: nothing of the person's own machine."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Machines drift in speed, so time fails no property; the same examples for everyone.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _a_home_of_our_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads the person's settings, spends on their key or writes into their data."""
    with pytest.MonkeyPatch.context() as patch:
        for name in list(os.environ):
            ours = name.startswith("FOLKMOOT_") and name != "FOLKMOOT_CI"
            if ours or name.endswith("_API_KEY"):
                patch.delenv(name)
        patch.setenv("FOLKMOOT_HOME", str(tmp_path_factory.mktemp("home")))
        yield
