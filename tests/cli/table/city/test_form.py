"""The Ladies of Troyes in the set-up: with one choice, or option by option."""

from typing import Any

import pytest
from tests.cli.table.city.hands import table
from tests.cli.table.hands import WIDE, screen_text
from textual.pilot import Pilot
from textual.widgets import Select

from troyes.city.descriptor import MODULES as LADIES
from troyes.city.descriptor import TROYES
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.page import picked

MODULES = {option.name: option.usual for option in TROYES.in_group("ladies")}
FIVE = {**MODULES, **LADIES}
EVERYTHING = {**FIVE, "open_character": True, "tournament": True}


def asked(app: TableApp) -> list[str]:
    """The options of the expansion that can be chosen one by one now."""
    screen = app.screen
    assert isinstance(screen, SetupScreen)
    rows = {name: screen.query_one(f"#{name.replace('_', '-')}").parent for name in MODULES}
    return [name for name, row in rows.items() if row is not None and row.display]


async def pick(pilot: Pilot[None], **values: Any) -> None:
    for id, value in values.items():
        pilot.app.screen.query_one(f"#{id.replace('_', '-')}", Select).value = value
        await pilot.pause()


async def begun(pilot: Pilot[None]) -> dict[str, Any]:
    """Starts the game: the options of the expansion that it is played with."""
    await pilot.press("ctrl+s")
    await pilot.pause()
    app = pilot.app
    assert isinstance(app, TableApp)
    assert app.session is not None
    return {name: app.session.game.options[name] for name in MODULES}


def chosen(app: TableApp) -> str:
    assert isinstance(app.screen, SetupScreen)
    return picked(app.screen, "ladies")


@pytest.mark.parametrize(
    ("choice", "players", "played"),
    [
        ("none", 3, MODULES),
        ("ladies", 3, FIVE),
        ("ladies_all", 3, EVERYTHING),
        ("ladies_all", 2, {**EVERYTHING, "tournament": False}),
    ],
)
async def test_one_choice_is_enough(choice: str, players: int, played: dict[str, Any]):
    app = TableApp(Settings("troyes", seed=1))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert chosen(app) == "none", "the base game, unless more is wanted"
        await pick(pilot, players=players, ladies=choice)
        assert asked(app) == []
        assert await begun(pilot) == played


async def test_each_part_can_be_chosen_by_itself():
    app = TableApp(Settings("troyes", seed=1))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pick(pilot, ladies="own")
        assert asked(app) == [name for name in MODULES if name != "tournament"], "a tournament is not for two"
        await pick(pilot, events="ladies", ramparts=True, players=4)
        assert asked(app) == list(MODULES)
        await pick(pilot, tournament=True)
        assert app.words("city-setup-tournament") in screen_text(app)
        await pick(pilot, players=2)
        assert await begun(pilot) == {**MODULES, "events": "ladies", "ramparts": True}


async def test_what_was_picked_stays_when_the_language_changes_and_for_the_next_game():
    app = TableApp(Settings("troyes", seed=1))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pick(pilot, ladies="ladies_all", lang="fr")
        await pilot.pause()
        assert chosen(app) == "ladies_all"
        assert "Tout, variantes comprises" in screen_text(app)
        await begun(pilot)
        again = Settings("troyes", [], table(app).session.game.options_data())
    app = TableApp(again)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert chosen(app) == "ladies_all"


@pytest.mark.parametrize(
    ("options", "shown"),
    [({}, "none"), (LADIES, "ladies"), ({"ramparts": True}, "own"), ({**FIVE, "open_character": True}, "own")],
)
async def test_options_of_the_command_are_filled_in(options: dict[str, Any], shown: str):
    seats = [SeatPlan("Anna"), SeatPlan("Ben"), SeatPlan("Cleo")]
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        app.push_screen(SetupScreen(Settings("troyes", seats, options)))
        await pilot.pause()
        assert chosen(app) == shown
        assert bool(asked(app)) == (shown == "own")


async def test_the_kings_challenge_does_not_ask_for_it():
    app = TableApp(Settings("king"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert not app.screen.query("#ladies")
        assert not app.screen.query("#ramparts")
