"""
A model to be connected: it wants the right key, works, and can be talked with. A server that
complains about a key repeats it, as some do: no word of that may reach anybody.
"""

from __future__ import annotations

import json
from pathlib import Path

from folkmoot.team.minds.trial import SYSTEM
from tests.fakes.model_server import Asked, Call, Play, Say, Status
from tests.minds.server import competent

KEY = "sk-of-nobody-4711"
SAID = "We are well, and your project goes on."
"""What `competent` answers with."""


def works(asked: Asked) -> Play:
    """Right, but for a wrong key."""
    if asked.key not in (KEY, "none", "api-key-not-set", ""):
        told = {"message": f"Incorrect API key provided: {asked.key}", "code": "invalid_api_key"}
        return Status(401, json.dumps({"error": told}))
    if SYSTEM in asked.system:
        five = {"number": 5}
        return Call("outcome", five) if "outcome" in asked.tools else Say(json.dumps(five))
    return competent(asked)


def holds(folder: Path, secret: str) -> list[str]:
    """The files below a folder that have a secret in them, the one that may included."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return [str(path.relative_to(folder)) for path in found if secret.encode() in path.read_bytes()]
