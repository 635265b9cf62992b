"""Looks: a style sheet that is easy to read, and colours that go together."""

from __future__ import annotations

import colorsys
from zlib import crc32

from folkmoot.team.offline.cues import words
from folkmoot.team.offline.making.material import Material

NAMED = {
    "blue": "azul bleu blau blu blauw син голуб blue",
    "green": "verde vert grun groen зелен green",
    "red": "rojo vermelho rouge rot rosso rood красн red",
    "orange": "naranja laranja orange arancio oranje оранж",
    "purple": "morado roxo violet lila viola paars фиолет purple",
    "brown": "marron marrom brun braun marrone bruin коричн brown",
}
HUES = {"blue": 0.6, "green": 0.38, "red": 0.0, "orange": 0.08, "purple": 0.77, "brown": 0.07}


def named_colour(text: str) -> str:
    """The colour that a text names, the last one if it names several."""
    found = ""
    for word in words(text):
        for name, stems in NAMED.items():
            if any(_is_colour(word, stem) for stem in stems.split()):
                found = name
    return found


def _is_colour(word: str, stem: str) -> bool:
    """A colour and its endings; after a short stem only short ones: red, but not reduce."""
    rest = word.removeprefix(stem)
    return word.startswith(stem) and (
        len(stem) > SHORT or len(rest) <= ENDING or rest.startswith("ton")  # Grüntöne
    )


SHORT, ENDING = 4, 2
"""Letters of a stem, and of what may follow it."""


def hue(material: Material) -> float:
    """The colour that was named, else one that belongs to this title."""
    if name := named_colour(material.everything):
        return HUES[name]
    return crc32(material.title.encode()) % 360 / 360


def colours(material: Material) -> dict[str, str]:
    """Five colours from one hue; text on background has more than enough contrast."""
    own = hue(material)
    return {
        "ink": _hex(own, 0.12, 0.35),
        "paper": _hex(own, 0.98, 0.5),
        "main": _hex(own, 0.32, 0.55),
        "soft": _hex(own, 0.9, 0.45),
        "accent": _hex((own + 0.45) % 1, 0.36, 0.6),
    }


def _hex(own: float, light: float, strong: float) -> str:
    red, green, blue = colorsys.hls_to_rgb(own, light, strong)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"


def palette(material: Material) -> str:
    lines = [f"  --{name}: {value};" for name, value in colours(material).items()]
    return ":root {\n" + "\n".join(lines) + "\n}\n"


STYLE = """
@media (prefers-color-scheme: dark) {
  :root { --ink: DARKINK; --paper: DARKPAPER; --main: SOFT; --soft: DARKSOFT; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1.1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 2.2rem; line-height: 1.2; color: var(--main); }
h2 { color: var(--main); margin-top: 2rem; }
a { color: var(--main); }
nav ul, #entries { list-style: none; padding: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; }
nav a { display: block; padding: 0.4rem 0.9rem; border-radius: 2rem; background: var(--soft);
  text-decoration: none; }
.call { font-size: 1.5rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: 0.3rem 0; border-bottom: 1px solid var(--soft); }
td:last-child { text-align: right; white-space: nowrap; }
section, #entries li { border-top: 1px solid var(--soft); padding: 0.3rem 0 1rem; }
img { display: block; max-width: 100%; height: auto; margin: 1rem 0; border-radius: 0.4rem; }
.missing { font-style: italic; opacity: 0.75; }
footer { margin-top: 3rem; border-top: 3px solid var(--main); }
input, button { font: inherit; padding: 0.5rem 0.8rem; border: 1px solid var(--main);
  border-radius: 0.4rem; background: transparent; color: inherit; }
input { width: 100%; margin: 0.3rem 0 0.8rem; }
form { margin-bottom: 2rem; }
button { background: var(--main); color: var(--paper); cursor: pointer; }
#entries li { display: flex; gap: 0.5rem; align-items: baseline; padding-top: 0.8rem; }
#entries span { flex: 1; }
#entries .done span { text-decoration: line-through; opacity: 0.6; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
"""


def style(material: Material) -> str:
    own = hue(material)
    dark = {
        "DARKINK": _hex(own, 0.93, 0.3),
        "DARKPAPER": _hex(own, 0.09, 0.3),
        "DARKSOFT": _hex(own, 0.2, 0.3),
        "SOFT": _hex(own, 0.78, 0.5),
    }
    made = STYLE
    for name, value in dark.items():
        made = made.replace(name, value)
    return palette(material) + made
