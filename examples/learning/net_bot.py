"""The net that `ppo.py` has learned, as a bot: `troyes ladder dice --players 1 --bots net_bot:Learned,greedy`.

Any net can take part like this: a bot is asked with a guess at the whole game, and two games that its seat cannot tell
apart have the same observation.
"""

import random
from pathlib import Path
from typing import Any

import numpy as np
from net import GROUPS, Net, looked

ALONE = max(group.stop for group in GROUPS.values())
"""So many numbers are observed by one who plays alone; those of others come after."""


class Learned:
    """Always does what the net finds likeliest. The net lies beside this file, or in the folder one is in."""

    def __init__(self, seed: object) -> None:
        beside = Path(__file__).with_name("net.npz")
        self.net = Net.load(beside if beside.exists() else "net.npz")
        self.rng = random.Random(str(seed))

    def choose(self, decision: Any, view: Any, guess: Any) -> str:
        game, seat = guess(self.rng), decision.seat
        row = np.array(game.observe(seat))[None, :ALONE]
        legal = np.array(game.mask(seat, relative=True), bool)[None]
        action = self.net.best(looked(row), legal)[0]
        return game.vocabulary.keys[game.code_of(seat, action)]
