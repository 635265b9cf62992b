"""Rows as long integers: what comes out is what plain sums would be."""

from hypothesis import given
from hypothesis import strategies as st

from folkmoot.understanding.lanes import LANE, LANES, MOST, ZERO, packed, unpacked

ROWS = st.binary(min_size=LANES, max_size=LANES)


def plain(rows: list[bytes]) -> list[int]:
    return [sum(row[lane] - ZERO for row in rows) for lane in range(LANES)]


@given(st.lists(ROWS, max_size=9))
def test_rows_packed_together_are_their_sum(rows: list[bytes]) -> None:
    assert list(unpacked(packed(rows))) == plain(rows)


@given(ROWS, ROWS, st.integers(0, 1 << 14), st.integers(0, 1 << 14))
def test_long_integers_are_added_and_multiplied_lane_by_lane(
    one: bytes, other: bytes, twice: int, thrice: int
) -> None:
    row = twice * packed([one]) + thrice * packed([other])
    wanted = [twice * a + thrice * b for a, b in zip(plain([one]), plain([other]), strict=True)]
    assert list(unpacked(row)) == wanted


def test_there_is_room_for_as_many_rows_as_a_word_has_letters_for() -> None:
    for byte in (0, 255):
        rows = [bytes([byte] * LANES)] * MOST
        assert list(unpacked(packed(rows))) == [MOST * (byte - ZERO)] * LANES


def test_a_lane_holds_what_four_bytes_hold() -> None:
    for most in (-(1 << 8 * LANE - 1), (1 << 8 * LANE - 1) - 1):
        row = sum(most << 8 * LANE * lane for lane in range(LANES))
        assert list(unpacked(row)) == [most] * LANES
