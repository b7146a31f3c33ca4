"""Positions of version 0.1.0 are the same moments: what they say, and what can be chosen there."""

import pytest
from tests.before.kept import FILES, names, read, with_numbers

import troyes


@pytest.mark.parametrize("name", names("positions"))
def test_the_moment_is_what_it_was(name: str) -> None:
    kept = read(FILES / "positions" / f"{name}.json.gz")
    for row in kept:
        position = with_numbers(row["position"])
        game = troyes.from_position(position)
        assert game.position() == position
        offered = [[one.seat, one.kind, [option.key for option in one.options]] for one in game.pending]
        assert offered == row["offered"]
        assert [score.total for score in game.scores()] == row["scores"]


@pytest.mark.parametrize("name", names("positions"))
def test_the_game_goes_on(name: str) -> None:
    for row in read(FILES / "positions" / f"{name}.json.gz")[::5]:
        game = troyes.from_position(row["position"])
        while game.pending:
            game.play(game.pending[0].seat, game.pending[0].options[0])
        assert troyes.replay(game.record()).position() == game.position()


def test_every_step_of_troyes_is_among_them() -> None:
    found = {
        row["position"]["step"] for name in ("base", "ladies") for row in read(FILES / "positions" / f"{name}.json.gz")
    }
    assert len(found) == 20
