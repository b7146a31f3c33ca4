"""The soak notices what is wrong, and notes what it has played."""

from pathlib import Path

import pytest
from bench.soak import player, run
from bench.tally import Tally
from tests.dice.invariants import check_step

import troyes
from troyes.dice.game import DiceGame
from troyes.dice.sheet import Sheet
from troyes.dice.walk import Walk
from troyes.work.where import Where


@pytest.mark.parametrize("what", ["dice", "city"])
def test_a_share_is_noted_in_a_file_of_its_own_and_stops_when_its_time_is_up(what: str, tmp_path: Path) -> None:
    tally = Tally(tmp_path / "share.json")
    here = Where(jobs=1)
    assert run(what, 2_000_000, 2_000_002, here, tally) == 0
    assert Tally(tmp_path / "share.json").ranges(what) == [(2_000_000, 2_000_002)]
    assert run(what, 2_000_000, 2_001_000, here, tally, seconds=0) == 0
    assert 2 < tally.games(what) < 1000


def test_a_game_whose_check_fails_is_named_and_not_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(before: Walk, after: Walk) -> None:
        raise AssertionError("something came off the paper")

    monkeypatch.setattr("bench.soak_dice.check_step", fails)
    tally = Tally(tmp_path / "share.json")
    assert run("dice", 7, 9, Where(jobs=1), tally) == 1
    assert "dice, game 7" in capsys.readouterr().err
    assert tally.games("dice") == 0


@pytest.mark.parametrize(
    ("wrong", "better"),
    [
        ({"drawn": 0}, {"drawn": 1}),
        ({"held": -1}, {}),  # one less in stock than was circled and not paid: what was paid may only grow
        ({"crossed": 1}, {}),
        ({"written": 1}, {}),
    ],
)
def test_a_sheet_that_loses_what_stood_on_it_is_noticed(wrong: dict[str, int], better: dict[str, int]) -> None:
    game = troyes.new_game("troyes-dice", seed=3)
    assert isinstance(game, DiceGame)
    begun = game.walks[0]

    def changed(by: dict[str, int]) -> Walk:
        paper = begun.sheet
        numbers = [getattr(paper, name) + by.get(name, 0) for name in ("drawn", "crossed", "held", "written")]
        return Walk(begun.seat, Sheet(*numbers), begun.stage, begun.place, begun.now, begun.line, begun.log)

    before, after = changed(better), changed(wrong)
    if "held" in wrong:
        before, after = after, before  # what was paid comes back
    check_step(before, before)
    with pytest.raises(AssertionError):
        check_step(before, after)


def test_a_number_says_everything_about_its_game() -> None:
    assert player("dice")(1_234_567) == player("dice")(1_234_567)
