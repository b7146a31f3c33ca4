"""Records of version 0.1.0 are the same games."""

import pytest
from tests.before.kept import FILES, lost, names, read

import troyes


@pytest.mark.parametrize("name", names("records"))
def test_the_game_is_what_it_was(name: str) -> None:
    kept = read(FILES / "records" / f"{name}.json.gz")
    game = troyes.replay(kept["record"])
    record = game.record()
    assert not lost(kept["record"], record)  # seed, options, choices, draws, numbers, scores, checksum
    assert record["numbers"] == kept["record"]["numbers"]
    assert [[score.total, dict(score.lines)] for score in game.scores()] == kept["scores"]
    assert list(game.winners() if game.over else ()) == kept["winners"]
    assert not lost(kept["position"], game.position())
    assert len(game.log) == kept["log"]


def test_an_unfinished_game_goes_on() -> None:
    game = troyes.replay(read(FILES / "records" / "unfinished.json.gz")["record"])
    while game.pending:
        game.play(game.pending[0].seat, game.pending[0].options[0])
    assert troyes.replay(game.record()).position() == game.position()
