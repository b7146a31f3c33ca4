"""Whatever strangers send, an honest player beside them plays on.

Test machines are noisy. So the loop is judged by what the server itself computed while something was due
(`troyes_loop_held_seconds`), and a player's answers by a control phase just before, with nobody else there. Where the
machine had time for everybody the whole time, the loop may not have been late at all (`troyes_loop_lag_seconds`): then
it was ours, though nothing was computed.
"""

import asyncio
import contextlib
import json
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from subprocess import PIPE
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, insert, literal, select
from tests.server.bases import done
from tests.server.serving import BOT, FRIEND, HOT, ME, PATIENCE, Line, Person, Server, people, served
from websockets.asyncio.client import ClientConnection

import troyes
from troyes.core.cards import MOST_NAMES_READ
from troyes.paper.order import INKS
from troyes.printed.numbers import source_of
from troyes.puzzles.shelf import shelves
from troyes.server.guard.ids import new_table_id
from troyes.server.storage.models import ChoiceRow, SeatRow, TableRow
from troyes.server.storage.people_models import ImportRow, ResultRow

BAR = 0.25
"""Seconds in which 99 of 100 moves are answered."""
NOISE = 4.0
"""So many times what the same machine took a moment before, with nobody else there, where that is more."""
LONGEST = 0.1
"""Seconds that nothing may hold the loop for; a bucket of the figures ends there."""
SMOOTH = 0.03
"""A machine that makes nobody wait for longer has time for everybody."""
TICKS = """
import select, sys, time
worst, _ = 0.0, print("begun", flush=True)
while not select.select([sys.stdin], [], [], 0)[0]:
    began = time.monotonic()
    time.sleep(0.02)
    worst = max(worst, time.monotonic() - began - 0.02)
print(worst)
"""
CONTROL = 40
"""Moves before the abuse."""
ENOUGH = 101
"""Moves beside it, at least: one of a hundred may take longer."""
LOOKS = 10
"""So often at least the loop is looked at meanwhile."""
GREAT = {"name": "Croesus", "password": "seven gilded marmots"}
GAMES, WHOLE, RECORDS = 1000, 30, 150
"""So many games and records that account has, and of so many games the choices, too."""
HALVES = (b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/guests HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
Abuse = Callable[[Person], Awaitable[Any]]


class Honest:
    """Chooses and takes back, again and again."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.took: list[float] = []

    async def moves(self, count: int = 0, until: "asyncio.Task[Any] | None" = None) -> list[float]:
        took: list[float] = []
        while len(took) < count or (until is not None and not until.done()):
            turn = await self.line.my_turn()
            began = time.perf_counter()
            if turn["can_undo"]:
                await self.line.undo()
            else:
                await self.line.choose(turn["options"][0]["key"])
            took.append(time.perf_counter() - began)
        return took


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


class Loop(NamedTuple):
    """What the server has counted since it began."""

    looked: float
    """How often the loop was looked at."""
    held: float
    """How often it computed for too long."""
    late: float
    """How often it was late for too long, whatever the reason."""


async def loop_of(person: Person) -> Loop:
    text = (await person.ask("GET", "/metrics")).text

    def counted(name: str) -> float:
        found = re.search(rf"{re.escape(name)} (\S+)", text)
        assert found is not None
        return float(found[1])

    def too_long(name: str) -> float:
        return counted(f"{name}_count") - counted(f'{name}_bucket{{le="{LONGEST}"}}')

    held, late = "troyes_loop_held_seconds", "troyes_loop_lag_seconds"
    return Loop(counted(f"{held}_count"), too_long(held), too_long(late))


@contextmanager
def ticking() -> Generator[Callable[[], float]]:
    """Beside all else a process that only waits. Asked at the end, it says how late the machine has made it."""
    with subprocess.Popen([sys.executable, "-c", TICKS], stdin=PIPE, stdout=PIPE, text=True) as clock:
        assert clock.stdout is not None
        assert clock.stdout.readline() == "begun\n"
        yield lambda: float(clock.communicate("over\n")[0])
        clock.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """One address may ask, and have us compute, more than usual, for all of these come from one."""
    usual = {"guest_requests_per_minute": 600, "asset_requests_per_minute": 6000}
    usual |= {"guest_work_per_second": 200, "address_work_per_second": 1000}
    with served(tmp_path_factory.mktemp("abuse"), **usual) as found:
        made_great(found)
        yield found


@asynccontextmanager
async def playing(server: Server) -> AsyncGenerator[tuple[Honest, Person, Person]]:
    async with people(server.url, "Anna", "Mallory") as (anna, mallory, stranger):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.my_turn()
            yield Honest(line), mallory, stranger


def made_great(server: Server) -> None:
    """There is an account that has played and kept more than anybody has."""
    game, id = long_game(), new_table_id()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as asked:
        told = asked.post("/api/guests", json={"name": "Croesus", "token": True}).json()
        head = {"authorization": f"Bearer {told['token']}"}
        head = {"authorization": f"Bearer {asked.post('/api/account', json=GREAT, headers=head).json()['token']}"}
        assert asked.put(f"/api/tables/{id}", json=brought(game.made()), headers=head).json()["status"] == "over"
        record = asked.post("/api/records", json=game.record(), headers=head).json()["id"]
    names = [new_table_id() for _ in range(GAMES)]

    def multiplied(connection: Connection) -> None:
        for kept, which in (
            (TableRow.id, id),
            (SeatRow.table_id, id),
            (ResultRow.table_id, id),
            (ImportRow.id, record),
        ):
            table = kept.class_.__table__
            rows = [dict(row) for row in connection.execute(select(table).where(kept == which)).mappings()]
            changed = {"helped": False, "facts": {"place": 1, "lines": {"cubes": 9}}} if table.name == "results" else {}
            count = RECORDS if table.name == "imports" else GAMES
            for at in range(0, count, 100):
                many = [{**row, kept.key: name, **changed} for name in names[at : at + 100] for row in rows]
                connection.execute(insert(table), many)
        made = select(ChoiceRow).where(ChoiceRow.table_id == id).subquery().c
        for name in names[:WHOLE]:
            copied = select(literal(name), made.n, made.seat, made.key)
            connection.execute(insert(ChoiceRow).from_select(["table_id", "n", "seat", "key"], copied))

    done(server.data, multiplied)


# -- what strangers do -----------------------------------------------------------------------------------------------


async def deep_names(mallory: Person) -> None:
    """A file of numbers that took half a minute to read."""
    text = ".".join("a" * 29_000) + "=1"
    many = [mallory.ask("POST", "/api/cards/troyes/read", {"text": text}) for _ in range(4)]
    assert {answer.status_code for answer in await asyncio.gather(*many)} == {200}


async def many_names(mallory: Person) -> None:
    """As many as are read at all."""
    text = "".join(f"[a{at}]\nb=1\n" for at in range(MOST_NAMES_READ // 2))
    wrong = {"activities": {f"x{at}": "y" * 50 for at in range(700)}}
    for _ in range(2):
        many = [mallory.ask("POST", "/api/cards/troyes/read", {"text": text}) for _ in range(2)]
        many += [mallory.ask("POST", "/api/cards/troyes/check", {"numbers": wrong}) for _ in range(2)]
        assert {answer.status_code for answer in await asyncio.gather(*many)} == {200}


@cache
def long_game() -> troyes.Game:
    game, rng = troyes.new_game("troyes", seed="1", players=4), random.Random(1)
    while game.pending:
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
    return game


async def long_records(mallory: Person) -> None:
    """Brought, looked back at, and taken away again as one file."""
    record = (await asyncio.to_thread(long_game)).record()
    found = await asyncio.gather(*(mallory.ask("POST", "/api/records", record) for _ in range(4)))
    assert {answer.status_code for answer in found} == {201}
    lines = [answer.json()["id"] for answer in found]
    await asyncio.gather(*(mallory.get(f"/api/records/{id}/replay/states?first=10&count=20") for id in lines))
    exports = await asyncio.gather(*(mallory.ask("GET", "/api/me/export") for _ in range(4)))
    assert 200 in {answer.status_code for answer in exports}


async def many_files(mallory: Person) -> None:
    """The page's own files, over and over; and names that are none."""
    page = (await mallory.ask("GET", "/")).text
    files = re.findall(r"/assets/[\w.-]+", page) or ["/assets/none.js"]
    for _ in range(6):
        many = [mallory.ask("GET", files[at % len(files)]) for at in range(30)]
        assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 404}
    assert (await mallory.ask("GET", "/assets/%00")).status_code == 404


