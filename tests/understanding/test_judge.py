"""What is understood without a network: named cases, and what nobody may be sure of."""

from __future__ import annotations

from dataclasses import replace

import pytest

from folkmoot.app import Doubting
from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import IRREVERSIBLE, REPLIES, Intent, State, Verdict
from folkmoot.conversation.words import Words
from folkmoot.understanding.judge import Local

LOCAL = Local()
STATES = [state for state in State if REPLIES[state]]


def heard(
    state: str, asked: str, text: str, options: tuple[str, ...] = (), parked: bool = False
) -> Verdict:
    words = Words(text=asked)
    return LOCAL.judge(Understand(1, text, State(state), words, options, parked=parked))


NAMED = [
    ("discovery", "What is the course about?", "help people quit smoking", "answer"),
    ("approval", "Shall we start?", "no problem, go ahead", "approve"),
    ("debate", "It could be built in a week.", "don't build it yet", "continue"),
    ("approval", "Login, calendar, mails. Shall we start?", "yes, but drop the login", "modify"),
    ("discovery", "What must members be able to do?", "let members cancel a booking", "answer"),
    ("execution", "Step 2 of 5 is running.", "stop sending the mails in step 2", "input"),
    ("choice", "1: a podcast. 2: a newsletter.", "no, the second one", "choose"),
]


@pytest.mark.parametrize(("state", "asked", "text", "reply"), NAMED)
def test_meaning_counts_not_words(state: str, asked: str, text: str, reply: str) -> None:
    assert heard(state, asked, text).reply == reply


def test_not_being_sure_approves_nothing() -> None:
    assert heard("approval", "Shall we start?", "I'm not sure").reply != "approve"


PLAIN = [
    ("approval", "approve", "yes|sí|sim|oui|ja|sì|ja|да"),
    ("approval", "cancel", "forget the whole project|olvidad el proyecto|esquece o projeto"),
    (
        "discovery",
        "skip",
        "enough questions, go on|basta de preguntas, seguid|genug gefragt, weiter",
    ),
    (
        "execution",
        "pause",
        "hold on for a moment|espera un momento|attends un moment|подождите пока",
    ),
    ("review", "satisfied", "perfect|perfecto|perfeito|parfait|perfekt|perfetto|prima|отлично"),
    ("confirm", "yes", "yes|sí|sim|oui|ja|sì|да"),
    (
        "confirm",
        "no",
        "no thanks|no, gracias|não, obrigado|non merci|nein danke|nee, niet doen|нет",
    ),
]


@pytest.mark.parametrize(("state", "reply", "texts"), PLAIN)
def test_the_plain_word_is_plain_in_every_language(state: str, reply: str, texts: str) -> None:
    for text in texts.split("|"):
        asked = {"approval": "Shall we start?", "review": "Is it right?"}.get(state, "")
        assert heard(state, asked, text).reply == reply, text


FIRSTS = [
    ("Build me a CRM", "en", Intent.BUILD),
    ("hola, ¿qué tal?", "es", Intent.CHAT),
    ("Traduz para inglês: «A loja fecha às seis.»", "pt", Intent.TASK),
    ("Comment préparer un entretien d'embauche ?", "fr", Intent.ADVICE),
    ("Welche Studien gibt es zu Homeoffice und Produktivität?", "de", Intent.RESEARCH),
    ("Abbiamo un fienile vuoto: cosa potrebbe diventare?", "it", Intent.EXPLORE),
    ("Maak een website voor onze voetbalclub", "nl", Intent.BUILD),
    ("Сделайте приложение для записи к врачу", "ru", Intent.BUILD),
]


@pytest.mark.parametrize(("text", "lang", "intent"), FIRSTS)
def test_a_first_message_has_a_language_and_an_intent(text: str, lang: str, intent: Intent) -> None:
    verdict = LOCAL.first(text)
    assert (verdict.lang, verdict.intent) == (lang, intent)
    assert verdict.why
    assert verdict.weights.startswith("local-")


