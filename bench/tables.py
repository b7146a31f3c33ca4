"""Many live tables on one server and on several: `make bench ARGS=tables`.

Each table has two programs that play over the public API and one that watches. What is measured is the time from
sending a choice until all three have the state that shows it, the processor's time that a choice costs the servers and
the database, and the memory that a table takes. The programs run in one process, each server in its own. The lines of a
table meet at one server, as the shipped nginx file has them; `spread`: each is at another.

On a machine that is busy times say little. What a choice costs does, and how many times as much it is.
"""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from scripts.postgres import Postgres
from websockets.asyncio.client import ClientConnection, connect

from bench.costs import cpu_seconds, memory
from bench.serving import Served

SECONDS = 30.0
SETTLES, IDLE = 3.0, 8.0
"""Seconds in which nobody plays: what that costs is no part of what a choice does."""
WARM_UP = 5.0
FEW, MANY = 300, 4000
PACES = {FEW: 1.0, MANY: 20.0}
"""Seconds between two choices at a table. Where people play it is about twenty."""
BARS_P99_MS = {FEW: 100.0, MANY: 150.0}
BAR_COST = 1.5
"""So many times as much may a choice cost with three servers and PostgreSQL as with one and its file."""
NOTED = Path("build") / "tables.json"


class Head(msgspec.Struct):
    """What the bench reads of a message."""

    t: str
    n: int = 0
    id: str = ""
    turn: dict[str, Any] | None = None
    over: bool = False


heads = msgspec.json.Decoder(Head)


class House(msgspec.Struct, frozen=True):
    """A way to run servers."""

    servers: int
    postgres: bool
    spread: bool = False

    def __str__(self) -> str:
        count = "one server" if self.servers == 1 else f"{self.servers} servers"
        return f"{count}, {'PostgreSQL' if self.postgres else 'a file'}{', lines spread' if self.spread else ''}"


ONE_FILE = House(1, postgres=False)
HOUSES = (ONE_FILE, House(1, True), House(2, True), House(3, True), House(3, True, spread=True))


class Measured(msgspec.Struct):
    house: House
    tables: int
    pace: float
    rate: float
    """Choices a second, of all tables."""
    p50: float
    p99: float
    """In milliseconds."""
    cost: float
    """Milliseconds of processor that a choice costs the servers."""
    base_cost: float
    """The same of PostgreSQL."""
    idle: float
    """Per cent of a core that all of it takes while everybody only looks."""
    memory: float
    """Kilobytes that a table takes at its server."""

    @property
    def whole_cost(self) -> float:
        return self.cost + self.base_cost


class Choice:
    """One choice on its way: when it was sent, and who already has it."""

    def __init__(self, sent: float) -> None:
        self.sent = sent
        self.n = 0
        self.all_have_it = asyncio.Event()


class LiveTable:
    def __init__(self, servers: Sequence[Served], tokens: list[str], rng: random.Random, pace: float) -> None:
        """`servers`: where its three lines are."""
        self.servers = servers
        self.tokens = tokens
        self.rng = rng
        self.pace = pace
        self.states: list[Head | None] = [None, None, None]
        self.choice: Choice | None = None
        self.times: list[float] = []
        self.lines: list[ClientConnection] = []
        self.changed = asyncio.Event()

    async def open(self) -> None:
        made = await asyncio.to_thread(self._make)
        for at, token in enumerate(self.tokens):
            line = await connect(
                self.servers[at].line(made),
                additional_headers={"authorization": f"Bearer {token}"},
                compression=None,
                max_size=None,
            )
            self.lines.append(line)
            await line.send(json.dumps({"t": "hello", "foresee": False, "watch": at == 2}))

    def _make(self) -> dict[str, Any]:
        plan = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"ramparts": True}}
        made = self.servers[0].ask("POST", "/api/tables", plan, self.tokens[0])
        self.servers[0].ask("POST", f"/api/tables/{made['id']}/join", {"key": made["key"]}, self.tokens[1])
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
        """One choice at each beat, until the time is up or the game is over."""
        due = begin + self.rng.random() * self.pace
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.pace
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


