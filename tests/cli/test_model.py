"""`folkmoot model`: connect, test and forget a model; its key is nowhere but in its own file."""

from __future__ import annotations

import asyncio
import io
import json
import socket
import stat
import zipfile
from pathlib import Path

import pytest

from folkmoot.app import Team
from folkmoot.connected import FILE
from folkmoot.work.sandbox import Limits, Ran, find
from tests.channels.web.served import asking, serving
from tests.cli.shell import Shell
from tests.fakes.connecting import KEY, SAID, holds, works
from tests.fakes.model_server import ModelServer
from tests.fakes.processes import Ended
from tests.work.sandboxed import walls_or_skip

MODEL = "openai-chat:fake"


def connected(shell: Shell, url: str, key: str = KEY) -> Ended:
    ended = shell("model", "use", "fake", "--url", url, "--key", "-", stdin=f"{key}\n")
    assert ended.code == 0, ended
    assert key not in ended.out + ended.err
    return ended


def test_without_a_model_it_says_what_there_is_and_how_to_connect_one(shell: Shell) -> None:
    for words in (("model",), ("model", "list")):
        told = shell(*words)
        assert told.code == 0, told
        for word in ("No AI model is connected", "Ollama", "folkmoot model use"):
            assert word in told.out
    (view,) = shell.json("model").lines
    assert (view["kind"], view["model"], view["by"]) == ("model", "offline", "nothing")
    assert (view["keys"], view["price"], view["chosen"], view["key"]) == ([], None, None, False)


def test_keys_and_servers_that_are_there_are_listed(shell: Shell) -> None:
    with ModelServer(works, ("llama3.2:3b",)) as server:
        port = server.url.split(":")[2].removesuffix("/v1")
        shell.env = {"OLLAMA_HOST": f"127.0.0.1:{port}", "ANTHROPIC_API_KEY": KEY}
        told = shell("model")
        for word in ("Ollama", "ollama:llama3.2:3b", "ANTHROPIC_API_KEY", "million tokens"):
            assert word in told.out, told
        (view,) = shell.json("model").lines
        assert view["model"].startswith("anthropic:")
        assert view["by"] == "key"
        assert view["price"]["written_usd"] > view["price"]["read_usd"] > 0
        (found,) = (one for one in view["servers"] if one["server"] == "Ollama")
        assert found == {"server": "Ollama", "url": server.url, "models": ["ollama:llama3.2:3b"]}
        assert KEY not in told.out + json.dumps(view)
        assert shell("model", "use", "llama3.2:3b").code == 0
        assert shell("model", "test").code == 0, "what was found works without another word"
        assert shell.json("model").lines[0]["model"] == "ollama:llama3.2:3b"


def test_a_model_is_connected_tested_used_and_forgotten(shell: Shell) -> None:
    with ModelServer(works) as server:
        assert MODEL in connected(shell, server.url).out
        assert not server.asked, "what nobody watches costs nothing"
        assert stat.S_IMODE((shell.home / FILE).stat().st_mode) == 0o600
        tested = shell("model", "test")
        assert (tested.code, len(server.asked)) == (0, 1), tested
        assert f"{MODEL} works" in tested.out
        (view,) = shell.json("model", "test").lines
        assert (view["kind"], view["state"], view["cost_usd"]) == ("tried", "works", None)
        assert SAID in shell("say", "hello, how are you?").out
        assert {one.key for one in server.asked} == {KEY}
        before = len(server.asked)
        assert "forgotten" in shell("model", "forget").out
        assert SAID not in shell("say", "hello, how are you?").out
        assert (len(server.asked), holds(shell.home, KEY)) == (before, [])
        assert shell.json("model", "forget").lines[0]["forgotten"] is False


def test_a_wrong_key_and_a_server_that_went_away_are_told_apart(shell: Shell) -> None:
    with ModelServer(works) as server:
        connected(shell, server.url, "sk-wrong-9999")
        tested = shell("model", "test")
        assert tested.code == 1
        assert "does not accept the key" in tested.out
        assert "sk-wrong" not in tested.out + tested.err
        shell("say", "hello, how are you?")
        assert holds(shell.home, "sk-wrong-9999") == [FILE], (
            "the server's complaint is kept nowhere"
        )
        connected(shell, server.url)
        assert shell("model", "test").code == 0
    gone = shell("model", "test")
    assert gone.code == 1
    assert f"Nobody answers for {MODEL}" in gone.out
    assert shell.json("model", "test").lines[0]["state"] == "away"
    assert shell.json("model").lines[0]["model"] == MODEL, "and it is still the one that was chosen"


