"""kill -9 at any moment: what was said to be done is done, and nothing is done twice."""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from tests.server.bases import asked
from tests.server.serving import FRIEND, HOT, ME, PATIENCE, Line, Person, Server, people, served
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import troyes

KILLS = 3
Written = tuple[str, ...]
"""The keys of a seat, in the order in which they were chosen."""


class Player:
    """Plays one seat at random, as fast as it can, and comes back whenever the line is lost.

    It keeps every sequence of keys that its seat may have by now: after a step that was acknowledged there is one for
    each that there was before, after a step that may or may not have arrived there are two.
    """

    def __init__(self, person: Person, table: dict[str, Any], seat: int, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.rng = rng
        self.may_be: set[Written] = {()}
        self.acknowledged = 0
        self.n = 0
        """The table's number after the latest step that was acknowledged."""
        self.passed: list[set[Written]] = [self.may_be]
        """`may_be` after each step that was acknowledged."""
        self.unknown = 0
        self.ended = False

    async def play(self, goes_on: Callable[[], bool]) -> None:
        while goes_on() and not self.ended:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                async with self.person.line(self.table, seat=self.seat) as line:
                    await self._at_table(line, goes_on)
            await asyncio.sleep(0.05)

    async def _at_table(self, line: Line, goes_on: Callable[[], bool]) -> None:
        while goes_on():
            state = line.state or await line.expect("state")
            if state["over"]:
                self.ended = True
                return
            if state["turn"] is None:
                await asyncio.wait_for(line.expect("state"), 2)  # or look whether it is time to go
                continue
            await self._step(line, state["turn"])

    async def _step(self, line: Line, turn: dict[str, Any]) -> None:
        t, more, after = self._idea(turn)
        try:
            answer = await line.asked(t, seat=self.seat, at=turn["at"], **more)
        except BaseException:
            self.unknown += 1
            self.may_be |= {after(written) for written in self.may_be}
            raise
        assert answer["t"] == "done", (answer, turn)
        self.acknowledged += 1
        self.may_be = {after(written) for written in self.may_be}
        self.n = answer["n"]
        self.passed.append(self.may_be)
        await line.until(lambda state: state["n"] >= answer["n"])

    def _idea(self, turn: dict[str, Any]) -> tuple[str, dict[str, Any], Callable[[Written], Written]]:
        """What to do, and what it does to the keys so far."""
        if turn["can_undo"] and self.rng.random() < 0.15:
            return "undo", {}, lambda written: written[:-1]
        if turn["held"] is not None:
            return "confirm", {}, lambda written: written
        key = self.rng.choice(turn["options"])["key"]
        more = {"keys": [key], "confirm": self.rng.random() < 0.5}
        return "choose", more, lambda written: (*written, key)


def on_disk(data: Path, table: str, seat: int) -> Written:
    """The keys of a seat: those for good, then those that can be taken back."""
    found: list[str] = []
    for rows in ("choices", "steps"):
        query = f"SELECT key FROM {rows} WHERE table_id = :table_id AND seat = :seat ORDER BY n"
        found += [key for (key,) in asked(data, query, table_id=table, seat=seat)]
    return tuple(found)


async def killed_now_and_then(server: Server, rng: random.Random) -> None:
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.2, 1.2))
        await asyncio.to_thread(server.restart)
    await asyncio.sleep(0.5)


async def seated(anna: Person, bea: Person, games: Sequence[str], rng: random.Random) -> list[Player]:
    """A table for each game: Anna's alone against le Roy, otherwise of both."""
    players: list[Player] = []
    for game in games:
        table = await anna.make(game, [ME] if game == "king" else [ME, FRIEND])
        if game != "king":
            await bea.join(table)
            players.append(Player(bea, table, 1, random.Random(rng.random())))
        players.append(Player(anna, table, 0, random.Random(rng.random())))
    return players


