"""
Fixed conversations with a simulated person, against whatever team is configured.

A case is what somebody knows and how they begin; the person answers what they are asked and
nothing else; run.py lets them meet the team, report.py says what came of it.
"""
