"""
Measure, and compare with what was promised: `python -m bench [--quick] [NAME …]`.

Ends with 1 if a promise is not kept. Ratios are of figures of the same run; absolute ones
are of this machine, at this hour.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from importlib import import_module
from pathlib import Path

from bench.promise import Sheet

NAMES = ("turns", "events", "graph", "start", "meaning", "pages")


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure what was promised.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(NAMES))
    parser.add_argument("--quick", action="store_true", help="a short run, less to be trusted")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in NAMES:
            parser.error(f"there is no bench {name!r}: {', '.join(NAMES)}")
    if (load := os.getloadavg()[0]) > 1:
        print(f"Others keep this machine busy (load {load:.1f}): absolute figures are too low.\n")
    kept = True
    for name in asked.names or NAMES:
        with tempfile.TemporaryDirectory(prefix="folkmoot-bench-") as folder:
            sheet: Sheet = import_module(f"bench.{name}").measure(Path(folder), asked.quick)
        print(f"{sheet}\n", flush=True)
        kept = kept and sheet.kept
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
