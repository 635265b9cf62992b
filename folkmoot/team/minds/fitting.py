"""
Fitting: a type with bounds so tight that its longest answer has room in so many tokens.

Only what a model is asked for is tighter; a longer answer that came anyway is still read.
"""

from __future__ import annotations

from typing import Any

LETTERS = 2
"""Characters of one token, as models write JSON."""

STEPS = ((2, 8), (3, 6), (4, 4), (5, 3), (6, 2), (8, 1))
"""The share of all that the longest text may have, and the longest list: ever tighter."""

SHORT = 40
"""Characters that every text may have."""

Schema = dict[str, Any]


def fitted(schema: Schema, tokens: int) -> Schema:
    """The schema, as wide as it may be within so many tokens."""
    for share, items in STEPS:
        tight: Schema = _tight(schema, max(SHORT, tokens // share), items)
        if _size(tight, tight.get("$defs", {})) <= tokens * LETTERS:
            break
    return tight


def _tight(node: Any, text: int, items: int) -> Any:
    if isinstance(node, list):
        return [_tight(one, text, items) for one in node]
    if not isinstance(node, dict):
        return node
    found = {name: _tight(value, text, items) for name, value in node.items()}
    for name, most in (("maxLength", text), ("maxItems", items)):
        if isinstance(found.get(name), int):
            found[name] = max(min(found[name], most), found.get("min" + name[3:], 0))
    return found


def _size(node: Schema, types: Schema) -> int:
    """Characters of the longest answer."""
    if "$ref" in node:
        return _size(types[node["$ref"].rpartition("/")[2]], types)
    if "enum" in node:
        return max(len(str(one)) for one in node["enum"]) + 2
    if "anyOf" in node:
        return max(_size(one, types) for one in node["anyOf"])
    match node.get("type"):
        case "object":
            rows = node.get("properties", {}).items()
            return sum(len(name) + 12 + _size(value, types) for name, value in rows)
        case "array":
            return int(node.get("maxItems", 10)) * (_size(node["items"], types) + 6)
        case "string":
            return int(node.get("maxLength", 400)) + 2
    return 8