class Running:
    """Servers of one kind, as long as they are measured."""

    def __init__(self, house: House, servers: list[Served], base: int | None) -> None:
        self.house = house
        self.servers = servers
        self._base = base
        """The process of PostgreSQL."""

    def costs(self) -> tuple[float, float]:
        """Seconds of processor so far: the servers', and the database's."""
        own = sum(cpu_seconds(server.process.pid) for server in self.servers)
        return own, 0.0 if self._base is None else cpu_seconds(self._base)

    def memory(self) -> float:
        return sum(memory(server.process.pid) for server in self.servers)

    def of_table(self, at: int) -> list[Served]:
        """Where the three lines of a table are."""
        count = len(self.servers)
        return [self.servers[(at + line) % count if self.house.spread else at % count] for line in range(3)]

    async def measure(self, count: int, seconds: float, pace: float) -> Measured:
        before = self.memory()
        tokens = [self.servers[0].guest(f"p{at}") for at in range(3)]
        tables = [LiveTable(self.of_table(at), tokens, random.Random(at), pace) for at in range(count)]
        for start in range(0, count, 20):
            await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
        listeners = [asyncio.create_task(table.listen(at)) for table in tables for at in range(3)]
        await asyncio.sleep(SETTLES)
        quiet, since = self.costs(), time.perf_counter()
        await asyncio.sleep(IDLE)
        took = time.perf_counter() - since
        idle = [(now - then) / took for now, then in zip(self.costs(), quiet, strict=True)]
        begin = time.perf_counter() + 1
        playing = asyncio.gather(*(table.play(begin, begin + WARM_UP + seconds) for table in tables))
        await asyncio.sleep(begin + WARM_UP - time.perf_counter())
        for table in tables:
            table.times.clear()
        counted, costs = time.perf_counter(), self.costs()
        await playing
        took, spent = time.perf_counter() - counted, self.costs()
        held = self.memory() - before
        for listener in listeners:
            if listener.done() and listener.exception() is not None:
                raise SystemExit(f"a line broke: {listener.exception()!r}")
            listener.cancel()
        await asyncio.gather(*(line.close() for table in tables for line in table.lines), return_exceptions=True)
        times = sorted(1000 * each for table in tables for each in table.times)
        own, base = (
            1000 * (now - then - took * rest) / len(times) for now, then, rest in zip(spent, costs, idle, strict=True)
        )
        p99 = times[int(0.99 * len(times))]
        return Measured(
            self.house,
            count,
            pace,
            len(times) / took,
            median(times),
            p99,
            own,
            base,
            100 * sum(idle),
            held / count / 1000,
        )


@contextmanager
def running(house: House) -> Iterator[Running]:
    with (
        tempfile.TemporaryDirectory(prefix="troyes-bench-", ignore_cleanup_errors=True) as name,
        ExitStack() as ending,
    ):
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL is run by somebody else
        database, base = "", None
        if house.postgres:
            (folder / "pg").mkdir()
            postgres = Postgres(folder / "pg", careful=True)
            postgres.make()
            postgres.start()
            ending.callback(postgres.stop)
            database, base = postgres.address, postgres.pid
        (folder / "data").mkdir()
        servers: list[Served] = []
        for _ in range(house.servers):
            servers.append(Served(folder / "data", database))
            ending.callback(servers[-1].stop)
        yield Running(house, servers, base)


def show(found: Measured, first: Measured) -> None:
    bar = BARS_P99_MS.get(found.tables)
    verdict = "" if bar is None else f" (bar {bar:g}: {'ok' if found.p99 < bar else 'ABOVE'})"
    times = found.whole_cost / first.whole_cost
    ratio = "" if found is first else f" = {times:.2f} times one file's"
    if found.house == House(3, True):
        ratio += f" (bar {BAR_COST:g}: {'ok' if times <= BAR_COST else 'ABOVE'})"
    took = f"p50 {found.p50:6.1f} ms  p99 {found.p99:6.1f} ms"
    print(
        f"  {found.house!s:<36}{found.rate:>7,.0f} choices/s  {took}{verdict}\n"
        f"  {'':<36}{found.cost:7.2f} ms of processor a choice, and {found.base_cost:.2f} of PostgreSQL's{ratio}; "
        f"idle {found.idle:.1f} % of a core; {found.memory:,.0f} kB a table",
        flush=True,
    )


def compare(counts: Sequence[int] = (FEW, MANY), pace: float = 0.0, seconds: float = SECONDS) -> None:
    all_found: list[Measured] = []
    for count in counts:
        beat = pace or PACES.get(count, PACES[FEW])
        print(f"\n{count} live tables of Troyes, two programs and a watcher each, a choice every {beat:g} s:")
        found: list[Measured] = []
        for house in HOUSES:
            with running(house) as servers:
                found.append(asyncio.run(servers.measure(count, max(seconds, 2 * beat), beat)))
            show(found[-1], found[0])
        all_found += found
    NOTED.parent.mkdir(exist_ok=True)
    NOTED.write_bytes(msgspec.json.format(msgspec.json.encode(all_found)))
    print(f"\nnoted in {NOTED}: `bench.scale` reads such figures")
