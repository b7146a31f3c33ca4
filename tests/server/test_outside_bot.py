"""A program that knows nothing but the server's address takes a seat and plays a whole game."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from tests.server.serving import FRIEND, ME, inside, people

BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"


async def plays(*words: str) -> dict[str, Any]:
    program = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, trouble = await asyncio.wait_for(program.communicate(), 60)
    assert program.returncode == 0, trouble.decode()
    return json.loads(out)


async def test_it_plays_games_of_its_own(tmp_path: Path) -> None:
    async with inside(tmp_path) as place:
        one, two = await asyncio.gather(
            plays(place.url, "--game", "king"), plays(place.url, "--game", "troyes-dice", "--bots", "1")
        )
        assert len(one["scores"]) == 2  # le Roy's too
        assert len(two["scores"]) == 2
        for told in (one, two):
            assert place.services.tables.rooms[told["table"]].game.over


async def test_it_takes_a_seat_at_somebodys_table(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, FRIEND])
        outsider = asyncio.create_task(
            plays(place.url, "--table", table["id"], "--key", table["key"], "--name", "Outsider")
        )
        async with anna.line(table) as line:
            while not (line.state and line.state["over"]):
                state = await line.until(lambda state: state["over"] or state["turn"] is not None)
                if not state["over"]:
                    await line.choose(state["turn"]["options"][0]["key"], confirm=True)
        told = await outsider
        assert (await anna.table(table))["seats"][1]["name"] == "Outsider"
        end = await anna.get(f"/api/tables/{table['id']}/ending")
        assert told["scores"] == [score["total"] for score in end["scores"]]
