"""
What of the things that people brought a model is shown unasked: the passages that fit what is
talked about, and the names of all there is. They are text, whatever they say: nothing acts on it.
The same files and the same words give the same passages. How they are looked at: eyes.py.
"""

from __future__ import annotations

import heapq
import math
import os
import re
import threading
import unicodedata
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path

from folkmoot.team.mind import Passage
from folkmoot.work.eyes import (
    BROUGHT,
    FILE_BYTES,
    File,
    Thing,
    chosen,
    content,
    look,
    shown,
    text_in,
)

KEPT_BYTES = 24_000_000
"""Of the files that are remembered: a little more than one look takes."""

PIECE = 2_400
"""Characters of a passage, at the most; its lines end at an empty one where they can."""
FEW_LINES, MANY_LINES = 20, 40

ABOUT = 100_000
"""Characters that are read of what is talked about, and words of it that are looked for."""
MOST_TERMS = 64
HEAD = 4
"""Letters by which words are told apart at first sight, and the fewest that a word is cut to."""

SHOWN_FILES = (40, 12, 0)
"""Files of one folder that are named: the most that there is place for."""

K1, B = 1.2, 0.5  # as in any BM25
NAMED = 1.2  # what a word counts that stands in the name of the file
START = (2.0, 0.6, 0.01)  # what the beginning of a file counts by itself, by File.rank
AGAIN = 0.8  # what each further passage of the same file counts less

COMMON_WORDS = """
    a an and are as at be but by can could do for from have how i if in into is it its like make
    me my need needs not of on or our please should so some that the their them there this to us
    use want was we what when where which who will with would you your
    al como con de del el ella en es esta este la las lo los mas mi muy no para pero por que quiero
    se si sin su sus un una y ya o ao aos com da das dos e em eu isso mais meu minha na nao nas nos
    os ou quero ser seu sua um uma au aux avec ce ces dans des du elle est et il je le les leur mais
    mon ma ne nous par pas plus pour qui sur une veux vous
    aber als am auch auf aus bei bin das dem den der die ein eine einem einen einer er fur haben
    ich ihr im ist kann mein meine mich mit nicht noch oder sich sie sind soll und uber unser unsere
    von wenn wie wir zu zum zur anche ci che chi cosa dal dalla degli dei della delle di gli ho io
    mio nel nella non per piu sono sul sulla tra uno voglio vorrei
    aan bij dat deze dit een het hij ik je met mijn moet naar niet nog om onze ook op te tot uit van
    voor waar wat wel wij wil zijn zou
    а бы был была были в во вот все вы где да для до его ее если есть еще же за и из или их к как
    ко когда которые которыи кто ли мне мои моя мы на надо нам нас не него нет но ну нужен нужна
    нужно о об он она они от по под при с свои со так там то тоже только тот ты у уже хочу что чтобы
    эта эти это этот я
"""
COMMON = frozenset(COMMON_WORDS.split())
"""Words of the eight languages that say nothing of a subject, folded."""

WORD = re.compile(r"[^\W_]+")
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
WRAP = re.compile(rf".{{1,{PIECE - 1}}}(?:\s|$)|.{{1,{PIECE}}}", re.DOTALL)
MARKS = dict.fromkeys(range(0x300, 0x370))
LETTERS = str.maketrans({"ё": "е", "ß": "ss", "æ": "ae", "œ": "oe"})


@dataclass(frozen=True, slots=True)
class Piece:
    """A passage of a file as it is remembered."""

    line: int
    text: str
    words: str  # folded


@dataclass(frozen=True, slots=True)
class Spot:
    """A passage and how well it fits."""

    score: float
    file: File
    first: bool  # of its file
    passage: Passage


