"""python -m training train | eval [FILE of requests labelled vague or clear]."""

import os
import sys

# One thread each: the parts are learnt side by side.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from training.evaluate import evaluate
from training.train import train

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train"]:
            train()
        case ["eval", *files]:
            sys.exit(evaluate(*files[:1]))
        case _:
            sys.exit(__doc__)
