"""What carries news between servers: PostgreSQL's own notifications beside Valkey, `make bench ARGS=carriers`.

Three servers listen, each in a process of its own, while news are written one after the other, as the product writes
them: a numbered row in a transaction. Either the transaction itself announces it, or Valkey is told once it is
committed. What is measured is the time from the beginning of the transaction until the last of the three has heard of
it, and the processor's time of the database, of Valkey and of the one who tells. Both take turns in one run.
"""

import asyncio
import json
import multiprocessing
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
from scripts.postgres import Postgres

from bench.costs import cpu_seconds
from troyes.server.storage.news import CHANNEL

LISTENERS = 3
NEWS = 600
PACE = 0.004
"""Seconds between two of them at least: 250 a second, as 300 busy tables have."""
ROUNDS = 3
PATIENCE = 30.0
READY = "ready"
"""What is told until everybody has heard it once."""
MADE = "CREATE TABLE news (number bigserial PRIMARY KEY, body text NOT NULL)"
TOLD = "INSERT INTO news (body) VALUES ($1)"
ANNOUNCED = "SELECT pg_notify($1, $2)"
BODY = json.dumps({"tables": {"k3v9x2m4q8w1z7p5": 117}, "acts": {"k3v9x2m4q8w1z7p5": {"keys": ["take 4"]}}})

Heard = Callable[[str], None]


@contextmanager
def valkey(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of its own that keeps nothing: its socket, and its process."""
    program = shutil.which("valkey-server") or shutil.which("redis-server")
    if program is None:
        raise SystemExit("Neither Valkey nor Redis is installed here. Debian and Ubuntu: apt install redis-server.")
    path = folder / "valkey.sock"
    words = [program, "--port", "0", "--unixsocket", str(path), "--save", "", "--appendonly", "no"]
    server = subprocess.Popen([*words, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(path):
            if server.poll() is not None or time.monotonic() > until:
                raise SystemExit("Valkey did not start.")
            time.sleep(0.02)
        yield str(path), server.pid
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        return line.connect_ex(str(path)) == 0


def _speaking(path: str) -> Any:
    """Who speaks to it. Only who measures needs this library."""
    from valkey.asyncio import Valkey  # pyright: ignore[reportMissingImports]

    return Valkey(unix_socket_path=path)


# -- who listens -------------------------------------------------------------------------------------------------------


async def _notified(address: str, heard: Heard) -> None:
    line = await asyncpg.connect(address)
    await line.add_listener(CHANNEL, lambda *told: heard(told[3]))
    await asyncio.Event().wait()


async def _published(path: str, heard: Heard) -> None:
    line = _speaking(path).pubsub(ignore_subscribe_messages=True)
    await line.subscribe(CHANNEL)
    async for told in line.listen():
        heard(told["data"].decode())


def listen(carrier: str, address: str, back: Connection) -> None:
    """Sends back when each piece of news was heard, once all were."""

    async def listening() -> None:
        times: list[float] = []
        ready, done = asyncio.Event(), asyncio.Event()

        def heard(told: str) -> None:
            if told != READY:
                times.append(time.monotonic())
            elif not ready.is_set():
                ready.set()
                back.send(READY)
            if len(times) == NEWS:
                done.set()

        kept = asyncio.create_task(LISTENS[carrier](address, heard))
        await done.wait()
        kept.cancel()
        back.send(times)

    asyncio.run(listening())


LISTENS: dict[str, Callable[[str, Heard], Coroutine[Any, Any, None]]] = {"NOTIFY": _notified, "Valkey": _published}


# -- who tells ---------------------------------------------------------------------------------------------------------


async def told(address: str, carrier: str, path: str, lines: list[Connection]) -> list[float]:
    """When each transaction began."""
    database = await asyncpg.connect(address)
    broker = _speaking(path)

    async def announce(text: str) -> None:
        if carrier == "NOTIFY":
            await database.execute(ANNOUNCED, CHANNEL, text)
        else:
            await broker.publish(CHANNEL, text)

    while not all(line.poll() for line in lines):
        await announce(READY)
        await asyncio.sleep(0.05)
    for line in lines:
        line.recv()
    begun: list[float] = []
    for number in range(NEWS):
        begun.append(time.monotonic())
        async with database.transaction():
            await database.execute(TOLD, BODY)
            if carrier == "NOTIFY":
                await announce(str(number))
        if carrier != "NOTIFY":
            await announce(str(number))
        await asyncio.sleep(max(0.0, PACE - (time.monotonic() - begun[-1])))
    await database.close()
    await broker.aclose()
    return begun


def carried(carrier: str, postgres: Postgres, path: str, broker: int) -> tuple[list[float], float]:
    """How long each piece of news took until everybody had it, and what all of them cost, in seconds."""
    apart = multiprocessing.get_context("spawn")
    address = postgres.address if carrier == "NOTIFY" else path
    pairs = [apart.Pipe() for _ in range(LISTENERS)]
    listeners = [apart.Process(target=listen, args=(carrier, address, there)) for _, there in pairs]
    for listener in listeners:
        listener.start()
    lines = [here for here, _ in pairs]
    before = cpu_seconds(postgres.pid) + cpu_seconds(broker)
    began = time.process_time()
    begun = asyncio.run(told(postgres.address, carrier, path, lines))
    cost = time.process_time() - began + cpu_seconds(postgres.pid) + cpu_seconds(broker) - before
    found = [line.recv() for line in lines]
    for listener in listeners:
        listener.join(PATIENCE)
    last = [max(heard) for heard in zip(*found, strict=True)]
    return [there - here for here, there in zip(begun, last, strict=True)], cost


def compare() -> None:
    with tempfile.TemporaryDirectory(prefix="troyes-news-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "pg").mkdir()
        postgres = Postgres(folder / "pg", careful=True)
        postgres.make()
        postgres.start()
        try:
            with valkey(folder) as (path, broker):
                _compare(postgres, path, broker)
        finally:
            postgres.stop()


def _compare(postgres: Postgres, path: str, broker: int) -> None:
    asyncio.run(_laid_out(postgres.address))
    times: dict[str, list[float]] = {carrier: [] for carrier in LISTENS}
    costs: dict[str, list[float]] = {carrier: [] for carrier in LISTENS}
    for _ in range(ROUNDS):
        for carrier in LISTENS:
            found, cost = carried(carrier, postgres, path, broker)
            times[carrier] += found
            costs[carrier].append(cost / NEWS)
    print(
        f"News to {LISTENERS} servers, {ROUNDS} rounds of {NEWS} in turn, from the transaction's beginning to the last:"
    )
    for carrier, found in times.items():
        found.sort()
        middle, rare = found[len(found) // 2], found[int(len(found) * 0.99)]
        cost = median(costs[carrier])
        print(
            f"{carrier:<8} p50 {1e3 * middle:5.2f} ms   p99 {1e3 * rare:6.2f} ms   processor {1e3 * cost:5.2f} ms each"
        )


async def _laid_out(address: str) -> None:
    database = await asyncpg.connect(address)
    await database.execute(MADE)
    await database.close()
