"""Faults under load, in the manner of Jepsen: people and bots play on several servers while these, the workers that
think for them, and the database fail.

At the end every choice that was acknowledged is there once, in its order; bots have chosen what they choose there; all
watchers have seen the same, and see what is written.
"""

import asyncio
import random
import signal
import subprocess
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
from scripts.postgres import Postgres
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from tests.server.houses.relay import Relay
from tests.server.serving import FRIEND, ME, PATIENCE, Line, Person, Server, launched
from tests.server.test_kill import Player
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import troyes
from troyes.bots.roster import SEARCHING
from troyes.bots.turn import think
from troyes.core.table import Table
from troyes.server.rooms.opening import opening

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
UNKNOWN = ("storage-not-written", "storage-not-read", "storage-closed", "storage-late", "storage-choices", "web-late")
"""Refusals after which it is not known whether the step was written: the database went away in the middle of it."""
MANY = 64
"""With so many sequences that there may be, it is looked which one there is."""
TABLES = (
    ("troyes", 2, ""),
    ("troyes-dice", 2, "greedy"),
    ("troyes", 1, "greedy"),
    ("king", 1, ""),
    ("troyes-dice", 2, ""),
    ("troyes-dice", 1, "count"),
)
"""Which game, how many people, and the bot that plays with them."""
PATIENT = 24
"""Hours that everybody has for a choice: no clock that is wrong by more may take it from them."""
SECONDS = 0.2
"""How long a bot may think that searches."""
DAYS = 86400.0
SOCKET = ".s.PGSQL.5432"
_WRONG = "pg_catalog.clock_timestamp() + (SELECT seconds FROM public.wrong_clock) * interval '1 second'"
WRONG_CLOCK = (
    "CREATE TABLE wrong_clock (seconds float8)",
    "INSERT INTO wrong_clock VALUES (0)",
    f"CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$SELECT {_WRONG}$$",
    "ALTER ROLE troyes SET search_path = public, pg_catalog",
)
"""A clock of the database that can be set."""


