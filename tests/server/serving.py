"""Servers to test against, and people who talk to them.

`inside` runs one in this process: quick, and can be looked into. `Server` is a process of its own that can be
killed and started again on the same data.
"""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import uvicorn
from argon2 import PasswordHasher
from litestar import Litestar
from tests.server.bases import database
from websockets.asyncio.client import ClientConnection, connect

import troyes
from troyes.coach.processes import Hurry
from troyes.server.app import create_app
from troyes.server.guard.apart import Apart
from troyes.server.http.patience import protocol
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.settings import Settings
from troyes.server.storage.shapes import Act
from troyes.server.thinking.pool import Answer, Job, Thinkers, Work
from troyes.server.thinking.reports import Report

PATIENCE = 60.0
"""Seconds after which a test no longer waits."""
TROYES = ("-m", "troyes")
NO_LIMITS: dict[str, Any] = {
    "bot_pause": 0.0,
    "study_seconds": 0.01,
    "address_requests_per_minute": 0,
    "asset_requests_per_minute": 0,
    "max_lines_per_guest": 0,
    "max_lines_per_address": 0,
    "max_connections_per_address": 0,
    "guest_requests_per_minute": 0,
    "new_guests_per_hour": 0,
    "prints_per_minute": 0,
    "messages_per_second": 0,
    "guest_work_per_second": 0,
    "address_work_per_second": 0,
    "unknown_links_per_minute": 0,
    "max_studies_per_guest": 0,
    "sign_ins_per_hour": 0,
    "sign_ins_per_name_per_hour": 0,
    "friend_asks_per_hour": 0,
    "talk_per_minute": 0,
    "reports_per_hour": 0,
    "webhooks_per_hour": 0,
}
LIGHT = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""Hashes that nobody has to break are not made to be hard."""
ME = {"kind": "me"}
HOT = {"kind": "hot"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}


# -- in this process -------------------------------------------------------------------------------------------------


class Nearby(Thinkers):
    """Bots that think at once, without a process of their own."""

    async def _thought(self, work: Work[Answer], job: Job, report: Report | None, hurry: Hurry) -> Answer:
        await asyncio.sleep(0)
        return work(job, report)


class Here(Apart):
    """Reads at once, without a process of its own."""

    async def _read(self, work: Any, given: tuple[Any, ...]) -> Any:
        await asyncio.sleep(0)
        return work(*given, None)


class Asleep(Thinkers):
    """Bots that never come to an end."""

    async def _thought(self, work: Work[Answer], job: Job, report: Report | None, hurry: Hurry) -> Answer:
        await asyncio.sleep(3600)
        return work(job, report)


class Quiet(uvicorn.Server):
    """Leaves the signals to the tests, and ends as soon as it is told to."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(0.01)

    def capture_signals(self):  # pyright: ignore[reportIncompatibleMethodOverride]
        return nullcontext()


class Place:
    """A server in this process."""

    def __init__(self, app: Litestar, url: str) -> None:
        self.app = app
        self.url = url

    @property
    def services(self) -> Services:
        return self.app.state.services

    def room(self, table: dict[str, Any]) -> Room:
        return self.services.tables.rooms[table["id"]]


@asynccontextmanager
async def inside(
    data: Path, *, thinkers: type[Thinkers] = Nearby, apart: Callable[[], Apart] = Here, **changed: Any
) -> AsyncGenerator[Place]:
    settings = Settings(data=data, **{"database": database(data), **NO_LIMITS, **changed})
    with (
        mock.patch("troyes.server.services.Thinkers", thinkers),
        mock.patch("troyes.server.services.Apart", apart),
        mock.patch("troyes.server.guard.passwords.PasswordHasher", LIGHT),
    ):
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            http=protocol(settings),
            port=0,
            log_config=None,
            ws="websockets-sansio",
            ws_max_size=settings.max_message,
            proxy_headers=settings.trusted_proxy,
            timeout_graceful_shutdown=2,
        )
        server = Quiet(config)
        serving = asyncio.create_task(server.serve())
        try:
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.005)
            port = server.servers[0].sockets[0].getsockname()[1]
            yield Place(app, f"http://127.0.0.1:{port}")
        finally:
            server.should_exit = True
            await serving


