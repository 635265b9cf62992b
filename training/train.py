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

from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding import features
from folkmoot.understanding.judge import ENOUGH
from folkmoot.understanding.text import tokens
from folkmoot.understanding.weights import FOLDER, Weights, read
from training.crossed import TABLES, crossed, teach
from training.fit import Matrix
from training.lessons import written
from training.sentences import fingerprint, firsts, replies
from training.sure import Trust, trust

PLAIN = 0.98
"""Of the messages in one language so many are taken for it."""

COMMON = 4_096
"""Words whose sums are kept with the weights."""

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
    about["mixed"] = _mixed(read(common=False))
    _write(about)
    _keep_common()


def _write(about: dict[str, Any]) -> None:
    (FOLDER / "about.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8")


def _mixed(weights: Weights) -> float:
    """How torn between languages the most torn of plain messages are."""
    head = weights.heads["language"]
    seen = [(reply.lang, weights.weigh(features.first(reply.text))) for reply in replies()]
    torn = [head.torn(each, lang) for lang, each in seen if len(each.words) >= ENOUGH]
    return round(float(np.quantile(torn, PLAIN)), 3)


def _keep_common() -> None:
    """Sum up what the commonest words add, so that nobody has to when they are first met."""
    said = [text for reply in replies() for text in (reply.text, reply.asked)]
    said += [first.text for first in firsts()]
    counts = Counter(word for text in said for word in tokens(text))
    words = [word for word, _ in counts.most_common(COMMON)]
    added = read(common=False).added_by(words).astype(np.int16)
    (FOLDER / "common.txt").write_text("\n".join(words) + "\n", "utf-8")
    np.save(FOLDER / "common.npy", added)


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
