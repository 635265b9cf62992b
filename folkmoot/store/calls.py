"""
The book of model calls: what a call can cost is set aside before it is made, what it did cost is
written down after. A call whose end nobody saw counts in full, so a crash never spends unnoticed.
"""

from __future__ import annotations

from typing import NamedTuple

from folkmoot.store.sqlite import SqliteStore


class Spent(NamedTuple):
    cost: int
    tokens: int


class CallBook:
    """The calls of one data folder, whichever process makes them."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store

    async def reserve(
        self,
        key: str,
        payer: tuple[str, ...],
        at: int,
        most: int,
        budget: int,
        daily: tuple[int, int],
    ) -> bool:
        """Set money aside, if the budget and the day's limit (since when, how much) bear it.

        `payer` are the columns of RESERVE from room to model.
        """
        since, limit = daily
        values = (key, *payer, at, most)
        bounds = (*payer[:2], most, budget, since, most, limit)
        await self._store.write(RESERVE, [(*values, most, *bounds)])
        return bool(self._store.rows("select 1 from calls where key = ?", (key,)))

    async def book(self, key: str, cost: int, tokens: tuple[int, int], trouble: str = "") -> None:
        """Write down what a call cost."""
        row = (cost, *tokens, trouble, key)
        await self._store.write(BOOK, [row])

    async def let_go(self, key: str, trouble: str) -> None:
        """Nobody will see the end of a call: it counts in full."""
        await self._store.write(LET_GO, [(trouble, key)])

    def spent(self, room: str, project: str) -> int:
        """Everything a project cost, with what is set aside at this moment."""
        rows = self._store.rows(f"{SUM} where room = ? and project = ?", (room, project))
        return int(rows[0][0])

    def of_job(self, room: str, job: str) -> Spent:
        """What a job cost that its room has not been told of."""
        rows = self._store.rows(
            "select coalesce(sum(cost), 0), coalesce(sum(input + output), 0) from calls"
            " where room = ? and job = ? and told = 0",
            (room, job),
        )
        return Spent(*rows[0])

    def left(self, room: str | None, open_too: bool) -> list[tuple[str, str, str, int]]:
        """Room, project, job and cost of calls whose job is over and told nobody."""
        return self._store.rows(
            "select room, project, job, sum(cost) from calls indexed by calls_untold"
            " where told = 0 and cost > 0 and (? or open = 0) and (? is null or room = ?)"
            " and not exists (select 1 from owed where owed.room = calls.room"
            " and owed.name = calls.job) group by room, project, job",
            (open_too, room, room),
        )


SUM = "select coalesce(sum(cost), 0) from calls"

RESERVE = f"""
insert into calls (key, room, project, job, bot, kind, model, at, cost)
select ?, ?, ?, ?, ?, ?, ?, ?, ?
where ? = 0 or (
    ({SUM} where room = ? and project = ?) + ? <= ?
    and ({SUM} where at >= ?) + ? <= ?
)
"""
BOOK = "update calls set open = 0, cost = ?, input = ?, output = ?, trouble = ? where key = ?"
LET_GO = "update calls set open = 0, trouble = ? where key = ?"