async def many_tables(mallory: Person) -> None:
    wish = {"game": "troyes-dice", "seats": [ME, BOT]}
    answers = await asyncio.gather(*(mallory.ask("POST", "/api/tables", wish) for _ in range(40)))
    assert {answer.status_code for answer in answers} <= {201, 409, 429}


async def half_requests(mallory: Person) -> None:
    """Requests that never end."""
    port = int(mallory.url.rpartition(":")[2])
    with contextlib.ExitStack() as open_ones:
        for at in range(200):
            one = open_ones.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            one.sendall(HALVES[at % 2])
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)


async def nonsense(mallory: Person) -> None:
    """Bodies that nobody can read."""
    bodies = [b"[" * 60_000, b'{"a":' * 12_000, b"\xff" * 60_000, json.dumps("x" * 60_000).encode(), b"9" * 60_000]
    async with httpx.AsyncClient(base_url=mallory.url, headers=mallory.headers, timeout=PATIENCE) as asked:
        for path in ("/api/tables", "/api/records", "/api/cards/troyes/check", "/api/sets"):
            answers = await asyncio.gather(*(asked.post(path, content=body) for body in bodies))
            assert {answer.status_code for answer in answers} <= {400, 413, 422, 429}


async def pages(mallory: Person) -> None:
    """What is the same for everybody, and long; and all that can be asked, described."""
    paths = [f"/api/rules/{game}/{lang}" for game in ("troyes", "king", "troyes-dice") for lang in ("en", "fr")]
    paths += [f"/api/cards/{game}{more}" for game in ("troyes", "troyes-dice") for more in ("", "/template")]
    for _ in range(3):
        many = [mallory.ask("GET", path) for path in (*paths, *paths, "/api/schema/openapi.json")]
        assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 429}


