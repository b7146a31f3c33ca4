"""How long a player may think, and the clock that keeps it to that."""

from time import perf_counter
from typing import Final

MARGIN: Final = 0.04
"""The share of the time that is left for the last simulation and the answer."""


class Limits:
    """The most that one decision may cost: so many seconds, or, where chance may not decide, so many simulations."""

    def __init__(self, seconds: float = 1.0, simulations: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations
        """0: the clock decides. Otherwise the clock is not read, and the same seed gives the same move."""

    def __repr__(self) -> str:
        return f"<Limits {self.simulations} simulations>" if self.simulations else f"<Limits {self.seconds} s>"


USUAL: Final = Limits()


class Clock:
    """Runs from the moment it is made."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.simulations = 0
        """Counted by whoever thinks."""
        self._begun = perf_counter()

    def spent(self) -> float:
        """Seconds since the beginning."""
        return perf_counter() - self._begun

    def goes_on(self) -> bool:
        """Whether there is time for one more simulation."""
        if self.limits.simulations:
            return self.simulations < self.limits.simulations
        return self.spent() < self.limits.seconds * (1.0 - MARGIN)

    def left(self) -> float:
        """How many more simulations there will be, as far as can be told."""
        limits = self.limits
        if limits.simulations:
            return float(limits.simulations - self.simulations)
        spent = max(self.spent(), 1e-6)
        return self.simulations * max(limits.seconds * (1.0 - MARGIN) - spent, 0.0) / spent