async def played_up_to(place: Place, table: dict[str, Any], choices: int | None = None, seed: int = 1) -> troyes.Game:
    """Plays a table's game at random up to so many choices, or to its end, and puts it on disk like that.

    Nobody has chosen anything yet, and no bot that thinks sits there.
    """
    room = place.room(table)
    game = played(room, choices, random.Random(seed))
    made = game.made()
    fields: dict[str, Any] = {"status": "over"} if game.over else {}
    await place.services.store.write(Act(room.id, room.stored.n + 1, time.time(), 0, made, [], [], fields))
    del place.services.tables.rooms[room.id]
    return game


def played(room: Room, choices: int | None, rng: random.Random) -> troyes.Game:
    stored = room.stored
    game = troyes.new_game(stored.game, players=len(stored.seats), seed=stored.seed, **stored.options)
    while game.pending and (choices is None or len(game.made()) < choices):
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
    return game


# -- a process of its own --------------------------------------------------------------------------------------------


class Server:
    """`troyes serve` as people start it."""

    def __init__(self, data: Path, port: int | None = None, **changed: Any) -> None:
        self.data = data
        self.port = free_port() if port is None else port
        self.settings = {"database": database(data), **NO_LIMITS, **changed}
        self.program: tuple[str, ...] = TROYES
        self.patience = PATIENCE
        self.process: subprocess.Popen[bytes] | None = None
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "log.txt"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self.process = launched(words, log, self.settings, self.program)
        until = time.monotonic() + self.patience
        while not answers(self.url):
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.02)

    def said(self) -> str:
        return self.log.read_text("utf-8")

    def kill(self) -> None:
        """kill -9. The processes in which its bots think find out by themselves."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(self.patience)
        self.process = None
        return status

    def restart(self) -> None:
        self.kill()
        self.start()


@contextmanager
def served(data: Path, **changed: Any) -> Iterator[Server]:
    server = Server(data, **changed)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.kill()


def launched(
    words: list[str], output: Any, settings: dict[str, Any] | None = None, program: tuple[str, ...] = TROYES
) -> subprocess.Popen[bytes]:
    """The command `troyes`, with the package that is under test."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TROYES_")}
    environment |= {f"TROYES_{name.upper()}": str(value) for name, value in (settings or {}).items()}
    environment |= {"PYTHONUNBUFFERED": "1", "TROYES_LANG": "en", "COLUMNS": "200"}
    environment.pop("PYTHONWARNINGS", None)
    command = [sys.executable, *program, *words]
    return subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, env=environment, start_new_session=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def answers(url: str) -> bool:
    """Asked again and again while much else goes on in this process: nothing of TLS is made ready for it."""
    asked = HTTPConnection(url.removeprefix("http://"), timeout=10)
    try:
        asked.request("GET", "/health")
        return asked.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()


# -- people ----------------------------------------------------------------------------------------------------------