async def looking_back(mallory: Person) -> None:
    """As many moments of a long game as can be asked for, over and over."""
    record = (await asyncio.to_thread(long_game)).record()
    id = (await mallory.ask("POST", "/api/records", record)).json()["id"]
    for _ in range(4):
        many = [mallory.ask("GET", f"/api/records/{id}/replay/states?first={at}&count=64") for at in range(0, 200, 20)]
        assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 429}


async def forty_lines(mallory: Person) -> None:
    """Each asks for the whole table again and again, with what each option would do."""
    table = await mallory.make("troyes", [ME, BOT], options={"characters": "ladies", "activities": "both"})
    async with contextlib.AsyncExitStack() as open_ones:
        lines = [await open_ones.enter_async_context(mallory.dial(table)) for _ in range(40)]
        for line in lines:
            await line.send('{"t": "hello"}')
        for _ in range(25):
            await asyncio.gather(*(line.send('{"t": "sit", "seat": 0}') for line in lines))
            await asyncio.sleep(0.1)
        for line in lines:  # nobody waits until all of that is answered
            line.transport.abort()


async def a_crowd(mallory: Person) -> None:
    """Hundreds look on at one table, and go at once."""
    table = await mallory.make("troyes", [ME, FRIEND])
    lines: list[ClientConnection] = []
    async with contextlib.AsyncExitStack() as open_ones:
        for _ in range(20):
            dials = (open_ones.enter_async_context(mallory.dial(table)) for _ in range(15))
            lines += await asyncio.gather(*dials)
            for line in lines[-15:]:
                await line.send('{"t": "hello", "foresee": false}')
        for line in lines:
            line.transport.abort()


async def puzzles(mallory: Person) -> None:
    """Boards and turns of many puzzles, one after the other, and all of them at the same moment."""
    for set in shelves():
        for first in range(1, 60, 20):
            paths = [f"/api/puzzles/{set}/{number}" for number in range(first, first + 5)]
            many = [mallory.ask("GET", path) for path in ("/api/puzzles", f"/api/puzzles/{set}/next", *paths)]
            many += [mallory.ask("POST", f"{path}/ways", {"keys": []}) for path in paths]
            many += [mallory.ask("POST", f"{path}/why", {"keys": [], "key": "combat war"}) for path in paths]
            assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 429}


def brought(choices: list[tuple[int, str]]) -> dict[str, Any]:
    """That long game as a device keeps it, so far."""
    seats = [{"seat": seat, "kind": "person", "name": f"P{seat}"} for seat in range(4)]
    seats = [{**seat, "guest": None, "bot": "", "stand_in": False, "moved": 0} for seat in seats]
    table = {"id": "", "game": "troyes", "options": {}, "seed": "1", "chosen_seed": False, "status": "running", "n": 9}
    table |= {"seconds": 1.0, "hints": False, "maker": "", "made": 0.0, "moved": 0.0, "seats": seats}
    return {"table": table, "choices": choices, "steps": []}


