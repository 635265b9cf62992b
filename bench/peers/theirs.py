"""
LangGraph's side, as its documentation tells one to write it.

One StateGraph, one thread_id a room, messages with a reducer, `interrupt()` where the person
is asked, in nodes of their own because a node starts over when it is resumed. Tasks are nodes
with edges (`shape: edges`), or `@task` calls that are all started and wait for each other
inside (`shape: tasks`), which begins each as soon as it can.
"""

from __future__ import annotations

import asyncio
import operator
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, TypedDict

import aiosqlite  # type: ignore[import-not-found]
from langchain_core.messages import (  # type: ignore[import-not-found]
    AIMessage,
    AnyMessage,
    HumanMessage,
)
from langchain_core.runnables import RunnableConfig  # type: ignore[import-not-found]
from langgraph.channels import DeltaChannel  # type: ignore[import-not-found]
from langgraph.checkpoint.sqlite import SqliteSaver  # type: ignore[import-not-found]
from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver  # type: ignore[import-not-found]
from langgraph.func import task  # type: ignore[import-not-found]
from langgraph.graph import (  # type: ignore[import-not-found]
    END,
    START,
    StateGraph,
    add_messages,
)
from langgraph.graph.message import (  # type: ignore[import-not-found]
    _messages_delta_reducer,
)
from langgraph.types import Command, interrupt  # type: ignore[import-not-found]

from bench.peers.dialogue import (
    BRIEF,
    CHOICES,
    HELLO,
    REPLY,
    REQUEST,
    REVIEWED,
    ROUNDS,
    WORDS,
    Work,
    line,
    put,
    title,
)
from bench.peers.peer import Options, Peer
from bench.peers.scenes import play

Update = dict[str, Any]


class State(TypedDict, total=False):
    messages: Annotated[list[AnyMessage], add_messages]
    questions: list[str]
    brief: str
    plan: list[str]
    approved: bool
    results: Annotated[list[str], operator.add]


class LeanState(TypedDict, total=False):
    """The same with the channel that stores only what is new; beta in this version."""

    messages: Annotated[list[AnyMessage], DeltaChannel(_messages_delta_reducer)]
    questions: list[str]
    brief: str
    plan: list[str]
    approved: bool
    results: Annotated[list[str], operator.add]


# --- the nodes -----------------------------------------------------------------------------


def route(state: Update) -> str:
    return "ask 1" if state["messages"][-1].content == REQUEST else "answer"


def answer(state: Update) -> Update:
    return {"messages": [AIMessage(REPLY)]}


def ask(number: int, state: Update) -> Update:
    questions = list(ROUNDS[number - 1])
    return {"questions": questions, "messages": [AIMessage("\n".join(questions))]}


def hear(state: Update) -> Update:
    said = interrupt({"kind": "questions", "asks": state["questions"]})
    return {"messages": [HumanMessage(said)]}


def draft(work: Work, state: Update) -> Update:
    plan = [title(n) for n in range(len(work.needs))]
    return {"brief": BRIEF, "plan": plan, "messages": [AIMessage(BRIEF)]}


def approve(state: Update) -> Update:
    said = interrupt({"kind": "approval", "asks": ["approval"], "plan": state["plan"]})
    return {"approved": said == WORDS["approval"], "messages": [HumanMessage(said)]}


def review(state: Update) -> Update:
    return {"messages": [AIMessage(REVIEWED)]}


def satisfied(state: Update) -> Update:
    said = interrupt({"kind": "satisfaction", "asks": ["satisfaction"]})
    return {"messages": [HumanMessage(said)]}


def decide(n: int, state: Update) -> Update:
    said = interrupt({"kind": "choice", "asks": [title(n)], "choices": CHOICES})
    return {"results": [f"{title(n)}: {said}"]}


async def work_on(work: Work, folder: Path, n: int, config: RunnableConfig) -> str:
    room = config["configurable"]["thread_id"]
    for number in range(work.calls):
        await work.call(room, n, number)
    await asyncio.to_thread(put, folder / room, n)
    return line(n)


# --- the graph -----------------------------------------------------------------------------


def build(work: Work, folder: Path, options: Options) -> Any:
    """The whole program; nodes are plain functions in threads, coroutines otherwise."""
    builder = StateGraph(LeanState if options.get("lean") else State)
    steps: list[tuple[str, Callable[[Update], Update]]] = []
    for number in range(1, len(ROUNDS) + 1):
        steps += [(f"ask {number}", partial(ask, number)), (f"hear {number}", hear)]
    steps += [("draft", partial(draft, work)), ("approve", approve)]
    closing = [("review", review), ("satisfied", satisfied)]
    kind = (lambda node: node) if options.get("threads") else _coroutine
    for name, node in [("answer", answer), *steps, *closing]:
        builder.add_node(name, kind(node))
    builder.add_conditional_edges(START, route, ["answer", "ask 1"])
    builder.add_edge("answer", END)
    for (before, _), (after, _) in pairwise(steps):
        builder.add_edge(before, after)
    if options.get("shape") == "tasks":
        first = _as_tasks(builder, work, folder)
    else:
        first = _as_edges(builder, work, folder, bool(options.get("threads")))
    builder.add_conditional_edges(
        "approve", lambda state: first if state["approved"] else END, [*first, END]
    )
    builder.add_edge("review", "satisfied")
    builder.add_edge("satisfied", END)
    return builder