async def test_kill_at_random_moments_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    seed = int(os.environ.get("TROYES_KILL_SEED", random.randrange(10**6)))
    print(f"TROYES_KILL_SEED={seed}")  # noqa: T201
    rng = random.Random(seed)
    with served(tmp_path) as server:
        async with people(server.url, "Anna", "Bea") as (anna, bea, _):
            games = ("troyes", "troyes", "troyes", "king", "king", "troyes-dice", "troyes-dice", "troyes-dice")
            players = await seated(anna, bea, games, rng)
            going = True
            playing = [asyncio.create_task(player.play(lambda: going)) for player in players]
            await killed_now_and_then(server, rng)
            going = False
            await asyncio.gather(*playing)
            server.kill()
            for player in players:
                assert on_disk(tmp_path, player.table["id"], player.seat) in player.may_be, player.table["game"]
            assert sum(player.acknowledged for player in players) > 50
            server.start()  # and every table can be opened once more, and shows just that
            for player in players:
                async with player.person.line(player.table, seat=player.seat) as line:
                    state = await line.expect("state")
                if state["over"]:
                    at = f"/api/tables/{player.table['id']}/record"
                    record = await player.person.get(at)
                    replayed = troyes.replay(record)
                    assert replayed.over
                    made = tuple(key for seat, key in replayed.made() if seat == player.seat)
                    assert made == on_disk(tmp_path, player.table["id"], player.seat)


async def test_after_a_kill_everybody_goes_on_where_they_were(tmp_path: Path) -> None:
    """Guests, tables, open steps, a turn that waits to be ended, a bot that was thinking."""
    with served(tmp_path) as server:
        async with people(server.url, "Anna") as (anna, _):
            table = await anna.make("troyes-dice", [ME, HOT])
            async with anna.line(table, seat=0) as one, anna.line(table, seat=1) as two:
                turn = await one.my_turn()
                uses = (await one.choose(turn["options"][0]["key"]))["turn"]["options"]
                await one.choose(uses[0]["key"])
                other = await two.my_turn()
                await two.choose(other["options"][-1]["key"])
                seen = one.state, two.state
            robots = await anna.make("troyes-dice", [{"kind": "bot", "bot": "random"}])
            server.restart()
            n = seen[1]["n"]
            async with anna.line(table, seat=1, after=n) as two:
                await two.expect("table")
                assert await two.hear() == {"t": "pong", "n": n}
            async with anna.line(table, seat=0) as one, anna.line(table, seat=1) as two:
                assert (await one.expect("state"))["turn"] == seen[0]["turn"]
                assert (await two.expect("state"))["turn"] == seen[1]["turn"]
                assert (await one.undo())["turn"]["kind"] == "use"
                assert (await two.undo())["turn"]["kind"] == "die"
            async with anna.line(robots) as line:  # to look at it is enough
                await line.until(lambda state: state["over"])


async def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        async with people(server.url, "Anna") as (anna, _):
            table = await anna.make("troyes-dice", [ME, {"kind": "bot", "bot": "random"}])
            async with anna.line(table) as line:
                await line.until(lambda state: state["pending"] == [0])  # the bot has thought
        assert server.process is not None
        children = family(server.process.pid)
        assert len(children) > 1
        server.kill()
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}/cmdline").exists() and alive(pid) for pid in children):
        assert time.monotonic() < until, children
        await asyncio.sleep(0.05)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += family(int(child))
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if int(child) not in found:
                found += family(int(child))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_a_request_that_was_cut_off_is_done_once_or_not_at_all(tmp_path: Path) -> None:
    """Guests and tables too: what was answered is there afterwards."""
    with served(tmp_path) as server:
        async with people(server.url, "Anna") as (anna, _):
            known: list[str] = []

            async def makes() -> None:
                with suppress(httpx.TransportError):
                    while True:
                        table = await anna.make("troyes-dice", [ME])
                        known.append(table["id"])

            making = [asyncio.create_task(makes()) for _ in range(3)]
            while not known:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            server.kill()
            await asyncio.gather(*making)
            server.start()
            for id in known:
                assert (await anna.table({"id": id}))["status"] == "running"
            assert json.loads((await anna.ask("GET", "/api/me")).text)["id"] == anna.id
