"""
Offers: advice, findings and options, and how they grow into a build.

Advice and research end with the offer; explore shows its options and waits for a choice.
"""

from __future__ import annotations

from folkmoot.conversation.acts import BuildAsked, Chosen, OtherAsked, ProjectAsked
from folkmoot.conversation.card import CardKind
from folkmoot.conversation.events import OfferMade
from folkmoot.conversation.facts import ProjectClosed
from folkmoot.conversation.project import Outcome
from folkmoot.conversation.scene import Scene
from folkmoot.conversation.turns import OfferDue, OfferGiven, OptionsShown
from folkmoot.conversation.verdict import Intent, Verdict
from folkmoot.conversation.words import text
from folkmoot.errors import NotNow, UnknownOption

NONE = "none"
"""The option of every choice card that takes none of the choices."""


def offer_made(scene: Scene, event: OfferMade) -> None:
    if scene.project.intent is Intent.EXPLORE and event.choices:
        scene.derive(OptionsShown(event))
    else:
        scene.derive(OfferGiven())


def options_shown(scene: Scene, event: object) -> None:
    """On entering CHOOSING: the options as one card."""
    assert isinstance(event, OptionsShown)
    offer = event.offer
    options = (*(str(n + 1) for n in range(len(offer.choices))), NONE)
    scene.open(
        CardKind.CHOICE,
        text("card-options", count=len(offer.choices)),
        options,
        choices=offer.choices,
        recommended=offer.recommended,
    )


def offer_given(scene: Scene, event: OfferGiven) -> None:
    scene.end(Outcome.SUCCESS, "the offer was made")


def chosen(scene: Scene, event: Chosen) -> None:
    """Taking an option opens a build that knows what was said. Nothing is built by it yet."""
    card = next((c for c in scene.project.cards if c.kind is CardKind.CHOICE), None)
    options = card.options if card else ()
    if card is None or event.option not in options or event.option == NONE:
        raise UnknownOption(event.option, options)
    title = card.choices[int(event.option) - 1].title
    scene.decide(f"chose: {title}", event.by)
    _grow(scene, event, title)


def build_asked(scene: Scene, event: BuildAsked) -> None:
    """ "Can you build that?" after advice, findings or options."""
    offered = scene.project.course.then is OfferDue
    if not offered or scene.project.outcome not in (None, Outcome.SUCCESS):
        raise NotNow(scene.project.phase, "build")
    _grow(scene, event, event.what)
    if not scene.project.open:
        scene.record(ProjectClosed(scene.project.id, Outcome.ESCALATION, scene.project.why))


def _grow(scene: Scene, event: Chosen | BuildAsked, what: str) -> None:
    """A build that says what is made, and what all this was about."""
    about = scene.project.goal
    goal = f"{what.rstrip(' .!')} ({about})" if what else about
    scene.end(Outcome.ESCALATION, "it grew into a build")
    verdict = Verdict(intent=Intent.BUILD, bots=scene.project.bots, why="grown", judge="person")
    scene.grows.append(ProjectAsked(event.by, event.entry, goal, verdict, scene.project.id))


def other_asked(scene: Scene, event: OtherAsked) -> None:
    """None of these: new options, with the wish in view, if there is one."""
    if event.text:
        scene.note(event)
