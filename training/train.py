"""
`make train`: from the sentences in the repository to the weights in the package.

Every sentence is first judged by a model that never read its author (that is where the
confidence comes from), then the tables are learnt from all of them and written as small
integers. Nothing is random: the same sentences give the same weights.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.lanes import LANES, ZERO
from folkmoot.understanding.language import ENOUGH
from folkmoot.understanding.text import tokens
from folkmoot.understanding.weights import FOLDER, TABLE, Weights, read
from training.crossed import TABLES, crossed, teach
from training.fit import Matrix
from training.lessons import written
from training.sentences import fingerprint, firsts, replies
from training.sure import Trust, trust

PLAIN = 0.98
"""Of the messages in one language so many are taken for it."""

EVERYDAY = 150
"""The commonest words of each language, which are no topic."""


def train() -> None:
    FOLDER.mkdir(exist_ok=True)
    heads: list[dict[str, Any]] = []
    tables: list[Table] = []
    for name in TABLES:
        courses, scores = crossed(name)
        learnt = teach(name, courses)
        columns = []
        for course, head, trusted in zip(
            courses, learnt.heads, trust(*written(courses, scores)), strict=True
        ):
            small, scales = _small(head)
            columns.append(small)
            heads.append(_described(course.name, course.lesson.labels, scales, trusted))
        tables.append((learnt.places, np.concatenate(columns, axis=1)))
        print(f"{name}: {len(learnt.places):,} features", flush=True)
    _write_tables(tables)
    (FOLDER / "everyday.txt").write_text("\n".join(_everyday()) + "\n", "utf-8")
    about = {"name": _name(), "sentences": fingerprint(), "mixed": 0.0, "heads": heads}
    _write(about)
    read.cache_clear()
    about["mixed"] = _mixed(read())
    _write(about)


Table = tuple[NDArray[np.int64], NDArray[np.int8]]  # places, and a row for each


def _write_tables(tables: Sequence[Table]) -> None:
    """One row for each place that any table keeps; the first row, of all others, adds nothing."""
    together = np.unique(np.concatenate([places for places, _ in tables]))
    rows = np.full((len(together) + 1, LANES), ZERO, np.uint8)
    start = 0
    for places, weights in tables:
        end = start + weights.shape[1]
        rows[1 + np.searchsorted(together, places), start:end] = weights.astype(np.int16) + ZERO
        start = end
    (FOLDER / "places.bin").write_bytes(together.astype("<u4").tobytes())
    (FOLDER / TABLE).write_bytes(zlib.compress(rows.tobytes(), 9))


def _write(about: dict[str, Any]) -> None:
    (FOLDER / "about.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


def _mixed(weights: Weights) -> float:
    """How torn between languages the most torn of plain messages are."""
    head = weights.heads["language"]
    seen = [(reply.lang, weights.weigh(features.first(reply.text))) for reply in replies()]
    torn = [head.torn(each, lang) for lang, each in seen if len(each.words) >= ENOUGH]
    return round(float(np.quantile(torn, PLAIN)), 3)


def _small(head: Matrix) -> tuple[NDArray[np.int8], list[float]]:
    """Weights as integers of one byte, and what one of them is worth in each column."""
    scales = np.maximum(np.abs(head).max(axis=0) / 127, 1e-9)
    return np.round(head / scales).astype(np.int8), [float(scale) for scale in scales]


def _described(
    name: str, labels: tuple[str, ...], scales: list[float], trusted: Trust
) -> dict[str, Any]:
    return {
        "name": name,
        "labels": list(labels),
        "scales": [float(f"{scale * trusted.sharpness:.6g}") for scale in scales],
        "sure": list(trusted.sure),
        "short": list(trusted.short),
    }


def _everyday() -> list[str]:
    found: set[str] = set()
    said = [(first.lang, first.text) for first in firsts()]
    said += [(reply.lang, reply.text) for reply in replies()]
    for lang in LANGUAGES:
        own = [set(tokens(text)) for spoken, text in said if spoken == lang]
        counts = Counter(word for words in own for word in words)
        found |= {word for word, _ in counts.most_common(EVERYDAY) if word.isalpha()}
    return sorted(found)


def _name() -> str:
    digest = hashlib.sha256()
    digest.update((FOLDER / "places.bin").read_bytes())
    digest.update(zlib.decompress((FOLDER / TABLE).read_bytes()))
    return f"local-{digest.hexdigest()[:8]}"
