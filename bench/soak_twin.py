"""Random games of Troyes Dice over all options, in which the flat twin is compared with the engine at every choice."""

from tests.research.dice.comparing import compare

__all__ = ["soak"]


def soak(number: int) -> int:
    """Plays one numbered game in both, and tells how many decisions it had."""
    return compare(number)
