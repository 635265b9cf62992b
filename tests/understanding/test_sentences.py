"""The sentences the weights are learnt from, and that the weights are theirs."""

from __future__ import annotations

import json
from collections import Counter

from folkmoot.conversation.verdict import REPLIES, Intent, State
from folkmoot.conversation.words import LANGUAGES
from folkmoot.understanding.weights import FOLDER, read
from training.sentences import fingerprint, firsts, replies

AUTHORS = 8


def test_every_label_is_written_in_every_language_by_several_hands() -> None:
    said = Counter((first.intent, first.lang) for first in firsts())
    hands = {(m.state, m.reply, m.lang, m.author) for m in replies()}
    meant = Counter(hand[:3] for hand in hands)
    for lang in LANGUAGES:
        for intent in Intent:
            assert said[intent, lang] >= 100, (intent, lang)
        for state in set(STATES) - {State.CONFIRM}:
            for reply in REPLIES[state]:
                hands_of_it = LATER.get((state, reply), AUTHORS)
                assert meant[state, reply, lang] >= hands_of_it, (state, reply, lang)


STATES = [state for state in State if REPLIES[state]]
LATER = {(State.DEBATE, "new"): 2}
"""Labels that were added when most authors had written."""


def test_no_author_says_the_same_twice_with_two_meanings() -> None:
    meanings: dict[tuple[str, str, str, str], set[str]] = {}
    for m in replies():
        meanings.setdefault((m.author, m.state, m.asked, m.text), set()).add(m.reply)
    assert not [key for key, found in meanings.items() if len(found) > 1]


def test_the_weights_were_learnt_from_these_sentences() -> None:
    about = json.loads((FOLDER / "about.json").read_text("utf-8"))
    assert about["sentences"] == fingerprint(), "run: make train"


def test_the_weights_are_small_and_have_a_head_for_everything() -> None:
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    assert size < 5_500_000  # 48 authors; with 120,000 features of replies
    known = {*(state.value for state in STATES), "about", "intent", "vague", "language"}
    assert set(read().heads) == known
