"""`python -m bench.peers [--quick]`; ends with 1 if what was wanted is not so."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from bench.peers.table import measure


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.peers", description="Compare with LangGraph.")
    parser.add_argument("--quick", action="store_true", help="a short run, less to be trusted")
    asked = parser.parse_args()
    if (load := os.getloadavg()[0]) > 1:
        print(f"Others keep this machine busy (load {load:.1f}): absolute figures are too low.\n")
    with tempfile.TemporaryDirectory(prefix="folkmoot-bench-") as folder:
        table = measure(Path(folder), asked.quick)
    print(table)
    return 0 if table.kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
