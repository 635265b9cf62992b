"""
The conversation, without the world: what may happen in a room, and what follows.

Nothing here awaits, reads a clock, calls a model or touches a file. Read in this order:
phases.py (the table), events.py, project.py (`advance`), step.py (the room), owed.py.
"""