class House:
    """A server of a cluster: with lines to the database and from people that can fail, and a clock that can be set."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.folder = folder
        folder.mkdir()
        self._postgres = postgres
        self._clock = folder / "clock"
        database = make_url(postgres.address).update_query_dict({"host": str(folder)})
        self.server = Server(folder.parent / "data", database=database.render_as_string(), workers=0)
        self.server.program = (str(Path(__file__).with_name("wrong_clock.py")), str(self._clock))
        self.server.log = folder / "log.txt"
        self.server.patience = 3 * PATIENCE
        self.set_clock(0)

    async def open(self) -> None:
        self.base = await Relay.of_socket(self.folder / SOCKET, self._postgres.folder / SOCKET)
        self.door, port = await Relay.of_port(self.server.port)
        self.url = f"http://127.0.0.1:{port}"

    def close(self) -> None:
        if self.server.process is not None:
            self.server.process.send_signal(signal.SIGCONT)
            self.server.kill()

    def set_clock(self, seconds: float) -> None:
        """By so much it is wrong from now on."""
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(f"{seconds}", "ascii")
        fresh.replace(self._clock)


class Hand:
    """A worker of a cluster."""

    def __init__(self, log: Path, postgres: Postgres) -> None:
        self._log = log
        self._postgres = postgres
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = launched(["worker", "--processes", "1"], log, {"database": self._postgres.address})

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None
        assert self._process.poll() is None, self._log.read_text("utf-8")  # by itself it ends never
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class Cluster:
    """A PostgreSQL, several servers on one database of it, and workers that think for them."""

    def __init__(self, folder: Path, count: int, workers: int) -> None:
        base = folder / "pg"
        base.mkdir(parents=True)
        self.postgres = Postgres(base, careful=True)
        self.houses = [House(folder / f"{at}", self.postgres) for at in range(count)]
        self.hands = [Hand(folder / f"worker-{at}.txt", self.postgres) for at in range(workers)]
        self.postgres.make()

    async def start(self) -> None:
        await asyncio.to_thread(self.postgres.start)
        for statement in WRONG_CLOCK:
            await self.asked(statement)
        for house in self.houses:
            await house.open()
        servers = [house.server for house in self.houses]
        await asyncio.to_thread(servers[0].start)  # it makes the secrets that all share
        for hand in self.hands:
            hand.start()
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers[1:]))

    async def stop(self) -> None:
        for hand in self.hands:
            await asyncio.to_thread(hand.close)
        for house in self.houses:
            await asyncio.to_thread(house.close)
            await house.base.close()
            await house.door.close()
        await asyncio.to_thread(self.postgres.stop)

    async def set_clock(self, seconds: float) -> None:
        """The database's: by so much it is wrong from now on."""
        await self.asked("UPDATE wrong_clock SET seconds = :seconds", seconds=seconds)

    async def asked(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        url = make_url(self.postgres.address).set(drivername="postgresql+asyncpg")
        engine = create_async_engine(url, poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                found = await connection.execute(text(statement), values)
                return [tuple(row) for row in found] if found.returns_rows else []
        finally:
            await engine.dispose()


class Wanderer(Person):
    """Somebody who asks another server each time."""

    def __init__(self, houses: Sequence[House], name: str, client: httpx.AsyncClient, rng: random.Random) -> None:
        super().__init__(houses[0].url, name, client)
        self.houses = houses
        self.rng = rng

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        self.url = self.rng.choice(self.houses).url
        return await super().ask(method, f"{self.url}{path}", body, **headers)

    def dial(self, table: dict[str, Any], key: str = "", **headers: str) -> connect:
        self.url = self.rng.choice(self.houses).url
        return super().dial(table, key or table["key"], **headers)


class Survivor(Player):
    """A player whom faults do not stop: what is refused because the database is away may yet have been written."""

    cluster: Cluster
    away = 0.0
    """The longest time for which it had no line, in seconds."""
    _left: float | None = None

    async def _at_table(self, line: Line, goes_on: Callable[[], bool]) -> None:
        await line.expect("state")
        if self._left is not None:
            self.away = max(self.away, time.monotonic() - self._left)
        try:
            await super()._at_table(line, goes_on)
        finally:
            self._left = time.monotonic()

    async def _step(self, line: Line, turn: dict[str, Any]) -> None:
        t, more, after = self._idea(turn)
        try:
            answer = await asyncio.wait_for(line.asked(t, seat=self.seat, at=turn["at"], **more), 10)
        except BaseException:
            self.unknown += 1
            self.may_be |= {after(written) for written in self.may_be}
            raise
        if answer["t"] == "refused":
            assert answer["why"]["id"] in UNKNOWN, (answer, turn)
            self.unknown += 1
            self.may_be |= {after(written) for written in self.may_be}
            raise TimeoutError  # and come back to the table as it is
        self.acknowledged += 1
        self.may_be = {after(written) for written in self.may_be}
        self.n = max(self.n, answer["n"])
        if len(self.may_be) > MANY:
            await self._look()
        if self.rng.random() < 0.02:
            raise TimeoutError  # a line that is cut
        await asyncio.wait_for(line.until(lambda state: state["n"] >= answer["n"]), 10)

    async def _look(self) -> None:
        """After a step that was acknowledged none of the earlier ones can come any more: what is written is certain."""
        query = "SELECT key FROM (SELECT 0 AS still_open, n, seat, key FROM choices WHERE table_id = :table UNION ALL "
        query += (
            "SELECT 1, n, seat, key FROM steps WHERE table_id = :table) made WHERE seat = :seat ORDER BY still_open, n"
        )
        with suppress(SQLAlchemyError, OSError):
            found = await self.cluster.asked(query, table=self.table["id"], seat=self.seat)
            own = tuple(key for (key,) in found)
            assert own in self.may_be, (self.table["game"], self.table["id"], self.seat, own)
            self.may_be = {own}


class Watcher:
    """Looks on at a table, and notes what it was shown under each number."""

    def __init__(self, person: Person, table: dict[str, Any]) -> None:
        self.person = person
        self.table = table
        self.seen: dict[int, bytes] = {}
        """By number: a digest of what was shown."""
        self.latest = 0

    async def watch(self, goes_on: Callable[[], bool]) -> None:
        while goes_on():
            with suppress(*LOST):
                async with self.person.line(self.table, watch=True) as line:
                    while goes_on():
                        async with asyncio.timeout(2):
                            message = msgspec.json.decode(await line.socket.recv())
                        if message["t"] == "state":
                            self._note(message)
            await asyncio.sleep(0.05)

    async def look(self) -> dict[str, Any]:
        """What it is shown now: what a game looks like to those who look on."""
        async with self.person.line(self.table, watch=True) as line:
            state = await line.expect("state")
        self._note(state)
        return state["view"]

    def _note(self, state: dict[str, Any]) -> None:
        whole = msgspec.json.encode([state["view"], state["pending"]], order="deterministic")
        shown = sha256(whole).digest()
        assert state["n"] >= self.latest, (self.table["id"], "a watcher was shown the past", state["n"], self.latest)
        assert self.seen.setdefault(state["n"], shown) == shown, (self.table["id"], state["n"])
        self.latest = state["n"]


# -- what goes wrong -----------------------------------------------------------------------------------------------


class Faults:
    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self.cluster = cluster
        self.rng = rng
        self.done: list[str] = []
        self._kinds: list[Callable[[House], Awaitable[None]]] = [
            *(self.kill, self.pause, self.restart, self.kill_worker),
            *(self.cut, self.crash, self.delayed, self.in_the_dark, self.alone),
            *(self.lines_delayed, self.lines_cut, self.clock_jumps, self.base_clock_jumps),
        ]

    async def happen(self, count: int, calm: tuple[float, float] = (0.3, 1.2)) -> None:
        """So many, each kind once before any comes again, and so many seconds of calm before each."""
        waiting: list[Callable[[House], Awaitable[None]]] = []
        while len(self.done) < count:
            waiting = waiting or self.rng.sample(self._kinds, len(self._kinds))
            kind = waiting.pop()
            await asyncio.sleep(self.rng.uniform(*calm))
            await kind(self.rng.choice(self.cluster.houses))
            self.done.append(kind.__name__)

    async def kill(self, house: House) -> None:
        """kill -9, and started again."""
        await asyncio.to_thread(house.server.restart)

    async def kill_worker(self, _house: House) -> None:
        """Or it is told to end; and started again."""
        hand = self.rng.choice(self.cluster.hands)
        await asyncio.to_thread(hand.end, self.rng.choice((signal.SIGKILL, signal.SIGTERM)))
        hand.start()

    async def pause(self, house: House) -> None:
        """Stopped in the middle of whatever it does, and continued: it does not know that time has passed."""
        assert house.server.process is not None
        house.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.5, 8))
        house.server.process.send_signal(signal.SIGCONT)

    async def restart(self, house: House) -> None:
        """Asked to end, as when a new version is installed."""
        await asyncio.to_thread(house.server.end)
        await asyncio.to_thread(house.server.start)

    async def cut(self, _house: House) -> None:
        """Every connection to the database is cut off."""
        gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'troyes'"
        await self.cluster.asked(gone)

    async def crash(self, _house: House) -> None:
        """The database as if the power had failed."""
        await asyncio.to_thread(self.cluster.postgres.stop, signal.SIGQUIT)
        await asyncio.sleep(self.rng.uniform(0, 1.5))
        await asyncio.to_thread(self.cluster.postgres.start)

    async def delayed(self, house: House) -> None:
        """One server's way to the database is long."""
        house.base.delay = self.rng.uniform(0.02, 0.4)
        await asyncio.sleep(self.rng.uniform(1, 4))
        house.base.delay = 0.0

    async def in_the_dark(self, house: House) -> None:
        """Nothing comes through between one server and the database; then all of it does, or the lines are gone."""
        house.base.dark()
        await asyncio.sleep(self.rng.uniform(0.5, 6))
        if self.rng.random() < 0.5:
            house.base.cut()
        house.base.light()

    async def alone(self, house: House) -> None:
        """One server is cut off from the database, and finds no way back for a while."""
        house.base.closed = True
        house.base.cut()
        await asyncio.sleep(self.rng.uniform(0.5, 4))
        house.base.closed = False

    async def lines_delayed(self, house: House) -> None:
        """People are far away from one server."""
        house.door.delay = self.rng.uniform(0.05, 0.5)
        await asyncio.sleep(self.rng.uniform(1, 3))
        house.door.delay = 0.0

    async def lines_cut(self, house: House) -> None:
        house.door.cut()

    async def clock_jumps(self, house: House) -> None:
        """The clock of one server's machine is set: to another day."""
        house.set_clock(self.rng.choice((-1, 1)) * self.rng.uniform(1, 10) * DAYS)

    async def base_clock_jumps(self, _house: House) -> None:
        """The database's own: by less than anybody's patience, for that is the clock by which all go."""
        await self.cluster.set_clock(self.rng.uniform(-0.1, 0.1) * DAYS)


