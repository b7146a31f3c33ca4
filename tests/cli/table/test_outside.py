"""Bots of other packages at the table: they sit down like ours, and one that fails leaves a game that can go on."""

from pathlib import Path

import pytest
from tests.cli.table.hands import WIDE, table
from tests.cli.table.minds import until

import troyes
from troyes.cli import saves
from troyes.cli.seats import Wish, plan_seats
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.voice import Voice

BOTS = """
class Steady:
    def choose(self, decision, view, guess):
        return decision.options[0]

class Broken:
    def choose(self, decision, view, guess):
        raise RuntimeError("not today")
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "table_guests.py").write_text(BOTS)
    monkeypatch.syspath_prepend(tmp_path)


def app_with(bot: str) -> TableApp:
    return TableApp(Settings(seats=[SeatPlan("Anna"), SeatPlan("Guest", f"table_guests:{bot}")], seed=7, lang="en"))


async def test_it_plays_its_turn() -> None:
    app = app_with("Steady")
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: any(seat == 1 for seat, _ in table(app).session.game.made()))


async def test_one_that_fails_ends_the_evening_and_the_game_is_kept() -> None:
    app = app_with("Broken")
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.session is not None and app.session.trouble is not None)
    assert app.session is not None
    assert isinstance(app.session.trouble, troyes.BotError)
    assert "“table_guests:Broken” in seat 2 failed. RuntimeError: not today" in str(app.session.trouble)
    assert saves.read(app.session.path).seats[1].bot == "table_guests:Broken"


def test_it_is_called_by_its_class() -> None:
    wish = Wish("troyes-dice", None, "Anna", "table_guests:Steady", {}, None, False, None)
    assert [seat.name for seat in plan_seats(wish, Voice("en"))] == ["Anna", "Steady"]
