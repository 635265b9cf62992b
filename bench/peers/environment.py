"""
The other side's own environment: `.peers/` beside `.venv`, made from requirements.txt.

It is made once and again whenever requirements.txt changes. The project depends on none of it.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PINNED = Path(__file__).with_name("requirements.txt")
PEERS = ROOT / ".peers"


def their_python() -> Path:
    """The interpreter that has LangGraph; raises SystemExit where it cannot be had."""
    python = PEERS / "bin" / "python"
    stamp = PEERS / "peers.stamp"
    wanted = hashlib.sha256(PINNED.read_bytes() + str(PEERS).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(PEERS, ignore_errors=True)
        _uv("venv", "-q", "--python", sys.executable, str(PEERS))
        install = ("pip", "sync", "-q", "--compile-bytecode", "--require-hashes")
        _uv(*install, "--python", str(python), str(PINNED))
        stamp.write_text(wanted)
    return python


def _uv(*words: str) -> None:
    done = subprocess.run(["sh", ".ci/uv", *words], cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(
            "bench: LangGraph could not be installed: let this machine reach a Python package"
            " index (a proxy or UV_DEFAULT_INDEX may be needed) and run it again."
        )
