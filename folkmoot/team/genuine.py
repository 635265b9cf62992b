"""
The real questions in what a bot wrote as prose, with or without a question mark.

Tables decide, those of eight languages together, on the folded words a clause begins with. What
is code, an address, data or the words of others is held back first. Rhetoric and courtesy go.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import product

from folkmoot.conversation.value import dataclass
from folkmoot.understanding.text import fold

MOST = 10  # questions that are returned
LONGEST = 300  # characters of a question; of a longer one its last clause is taken


def _table(rows: str) -> frozenset[str]:
    """Folded phrases with a bar or a new line between them, or plain words; a/b is either word."""
    phrases = re.split(r"[|\n]" if "|" in rows else r"\s+", fold(rows))
    parts = ([word.split("/") for word in phrase.split()] for phrase in phrases)
    return frozenset(" ".join(words) for part in parts if part for words in product(*part))


TEAM = _table("""
analyst architect auditor coder creative delivery developer leader researcher reviewer social tester
qa team all""")

# Words before the sentence proper: "So, please, …"
LEADS = _table("""
and also so but then first next now just please finally well thanks before great maybe okay one for
ok to or y e o por favor primero ahora entonces pues bueno gracias primeiro tambien obrigado ademas
para antes una agora entao alem tambem um uma bem et mais alors d'abord ensuite enfin merci plait te
donc s'il vous de pour avant d'accord bon und aber dann erst zuerst ausserdem bitte danke jetzt noch
nun kurz zum damit bevor gut ma poi allora prima infine grazie inoltre favore eerst graag bene maar
per en dus dan alsjeblieft tot voordat verder nog goed и а но пожалуйста сначала спасибо наконец еще
тогда теперь также итак для чтобы ну прежде последнее""")

# Rhetoric, courtesy and offers: a clause that begins so asks nothing.
EMPTY = _table("""
can you imagine/answer|want to see|the best part/thing|the catch/result|who doesn't/wouldn't/needs
who has time|sound/sounds good|isn't that/it|wouldn't it be|who does not|what could/can go wrong
why not|what could possibly|guess what|how can i/we help|how are you|how does that sound|shall i/we
what can i do for|what do you think|may i|can i help/ask|should i go on|is that ok/okay/fine
should i continue/proceed/start|does that make/sound/work/help|would you like me to|does this make
is this ok|are you ready|ready to|want me to|do you want me to|is there anything else i can
let me know if you/that/this/it/any/anything|let me know what you think|tell me if you/anything
tell me more whenever|te imaginas|quieres ver/que|lo mejor/peor|que podria/puede salir|no te parece
quien tiene tiempo|no es genial/bonito|a quien no|quien no|que opinas/tal|puedo continuar/seguir
en que puedo|como puedo ayudar|como estas|te/le parece|que te/os parece|dime si tienes/necesitas
quiere que|por que no|avisame si|ja imaginou|quer ver|o melhor|o que poderia dar|como posso ajudar
quem tem tempo|nao e otimo|quem nao|em que posso|tudo bem|posso continuar/seguir|o que voce acha
o que acha|quer que eu|por que nao|avise se|me avise se|vous imaginez|voulez-vous/veux-tu voir
le plus beau|qui a le temps|n'est-ce/pourquoi pas|qui n'aime/sait|comment puis-je/allez-vous|puis-je
vous voulez que je|tu veux que je|qu'est-ce qui pourrait|qu'est-ce que cela|cela/ca vous convient/va
ca te va|je/on continue|qu'en pensez-vous|voulez-vous/veux-tu que je|dois-je continuer/commencer
konnen sie sich vorstellen|kannst du dir vorstellen|mochten sie sehen|wer kennt das nicht|wollen wir
das beste|der haken|wer hat/mag schon|soll ich gleich/jetzt/weitermachen/anfangen/loslegen|passt das
was soll da/schon|ist das nicht|warum nicht|wie/womit kann ich|mochten sie dass ich|klingt das/gut
wie geht es|ist das in ordnung|darf ich|was meinen sie|was meinst du|lassen sie mich wissen wenn
mochtest du dass ich|lass mich wissen wenn|sag bescheid wenn|non e fantastico/bello|ve lo immaginate
vuoi vedere/che|volete che|il bello|posso continuare|chi non|cosa potrebbe/puo andare|in cosa posso
come posso/stai/va|ti/vi sembra|che ne pensi/dici|vado/andiamo avanti|fammi sapere se hai/ti|va bene
perche no|fatemi sapere se|dimmi se hai|chi lo sa|kun je je voorstellen|wat kan er misgaan/mis
wil je zien|het mooiste|wie heeft er tijd|wie houdt er niet/nou|waarmee/hoe kan ik|is dat/het niet
is dat goed|waarom niet|hoe gaat het|klinkt dat/goed|zal/mag ik|laat me/het weten als|wil je dat ik
zullen we|moet ik doorgaan|wat vind/denk je|wilt u dat ik|представляете|мне продолжать/начать|разве
хотите посмотреть|самое приятное|если что|кто же не|кто не любит/хочет|что может пойти|как дела/вам
неужели|почему бы|чем/как я могу|чем могу|как вы думаете|что думаете|хотите/хочешь чтобы я
звучит хорошо|вам подходит|вас устраивает|дайте знать если|want the|let me know and
posso ajudar/fare|kann ich sonst/noch|kan ik nog|могу ли я помочь|para que esperar|can i do""")
# A short sentence with one of these is courtesy too: "Do you have any questions?"
HOLLOW = _table("""
questions question thoughts sense clear mean preguntas pregunta significa perguntas sentido duvidas
duda dudas claro duvida sens clair veut signifie fragen sinn bedeutet domande duidelijk betekent
klar heisst senso chiaro vuol vragen вопросы понятно ясно значит означает""")

# A sentence, or its last clause, that is nothing but this.
TAGS = _table("""
right|ok|okay|why|really|ready|sure|correct|yes|no|isn't it|doesn't it|don't you think|anything else
good|agreed|verdad|vale|si|cierto|listo|por que|como|algo mas|certo|pronto|algo mais|nao e|bien|o no
y|ne|sim|non|n'est-ce pas|d'accord|oui|pourquoi|vraiment|ca va|autre chose|nicht wahr|nicht|wirklich
hein|pret|oder|ja|nein|warum|gut|richtig|vero|giusto|perche|davvero|non e vero|d'accordo|niet waar
pronti|altro|toch|niet|nee|waarom|echt|klaar|goed|akkoord|oke|не так ли|правда|почему|хорошо|верно
hoe|да|нет|так|ладно|зачем|договорились|ок|продолжать|продолжить|подходит|согласны|continuo|начать
готовы|bereit|sigo""")

# The next sentence begins so: the text answered itself.
ANSWERS = _table("""
because|it/that/this means|the answer|good/bonne question|of course|la respuesta/reponse/risposta
not at all|porque|significa|eso/esto/isso significa|quiere decir|parce que/qu'il/qu'elle|quer dizer
por supuesto|buena pregunta|a resposta|boa pergunta|car|cela/ca veut dire|das heisst/bedeutet|genau
cela signifie|c'est simple|bien sur|weil|die antwort|naturlich|dat/dit betekent|buona domanda|perche
gute frage|vuol dire|e semplice|omdat|het antwoord|natuurlijk|это значит/означает|хороший вопрос
precies|goede vraag|потому|конечно|именно""")
# So does one that begins with nothing but this before a comma or a stop.
YES = _table("""
yes|no|si|nao|sim|oui|non|ja|nein|nee|да|нет|very/muito simple/simples|everyone|nothing|exactly|easy
simple|simply|a|answer|muy sencillo/facil|sencillo|nada|nadie|tres simple|respuesta|ganz einfach
facil|simples|resposta|rien|personne|reponse|einfach|nichts|niemand|heel simpel|semplice|risposta
antwort|niente|nulla|nessuno|simpel|niets|antwoord|очень просто|просто|ничего|никто|ответ""")

# A clause that begins so asks, though no mark follows.
REQUESTS = _table("""
walk me through|tell me/us|let me/us know|describe/share your|i would like to know/understand
please describe/specify/list/share/provide/confirm/explain/tell|it would be good/helpful to know
i'd like to know/understand|i/we need to know|i wonder|i'm wondering/curious|it would help to know
i am curious|could you tell/share|can you tell|help me understand|explicame|describe como/el/la|dime
give me|digame|cuentame|indicame|hazme/quisiera/quiero/necesito saber|me gustaria saber/entender
describa|especifique|quisiera entender|me diga/conte/explique|gostaria de saber/entender|conte-me
explique como/o|descreva|informe|indique|queria/quero/preciso saber|j'aimerais savoir/comprendre
queria entender|confirme|dites-moi|dis-moi|faites-moi savoir|je voudrais savoir/comprendre|decrivez
precisez|preciser|indiquez|expliquez-moi|parlez-moi|il me faudrait savoir|j'ai besoin de savoir
je me demande|confirmez|sag/erzahl/nenn mir|sagen sie mir|erzahlen/beschreiben/nennen/erklaren sie
beschreib|lassen sie mich wissen|ich wusste gern/gerne|ich mochte/muss wissen|ich muss noch wissen
ich wurde gern/gerne wissen|ich frage mich|mich interessiert|mi piacerebbe sapere/capire|raccontami
mich wurde interessieren|dimmi|mi dica|ditemi|fammi/vorrei sapere|ho bisogno di sapere|vorrei capire
mi serve sapere|descrivi|specifica|indicami|spiegami|vertel me/eens|ik zou graag willen weten|noem
laat me weten|beschrijf|geef aan/de|leg uit|leg eens uit|ik wil graag weten|ik moet nog weten|скажи
ik vraag me af|ik ben benieuwd|скажите|расскажите|опишите|уточните|подскажите|объясните|назовите
укажите|объясни|сообщите|напишите|я хотел/хотела бы узнать|хотел/хотела/хотелось бы узнать
хотелось бы понять|хочу узнать|мне нужно знать|мне интересно|поделитесь
comentame|hablame|fale|me fale|schildern sie|parlami|zou/kun/kunt je/u kunnen/me vertellen
me conta|мне хотелось бы|potreste/potresti/puoi dirmi|necesito que me|ich brauche/brauchte noch""")

# A sentence that begins so is a question without its mark.
OPENS = _table("""
who/what/where/when/why/how do/does/did/are/will/would/should/can/could/must|qual/quais e/o/a/os/as
what/who/where/when/how is|mochten/wollen/brauchen sie/wir/ihr|quem vai/vao/pode/deve/e
wer/was/wann/wo/wie/womit ist/sind/wird/werden/soll/sollen/hat/haben/kann/konnen/darf/muss
soll/sollen/wird/werden/ist/sind/kann/konnen/muss/hat/haben es/sie/die/der/das|qui va/sera/doit/peut
wie/wat/waar/wanneer/hoe is/zijn/gaat/gaan/moet/moeten/wil/kan/kunnen/heeft|does anyone/the/it/your
heb/heeft/moet/moeten/is/zijn/kan/kun/wil/gaat je/jij/u/jullie/er/het|do any/they/we/people/users
quel/quelle/quels/quelles est/sont/sera|is anyone|do/are/will/can/could/would/have/did you|habt ihr
is/are/will there|are/is your|will it/the|should it/the/we/users/people|qu'est-ce que/qui|combien de
gibt es|hast/willst/mochtest/brauchst du|est-ce que/qu'il|quais|quanto volete/vuoi/costa|quantas
quali|quale|quantos|quanti|quante|qual e|cosa serve/deve|chi usera/sara/deve|кто будет/может/должен
hoeveel|есть/нужно/нужна/нужен/можно/будет/будут/должна ли|сколько|что/когда должно/нужно|для кого
где находится/будет|как часто/долго|dove|где|wo|onde|waar liggen/staan""")
# So is one that begins with these and the thing asked for.
NOUNED = _table("""
which|what kind/sort/type|how many/much/often/long|welche/welcher/welches/welchen/welchem
wie viele/viel/oft/lange|que tipo|welke/hoeveel|hoe vaak|quel/quelle/quels/quelles|qual
quanto/quanta|какой/какая/какое/какие/какую/какого/каких/какими/каким/каком|в/на каком/каких""")
VERBS = _table("do does did is are will would should can could has have must")
ACCENTED = re.compile("qué|quién|cuál|cuánt|dónde|cuándo|cómo")
INVERTED = ("-vous", "-tu", "-il", "-elle", "-ils", "-elles")
# A sentence with one of these tells, whatever it begins with (only read without a mark).
TELLS = _table("""
depends decides matters depende decide importa bien gran importe entscheidet bestimmt plaisir more
depend soit soient siano hangt dipende bepaalt staat зависит rendez-vous решает бы ни""")
PRONOUNS = _table("it you they we i he she there is are means mas menos ao aos al alla")
CHOICE = _table("or and o y e ou et oder und of en или и если if si se wenn als falls")
PERSON = _table("""
you your tu te tus usted ustedes quieres tienes voce voces seu votre quer vous deine dein sua ihre
vos ton tes du sie ihr ihren euch dir voi vostro tuo tua vuoi jullie jouw jij вам ваша ваши вас тебе
je u uw вы ваш ты""")
PLACES = _table("""
on in at by with from to for auf im am bei mit aus von fur an dans chez sobre avec desde para sur en
par a de con por em na no com su nel di da op door bij met uit через voor на по в у с""")
HOW = _table("how como comment wie come hoe как")
WHY = _table("why pourquoi warum wieso perche waarom почему зачем")
IT = _table("it they we i this that esto eso isso cela ca es das dat het это")
OTHERS = _table("""
you/he/she/they asked|the form/app/page asks|you wrote/said|your/votre question|me preguntaste
tu/su/sua pregunta/pergunta|voce perguntou|vous demandiez|vous avez demande|sie fragten
du hast gefragt|ihre/deine frage|hai/avete chiesto|la tua domanda|je/u vroeg|je vraag|ваш вопрос
вы спросили/спрашивали""")
OWN = re.compile(
    r"\b(?:my|one|first|next|last|mi|una|minha|uma|ma|une|meine|eine|mia|mijn|een|мои|один)\s"
    r"(?:question|pregunta|pergunta|frage|domanda|vraag|вопрос)[^\"{}]{0,20}$"
)

ASKING = {phrase.split()[0] for phrase in OPENS | NOUNED | REQUESTS} | {"whether"}
DATA = re.compile(r'[\[{][\s\[{]{0,9}"|"[^"\n]{1,80}"\s{0,9}:')
LINK = re.compile(r"!?\[([^\[\]\n]{0,300})\]\([^()\s]{0,500}\)|</?[a-zA-Z!][^<>]{0,200}>")
CODE = re.compile(
    r"`{1,3}[^`\n]{1,300}`{1,3}|(?:https?://|www\.)\S{0,500}[^\s?.!,;:)*_\"']"
    r"|(?<!\S)[^\s?/]{1,200}/[^\s?]{0,200}\?\S{1,500}"
)
QUOTE = re.compile(
    r"""(?<!\w)"[^"\n]{1,300}"|“[^“”\n]{1,300}”|„[^„“”\n]{1,300}[“”]|«[^«»\n]{1,300}»"""
    r"""|(?<!\w)'[^'\n]{1,300}'(?!\w)|‘[^‘\n]{1,300}?’(?!\w)"""
)
STRESS = re.compile(r"\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<!\w)_{1,3}(?=\S)|(?<=\S)_{1,3}(?!\w)|~~")
MARKER = re.compile(
    r"\A(?:[-*+•‣▪◦–—]\s+|\(?(?:\d{1,3}|[a-zA-Z])[.)]\s+|\[[ xX]\]\s+|\d\ufe0f?\u20e3\s*){1,3}"
)
END = re.compile(r"[.!?…]{1,8}[\"'»”’)\]]{0,4}(?=\s|$)|[?!]{1,8}(?=[A-ZÀ-ÞА-ЯЁ¿])")
SHORT = re.compile(r"\b(?:[^\W\d]|dr|mrs?|etc|vs|bzw|ca|ej|ex|ecc|bijv|др|напр)\.$", re.I)
CLAUSE = re.compile(r"[,;:()–—]|\s-\s")
STOP = re.compile(r"[,.!:;–—]")
LABEL = re.compile(r"([^:–—]{1,60}?)(?:\s?:\s|\s[–—-]\s)")
MENTION = re.compile(r"\W{0,9}@\w|\W{0,9}(\w{1,20}),|.{0,300},\s?@\w{1,30}\W{0,3}\Z")
WORD = re.compile(r"[^\W_]+(?:['-][^\W_]+)*")

