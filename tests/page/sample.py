"""A sample of the contract's checks, to be made in a page's Python as well."""

import random

from tests import contract

import troyes

GAMES = {
    "troyes": {"players": 2, "activities": "both", "ramparts": True},
    "king": {},
    "troyes-dice": {"players": 2, "banquets": True},
}
APART = 50
"""Every so many choices all is checked."""


def checked() -> dict[str, int]:
    """How often each game was looked at. A check that fails raises."""
    found: dict[str, int] = {}
    for name, options in GAMES.items():
        rng = random.Random(name)
        game = troyes.new_game(name, seed="a sample of the contract", **options)
        found[name] = 0
        while game.pending:
            look_at(game, rng)
            found[name] += 1
            contract.play_random(game, rng, APART)
        contract.check_replay(game)
        contract.check_scores(game)
    return found


def look_at(game: troyes.Game, rng: random.Random) -> None:
    decision = game.pending[0]
    contract.check_decisions(game)
    contract.check_refusals(game, ["no such key", ""])
    contract.check_copies(game)
    contract.check_replay(game)
    contract.check_position(game)
    contract.check_views(game)
    contract.check_scores(game)
    contract.check_guess(game, decision.seat, rng)
    contract.check_ahead(game, decision)
    contract.check_plans(game, decision)