def _as_edges(builder: Any, work: Work, folder: Path, threads: bool) -> list[str]:
    """A node for each task, an edge for each need; returns those that need nothing."""
    for n, needs in enumerate(work.needs):
        builder.add_node(title(n), _task_node(work, folder, n, threads))
        if needs:
            builder.add_edge([title(need) for need in needs], title(n))
    builder.add_edge([title(n) for n in work.last], "review")
    return [title(n) for n, needs in enumerate(work.needs) if not needs]


def _task_node(work: Work, folder: Path, n: int, threads: bool) -> Callable[..., Any]:
    if work.asks:
        return _coroutine(partial(decide, n))

    def at_once(state: Update, config: RunnableConfig) -> Update:
        put(folder / config["configurable"]["thread_id"], n)
        return {"results": [line(n)]}

    async def do(state: Update, config: RunnableConfig) -> Update:
        return {"results": [await work_on(work, folder, n, config)]}

    return at_once if threads else do


def _as_tasks(builder: Any, work: Work, folder: Path) -> list[str]:
    """One node that starts every task, always in the same order, so that results are found."""

    async def execute(state: Update, config: RunnableConfig) -> Update:
        begun: list[Any] = []

        async def one(n: int) -> str:
            await asyncio.gather(*(begun[need] for need in work.needs[n]))
            return await work_on(work, folder, n, config)

        do = task(one, name="do")
        for n in range(len(work.needs)):
            begun.append(do(n))
        return {"results": list(await asyncio.gather(*begun))}

    builder.add_node("execute", execute)
    builder.add_edge("execute", "review")
    return ["execute"]


def _coroutine(node: Callable[[Update], Update]) -> Callable[[Update], Any]:
    async def awaited(state: Update) -> Update:
        return node(state)

    return awaited


# --- the peer ------------------------------------------------------------------------------


class Theirs:
    """A compiled graph on one SQLite file."""

    def __init__(self, graph: Any, durability: str, path: Path, pool: ThreadPoolExecutor | None):
        self.graph = graph
        self.durability = durability
        self.path = path
        self.pool = pool  # of a graph that is invoked in threads
        self.open: dict[str, list[Any]] = {}  # interrupts by room

    async def _run(self, room: str, given: Any) -> None:
        config = {"configurable": {"thread_id": room}, "recursion_limit": 200}
        if self.pool is not None:
            run = partial(self.graph.invoke, given, config, durability=self.durability)
            result = await asyncio.get_running_loop().run_in_executor(self.pool, run)
        else:
            result = await self.graph.ainvoke(given, config, durability=self.durability)
        self.open[room] = list(result.get("__interrupt__", ()))

    def _kind(self, room: str) -> str:
        return str(self.open[room][0].value["kind"]) if self.open[room] else ""

    async def talk(self, room: str) -> None:
        await self._run(room, {"messages": [HumanMessage(HELLO)]})

    async def request(self, room: str) -> str:
        await self._run(room, {"messages": [HumanMessage(REQUEST)]})
        return self._kind(room)

    async def reply(self, room: str) -> str:
        await self._run(room, Command(resume=WORDS[self._kind(room)]))
        return self._kind(room)

    async def decide(self, room: str, question: str) -> None:
        asked = next(one for one in self.open[room] if question in one.value["asks"])
        await self._run(room, Command(resume={asked.id: CHOICES[0]}))

    async def take_up(self, rooms: Sequence[str]) -> None:
        await asyncio.gather(*(self._take_up(room) for room in rooms))

    async def _take_up(self, room: str) -> None:
        """Read what is stored; a thread that waits for nobody is invoked again.

        `state.next` would not do: it is empty where every task of a step has its result and
        the step itself was not stored, and such a thread would stay where it is for ever.
        """
        config = {"configurable": {"thread_id": room}}
        state = await self.graph.aget_state(config)
        self.open[room] = list(state.interrupts)
        if state.tasks and not self.open[room]:
            await self._run(room, None)

    def asked(self, room: str) -> list[str]:
        return [text for one in self.open[room] for text in one.value["asks"]]


@asynccontextmanager
async def open_theirs(folder: Path, work: Work, options: Options) -> AsyncIterator[Peer]:
    path = folder / "langgraph.db"
    durability = str(options.get("durability", "sync"))
    builder = build(work, folder, options)
    if options.get("threads"):
        connection = sqlite3.connect(path, check_same_thread=False)
        connection.execute("pragma synchronous = full")
        graph = builder.compile(checkpointer=SqliteSaver(connection))
        with ThreadPoolExecutor(64) as pool:
            yield Theirs(graph, durability, path, pool)
        connection.close()
        return
    async with aiosqlite.connect(path) as connection:
        await connection.execute("pragma synchronous = full")
        graph = builder.compile(checkpointer=AsyncSqliteSaver(connection))
        yield Theirs(graph, durability, path, None)


if __name__ == "__main__":
    sys.exit(play(open_theirs))
