"""The net that `ppo.py` has learned, as a bot: `troyes ladder dice --players 1 --bots net_bot:Learned,greedy`.

Any net can take part like this: a bot is asked with a guess at the whole game, in which all that its seat may know is
true.
"""

import random
from pathlib import Path
from typing import Any

import numpy as np
from ahead import outcomes, room
from net import Net

from troyes.research.dice.one import Twin


class Learned:
    """Always does what the net finds likeliest. The net lies beside this file, or in the folder one is in."""

    def __init__(self, seed: object) -> None:
        beside = Path(__file__).with_name("net.npz")
        self.net = Net.load(beside if beside.exists() else "net.npz")
        self.rng = random.Random(str(seed))

    def choose(self, decision: Any, view: Any, guess: Any) -> str:
        game, seat = guess(self.rng), decision.seat
        twin = Twin.of(game)
        arrays = room(1, twin.row)
        found = outcomes(twin.row[None], np.array([seat], np.int32), twin.printed, *arrays)
        seen, codes, ends = arrays[2:]
        best = self.net.forward(seen[:found], ends)[0].argmax()
        return game.vocabulary.keys[codes[best, 0]]
