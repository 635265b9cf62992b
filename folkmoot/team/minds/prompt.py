"""
A prompt: exactly what a model reads for one job of one bot. The words are Markdown files, one a
job (team/prompts); what changes stands in the data below them (context.py).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from folkmoot.conversation.value import dataclass
from folkmoot.team.bot import Bot
from folkmoot.team.minds.context import LANGUAGES

FOLDER = Path(__file__).parents[1] / "prompts"

JOBS = tuple(sorted(path.stem for path in FOLDER.glob("*.md") if path.stem != "common"))

SINGLE = "It must be exactly one task."


@dataclass(frozen=True, slots=True)
class Prompt:
    job: str
    system: str
    user: str


@cache
def _words(name: str) -> str:
    return (FOLDER / f"{name}.md").read_text("utf-8").strip()


def system(job: str, bot: Bot, lang: str, **values: str) -> str:
    """What a bot is, what the house expects, and what this job is."""
    filled = {"bot": bot.name, "language": LANGUAGES.get(lang, "English"), **values}
    common, words = _words("common"), _words(job)
    for name, value in filled.items():
        common = common.replace("{" + name + "}", value)
        words = words.replace("{" + name + "}", value)
    return "\n\n".join((common, bot.text.strip(), words.strip()))
