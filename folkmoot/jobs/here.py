"""
Doing what is owed in this process: jobs as asyncio tasks, alarms as timers.

At the start it takes up what was left: overdue alarms ring first, with their own time; a
job that a crash cut off is done again. A sweeper looks for what nobody does, so that after
a full disk or a lost moment nothing hangs until the next start. A row that cannot be done, in
a damaged room above all, is said, left alone for a while, and keeps nobody from the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from folkmoot.conversation import events as e
from folkmoot.conversation.effects import Alarm, Effect, SetRetry
from folkmoot.errors import DiskFull, FolderReadOnly, FolkmootError, StoreError, reason
from folkmoot.room import Moot
from folkmoot.store.calls import CallBook
from folkmoot.store.rows import Owed

Perform = Callable[[str, Effect], Awaitable[e.Arrival]]

SWEEP = 1.0
"""Seconds between two sweeps when nothing else happens."""

SOON = 30_000
"""A retry that is due within this many milliseconds is worth waiting for."""

CUT_OFF = 10
"""A job that was cut off by so many crashes is the likely cause of them."""

REST = 60.0
"""Seconds before a row that could not be done is tried again."""

OF_THE_FOLDER = (DiskFull, FolderReadOnly)
"""Troubles that every room has; any other is of the row at hand."""

Key = tuple[str, str]

log = logging.getLogger(__name__)


class Here:
    """The performer of one process, for one room or for all."""

    def __init__(
        self,
        moot: Moot,
        perform: Perform,
        room: str | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.moot = moot
        self.perform = perform
        self.room = room
        self._sleep = sleep
        self._doing: dict[Key, asyncio.Task[None]] = {}
        self._calls = CallBook(moot.store)
        self._changed = asyncio.Event()
        self._sweep_now = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None
        self._full: StoreError | None = None  # why no result can be stored at the moment
        self._sick: dict[Key, tuple[Exception, float]] = {}  # why, and until when it rests
        self._told_no_more: Callable[[], None] = lambda: None

    # --- life ----------------------------------------------------------------------------

    async def start(self) -> None:
        """Take up what was left, and keep looking; a start that fails leaves nobody behind."""
        self._told_no_more = self.moot.on_commit(self._told)
        try:
            await self._take_up()
        except BaseException:
            await self.stop()
            raise
        self._keeper = asyncio.create_task(self._keep())
        self._keeper.add_done_callback(_say_why)

    async def _take_up(self) -> None:
        await self.ring()
        await self._book(open_too=True)
        left = [owed for owed in self._due() if not owed.alarm]
        await self.moot.store.write(
            "update owed set tries = tries + 1 where room = ? and name = ?",
            [(owed.room, owed.name) for owed in left],
        )
        for owed in left:
            self._begin(owed.room, owed.effect, owed.tries + 1, look=True)

    async def stop(self) -> None:
        """Let go of everything; what was under way stays owed, and was not cut off by a crash."""
        self._told_no_more()
        left = [*self._doing]
        tasks = [*self._doing.values(), *([self._keeper] if self._keeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.moot.store.write(
                "update owed set tries = max(0, tries - 1) where room = ? and name = ?", left
            )

    @property
    def performs(self) -> bool:
        """Whether somebody looks after what is owed."""
        return self._keeper is not None and not self._keeper.done()

    @property
    def trouble(self) -> Exception | None:
        """Why something cannot be done at the moment."""
        return self._full or next((error for error, _ in self._sick.values()), None)

    def busy(self) -> bool:
        """Whether something is under way, or is due now or soon and can be done."""
        if self._doing:
            return True
        soon = self.moot.clock() + SOON
        rows = self.moot.store.owed(self.room, soon, self._sick, self._ails)
        return any(not owed.alarm or isinstance(owed.effect, SetRetry) for owed in rows)

    async def idle(self) -> None:
        """Wait until nothing is due; raises where results cannot be stored.

        What cannot be done for one room is raised when everything else is done.
        """
        while self.busy():
            if self._full is not None:
                raise self._full
            self._check_keeper()
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.25):
                    await self._changed.wait()
        self._check_keeper()
        for error, _ in self._sick.values():
            raise error

    def _check_keeper(self) -> None:
        """Raise whatever ended the keeper."""
        if self._keeper is not None and self._keeper.done():
            self._keeper.result()

    # --- what is owed --------------------------------------------------------------------

    def _told(self, room: str, owe: Sequence[Effect], withdrawn: list[str]) -> None:
        """A commit was made: begin what is new, cut off what was withdrawn."""
        for name in withdrawn:
            self.moot.drafts.end(room, name)
            if task := self._doing.get((room, name)):
                task.cancel()
        if self.room not in (None, room):
            return
        now = self.moot.clock()
        for effect in owe:
            if isinstance(effect, Alarm) or effect.due > now:
                self._sweep_now.set()  # the keeper looks when the next one is due
            else:
                self._begin(room, effect)

    def _begin(self, room: str, effect: Effect, tries: int = 0, look: bool = False) -> None:
        """Begin a job, unless it is under way; `look`: it may have been settled meanwhile."""
        key = room, effect.name
        if key not in self._doing and not (look and not self.moot.store.is_owed(*key)):
            task = asyncio.create_task(self._do(room, effect, tries))
            self._doing[key] = task
            task.add_done_callback(lambda _: self._ended(key))

    def _ended(self, key: Key) -> None:
        self._doing.pop(key, None)
        self.moot.drafts.end(*key)
        self._changed.set()

    async def _do(self, room: str, effect: Effect, tries: int) -> None:
        """Do one job and bring its result back."""
        self._full = None  # it may be over
        try:
            if tries >= CUT_OFF:
                result: e.Arrival = _failed(effect, f"it was cut off {CUT_OFF} times")
            else:
                result = await self.perform(room, effect)
        except Exception as error:  # a mind may fail in any way; the machine knows what to do
            result = _failed(effect, reason(error))
        try:
            await self._bring(room, effect, result)
        except OF_THE_FOLDER as error:
            self._full = error
            await self._sleep(SWEEP)  # still owed; the sweeper takes it up again
        except Exception as error:
            self._ails((room, effect.name), error)

    async def _bring(self, room: str, effect: Effect, result: e.Arrival) -> None:
        """Bring a result back; one that cannot even be stored is a failure of the job."""
        try:
            await self.moot.receive(room, result, settles=effect.name)
        except StoreError:
            raise
        except Exception as error:
            failed = _failed(effect, f"its result cannot be used ({type(error).__name__})")
            await self.moot.receive(room, failed, settles=effect.name)

    async def ring(self) -> None:
        """Let every alarm ring that is due, the oldest first, with its own time."""
        for owed in self._due():
            if owed.alarm:
                await self._ring(owed)

    async def _ring(self, owed: Owed) -> None:
        effect = owed.effect
        event: e.Arrival
        if isinstance(effect, SetRetry):
            event = e.RetryDue(effect.name, effect.project, effect.task)
        else:
            event = e.AlarmRang(effect.name, effect.project)
        with self._alone((owed.room, owed.name)):
            await self.moot.receive(owed.room, event, settles=effect.name, at=owed.due)

    def _due(self) -> list[Owed]:
        but = self._doing.keys() | self._resting()
        return self.moot.store.owed(self.room, self.moot.clock(), but, self._ails)

    def look(self) -> None:
        """Another process may have left something to do: sweep now."""
        self._sweep_now.set()

    # --- what cannot be done -------------------------------------------------------------

    @contextmanager
    def _alone(self, key: Key) -> Iterator[None]:
        """Whatever goes wrong in here concerns one row, unless the whole folder has it."""
        try:
            yield
        except OF_THE_FOLDER:
            raise
        except Exception as error:  # a damaged room, or a bug that only this row meets
            self._ails(key, error)

    def _ails(self, key: Key, error: Exception) -> None:
        """Leave a row alone for a while; whoever performs for all rooms has nobody else to tell."""
        self._sick[key] = error, asyncio.get_running_loop().time() + REST
        if self.room is None:
            trace = None if isinstance(error, FolkmootError) else error
            log.error("%s: %s cannot be done: %s", *key, reason(error), exc_info=trace)

    def _resting(self) -> set[Key]:
        """What is left alone; what has rested is forgotten, and tried again."""
        now = asyncio.get_running_loop().time()
        self._sick = {key: sick for key, sick in self._sick.items() if sick[1] > now}
        return set(self._sick)

    # --- the sweeper ---------------------------------------------------------------------

    async def _keep(self) -> None:
        """Ring alarms on time and take up what nobody does."""
        while True:
            wait = SWEEP
            with suppress(StoreError):  # a full disk or a lost database: look again later
                now = self.moot.clock()  # before the sweep: nothing falls between the two
                await self.sweep()
                due = self.moot.store.next_due(self.room, now)
                if due is not None:
                    wait = min(SWEEP, max(0.001, (due - self.moot.clock()) / 1000))
            with suppress(TimeoutError):
                # Not wait_for: in Python 3.11 it can swallow the cancellation of stop().
                async with asyncio.timeout(wait):
                    await self._sweep_now.wait()
            self._sweep_now.clear()

    async def sweep(self) -> None:
        """Begin whatever is due and not under way; end what another process withdrew."""
        if self._doing:
            owed_now = self.moot.store.owed_names(self.room)
            for key in [key for key in self._doing if key not in owed_now]:
                self._doing[key].cancel()
        for owed in self._due():
            if owed.alarm:
                await self._ring(owed)
            else:
                self._begin(owed.room, owed.effect, owed.tries, look=True)
        await self._book(open_too=False)

    async def _book(self, open_too: bool) -> None:
        """Bring what model calls cost whose job is over, and whose result nobody took."""
        resting = self._resting()
        for room, project, job, cost in self._calls.left(self.room, open_too):
            key = room, job
            if key not in self._doing and key not in resting:
                with self._alone(key):
                    await self.moot.receive(room, e.CallsBooked(project, (job,), cost))


def _say_why(keeper: asyncio.Task[None]) -> None:
    """A keeper ends when it is told to; anything else must be seen."""
    if not keeper.cancelled() and (error := keeper.exception()) is not None:
        log.error("nobody looks after what is owed any more", exc_info=error)


def _failed(effect: Effect, why: str) -> e.Arrival:
    bot = getattr(effect, "bot", "") or "leader"
    return e.JobFailed(effect.name, effect.project, bot, why)
