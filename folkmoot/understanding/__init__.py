"""
What a message means: language, intent, vagueness, and what a reply says in its state.

This is the port and a small labelled rule table behind it, in English. It is sure only
where its rules are plain; everything else is unsure, and then the room asks.
"""

from folkmoot.understanding.rules import Rulebook

__all__ = ["Rulebook"]
