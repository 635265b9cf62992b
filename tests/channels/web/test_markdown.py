"""Whatever bots write: a page is given nothing that a browser would obey."""

from __future__ import annotations

import re
import time
from html.parser import HTMLParser

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from folkmoot.channels.web.markdown import LONGEST, html

ALLOWED: dict[str, set[str]] = {
    **{tag: set() for tag in ("p", "br", "hr", "em", "strong", "del", "code", "pre", "blockquote")},
    **{tag: set() for tag in ("h1", "h2", "h3", "h4", "h5", "h6", "ul", "li")},
    **{tag: set() for tag in ("table", "thead", "tbody", "tr", "th", "td")},
    "ol": {"start"},
    "a": {"href", "rel", "target"},
}

PIECES = (
    *("<", ">", '"', "'", "`", "&", "&#", "&#x", ";", "\\", "/", "=", "\0", "\t", "\n", "\r", " "),
    *(
        "[",
        "]",
        "(",
        ")",
        "!",
        "!(",
        "](",
        "][",
        "]: ",
        "*",
        "_",
        "~~",
        "#",
        "- ",
        "1. ",
        "|",
        "---",
    ),
    *("<script>", "</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<style>"),
    *(
        "javascript:",
        "JaVaScRiPt:",
        "java\tscript:",
        "&#106;avascript:",
        "data:text/html,",
        "vbscript:",
    ),
    *("http://a.b", "//evil.example", "/api/logout", "mailto:a@b", "file:///etc/passwd", "blob:x"),
    *(
        ' "onclick=alert(1)"',
        " onmouseover=alert(1) ",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?",
        "<math>",
    ),
    *(
        "<a href=javascript:alert(1)>",
        "<iframe srcdoc=x>",
        "<form action=//evil>",
        "<base href=//evil>",
    ),
    *(
        "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
        "<template>",
        "{style=x}",
        "\x01",
    ),
    *("```\n", "    ", "> ", "\u2028", "\u202e", "\ufeff", "ß", "😀", "a"),
)

texts = st.one_of(
    st.text(max_size=200),
    st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=5)), max_size=25).map("".join),
)


class Look(HTMLParser):
    """What a browser finds in the HTML."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.odd: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data

    def handle_comment(self, data: str) -> None:
        self.odd.append(data)

    def handle_decl(self, decl: str) -> None:
        self.odd.append(decl)

    def handle_pi(self, data: str) -> None:
        self.odd.append(data)

    def unknown_decl(self, data: str) -> None:
        self.odd.append(data)


def look(text: str) -> Look:
    found = Look()
    found.feed(html(text))
    found.close()
    return found


@given(texts)
@example("[x](javascript:alert(1))")
@example('[a](http://x "a title")')
@example("<http://a.b onclick=x>")
@example("![x](http://evil.example/pixel.png)")
@example("| a |\n|:-:|\n| b |")
@example("```py onload=alert(1)\nx\n```")
@example("[a]: javascript:alert(1)\n\n[a]")
def test_only_what_is_allowed_is_left(text: str) -> None:
    seen = look(text)
    assert not seen.odd, html(text)
    for tag, attributes in seen.found:
        assert tag in ALLOWED, html(text)
        assert attributes.keys() <= ALLOWED[tag], html(text)


@given(texts)
@example("[x](javascript&colon;alert(1))")
@example("[x](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1))")
@example("<javascript:alert(1)>")
@example("[x](\x01javascript:alert(1))")
@example("[x](<java\nscript:alert(1)>)")
def test_a_link_leads_to_a_page_and_to_nothing_else(text: str) -> None:
    for tag, attributes in look(text).found:
        if tag != "a":
            continue
        href = "".join(c for c in attributes.get("href") or "" if c > " ").lower()
        scheme = re.match("[a-z][a-z0-9+.-]*:", href)
        assert scheme is None or scheme[0] in ("http:", "https:", "mailto:"), html(text)
        assert "noopener" in (attributes["rel"] or "")
        assert attributes["target"] == "_blank"


@given(texts)
def test_the_same_text_gives_the_same_page(text: str) -> None:
    assert html(text) == html(text)


@given(st.text(st.characters(codec="utf-8", categories=("L", "N")), min_size=1, max_size=50))
def test_plain_words_stay_as_they_are(text: str) -> None:
    assert look(text).words.strip() == text


def test_what_people_write_is_laid_out() -> None:
    page = html("# A plan\n\n1. **first**\n2. [here](https://example.org)\n\n| a |\n|---|\n| b |\n")
    for piece in ("<h1>", "<ol>", "<strong>first</strong>", 'href="https://example.org"', "<td>b"):
        assert piece in page


def test_an_image_is_not_fetched_and_its_words_are_kept() -> None:
    page = html("![a drawing of the plan](http://evil.example/pixel.png)")
    assert "<img" not in page
    assert "a drawing of the plan" in page


def test_tags_are_shown_as_they_were_written() -> None:
    assert look("say <b>hello</b> & <script>alert(1)</script>").words.strip() == (
        "say <b>hello</b> & <script>alert(1)</script>"
    )


NASTY = {
    "brackets": "[",
    "images": "![",
    "links": "[a](",
    "references": "[a][",
    "stars": "**a",
    "mixed": "*_",
    "ticks": "`a",
    "quotes": ">",
    "lines": "a\n",
    "angles": "<",
    "entities": "&#x",
    "addresses": "<http://",
    "definitions": "[a]: b\n",
}


@pytest.mark.parametrize("piece", NASTY.values(), ids=NASTY)
def test_no_text_of_the_log_takes_long(piece: str) -> None:
    began = time.process_time()
    for size in (LONGEST, 64_000):
        html((piece * size)[:size])
    assert time.process_time() - began < 3, "every page waits meanwhile"


def test_what_is_too_long_is_shown_as_it_is_written() -> None:
    page = html("<b>*x*</b>" * (LONGEST // 10 + 1))
    assert page.startswith("<pre>")
    assert "<b>" not in page
    assert "<em>" not in page