def test_the_key_is_nowhere_but_in_its_own_file(shell: Shell, tmp_path: Path) -> None:
    with ModelServer(works) as server:
        said = connected(shell, server.url).out
        for words in (("model",), ("model", "--json"), ("model", "list", "--json"), ("doctor",)):
            said += shell(*words).out
        said += shell("say", "Build me a CRM", "--json").out
        said += shell("project", "log", "--json").out + shell("audit", "--json").out
        said += shell("bots", "show", "coder", "--prompt", "do").out
        assert shell("export", "home", "--to", str(tmp_path / "room.zip")).code == 0
        assert shell("backup", str(tmp_path / "all.tar.gz")).code == 0
        assert all(KEY not in one.text and KEY not in one.system for one in server.asked)
    assert KEY not in said
    assert len(server.asked) > 2
    assert holds(shell.home, KEY) == [FILE]
    packed = zipfile.ZipFile(io.BytesIO((tmp_path / "room.zip").read_bytes()))
    assert not any(KEY.encode() in packed.read(name) for name in packed.namelist())
    copy = Shell(tmp_path / "copy")
    assert copy("restore", str(tmp_path / "all.tar.gz")).code == 0
    assert holds(copy.home, KEY) == []
    assert copy.json("model").lines[0]["model"] == "offline"


def test_a_command_of_a_bot_sees_neither_the_key_nor_its_file(shell: Shell) -> None:
    walls_or_skip()
    folder = shell.home / "projects" / "home" / "p1-crm"
    folder.mkdir(parents=True)
    with ModelServer(works) as server:
        connected(shell, server.url)
    look = f"env; ls -a {shell.home}; cat {shell.home}/{FILE} ../../../{FILE} /proc/*/environ"

    async def running() -> Ran:
        found = await find()
        assert found.sandbox is not None
        async with Team(settings=shell.settings()) as team:
            assert team.settings.connection is not None
            return await found.sandbox.run(look, folder, Limits())

    ran = asyncio.run(running())
    assert "PATH=" in ran.output, "it looked"
    assert "No such file" in ran.output
    assert KEY not in ran.output


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("use", "openai:gpt-5", "--key", KEY), "--key -"),
        (("use", "openai:gpt-5"), "key of openai"),
        (("use", "m", "--url", "http://models.example/v1", "--key", "-"), "https://"),
        (("use", "m", "--url", "file:///etc/passwd"), "http://"),
        (("use", "nobody"), "nobody"),
        (("use",), "NAME"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_what_cannot_be_done_says_why_and_changes_nothing(
    shell: Shell, words: tuple[str, ...], says: str
) -> None:
    ended = shell("model", *words, stdin=KEY)
    assert (ended.code, ended.out) == (2, ""), ended
    assert says in ended.err
    assert KEY not in ended.err
    assert "Traceback" not in ended.err
    assert not (shell.home / FILE).exists()


def test_where_the_environment_goes_first_that_is_said(shell: Shell) -> None:
    shell.env = {"FOLKMOOT_MODEL": "offline"}
    with ModelServer(works) as server:
        told = connected(shell, server.url).out
        assert "FOLKMOOT_MODEL" in told
        assert "offline" in told
        assert "FOLKMOOT_MODEL" in shell("model").out
        assert SAID not in shell("say", "hello, how are you?").out
        shell.env = {}
        assert SAID in shell("say", "hello, how are you?").out


def test_a_choice_that_cannot_be_read_can_be_forgotten(shell: Shell) -> None:
    shell.home.mkdir()
    (shell.home / FILE).write_text("{" + KEY)
    stuck = shell("say", "hello")
    assert stuck.code == 2
    assert "folkmoot model forget" in stuck.err
    assert KEY not in stuck.err
    assert shell("model", "forget").code == 0
    assert shell("say", "hello").code == 0


def test_a_server_that_runs_takes_up_what_the_terminal_chose(tmp_path: Path) -> None:
    shell = Shell(tmp_path / "home")
    with ModelServer(works) as server, serving(shell.home) as served, asking(served, "home") as ann:
        ann.says("hello, how are you?")
        ann.until_idle()
        assert not server.asked
        connected(shell, server.url)
        ann.says("and how are you today?")
        ann.until_idle()
        assert SAID in [one.get("text") for one in ann.get("/log")]
        assert ann.client.get("/api").json()["model"] == MODEL
        shell("model", "forget")
        assert ann.client.get("/api").json()["model"] == "offline"
        before = len(server.asked)
        ann.says("and now, how are you?")
        ann.until_idle()
        assert len(server.asked) == before


def test_a_dead_server_is_told_at_once(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    connected(shell, f"http://127.0.0.1:{port}")
    tested = shell("model", "test")
    assert tested.code == 1
    assert f"http://127.0.0.1:{port}/v1" in tested.out


def test_the_sentences_are_in_the_language_of_whoever_sits_there(shell: Shell) -> None:
    shell.settle(lambda room: room.command("lang", text="de"))
    assert "Noch ist kein KI-Modell verbunden" in shell("model").out
    assert "vergessen" in shell("model", "forget").out
    assert "Regeln denken" in shell("model", "test").out