async def games_of_a_device(mallory: Person) -> None:
    """Brought, taken along again, and brought back."""
    made = (await asyncio.to_thread(long_game)).made()
    for upto in (len(made), len(made) - 1, len(made) - 1):
        ids, game = [new_table_id() for _ in range(4)], brought(made[:upto])
        answers = await asyncio.gather(*(mallory.ask("PUT", f"/api/tables/{id}", game) for id in ids))
        assert {answer.status_code for answer in answers} <= {200, 429}
        assert answers[0].status_code == 200, answers[0].text
        along = await asyncio.gather(*(mallory.ask("GET", f"/api/tables/{id}/along") for id in ids * 5))
        assert {answer.status_code for answer in along} <= {200, 404, 429}


async def numbers_of_ones_own(mallory: Person) -> None:
    """Every number there is, at many tables that everybody sees in the list."""
    wish = {"game": "troyes", "name": "Mine", "numbers": source_of("troyes").base()}
    set = (await mallory.post("/api/sets", wish))["id"]
    table = {"game": "troyes", "seats": [ME, FRIEND], "listed": True, "cards": set}
    answers = await asyncio.gather(*(mallory.ask("POST", "/api/tables", table) for _ in range(30)))
    assert {answer.status_code for answer in answers} <= {201, 429}
    for _ in range(4):
        many = [mallory.ask("GET", path) for path in ("/api/tables", "/api/sets", f"/api/sets/{set}/export") * 4]
        assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 429}


async def analyses(mallory: Person) -> None:
    """Of many games at once."""
    record = (await asyncio.to_thread(long_game)).record()
    for _ in range(5):
        brought = await asyncio.gather(*(mallory.ask("POST", "/api/records", record) for _ in range(4)))
        paths = [f"/api/records/{answer.json()['id']}/analysis" for answer in brought]
        asked = [mallory.ask("POST", path) for path in paths] + [mallory.ask("GET", path) for path in paths]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
    assert (await mallory.ask("DELETE", "/api/me", {"name": mallory.name})).status_code == 200


async def tables_of_bots(mallory: Person) -> None:
    """Forty who may think for a minute each, and somebody looks at all of them."""
    seats = [{"kind": "bot", "bot": "count"}] * 4
    async with contextlib.AsyncExitStack() as open_ones:
        for _ in range(10):
            table = await mallory.make("troyes", seats, seconds=60.0)
            await open_ones.enter_async_context(mallory.line(table))
        await asyncio.sleep(2)
    assert (await mallory.ask("DELETE", "/api/me", {"name": mallory.name})).status_code == 200


async def wrong_passwords(mallory: Person) -> None:
    """For an account and for none; accounts that are made, and names that are taken."""
    login = {"name": f"M {mallory.id[:12]}", "password": "crooked nine lanterns"}
    mallory.token = (await mallory.post("/api/account", login))["token"]
    for _ in range(2):
        names = (login["name"], "Nobody") * 3
        tries = [{"name": name, "password": f"wrong {at}"} for at, name in enumerate(names)]
        answers = await asyncio.gather(*(mallory.ask("POST", "/api/session", wrong) for wrong in tries))
        assert {answer.status_code for answer in answers} == {403}
        async with people(mallory.url, *"abcd") as others:
            made = [{**login, "name": f"{other.name} {other.id[:12]}"} for other in others[:-2]] + [login]
            makers = zip(others, made, strict=False)
            answers = await asyncio.gather(*(other.ask("POST", "/api/account", one) for other, one in makers))
            assert [answer.status_code for answer in answers] == [201, 201, 201, 409]


async def printing(mallory: Person) -> None:
    """Numbers of one's own on all cards there are, with every choice; and all else that can be printed."""
    wish = {"game": "troyes", "name": "Mine", "numbers": {"activities": {"merchant": {"hire": 19}}}}
    own = (await mallory.post("/api/sets", wish))["id"]
    cards = [f"set={own}&bonus=true&ladies=true&lang={lang}&ink={ink}" for lang in ("en", "fr") for ink in INKS]
    paths = [f"cards.pdf?{wish}" for wish in cards] + [f"cards/preview?page=9&{wish}" for wish in cards]
    paths += [f"sheets.pdf?per_page={count}&banquets=true&paper=letter" for count in (1, 2, 4)]
    paths += [f"{what}/preview?back=duplex&wheel=page&lang=fr" for what in ("sheets", "wheel", "tiles", "rules")]
    for _ in range(2):
        answers = await asyncio.gather(*(mallory.ask("GET", f"/api/print/{path}") for path in paths))
        assert {answer.status_code for answer in answers} <= {200, 429}
        assert 200 in {answer.status_code for answer in answers}


