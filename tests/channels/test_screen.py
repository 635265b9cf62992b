"""The chat on a real pseudo-terminal: keys go in, and what a person would see is read."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.app import Team
from folkmoot.channels.terminal.lines import READS
from folkmoot.texts import say
from tests.channels.console import Console
from tests.cli.shell import Shell

SLOW = "0.4"
DRIPPING = ("-m", "tests.fakes.dripping")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def console(home: Path) -> Iterator[Console]:
    with Console(home) as console:
        console.wait("Say what you would like made")
        yield console


def said(home: Path, room: str = "home") -> list[str]:
    """What people said in a room."""
    with Team(home) as team:
        log = [*team.room(room).follow()]
    return [entry["text"] for entry in log if entry["kind"] == "person_spoke"]


def at_approval(console: Console) -> None:
    console.type("Build me a CRM")
    console.wait("questions before we start (1/3)", "Go on without")
    console.press("down", "down", "enter")
    console.wait("Shall we start?", "1 Approve")


# --- whole flows -------------------------------------------------------------------------


def test_a_build_by_arrow_keys(console: Console) -> None:
    at_approval(console)
    console.press("down", "enter")
    console.wait("At work", "Is it right?", "1 It is right")
    console.press("down", "enter")
    console.wait("p1 is done.")
    console.press("ctrl-d")
    assert console.end() == 0


def test_a_build_by_typing(console: Console) -> None:
    console.type("Build me a CRM")
    console.wait("questions before we start (1/3)")
    console.type("My five colleagues keep losing phone numbers")
    console.wait("questions before we start (2/3)")
    console.type("Finding a number by name")
    console.wait("Shall we start?", "1 Approve")
    console.type("yes, go ahead")
    console.wait("Is it right?", "1 It is right")
    console.type("great")
    console.wait("p1 is done.")
    assert console.sees("My five colleagues keep losing phone numbers (ann, message")


def test_a_build_by_numbers_with_a_change(console: Console) -> None:
    at_approval(console)
    console.type("2")
    console.wait("Your words? ❯", on_screen=True)
    console.type("It must also work offline")
    console.wait("It must also work offline (ann, message")
    console.wait("1 Approve", on_screen=True)
    console.type("1")
    console.wait("1 It is right")
    console.type("1")
    console.wait("p1 is done.")


def test_questions_one_by_one(console: Console) -> None:
    console.type("Build me a CRM")
    console.wait("Answer one by one", on_screen=True)
    console.press("down", "enter")
    console.wait("1/4", on_screen=True)
    console.type("Our phone numbers are lost")
    console.wait("2/4", on_screen=True)
    console.press("escape")
    console.wait("1/4", on_screen=True)
    console.type("Phone numbers get lost")
    console.wait("2/4", on_screen=True)
    console.press("down", "enter")  # a suggestion
    console.wait("3/4", on_screen=True)
    console.type("1")  # and one by its number
    console.wait("4/4", on_screen=True)
    console.press("up", "enter")  # left out
    console.wait("(2/3)")
    assert console.sees("q1: Phone numbers get lost")
    assert not console.sees("Our phone numbers are lost (")


def test_in_russian(console: Console) -> None:
    console.type("Сделай мне сайт для пекарни")
    console.wait(say("option-one-by-one", "ru"), on_screen=True)
    console.press("up", "enter")
    console.wait(f"1 {say('option-approve', 'ru')}", on_screen=True)
    console.press("down", "enter")
    console.wait(f"1 {say('option-fix', 'ru')}", f"2 {say('option-satisfied', 'ru')}")
    console.type("да, отлично, спасибо")
    console.wait(say("end-success", "ru", project="p1", why=""))


# --- Ctrl-C, leaving, coming back --------------------------------------------------------


def test_ctrl_c_holds_the_work_and_the_person_goes_on(home: Path) -> None:
    with Console(home, FOLKMOOT_PACE=SLOW) as console:
        at_approval(console)
        console.press("down", "enter")
        console.wait("running", "done", "to go", on_screen=True)
        console.press("ctrl-c")
        console.wait("p1 is on hold", "Ctrl-C again leaves")
        console.wait("0 running", on_screen=True)
        console.look(2.1)
        console.type("use our blue logo")
        console.wait("Noted.")
        console.type("continue")
        console.wait("p1 goes on.", "Is it right?")


def test_ctrl_c_twice_leaves_and_coming_back_shows_where_things_stand(home: Path) -> None:
    with Console(home, FOLKMOOT_PACE=SLOW) as console:
        at_approval(console)
        console.press("down", "enter")
        console.wait("▸ t1", on_screen=True)
        console.press("ctrl-c", "ctrl-c")
        console.wait("Everything is kept.")
        assert console.end() in (0, 10)
    with Console(home, FOLKMOOT_PACE=SLOW) as console:
        console.wait("Build me a CRM", "At work", "on hold")
        console.type("continue")
        console.wait("1 It is right")
        console.press("down", "enter")
        console.wait("p1 is done.")


def test_ctrl_c_takes_the_floor_from_a_bot_that_speaks(home: Path) -> None:
    with Console(home, *DRIPPING, program=sys.executable) as console:
        console.wait("Say what you would like made")
        console.type("hello")
        console.wait("One two three four", on_screen=True)
        console.press("ctrl-c")
        console.wait_gone("is thinking")
        console.look(0.5)
        assert re.search(r"leader: One two", console.text), console.text
        assert "without an end" not in console.text, "what was said stays, the rest is not said"
        console.look(2.1)
        console.type("good morning")
        console.wait("Hello! What would you like made")


def test_words_come_one_by_one_and_once(home: Path) -> None:
    with Console(home, *DRIPPING, program=sys.executable) as console:
        console.wait("Say what you would like made")
        console.type("hello")
        console.wait("One two three", on_screen=True)
        assert not console.sees("without an end")
        console.wait("without an end.")
        console.look(0.3)
        assert console.text.count("One two three") == 1


def test_ctrl_c_with_nothing_under_way_clears_the_line(console: Console) -> None:
    console.press("half a mess")
    console.press("ctrl-c")
    console.wait_gone("half a mess")
    console.press("ctrl-c")
    assert console.end() == 0


def test_a_terminal_that_goes_away_ends_the_chat(home: Path) -> None:
    with Console(home) as console:
        at_approval(console)
        console.child.kill(signal.SIGHUP)
        console.end()
    with Console(home) as console:
        console.wait("1 Approve")


# --- the terminal itself -----------------------------------------------------------------


def test_at_sixty_columns_nothing_is_cut_off(home: Path) -> None:
    with Console(home, columns=60, rows=30) as console:
        at_approval(console)
        assert console.sees("Runs in a browser, also on a phone, without a server.")
        console.press("down", "enter")
        console.wait("1 It is right", on_screen=True)
        console.type("great")
        console.wait("p1 is done.")


def test_a_terminal_that_changes_its_size_goes_on(home: Path) -> None:
    with Console(home, columns=110, rows=40) as console:
        at_approval(console)
        for columns, rows in ((60, 20), (40, 12), (120, 45)):
            console.resize(columns, rows)
            console.wait("1 Approve", "4 Drop it", on_screen=True)
        console.press("down", "enter")
        console.wait("1 It is right", on_screen=True)


def test_without_colour(home: Path) -> None:
    with Console(home, NO_COLOR="1") as console:
        at_approval(console)
        console.press("ctrl-d")
        console.end()
        codes = re.findall(rb"\x1b\[([\d;]*)m", console.written)
        coloured = [code for code in codes if re.search(rb"(^|;)(3[0-8]|4[0-8]|9\d|10\d)", code)]
        assert not coloured


def test_with_colour_each_bot_has_its_own(home: Path) -> None:
    with Console(home) as console:
        console.type("Build me a CRM")
        console.wait("Go on without")
        console.wait(" leader: ", " researcher: ", " coder: ", on_screen=True)
        colours = {}
        for y, row in enumerate(console.visible):
            for bot in ("leader", "researcher", "coder"):
                if (x := row.find(f" {bot}: ")) > 0:
                    colours[bot] = console.screen.buffer[y][x + 1].fg
        assert len(set(colours.values())) == 3, colours


def test_plain_moves_nothing(home: Path) -> None:
    with Console(home, "chat", "--plain", "--as", "ann", FOLKMOOT_PACE=SLOW) as console:
        console.wait("Say what you would like made")
        console.type("Build me a CRM")
        console.wait("Go on without\n> ")
        console.look(READS)
        console.type("skip")
        console.wait("1. Approve", "4. Drop it")
        console.look(READS)
        console.type("1")
        console.wait("1. It is right")  # it came while nobody typed
        console.look(READS)
        console.type("1")
        console.wait("p1 is done.")
        console.press("ctrl-d")
        assert console.end() == 0
        assert b"\x1b" not in console.written


# --- typing ------------------------------------------------------------------------------


def test_several_lines_are_one_message(console: Console, home: Path) -> None:
    console.press("hello", "alt-enter", "how are you?", "enter")
    console.wait("Hello! What would you like made")
    assert said(home) == ["hello\nhow are you?"]


def test_tab_completes_commands_mentions_and_options(console: Console) -> None:
    console.press("/proj", "tab")
    console.wait("❯ /projects", on_screen=True)
    console.press("enter")
    console.wait("Nothing is under way")
    console.press("@cod", "tab")
    console.wait("❯ @coder", on_screen=True)
    console.press("ctrl-c")
    console.look(2.1)
    at_approval(console)
    console.press("Dro", "tab")
    console.wait("❯ Drop it", on_screen=True)


def test_the_arrow_up_brings_back_what_was_said(console: Console) -> None:
    console.type("hello")
    console.wait("Hello! What would you like made")
    console.press("up")
    console.wait("❯ hello", on_screen=True)


def test_every_slash_command_says_something_sensible(console: Console, home: Path) -> None:
    console.type("/help")
    console.wait("/status", "/lang", "leave; everything is kept")
    at_approval(console)
    for command, told in {
        "/status": "For your approval",
        "/projects": "* p1",
        "/brief": "# CRM",
        "/plan": "· t1 Describe the screens",
        "/files": str(home),
        "/threads": "have not talked to each other",
        "/history": "Writing brief and plan",
        "/bots": "Leads the conversation",
        "/mode": "The mode is normal",
        "/mode simple": "The mode is simple",
        "/join": "folkmoot room join",
        "/join ABCD-EFGH": "leads nowhere",
        "/nonsense": "is not an option here",
        "/switch p9": "There is no project",
        "/lang de": "Ab jetzt sprechen wir Deutsch",
        "/pause": "geparkt",
        "/resume": "wieder da",
        "/cancel": "verworfen",
    }.items():
        console.type(command)
        console.wait(told)
    console.type("/quit")
    assert console.end() == 0


def test_what_a_second_channel_says_appears_here(console: Console, home: Path) -> None:
    console.type("Build me a CRM")
    console.wait("Go on without")
    with Team(home) as team:
        team.room("home", "bob").say("It should run on a phone")
    console.wait("bob: It should run on a phone")


def test_a_number_presses_only_what_was_seen(console: Console, home: Path) -> None:
    at_approval(console)
    console.press("1")  # and before Enter somebody changes the plan
    with Team(home) as team:
        team.room("home", "ann").answer("c2", "modify", "It must also work offline")
    console.wait("[c3]", "It must also work offline (ann")
    console.press("enter")
    console.wait("Something new came up while you typed.")
    assert not console.sees("At work")
    console.type("1")
    console.wait("At work")


def test_brief_and_plan_are_edited_in_the_persons_editor(home: Path) -> None:
    Shell(home).at_approval()
    with Console(home, "project", "edit", EDITOR="sed -i s/CRM/Contacts/") as console:
        console.wait("[c3] “Contacts”")
        assert console.end() == 10
    with Console(home, "project", "edit", EDITOR="true") as console:
        console.wait("nothing was changed")
        assert console.end() == 2


def test_a_language_changes_the_options_on_the_desk(console: Console) -> None:
    at_approval(console)
    console.type("/lang de")
    console.wait(f"1 {say('option-approve', 'de')}", on_screen=True)
    console.type("/lang xx")
    console.wait("xx")
    assert console.sees("en, es, pt, fr, de, it, nl, ru")


def test_a_code_brings_the_chat_into_another_room(console: Console, home: Path) -> None:
    with Team(home) as team:
        team.room("shop", "bob").say("hello")
    code = Shell(home).json("room", "code", "--room", "shop").lines[0]["code"]
    console.type(f"/join {code.lower()}")
    console.wait("You are in the room “shop” now.", "bob: hello", "ann joined from the terminal.")
    console.type("hello from the terminal")
    console.wait("❯ hello from the terminal")
    assert said(home, "shop") == ["hello", "hello from the terminal"]


def test_what_is_said_cannot_steer_the_terminal(console: Console, home: Path) -> None:
    with Team(home) as team:
        team.room("home", "bob").say("\x1b]0;owned\x07\x1b[2J\x1b[31mred\u202e")
    console.wait("bob: \\x1b]0;owned\\x07\\x1b[2J")
    assert b"\x1b]0;owned" not in console.written
