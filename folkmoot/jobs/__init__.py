"""Where what is owed is done: here.py, in this process. Who may do it: locks.py."""