def passages(paths: Sequence[Path], about: str, most: int = 12_000) -> tuple[Passage, ...]:
    """What fits `about`, the best first, in `most` characters; the beginning of a README is in."""
    files = [(file, pieces(file)) for file in chosen(look(path) for path in paths)]
    ranked = _ranked(files, _terms(about))
    taken, said, left = list[Spot](), set[str](), most
    for spot in _readmes(ranked):
        if passage := _cut(spot.passage, min(left - most // 2, most // 4)):
            taken.append(replace(spot, passage=passage))
            said.add(spot.passage.text)
            left -= _cost(passage)
    for spot in _fair(ranked):
        if left < 100:
            break
        if spot.passage.text not in said and (passage := _cut(spot.passage, left)):
            taken.append(replace(spot, passage=passage))
            said.add(spot.passage.text)
            left -= _cost(passage)
    return tuple(spot.passage for spot in sorted(taken, key=lambda spot: -spot.score))


def listing(paths: Sequence[Path], most: int = 4_000) -> str:
    """The tree of names in `most` characters; a folder for which there is no place is counted."""
    trees = [_tree(look(path)) for path in paths]
    heads = [tree.head(0) for tree in trees]
    left = most - _size(heads)
    if left < 0:
        sizes = accumulate(len(head) + 1 for head in heads)
        kept = sum(size <= most - 20 for size in sizes)  # and the line that counts the others
        return "\n".join([*heads[:kept], f"… {len(heads) - kept} more"])[: max(0, most)]
    todo = deque((tree, 1) for tree in trees)
    while todo:
        tree, depth = todo.popleft()
        for count in SHOWN_FILES:
            if (size := _size(tree.inside(depth, count))) <= left:
                tree.named, left = count, left - size
                todo.extend(
                    (inner, depth + 1) for inner in tree.folders.values() if not inner.hidden
                )
                break
    return "\n".join(line for tree in trees for line in tree.lines())


# --- reading ---------------------------------------------------------------------------------

Key = tuple[str, int, int]


@dataclass(slots=True)
class Kept:
    """The files that were read last, while they are the same; several threads may ask."""

    most: int
    size: int = 0
    _files: OrderedDict[Key, tuple[Piece, ...]] = field(default_factory=OrderedDict)
    _one: threading.Lock = field(default_factory=threading.Lock)

    def get(self, key: Key) -> tuple[Piece, ...] | None:
        with self._one:
            if key in self._files:
                self._files.move_to_end(key)
            return self._files.get(key)

    def put(self, key: Key, found: tuple[Piece, ...]) -> None:
        with self._one:
            self.size += _weight(key) if key not in self._files else 0
            self._files[key] = found
            while self.size > self.most:
                self.size -= _weight(self._files.popitem(last=False)[0])


KEPT = Kept(KEPT_BYTES)


def _weight(key: Key) -> int:
    return min(key[1], FILE_BYTES) + 500


def pieces(file: File) -> tuple[Piece, ...]:
    """A file in passages; none of one that is no text or cannot be read."""
    key = (os.path.join(file.root, *file.parts), file.size, file.changed)
    found = KEPT.get(key)
    if found is None:
        try:
            text = text_in(content(file, FILE_BYTES))
        except OSError:
            return ()  # not remembered: next time it may be readable
        found = tuple(Piece(line, part, _words(part)) for line, part in _split(text))
        KEPT.put(key, found)
    return found


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Passages and the numbers of their first lines; a very long line is several."""
    first, block, size = 1, list[str](), 0
    for n, line in enumerate(text.splitlines(), 1):
        for part in WRAP.findall(line) if len(line) > PIECE else [line]:
            full = size + len(part) > PIECE or len(block) == MANY_LINES
            if block and (full or (len(block) >= FEW_LINES and not part.strip())):
                yield first, "\n".join(block)
                block, size = [], 0
            if block or part.strip():
                first = first if block else n
                block.append(part)
                size += len(part) + 1
    if block:
        yield first, "\n".join(block)


def _words(text: str) -> str:
    """Its words in small letters, without accents; `payInvoice` is three of them."""
    words = WORD.findall(text)
    humped = [word for word in words if not word.islower() and HUMP.search(word)]
    return _fold(" ".join([*words, *(HUMP.sub(" ", word) for word in humped)]))


def _fold(text: str) -> str:
    low = text.lower()
    if low.isascii():
        return low
    return unicodedata.normalize("NFKD", low.translate(LETTERS)).translate(MARKS)


# --- ranking ---------------------------------------------------------------------------------


def _terms(about: str) -> dict[str, float]:
    """What to look for, and how much it counts: beginnings of words, short words whole."""
    counts = Counter[str]()
    for word in _words(about[:ABOUT]).split():
        if word not in COMMON and len(word) > 1:
            counts[_term(word[:40])] += 1
    return {term: 1 + math.log(n) for term, n in counts.most_common(MOST_TERMS)}


def _term(word: str) -> str:
    """Without its ending, which says little of a subject in any of the eight languages."""
    ending = 0 if word.isdecimal() else min(3, (len(word) - 3) // 2)
    return word[: max(HEAD, len(word) - ending)]


def _hits(words: str, heads: Mapping[str, Sequence[str]]) -> Counter[str]:
    """How often each term stands in a text; a word shorter than a head is a head by itself."""
    found = Counter[str]()
    for word in [word for word in words.split() if word[:HEAD] in heads]:
        for term in heads[word[:HEAD]]:
            if word.startswith(term):
                found[term] += 1
    return found


def _ranked(files: Sequence[tuple[File, tuple[Piece, ...]]], terms: dict[str, float]) -> list[Spot]:
    """Every passage that has a word looked for or begins its file, the best first (BM25)."""
    heads = dict[str, list[str]]()
    for term in terms:
        heads.setdefault(term[:HEAD], []).append(term)
    named = [_hits(_words(f"{file.name} {file.file}"), heads) for file, _ in files]
    spots = [
        (n, m, piece, _hits(piece.words, heads))
        for n, (_, found) in enumerate(files)
        for m, piece in enumerate(found)
    ]
    usual = sum(len(piece.words) for _, _, piece, _ in spots) / (len(spots) or 1)
    spread = Counter(term for n, _, _, hits in spots for term in hits.keys() | named[n].keys())
    worth = {
        term: terms[term] * math.log(1 + (len(spots) - often + 0.5) / (often + 0.5))
        for term, often in spread.items()
    }
    ranked = list[Spot]()
    for n, m, piece, hits in spots:
        long = K1 * (1 - B + B * len(piece.words) / usual)
        score = 0.0 if m else _start(files[n][0])
        score += sum(
            worth[term] * times * (K1 + 1) / (times + long) for term, times in hits.items()
        )
        score += sum(worth[term] * NAMED for term in named[n])
        if score:
            file = files[n][0]
            passage = Passage(file.name, file.file, piece.line, piece.text)
            ranked.append(Spot(score, file, m == 0, passage))
    return sorted(ranked, key=lambda spot: -spot.score)


def _start(file: File) -> float:
    return START[file.rank] / max(1, len(file.parts))


def _readmes(ranked: list[Spot]) -> list[Spot]:
    """The beginning of the uppermost README of each thing."""
    found = dict[Path, Spot]()
    for spot in sorted(ranked, key=lambda spot: (len(spot.file.parts), spot.file.parts)):
        if spot.first and spot.file.rank == 0:
            found.setdefault(spot.file.root, spot)
    return list(found.values())


def _fair(ranked: list[Spot]) -> Iterator[Spot]:
    """The best first, but of one file less and less."""
    heap = [(-spot.score, n, 0) for n, spot in enumerate(ranked)]
    given = Counter[File]()
    while heap:
        score, n, times = heapq.heappop(heap)
        spot = ranked[n]
        if times < given[spot.file]:
            times = given[spot.file]
            heapq.heappush(heap, (-spot.score * AGAIN**times, n, times))
        else:
            given[spot.file] += 1
            yield replace(spot, score=-score)


def _cost(passage: Passage) -> int:
    """Characters of a passage, with the line that says where it is from."""
    return len(passage.text) + len(passage.name) + len(passage.file) + 24


def _cut(passage: Passage, most: int) -> Passage | None:
    """As much of a passage as there is place for, in whole lines if it can be."""
    left = most - _cost(replace(passage, text=""))
    if left >= len(passage.text):
        return passage
    text = passage.text[: max(0, left)]
    text = text[: text.rfind("\n")] if "\n" in text else text
    return replace(passage, text=text) if len(text) >= 40 else None


# --- the tree --------------------------------------------------------------------------------


@dataclass(slots=True)
class Tree:
    """A folder in a listing."""

    name: str
    note: str = ""  # instead of how many files it has
    count: int = 0
    files: list[str] = field(default_factory=list)
    folders: dict[str, Tree] = field(default_factory=dict)
    named: int | None = None  # files that are named; None: nothing in it is, it is counted

    @property
    def hidden(self) -> bool:
        return self.name.startswith(".")

    def head(self, depth: int) -> str:
        count = f"{self.count} file{'' if self.count == 1 else 's'}"
        return f"{'  ' * depth}{self.name} ({self.note or count})"

    def inside(self, depth: int, count: int) -> list[str]:
        """Its files, as many as are named; of the others how many of which ending there are."""
        lines = [f"{'  ' * depth}{file}" for file in self.files[:count]]
        if rest := self.files[count:]:
            ends = Counter(os.path.splitext(file)[1] or "without ending" for file in rest)
            kinds = ", ".join(f"{n} {end[:20]}" for end, n in ends.most_common(3))
            lines.append(f"{'  ' * depth}… {len(rest)} more files: {kinds}")
        return [*(folder.head(depth) for folder in self.folders.values()), *lines]

    def lines(self, depth: int = 0) -> Iterator[str]:
        yield self.head(depth)
        if self.named is not None:
            for folder in self.folders.values():
                yield from folder.lines(depth + 1)
            yield from self.inside(depth + 1, self.named)[len(self.folders) :]


def _tree(thing: Thing) -> Tree:
    if thing.alone or not thing.files:
        sizes = [f"{file.size} bytes" for file in thing.files]
        return Tree(f"{BROUGHT}{thing.name}", sizes[0] if sizes else "nothing in it can be read")
    root = Tree(f"{BROUGHT}{thing.name}/")
    for file in sorted(thing.files, key=lambda file: (file.parts[:-1], file.rank, file.parts)):
        here = root
        here.count += 1
        for part in file.parts[:-1]:
            here = here.folders.setdefault(part, Tree(f"{shown(part)}/"))
            here.count += 1
        here.files.append(shown(file.parts[-1]))
    root.note = "" if thing.whole else f"{root.count} files and more"
    return root


def _size(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)
