"""Seeds and scripted dice that somebody hands in, checked."""

from collections.abc import Iterable
from typing import cast

from troyes.core.errors import OptionError, PositionError, quoted
from troyes.core.rng import Seed, seed_text
from troyes.core.whole import whole


def checked_seed(seed: object) -> Seed:
    """The seed as a plain number or text, so that it is the same seed again when a record brings it back."""
    plain = str.__str__(seed) if isinstance(seed, str) else whole(seed)
    if plain is not None:
        try:
            seed_text(plain).encode()
        except ValueError:  # more digits than Python will write, or half a character
            pass
        else:
            return plain
    raise OptionError("option-seed", place="seed", value=quoted(seed))


def checked_rolls(rolls: object) -> tuple[int, ...]:
    if not isinstance(rolls, Iterable):
        raise PositionError("position-roll", place="rolls", value=quoted(rolls))
    found: list[int] = []
    for at, roll in enumerate(cast("Iterable[object]", rolls)):
        value = whole(roll)
        if value is None or not 1 <= value <= 6:
            raise PositionError("position-roll", place=f"rolls[{at}]", value=quoted(roll))
        found.append(value)
    return tuple(found)
