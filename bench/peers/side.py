"""A side as the table sees it: a process that plays one scene at a time and tells the figures."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from bench.peers.environment import ROOT


class Side:
    """Use it as a context: the process ends with it."""

    def __init__(self, python: Path, module: str, folder: Path) -> None:
        # No tracing and no settings of whoever runs this: only the machine is measured.
        foreign = ("FOLKMOOT_", "LANGCHAIN_", "LANGGRAPH_", "LANGSMITH_")
        env = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        self.folder = folder
        self.process = subprocess.Popen(
            [str(python), "-m", module],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.process.communicate(timeout=60)  # closes its input, and it ends
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()

    def play(self, scene: str, **args: Any) -> dict[str, Any]:
        """Play a scene and wait for what comes of it."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"scene": scene, "folder": str(self.folder), **args}
        self.process.stdin.write(f"{json.dumps(asked)}\n")
        self.process.stdin.flush()
        told = self.process.stdout.readline()
        if not told:
            raise SystemExit(f"bench: {self.process.args!r} died in the scene {scene!r}")
        result: dict[str, Any] = json.loads(told)
        return result