def test_what_is_named_is_not_vague() -> None:
    vague = LOCAL.first("make me an app")
    clear = LOCAL.first(
        "Web page for our chess club: fixtures, results table, sign-up form for juniors, photos."
        " 60 members, English only, no login, on our own server, ready by 1 March."
    )
    assert vague.vague
    assert not clear.vague


def test_what_a_message_speaks_of_is_found() -> None:
    verdict = LOCAL.first("Build a booking site for our patients with Python and PostgreSQL")
    assert verdict.technology == ("Python", "PostgreSQL")
    assert verdict.people == ("patients",)
    assert verdict.bots[:2] == ("leader", "coder")
    assert "booking" in verdict.topics


def test_where_no_bot_stands_out_the_usual_three_come_and_chat_is_the_leaders() -> None:
    assert LOCAL.first("What could we do with an empty barn?").bots == (
        "leader",
        "researcher",
        "creative",
    )
    assert LOCAL.first("hello there").bots == ("leader",)


def test_who_asks_to_talk_it_over_first_gets_a_debate() -> None:
    assert LOCAL.first("Let's discuss first whether we should build an app at all").debate
    assert not LOCAL.first("Build me a CRM").debate


STRANGE = [
    "",
    "   ",
    "🪣🪣🦖",
    "?!?",
    "\x00\x01",
    "ウェブサイトを作ってください。顧客管理も必要です。",
    "bana müşterilerim için bir web sitesi yapar mısınız lütfen, acelem var",
    "Proszę zbudować stronę internetową dla naszego klubu szachowego",
]


@pytest.mark.parametrize("text", [*STRANGE, "yes " * 25_000])
def test_nobody_is_sure_of_what_cannot_be_read(text: str) -> None:
    first = LOCAL.first(text)
    assert not first.sure
    assert first.confidence <= 0.5
    assert first.lang == ""
    for state in STATES:
        verdict = heard(state, "Shall we start?", text)
        assert not verdict.sure, state
        assert verdict.confidence <= 0.5
        assert verdict.lang == "", "the room keeps its language"


@pytest.mark.parametrize(
    "text",
    [
        "Hola, ¿podéis hacer una página web? It should have a booking form and a gallery please",
        "Ich brauche eine App für meinen Laden, con un catálogo y pagos con tarjeta",
    ],
)
def test_several_languages_at_once_are_not_sure(text: str) -> None:
    verdict = LOCAL.first(text)
    assert not verdict.sure
    assert verdict.lang == ""


def test_a_short_word_does_not_change_the_language_of_the_room() -> None:
    for text in ("ok", "no", "stop", "2"):
        assert heard("approval", "", text).lang == "", text


@pytest.mark.parametrize("state", STATES)
def test_a_command_is_sure_with_a_slash_and_without(state: State) -> None:
    for reply in REPLIES[state]:
        if reply in ("cancel", "pause", "approve", "skip", "stop", "restart", "continue", "go"):
            for text in (reply, f"/{reply}", f"{reply.upper()}!"):
                verdict = heard(state, "", text)
                assert (verdict.reply, verdict.sure) == (reply, True), text


def test_the_name_of_an_option_takes_it() -> None:
    options = ("approve", "modify", "replan", "cancel")
    assert heard("approval", "", "Approve", options).reply == "approve"
    assert heard("choice", "", "none", ("1", "2", "none")).option == "none"


def test_a_plain_yes_answers_the_card_that_is_open() -> None:
    assert heard("debate", "", "yes please", ("start", "discuss")).reply == "go"
    assert heard("execution", "", "yes", ("continue", "change", "stop")).reply == "continue"
    follow_ups = heard("execution", "", "yes", ("approve", "cancel"))
    assert (follow_ups.reply, follow_ups.option) == ("choose", "approve")


