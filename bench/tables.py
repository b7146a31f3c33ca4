"""Many live tables on one server and on several: `make bench ARGS=tables`.

Each table has two programs that play over the public API and one that watches. What is measured is the time from
sending a choice until all three have the state that shows it, the processor's time that a choice costs the servers and
the database, and the memory that a table takes. The programs run in one process, each server in its own. The lines of a
table meet at one server, as the shipped nginx file has them; `spread`: each is at another.

Tables are made once for the file and once for PostgreSQL, and stay there for the next servers that are measured: these
only open them. On a machine that is busy times say little. What a choice costs does, and how many times as much it is.
"""

import asyncio
import gc
import json
import random
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

import msgspec
from scripts.postgres import Postgres

from bench.costs import cpu_seconds, memory
from bench.lines import Asker, Line
from bench.serving import Served

SECONDS = 20.0
SETTLES, IDLE = 2.0, 5.0
"""Seconds in which nobody plays: what that costs is no part of what a choice does."""
WARM_UP = 4.0
FEW, MANY = 300, 4000
PACES = {FEW: 1.0, MANY: 20.0}
"""Seconds between two choices at a table. Where people play it is about twenty."""
BARS_P99_MS = {FEW: 100.0, MANY: 150.0}
BAR_COST = 1.5
"""So many times as much may a choice cost with three servers and PostgreSQL as with one and its file."""
FIRST = 6
"""Tables after which a server has what it needs for any: that is not counted as theirs."""
AT_ONCE = 24
"""So many tables are made, or opened, at the same time."""
NEIGHBOURS = 50
"""At so many tables the same three people sit."""
PATIENCE = 240.0
"""Seconds for which a choice is waited for: then something is wrong."""
PLAN = {"game": "troyes", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"ramparts": True}}
NOTED = Path("build") / "tables.json"

Done = TypeVar("Done")


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
BESIDE = (House(1, True), House(3, True, spread=True))
"""With the fewest tables only: they tell what PostgreSQL costs by itself, and what lines cost that are spread."""
COMPARED = House(3, True)
"""What must not cost much more than one file."""


class Made(msgspec.Struct, frozen=True):
    """A table that is there to be opened, and who is at it."""

    id: str
    key: str
    tokens: list[str]


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
    opening: float
    """Milliseconds of processor for which the servers open a table for all three."""

    @property
    def whole_cost(self) -> float:
        return self.cost + self.base_cost


class LiveTable:
    """One table, and the three who are there."""

    def __init__(self, servers: Sequence[Served], made: Made, rng: random.Random, pace: float) -> None:
        """`servers`: where its three lines are."""
        self.servers = servers
        self.made = made
        self.rng = rng
        self.pace = pace
        self.lines: list[Line] = []
        self.numbers = [-1, -1, -1]
        """The number of the latest state that each has."""
        self.asked: tuple[int, dict[str, Any]] | None = None
        """Who must choose, and what about."""
        self.over = False
        self.sent = 0.0
        self.n: int | None = None
        """The number of the choice that is on its way, once it is known."""
        self.times: list[float] = []
        self.all_have_it: asyncio.Future[None] | None = None

    async def open(self) -> None:
        path = f"/api/tables/{self.made.id}/live?key={self.made.key}"
        for at, token in enumerate(self.made.tokens):
            line = await Line.to(self.servers[at].port, path, token, lambda text, at=at: self._hear(at, text))
            self.lines.append(line)
            line.send(json.dumps({"t": "hello", "foresee": False, "watch": at == 2}).encode())
        await self._until_all_have(0)

    def close(self) -> None:
        for line in self.lines:
            line.close()

    def _hear(self, at: int, text: bytes) -> None:
        head = heads.decode(text)
        if head.t == "done":
            self.n = head.n
        elif head.t == "refused":
            raise SystemExit(f"refused: {text!r}")
        elif head.t == "state":
            self.numbers[at] = head.n
            self.over = head.over
            if head.turn is not None:
                self.asked = at, head.turn
        self._look()

    def _look(self) -> None:
        waiting = self.all_have_it
        if waiting is not None and not waiting.done() and self.n is not None and min(self.numbers) >= self.n:
            waiting.set_result(None)

    async def _until_all_have(self, n: int | None) -> None:
        self.n = n
        self.all_have_it = asyncio.get_running_loop().create_future()
        self._look()
        async with asyncio.timeout(PATIENCE):
            await self.all_have_it

    async def play(self, begin: float, end: float) -> None:
        """One choice at each beat, until the time is up or the game is over."""
        due = begin + self.rng.random() * self.pace
        while due < end and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += self.pace
            await self.choose()

    async def choose(self) -> None:
        """One choice at random, until everybody has it."""
        asked, self.asked = self.asked, None
        if asked is None:
            raise SystemExit(f"nobody is asked at {self.made.id}")
        at, turn = asked
        key = self.rng.choice(turn["options"])["key"]
        step = {"t": "choose", "id": "x", "seat": turn["seat"], "at": turn["at"], "keys": [key], "confirm": True}
        self.sent = time.perf_counter()
        self.lines[at].send(json.dumps(step).encode())
        await self._until_all_have(None)
        self.times.append(time.perf_counter() - self.sent)


