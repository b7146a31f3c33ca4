"""Opening a table from disk and taking a step back, early and late in a game: `make bench ARGS=opening`.

The game is the longest there is: Troyes with four players and all modules. Late costs little more than early if settled
choices are cheap to play again and steps are taken back from what is kept.
"""

import json
import random
import time
from statistics import median
from typing import Any

from websockets.sync.client import ClientConnection, connect

from bench.serving import Served, served

TRIES = 7
BAR_OPEN_MS, BAR_UNDO_MS = 50.0, 20.0
PLAN = {
    "game": "troyes",
    "seats": [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}, {"kind": "hot"}],
    "options": {
        "characters": "ladies",
        "activities": "both",
        "events": "both",
        "purple_die": True,
        "ramparts": True,
        "tournament": True,
    },
}


class Player:
    """Plays all four seats at random over the public API."""

    def __init__(self, server: Served, token: str, table: dict[str, Any]) -> None:
        headers = {"authorization": f"Bearer {token}"}
        self.line: ClientConnection = connect(server.line(table), additional_headers=headers, max_size=None)
        self.rng = random.Random(1)
        self.state: dict[str, Any] = {}
        self.choices = 0
        self.send(t="hello", foresee=False)
        self.until("state")

    def send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def until(self, tag: str) -> dict[str, Any]:
        while True:
            message = json.loads(self.line.recv(timeout=30))
            if message["t"] == "refused":
                raise SystemExit(f"refused: {message['why']}")
            if message["t"] == "state":
                self.state = message
            if message["t"] == tag:
                return message

    def step(self, confirm: bool = True) -> None:
        turn = self.asked()
        key = self.rng.choice(turn["options"])["key"]
        self.send(t="choose", id="x", seat=turn["seat"], at=turn["at"], keys=[key], confirm=confirm)
        self.until("done")
        self.choices += 1

    def asked(self) -> dict[str, Any]:
        """What must be chosen, at whichever seat."""
        while self.state["turn"] is None:
            self.send(t="sit", seat=self.state["pending"][0])
            self.until("state")
        return self.state["turn"]

    def undo_ms(self) -> float:
        """Takes a step and takes it back: from sending until the answer."""
        while True:
            turn = self.asked()
            key = self.rng.choice(turn["options"])["key"]
            self.send(t="choose", id="x", seat=turn["seat"], at=turn["at"], keys=[key])
            self.until("done")
            turn = self.asked()
            if turn["can_undo"]:
                break
        began = time.perf_counter()
        self.send(t="undo", id="x", seat=turn["seat"], at=turn["at"])
        self.until("done")
        return 1000 * (time.perf_counter() - began)


def opening_ms(server: Served, token: str, table: dict[str, Any]) -> float:
    """The first question about a table that is only on disk."""
    server.again()
    server.ask("GET", "/api/games")
    began = time.perf_counter()
    server.ask("GET", f"/api/tables/{table['id']}", token=token)
    return 1000 * (time.perf_counter() - began)


def told(what: str, early: list[float], late: list[float], bar: float) -> None:
    verdict = "ok" if median(late) < bar else "ABOVE THE BAR"
    print(f"  {what:<22}{median(early):6.1f} ms early {median(late):8.1f} ms late (bar: {bar:g})  {verdict}")


def compare() -> None:
    with served() as server:
        token = server.guest("bench")
        early, late = (server.ask("POST", "/api/tables", PLAN, token) for _ in range(2))
        beginner, veteran = Player(server, token, early), Player(server, token, late)
        for _ in range(20):
            beginner.step()
        early_undos = [beginner.undo_ms() for _ in range(TRIES)]
        late_undos: list[float] = []
        while not veteran.state["over"]:
            if veteran.state["view"]["round"] == veteran.state["view"]["rounds"] and len(late_undos) < TRIES:
                late_undos.append(veteran.undo_ms())
            veteran.step()
        for player in (beginner, veteran):
            player.line.close()
        early_openings = [opening_ms(server, token, early) for _ in range(TRIES)]
        late_openings = [opening_ms(server, token, late) for _ in range(TRIES)]
    print(f"\nTroyes, four players, all modules: {beginner.choices} steps in, and {veteran.choices} steps to its end:")
    told("opening it from disk", early_openings, late_openings, BAR_OPEN_MS)
    told("taking a step back", early_undos, late_undos, BAR_UNDO_MS)
