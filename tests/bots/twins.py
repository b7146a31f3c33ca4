"""Two tables that one seat cannot tell apart."""

import random
from collections.abc import Iterator

from tests import contract
from tests.city.test_secrets import with_other_secrets

import troyes


def twins(players: int) -> Iterator[tuple[troyes.Game, troyes.Game]]:
    """Moments of a game of Troyes, each twice: with other secrets, another deck, another future."""
    rng = random.Random(players)
    game = troyes.new_game("troyes", players=players, seed=8)
    for at in range(12):
        contract.play_random(game, rng, 9)
        if not game.pending:
            assert at >= 8
            return
        position, seat = game.position(), game.pending[0].seat
        here = troyes.from_position(position, seed=1)
        yield here, troyes.from_position(with_other_secrets(position, seat, rng), seed=2, rolls=[6, 6, 6, 6])
