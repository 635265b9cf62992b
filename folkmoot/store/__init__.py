"""
Where rooms are kept. One codec (codec.py), one row format (rows.py), one store a database.

The log is the one history; rooms, projects and tasks are its state at `seq`; owed is what
the world still has to do. All four change in one commit, or not at all.
"""