# -- all of it -----------------------------------------------------------------------------------------------------


class Load:
    """Tables on a cluster, with people who play and look on."""

    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self.cluster = cluster
        self.rng = rng
        self.players: list[Survivor] = []
        self.watchers: list[Watcher] = []
        self.bots: dict[str, tuple[int, str]] = {}
        """By table: where a bot sits, and which."""
        self.by_bots = 0
        """So many choices of bots were there."""
        self._client = httpx.AsyncClient(timeout=PATIENCE)

    async def close(self) -> None:
        await self._client.aclose()

    async def somebody(self, name: str) -> Wanderer:
        person = Wanderer(self.cluster.houses, name, self._client, random.Random(self.rng.random()))
        told = await person.post("/api/guests", {"name": name, "token": True})
        person.id, person.token = told["id"], told["token"]
        return person

    async def seat(self, count: int) -> None:
        """So many tables, each with its players and two who look on."""
        await asyncio.gather(*(self._table(*TABLES[at % len(TABLES)]) for at in range(count)))

    async def _table(self, game: str, count: int, bot: str) -> None:
        people = [await self.somebody(name) for name in ("Anna", "Bea")[:count]]
        seats = [ME, FRIEND][:count] + ([{"kind": "bot", "bot": bot}] if bot else [])
        table = await people[0].make(game, seats, clock=PATIENT, seconds=SECONDS)
        if bot:
            self.bots[table["id"]] = (count, bot)
        for person in people[1:]:
            await person.join(table)
        for seat, person in enumerate(people):
            player = Survivor(person, table, seat, random.Random(self.rng.random()))
            player.cluster = self.cluster
            self.players.append(player)
        self.watchers += [Watcher(await self.somebody("Wat"), table) for _ in range(2)]

    async def run(self, while_: Awaitable[None]) -> None:
        """Plays while something happens, and until everybody has come back once more."""
        going = True
        tasks = [asyncio.create_task(player.play(lambda: going)) for player in self.players]
        tasks += [asyncio.create_task(watcher.watch(lambda: going)) for watcher in self.watchers]
        happening = asyncio.ensure_future(while_)
        waiting = {happening, *tasks}
        try:
            while not happening.done():
                over, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for task in over:
                    task.result()
        finally:
            going = False
        await asyncio.gather(*tasks)

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    async def settled(self) -> None:
        """No bot has to choose any more: each has played in the end, whatever had gone wrong."""
        waits = "SELECT 1 FROM tables JOIN seats ON table_id = id WHERE kind = 'bot' AND status = 'running' "
        waits += "AND id = ANY(:tables) AND waiting LIKE '%' || seat || '%'"
        watched = [watcher for watcher in self.watchers if watcher.table["id"] in self.bots]
        async with asyncio.timeout(2 * PATIENCE):
            while await self.cluster.asked(waits, tables=list(self.bots)):
                for watcher in watched:  # a bot goes on where somebody looks
                    await watcher.look()
                await asyncio.sleep(0.2)

    async def check(self) -> None:
        """What was acknowledged is there once, in its order; and every watcher has seen what was."""
        await self.settled()
        tables = sorted({player.table["id"] for player in self.players})
        choices, steps = await self._rows("choices", tables), await self._rows("steps", tables)
        begun = await self.cluster.asked(
            "SELECT id, game, options, seed, (SELECT count(*) FROM seats WHERE table_id = id) FROM tables "
            "WHERE id = ANY(:tables)",
            tables=tables,
        )
        assert sorted(table for table, *_ in begun) == tables
        for table, *laid_out in begun:
            rows = choices[table]
            assert [n for n, *_ in rows] == list(range(len(rows))), table
            made = [(seat, key) for _, seat, key in (*rows, *steps[table])]
            for player in (player for player in self.players if player.table["id"] == table):
                own = tuple(key for seat, key in made if seat == player.seat)
                assert own in player.may_be, (player.table["game"], table, player.seat, own, len(player.may_be))
            bot = self.bots.get(table)
            self.by_bots += sum(bot is not None and seat == bot[0] for seat, _ in made)
            written = await asyncio.to_thread(looked_at, made, len(rows), bot, *laid_out)
            seen: dict[int, bytes] = {}
            for watcher in (watcher for watcher in self.watchers if watcher.table["id"] == table):
                assert await watcher.look() == written, (table, made)
                for n, shown in watcher.seen.items():
                    assert seen.setdefault(n, shown) == shown, (table, n)

    async def _rows(self, name: str, tables: list[str]) -> dict[str, list[tuple[int, int, str]]]:
        """By table: number, seat and key of each row."""
        query = f"SELECT table_id, n, seat, key FROM {name} WHERE table_id = ANY(:tables) ORDER BY n"
        found: dict[str, list[tuple[int, int, str]]] = {table: [] for table in tables}
        for table, n, seat, key in await self.cluster.asked(query, tables=tables):
            found[table].append((n, seat, key))
        return found


