"""Times of day as people say them: 15:00, 3 pm, 15 Uhr, 15h30, a las 5 de la tarde."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

SUFFIX = r"uhr|uur|[ap]\.?\s?m\.?(?!\w)|hrs?\b|h\b|час(?:ов|а|ам)?\b|horas?\b|heures?\b|ore\b"
AFTER_NOON = re.compile(
    r"\s*(?:p\.?\s?m\b|nachmittags|abends|nachts|de la (?:tarde|noche)|da (?:tarde|noite)|"
    r"de l['’]apr[eè]s-midi|du soir|del pomeriggio|di sera|['’]s (?:middags|avonds)|дня|вечера|"
    r"in the (?:afternoon|evening))",
    re.I,
)
BEFORE_NOON = re.compile(r"\s*a\.?\s?m\b", re.I)
TIME = re.compile(
    rf"(?<![\d.,:/€$£])(?P<hour>\d{{1,2}})(?:(?P<mark>[:h.])(?P<minute>[0-5]\d))?(?!\d)"
    rf"(?P<suffix>\s?(?:{SUFFIX}))?",
    re.I,
)
LED = re.compile(
    r"(?:\bat|\ba las?|\b[aà]s|\balle|\bum|\bom|\bab|\bdalle|\bdesde las|\bvanaf|(?<!\w)в|(?<!\w)с|"
    r"\bbis|\buntil|\btill|\bhasta las|\bat[eé] [aà]s|\bfino alle|\btot|(?<!\w)до)\s+$",
    re.I,
)
"""Words after which a bare number is a time, where nothing that is counted follows."""

ENDED = re.compile(r"\s*(?:$|[,.;)–-]|(?:to|bis|until|till|a|à|às|alle|tot|до|hasta|fino)\b)", re.I)
TO = re.compile(r"\s?(?:-|–|—|to|bis|until|till|a|à|às|alle|tot|до|e|hasta|a las)\s?", re.I)


class Time(NamedTuple):
    minutes: int  # since midnight
    start: int
    end: int

    @property
    def text(self) -> str:
        return clock(self.minutes)


def clock(minutes: int) -> str:
    return f"{minutes // 60 % 24}:{minutes % 60:02}"


def times(text: str) -> list[Time]:
    """The times a text names; of "3 to 10 pm" both are in the afternoon."""
    found: list[Time] = []
    waiting: re.Match[str] | None = None  # a bare number that may begin "15 to 22 h"
    for one in TIME.finditer(text):
        if not _is_time(one, text):
            waiting = one
            continue
        time = _time(one, text)
        if waiting is not None and time and TO.fullmatch(text[waiting.end() : one.start()]):
            first = int(waiting["hour"]) * 60 + int(waiting["minute"] or 0)
            late = time.minutes >= 720 and first < time.minutes - 720 and int(one["hour"]) <= 12
            if first < 1440:
                found.append(Time(first + 720 if late else first, *waiting.span()))
        waiting = None
        found += [time] if time else []
    return found


def ranges(text: str) -> list[tuple[Time, Time]]:
    """Two times of which one follows the other: from 14:00 to 22:00."""
    found = times(text)
    return [(a, b) for a, b in pairwise(found) if TO.fullmatch(text[a.end : b.start])]


def _is_time(found: re.Match[str], text: str) -> bool:
    if found["suffix"] or found["mark"] in (":", "h") or AFTER_NOON.match(text, found.end()):
        return True
    led = LED.search(text[: found.start()])
    return bool(led and ENDED.match(text, found.end())) and found["mark"] is None


def _time(found: re.Match[str], text: str) -> Time | None:
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    end = found.end()
    tail = f"{found['suffix'] or ''}{text[end:]}"
    if (after := AFTER_NOON.match(tail)) and hour < 12:
        hour += 12
    elif BEFORE_NOON.match(tail) and hour == 12:
        hour = 0
    if after:
        end = max(end, end - len(found["suffix"] or "") + after.end())
    return Time(hour * 60 + minute, found.start(), end) if hour < 24 else None
