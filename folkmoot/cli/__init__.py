"""
The command line: parse, call one function, print. Commands that run import what they need.

Exit codes: 0 no card is open in the room, 10 at least one is, 2 wrong use, 1 failure or
refusal with the reason.
"""

from __future__ import annotations

import io
import os
import sys


def main() -> None:
    """Run one command; whatever a person can be told about ends as one sentence."""
    if sys.stdout is None:  # closed by whoever started us; nothing that is done needs it
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a letter shows a ?
            stream.reconfigure(errors="replace")
    from folkmoot.cli.commands import app
    from folkmoot.errors import FolkmootError

    try:
        app(standalone_mode=True)
    except FolkmootError as error:
        from folkmoot.cli.show import fail

        sys.exit(fail(error, as_json="--json" in sys.argv))
    except OSError as error:
        # Whoever read our output has gone, or its disk is full: nothing said is lost.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"The output cannot be written: {error.strerror}.\n")
        sys.exit(1)
