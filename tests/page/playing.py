"""A page without a browser: its door, something that keeps what it is given, and somebody who plays."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from troyes.page.door import Door
from troyes.page.shelf import MemoryShelf
from troyes.page.thinking import Mind, MindHere


class Page:
    def __init__(self, shelf: MemoryShelf | None = None, mind: Mind | None = None) -> None:
        self.shelf = shelf or MemoryShelf()
        self.door = Door(self.shelf, mind or MindHere())
        self.door.house.tables.bot_pause = 0.0
        self.heard: list[dict[str, Any]] = []
        self.ended: list[int] = []
        self._line: asyncio.Future[None] | None = None
        self._number = 0
        """Of the line: each has its own, as in a browser."""
        self._tags = 0

    async def ask(self, method: str, path: str, body: Any = None, lang: str = "en") -> Any:
        answer = await self.door.ask(method, path, lang, b"" if body is None else json.dumps(body).encode())
        assert answer.status == 200, answer
        return json.loads(answer.body) if answer.kind == "application/json" else answer.body.decode()

    async def refused(self, method: str, path: str, body: Any = None, lang: str = "en") -> dict[str, Any]:
        answer = await self.door.ask(method, path, lang, b"" if body is None else json.dumps(body).encode())
        assert answer.status >= 400, answer
        return json.loads(answer.body)

    async def arrive(self) -> "Page":
        await self.door.open()
        await self.ask("POST", "/api/guests", {"name": "Ana", "lang": "en"})
        return self

    async def table(self, game: str, seats: Sequence[dict[str, str]], **more: Any) -> str:
        return (await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **more}))["id"]

    # -- at a table --------------------------------------------------------------------------------------------------

    async def sit(self, table: str) -> None:
        self.heard.clear()
        self.door.drive(table, True)
        self._number += 1
        line = self.door.dial(self._number, table, lambda text: self.heard.append(json.loads(text)), self.ended.append)
        self._line = asyncio.ensure_future(line)
        self.door.say(self._number, json.dumps({"t": "hello", "after": 0, "seat": None, "watch": False}))
        await self.until("state")

    def close(self) -> None:
        """As a tab that is closed, or killed: nobody is told."""
        self.door.hang_up(self._number)

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while True:
                for message in reversed(self.heard):
                    if message["t"] == kind and all(message[name] == value for name, value in fields.items()):
                        return message
                await asyncio.sleep(0.002)

    async def my_turn(self) -> dict[str, Any]:
        """Until there is something to choose: a bot may have begun."""
        async with asyncio.timeout(20):
            while not self.state["turn"]:
                await asyncio.sleep(0.002)
        return self.state["turn"]

    @property
    def state(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["t"] == "state")

    async def say(self, t: str, **fields: Any) -> dict[str, Any]:
        """Says something and waits for the answer to it."""
        self._tags += 1
        tag = str(self._tags)
        self.door.say(self._number, json.dumps({"t": t, "id": tag, **fields}))
        async with asyncio.timeout(20):
            while True:
                for message in self.heard:
                    if message.get("id") == tag and message["t"] != "hinting":
                        return message
                await asyncio.sleep(0.002)

    async def choose(self, key: str) -> dict[str, Any]:
        turn = self.state["turn"]
        return await self.say("choose", seat=turn["seat"], at=turn["at"], keys=[key], confirm=False)

    async def step(self) -> None:
        """The first thing that is offered, or the end of the turn."""
        turn = self.state["turn"]
        if turn["held"]:
            answer = await self.say("confirm", seat=turn["seat"], at=turn["at"])
        else:
            answer = await self.choose(turn["options"][0]["key"])
        assert answer["t"] == "done", answer

    async def play_on(self, until_over: bool = True, steps: int = 2000) -> None:
        async with asyncio.timeout(60):
            while not self.state["over"] and steps:
                if self.state["turn"]:
                    await self.step()
                    steps -= 1
                else:
                    await asyncio.sleep(0.002)
