"""A game from another package is at home here: nothing but its own folder knows of it."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import contract
from tests.cli.table.hands import WIDE, screen_text
from tests.examples.outside import environment, pig_installed
from textual.widgets import Input

import troyes
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.play import TableScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.core.table import Table


@pytest.fixture
def pig() -> Iterator[None]:
    with pig_installed():
        yield


def command(*words: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "troyes", *map(str, words)],
        env={**environment(), "TROYES_LANG": "en", "COLUMNS": "120"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def record(pig: None, tmp_path: Path) -> Path:
    """A finished game."""
    game = play_out(troyes.new_game("pig", players=3, seed=2, goal=30), [make("random", seat) for seat in range(3)])
    file = tmp_path / "pig.json"
    file.write_text(json.dumps(game.record()), "utf-8")
    return file


@pytest.mark.usefixtures("pig")
def test_it_keeps_the_contract():
    game = troyes.new_game("pig", players=2, seed="contract", goal=40)
    rng = random.Random(3)
    while game.pending:
        contract.check_decisions(game)
        contract.check_refusals(game, ["roll", "hold"])
        contract.check_copies(game)
        contract.check_position(game)
        contract.check_views(game)
        contract.check_replay(game)
        contract.check_guess(game, 0, rng)
        contract.check_ahead(game, game.pending[0])
        contract.play_random(game, rng, 1)
    assert game.scores()[game.winners()[0]].total >= 40


@pytest.mark.usefixtures("pig")
def test_its_options_are_checked_as_ours_are():
    for goal in (19, 501, "40", None):
        with pytest.raises(troyes.OptionError, match="goal"):
            troyes.new_game("pig", goal=goal)
    with pytest.raises(troyes.OptionError, match="no option"):
        troyes.new_game("pig", bonus=())


@pytest.mark.usefixtures("pig")
def test_a_turn_is_ended_on_purpose_and_no_roll_is_taken_back():
    table = Table(troyes.new_game("pig", seed=4))
    assert not table.choose(0, "roll")
    assert not table.can_undo(0)
    assert table.choose(0, "hold")
    assert table.undo(0)
    table.choose(0, "hold")
    table.confirm(0)
    assert table.decision(0) is None
    assert not table.can_undo(0)


def test_without_its_package_it_is_not_known():
    with pytest.raises(troyes.OptionError, match="pig"):
        troyes.new_game("pig")
    assert "pig" not in troyes.games()


def test_it_is_listed_and_its_option_is_told():
    assert "goal" in command("games")
    told = " ".join(command("simulate", "--help").split())
    assert "--goal" in told
    assert "Pig: Goal" in told


def test_it_is_simulated(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    usual = ("--bots", "random", "--games", "5", "--jobs", "1", "--seed", "1")
    assert "random" in command("simulate", "pig", *usual, "--goal", "30", "--players", "3", "--out", out)
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert len(rows) == 5
    assert all(row["title"] == "pig" and row["options"] == {"goal": 30} for row in rows)


def test_it_is_laddered_with_a_bot_from_outside():
    told = command(
        "ladder", "pig", "--bots", "random,troyes_pig.bot:Careful", "--games", "10", "--jobs", "1", "--seed", "1"
    )
    assert "Careful" in told


def test_its_record_is_told_and_verified(record: Path):
    assert "keeps" in command("replay", record)
    assert "die" in command("verify", record)


async def test_it_is_played_in_the_terminal(pig: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    app = TableApp(Settings("pig", [SeatPlan("Anna"), SeatPlan("Bot", "random")], {"goal": 20}, seed=3))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Roll" in screen_text(app)
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen), "nobody could give a hint"
        for _ in range(300):
            if isinstance(app.screen, ScoringScreen):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert "Points" in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen), "nor study it"


async def test_the_set_up_asks_for_its_option(pig: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    app = TableApp(Settings("pig"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert "Goal" in screen_text(app)
        app.screen.query_one("#goal", Input).value = "7"
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert "20 … 500" in app.screen.trouble


def test_a_package_that_is_broken_keeps_nobody_from_our_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "broken-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", "utf-8")
    (folder / "entry_points.txt").write_text("[troyes.games]\nbroken = nowhere.at_all:GAME\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pig_installed():
        with pytest.warns(RuntimeWarning, match="nowhere"):
            assert troyes.games() == ("troyes", "king", "troyes-dice", "pig")
        assert troyes.new_game("pig").pending[0].prompt().text("fr") == "Lancez le dé."