OURS = ("mos", "iamo", "-on", "-nous")
Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence without markup, and what its surroundings say of it."""

    text: str
    words: Words
    heading: bool
    aside: bool  # to a teammate, or somebody else's words
    listed: bool  # under "Please tell me:"

    @property
    def marked(self) -> bool:
        return "?" in self.text[-9:] or self.text.startswith("¿")


def questions_in(text: str, lang: str = "") -> tuple[str, ...]:
    """The real questions that a text puts to the person, in order, each as one clean sentence."""
    # `lang` may be wrong, so the tables of all languages are read together.
    lines = "\n".join(text.replace("？", "?").replace("\t", " ").splitlines())
    said = "".join(c for c in lines if c == "\n" or unicodedata.category(c)[0] != "C").strip()
    held: list[str] = []
    found: dict[Words, str] = {}
    now: Sentence | None = None
    for after in (*_sentences(said, held), None) if not DATA.match(said) else ():
        if now and _asks(now, after):
            clean = _restored(now.text, held)
            if len(clean) <= LONGEST:
                found.setdefault(_words(clean), clean)
        now = after
    return tuple(found.values())[:MOST]


def _paragraphs(said: str) -> Iterator[str]:
    """Lines as they belong together: fenced code left out, wrapped lines joined."""
    fence = ""
    parts: list[str] = []
    for line in (*said.split("\n"), ""):
        bare = line.strip()
        opens = bare.startswith(("```", "~~~")) and "`" not in bare.lstrip("`")
        if parts and (fence or opens or not _goes_on(parts[-1], bare)):
            yield " ".join(parts)
            parts = []
        if fence:
            fence = "" if bare.startswith(fence) else fence
        elif opens:
            fence = bare[:3]
        elif bare and not DATA.match(bare):
            parts.append(bare)


def _goes_on(before: str, line: str) -> bool:
    if not line or before[0] in "#|" or before[-1] in ".?!…:;" or line[0] in "#>|":
        return False
    return not MARKER.match(line) and (line[0].islower() or len(before) >= 60)


def _sentences(said: str, held: list[str]) -> Iterator[Sentence]:
    """The sentences of a text; what is not to be read in them is held back."""
    told = listed = False  # "You asked:", "Please tell me:" stand above
    for paragraph in _paragraphs(said):
        bare = paragraph.lstrip("> ")
        aside = told and paragraph.startswith(">")
        told = aside or (bare.endswith(":") and _begins(_words(bare[:99]), OTHERS) > 0)
        listed = bool(listed and MARKER.match(bare))
        for cell in bare.strip("|").split("|") if bare.startswith("|") else [bare.lstrip("# ")]:
            for part in _split(_plain(cell, held)):
                mention = MENTION.match(part)
                aside = aside or bool(mention and fold(mention[1] or "team") in TEAM)
                name, colon, _ = part.partition(":")
                theirs = bool(colon) and _begins(_words(name[:99]), OTHERS) > 0
                text = _unlabelled(" ".join(part.split()))
                if words := _words(text):
                    yield Sentence(text, words, bare[0] == "#", aside or theirs, listed)
                    listed = listed or (text[-1] == ":" and _begins(words, REQUESTS) > 0)


def _plain(text: str, held: list[str]) -> str:
    """A line without markup; code, addresses and the words of others are held back."""

    def hold(match: re.Match[str]) -> str:
        before = match.string[max(0, match.start() - 40) : match.start()]
        if match.re is QUOTE and OWN.search(fold(before)):
            return match[0][1:-1]
        held.append(match[0])
        return f"\ue000{len(held) - 1}\ue001"

    text = MARKER.sub("", STRESS.sub("", CODE.sub(hold, LINK.sub(r"\1", text))).strip())
    return text[1:-1] if QUOTE.fullmatch(text) else QUOTE.sub(hold, text)


def _restored(text: str, held: list[str]) -> str:
    """A question as it was written, with a capital letter."""
    for _ in "123":  # code may stand in a quotation
        text = re.sub("\ue000(\\d+)\ue001", lambda match: held[int(match[1])], text)
    at = 1 if text.startswith("¿") else 0
    big = text[at : at + 1].upper()
    return text[:at] + big + text[at + 1 :] if big.lower() == text[at : at + 1] else text


def _split(text: str) -> Iterator[str]:
    start = 0
    for match in END.finditer(text):
        sign, end = match[0], match.end()
        goes_on = text[end : end + 3].lstrip()[:1].islower()
        if goes_on and (sign[0] == "." or sign[-1] not in "?!…"):
            continue
        if sign != "." or not SHORT.search(text[max(0, end - 9) : end]):
            yield text[start:end]
            start = end
    yield text[start:]


def _unlabelled(text: str) -> str:
    """Without "Users:" before it and signs at both ends; of what is too long the last clause."""
    text = text.lstrip("-–—*_#>)]|.,:;!?… ").rstrip("*_ ")
    text = text if len(text) <= LONGEST else CLAUSE.split(text)[-1].strip()
    text = text[1:-1] if text[:1] == "(" and text[-1] == ")" else text * (len(text) <= LONGEST)
    label = LABEL.match(text)
    if not label or len(before := _words(label[1])) > 5 or set(before[:1]) & ASKING:
        return text
    rest = text[label.end() :]
    return rest if rest.startswith("¿") or set(_words(rest[:40])[:1]) & ASKING else text


def _words(text: str) -> Words:
    return tuple(WORD.findall(fold(text)))


def _begins(words: Words, table: frozenset[str]) -> int:
    """How many words it takes to say a phrase of the table, after words that only lead to it."""
    for at in range(min(len(words), 5)):
        for end in range(at + 1, at + 7):  # no phrase is longer than six words
            if " ".join(words[at:end]) in table:
                return end
        if words[at] not in LEADS:
            break
    return 0


def _asks(sentence: Sentence, after: Sentence | None) -> bool:
    words = sentence.words
    clauses = [clause for part in CLAUSE.split(sentence.text) if (clause := _words(part))]
    if sentence.aside or any(_begins(clause, EMPTY) for clause in (words, *clauses[:9])):
        return False
    hollow = len(words) < 6 and not (HOLLOW.isdisjoint(words) or _begins(words, NOUNED))
    if hollow or len(max(words, key=len)) < 2:
        return False
    if " ".join(clauses[-1]) in TAGS:  # "You want it in Dutch, right?"
        return sentence.marked and len(clauses) > 1 and not PERSON.isdisjoint(words)
    if sentence.marked:
        return not (after and _answered(sentence, after))
    if sentence.heading or len(words) < 3 or sentence.text[-1] == "!":
        return False
    told = sentence.text[-1] != ":" and _requests(clauses)
    return told or (sentence.listed and words[0] in ASKING) or _opens(sentence.text, clauses)


def _answered(sentence: Sentence, after: Sentence) -> bool:
    """Whether the next sentence shows that nobody was asked."""
    words, first, short = sentence.words, after.words[0], len(after.words) < 8
    yes = " ".join(_words(STOP.split(after.text, maxsplit=1)[0])) in YES
    if after.marked or yes or _begins(after.words, ANSWERS):
        return not after.marked
    if not PERSON.isdisjoint(words):
        return False
    if short and first in PLACES and words[0] in ASKING:  # "Where does it live? On a laptop."
        return True
    ours = any(word in ("we", "wir", "мы") or word.endswith(OURS) for word in words)
    why = words[0] in WHY and (sentence.heading or len(words) < 4)  # "Why wait? Let us begin."
    if why or (words[0] in HOW and (sentence.heading or (ours and short and first not in IT))):
        return True  # "## How it works?", "How do we do it? Step by step."
    same = {word[:5] for word in words if len(word) > 3} & {word[:5] for word in after.words}
    return PERSON.isdisjoint(after.words) and len(same) + (first in IT) > 1 and bool(same)


def _requests(clauses: list[Words]) -> bool:
    """Whether a clause asks to be told something, and says what."""
    said = ((at, clause, _begins(clause, REQUESTS)) for at, clause in enumerate(clauses, 1))
    return any(end and (len(clause) > end or at < len(clauses)) for at, clause, end in said)


def _opens(text: str, clauses: list[Words]) -> bool:
    """Whether a sentence without a mark has the order of words of a question."""
    if len(clauses) > 1 and clauses[0][0] in LEADS and len(clauses[0]) <= 5:
        text, clauses = CLAUSE.split(text, maxsplit=1)[1], clauses[1:]
    words = clauses[0]
    if any(CHOICE.isdisjoint(clause) for clause in clauses[1:]) or not TELLS.isdisjoint(words):
        return False
    words = words[1:] if words[0] in PLACES and len(words) > 3 else words
    raw = [word for word in WORD.findall(text.lower()[:60]) if word not in PLACES]
    if _begins(words, OPENS) or words[0].endswith(INVERTED) or ACCENTED.match(*raw[:1] or [""]):
        return len(words) > 2
    said = _begins(words, NOUNED)
    rest = words[said + (words[said - 1] == "which") : said + 6]
    finite = words[0] not in ("which", "what", "how") or not VERBS.isdisjoint(rest)
    return said > 0 and len(words) > said + 1 and words[said] not in PRONOUNS and finite
