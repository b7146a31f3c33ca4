"""Networks of Troyes with any numbers, and moments to judge with them."""

import random
from array import array
from typing import Any

import troyes
from troyes.bots import make
from troyes.bots.city.evaluation import AFTER_ROUND, BY_CARD, FEATURES, PHASES, phase_of
from troyes.bots.city.judge import KINDS, Judge, Network
from troyes.bots.city.weights import read
from troyes.bots.net import Kept
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.state import OVER, City

CELLS = 4
SIZE = FEATURES * 2 * (CELLS + 1) + CELLS
"""Numbers of one kind of table in one phase."""
MODULES = {"characters": "ladies", "activities": "both", "events": "both", "purple_die": True, "ramparts": True}
TABLES: list[tuple[str, int, dict[str, Any]]] = [("troyes", 2, {}), ("troyes", 4, MODULES), ("king", 1, {})]


def moments(game: str, players: int, options: dict[str, Any]) -> list[City]:
    """Some cities on the way through a game, before nothing is to come but the count."""
    table = troyes.new_game(game, players=players, seed="judge", **options)
    assert isinstance(table, CityGame)
    bots = [make("random", seat) for seat in range(players)]
    found: list[City] = []
    while table.pending:
        decision = table.pending[0]
        found.append(table.city.copy())
        table.play(decision.seat, choose_for(bots[decision.seat], table, decision))
    told = [city for city in found if city.step != OVER and phase_of(city) != AFTER_ROUND]
    return told[:: max(len(told) // 10, 1)]


def any_numbers() -> list[int]:
    rng = random.Random(7)
    return [rng.randrange(-500, 500) for _ in range(len(KINDS) * PHASES * SIZE)]


def file_of(numbers: list[int]) -> Kept:
    told = {"cells": CELLS, "features": FEATURES, "spreads": {"2": {"1": 10.0}}}
    return Kept({**told, "cards": {part: list(names) for part, names in BY_CARD.items()}}, array("h", numbers))


def judge_of(city: City, kept: Kept) -> Judge:
    table = "king" if city.king else str(city.seats)
    return Judge(read(table), read("king-roy") if city.king else [], Network(kept))