async def few_at_once(work: Sequence[Callable[[], Awaitable[Done]]]) -> list[Done]:
    """All of it, but only some at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(begin: Callable[[], Awaitable[Done]]) -> Done:
        async with room:
            return await begin()

    return await asyncio.gather(*(one(begin) for begin in work))


async def make(server: Served, count: int) -> list[Made]:
    """So many tables, with everybody seated: one connection for those at which the same people are."""

    async def neighbours(tables: int) -> list[Made]:
        asker = Asker(server.port)
        tokens = [
            (await asker.ask("POST", "/api/guests", {"name": name, "token": True}))["token"]
            for name in ("Anna", "Bea", "Wat")
        ]
        found: list[Made] = []
        for _ in range(tables):
            told = await asker.ask("POST", "/api/tables", PLAN, tokens[0])
            await asker.ask("POST", f"/api/tables/{told['id']}/join", {"key": told["key"]}, tokens[1])
            found.append(Made(told["id"], told["key"], tokens))
        asker.close()
        return found

    groups = [min(NEIGHBOURS, count - first) for first in range(0, count, NEIGHBOURS)]
    made = await few_at_once([lambda tables=tables: neighbours(tables) for tables in groups])
    return [table for group in made for table in group]


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

    async def measure(self, made: Sequence[Made], seconds: float, pace: float) -> Measured:
        tables = [LiveTable(self.of_table(at), table, random.Random(at), pace) for at, table in enumerate(made)]
        try:
            first, others = tables[:FIRST], tables[FIRST:]
            for table in first:
                await table.open()
                await table.choose()
            before, (own_before, _) = self.memory(), self.costs()
            await few_at_once([table.open for table in others])
            opening = (self.costs()[0] - own_before) / len(others)
            return await self._measure(tables, seconds, before, opening)
        finally:
            for table in tables:
                table.close()

    async def _measure(self, tables: list[LiveTable], seconds: float, before: float, opening: float) -> Measured:
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
        times = sorted(1000 * each for table in tables for each in table.times)
        own, base = (
            1000 * (now - then - took * rest) / len(times) for now, then, rest in zip(spent, costs, idle, strict=True)
        )
        return Measured(
            self.house,
            len(tables),
            tables[0].pace,
            len(times) / took,
            median(times),
            times[int(0.99 * len(times))],
            own,
            base,
            100 * sum(idle),
            held / (len(tables) - FIRST) / 1000,
            1000 * opening,
        )


class Base:
    """A database, with all tables that are ever opened."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self.folder = folder
        self._postgres = postgres
        self.made: list[Made] = []

    @contextmanager
    def running(self, house: House) -> Iterator[Running]:
        """Servers on it."""
        address, base = ("", None) if self._postgres is None else (self._postgres.address, self._postgres.pid)
        servers: list[Served] = []
        try:
            for _ in range(house.servers):
                servers.append(Served(self.folder / "data", address))
            yield Running(house, servers, base)
        finally:
            for server in servers:
                server.stop()

    def fill(self, count: int) -> None:
        """Makes so many tables."""
        with self.running(ONE_FILE) as running:
            began, before = time.perf_counter(), running.costs()[0]
            self.made = asyncio.run(make(running.servers[0], count))
            took, cost = time.perf_counter() - began, 1000 * (running.costs()[0] - before) / count
        print(f"  {count} tables were made in {took:.0f} s: {cost:.1f} ms of a server's processor each", flush=True)


