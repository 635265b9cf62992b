"""
Our errors. Each carries its values and says what the reader can do about it.

* FolkmootError
  * Refused            a button or command that cannot act now; nothing was changed
    * NotNow           legal, but not in this phase
    * StaleApproval    the person approved a revision that has since changed
    * CardAnswered     the card was answered or withdrawn before
    * RoomFull         the files that were sent to the room fill its space
    * CannotTakeBack   a message that cannot be read otherwise any more
    * NotYours         only the owner of the room, or whom the owner named, may do this
  * WrongUse           the request itself cannot be understood
    * UnknownRoom · UnknownProject · NoFloor · UnknownCard · UnknownOption
    * MissingText      this option needs words
    * NoText · NotText nothing was said, or what was said is not text
    * TooLong          words of an answer that belong in a message
    * NotMoney         a budget that is no sum; TooLittle: less than there must be
    * BadName          a room or person name that cannot be used
    * BadEdits         edits that cannot be read
    * BadLine          a line of a batch that is no message
    * UnknownState     a state in which nobody can reply
    * BadSetting       a setting that does not exist or has no such value
    * NotConnected     a model that cannot be connected so: team/minds/choosing.py
    * BadBot           a bot file that cannot be read; UnknownBot: nobody is called so
    * BadCode          a code that leads to no room · UnknownThread · UnknownToken
    * NoMaterial       a file or folder to bring that cannot be read
    * FileTaken        a file to be written that exists already
    * FolderTaken      a folder to restore into that is not empty
    * NoPlace          a place to write to that cannot be used
    * AddressTaken     an address nobody can listen at; NoTokens: others could come in there
  * BrokenPlan         tasks that cannot be ordered or given to anybody
  * ToolRefused        a bot's tool cannot do what it was asked; the bot is told why
  * NobodyWaits        a job's result that came too late; logged as dropped
  * StoreError         the data folder cannot be used
    * NewerDatabase · DamagedDatabase · FolderReadOnly · DiskFull
    * FolderBusy       another process performs here
    * BadBackup        a back-up that cannot be restored; NewerBackup: not by this program
  * Unwelcome          a request over the web that is turned away: channels/web/refused.py

Anything else that escapes is a bug: let it crash, keep the traceback.
Every class names the text a person sees (`text_id`, in texts/); `values` fills it.
"""

from __future__ import annotations


class FolkmootError(Exception):
    """Something a person can be told about."""

    text_id = "error-failed"

    def __init__(self, **values: str | int) -> None:
        self.values = values
        told = ", ".join(f"{name}={value!r}" for name, value in values.items())
        super().__init__(f"{type(self).__name__}({told})")


def reason(error: Exception) -> str:
    """Why something failed, as the room says it."""
    if isinstance(error, FolkmootError):
        return str(error.values.get("why", error))
    first = str(error).strip().splitlines()[:1]
    return ": ".join([type(error).__name__, *first])[:300]


class Refused(FolkmootError):
    text_id = "error-not-now"


class NotNow(Refused):
    """`what` has no cell in `phase`."""

    def __init__(self, phase: str, what: str) -> None:
        super().__init__(phase=phase, what=what)


class StaleApproval(Refused):
    """Approving an older revision must not start a newer one."""

    text_id = "error-stale-approval"

    def __init__(self, approved: str, current: str) -> None:
        super().__init__(approved=approved, current=current)


class CardAnswered(Refused):
    text_id = "error-card-answered"

    def __init__(self, card: str) -> None:
        super().__init__(card=card)


class CannotTakeBack(Refused):
    """`why`: none (no message), another (somebody else's), old, begun (work), same, busy."""

    text_id = "error-cannot-take-back"

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(entry=entry, why=why)


class NotYours(Refused):
    text_id = "error-not-yours"

    def __init__(self, person: str, owner: str) -> None:
        super().__init__(person=person, owner=owner)


class RoomFull(Refused):
    """`limit` is what all files of the room may have together, in megabytes."""

    text_id = "error-room-full"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class WrongUse(FolkmootError):
    text_id = "error-wrong-use"


class UnknownRoom(WrongUse):
    text_id = "error-unknown-room"

    def __init__(self, room: str) -> None:
        super().__init__(room=room)


class UnknownProject(WrongUse):
    text_id = "error-unknown-project"

    def __init__(self, project: str) -> None:
        super().__init__(project=project)


class NoFloor(WrongUse):
    """A project was meant, none was named, and none has the floor."""

    text_id = "error-no-floor"


class UnknownCard(WrongUse):
    text_id = "error-unknown-card"

    def __init__(self, card: str) -> None:
        super().__init__(card=card)


class UnknownOption(WrongUse):
    text_id = "error-unknown-option"

    def __init__(self, option: str, options: tuple[str, ...]) -> None:
        super().__init__(option=option, options=", ".join(options))


