"""The weights as a message meets them."""

import subprocess
import sys

import pytest

from folkmoot.understanding import features
from folkmoot.understanding.features import FINE, RUNS, WEIGHTS
from folkmoot.understanding.kept import Kept
from folkmoot.understanding.lanes import LANE, LANES, MOST, ZERO
from folkmoot.understanding.text import LONG_WORD, LONGEST
from folkmoot.understanding.weights import read

WORST = {
    "letters": "ab " * (LONGEST // 3),
    "one word": "x" * LONGEST,
    "long words": f"{'zy' * (LONG_WORD // 2)} " * (LONGEST // (LONG_WORD + 1)),
    "signs": "!?" * (LONGEST // 2),
    "Cyrillic": "да " * (LONGEST // 3),
}


def reckoned(found: features.Features, column: int) -> int:
    """What a message adds up to in a column, the plain way."""
    weights = read()

    def weight(place: int) -> int:
        return weights._table[weights._starts[place] + column] - ZERO

    return sum(
        round(share * FINE) * sum(map(weight, places)) for places, share in features.placed(found)
    )


@pytest.mark.parametrize("text", [*WORST.values(), "Hello, how are you?", "Сделай мне сайт!", "?"])
def test_a_message_adds_up_to_the_weights_of_its_features(text: str) -> None:
    for found in (features.first(text), features.reply(text, "Which of the two, and why?")):
        weighed = read().weigh(found)
        columns = (0, 7, LANES - 1)
        assert [weighed.whole[n] for n in columns] == [reckoned(found, n) for n in columns]


def test_the_longest_message_fits_its_lanes() -> None:
    most = RUNS[1] * LONGEST  # a word of one letter has the most runs for its letters
    counts = (2 * LONGEST + 1, max(most, 3 * LONGEST), 8, 6, 3, LONGEST)
    heaviest = max(ZERO, 255 - ZERO)
    worst = sum(
        weight * count**0.5 * heaviest for weight, count in zip(WEIGHTS, counts, strict=True)
    )
    assert worst * FINE < 1 << 8 * LANE - 1
    assert max(RUNS) <= MOST, "the letters of a word are packed together"


def test_there_is_a_lane_for_each_label_and_none_besides() -> None:
    heads = read().heads.values()
    labels = sum(len(head.labels) for head in heads)
    assert labels == max(head.end for head in heads)
    assert labels + labels % 2 == LANES
    assert LANES % 2 == 0, "rows are packed by every other lane"


def test_what_is_kept_is_made_once_and_bounded() -> None:
    made: list[int] = []

    def twice(number: int) -> int:
        made.append(number)
        return 2 * number

    kept = Kept(twice, most=3)
    assert [kept[n] for n in (1, 2, 1, 3, 2)] == [2, 4, 2, 6, 4]
    assert made == [1, 2, 3]
    assert kept[4] == 8
    assert len(kept) == 1, "all are forgotten when there is no room"
    assert [kept[n] for n in (1, 4)] == [2, 8]


def test_understanding_loads_nothing_heavy() -> None:
    said = "from folkmoot.understanding.judge import Local; Local().first('Build me a CRM')"
    code = f"import sys; {said}; print('numpy' in sys.modules, 'pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