async def a_great_account(mallory: Person) -> None:
    """All that it has played: counted, listed in every way, given away as one file, over and over; and the boards."""
    signed = await mallory.post("/api/session", {**GREAT, "token": True})
    mallory.token = signed["token"]
    paths = ["/api/me/record", f"/api/people/{signed['id']}/record", "/api/leaders", "/api/daily", "/api/account"]
    paths += [f"/api/me/games?sort={sort}&page={page}" for sort in ("newest", "points") for page in (0, 40)]
    paths += ["/api/me/games?name=P1", "/api/me/games?outcome=won&against=people", "/api/tables", "/api/me/export"]
    answers = await asyncio.gather(*(mallory.ask("GET", path) for path in (*paths, *paths)))
    assert {answer.status_code for answer in answers} <= {200, 429}
    assert max(len(answer.content) for answer in answers) > 1000 * GAMES, "the file is not there"


async def talk(mallory: Person) -> None:
    """Fifteen lines hear all that is said, and hear it anew whenever somebody is muted or heard again."""
    async with people(mallory.url, "Trent") as (trent, _), contextlib.AsyncExitStack() as open_ones:
        table = await mallory.make("troyes", [ME, FRIEND])
        await trent.join(table)
        lines = [await open_ones.enter_async_context(mallory.line(table)) for _ in range(15)]
        other = await open_ones.enter_async_context(trent.line(table))
        assert (await other.asked("say", text="Bonjour"))["t"] == "done"
        for at in range(20):
            assert (await lines[at % 15].asked("say", text="é" * 500))["t"] == "done"
        for at in range(3):
            assert (await mallory.ask("POST", "/api/mutes", {"table": table["id"], "n": 0})).status_code == 200
            assert (await lines[0].asked("unsay", n=1 + at))["t"] == "done"
            assert (await mallory.ask("DELETE", f"/api/mutes/{trent.id}")).status_code == 200
        for one in (*lines, other):  # nobody waits until all of that is heard
            one.socket.transport.abort()


async def hints(mallory: Person) -> None:
    """At many tables, asked for and no longer wanted; and more than anybody may have."""
    everything = {"characters": "ladies", "activities": "both"}
    async with contextlib.AsyncExitStack() as open_ones:
        for at in range(24):
            game, options = ("king", {}) if at % 2 else ("troyes", everything)
            table = await mallory.make(game, [ME] if at % 2 else [ME, HOT], options=options, hints=True)
            line = await open_ones.enter_async_context(mallory.line(table))
            turn = await line.my_turn()
            for tag in ("a", "b"):
                await line.send("hint", id=tag, seat=turn["seat"], at=turn["at"])
            await line.expect_refusal()
            if at % 4 == 3:
                await line.send("stop_hint", id="a")
        await asyncio.sleep(1)


ABUSES = (
    *(deep_names, many_names, long_records, many_files, many_tables, half_requests, nonsense),
    *(pages, looking_back, forty_lines, a_crowd, puzzles, games_of_a_device, numbers_of_ones_own),
    *(wrong_passwords, printing, a_great_account, talk, hints, analyses, tables_of_bots),
)


@pytest.mark.parametrize("abuse", ABUSES)
@pytest.mark.quiet
async def test_an_honest_player_plays_on(server: Server, abuse: Abuse) -> None:
    async with playing(server) as (honest, mallory, stranger):
        with ticking() as most_late:
            fresh = await loop_of(stranger)
            control = p99(await honest.moves(CONTROL))
            before = await loop_of(stranger)
            going_on = asyncio.ensure_future(abuse(mallory))
            took = await honest.moves(ENOUGH, going_on)
            await going_on
            after = await loop_of(stranger)
            smooth = most_late() < SMOOTH and before.late == fresh.late
        assert after.looked > before.looked + LOOKS, "nobody looks how late the loop is"
        assert after.held == before.held, server.said()[-2000:]
        assert after.late == before.late or not smooth, "the loop waited for something"
        assert p99(took) < max(BAR, NOISE * control), (sorted(took)[-5:], control)