class MissingText(WrongUse):
    text_id = "error-missing-text"

    def __init__(self, option: str) -> None:
        super().__init__(option=option)


class NoText(WrongUse):
    text_id = "error-no-text"


class NotText(WrongUse):
    text_id = "error-not-text"


class BadLine(WrongUse):
    text_id = "error-bad-line"

    def __init__(self, line: int) -> None:
        super().__init__(line=str(line))


class UnknownState(WrongUse):
    text_id = "error-unknown-state"

    def __init__(self, state: str, states: tuple[str, ...]) -> None:
        super().__init__(state=state, states=", ".join(states))


class TooLong(WrongUse):
    text_id = "error-too-long"

    def __init__(self, size: int, limit: int) -> None:
        super().__init__(size=size, limit=limit)


class NotMoney(WrongUse):
    text_id = "error-not-money"

    def __init__(self, words: str) -> None:
        super().__init__(words=words)


class TooLittle(WrongUse):
    text_id = "error-too-little"

    def __init__(self, least: str) -> None:
        super().__init__(least=least)


class BadName(WrongUse):
    text_id = "error-bad-name"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class BadEdits(WrongUse):
    text_id = "error-bad-edits"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class BadSetting(WrongUse):
    text_id = "error-bad-setting"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name=name, why=why)


class BrokenPlan(FolkmootError):
    text_id = "error-broken-plan"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class ToolRefused(FolkmootError):
    """A bot asked its hands for something they must not or cannot do."""

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class NobodyWaits(FolkmootError):
    text_id = "error-nobody-waits"

    def __init__(self, job: str) -> None:
        super().__init__(job=job)


class StoreError(FolkmootError):
    text_id = "error-store"


class NewerDatabase(StoreError):
    """A newer Folkmoot wrote it: the whole file, or rows of a `kind`."""

    text_id = "error-newer-database"

    def __init__(self, path: str, found: int, known: int, kind: str = "") -> None:
        super().__init__(path=path, found=found, known=known, **({"kind": kind} if kind else {}))


class DamagedDatabase(StoreError):
    text_id = "error-damaged-database"

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path=path, why=why)


class FolderReadOnly(StoreError):
    text_id = "error-folder-read-only"

    def __init__(self, path: str) -> None:
        super().__init__(path=path)


class DiskFull(StoreError):
    text_id = "error-disk-full"

    def __init__(self, path: str) -> None:
        super().__init__(path=path)


class FolderBusy(StoreError):
    text_id = "error-folder-busy"

    def __init__(self, path: str, pid: int) -> None:
        super().__init__(path=path, pid=str(pid))  # a name, not a number to be grouped


class BadBot(WrongUse):
    """One bot file is wrong; the others still work."""

    text_id = "error-bad-bot"

    def __init__(self, path: str, line: int, why: str) -> None:
        super().__init__(path=path, line=str(line), why=why)


class UnknownBot(WrongUse):
    text_id = "error-unknown-bot"

    def __init__(self, bot: str, bots: str) -> None:
        super().__init__(bot=bot, bots=bots)


class BadCode(WrongUse):
    """Never given out, used before, or too old: whoever guesses is not told which."""

    text_id = "error-bad-code"

    def __init__(self, code: str) -> None:
        super().__init__(code=code)


class UnknownThread(WrongUse):
    text_id = "error-unknown-thread"

    def __init__(self, thread: str) -> None:
        super().__init__(thread=thread)


class UnknownToken(WrongUse):
    text_id = "error-unknown-token"

    def __init__(self, token: str) -> None:
        super().__init__(token=token)


class NoMaterial(WrongUse):
    text_id = "error-no-material"

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path=path, why=why)


class FileTaken(WrongUse):
    """What is there is never overwritten."""

    text_id = "error-file-taken"

    def __init__(self, path: str) -> None:
        super().__init__(path=path)


class FolderTaken(WrongUse):
    """A back-up is restored into nothing, never over something."""

    text_id = "error-folder-taken"

    def __init__(self, path: str) -> None:
        super().__init__(path=path)


class NoPlace(WrongUse):
    text_id = "error-no-place"

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path=path, why=why)


class BadBackup(StoreError):
    text_id = "error-bad-backup"

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path=path, why=why)


class NewerBackup(StoreError):
    text_id = "error-newer-backup"

    def __init__(self, path: str, found: int, known: int) -> None:
        super().__init__(path=path, found=found, known=known)


class AddressTaken(WrongUse):
    text_id = "error-address-taken"

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address=address, why=why)


class NoTokens(WrongUse):
    """Whoever can be reached by others lets nobody in without a token."""

    text_id = "error-no-tokens"

    def __init__(self, host: str) -> None:
        super().__init__(host=host)
