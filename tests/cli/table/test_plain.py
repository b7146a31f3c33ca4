"""The parts of the table that know no game: any game is played from a list of its options."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.table.hands import WIDE, app_for, screen_text
from tests.registered import registered
from textual.widgets import Checkbox, Select

import troyes
from troyes import registry
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.bots.turn import think
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.choices import ChoiceList
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.play import TableScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.table.session import Session
from troyes.core.options import Flag, Number, Seat, Several


@pytest.fixture(autouse=True)
def plain() -> Iterator[None]:
    """No game has a board of its own."""
    with registered(*(replace(game, board="") for game in registry.descriptors())):
        yield


def table(app: TableApp) -> TableScreen:
    assert type(app.screen) is TableScreen, app.screen
    return app.screen


async def test_a_whole_game_is_played_from_the_list():
    app = app_for("Anna", seed=3, banquets=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        for _ in range(200):
            if isinstance(app.screen, ScoringScreen):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert app.session is not None
        assert app.session.game.over
        assert str(app.session.game.scores()[0].total) in screen_text(app)


async def test_an_option_tells_what_it_would_do_before_it_is_taken():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        decision = screen.session.decision
        assert decision is not None
        assert screen.query_one(ChoiceList).option_count == len(decision.options)
        await pilot.press("down")
        await pilot.pause()
        assert "Anna takes the red 6 for 1 denier." in screen.tray.text()
        assert "Anna takes" not in "\n".join(map(screen.words.tell, screen.session.log()))


async def test_steps_are_held_confirmed_and_taken_back():
    app = app_for("Anna", "Bob")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Look only if you are Anna" in screen_text(app)
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        session = table(app).session
        assert session.held is not None
        assert "End turn" in screen_text(app)
        await pilot.press("u", "u")
        assert session.held is None
        assert not session.can_undo()
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert "Pass the device to Bob" in screen_text(app)


async def test_the_list_keeps_its_place_in_another_language():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "l")
        await pilot.pause()
        choices = table(app).query_one(ChoiceList)
        assert choices.highlighted == 1
        assert "le 5 rouge" in str(choices.get_option_at_index(0).prompt)


async def test_a_table_of_bots_plays_itself_to_the_end():
    app = app_for("Hugues:random", "Isabeau:random")
    app.pace = 0.0
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(2000):
            await pilot.pause(0.01)
            if isinstance(app.screen, ScoringScreen):
                break
        assert isinstance(app.screen, ScoringScreen)


async def test_help_and_rules_are_there_for_every_game():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Choose from the list" in screen_text(app)
        assert "Signs" not in screen_text(app)


def test_a_step_is_foretold_up_to_what_it_reveals():
    game = troyes.new_game("troyes-dice", seed=7)
    session = Session(game, [SeatPlan("Anna")], Path("game.json"), "en")
    session.seat = 0
    assert [line.id for line in session.foretold(game.pending[0].options[0].key)] == ["dice-log-took"]
    game.play(0, game.pending[0].options[0])
    last = game.pending[0].options[0].key
    assert [line.id for line in session.foretold(last)] == ["dice-log-changed", "dice-log-gained"]


def test_a_bot_thinks_the_same_turn_out_in_the_same_way():
    game = troyes.new_game("troyes-dice", players=2, seed=7)
    alone = think("random", game.copy(), 1)
    game.play(0, game.pending[0].options[0])
    assert think("random", game.copy(), 1) == alone, "what others choose at the same time changes nothing"
    game.play(1, choose_for(make("random"), game, game.pending[1]))
    assert think("random", game.copy(), 1)


# -- the set-up ------------------------------------------------------------------------------------------------------

OPTIONS = (
    Flag("open_scores"),
    Several("bonus", values=("baker", "prior")),
    Seat("start_player"),
    Number("best", 3, low=1, high=5, words="table-setup-players"),
)


@pytest.fixture
def two_games() -> Iterator[None]:
    """A second game, with options of every kind."""
    dice, city = registry.descriptor("troyes-dice"), registry.descriptor("troyes")
    with registered(dice, replace(city, options=OPTIONS, presets=())):
        yield


@pytest.mark.usefixtures("two_games")
async def test_the_set_up_asks_what_the_picked_game_asks_for():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert not screen.query("#bonus-baker")
        screen.query_one("#game", Select).value = "troyes"
        await pilot.pause()
        await pilot.pause()
        assert [plan.bot for plan in screen.seats] == [None, "greedy"], "who is missing is a bot"
        screen.query_one("#bonus-prior", Checkbox).value = True
        screen.query_one("#players", Select).value = 4
        screen.query_one("#start-player", Select).value = 3
        await pilot.pause()
        screen._read()  # pyright: ignore[reportPrivateUsage]
        assert screen.options == {"open_scores": False, "bonus": ["prior"], "start_player": 3, "best": 3}
        screen.query_one("#players", Select).value = 3
        await pilot.pause()
        screen._read()  # pyright: ignore[reportPrivateUsage]
        assert screen.options["start_player"] is None, "nobody sits there any more"
        await pilot.press("l")
        await pilot.pause()
        await pilot.pause()
        assert screen.query_one("#bonus-prior", Checkbox).value
        assert "Jeu" in screen_text(app)


async def test_where_there_is_one_game_it_is_not_asked_for():
    app = TableApp(Settings())
    with registered(registry.descriptor("troyes-dice")):
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            assert not app.screen.query_one("#game-row").display
