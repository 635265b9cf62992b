"""python -m training train | eval [FILE of labelled requests] | unseen | own FILE."""

import os
import sys
from pathlib import Path

# One thread each: the parts are learnt side by side.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["train"]:
            from training.train import train

            train()
        case ["eval", *files]:
            from training.evaluate import evaluate

            sys.exit(evaluate(*files[:1]))
        case ["unseen", *shown]:
            from training import talks, unseen

            unseen.measure(show=bool(shown))
            for name in ("talks", "natural", "idioms"):  # plain wording; as people type; idioms
                print(f"{name}: ", end="", flush=True)
                talks.measure([unseen.FOLDER / f"{name}.jsonl"], show=bool(shown))
        case ["own", file]:
            from training.sentences import learn_from

            learn_from(Path(file))
        case _:
            sys.exit(__doc__)
