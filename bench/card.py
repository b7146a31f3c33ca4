"""The loops that train the judge of Troyes Dice, on a graphics card beside the cores: `make bench ARGS=card`.

Both play the same games and look at the same sheets: the games have to come out alike to the last point, and what
sheets are worth nearly so, since a card adds in another order.
"""

from time import perf_counter

import numpy as np

GAMES = 400
TURN = 7
"""The half day after which sheets are looked at."""
ROLLS_EACH = 8
MANY = {"cores": 4_000, "card": 400_000}
"""Sheets that are looked at for the clock."""
NEAR = 1e-5
"""Points."""


def compare() -> None:
    from numba import cuda  # pyright: ignore[reportMissingTypeStubs]

    if not cuda.is_available():
        print("\nTraining on a graphics card: there is none here, or no numba-cuda")
        return
    from training.dice.batch import Workers, grounds, tables_of

    from troyes.bots.dice.judge import network
    from troyes.dice import numbers
    from troyes.work.where import Where

    judge, printed = network(), numbers.standard()
    assert judge is not None
    tables, laid = tables_of(judge), grounds(GAMES, printed, np.random.default_rng(1))
    workers = {"cores": Workers(printed, Where()), "card": Workers(printed, Where(), on_card=True)}
    games = {name: each.play(tables, laid, heat=0.6, slips=0.2, seed=1) for name, each in workers.items()}
    same = int((games["cores"].points == games["card"].points).sum())
    print(f"\n{same} of {GAMES} games came to the same points  {'ok' if same == GAMES else 'NOT THE SAME'}")
    moments = np.ascontiguousarray(games["cores"].moments[:, TURN])
    worth = [each.targets(tables, TURN, laid[0], moments, ROLLS_EACH, 1) for each in workers.values()]
    apart = float(np.abs(worth[0] - worth[1]).max())
    print(f"what {GAMES} sheets are worth: {apart:.7f} points apart at the most  {'ok' if apart < NEAR else 'APART'}")
    for name, each in workers.items():
        chosen = np.arange(MANY[name]) % GAMES
        began = perf_counter()
        each.targets(tables, TURN, laid[0][chosen], moments[chosen], ROLLS_EACH, 2)
        print(f"{name:<6}{MANY[name] * ROLLS_EACH / (perf_counter() - began):>12,.0f} answers a second", flush=True)
