"""A room over HTTP: speaking, pressing, steering and reading do what they do in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx2
import pytest

from tests.channels.web.served import WISH, Asker, Served, asking, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("api") / "home") as served:
        yield served


@pytest.fixture(scope="module")
def http(served: Served) -> Iterator[httpx2.Client]:
    with served.client() as client:
        yield client


@pytest.fixture(scope="module")
def built(http: httpx2.Client) -> Asker:
    """A room in which something was built, and everybody is satisfied."""
    me = Asker(http, "built")
    me.answers(me.to_review()["id"], "satisfied")
    assert me.until_idle()["projects"][0]["outcome"] == "success"
    return me


def refused(answer: httpx2.Response, status: int, error: str) -> dict[str, Any]:
    """An error as the wire shows it: a name for programs, a text for people."""
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert answer.json()["text"].strip()
    assert answer.headers["cache-control"] == "no-store"
    return dict(answer.json())


# --- a build -----------------------------------------------------------------------------


def test_a_wish_becomes_a_result_over_http_alone(served: Served, http: httpx2.Client) -> None:
    me = Asker(http, "whole")
    with served.follows("whole", live="true") as page:
        said = me.says(WISH, key="wish-1", seen=0)
        assert (said["kind"], said["text"], said["key"]) == ("person_spoke", WISH, "wish-1")
        card = page.card("questions")
        edits = {question["id"]: "our three shops" for question in card["questions"]}
        pressed = me.answers(card["id"], "submit", edits=edits, key="answers-1")
        assert pressed["kind"] == "button_pressed"
        while (card := me.waits_for())["kind"] == "questions":
            me.answers(card["id"], "skip")
        assert card["kind"] == "approval"
        assert not [entry for entry in page.entries if entry["kind"] == "task_started"]
        me.answers(card["id"], "approve")
        review = page.card("satisfaction")
        assert {"brief_written", "plan_drafted", "task_started", "task_finished"} <= {
            entry["kind"] for entry in page.entries
        }
        me.answers(review["id"], "satisfied")
        assert page.entry("project_closed")["outcome"] == "success"
        page.standing(lambda standing: not standing["cards"])
    lines = [line for section in me.get("/projects/p1/brief").values() for line in section]
    stated = [line["source"] for line in lines if "our three shops" in str(line)]
    assert stated
    assert set(stated) == {pressed["id"]}
    assert me.get("/projects/p1")["outcome"] == "success"


def test_an_answer_in_one_text_submits_the_card(http: httpx2.Client) -> None:
    me = Asker(http, "one-text")
    me.says(WISH)
    card = me.waits_for("questions")
    me.answers(card["id"], text="for our three shops, in a browser")
    assert me.waits_for()["id"] != card["id"]


# --- the stream and the log --------------------------------------------------------------


def test_the_stream_has_the_entries_of_the_terminal(served: Served, built: Asker) -> None:
    log = served.command("project", "log", "--room", "built", "--json").lines
    assert len(log) > 30
    with served.follows("built") as page:
        page.entry("project_closed")
        for _ in log[len(page.entries) :]:
            page.until(lambda event: not event.name)
        assert page.entries == log
        assert [event.id for event in page.all] == [str(entry["id"]) for entry in log]


def test_a_stream_begins_after_the_last_event_that_was_heard(served: Served, built: Asker) -> None:
    for last, first in (("", 1), ("0", 1), ("7", 8), ("nonsense", 1), ("-3", 1), ("7.5", 1)):
        with served.follows("built", last_event_id=last) as page:
            assert page.until(lambda event: True).id == str(first), last
    with served.follows("built", after=9) as page:
        assert page.until(lambda event: True).id == "10"
    with served.follows("built", after=9, last_event_id="20") as page:
        assert page.until(lambda event: True).id == "21"
    with served.follows("built", last=3) as page:
        log = built.get("/log", limit=1000)
        assert page.until(lambda event: True).id == str(log[-3]["id"])


def test_the_log_is_read_in_pieces_without_gap_or_repeat(built: Asker) -> None:
    whole = built.get("/log", limit=1000)
    assert [entry["id"] for entry in whole] == list(range(1, len(whole) + 1))
    forward, after = [], 0
    while piece := built.get("/log", after=after, limit=7):
        forward += piece
        after = piece[-1]["id"]
    backward: list[Any] = []
    before = whole[-1]["id"] + 1
    while before > 1:
        piece = built.get("/log", before=before, limit=7)
        backward = piece + backward
        before = piece[0]["id"]
    assert forward == backward == whole
    assert built.get("/log", before=1) == []
    assert [e["id"] for e in built.get("/log", after=3, before=6)] == [4, 5]


def test_what_is_said_in_the_terminal_appears_in_an_open_stream(
    served: Served, http: httpx2.Client
) -> None:
    me = Asker(http, "both")
    me.says("hello")
    with served.follows("both", live="true", last=1) as page:
        said = served.command("say", "--room", "both", "hello from the terminal", "--json")
        assert said.code == 0, said.err
        heard = page.entry("person_spoke", text="hello from the terminal")
        assert heard["sender"] == me.get()["person"]
        page.entry("answered", entry=heard["id"])
    assert {"person_spoke", "answered"} <= {entry["kind"] for entry in said.lines}


def test_what_is_said_on_the_page_is_in_the_terminal(served: Served, http: httpx2.Client) -> None:
    me = Asker(http, "other-way")
    me.says("hello from the page")
    me.until_idle()
    told = served.command("project", "log", "--room", "other-way")
    assert "hello from the page" in told.out
    listed = served.command("room", "list").out
    assert "other-way" in listed


def test_a_card_of_the_page_is_answered_in_the_terminal(served: Served) -> None:
    with asking(served, "shared") as me, served.follows("shared") as page:
        me.says(WISH)
        card = page.card("questions")
        done = served.command("answer", card["id"], "--choose", "skip", "--room", "shared")
        assert done.code == 10, done.err
        page.entry("button_pressed", card=card["id"], option="skip")
        page.card("approval")
        stale = me.post(f"/answers/{card['id']}", {"choose": "skip"})
        assert stale.status_code == 409


# --- said once, seen or not --------------------------------------------------------------


def test_a_message_that_is_sent_again_is_one_message(http: httpx2.Client) -> None:
    me = Asker(http, "again")
    first = me.says("hello there", key="k1")
    assert me.says("hello there", key="k1")["id"] == first["id"]
    assert me.says("hello there", key="k2")["id"] != first["id"]
    me.until_idle()
    texts = [entry["text"] for entry in me.get("/log") if entry["kind"] == "person_spoke"]
    assert texts == ["hello there", "hello there"]


def test_a_message_that_is_sent_by_many_at_once_is_one_message(http: httpx2.Client) -> None:
    me = Asker(http, "at-once")
    with ThreadPoolExecutor(16) as pool:
        said = list(pool.map(lambda _: me.says("hello, all at once", key="k"), range(48)))
    assert len({entry["id"] for entry in said}) == 1
    me.until_idle()
    assert [e["kind"] for e in me.get("/log")].count("person_spoke") == 1


def test_a_card_that_two_tabs_answer_at_once_is_answered_once(http: httpx2.Client) -> None:
    me = Asker(http, "two-tabs")
    path = f"/answers/{me.to_approval()['id']}"
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: me.post(path, {"choose": "approve"}), range(16)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    me.waits_for("satisfaction")
    started = [e["task"] for e in me.get("/log", limit=1000) if e["kind"] == "task_started"]
    assert len(started) == len(set(started))


def test_an_answer_that_is_sent_again_is_one_answer(http: httpx2.Client) -> None:
    me = Asker(http, "again-answer")
    card = me.to_approval()
    first = me.answers(card["id"], "approve", key="yes-1")
    assert me.answers(card["id"], "approve", key="yes-1")["id"] == first["id"]
    refused(me.post(f"/answers/{card['id']}", {"choose": "approve"}), 409, "CardAnswered")


def test_the_same_key_of_two_people_is_two_messages(served: Served) -> None:
    ann, bob = (served.token(name, "two-keys")[1] for name in ("ann", "bob"))
    with asking(served, "two-keys", ann) as one, asking(served, "two-keys", bob) as other:
        one.says("I am ann", key="m1")
        assert other.says("I am bob", key="m1")["text"] == "I am bob"
        texts = [e["text"] for e in one.get("/log") if e["kind"] == "person_spoke"]
    assert texts == ["I am ann", "I am bob"]


def test_a_text_approves_only_what_was_seen(http: httpx2.Client) -> None:
    me = Asker(http, "unseen")
    card = me.to_approval()
    me.says("yes, approve it")
    standing = me.until_idle()
    assert standing["projects"][0]["phase"] == "approval"
    assert not [entry for entry in me.get("/log") if entry["kind"] == "task_started"]
    approval = next(c for c in standing["cards"] if c["kind"] == "approval")
    assert approval["entry"] >= card["entry"]
    me.says("yes, approve it", seen=standing["seq"])
    assert me.waits_for("satisfaction")


def test_an_older_revision_cannot_be_approved(http: httpx2.Client) -> None:
    me = Asker(http, "stale")
    old = me.to_approval()["id"]
    me.answers(old, "modify", text="it must also print labels")
    new = me.waits_for("approval")["id"]
    assert new != old
    told = refused(me.post(f"/answers/{old}", {"choose": "approve"}), 409, "StaleApproval")
    assert (told["approved"], told["current"]) == (old, new)
    assert me.get()["projects"][0]["phase"] == "approval"


def test_edits_are_approved_as_they_were_edited(http: httpx2.Client) -> None:
    me = Asker(http, "edits")
    card = me.to_approval()["id"]
    tasks = me.get("/projects/p1/plan")["tasks"]
    tasks[0]["title"] = "Draw the screens by hand"
    me.answers(card, "approve", edits={"plan": tasks})
    me.waits_for("satisfaction")
    assert me.get("/projects/p1/plan")["tasks"][0]["title"] == "Draw the screens by hand"
    assert me.get("/projects/p1/tasks")[0]["title"] == "Draw the screens by hand"


# --- steering ----------------------------------------------------------------------------


def test_a_project_is_parked_continued_and_stopped(http: httpx2.Client) -> None:
    me = Asker(http, "steered")
    me.to_approval()
    assert me.commands("pause")["kind"] == "commanded"
    assert me.get()["projects"][0]["parked"]
    me.commands("continue")
    assert not me.get()["projects"][0]["parked"]
    refused(me.post("/commands", {"command": "retry"}), 409, "NotNow")
    me.commands("cancel", yes=True)
    assert me.get("/projects/p1")["outcome"] == "cancellation"


def test_language_mode_and_budget_belong_to_the_room(http: httpx2.Client) -> None:
    me = Asker(http, "settled")  # nobody has spoken in it yet
    me.commands("lang", text="nl")
    me.commands("mode", text="simple")
    me.commands("budget", text="12.5")
    standing = me.get()
    assert (standing["lang"], standing["mode"], standing["budget_usd"]) == ("nl", "simple", 12.5)
    for command, text in (("lang", "xx"), ("mode", "fast"), ("budget", "-1"), ("budget", "nan")):
        answer = me.post("/commands", {"command": command, "text": text})
        assert answer.status_code == 400, answer.text
        assert "--" not in answer.json()["text"], "the terminal's advice helps nobody here"
    assert me.get()["budget_usd"] == 12.5


def test_implement_goes_from_words_to_a_plan(http: httpx2.Client) -> None:
    me = Asker(http, "implemented")
    me.says(WISH)
    me.waits_for("questions")
    me.commands("implement")
    assert me.waits_for("approval")["options"] == ["approve", "modify", "replan", "cancel"]


def test_nothing_to_interrupt_is_no_failure(http: httpx2.Client) -> None:
    me = Asker(http, "quiet")
    me.says("hello")
    me.until_idle()
    assert me.post("/interrupt", {}).json() == {"interrupted": False}


# --- reading -----------------------------------------------------------------------------


def test_the_page_learns_who_asks_and_who_sits_here(http: httpx2.Client) -> None:
    me = http.get("/api").json()
    assert me["model"] == "offline"
    assert {"leader", "coder"} <= {bot["name"] for bot in me["bots"]}
    assert me["languages"][0] == "en"
    assert me["signed_in"] is False
    assert "key" not in me


def test_every_paper_of_a_project_can_be_read(built: Asker) -> None:
    plan = built.get("/projects/p1/plan")
    assert {task["id"] for task in plan["tasks"]} == set(plan["graph"]["nodes"])
    tasks = built.get("/projects/p1/tasks")
    assert {task["state"] for task in tasks} == {"done"}
    assert all(task["started_at"] <= task["finished_at"] for task in tasks)
    phases = [row["phase"] for row in built.get("/projects/p1/history")]
    assert phases == ["discovery", "synthesis", "approval", "execution", "review"]
    assert [row["what"] for row in built.get("/projects/p1/audit")] == [
        row["what"] for row in built.get("/audit")
    ]
    threads = built.get("/projects/p1/threads")
    assert threads == built.get("/threads")
    said = built.get(f"/threads/{threads[0]['thread']}")
    assert {"from", "to", "text", "at"} <= said[0].keys()
    names = {file["name"] for file in built.get("/projects/p1/files")["files"]}
    assert {"BRIEF.md", "index.html"} <= names
    assert [project["project"] for project in built.get("/projects")] == ["p1"]


def test_the_audit_is_told_in_the_language_of_its_reader(served: Served) -> None:
    with asking(served, "audited") as me:
        me.to_approval()
        told = {row["what"]: row["text"] for row in me.get("/projects/p1/audit")}
        assert told == {"discovery ended": "The questions ended"}
        me.commands("lang", text="de")
        told = {row["what"]: row["text"] for row in me.get("/audit")}
        assert told == {"discovery ended": "Die Fragen sind beendet"}


def test_the_status_is_that_of_the_terminal(served: Served, built: Asker) -> None:
    told = served.command("project", "status", "--room", "built", "--json").status
    shown = built.get("/projects/p1")
    assert {**shown, "owed": 0} == {**told, "owed": 0}


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("/api/rooms/nowhere", "UnknownRoom"),
        ("/api/rooms/nowhere/log", "UnknownRoom"),
        ("/api/rooms/nowhere/projects/p1/files", "UnknownRoom"),
        ("/api/rooms/built/projects/p9", "UnknownProject"),
        ("/api/rooms/built/projects/p9/zip", "UnknownProject"),
        ("/api/rooms/built/threads/p9/t9", "UnknownThread"),
        ("/api/rooms/built/projects/p1/file?path=nothing.md", "NothingHere"),
        ("/api/rooms/built/projects/p1/download?path=nothing.md", "NothingHere"),
        ("/api/texts/xx", "NothingHere"),
        ("/api/nothing", "NothingHere"),
        ("/web/nothing.js", "NothingHere"),
        ("/nothing", "NothingHere"),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(built: Asker, path: str, error: str) -> None:
    answer = built.client.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, error)
    assert answer.json()["text"]


def test_papers_that_are_not_written_yet_are_not_there(http: httpx2.Client) -> None:
    me = Asker(http, "early")
    me.says(WISH)
    me.waits_for("questions")
    assert me.client.get(f"{me.path}/projects/p1/brief").status_code == 404
    for paper in ("plan", "tasks", "files", "threads", "history", "zip"):
        assert http.get(f"{me.path}/projects/p1/{paper}").status_code in (200, 404), paper
