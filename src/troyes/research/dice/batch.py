"""So many games at once, in the memory of a processor or of a graphics card."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from troyes.research.dice.fields import row_size
from troyes.research.dice.games import GAINS, MARGIN, POINTS, WIN, Games
from troyes.research.dice.generator import GENERATOR
from troyes.research.dice.legal import CODES
from troyes.research.dice.observing import SHORT, published_size
from troyes.research.dice.printed import AT_TABLE
from troyes.research.given import whole_numbers

DEVICES: Final = ("cpu", "cuda")
FORMS: Final = ("published", "short")
REWARDED: Final = {"win": WIN, "points": POINTS, "margin": MARGIN, "gains": GAINS}
MOST_SEED: Final = 2**62
"""Seeds of whole games in a batch are below this; the engine knows any number or text."""


class Batch:
    """Games with the same printed numbers, options and seats; `printed_row` makes them a row.

    On a card an array lies column by column, so that threads beside each other read and write beside each other.
    """

    def __init__(
        self,
        printed: NDArray[np.int16],
        count: int,
        *,
        device: str = "cpu",
        form: str = "published",
        reward: str = "win",
    ) -> None:
        if count < 1 or device not in DEVICES or form not in FORMS or reward not in REWARDED:
            known = f"device {DEVICES}, form {FORMS}, reward {tuple(REWARDED)}"
            raise ValueError(f"there is at least one game; {known}: not {count}, {device!r}, {form!r}, {reward!r}")
        self.count = count
        self.device = device
        self.form = form
        self.players = players = int(printed[AT_TABLE])
        on_card = device == "cuda"
        self._does: Any = import_module(f"troyes.research.dice.{'card' if on_card else 'processor'}")
        wide = {
            "rows": (row_size(players), np.int16),
            "words": (GENERATOR, np.int64),
            "chance": (GENERATOR, np.int64),
            "masks": (CODES, np.int8),
            "observations": (published_size(players), np.float32) if form == "published" else (SHORT, np.uint8),
            "seat_rewards": (players, np.float32),
            "points": (players, np.int32),
            "counted": (players, np.int32),
        }
        narrow = {
            "seeds": np.int64,
            "seats": np.int32,
            "actions": np.int64,
            "illegal": np.bool_,
            "rewards": np.float32,
            "terminations": np.bool_,
            "choices": np.int32,
        }
        order = "F" if on_card else "C"
        arrays = {name: np.zeros((count, size), dtype, order=order) for name, (size, dtype) in wide.items()}
        arrays |= {name: np.zeros(count, dtype) for name, dtype in narrow.items()}
        rules = np.array([REWARDED[reward], count], np.int64)
        there = {name: self.on_device(array) for name, array in arrays.items()}
        self.games: Any = Games(printed=self.on_device(printed), rules=self.on_device(rules), **there)

    def on_device(self, array: NDArray[Any]) -> Any:
        """The array on this device."""
        return self._does.cuda.to_device(array) if self.device == "cuda" else array

    def here(self, array: Any) -> NDArray[Any]:
        """A copy of one of the arrays as numpy's."""
        return array.copy_to_host() if self.device == "cuda" else array.copy()

    def fill(self, array: Any, values: Any) -> None:
        """Overwrites one of the arrays with as many whole numbers, from this device or from numpy."""
        if self.device == "cuda":
            array.copy_to_device(values)  # which refuses another shape or kind of numbers
        else:
            array[...] = whole_numbers(values, array.shape)

    def begin(self, seeds: Sequence[int] | NDArray[np.int64], chance: int = 0) -> None:
        """A new game from each seed. `chance`: the seed of those who choose at random."""
        given = np.asarray(seeds, np.int64)
        if given.shape != (self.count,) or given.min() < 0 or given.max() >= MOST_SEED:
            raise ValueError(f"{self.count} seeds from 0 to 2**62 - 1 are needed")
        words = np.zeros((self.count, GENERATOR), np.int64, order="F" if self.device == "cuda" else "C")
        words[:, :4] = np.random.default_rng(chance).integers(1, 2**32, (self.count, 4), np.int64)
        self.fill(self.games.seeds, given)
        self.fill(self.games.chance, words)
        self._does.begin(self.games, self.count)

    def tell(self) -> None:
        """Writes the observations."""
        (self._does.tell if self.form == "published" else self._does.tell_short)(self.games, self.count)

    def choose(self) -> None:
        """Chooses at random for every game."""
        self._does.choose(self.games, self.count)

    def advance(self) -> None:
        """Plays what was chosen."""
        self._does.advance(self.games, self.count)

    def play_out(self) -> None:
        """Plays every game to its end at random."""
        self._does.play_out(self.games, self.count)

    def wait(self) -> None:
        """Until the card has done what it was told."""
        if self.device == "cuda":
            self._does.cuda.synchronize()
