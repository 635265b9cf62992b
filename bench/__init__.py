"""Measured promises. `python -m bench`, or `python -m bench turns graph`; each file is one."""
