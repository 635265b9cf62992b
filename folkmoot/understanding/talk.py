"""
Whether a first message asks to talk something over before anything is planned.

A table of ways to ask for it, in eight languages, of folded text. To be wrong here costs
little: a debate is a conversation, and leads to work only through brief and approval.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from folkmoot.understanding.text import fold

WAYS = (
    # en
    r"let'?s (?:first )?(?:discuss|debate|talk (?:it|this|that|about|over|through)|think)",
    r"(?:can|could|shall) we (?:first )?(?:discuss|debate|talk|chat|think)",
    r"(?:discuss|debate|talk|think) (?:it|this|that|something|things) (?:over|through)",
    r"(?:like|want|need) (?:you |us )?(?:all )?to (?:discuss|debate|talk (?:over|through))",
    r"devil'?s advocate|poke holes|argue with me|challenge my|sparring partner",
    r"think(?:ing)? out loud|weigh in|back and forth|round table|mull (?:it|this|something)",
    # es
    r"(?:discutamos|debatamos|charlemos|hablemos|conversemos|pensemos|lo hablamos|lo discutimos)",
    r"(?:podemos|vamos a|quiero que|quisiera|me gustaria|queria) (?:\w+ )?(?:debatir|discutir|"
    r"charlar|conversar|hablarlo|darle vueltas|contrastar)",
    r"abogad[oa]s? del diablo|llev\w+ la contraria|mesa redonda|contrastar opiniones",
    # pt
    r"(?:vamos|podemos|queria|quero|gostaria de|a gente pode) (?:\w+ )?(?:discutir|debater|"
    r"conversar|trocar (?:umas )?ideias|pensar|matutar|amadurecer)",
    r"advogad[oa]s? do diabo|pensemos juntos|pensar alto|trocar (?:umas )?ideias",
    # fr
    r"(?:discutons|debattons|parlons|reflechissons|on en (?:parle|discute)|en parler ensemble)",
    r"(?:j'aimerais|je voudrais|on pourrait|peut on|si on) (?:\w+ ){0,3}(?:discut\w+|debat\w+|"
    r"reflechir|peser|echanger)",
    r"avocate?s? du diable|peser le pour|table ronde|batons rompus|a voix haute|d'echanger sur",
    # de
    r"(?:lasst uns|lass uns|konnen wir|wollen wir|sollen wir) .{0,40}(?:reden|diskutieren|sprechen|"
    r"debattieren|nachdenken|durchdenken|durchsprechen|ausdiskutieren)",
    r"advocatus diaboli|(?:gemeinsam|zusammen|mit (?:euch|ihnen)) .{0,30}(?:durchdenken|"
    r"diskutieren|durchsprechen|besprechen|uberlegen)|widersprecht mir|zerpfluckt|"
    r"eine debatte|(?:reden|diskutieren) wir",
    # it
    r"(?:discutiamo|ragioniamo|parliamone|ne parliamo|dibatti|confrontiamoci|ne discutiamo)",
    r"(?:possiamo|vorrei|potremmo) (?:\w+ ){0,2}(?:discutere|parlarne|ragionar\w+|confrontar\w+)",
    r"avvocat\w+ del diavolo|tavola rotonda|ad alta voce|smontatemi|botta e risposta|un dibattito",
    # nl
    r"(?:laten we|zullen we|kunnen we|ik wil|graag) .{0,40}(?:bespreken|overleggen|discussieren|"
    r"debatteren|over hebben|hebben over|praten|brainstormen|sparren|gedachten wisselen)",
    r"advocaat van de duivel|rondetafelgesprek|hardop (?:na)?denken|tegenspraak|eens babbelen",
    # ru
    r"(?:давайте|давай|хочу|хотелось бы|можем|предлагаю) .{0,30}(?:обсуд|поспор|поговор|подума|"
    r"обменят|покрут|порассужд|дискут)",
    r"адвокат\w* дьявола|раскритику|круглый стол|мне нужны оппоненты|поставьте под сомнение",
)
ASKS = re.compile("|".join(rf"\b(?:{fold(way)})" for way in WAYS))


STEMS = (
    "abogad adv alta amadur argu ausdis avocat avvocat babbel back batons besp botta brainst "
    "challenge charl chat confr contra convers darle debat denk devil dibat discu diskut "
    "doorp durch echang habl hardop hebben holes ideia llev matut mesa mull nachd overleg "
    "parl pens peser poke prat ragion rede refl ronde smont sparr sprech table talk tavol "
    "tegensp think trocar uberleg voix weigh weiter widersp wissel zerpfl адвокат дискут дума "
    "кругл обменят обсуд оппонент подума покрут поговор порассужд поспор раскрит сомнен"
)
"""Every way above has a word that begins so; most messages have none."""

BEGIN = re.compile("|".join(fold(STEMS).split()))


def asks_to_talk(text: str, words: Sequence[str]) -> bool:
    """Whether the words ask for a discussion."""
    return any(map(_hints, words)) and ASKS.search(fold(text)) is not None


@lru_cache(maxsize=1 << 14)
def _hints(word: str) -> bool:
    """Whether a word begins as one of those that every way to ask has."""
    return BEGIN.match(word) is not None
