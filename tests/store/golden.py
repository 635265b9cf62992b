"""
Golden files: how every kind looked when it was stored first, kept for ever.

    python -m tests.store.golden

writes the file of every kind and version that has none yet. It never writes over one: what
people have on their disks does not change either. A body that must look different needs a
new version and an upcaster (folkmoot/store/codec.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from folkmoot.conversation.facts import CardOpened
from folkmoot.store.codec import encode, version
from tests.store.samples import STORED, every_act, made

FOLDER = Path(__file__).parent / "golden"


def wanted() -> Iterator[tuple[str, str, Any]]:
    """The file name, kind and value of everything that must have a golden file."""
    for kind, cls in STORED.items():
        yield f"{kind}.v{version(kind)}.json", kind, made(cls)
    opened = made(CardOpened)
    for act in every_act():
        card = replace(opened.card, yes=made(act), no=None)
        name = f"card_opened.{act.__name__}.v{version('card_opened')}.json"
        yield name, "card_opened", replace(opened, card=card)


def write_missing() -> list[Path]:
    """Write what is not there yet; return what was written."""
    written = []
    for name, kind, value in wanted():
        path = FOLDER / name
        if not path.exists():
            golden = {"kind": kind, "v": version(kind), "body": encode(value)}
            path.write_text(json.dumps(golden, indent=1, ensure_ascii=True) + "\n", "utf-8")
            written.append(path)
    return written


if __name__ == "__main__":
    for path in write_missing():
        print(path)