def looked_at(
    made: list[tuple[int, str]],
    certain: int,
    bot: tuple[int, str] | None,
    game: str,
    options: dict[str, Any],
    seed: str,
    players: int,
) -> dict[str, Any]:
    """What spectators see after these choices, of which only the first so many are certain. Fails unless they can be
    made one after the other, and unless a bot that no clock hurries has chosen just what it chooses there."""
    played: troyes.Game = opening(game, players, options, seed)
    ideas: list[str] = []
    for seat, key in made[:certain]:
        if bot is not None and seat == bot[0] and bot[1] not in SEARCHING:
            ideas = ideas or think(bot[1], played.copy(), seat)
            assert ideas.pop(0) == key, (game, seat, key)
        played.again(seat, key)
    table = Table(played)
    for seat, key in made[certain:]:
        table.choose(seat, key)
    return msgspec.json.decode(msgspec.json.encode(table.game.view(None)))


@asynccontextmanager
async def cluster_of(folder: Path, servers: int, workers: int) -> AsyncGenerator[Cluster]:
    cluster = Cluster(folder, servers, workers)
    try:
        await cluster.start()
        yield cluster
    finally:
        await cluster.stop()


async def tried(folder: Path, *, servers: int, workers: int, tables: int, faults: int, seed: int) -> Load:
    """Everything once. It tells how many choices were acknowledged, and how many were those of bots."""
    rng = random.Random(seed)
    async with cluster_of(folder, servers, workers) as cluster:
        load = Load(cluster, rng)
        try:
            await load.seat(tables)
            await load.run(Faults(cluster, rng).happen(faults))
            await load.check()
        finally:
            await load.close()
    return load
