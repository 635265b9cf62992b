"""
Plain words, told to the offline team as new users told them: each story was once read wrongly.

Nothing is scripted here: the local judge reads, the rules think, the room answers.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from folkmoot.app import Room, Team

WISH = "Build me a website for my bakery"
WISHES = {
    "en": WISH,
    "de": "Bau mir eine Website für meine Bäckerei",
    "es": "Hazme una web para mi panadería",
    "fr": "Fais-moi un site pour ma boulangerie",
    "it": "Fammi un sito per il mio panificio",
    "nl": "Bouw een website voor mijn bakkerij",
    "pt": "Faz um site para a minha padaria",
    "ru": "Сделай сайт для моей пекарни",
}


class Talk:
    """A person in a room, and what the room is like now."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def says(self, *texts: str, by: str = "") -> None:
        for text in texts:
            room = self.room.team.room("home", by) if by else self.room
            self.seq = self.room.team.store.seq("home")
            await self.room.shown(self.seq)
            await room.say(text, seen=self.seq)
            await room.settled()

    async def presses(self, option: str, text: str = "") -> None:
        await self.room.answer(self.status["waiting"]["id"], option, text)
        await self.room.settled()

    @property
    def status(self) -> dict[str, Any]:
        return self.room.status()

    @property
    def phase(self) -> str:
        return str(self.status["phase"])

    @property
    def card(self) -> str:
        """What was asked last."""
        asked = self.room.asked()
        return str(asked["kind"]) if asked else ""

    @property
    def projects(self) -> int:
        return len(self.room.projects())

    @property
    def told(self) -> str:
        """What the room and its bots said since the last message."""
        kinds = ("said", "answered")
        said = [one for one in self.room.entries(self.seq) if one["kind"] in kinds]
        return "\n".join(one["text"] for one in said)

    @property
    def brief(self) -> str:
        found = self.room.project().brief
        return "\n".join(line.text for line in found.lines) if found else ""

    @property
    def started(self) -> bool:
        return any(one["kind"] == "task_started" for one in self.room.entries())


@asynccontextmanager
async def talking(home: Path, *first: str) -> AsyncIterator[Talk]:
    async with Team(home) as team:
        talk = Talk(team.room("home", "kim"))
        await talk.says(*first)
        yield talk


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        *(("en", word) for word in ("stop", "abort", "quit", "exit", "never mind", "forget it")),
        *(("de", word) for word in ("abbrechen", "brich ab", "vergiss es")),
        *(("fr", "annuler"), ("nl", "annuleren"), ("it", "annulla"), ("es", "cancelar")),
        *(("pt", "cancela"), ("ru", "отмена"), ("ru", "отменить")),
    ],
)
async def test_a_plain_cancel_drops_it_and_stands_in_no_brief(
    lang: str, word: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISHES[lang], word) as talk:
        assert (talk.phase, talk.status["outcome"]) == ("idle", "cancellation")
        await talk.says({"en": "bring it back", "de": "hol es zurück"}.get(lang, "undo"))
        assert talk.card == "questions", "and nothing is lost by it"


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        *(("en", word) for word in ("go on", "just build it", "you decide", "skip")),
        *(("de", "leg los"), ("de", "weiter"), ("fr", "vas-y"), ("es", "adelante")),
        *(("es", "sigamos"), ("it", "continua"), ("pt", "segue"), ("nl", "ga verder")),
        *(("ru", "дальше"), ("fr", "continuez")),
    ],
)
async def test_go_on_ends_the_questions_and_starts_nothing(
    lang: str, word: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISHES[lang], word) as talk:
        assert (talk.phase, talk.card) == ("approval", "approval")
        assert word not in talk.brief
        assert not talk.started


@pytest.mark.parametrize("word", ["no", "nein"])
async def test_a_bare_no_to_the_questions_asks_what_is_meant(word: str, tmp_path: Path) -> None:
    lang = "de" if word == "nein" else "en"
    async with talking(tmp_path, WISHES[lang], word) as talk:
        assert talk.card == "confirm"
        assert talk.status["outcome"] is None


@pytest.mark.parametrize(
    "words",
    [
        "that's not what I wanted",
        "this is not what I asked for",
        "it's empty!",
        "no",
        "no es lo que quería",
        "non è quello che volevo",
        "não era isso que eu queria",
    ],
)
async def test_a_rejected_result_is_not_closed_as_done(words: str, tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, "skip", "yes") as talk:
        assert talk.phase == "review"
        await talk.says(words)
        assert talk.status["outcome"] is None
        assert "done?" not in talk.told


@pytest.mark.parametrize(
    "words",
    [
        "please update the brief: the budget is 300 euros",
        "change my answer to q1: it should remind us of birthdays",
        "write the texts in a friendly tone",
        "rewrite the goal: more customers in the morning",
        "write down that we also deliver by bike",
    ],
)
async def test_corrections_and_wishes_at_approval_open_and_start_nothing(
    words: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISH, "skip", words) as talk:
        assert talk.projects == 1
        assert talk.phase == "approval"
        assert not talk.started


@pytest.mark.parametrize(
    ("words", "never"),
    [
        ("don't start yet", "start"),
        ("no wait, the name is wrong", "start"),
        ("we don't need the auditor", "drop"),
        ("I had pasta for lunch", "parked"),
        ("start on Monday", "started"),
        ("ok stop it please", "started"),
        ("let me sleep on it", "started"),
    ],
)
async def test_nothing_starts_and_the_opposite_is_not_asked(
    words: str, never: str, tmp_path: Path
) -> None:
    async with talking(tmp_path, WISH, "skip", words) as talk:
        assert not talk.started
        asked = talk.room.asked()
        question = str(asked["text"]) if asked and asked["kind"] == "confirm" else ""
        assert "start" not in question.lower()
        if never == "drop":
            assert "drop" not in question.lower()
        if never == "parked":
            assert not talk.status["parked"]


