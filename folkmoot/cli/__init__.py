"""
The command line: parse, call one function, print. Commands that run import what they need.

Exit codes: 0 no card is open in the room, 10 at least one is, 2 wrong use, 1 failure or
refusal with the reason.
"""

from __future__ import annotations

import sys


def main() -> None:
    """Run one command; whatever a person can be told about ends as one sentence."""
    from folkmoot.cli.commands import app
    from folkmoot.errors import FolkmootError

    try:
        app(standalone_mode=True)
    except FolkmootError as error:
        from folkmoot.cli.show import fail

        sys.exit(fail(error, as_json="--json" in sys.argv))
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, nothing is lost.
        sys.stderr.close()
        sys.exit(1)
