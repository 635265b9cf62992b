"""A model's answer on a real pseudo-terminal: it is seen while it is still being said."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

from tests.channels.console import PATIENCE, Console
from tests.fakes.model_server import Dripping, ModelServer, Say
from tests.minds.competent import environment

WORDS = ("One", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten.")


def test_an_answer_is_seen_token_by_token(tmp_path: Path) -> None:
    play = Dripping(0.2, Say(" ".join(WORDS)))
    with ExitStack() as stack:
        server = stack.enter_context(ModelServer(lambda _: play))
        env = environment(server)
        console = stack.enter_context(
            Console(
                tmp_path,
                FOLKMOOT_MODEL=env["FOLKMOOT_MODEL"],
                OPENAI_API_KEY=env["OPENAI_API_KEY"],
                OPENAI_BASE_URL=env["OPENAI_BASE_URL"],
            )
        )
        console.wait("Say what you would like made")
        console.type("hello")
        seen: list[int] = []
        end = time.monotonic() + PATIENCE
        while not console.sees(" ".join(WORDS)):
            console.look(0.02)
            said = [n for n in range(1, 11) if console.sees(" ".join(WORDS[:n]))]
            seen.append(max(said, default=0))
            assert time.monotonic() < end, console.text
        console.wait(" ".join(WORDS))
        assert "{" not in console.text
        assert len(server.asked) == 1
    assert seen == sorted(seen), "a word that was said stays"
    assert len(set(seen) - {0, 10}) >= 4, f"it did not come word by word: {sorted(set(seen))}"
