"""What bots write, as HTML in which nothing is left that a browser would obey."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import nh3
from markdown_it import MarkdownIt
from markdown_it.token import Token

TAGS = {
    *("p", "br", "hr", "em", "strong", "del", "code", "pre", "blockquote", "ul", "ol", "li", "a"),
    *("h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"),
}
"""No images: a page that was made elsewhere would learn who looks at this one."""

LONGEST = 20_000
"""Characters that are rendered at once; what is longer is shown as it is written."""

_written = MarkdownIt("commonmark", {"html": False, "breaks": True}).enable(
    ["table", "strikethrough"]
)


def _picture(self: object, tokens: Sequence[Token], n: int, options: object, env: object) -> str:
    """The words of a picture, in its place."""
    return nh3.clean_text(tokens[n].content)


_written.add_render_rule("image", _picture)


@lru_cache(maxsize=512)
def html(text: str, longest: int = LONGEST) -> str:
    """Markdown as harmless HTML."""
    if len(text) > longest:
        return f"<pre>{nh3.clean_text(text)}</pre>"
    return nh3.clean(
        _written.render(text),
        tags=TAGS,
        attributes={"*": set[str](), "a": {"href"}, "ol": {"start"}},
        url_schemes={"http", "https", "mailto"},
        link_rel="noopener noreferrer nofollow",
        set_tag_attribute_values={"a": {"target": "_blank"}},
    )
