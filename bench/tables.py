"""Many live tables on one server process: `make bench ARGS=tables`.

Each table has two programs that play over the public API and one that watches. Every table gets one choice a second.
What is measured is the time from sending a choice until all three have the state that shows it. The programs run in one
process, the server in another.
"""

import asyncio
import json
import random
import time
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.serving import Served, served

TABLES, SECONDS, PACE = 300, 30.0, 1.0
WARM_UP = 5.0
BAR_P99_MS = 100.0


class Head(msgspec.Struct):
    """What the bench reads of a message."""

    t: str
    n: int = 0
    id: str = ""
    turn: dict[str, Any] | None = None
    over: bool = False


heads = msgspec.json.Decoder(Head)


class Choice:
    """One choice on its way: when it was sent, and who already has it."""

    def __init__(self, sent: float) -> None:
        self.sent = sent
        self.n = 0
        self.all_have_it = asyncio.Event()


class LiveTable:
    def __init__(self, server: Served, tokens: list[str], rng: random.Random) -> None:
        self.server = server
        self.tokens = tokens
        self.rng = rng
        self.states: list[Head | None] = [None, None, None]
        self.choice: Choice | None = None
        self.times: list[float] = []
        self.lines: list[ClientConnection] = []
        self.changed = asyncio.Event()

    async def open(self) -> None:
        made = await asyncio.to_thread(self._make)
        for at, token in enumerate(self.tokens):
            line = await connect(
                self.server.line(made),
                additional_headers={"authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
            )
            self.lines.append(line)
            await line.send(json.dumps({"t": "hello", "foresee": False, "watch": at == 2}))

    def _make(self) -> dict[str, Any]:
        plan = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"ramparts": True}}
        made = self.server.ask("POST", "/api/tables", plan, self.tokens[0])
        self.server.ask("POST", f"/api/tables/{made['id']}/join", {"key": made["key"]}, self.tokens[1])
        return made

    async def listen(self, at: int) -> None:
        async for text in self.lines[at]:
            head = heads.decode(text)
            if head.t == "done" and self.choice is not None:
                self.choice.n = head.n
                self._check()
            elif head.t == "refused":
                raise SystemExit(f"refused: {text!r}")
            elif head.t == "state":
                self.states[at] = head
                self.changed.set()
                self._check()

    def _check(self) -> None:
        choice = self.choice
        if choice is None or not choice.n:
            return
        here = {at for at, state in enumerate(self.states) if state is not None and state.n >= choice.n}
        if here == {0, 1, 2} and not choice.all_have_it.is_set():
            self.times.append(time.perf_counter() - choice.sent)
            choice.all_have_it.set()

    async def play(self, begin: float, end: float) -> None:
        """One choice each second, until the time is up or the game is over."""
        await asyncio.sleep(max(0.0, begin + self.rng.random() * PACE - time.perf_counter()))
        due = time.perf_counter()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += PACE
            asked = await self._asked()
            if asked is None:
                return
            at, turn = asked
            key = self.rng.choice(turn["options"])["key"]
            self.choice = Choice(time.perf_counter())
            step = {"t": "choose", "id": "x", "seat": turn["seat"], "at": turn["at"], "keys": [key], "confirm": True}
            await self.lines[at].send(json.dumps(step))
            await self.choice.all_have_it.wait()

    async def _asked(self) -> tuple[int, dict[str, Any]] | None:
        while True:
            self.changed.clear()
            for at in (0, 1):
                state = self.states[at]
                if state is not None and state.over:
                    return None
                if state is not None and state.turn is not None:
                    return at, state.turn
            await self.changed.wait()


async def measure(server: Served, count: int, seconds: float) -> tuple[list[float], float]:
    tokens = [server.guest(f"p{at}") for at in range(3)]
    tables = [LiveTable(server, tokens, random.Random(seed)) for seed in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    listeners = [asyncio.create_task(table.listen(at)) for table in tables for at in range(3)]
    begin = time.perf_counter() + 1
    end = begin + WARM_UP + seconds
    playing = asyncio.gather(*(table.play(begin, end) for table in tables))
    await asyncio.sleep(begin + WARM_UP - time.perf_counter())
    for table in tables:
        table.times.clear()
    counted = time.perf_counter()
    await playing
    took = time.perf_counter() - counted
    for listener in listeners:
        if listener.done() and listener.exception() is not None:
            raise SystemExit(f"a line broke: {listener.exception()!r}")
        listener.cancel()
    await asyncio.gather(*(line.close() for table in tables for line in table.lines), return_exceptions=True)
    return [each for table in tables for each in table.times], took


def compare(count: int = TABLES) -> None:
    with served() as server:
        times, took = asyncio.run(measure(server, count, SECONDS))
    ranked = sorted(1000 * each for each in times)
    p99 = ranked[int(0.99 * len(ranked))]
    verdict = "ok" if p99 < BAR_P99_MS else "ABOVE THE BAR"
    print(f"\n{count} live tables of Troyes on one server process, two programs and a watcher each, a choice a second:")
    rate = len(ranked) / took
    shown = f"{median(ranked):.1f} ms (p50), {p99:.1f} ms (p99; bar: {BAR_P99_MS:g})"
    print(f"  {rate:,.0f} choices/s; everybody has one after {shown}  {verdict}")
