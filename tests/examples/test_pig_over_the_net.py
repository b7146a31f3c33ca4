"""A game and a bot from another package, over the net: made, played, looked back at and verified as ours are."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.examples.outside import PIG
from tests.examples.test_pig import command
from tests.server.serving import ME, Person, Server, people, refused, served

CAREFUL = "troyes_pig.bot:Careful"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    paths = [str(PIG), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    with served(tmp_path, bots=CAREFUL) as found:
        yield found


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


async def play_out(person: Person, table: dict[str, Any]) -> None:
    async with person.line(table) as line:
        while True:
            state = await line.until(lambda state: state["over"] or state["turn"] is not None)
            if state["over"]:
                return
            await line.choose(state["turn"]["options"][-1]["key"], confirm=True)


async def test_it_is_played_looked_back_at_and_verified(server: Server, tmp_path: Path) -> None:
    async with people(server.url, "Anna") as (anna, _):
        table = await anna.make("pig", [ME, bot("random"), bot(CAREFUL)], options={"goal": 30})
        await asyncio.wait_for(play_out(anna, table), 60)
        at = f"/api/tables/{table['id']}"
        end = await anna.get(f"{at}/ending")
        assert max(score["total"] for score in end["scores"]) >= 30
        replay = await anna.get(f"{at}/replay")
        assert (replay["game"], replay["over"], replay["options"]) == ("pig", True, {"goal": 30})
        first = (await anna.get(f"{at}/replay/states?first=0&count=1&eyes=0"))["states"][0]
        assert first["view"]["points"] == [0, 0, 0]
        record = await anna.get(f"{at}/record")
        assert (await anna.get("/api/me/record"))["games"][0]["game"] == "pig"
    file = tmp_path / "pig.json"
    file.write_text(json.dumps(record), "utf-8")
    assert "die" in command("verify", file)


async def test_the_catalogue_has_its_option_and_the_operators_bot(server: Server) -> None:
    async with people(server.url, "Anna") as (anna, _):
        told = await anna.get("/api/games")
        game = next(game for game in told["games"] if game["name"] == "pig")
        goal = game["options"][0]
        assert (goal["kind"], goal["usual"], goal["low"], goal["high"]) == ("number", 100, 20, 500)
        assert told["bots"][-1] == CAREFUL
        assert (game["bots"], game["usual_bot"]) == (["random", CAREFUL], "random")
        words = (await anna.ask("GET", "/api/words/pig/fr")).text
        assert "pig-option-roll" in words


async def test_what_it_does_not_have_is_refused(server: Server) -> None:
    async with people(server.url, "Anna") as (anna, _):

        async def asked(seats: list[dict[str, str]], **options: Any) -> Any:
            return await anna.ask("POST", "/api/tables", {"game": "pig", "seats": seats, "options": options})

        refused(await asked([ME, bot("greedy")]), 422, "option-bot-game")
        refused(await asked([ME, bot("os:system")]), 422, "option-bot")
        refused(await asked([ME, bot("random")], goal=7), 422, "option-bad")
        refused(await anna.ask("GET", "/api/rules/pig/en"), 422, "option-game")
        table = await anna.make("pig", [ME, {"kind": "bot"}])
        assert table["seats"][1]["bot"] == "random"  # nobody else knows the game
