"""A judge that gives the verdicts it was told to, message by message."""

from __future__ import annotations

from folkmoot.conversation.effects import Understand
from folkmoot.conversation.verdict import Intent, Verdict


class ScriptedJudge:
    """Knows some texts; any other one fails the test that said it."""

    def __init__(self, **verdicts: Verdict) -> None:
        self.verdicts = verdicts

    def judge(self, asked: Understand) -> Verdict:
        return self.verdicts[asked.text]


BUILD = Verdict(intent=Intent.BUILD)
CLEAR_BUILD = Verdict(intent=Intent.BUILD, vague=False)
CHAT = Verdict(intent=Intent.CHAT)