def test_who_is_back_takes_a_parked_project_up_again() -> None:
    for text in ("I'm back, let's continue", "weiter geht's", "je suis de retour, on continue"):
        assert heard("discovery", "Who is it for?", text, parked=True).reply == "continue", text


def test_a_doubting_judge_is_sure_only_of_what_is_said_whole_or_cannot_wait() -> None:
    words = "let us leave this whole idea behind us for good, drop it"
    assert not Doubting(LOCAL).judge(Understand(1, words, State.DISCOVERY)).sure
    assert Doubting(LOCAL).judge(Understand(1, "cancel", State.DISCOVERY)).sure
    urgent = Understand(1, words, State.DISCOVERY, urgent=True)
    assert Doubting(LOCAL).judge(urgent).sure == LOCAL.judge(urgent).sure


@pytest.mark.parametrize(
    "text", ["no", "stop", "hm", "never mind", "maybe", "banana", "nein", "нет"]
)
def test_a_short_word_that_is_no_yes_approves_nothing(text: str) -> None:
    for state in ("approval", "review", "debate"):
        verdict = heard(state, "", text)
        agreed = verdict.reply in ("approve", "satisfied", "go") and verdict.sure
        assert not agreed, (state, verdict)
    verdict = heard("confirm", "", text)
    assert not (verdict.reply == "yes" and verdict.sure), verdict


@pytest.mark.parametrize("text", ["yes", "ja", "oui", "sí", "да", "ok"])
def test_a_bare_yes_to_a_question_that_was_turned_around_starts_nothing(text: str) -> None:
    for asked in ("That is the plan. Any objections?", "Gibt es Einwände?", "Есть возражения?"):
        verdict = heard("approval", asked, text)
        assert not (verdict.reply == "approve" and verdict.sure), (asked, verdict)


def test_a_no_agrees_where_the_question_was_turned_around() -> None:
    verdict = heard("approval", "That is the plan. Any objections?", "none")
    assert (verdict.reply, verdict.sure) == ("approve", True)


@pytest.mark.parametrize("text", ["hello there", "good morning", "hola", "привет"])
def test_small_talk_is_answered_while_the_card_stays_open(text: str) -> None:
    for state in ("discovery", "approval", "execution"):
        assert heard(state, "", text).reply == "question", state


@pytest.mark.parametrize("text", ["thanks", "danke", "спасибо", "gracias", "merci", "obrigado"])
def test_thanks_drop_nothing(text: str) -> None:
    for state in STATES:
        verdict = heard(state.value, "", text)
        assert not (verdict.reply in ("cancel", "stop", "restart") and verdict.sure), state


def test_drop_it_is_a_yes_only_to_dropping() -> None:
    start, drop = Words("confirm-approve"), Words("confirm-cancel")
    started = LOCAL.judge(Understand(1, "drop it", State.CONFIRM, start))
    dropped = LOCAL.judge(Understand(1, "yes", State.CONFIRM, drop))
    assert not (started.reply == "yes" and started.sure)
    assert (dropped.reply, dropped.sure) == ("yes", True)


def test_what_may_start_or_drop_work_must_be_likelier_than_the_rest() -> None:
    for state in STATES:
        head = LOCAL.weights.heads[state.value]
        for label, needed in zip(head.labels, head.sure, strict=True):
            assert needed >= (0.6 if label in IRREVERSIBLE else 0.4), (state, label)


def test_the_beginning_of_a_longer_message_means_nothing_surely() -> None:
    words = Words(text="Here is the plan. Shall we start?")
    whole = Understand(1, "Yes, go ahead!", State.APPROVAL, words)
    assert LOCAL.judge(whole).sure
    assert not LOCAL.judge(replace(whole, size=65_000)).sure
    first = Understand(1, "Translate this poem into German, as plain text", State.FIRST)
    assert LOCAL.judge(first).sure
    assert not LOCAL.judge(replace(first, size=65_000)).sure
