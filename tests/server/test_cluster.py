"""`make cluster`, and with it the shipped file for nginx in front of several servers: tried by `make proxies`."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from scripts.cluster import configuration, nginx
from tests.server.serving import BOT, ME, PATIENCE, Person, free_port, people
from tests.server.test_proxies import FIGURES
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ROOT = Path(__file__).parents[2]
AWAY = 3.0
"""Seconds after which everybody has a line again."""


class Cluster:
    """As somebody starts it who wants to try it: two servers, and a worker that thinks for them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _three_ports()
        self.log = folder / "log.txt"
        command = [sys.executable, str(ROOT / "scripts" / "cluster.py"), "--port", str(self.port)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--servers", "2", "--workers", "1"], cwd=folder, stdout=log, stderr=log
            )
        until = time.monotonic() + 2 * PATIENCE
        while "Ctrl-C ends it" not in self.said():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.1)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def servers(self) -> dict[str, int]:
        """By address: the process."""
        found: dict[str, int] = {}
        for child in _children(self.process.pid):
            words = Path(f"/proc/{child}/cmdline").read_text("utf-8").split("\0")
            if "serve" in words:
                found[f"http://127.0.0.1:{words[words.index('--port') + 1]}"] = child
        return found

    def said(self) -> str:
        return self.log.read_text("utf-8")


def _children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()]


def _three_ports() -> int:
    """The first of three in a row that nobody has."""
    while True:
        first = free_port()
        if all(map(_is_free, (first + 1, first + 2))):
            return first


def _is_free(port: int) -> bool:
    with socket.socket() as wanted:
        return port < 65536 and wanted.connect_ex(("127.0.0.1", port)) != 0


@pytest.fixture(scope="module")
def cluster() -> Generator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="troyes-cluster-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)  # PostgreSQL is run by somebody else
        found = Cluster(Path(name))
        try:
            yield found
        finally:
            if found.process.poll() is None:
                found.process.send_signal(signal.SIGINT)
                found.process.wait(PATIENCE)


async def raw(url: str, path: str) -> str:
    """What comes back for exactly this path."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    try:
        return (await asyncio.wait_for(reader.read(), PATIENCE)).decode("utf-8", "replace")
    finally:
        writer.close()


# -- the shipped file ------------------------------------------------------------------------------------------------


class Old:
    """Stands for a server that has some of the page's files, and no others."""

    def __init__(self, has: set[str]) -> None:
        self.has = has
        self.asked: list[str] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        self.asked.append(path)
        status = "200 OK" if path in self.has else "404 Not Found"
        writer.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def fronted(folder: Path, *servers: Old) -> AsyncGenerator[httpx.AsyncClient]:
    """nginx in front of these."""
    port, config = free_port(), folder / "nginx.conf"
    async with AsyncExitStack() as all_of_it:
        listening = [
            await all_of_it.enter_async_context(await asyncio.start_server(one.answer, "127.0.0.1")) for one in servers
        ]
        ports = [one.sockets[0].getsockname()[1] for one in listening]
        config.write_text(configuration(folder, port, ports), "utf-8")
        running = subprocess.Popen([nginx(), "-p", str(folder), "-e", "stderr", "-c", str(config)])
        try:
            async with asyncio.timeout(PATIENCE):
                while _is_free(port):
                    assert running.poll() is None
                    await asyncio.sleep(0.05)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                yield client
        finally:
            running.terminate()
            await asyncio.to_thread(running.wait, PATIENCE)


async def test_a_file_of_the_page_is_found_wherever_it_lies(tmp_path: Path) -> None:
    """During an update servers have different ones, and a page of the one version asks a server of the other."""
    names = [f"/assets/part-{at}.js" for at in range(16)]
    old, new = Old(set(names[:8])), Old(set(names[8:]))
    async with fronted(tmp_path, old, new) as page:
        assert [(await page.get(name)).status_code for name in names] == [200] * 16
        assert len(old.asked) + len(new.asked) > 16, "some were asked of the wrong one first"
        assert (await page.get("/assets/none.js")).status_code == 404
        before = len(old.asked) + len(new.asked)
        assert (await page.get("/api/tables/none")).status_code == 404
        assert len(old.asked) + len(new.asked) == before + 1, "what is no file is asked of one"


# -- all of it -------------------------------------------------------------------------------------------------------


async def test_the_figures_are_the_operators_alone(cluster: Cluster) -> None:
    assert "200 OK" in await raw(cluster.url, "/api/games")
    for path in FIGURES:
        answer = await raw(cluster.url, path)
        assert "troyes_" not in answer, path
        assert re.match(r"HTTP/1.1 (404|400|308|301)", answer), (path, answer[:200])


async def test_a_choice_goes_through_and_a_bot_answers(cluster: Cluster) -> None:
    async with people(cluster.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            state = await line.choose(turn["options"][0]["key"], confirm=True)
            assert state["n"] > table["n"]


@pytest.mark.quiet
async def test_a_line_is_back_soon_after_its_server_was_told_to_stop(cluster: Cluster) -> None:
    async with people(cluster.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            key = turn["options"][0]["key"]
            await line.choose(key)
            process = await holding(cluster, anna)
            os.kill(process, signal.SIGTERM)
            await asyncio.wait_for(line.socket.wait_closed(), PATIENCE)
        began = time.monotonic()
        state = await back(anna, table)
        assert time.monotonic() - began < AWAY
        assert state["turn"]["can_undo"], "nothing was lost"


async def holding(cluster: Cluster, anyone: Person) -> int:
    """The process of the server at which the only line is."""
    for url, process in cluster.servers.items():
        text = (await anyone.client.get(f"{url}/metrics")).text
        if re.search(r"^troyes_connections 1.0$", text, re.MULTILINE):
            return process
    raise AssertionError("no server has it")


async def back(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    """As the page does it: at once, and again after a moment."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with person.line(table) as line:
                    return await line.until(lambda state: state["turn"] is not None)
            await asyncio.sleep(0.1)


def test_it_ends_as_a_whole(cluster: Cluster) -> None:
    """The last test: all the others need it."""
    children = _children(cluster.process.pid)
    assert len(children) >= 4  # nginx, PostgreSQL, the worker, and a server that was not told to stop
    cluster.process.send_signal(signal.SIGINT)
    assert cluster.process.wait(PATIENCE) == 0, cluster.said()
    assert "== ended" in cluster.said()
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
    assert not (cluster.folder / "build" / "cluster" / "pg" / "base" / "postmaster.pid").exists()
