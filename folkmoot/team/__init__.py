"""
The team: who sits in a room (roster.py) and who thinks for a bot (mind.py, minds/).
"""
