"""
`make train`: from the sentences in the repository to the weights in the package.

Every sentence is first judged by a model that never read its author (that is where the
confidence comes from), then the tables are learnt from all of them and written as small
integers. Nothing is random: the same sentences give the same weights.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from folkmoot.understanding import features
from folkmoot.understanding.judge import ENOUGH
from folkmoot.understanding.text import LANGUAGES, tokens
from folkmoot.understanding.weights import FOLDER, Weights, read
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
    about: dict[str, Any] = {"name": "", "sentences": fingerprint(), "tables": {}}
    for name in TABLES:
        courses, scores = crossed(name)
        learnt = teach(name, courses)
        described = []
        columns = []
        for course, head, trusted in zip(
            courses, learnt.heads, trust(*written(courses, scores)), strict=True
        ):
            small, scales = _small(head)
            columns.append(small)
            described.append(_described(course.name, course.lesson.labels, scales, trusted))
        about["tables"][name] = described
        np.save(FOLDER / f"{name}.places.npy", learnt.places.astype(np.uint32))
        np.save(FOLDER / f"{name}.weights.npy", np.concatenate(columns, axis=1))
        print(f"{name}: {len(learnt.places):,} features", flush=True)
    (FOLDER / "everyday.txt").write_text("\n".join(_everyday()) + "\n", "utf-8")
    about["name"] = _name()
    about["mixed"] = 0.0
    _write(about)
    read.cache_clear()
    about["mixed"] = _mixed(read())
    _write(about)


def _write(about: dict[str, Any]) -> None:
    (FOLDER / "about.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


def _mixed(weights: Weights) -> float:
    """How torn between languages the most torn of plain messages are."""
    bench = weights.benches["language"]
    seen = [(reply.lang, _spelling(weights, reply.text)) for reply in replies()]
    torn = [
        bench.torn(each, bench.parts(each), lang)
        for lang, each in seen
        if len(each.words) >= ENOUGH
    ]
    return round(float(np.quantile(torn, PLAIN)), 3)


def _spelling(weights: Weights, text: str) -> features.Features:
    found = weights.find(features.first(text))
    return found.until(found.spelling)


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
    for path in sorted(FOLDER.glob("*.npy")):
        digest.update(path.read_bytes())
    return f"local-{digest.hexdigest()[:8]}"
