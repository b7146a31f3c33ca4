"""A program at the table: becomes a guest, makes or joins a table, and plays a whole game over the public API.

    python examples/outside_bot.py http://localhost:8080                       # a table of its own, against two bots
    python examples/outside_bot.py http://localhost:8080 --table ID --key KEY  # a seat at somebody's table

It needs nothing of the product but its address: `pip install websockets` is enough. It plays at random; put your own
thoughts into `choose`.
"""

import argparse
import json
import random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


def choose(state: dict[str, Any]) -> str:
    """The key of the option to take. `state["view"]` is all that this seat may see."""
    return random.choice(state["turn"]["options"])["key"]


class Api:
    """The HTTP side: small requests, each with the token once there is one."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.token = ""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.server + path, data, headers, method=method), timeout=30) as answer:
            return json.load(answer)

    def line(self, table: str, key: str) -> ClientConnection:
        """The live line to a table."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/live?key={key}"
        return connect(address, additional_headers={"authorization": f"Bearer {self.token}"})


def play(line: ClientConnection) -> dict[str, Any]:
    """Answers every state in which something is asked, until the game is over. Returns the last state."""
    line.send(json.dumps({"t": "hello", "foresee": False}))
    answered = -1
    for text in line:
        message = json.loads(text)
        if message["t"] == "refused":
            raise SystemExit(f"refused: {message['why']}")
        if message["t"] != "state":
            continue
        if message["over"]:
            return message
        turn = message["turn"]
        if turn is None or turn["at"] == answered:  # not asked, or only others have moved since we answered
            continue
        answered = turn["at"]
        step: dict[str, Any] = {"id": f"{message['n']}", "seat": turn["seat"], "at": turn["at"]}
        if turn["held"] is not None:
            line.send(json.dumps({"t": "confirm", **step}))
        else:
            line.send(json.dumps({"t": "choose", **step, "keys": [choose(message)], "confirm": True}))
    raise SystemExit("the line was cut")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("server", nargs="?", default="http://localhost:8080")
    reader.add_argument("--game", default="troyes", choices=["troyes", "king", "troyes-dice"])
    reader.add_argument("--bots", type=int, default=2, help="how many bots of the house play along")
    reader.add_argument("--table", help="take a seat at this table instead")
    reader.add_argument("--key", default="", help="what opens it, from the link that a friend has sent")
    reader.add_argument("--name", default="Outsider")
    given = reader.parse_args()

    api = Api(given.server)
    api.token = api.ask("POST", "/api/guests", {"name": given.name, "token": True})["token"]
    if given.table is None:
        seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (0 if given.game == "king" else given.bots)
        table = api.ask("POST", "/api/tables", {"game": given.game, "seats": seats})
    else:
        table = api.ask("POST", f"/api/tables/{given.table}/join", {"key": given.key})
    with api.line(table["id"], given.key) as line:
        play(line)
    ending = api.ask("GET", f"/api/tables/{table['id']}/ending?key={given.key}")
    print(json.dumps({"table": table["id"], "scores": [score["total"] for score in ending["scores"]]}))  # noqa: T201


if __name__ == "__main__":
    main()
