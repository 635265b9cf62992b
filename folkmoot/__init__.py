"""
Folkmoot: a team of AI bots that meets you in a room and asks before it builds.

    from folkmoot import Team
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from folkmoot.app import Team

__all__ = ["Team", "__version__"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import the face only when it is asked for: `--help` needs none of it."""
    if name == "Team":
        from folkmoot.app import Team

        return Team
    raise AttributeError(name)
