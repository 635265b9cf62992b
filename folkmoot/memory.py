"""How a process that stays looks after its memory: nearly everything here is freed by itself."""

from __future__ import annotations

import gc

YOUNG = 10_000
"""New things before anybody looks for circles among them; Python's own 700 is for short lives."""


def settle() -> None:
    """What is there now stays: looking through it again would hold up every room."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
