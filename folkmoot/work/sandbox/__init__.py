"""
The sandbox: where bots' commands run. `find` gives one whose walls were seen to hold.

Read on in `ran` (what goes in and comes out), `walls` (what a command sees), `course` (how it is
watched and ended) and `find` (why a wall is believed).
"""

from folkmoot.work.sandbox.bare import Bare
from folkmoot.work.sandbox.bubblewrap import Bubblewrap
from folkmoot.work.sandbox.find import Found, find
from folkmoot.work.sandbox.inside import has
from folkmoot.work.sandbox.ran import STOPPED, Limits, Ran, Sandbox

__all__ = ["STOPPED", "Bare", "Bubblewrap", "Found", "Limits", "Ran", "Sandbox", "find", "has"]
