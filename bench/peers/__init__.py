"""
The same dialogue here and on LangGraph, measured in one run: `python -m bench.peers [--quick]`.

A turn is a person's message committed durably and the team's answer committed durably. Both
sides keep SQLite in WAL mode with synchronous FULL; each is a process with an environment of
its own, and they take turns. dialogue.py says what is played, scenes.py what is timed.
"""

from bench.peers.table import measure as measure
