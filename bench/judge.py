"""What it costs to judge a position, beside the evaluation without a network: `make bench ARGS=judge`.

A network costs the same whatever it has learned, so these have learned nothing: any numbers will do. In Troyes a
position is judged for everybody at the table. In Troyes Dice the sums of rows are those of the places that the
evaluation of a sheet looks up, with eight hidden cells.
"""

import random
from array import array
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import troyes
from bench.thinking import city_positions
from troyes.bots import make, net
from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import BY_CARD, FEATURES, PHASES
from troyes.bots.city.judge import KINDS, Judge, Network
from troyes.bots.city.weights import evaluation_for, read
from troyes.bots.net import Head, Kept, Rows, pack
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.state import City

CITY_BAR_US = 20.0
DICE_BAR_US = 3.0
CELLS = 16
DICE_CELLS = 8
DICE_PLACES = 38
ROUNDS = 9


def made_up(cells: int) -> Network:
    rng = random.Random(1)
    size = len(KINDS) * PHASES * (FEATURES * 2 * (cells + 1) + cells)
    numbers = array("h", [rng.randrange(-300, 300) for _ in range(1000)]) * (size // 1000 + 1)
    told: dict[str, Any] = {"cells": cells, "features": FEATURES, "spreads": {}}
    return Network(Kept({**told, "cards": {part: list(names) for part, names in BY_CARD.items()}}, numbers))


def four_seats() -> list[City]:
    game = troyes.new_game("troyes", players=4, seed="judge")
    bots = [make("greedy", seat) for seat in range(4)]
    found: list[City] = []
    while game.pending:
        decision = game.pending[0]
        assert isinstance(game, CityGame)
        found.append(game.city.copy())
        game.play(decision.seat, choose_for(bots[decision.seat], game, decision))
    return found[10::8]


def cost(work: Callable[[], object], count: int) -> float:
    """Microseconds of the processor for each of so many, the middle of some rounds."""
    found: list[float] = []
    for _ in range(ROUNDS):
        began = process_time()
        work()
        found.append((process_time() - began) / count * 1e6)
    return median(found)


def judge_city(title: str, cities: list[City]) -> None:
    seen = [(city, chances_for(city, 0)) for city in cities] * 20
    plain = evaluation_for(cities[0])
    judge = Judge(read(str(cities[0].seats)), [], made_up(CELLS))

    def look(eyes: Judge | Any) -> Callable[[], object]:
        return lambda: [eyes.outlook(city, chances) for city, chances in seen]

    look(judge)()
    told, before = cost(look(judge), len(seen)), cost(look(plain), len(seen))
    verdict = f" (bar: {CITY_BAR_US:g})  {'ok' if told <= CITY_BAR_US else 'ABOVE THE BAR'}"
    print(f"{title:<34}{told:6.2f} µs a position{verdict}   {told / before:.2f} times the evaluation's {before:.2f}")


def judge_dice() -> None:
    rng = random.Random(1)
    rows = Rows([pack([rng.randrange(-300, 300) for _ in range(DICE_CELLS + 1)]) for _ in range(2000)])
    head = Head([rng.randrange(-300, 300) for _ in range(DICE_CELLS)])
    sheets = [[rng.randrange(2000) for _ in range(DICE_PLACES)] for _ in range(500)]
    told = cost(lambda: [head.points(rows.whole(places)) for places in sheets], len(sheets))
    verdict = f"(bar: {DICE_BAR_US:g})  {'ok' if told <= DICE_BAR_US else 'ABOVE THE BAR'}"
    print(f"{'Troyes Dice, ' + str(DICE_PLACES) + ' rows':<34}{told:6.2f} µs a sheet {verdict}")


def compare() -> None:
    built = "plain" if (net.__file__ or "").endswith(".py") else "compiled"
    print(f"\nJudging, {built}, {CELLS} hidden cells in Troyes and {DICE_CELLS} in Troyes Dice:")
    judge_city("Troyes, 2 seats", [game.city for game in city_positions() if isinstance(game, CityGame)])
    judge_city("Troyes, 4 seats", four_seats())
    judge_dice()
