"""
Talking it over where no model thinks: the person's own ways, side by side, in their own words.

Nothing is invented, nobody has an opinion, and what was only asked is never a decision.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from folkmoot import Team
from folkmoot.conversation.words import LANGUAGES
from folkmoot.team.offline.ways import Way, chosen, named, ways
from folkmoot.texts import say
from folkmoot.visit import Room
from tests.team.test_plain_words import WISHES

ONE = {  # what they wonder, what they say of it, and what they choose
    "en": (
        "Should we rent a hall or celebrate in the garden?",
        "The hall is expensive, but safe when it rains. The garden is beautiful.",
        "We take the garden, because it is cheaper",
    ),
    "de": (
        "Sollen wir eine Halle mieten oder im Garten feiern?",
        "Die Halle ist teuer, aber sicher bei Regen. Der Garten ist schön.",
        "Wir nehmen den Garten, weil er billiger ist",
    ),
    "es": (
        "¿Deberíamos alquilar una sala o celebrarlo en el jardín?",
        "La sala es cara, pero segura si llueve. El jardín es bonito.",
        "Elegimos el jardín, porque es más barato",
    ),
    "pt": (
        "Devemos alugar um salão ou festejar no jardim?",
        "O salão é caro, mas seguro se chover. O jardim é bonito.",
        "Escolhemos o jardim, porque é mais barato",
    ),
    "fr": (
        "Faut-il louer une salle ou faire la fête au jardin ?",
        "La salle est chère, mais sûre s’il pleut. Le jardin est joli.",
        "On prend le jardin, parce que c’est plus simple",
    ),
    "it": (
        "Dovremmo affittare una sala o festeggiare in giardino?",
        "La sala è cara, ma sicura se piove. Il giardino è bello.",
        "Prendiamo il giardino, perché è più economico",
    ),
    "nl": (
        "Moeten we een zaal huren of in de tuin vieren?",
        "De zaal is duur, maar veilig bij regen. De tuin is mooi.",
        "We nemen de tuin, omdat het goedkoper is",
    ),
    "ru": (
        "Нам снять зал или праздновать в саду?",
        "Зал дорогой, зато надёжный в дождь. В саду красиво.",
        "Берём сад, потому что дешевле",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_ways_are_found_with_what_was_said_for_and_against_each(lang: str) -> None:
    asked, told, decided = ONE[lang]
    hall, garden = ways([asked, told], lang)
    assert (len(hall.pros), len(hall.cons), len(garden.pros), len(garden.cons)) == (1, 1, 1, 0)
    everything = [*hall.pros, *hall.cons, *garden.pros, hall.name, garden.name]
    assert all(words in f"{asked} {told}" for words in everything), "only the person's words"
    assert chosen(decided, (hall, garden), lang) == garden.name
    assert chosen(asked, (hall, garden), lang) == ""


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("en", "should we use SQL or NoSQL?", ["use SQL", "NoSQL"]),
        ("en", "tea, coffee or juice?", ["tea", "coffee", "juice"]),
        ("en", "1. sell online 2. sell at the market", ["sell online", "sell at the market"]),
        ("en", "We need two or three colours, more or less.", []),
        ("en", "Is it red or not?", []),
        ("en", "I have no idea", []),
        ("fr", "Je ne sais pas où aller", []),
        ("nl", "Ik weet niet of het lukt", []),
        ("de", "Mieten oder kaufen, das ist die Frage.", ["Mieten", "kaufen"]),
    ],
)
def test_ways_are_what_stands_beside_an_or_or_after_a_number(
    lang: str, text: str, found: list[str]
) -> None:
    assert named(text, lang) == found


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("rent", "rent"),
        ("2", "buy"),
        ("the second one", "buy"),
        ("I prefer renting", "rent"),
        ("rent, because we can give it back", "rent"),
        ("what about renting?", ""),
        ("renting is cheap and we would not have to repair anything ourselves", ""),
    ],
)
def test_a_choice_is_what_the_person_says(text: str, way: str) -> None:
    assert chosen(text, (Way("rent"), Way("buy")), "en") == way


@asynccontextmanager
async def debating(home: Path, lang: str, wish: str) -> AsyncIterator[Room]:
    async with Team(home) as team:
        room = team.room("home", "ann")
        await room.command("lang", text=lang)
        await room.say(wish)
        await room.settled()
        await room.command("discuss")
        await room.settled()
        yield room


def said(room: Room) -> list[str]:
    return [entry["text"] for entry in room.entries() if entry["kind"] == "bot_spoke"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_debate_asks_for_ways_lays_them_out_and_ends_with_the_person_s_choice(
    lang: str, tmp_path: Path
) -> None:
    asked, told, decided = ONE[lang]
    async with debating(tmp_path, lang, WISHES[lang]) as room:
        assert said(room) == [f"{say('ways-name', lang)}\n{say('connect-debate', lang)}"]
        for words in (asked, told):
            await room.command("discuss", text=words)
            await room.settled()
        assert say("connect-debate", lang) not in "".join(said(room)[1:]), "that is said once"
        assert said(room)[-1].startswith(say("ways-laid", lang))
        assert said(room)[-1].endswith(say("ways-ask", lang))
        assert room.status()["phase"] == "debate"
        await room.command("discuss", text=decided)
        await room.settled()
        assert room.status()["phase"] == "ready"
        await room.answer(room.status()["waiting"]["id"], "start")
        await room.settled()
        brief = room.project().brief
        assert brief is not None
        assert [line.text for line in brief.section("decisions")] == [decided]
        assert not brief.section("open_questions"), "what was decided is open no longer"


async def test_a_question_to_a_bot_is_no_decision_and_gets_no_opinion(tmp_path: Path) -> None:
    async with debating(tmp_path, "en", "Build an app for our team holidays") as room:
        await room.say("@coder what would you choose for storing the data?", seen=10**6)
        await room.settled()
        assert say("no-opinion") in said(room)[-1]
        await room.command("implement")
        await room.settled()
        brief = room.project().brief
        assert brief is not None
        assert not brief.section("decisions")
        assert [line.text for line in brief.section("open_questions")] == [
            "what would you choose for storing the data?"
        ]
        assert not brief.section("beyond")


async def test_what_was_laid_out_already_is_not_said_again(tmp_path: Path) -> None:
    asked, told, _ = ONE["en"]
    async with debating(tmp_path, "en", "Organise a summer party for the office") as room:
        for words in (asked, told, "hmm, let me think"):
            await room.command("discuss", text=words)
            await room.settled()
        assert said(room)[-1] == say("ways-ask")


async def test_what_was_only_pressed_is_no_line_of_the_brief(tmp_path: Path) -> None:
    async with Team(tmp_path) as team:
        room = team.room("home", "ann")
        await room.say("Build me a tool that sorts my photos")
        for command, words in (("discuss", ""), ("discuss", "by year, please"), ("implement", "")):
            await room.settled()
            await room.command(command, text=words)
        await room.settled()
        brief = room.project().brief
        assert brief is not None
        assert [line.text for line in brief.lines if not line.text.strip()] == []
        assert "by year, please" in [line.text for line in brief.lines]