class Person:
    """A guest with a token."""

    def __init__(self, url: str, name: str, client: httpx.AsyncClient) -> None:
        self.url = url
        self.name = name
        self.client = client
        self.id = ""
        self.token = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        content = None if body is None else json.dumps(body)
        return await self.client.request(method, path, content=content, headers={**self.headers, **told})

    async def get(self, path: str, **headers: str) -> Any:
        return good(await self.ask("GET", path, **headers))

    async def post(self, path: str, body: Any = None) -> Any:
        return good(await self.ask("POST", path, body))

    async def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        return await self.post("/api/tables", {"game": game, "seats": seats, **more})

    async def join(self, table: dict[str, Any], seat: int | None = None, key: str | None = None) -> dict[str, Any]:
        """Agrees to a rated game, too."""
        body = {"key": table["key"] if key is None else key, "seat": seat, "rated": table.get("rated", False)}
        return await self.post(f"/api/tables/{table['id']}/join", body)

    async def table(self, table: dict[str, Any]) -> dict[str, Any]:
        return await self.get(f"/api/tables/{table['id']}")

    def dial(self, table: dict[str, Any], key: str = "", **headers: str) -> connect:
        """A bare line, without a hello."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{table['id']}/live?key={key}"
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        return connect(address, additional_headers={**self.headers, **told}, max_size=None, proxy=None)

    @asynccontextmanager
    async def line(self, table: dict[str, Any], key: str = "", **hello: Any) -> "AsyncGenerator[Line]":
        async with self.dial(table, key) as socket:
            line = Line(socket)
            await line.send("hello", **{"foresee": False, **hello})
            yield line


def good(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json()


def refused(answer: httpx.Response, status: int, id: str, place: str | None = None) -> dict[str, Any]:
    """It was refused like this; returns what was said."""
    told = answer.json()
    assert (answer.status_code, told["id"]) == (status, id), answer.text
    assert told["status"] == status
    assert told["detail"]
    if place is not None:
        assert told["place"] == place
    return told


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncGenerator[list[Person]]:
    """Guests of that server, and at the end a stranger without a token."""
    limits = httpx.Limits(keepalive_expiry=1.0)  # well before the server closes a line that is not used
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=limits) as client:
        found = [Person(url, name, client) for name in names]
        for person in found:
            told = await person.post("/api/guests", {"name": person.name, "token": True})
            person.id, person.token = told["id"], told["token"]
        yield [*found, Person(url, "", client)]


class Line:
    """An open live line: what was sent and what came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        """The latest state."""
        self.heard: list[str] = []
        """Everything that came, as it came."""
        self._tags = 0

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def hear(self) -> dict[str, Any]:
        """The next message, of whatever kind."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = msgspec.json.decode(text)
        if message["t"] == "state":
            self.state = message
        return message

    async def expect(self, t: str) -> dict[str, Any]:
        """The next message of a kind. A refusal that nobody expects fails."""
        while True:
            message = await self.hear()
            if message["t"] == t:
                return message
            assert message["t"] != "refused", message

    async def until(self, holds: Any) -> dict[str, Any]:
        """The first state, the latest one included, for which something holds."""
        while not (self.state and holds(self.state)):
            await self.expect("state")
        return self.state

    async def my_turn(self) -> dict[str, Any]:
        return (await self.until(lambda state: state["turn"] is not None))["turn"]

    async def asked(self, t: str, **fields: Any) -> dict[str, Any]:
        """Sends something, and waits for its own answer; what comes in between is taken note of."""
        self._tags += 1
        tag = f"{self._tags}"
        await self.send(t, id=tag, **fields)
        while True:
            message = await self.hear()
            if message.get("id") == tag:
                return message

    async def step(self, t: str, **fields: Any) -> dict[str, Any]:
        """A step at the seat whose turn it is, as the table stands now."""
        turn = await self.my_turn()
        return await self.asked(t, **{"seat": turn["seat"], "at": turn["at"], **fields})

    async def choose(self, *keys: str, confirm: bool = False) -> dict[str, Any]:
        """Chooses, and waits until it is done and shown."""
        return await self.done(await self.step("choose", keys=list(keys), confirm=confirm))

    async def confirm(self) -> dict[str, Any]:
        return await self.done(await self.step("confirm"))

    async def undo(self) -> dict[str, Any]:
        return await self.done(await self.step("undo"))

    async def done(self, answer: dict[str, Any]) -> dict[str, Any]:
        assert answer["t"] == "done", answer
        await self.until(lambda state: state["n"] >= answer["n"])
        return self.state

    async def refuses(self, id: str, t: str, **fields: Any) -> None:
        """This is refused, and nothing is shown anew because of it."""
        answer = await self.asked(t, **fields)
        assert answer["t"] == "refused", answer
        assert answer["why"]["id"] == id, answer

    async def expect_refusal(self) -> dict[str, Any]:
        while (message := await self.hear())["t"] != "refused":
            pass
        return message

    async def nothing_new(self) -> None:
        """Whatever has come by now, it is no state."""
        before = self.state
        await self.send("ping")
        while (await self.hear())["t"] != "pong":
            pass
        assert self.state is before

    async def play_out(self, rng: random.Random) -> dict[str, Any]:
        """Plays at random, whenever it is this line's turn, until the game is over."""
        while True:
            state = await self.until(lambda state: state["over"] or state["turn"] is not None)
            if state["over"]:
                return state
            turn = state["turn"]
            if turn["held"] is not None:
                await self.confirm()
            else:
                await self.choose(rng.choice(turn["options"])["key"], confirm=True)
