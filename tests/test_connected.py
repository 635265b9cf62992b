"""The model that was chosen: kept whole, readable by its owner alone, gone when forgotten."""

from __future__ import annotations

import os
import stat
import tarfile
from pathlib import Path

import pytest

from folkmoot import connected
from folkmoot.backup import backup
from folkmoot.connected import FILE, Connection
from folkmoot.doctor import examine
from folkmoot.errors import BadSetting, StoreError
from folkmoot.restore import restore
from folkmoot.settings import read
from folkmoot.store.sqlite import SqliteStore
from folkmoot.work.eyes import look, readable_in
from tests.fakes.connecting import KEY

CHOSEN = Connection("openai:gpt-5", "", KEY)


def test_only_its_owner_can_read_the_key(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        connected.write(tmp_path, CHOSEN)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert connected.read(tmp_path) == CHOSEN
    assert [path.name for path in tmp_path.iterdir()] == [FILE], "and no draft is left"


def test_a_file_that_others_could_read_is_replaced_by_one_that_they_cannot(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{}")
    (tmp_path / FILE).chmod(0o644)
    connected.write(tmp_path, CHOSEN)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_a_key_is_in_no_value_that_is_printed() -> None:
    assert KEY not in repr(CHOSEN)
    assert KEY not in str(CHOSEN)


def test_what_is_forgotten_is_gone_with_the_draft_of_a_crash(tmp_path: Path) -> None:
    connected.write(tmp_path, CHOSEN)
    (tmp_path / connected.DRAFT).write_text(KEY)
    assert connected.forget(tmp_path)
    assert [*tmp_path.iterdir()] == []
    assert not connected.forget(tmp_path)
    assert connected.read(tmp_path) is None


@pytest.mark.parametrize("wrong", [KEY, "[]", '{"name": 1}', '{"name": "a", "url": ""}', "\0", ""])
def test_a_file_that_nobody_can_read_is_named_without_what_is_in_it(
    tmp_path: Path, wrong: str
) -> None:
    (tmp_path / FILE).write_text(wrong)
    with pytest.raises(BadSetting) as refused:
        connected.read(tmp_path)
    assert FILE in str(refused.value)
    assert "folkmoot model forget" in str(refused.value)
    assert KEY not in str(refused.value)


def test_where_nothing_can_be_written_the_old_choice_stands(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        connected.write(tmp_path / "nowhere", CHOSEN)
    assert KEY not in str(refused.value)


def test_every_choice_has_a_stamp_of_its_own(tmp_path: Path) -> None:
    assert connected.stamp(tmp_path) is None
    connected.write(tmp_path, CHOSEN)
    first = connected.stamp(tmp_path)
    connected.write(tmp_path, Connection("openai:gpt-4", "", KEY))
    assert first not in (None, connected.stamp(tmp_path))


def test_a_back_up_has_no_key_and_brings_none_back(tmp_path: Path) -> None:
    home, copy, kept = tmp_path / "home", tmp_path / "copy", tmp_path / "kept.tar.gz"
    home.mkdir()
    SqliteStore(home / "folkmoot.db").close()
    connected.write(home, CHOSEN)
    (home / connected.DRAFT).write_text(KEY)
    backup(home, home / "folkmoot.db", kept)
    with tarfile.open(kept) as packed:
        contents = [packed.extractfile(one) for one in packed if one.isfile()]
        assert not any(KEY.encode() in file.read() for file in contents if file)
        assert not any("model" in name for name in packed.getnames())
    restore(kept, copy)
    assert connected.read(copy) is None


def test_no_bot_reads_it_in_a_data_folder_that_was_brought(tmp_path: Path) -> None:
    connected.write(tmp_path, CHOSEN)
    (tmp_path / "notes.md").write_text("Cakes")
    assert [file.file for file in readable_in(look(tmp_path))] == ["notes.md"]


def test_the_order_is_environment_choice_file_key_nothing(tmp_path: Path) -> None:
    env = {"FOLKMOOT_HOME": str(tmp_path)}

    def now(**more: str) -> tuple[str, str]:
        settings = read({**env, **more})
        assert settings.rules.model == (settings.model != "offline")
        return settings.model, settings.by

    assert now() == ("offline", "nothing")
    assert now(OPENAI_API_KEY="k") == ("openai:gpt-5-mini", "key")
    (tmp_path / "folkmoot.toml").write_text("model = 'anthropic:one'")
    assert now(OPENAI_API_KEY="k") == ("anthropic:one", "file")
    connected.write(tmp_path, CHOSEN)
    assert now(OPENAI_API_KEY="k") == ("openai:gpt-5", "chosen")
    assert now(FOLKMOOT_MODEL="openai:other") == ("openai:other", "environment")
    assert read({**env, "FOLKMOOT_MODEL": "openai:other"}).connection is None
    connected.write(tmp_path, Connection("offline"))
    assert now(OPENAI_API_KEY="k") == ("offline", "chosen"), "rules in spite of a key"
    connected.forget(tmp_path)
    assert now() == ("anthropic:one", "file")


def test_the_doctor_knows_the_choice_and_says_if_others_can_read_its_key(tmp_path: Path) -> None:
    env = {"FOLKMOOT_HOME": str(tmp_path)}
    connected.write(tmp_path, CHOSEN)

    def model() -> tuple[str, str, str]:
        (found,) = (one for one in examine(env=env) if one.what == "model")
        return found.state, found.told, found.todo

    state, told, _ = model()
    assert (state, "openai:gpt-5" in told) == ("ok", True)
    (tmp_path / FILE).chmod(0o644)
    state, told, todo = model()
    assert (state, todo) == ("trouble", f"chmod 600 {tmp_path / FILE}")
    assert KEY not in told
