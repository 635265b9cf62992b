"""Tokens: said once, kept as a hash, out at once when they are revoked."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from folkmoot.app import Team
from folkmoot.errors import BadName, UnknownToken
from folkmoot.store.database import migrations
from folkmoot.store.sqlite import SqliteStore
from folkmoot.tokens import FIND, MINUTE, add_room, find_token, make_token, revoke, tokens, used
from tests.fakes.processes import folkmoot

AT = 1_780_000_000_000


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    with closing(SqliteStore(tmp_path / "folkmoot.db")) as store:
        yield store


async def test_a_token_lets_its_person_in(store: SqliteStore) -> None:
    token, secret = await make_token(store, "ann", [], AT)
    assert re.fullmatch(r"fm_[A-Za-z0-9_-]{32}", secret)
    assert find_token(store, secret) == token
    assert (token.id, token.person, token.rooms) == ("k1", "ann", ())
    assert (token.made_at, token.used_at, token.revoked_at) == (AT, None, None)
    assert find_token(store, f" {secret}\n") == token, "as it is pasted"


async def test_nothing_else_does(store: SqliteStore) -> None:
    token, secret = await make_token(store, "ann", [], AT)
    stored = store.rows("select hash from tokens")[0][0]
    near = (secret[:-1], secret + "A", secret.swapcase(), secret.removeprefix("fm_"))
    odd = ("", " ", "fm_", "' or 1=1 --", "\x00", "\udc80", "ünï", "A" * 1_000_000, secret * 2)
    for wrong in (*near, *odd, token.id, stored):
        assert find_token(store, wrong) is None, wrong[:50]


async def test_no_two_tokens_are_alike(store: SqliteStore) -> None:
    made = await asyncio.gather(*(make_token(store, "ann", [], AT) for _ in range(50)))
    assert {token.id for token, _ in made} == {f"k{n}" for n in range(1, 51)}
    assert all(find_token(store, secret) == token for token, secret in made)
    assert [token.id for token in tokens(store)] == [f"k{n}" for n in range(1, 51)]


async def test_the_secret_is_nowhere_in_the_data_folder(tmp_path: Path) -> None:
    def nowhere() -> None:
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert any(b"ann" in path.read_bytes() for path in files), "what is kept, is found"
        for path in files:
            content = path.read_bytes()
            assert secret[:8].encode() not in content, path
            assert secret[3:].encode() not in content, path
            assert secret[-8:].encode() not in content, path

    async with Team(tmp_path) as team:
        token, secret = await make_token(team.store, "ann", [], AT)
        found = find_token(team.store, secret)
        assert found is not None
        await used(team.store, found.id, AT)
        nowhere()
        await revoke(team.store, token.id, AT)
        nowhere()
    nowhere()


async def test_a_token_for_some_rooms_opens_only_those(store: SqliteStore) -> None:
    everywhere, _ = await make_token(store, "ann", [], AT)
    some, secret = await make_token(store, "bob", ["shop", "club", "shop"], AT)
    assert some.rooms == ("shop", "club")
    assert [some.opens(room) for room in ("shop", "club", "home", "sho", "")] == [
        *(True, True),
        *(False, False, False),
    ]
    assert everywhere.opens("home")
    assert everywhere.opens("a room that is made tomorrow")
    assert find_token(store, secret) == some


async def test_whoever_joins_a_further_room_has_it_too(store: SqliteStore) -> None:
    await make_token(store, "ann", ["shop"], AT)
    _, secret = await make_token(store, "bob", ["shop"], AT)
    await asyncio.gather(*(add_room(store, "k2", room) for room in ("club", "home", "club")))
    found = find_token(store, secret)
    assert found is not None
    assert sorted(found.rooms) == ["club", "home", "shop"]
    assert tokens(store)[0].rooms == ("shop",), "nobody else does"


async def test_a_token_for_every_room_does_not_shrink_by_joining_one(store: SqliteStore) -> None:
    await make_token(store, "ann", [], AT)
    token = await add_room(store, "k1", "club")
    assert token.rooms == ()
    assert token.opens("home")


async def test_revoked_is_out_at_once_and_for_good(store: SqliteStore) -> None:
    _, secret = await make_token(store, "ann", [], AT)
    _, other = await make_token(store, "ann", [], AT)
    out = await revoke(store, "k1", AT + 5)
    assert not out.opens("home")
    assert find_token(store, secret) is None
    assert find_token(store, other) is not None, "the others stay"
    again = await revoke(store, "k1", AT + 99)
    assert again.revoked_at == AT + 5, "it says when it ended"
    await add_room(store, "k1", "club")
    await used(store, "k1", AT + 200)
    assert find_token(store, secret) is None
    assert (await make_token(store, "ann", [], AT))[0].id == "k3"


@pytest.mark.parametrize(
    "id", ["k2", "k0", "k01", "1", "", "K1", "k-1", "k" + "9" * 40, "k1 ", "\udc80", "k١"]
)
async def test_an_unknown_id_is_said_and_changes_nothing(store: SqliteStore, id: str) -> None:
    token, _ = await make_token(store, "ann", ["shop"], AT)
    with pytest.raises(UnknownToken):
        await revoke(store, id, AT)
    with pytest.raises(UnknownToken):
        await add_room(store, id, "club")
    assert tokens(store) == [token]


async def test_an_error_does_not_repeat_a_secret(store: SqliteStore) -> None:
    _, secret = await make_token(store, "ann", [], AT)
    with pytest.raises(UnknownToken) as unknown:
        await revoke(store, secret, AT)
    assert unknown.value.values == {"token": secret[:8]}


@pytest.mark.parametrize("person", ["", "  ", "a" * 201, "\udc80"])
async def test_a_name_that_is_none_gets_no_token(store: SqliteStore, person: str) -> None:
    with pytest.raises(BadName):
        await make_token(store, person, [], AT)
    assert tokens(store) == []


@pytest.mark.parametrize("person", ["ann", "Ann Müller", "../../etc", "аня", "a" * 200])
async def test_whoever_may_speak_in_a_room_may_have_a_token(
    store: SqliteStore, person: str
) -> None:
    _, secret = await make_token(store, person, [], AT)
    found = find_token(store, secret)
    assert found is not None
    assert found.person == person


async def test_uses_are_noted_once_a_minute(store: SqliteStore) -> None:
    await make_token(store, "ann", [], AT)
    seen = []
    for at in (AT, AT + 1, AT + MINUTE - 1, AT + MINUTE, AT + 2 * MINUTE - 1, AT + 5 * MINUTE):
        before = tokens(store)[0].used_at
        await used(store, "k1", at)
        after = tokens(store)[0].used_at
        seen.append((after, after != before))
    assert seen == [
        (AT, True),
        (AT, False),
        (AT, False),
        (AT + MINUTE, True),
        (AT + MINUTE, False),
        (AT + 5 * MINUTE, True),
    ]


async def test_finding_a_token_is_one_look_into_an_index(store: SqliteStore) -> None:
    plan = store.rows(f"explain query plan {FIND}", ("x",))
    assert [row[3].split(" (")[0] for row in plan] == [
        "SEARCH tokens USING INDEX sqlite_autoindex_tokens_1"
    ]


# --- other processes, other days ----------------------------------------------------------


async def test_what_another_process_revokes_is_out_here_at_once(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        _, secret = await make_token(team.store, "ann", [], AT)
        assert find_token(team.store, secret) is not None
        ended = await asyncio.to_thread(folkmoot, tmp_path, "token", "revoke", "k1")
        assert ended.code == 0, ended
        assert find_token(team.store, secret) is None


async def test_what_another_process_makes_opens_here_at_once(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        made = [
            asyncio.to_thread(folkmoot, tmp_path, "token", "new", "--as", name, "--json")
            for name in ("ann", "bob")
        ]
        lines = [ended.lines[0] for ended in await asyncio.gather(*made)]
        assert {line["id"] for line in lines} == {"k1", "k2"}
        for line in lines:
            found = find_token(team.store, line["token"])
            assert found is not None
            assert (found.id, found.person) == (line["id"], line["person"])


@pytest.mark.parametrize("version", range(1, 6))
async def test_a_database_from_before_there_were_tokens_is_brought_up_to_date(
    tmp_path: Path, version: int
) -> None:
    path = tmp_path / "folkmoot.db"
    with closing(sqlite3.connect(path)) as db, db:
        for script in migrations()[:version]:
            db.executescript(script)
        db.execute("insert into rooms (id, seq, v, state, rules) values ('shop', 1, 1, '', '{}')")
        db.execute(f"pragma user_version = {version}")
    with closing(SqliteStore(path)) as store:
        assert store.rooms() == ["shop"], "what was there, stays"
        assert tokens(store) == []
        _, secret = await make_token(store, "ann", ["shop"], AT)
    with closing(SqliteStore(path)) as store:
        found = find_token(store, secret)
        assert found is not None
        assert found.opens("shop")
