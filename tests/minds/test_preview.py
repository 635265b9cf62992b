"""`folkmoot bots show NAME --prompt JOB`: what is printed is what a model is sent."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from folkmoot.conversation.plan import make
from folkmoot.settings import JOBS as KINDS
from folkmoot.settings import Models
from folkmoot.team.calls import Made, NoModel, Order
from folkmoot.team.mind import Duty
from folkmoot.team.minds import preview as p
from folkmoot.team.minds.model import thinkers
from folkmoot.team.roster import own_bots
from tests.fakes.model_server import Empty, ModelServer
from tests.fakes.processes import folkmoot

MODEL = "openai-chat:gpt-4o-mini"


class Plain:
    """Calls that are made, and kept nowhere."""

    async def make(self, order: Order, call: Callable[[], Awaitable[Made]]) -> str:
        return (await call()).response

    async def keep(self, kind: str, text: str) -> str:
        return text

    def by_rules(self, why: str) -> None: ...
    def by_model(self, model: str) -> None: ...


def test_every_kind_of_job_can_be_looked_at() -> None:
    assert set(p.JOBS) == set(KINDS)


@pytest.mark.parametrize("job", p.JOBS)
async def test_what_is_printed_is_what_is_sent(job: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = p.example("de")
    team = thinkers(MODEL, Models(tries=1), own_bots().known)
    with ModelServer(lambda _: Empty()) as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.url)
        monkeypatch.setenv("OPENAI_API_KEY", "k")
        mind = team.mind(Plain())
        with suppress(NoModel):
            await p.JOBS[job](mind, "coder", told, Duty(p.TASK, "t1"))
        await team.contacts.close()
        (asked,) = server.asked
    shown = await p.preview(team, "coder", job, told)
    system, _, rest = shown.partition("\n\n# user\n\n")
    assert system == f"# system\n\n{asked.system}"
    assert rest.partition("\n\n# tool ")[0].rstrip("\n") == asked.last.rstrip("\n")
    printed = {name.splitlines()[0] for name in shown.split("\n\n# tool ")[1:]}
    assert printed == set(asked.tools)


async def test_a_project_without_anything_to_merge_is_shown_by_an_example() -> None:
    team = thinkers(MODEL, Models(), own_bots().known)
    told = p.example()
    assert told.project.plan == make((p.TASK,))
    assert "Where should it be hosted?" in await p.preview(team, "leader", "merge", None)


def test_the_command_prints_a_prompt_and_names_the_jobs(tmp_path: Path) -> None:
    shown = folkmoot(tmp_path / "home", "bots", "show", "coder", "--prompt", "do")
    assert shown.code == 0
    assert shown.out.startswith("# system\n\nYou are coder")
    assert not (tmp_path / "home").exists()
    line = folkmoot(tmp_path / "home", "bots", "show", "leader", "--prompt", "ask", "--json")
    assert json.loads(line.out)["job"] == "ask"
    wrong = folkmoot(tmp_path / "home", "bots", "show", "coder", "--prompt", "sing")
    assert wrong.code == 2
    assert "review" in wrong.err
    said = folkmoot(tmp_path / "home", "say", "Build me a CRM for our three shops")
    assert said.code == 10
    own = folkmoot(tmp_path / "home", "bots", "show", "leader", "--prompt", "brief")
    assert "Build me a CRM for our three shops" in own.out
