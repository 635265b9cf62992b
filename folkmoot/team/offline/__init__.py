"""
The offline team: what bots ask, write and make by rules, in eight languages, without a key.

minds/rules.py calls it, one function a job. kinds.py is the table to begin with; cues.py says
what a message speaks of; nothing here invents a fact: what nobody said is named as missing.
"""