@contextmanager
def base_of(postgres: bool) -> Iterator[Base]:
    with tempfile.TemporaryDirectory(prefix="troyes-bench-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL is run by somebody else
        (folder / "data").mkdir()
        if not postgres:
            yield Base(folder, None)
            return
        (folder / "pg").mkdir()
        server = Postgres(folder / "pg", careful=True)
        server.make()
        server.start()
        try:
            yield Base(folder, server)
        finally:
            server.stop()


def show(found: Measured, first: Measured) -> None:
    bar = BARS_P99_MS.get(found.tables)
    verdict = "" if bar is None else f" (bar {bar:g}: {'ok' if found.p99 < bar else 'ABOVE'})"
    times = found.whole_cost / first.whole_cost
    ratio = "" if found is first else f" = {times:.2f} times one file's"
    if found.house == COMPARED:
        ratio += f" (bar {BAR_COST:g}: {'ok' if times <= BAR_COST else 'ABOVE'})"
    took = f"p50 {found.p50:6.1f} ms  p99 {found.p99:6.1f} ms"
    print(
        f"  {found.tables:>5} tables, {found.house!s:<36}{found.rate:>7,.0f} choices/s  {took}{verdict}\n"
        f"  {'':<50}{found.cost:7.2f} ms of processor a choice, and {found.base_cost:.2f} of PostgreSQL's{ratio}; "
        f"idle {found.idle:.1f} % of a core; {found.memory:,.0f} kB a table, {found.opening:.1f} ms to open one",
        flush=True,
    )


def row(found: Measured, first: Measured) -> str:
    """As it stands in docs/scale.md."""
    base = f"{found.base_cost:.2f} ms" if found.house.postgres else ""
    cells = (
        f"{found.house}, {found.rate:,.0f} choices a second",
        f"{found.cost:.2f} ms",
        base,
        f"{found.whole_cost / first.whole_cost:.2f}",
        f"{found.p50:.0f}, {found.p99:.0f} ms",
        f"{found.memory:.0f} kB",
    )
    return f"| {' | '.join(cells)} |"


def compare(counts: Sequence[int] = (FEW, MANY), pace: float = 0.0, seconds: float = SECONDS) -> None:
    """Every house with each number of tables, but for those beside them."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()
    found: list[Measured] = []
    for postgres in (False, True):
        with base_of(postgres) as base:
            base.fill(max(counts))
            for number, house in enumerate(house for house in HOUSES if house.postgres == postgres):
                for count in (count for count in counts if house not in BESIDE or count == min(counts)):
                    beat = pace or PACES.get(count, PACES[FEW])
                    first = (
                        number * count if (number + 1) * count <= len(base.made) else 0
                    )  # games do not last for ever
                    with base.running(house) as servers:
                        measuring = servers.measure(base.made[first : first + count], seconds, beat)
                        found.append(asyncio.run(measuring))
                    show(found[-1], next(each for each in found if each.tables == count))
    for count in counts:
        block = [each for each in found if each.tables == count]
        print(f"\n| **{count:,} tables, a choice every {block[0].pace:g} s each** | | | | | |")
        for each in block:
            print(row(each, block[0]))
    NOTED.parent.mkdir(exist_ok=True)
    NOTED.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    print(f"\nnoted in {NOTED}: `bench.scale` reads such figures")
