"""
A row of numbers as one long integer: each number has a lane of four bytes.

To add rows is then to add integers, and to multiply all numbers of a row is one product: exact,
the same on every machine, and quicker for a message than anything that has to be loaded first.
A lane below zero borrows from the next; that evens out in every sum, and `unpacked` undoes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import byteorder

LANES = 76  # in a row: one for each label of each head, made an even number
LANE = 4  # bytes
ZERO = 128  # the byte that stands for 0 where a row is written as bytes
MOST = 128  # rows that are packed together

ZEROS = sum(ZERO << 8 * LANE * n for n in range(LANES))
HALVES = sum(1 << 8 * LANE * n - 1 for n in range(1, LANES + 1))
BITS = [8 * LANES * rows for rows in range(MOST + 1)]
LOW = [(1 << bits) - 1 for bits in BITS]
EVEN = [int.from_bytes(b"\xff\x00" * (LANES // 2 * rows), "little") for rows in range(MOST + 1)]


def packed(rows: Sequence[bytes]) -> int:
    """The sum of a few rows, each written as bytes, as one long integer."""
    if len(rows) == 1:
        wide = bytearray(LANE * LANES)
        wide[::LANE] = rows[0]
        return int.from_bytes(wide, "little") - ZEROS
    # Every other byte is taken out, so that a number has two bytes while it is added up; the
    # upper half of the rows is added to the lower until one row is left.
    number = int.from_bytes(b"".join(rows), "little")
    left = len(rows)
    even = number & EVEN[left]
    odd = (number ^ even) >> 8
    while left > 1:
        left = left + 1 >> 1
        even = (even >> BITS[left]) + (even & LOW[left])
        odd = (odd >> BITS[left]) + (odd & LOW[left])
    wide = bytearray(LANE * LANES)
    for start, half in ((0, even), (LANE, odd)):
        small = half.to_bytes(LANES, "little")
        wide[start :: 2 * LANE] = small[::2]
        wide[start + 1 :: 2 * LANE] = small[1::2]
    return int.from_bytes(wide, "little") - len(rows) * ZEROS


def unpacked(row: int) -> Sequence[int]:
    """The number in each lane."""
    # With a half more in each lane none has borrowed; to turn the highest bit of each then takes
    # the half away again.
    found = memoryview(((row + HALVES) ^ HALVES).to_bytes(LANE * LANES, byteorder)).cast("i")
    return found if byteorder == "little" else found[::-1]
