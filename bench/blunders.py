"""Bad choices, planted in a game on purpose: does the study find them, and tell large from small?"""

from typing import Any

import troyes
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import STRONGEST, Thought, mind_for
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.coach.analysis import analyse
from troyes.coach.comparison import Comparison
from troyes.coach.estimate import estimate_for
from troyes.core.rng import from_seed

SIZES = ((1.0, 2.0), (3.5, 5.5), (8.0, 99.0))
"""From so many points lost to so many: a small, a middle and a large one. Elsewhere less is at stake in one turn."""
SMALLER_SIZES = ((0.8, 1.6), (2.4, 3.8), (5.0, 99.0))
DICE_SIZES = ((0.6, 1.2), (1.8, 3.0), (4.0, 99.0))
TRIALS = 8
LOOKS = 8
"""A planted choice is measured by so many comparisons, each with dice and guesses of its own."""


def planted(name: str, players: int | None, options: dict[str, Any], number: int, thought: int) -> list[float]:
    """A game of `count` with three bad turns of its first seat: what the study says of them, the smallest first.

    Not every game has room for all three: the first one that has is taken.
    """
    for trial in range(TRIALS):
        found = _planted(name, players, options, f"{number}/{trial}", thought)
        if found:
            return found
    return []


def _planted(name: str, players: int | None, options: dict[str, Any], number: str, thought: int) -> list[float]:
    game = troyes.new_game(name, players=players, seed=f"blunders/{number}", **options)
    seats = [make("count", f"blunders/{number}/{seat}", Limits(simulations=thought)) for seat in range(game.players)]
    rivals = game.players - 1
    sizes = DICE_SIZES if name == "troyes-dice" else SMALLER_SIZES if rivals > 1 and not options else SIZES
    made: dict[int, int] = {}
    turn = -1
    left = 0
    while game.pending:
        decision = game.pending[0]
        seat = decision.seat
        if seat == 0 and game.turns != turn and len(decision.codes) > 2 and len(made) < len(sizes):
            turn = game.turns
            left -= 1
            found = _bad(game, sizes, made, number, thought) if left <= 0 else None
            if found is not None:
                size, codes = found
                made[size] = len(game.made())
                left = 3
                _walk(game, codes, turn)
                continue
        game.play(seat, choose_for(seats[seat], game, decision))
    if len(made) < len(sizes):
        return []
    found = analyse(game, Limits(simulations=thought))
    lost = [found.turns[found.decisions[at].turn].gave_up for _, at in sorted(made.items())]
    return [round(points, 2) for points in lost]


def _bad(
    game: troyes.Game, sizes: tuple[tuple[float, float], ...], made: dict[int, int], number: str, thought: int
) -> tuple[int, list[int]] | None:
    """A turn that loses as much as a size asks for that is still missing."""
    decision = game.pending[0]
    mind = mind_for(game.name, STRONGEST)
    limits = Limits(simulations=thought)
    thoughts = mind.consider(decision.seen(), lambda bits: game.guess(0, bits), from_seed("plant"), Clock(limits), None)
    best = thoughts[0]
    estimate = estimate_for(game.name, mind)

    def lost(each: Thought, looks: int) -> float:
        found = 0.0
        for look in range(looks):
            seed = f"plant/{number}/{len(game.made())}/{look}"
            found += Comparison(mind, estimate, game, 0, limits, seed).loss(best.codes, each.codes)
        return found / looks

    for each in sorted(thoughts[1:], key=lambda each: each.value):
        guess = lost(each, 1)
        for size, (least, most) in enumerate(sizes):
            if size not in made and 0.7 * least <= guess <= 1.4 * most and least <= lost(each, LOOKS) <= most:
                return size, each.codes
    return None


def _walk(game: troyes.Game, codes: list[int], turn: int) -> None:
    """The bad turn, and the rest of it by the greedy player if it goes on."""
    player = make("greedy", "blunders")
    plan = list(codes)
    reveals = game.reveals
    while game.turns == turn and game.reveals == reveals:
        decision = next((each for each in game.pending if each.seat == 0), None)
        if decision is None:
            return
        code = plan.pop(0) if plan else -1
        if code in decision.codes:
            game.play(0, decision.vocabulary.keys[code])
        else:
            plan = []
            game.play(0, choose_for(player, game, decision))