@pytest.mark.parametrize(
    "words", ["good morning by the way", "my dog just barked", "great", "hi all, I'm Bob"]
)
async def test_small_talk_is_answered_and_stands_in_no_brief(words: str, tmp_path: Path) -> None:
    wish = "Build me an app for my running club"
    async with talking(tmp_path, wish, words) as talk:
        assert (talk.phase, talk.card) == ("discovery", "questions")
        await talk.says("go on")
        assert words not in talk.brief


@pytest.mark.parametrize(
    "words",
    [
        "Write an email to my landlord that the heating is broken",
        "I'd like a second project: a podcast about bees",
        "find out how much a food truck licence costs",
    ],
)
async def test_a_new_wish_is_not_swallowed_by_the_questions(words: str, tmp_path: Path) -> None:
    async with talking(tmp_path, "Build me a website for my choir", words) as talk:
        assert talk.projects == 2 or talk.card == "confirm"
        assert talk.room.project("p1").answers == ()


@pytest.mark.parametrize(
    ("words", "tells"),
    [
        ("what was the question again?", "1."),
        ("can you repeat the questions?", "1."),
        ("where are we?", "waiting for your answers"),
        ("what happens next?", "nothing starts before your yes"),
        ("which bots are here?", "researcher"),
        ("who does what?", "researcher"),
        ("what projects do we have?", "p1"),
        ("where are the files?", "no files"),
        ("what did I say about the bakery?", "bakery"),
        ("help", "go on"),
    ],
)
async def test_the_room_knows_itself(words: str, tells: str, tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, words) as talk:
        assert tells in talk.told
        assert talk.card == "questions"
        assert "By rules" not in talk.told


async def test_the_room_knows_its_buttons(tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, "skip", "what does modify do?") as talk:
        assert "rewrites" in talk.told
        assert talk.card == "approval"


async def test_a_wish_to_the_whole_team_is_one_and_is_answered_once(tmp_path: Path) -> None:
    async with talking(tmp_path, f"@team {WISH}") as talk:
        assert talk.card == "questions"
        await talk.says("@all nice weather today")
        assert len(talk.told.splitlines()) == 1


async def test_what_was_offered_grows_into_a_build_that_knows_what_it_is_about(
    tmp_path: Path,
) -> None:
    ideas = "I love gardening and photography, I wonder if there is a way to make money"
    async with talking(tmp_path, ideas, "go on") as talk:
        assert talk.card == "choice"
        await talk.says("I like option 3, can you help me build it?")
        chosen = talk.status["goal"]
        assert talk.projects == 2
        assert "gardening" in chosen
        assert len(chosen) > len(ideas), "and the option's words"
        assert not talk.started


@pytest.mark.parametrize("words", ["Can you build that?", "a website for this"])
async def test_advice_that_is_to_be_built_is(words: str, tmp_path: Path) -> None:
    async with talking(tmp_path, "How can I organise my weekly groceries?", "go on") as talk:
        await talk.says(words)
        assert talk.projects == 2
        assert "groceries" in talk.status["goal"]


async def test_an_earlier_answer_is_changed_in_words(tmp_path: Path) -> None:
    wish = "Build me a CRM"
    async with talking(tmp_path, wish, "We are 5 people who lose phone numbers") as talk:
        assert talk.card == "questions"
        await talk.says("sorry, we are 20, not 5")
        assert talk.card == "questions", "the others stay open"
        await talk.says("go on")
        assert "20 people" in talk.brief
        assert "5 people" not in talk.brief
        assert talk.projects == 1


@pytest.mark.parametrize(
    ("words", "intent"),
    [
        ("build an API with a database", "build"),
        ("a game where cats jump over fences", "build"),
        ("plan my holidays in Portugal", "build"),
        (
            "build a Rust CLI that tracks Bitcoin prices via CoinGecko API and stores in SQLite",
            "build",
        ),
        ("Organise a summer party for the office", "build"),
        ("tell me a joke", "chat"),
    ],
)
async def test_natural_wishes_are_what_they_are(words: str, intent: str, tmp_path: Path) -> None:
    async with talking(tmp_path, words) as talk:
        assert (talk.status["intent"] or "chat") == intent


async def test_a_mail_address_does_not_change_the_language(tmp_path: Path) -> None:
    async with talking(tmp_path, "email me at kim@coder.com") as talk:
        assert talk.room.lang == "en"


async def test_skip_after_a_finished_answer_opens_nothing(tmp_path: Path) -> None:
    async with talking(tmp_path, "How can I organise my weekly groceries?", "go on") as talk:
        before = talk.projects
        await talk.says("skip")
        assert talk.projects == before


@pytest.mark.parametrize(
    "words", ["🪣🦖", "@coder", "👍", "…", "Kannst du das auf Deutsch fragen?"]
)
async def test_odd_messages_are_answered_and_lose_nothing(words: str, tmp_path: Path) -> None:
    async with talking(tmp_path, WISH, words) as talk:
        assert talk.status["outcome"] is None
        assert talk.room.project("p1").open


async def test_a_quotation_of_the_card_and_a_long_text_with_cancel_drop_nothing(
    tmp_path: Path,
) -> None:
    async with talking(tmp_path, WISH, "skip") as talk:
        card = talk.status["waiting"]["text"]
        await talk.says(f"“{card}” what does that mean?")
        assert not talk.started
        await talk.says("we bake bread and let people cancel an order " * 500)
        assert talk.status["outcome"] is None
        assert not talk.started
