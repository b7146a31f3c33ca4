"""What it costs to judge a position, beside the evaluation without a network: `make bench ARGS=judge`.

In Troyes a position is judged for everybody at the table: with two seats by the judge that ships, which has few
cells or none, and at every table by a network as wide as training makes them. A network costs the same whatever it has
learned, so that one has learned nothing: any numbers will do. In Troyes Dice it is the judge that ships, with all ends
of half days as a search meets them: what it makes of stocks and of a wheel it has seen before is looked up.
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
from troyes.bots.city.evaluation import BY_CARD, FEATURES, PHASES, Evaluation
from troyes.bots.city.judge import KINDS, Judge, Network
from troyes.bots.city.weights import evaluation_for, read
from troyes.bots.dice.evaluation import STAGES
from troyes.bots.dice.evaluation import Evaluation as DiceEvaluation
from troyes.bots.dice.judge import Judge as DiceJudge
from troyes.bots.dice.judge import network as dice_network
from troyes.bots.dice.offer import Ground
from troyes.bots.dice.search import ends_of
from troyes.bots.dice.weights import learned
from troyes.bots.net import Kept
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.state import City
from troyes.dice.game import DiceGame

CITY_BAR_US = 20.0
DICE_BAR_US = 3.0
CELLS = 16
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


def judge_city(title: str, cities: list[City], judge: Evaluation) -> None:
    seen = [(city, chances_for(city, 0)) for city in cities] * 20
    plain = evaluation_for(cities[0])

    def look(eyes: Evaluation) -> Callable[[], object]:
        return lambda: [eyes.outlook(city, chances) for city, chances in seen]

    look(judge)()
    told, before = cost(look(judge), len(seen)), cost(look(plain), len(seen))
    verdict = f" (bar: {CITY_BAR_US:g})  {'ok' if told <= CITY_BAR_US else 'ABOVE THE BAR'}"
    print(f"{title:<34}{told:6.2f} µs a position{verdict}   {told / before:.2f} times the evaluation's {before:.2f}")


class Moment:
    """A half day with all of its ends."""

    def __init__(self, game: DiceGame) -> None:
        half = game.half
        self.turn = half.turn
        self.ground = Ground(half.wheel, game.printed, game.column_of)
        sides, raids = self.ground.sides, self.ground.raids
        self.coming = self.ground.coming(half.turn, sides, raids)
        ends = ends_of(game.walks[0], half, self.ground, DiceEvaluation(learned()), sides, raids)
        self.sheets = [(end.built, end.held, end.written) for end in ends]

    def judged(self, eyes: DiceEvaluation) -> None:
        for sheet in self.sheets:
            eyes.value(self.turn, *sheet, self.ground, self.coming)


def moments() -> list[Moment]:
    found: list[Moment] = []
    for seed in range(4):
        game = troyes.new_game("troyes-dice", players=1, seed=f"judge/{seed}", banquets=seed == 0)
        bot = make("greedy", seed)
        begun = -1
        while game.pending:
            assert isinstance(game, DiceGame)
            if begun < game.half.turn < STAGES:
                begun = game.half.turn
                found.append(Moment(game))
            game.play(0, choose_for(bot, game, game.pending[0]))
    return found


def judge_dice() -> None:
    network = dice_network()
    assert network is not None
    judge, plain, seen = DiceJudge(network), DiceEvaluation(learned()), moments()
    count = sum(len(moment.sheets) for moment in seen)

    def anew() -> None:
        for moment in seen:
            judge.forget()
            moment.judged(judge)

    def known() -> None:
        for moment in seen:
            moment.judged(judge)

    first, told = cost(anew, count), cost(known, count)
    before = cost(lambda: [moment.judged(plain) for moment in seen], count)
    verdict = f" (bar: {DICE_BAR_US:g})  {'ok' if told <= DICE_BAR_US else 'ABOVE THE BAR'}"
    title = f"Troyes Dice, {network.cells} cells"
    print(f"{title:<34}{told:6.2f} µs a sheet{verdict}   {told / before:.2f} times the evaluation's {before:.2f}")
    print(f"{'the same, stocks never seen before':<34}{first:6.2f} µs a sheet")


def compare() -> None:
    built = "plain" if (net.__file__ or "").endswith(".py") else "compiled"
    print(f"\nJudging, {built}:")
    two, four = [game.city for game in city_positions() if isinstance(game, CityGame)], four_seats()
    ships = evaluation_for(two[0], judged=True)
    assert isinstance(ships, Judge)
    judge_city(f"Troyes, 2 seats, {ships.network.cells} cells: it ships", two, ships)
    for cities in (two, four):
        seats = cities[0].seats
        judge_city(f"Troyes, {seats} seats, {CELLS} cells", cities, Judge(read(str(seats)), [], made_up(CELLS)))
    judge_dice()


if __name__ == "__main__":
    compare()
