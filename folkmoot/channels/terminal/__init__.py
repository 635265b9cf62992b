"""
The room in a terminal.

paint.py turns entries into lines, desk.py is what waits for an answer, slash.py the commands,
chat.py what all of it does; screen.py and lines.py are two ways to type and to be shown: one
with keys and a live part, one line by line for pipes, plain terminals and screen readers.
"""
