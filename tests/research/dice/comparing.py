"""A game of Troyes Dice played by the engine and by its flat twin, compared after every choice."""

import random
from typing import Any

import numpy as np

import troyes
from troyes.dice.game import DiceGame
from troyes.research.dice.bridge import row_of, seat_of
from troyes.research.dice.fields import SEAT, TABLE
from troyes.research.dice.one import Twin

SEATS = [1] * 8 + [2] * 4 + [3] * 2 + [4] * 2 + [5, 6, 7, 8, 9, 10]
OWNERS: list[dict[str, Any] | None] = [
    None,
    None,
    None,
    {"wheel": {"prices": [[1, "influence"], [2, "any"], [0, "any"], [1, "knowledge"]], "attack_from_day": 1}},
    {"resources": {"start": 9, "citizens_at": [1, 2, 3, 10, 11, 12, 18]}, "buildings": {"work_citizens": 6}},
    {
        "buildings": {
            "cathedral_numbers": [3, 0, 5, 1, 6, 2],
            "cathedral": ["bishopric", "cathedral", "city_hall", "great_hall", "counts_palace", "fortress"],
            "links": [["cathedral", 1, 6, "knowledge", 6], ["fortress", 2, 5, "white citizen", 3]],
        },
        "citizens": {
            "resources_at": [1, 2, 3, 4, 5],
            "work_building_at": [2, 4, 6, 8, 10],
            "prestige_at": 4,
            "pair_at": 9,
        },
    },
]
"""Printed numbers that owners might have."""


def game_of(number: int) -> tuple[DiceGame, random.Random]:
    """The number says all about a game: seats, options, seed, and who chooses what."""
    rng = random.Random(number)
    numbering = rng.choice(["first", "rising", "falling", rng.sample(range(1, 7), 6)])
    options = {"numbering": numbering, "banquets": rng.random() < 0.6, "cards": rng.choice(OWNERS)}
    game = troyes.new_game("troyes-dice", players=rng.choice(SEATS), seed=number, **options)
    assert isinstance(game, DiceGame)
    return game, rng


def compare(number: int) -> int:
    """Plays a numbered game, and tells how many choices it had.

    The legal set and all of the seat that chooses are compared at every choice, everything that there is at the end of
    every half day, observations and points at many choices.
    """
    game, rng = game_of(number)
    twin = Twin.of(game)
    choices = 0
    while pending := game.pending:
        assert twin.pending == [decision.seat for decision in pending]
        decision = rng.choice(pending)
        seat = decision.seat
        assert np.flatnonzero(twin.mask(seat)).tolist() == sorted(decision.codes)
        if rng.random() < 0.3:
            assert twin.observe(seat).tobytes() == game.observe(seat).tobytes()
            assert twin.points() == [score.total for score in game.scores()]
        code = rng.choice(decision.codes)
        half_day = game.half.turn
        game.play(seat, code)
        twin.play(seat, code)
        state = twin.state()
        if game.half.turn == half_day and not game.over:
            at = TABLE + SEAT * seat
            assert state[at : at + SEAT].tolist() == seat_of(game, seat)
        else:
            assert state.tobytes() == row_of(game).tobytes()
        choices += 1
    assert twin.over
    assert twin.pending == []
    assert twin.points() == [score.total for score in game.scores()]
    assert twin.words[:4].tolist() == list(game.rng.state()[:4])
    for seat in range(game.players):
        assert twin.observe(seat).tobytes() == game.observe(seat).tobytes()
    return choices
