"""What a choice may roll: every outcome with its probability, or some of them where there are too many."""

from typing import TYPE_CHECKING, Final

from troyes.core.rng import BitSource, NoMoreDice, Rng, from_seed, seed_from

if TYPE_CHECKING:
    from troyes.core.game import Game

Outcome = tuple[tuple[int, ...], float]
"""Dice, as `reseed` takes them, and how likely they are."""
CERTAIN: Final[list[Outcome]] = [((), 1.0)]
DICE: Final = 60
"""More than any choice rolls at once."""


def outcomes(game: "Game", seat: int, code: int, most: int, samples: int, source: BitSource) -> list[Outcome]:
    """What this legal choice rolls at once. Up to `most` outcomes are all listed, else so many are drawn."""
    used = _used(game, seat, code, (1,) * DICE)
    if used == 0:
        return CERTAIN.copy()
    if used > 0:
        known = game.rolled(used)
        if known:
            return known
        found = _all(game, seat, code, most) if 6**used <= most else []
        if found:
            return found
    return [(_sample(game, seat, code, source), 1 / samples) for _ in range(samples)]


def _used(game: "Game", seat: int, code: int, rolls: tuple[int, ...]) -> int:
    """How many of these dice the choice rolls; -1 if they are not enough, or if it draws something else."""
    trial = game.copy()
    trial.rng = Rng(0, 0, 0, 0, rolls)
    trial.rng.dry = True
    try:
        trial.play(seat, code)
    except NoMoreDice:
        return -1
    return len(rolls) - len(trial.rng.script)


def _all(game: "Game", seat: int, code: int, most: int) -> list[Outcome]:
    """Every outcome: how many dice fall may depend on those before. Empty if there are more than `most`."""
    found: list[Outcome] = []
    open_rolls: list[tuple[int, ...]] = [()]
    while open_rolls:
        rolls = open_rolls.pop()
        if _used(game, seat, code, rolls) >= 0:
            found.append((rolls, float(6 ** -len(rolls))))
        else:
            open_rolls += [(*rolls, value) for value in range(6, 0, -1)]
        if len(found) + len(open_rolls) > most or len(rolls) > DICE:
            return []
    return found


def _sample(game: "Game", seat: int, code: int, source: BitSource) -> tuple[int, ...]:
    rng = from_seed(seed_from(source))
    rolls = tuple([rng.die() for _ in range(DICE)])
    trial = game.copy()
    trial.rng = rng
    rng.script = rolls
    trial.play(seat, code)
    return rolls[: DICE - len(rng.script)]
