"""
What a message means: language, intent, vagueness, and what a reply says in its state.

`judge.Local` judges by weights that `make train` learns from training/sentences: hashed words
and runs of letters, linear heads, no network. Read judge.py, then features.py and weights.py.
"""
