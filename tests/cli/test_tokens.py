"""`folkmoot token`: given out once, listed without the secret, taken back."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


def test_a_token_is_shown_once_and_never_again(shell: Shell) -> None:
    made = shell("token", "new", "--as", "ann")
    assert made.code == 0, made
    secret, how = made.out.splitlines()
    assert secret.startswith("fm_")
    assert len(secret) == 35
    for word in ("ann", "k1", "only now", "page", "Authorization: Bearer"):
        assert word in how
    later = [shell("token", "list"), shell.json("token", "list"), shell("token", "revoke", "k1")]
    later += [shell("token", "list"), shell.json("token", "revoke", "k1")]
    for ended in later:
        assert ended.code == 0, ended
        assert "k1" in ended.out
        assert "fm_" not in ended.out
        assert secret[3:] not in ended.out + ended.err
    for path in shell.home.rglob("*"):
        assert path.is_dir() or secret[3:].encode() not in path.read_bytes(), path


def test_programs_read_a_token_as_one_line(shell: Shell) -> None:
    shell.says("hello")
    (new,) = shell.json("token", "new", "--as", "ann", "--room", "home").lines
    names = ["kind", "id", "person", "rooms", "made_at", "used_at", "revoked_at"]
    assert [*new] == [*names, "token"]
    assert (new["kind"], new["id"], new["person"], new["rooms"]) == ("token", "k1", "ann", ["home"])
    assert (new["used_at"], new["revoked_at"]) == (None, None)
    (second,) = shell.json("token", "new").lines
    assert (second["id"], second["rooms"]) == ("k2", [])
    assert second["person"], "whoever is logged in"
    for line in (new, second):
        del line["token"]
    assert shell.json("token", "list").lines == [new, second]
    (gone,) = shell.json("token", "revoke", "k1").lines
    assert gone["revoked_at"]
    assert gone | {"revoked_at": None} == new
    assert shell.json("token", "list").lines == [gone, second]
    assert shell.json("token", "revoke", "k1").lines == [gone], "twice is no error"


def test_people_read_whose_they_are_and_what_they_open(shell: Shell) -> None:
    assert "folkmoot token new" in shell("token", "list").out
    assert shell.json("token", "list").out == ""
    shell.says("hello")
    shell("say", "hello", "--room", "shop")
    shell("token", "new", "--as", "ann", "--room", "home", "--room", "shop")
    shell("token", "new", "--as", "bob\nk9   root: every room")
    assert "bob" in shell("token", "revoke", "k2").out
    first, second = shell("token", "list").out.splitlines()
    assert first.startswith("k1   ann: home, shop · made ")
    assert first.endswith("never used")
    assert second.startswith("k2   bob k9 root"), "a name is no line"
    assert "revoked" in second


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("new", "--room", "nowhere"), "nowhere"),
        (("new", "--room", "../../etc"), "../../etc"),
        (("new", "--room", "home", "--room", "nowhere"), "nowhere"),
        (("new", "--as", "a" * 201), "aaa"),
        (("new", "--as", "  "), "name"),
        (("revoke", "k7"), "k7"),
        (("revoke", "ann"), "ann"),
        (("revoke",), "ID"),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, tuple) else "",
)
def test_what_cannot_be_done_says_why_and_makes_nothing(
    shell: Shell, words: tuple[str, ...], says: str
) -> None:
    shell.says("hello")
    ended = shell("token", *words)
    assert (ended.code, ended.out) == (2, ""), ended
    assert says in ended.err
    assert "Traceback" not in ended.err
    assert shell.json("token", "list").out == ""


def test_the_sentence_is_in_the_language_of_whoever_sits_there(shell: Shell) -> None:
    shell.settle(lambda room: room.command("lang", text="de"))
    assert "nur jetzt" in shell("token", "new", "--as", "ann").out
    assert "alle Räume" in shell("token", "list").out
