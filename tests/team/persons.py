"""
People who come with a wish: one for each kind of project, in English and in another language.

Each says what they want, answers rounds in one text, approves, and is content in the end. What
they say is theirs; when they say it is decided by the card that waits for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from folkmoot.app import Room, Team
from folkmoot.cli import run
from tests.fakes.clock import ManualClock

START = 1_780_000_000_000
MOST = 12
"""Turns after which somebody has lost patience."""


@dataclass(frozen=True)
class Visitor:
    lang: str
    kind: str
    wish: str
    answers: tuple[str, ...]
    approves: str
    content: str
    yes: str
    said: tuple[str, ...] = ()  # topics the wish has answered already

    @property
    def name(self) -> str:
        return f"{self.kind}.{self.lang}"


@dataclass
class Visit:
    """What came of it."""

    transcript: str
    status: dict[str, Any]
    entries: list[dict[str, Any]]
    home: Path

    @property
    def rounds(self) -> list[list[dict[str, Any]]]:
        """The questions of each round."""
        opened = (entry["card"] for entry in self.entries if entry["kind"] == "card_opened")
        return [card["questions"] for card in opened if card["kind"] == "questions"]

    def files(self) -> dict[str, str]:
        made = sorted((self.home / "projects").glob("home/*/*"))
        return {path.name: path.read_text("utf-8") for path in made}


def visit(visitor: Visitor, home: Path) -> Visit:
    """Let somebody have their whole conversation.

    One task after another: which of two ends first would be up to the machine.
    """
    home.mkdir(parents=True, exist_ok=True)
    (home / "folkmoot.toml").write_text("[rules]\nlimit = 1\n")
    return asyncio.run(_visit(visitor, home))


async def _visit(visitor: Visitor, home: Path) -> Visit:
    page = io.StringIO()
    async with Team(home, clock=ManualClock(START)) as team:
        room = team.room("home", "ann")
        with contextlib.redirect_stdout(page):
            await _say(room, visitor.wish, page)
            for text in _replies(visitor, room):
                await _say(room, text, page)
        status, entries = room.status(), room.entries()
    text = page.getvalue().replace(str(home), "~")
    return Visit(text, status, entries, home)


def _replies(visitor: Visitor, room: Room) -> Iterator[str]:
    """What they say to whatever waits for them, until nothing does."""
    rounds = iter(visitor.answers)
    for _ in range(MOST):
        cards = room.project().cards
        if not cards:
            return
        match cards[-1].kind:
            case "questions":
                yield next(rounds, visitor.yes)
            case "approval":
                yield visitor.approves
            case "satisfaction":
                yield visitor.content
            case _:
                yield visitor.yes


async def _say(room: Room, text: str, page: io.StringIO) -> None:
    page.write(f"\nann> {text}\n")
    after = room.team.store.seq(room.name)
    receipt = await room.say(text)
    await run.follow(room, after, None, as_json=False, own=receipt.entry)


VISITORS = (
    Visitor(
        "en",
        "site",
        "I need a website for my bakery in Utrecht, opening hours, menu, order by phone",
        (
            "People from the neighbourhood who want bread for the weekend. No domain yet."
            " Opening hours: Tue-Sat 7-17. Menu: sourdough, rolls, apple cake."
            " No shop and no login. Warm and simple.",
            "That people can call us: 030 123 4567. An entry on a map is not enough.",
        ),
        "Yes, looks good, go ahead",
        "Perfect, thank you",
        "yes",
        ("content",),
    ),
    Visitor(
        "de",
        "site",
        "Ich brauche eine Website für unsere Tanzschule in Kassel",
        (
            "Paare und Jugendliche aus der Stadt, die sich zu Kursen anmelden wollen."
            " Kurse, Preise: 45 Euro im Monat, Lehrer, Anfahrt."
            " Eine Domain haben wir schon. Keine Konten und keine Werbung.",
            "Die Kurse mit ihren Zeiten: Mo und Mi 19 Uhr. Ein Karteneintrag reicht uns nicht.",
        ),
        "Ja, so machen wir es",
        "Genau richtig, danke",
        "ja",
    ),
    Visitor(
        "en",
        "app",
        "Build me a small app to keep track of which neighbour borrowed which tool",
        (
            "Twelve neighbours, most of them use their phones. A list with the tool, who has it"
            " and since when. In the browser. No accounts.",
            "Seeing who has the ladder right now. A spreadsheet is what we have today.",
        ),
        "yes, please start",
        "great, exactly what we needed",
        "yes",
    ),
    Visitor(
        "es",
        "app",
        "Quiero una app para apuntar los turnos del huerto comunitario",
        (
            "Que nadie riegue dos veces el mismo día. Somos treinta vecinos, casi todos con móvil."
            " Una lista con día, persona y tarea. En el navegador.",
            "Ver quién riega hoy. No, una hoja compartida ya la tenemos y nadie la mira.",
        ),
        "Sí, adelante",
        "Perfecto, muchas gracias",
        "sí",
    ),
    Visitor(
        "en",
        "tool",
        "I want a command line tool that renames my holiday photos by date",
        (
            "A folder of JPG files goes in, the same files with the date in front come out."
            " Only me, on Linux. It must never delete anything.",
            "The dry run. I do it every month, so a note will not do.",
        ),
        "ok, do it",
        "works for me, thanks",
        "yes",
    ),
    Visitor(
        "nl",
        "tool",
        "Maak een script dat de CSV van onze bank optelt",
        (
            "Een CSV van de bank gaat erin, de som van elke kolom komt eruit. Alleen onze"
            " penningmeester gebruikt het, op Windows. Nooit iets overschrijven.",
            "Dat de bedragen kloppen. Nee, dat doen we nu al met de hand.",
        ),
        "Ja, ga je gang",
        "Prima zo, dank je wel",
        "ja",
    ),
    Visitor(
        "en",
        "service",
        "We need a small API that stores sensor readings from our greenhouse",
        (
            "Keep every reading and give the last ones back. Three sensors post every minute."
            " JSON with temperature and humidity. Nothing personal in it.",
            "Storing a reading. A file will not do, the sensors only speak HTTP.",
        ),
        "approved, go ahead",
        "very good, that is it",
        "yes",
    ),
    Visitor(
        "ru",
        "service",
        "Нужен небольшой API, который хранит показания датчиков теплицы",
        (
            "Сохранять каждое показание и отдавать последние. Три датчика отправляют данные"
            " каждую минуту. JSON с температурой и влажностью. Ничего личного.",
            "Сохранение показаний. Нет, файл не подойдет.",
        ),
        "Да, начинайте",
        "Отлично, спасибо",
        "да",
    ),
    Visitor(
        "en",
        "data",
        "Make a monthly report about the sales of our farm shop",
        (
            "Which products to plant next year. The till exports a CSV with date, product and"
            " amount. One page with a table. No customer names.",
            "The total for each product. By hand it takes two days, so no.",
        ),
        "yes, start",
        "perfect",
        "yes",
        ("time",),
    ),
    Visitor(
        "fr",
        "data",
        "Je voudrais un rapport sur les adhésions de notre club d'aviron",
        (
            "Savoir pourquoi les jeunes partent. Un fichier Excel avec une ligne par membre."
            " Une page avec un graphique. Chaque trimestre. Pas de noms.",
            "Le nombre de départs par âge. Non, un tableau à la main ne suffit pas.",
        ),
        "Oui, allez-y",
        "Parfait, merci beaucoup",
        "oui",
    ),
    Visitor(
        "en",
        "brand",
        "Create a brand for our repair café",
        (
            "We mend things together instead of throwing them away. Neighbours of every age."
            " Green, round shapes, nothing loud. The name is not fixed.",
            "A name that people remember. A typeface alone is not enough.",
        ),
        "yes, let's go",
        "I love it, thanks",
        "yes",
    ),
    Visitor(
        "it",
        "brand",
        "Vorrei un marchio per la nostra cooperativa di apicoltori",
        (
            "Miele fatto con cura, da persone di cui fidarsi. Famiglie della zona."
            " Colori naturali, giallo e marrone. Il nome non c'è ancora.",
            "Il nome. No, un carattere da solo non basta.",
        ),
        "Sì, procedete pure",
        "Perfetto, grazie mille",
        "sì",
    ),
    Visitor(
        "en",
        "campaign",
        "Plan a campaign for the reopening of our cinema",
        (
            "They should buy a ticket for the first week. People from the town over thirty."
            " “The lights go out again.” Newsletter and Instagram, I can post."
            " Three weeks from May, 300 euros.",
            "The invitation to the first evening. Twenty messages are not enough.",
        ),
        "yes, go ahead",
        "wonderful, thank you",
        "yes",
    ),
    Visitor(
        "pt",
        "campaign",
        "Quero uma campanha para divulgar a feira de livros da escola",
        (
            "Que as famílias venham no sábado. Pais e vizinhos do bairro."
            " Um livro na mão de cada criança. WhatsApp e cartazes, a secretaria publica."
            " Duas semanas, sem anúncios pagos.",
            "O convite para sábado. Não, só mensagens não bastam.",
        ),
        "Sim, podem começar",
        "Ficou ótimo, obrigada",
        "sim",
    ),
    Visitor(
        "en",
        "event",
        "Organise a beekeeping course for twenty beginners",
        (
            "They should dare to open a hive alone. Our club's garden, four Saturdays in May."
            " Talks, exercises at the hive, a shared lunch. 400 euros and two helpers.",
            "The exercises at the hive. Coffee alone will not teach them.",
        ),
        "yes, that's right, start",
        "excellent, thanks a lot",
        "yes",
        ("users",),
    ),
    Visitor(
        "de",
        "event",
        "Plant bitte ein Sommerfest für unsere Hausgemeinschaft",
        (
            "Dass sich die Neuen und die Alten kennenlernen. Etwa dreißig Leute."
            " Im Hof, Samstagabend bis elf. Essen, Musik, ein Spiel für die Kinder."
            " 200 Euro, vier helfen.",
            "Dass alle etwas zu essen haben. Kaffee allein reicht nicht.",
        ),
        "Ja, bitte anfangen",
        "Wunderbar, vielen Dank",
        "ja",
    ),
    Visitor(
        "en",
        "other",
        "Help us put together a handover for the new caretaker of our house",
        (
            "He should find everything in his first week without asking. Today it is all in"
            " my head. A list of keys, meters and phone numbers. On paper.",
            "What to do when the heating fails. One page is too short.",
        ),
        "yes, please do that",
        "that's great, thank you",
        "yes",
    ),
    Visitor(
        "es",
        "other",
        "Necesito que preparéis un manual de acogida para los voluntarios del refugio",
        (
            "Que el primer día sepan qué hacer sin preguntar. Hoy se lo contamos de palabra."
            " Una guía de dos páginas con horarios y teléfonos. En papel.",
            "Qué hacer si un perro se escapa. Una lista se queda corta.",
        ),
        "Sí, empezad",
        "Está muy bien, gracias",
        "sí",
    ),
)
