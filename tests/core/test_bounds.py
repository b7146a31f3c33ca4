"""No game goes beyond its bounds, however it is played."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests import contract
from tests.core.test_contract import IDS, TABLES, begin

import troyes
from troyes import Decision

every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)
LINGERS = ("reroll", "turn", "hire", "use", "roll")


def any_of_them(decision: Decision, rng: random.Random) -> int:
    return rng.choice(decision.codes)


def lingering(decision: Decision, rng: random.Random) -> int:
    """Whatever ends no turn."""
    keys = decision.vocabulary.keys
    longer = [code for code in decision.codes if keys[code].split()[0] in LINGERS]
    return rng.choice(longer or [code for code in decision.codes if keys[code] != "pass"] or decision.codes)


@every_table
@pytest.mark.parametrize("way", [any_of_them, lingering])
def test_no_game_goes_beyond_its_bounds(
    table: tuple[str, int, dict[str, Any]], way: Callable[[Decision, random.Random], int]
) -> None:
    game, rng = begin(table, "bounds"), random.Random(1)
    bounds = game.bounds()
    while game.pending:
        decision = rng.choice(game.pending)
        game.play(decision.seat, way(decision, rng))
    assert len(game.made()) <= bounds.choices
    totals = [score.total for score in game.scores()]
    assert bounds.low <= min(totals) <= max(totals) <= bounds.high


CHOICES = {("troyes", 2): 4800, ("troyes", 3): 6000, ("troyes", 4): 7200, ("king", 1): 4800}
"""As docs/research.md has them."""


@every_table
def test_the_bounds_are_those_that_are_told(table: tuple[str, int, dict[str, Any]]) -> None:
    """Those of Troyes Dice follow from its sheet."""
    game = begin(table, "bounds")
    bounds = game.bounds()
    assert bounds == begin(table, "other").bounds()
    if game.name == "troyes-dice":
        assert bounds == (128 * game.players, 0, 60 + 27 + 72)
    else:
        assert bounds == (CHOICES[game.name, game.players], -8, 999)


def richest(game: troyes.Game) -> dict[str, Any]:
    """Its position with as many points as a position can hold, for every side, and with means to make more."""
    position = game.position()
    for family in position["families"]:
        family |= {"vp": 999, "deniers": 999}
    if game.name == "king":
        position["neutral"]["vp"] = 999
    return position


@pytest.mark.parametrize("table", TABLES[:7], ids=IDS[:7])
def test_what_a_position_gives_is_counted_in(table: tuple[str, int, dict[str, Any]]) -> None:
    """Its points come on top of those that are made, for le Roy as well."""
    game = contract.play_random(begin(table, "rich"), random.Random(1), 60)
    placed = troyes.from_position(richest(game), seed=1)
    most = max(score.total for score in placed.scores())
    bounds = placed.bounds()
    assert bounds == (game.bounds().choices, -8, 999 + most)
    contract.play_random(placed, random.Random(2))
    assert 999 < max(score.total for score in placed.scores()) <= bounds.high
    assert placed.bounds() == bounds == troyes.replay(placed.record()).bounds()


@pytest.mark.parametrize("table", TABLES[7:], ids=IDS[7:])
def test_a_sheet_has_no_room_for_more(table: tuple[str, int, dict[str, Any]]) -> None:
    """Whatever position a game of Troyes Dice begins from."""
    game = contract.play_random(begin(table, "full"), random.Random(1), 60)
    placed = troyes.from_position(game.position(), seed=1)
    assert placed.bounds() == game.bounds()
