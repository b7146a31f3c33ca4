"""What each side may expect to end with, seen by one who knows every card that lies hidden, and what else might come.

The same eyes look at a position before a choice, after it, and after chance has spoken: only so can a change be booked
to what caused it. A game may bring eyes of its own (`estimate` in its descriptor).
"""

from collections.abc import Sequence

from troyes.bots.mind import Mind
from troyes.core.game import Game
from troyes.core.rng import Rng, from_seed, seed_from
from troyes.registry import descriptor

Points = list[float]
"""By side."""


class Estimate:
    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def expects(self, game: Game) -> Points:
        """What each side may expect, or has in the end."""
        return [float(score.total) for score in game.scores()] if game.over else self.seen(game)

    def seen(self, game: Game) -> Points:
        """The same of a game that is not over."""
        return self.mind.outlook(game)

    def decided(self, game: Game, seat: int, key: str) -> Points | None:
        """What each side may expect once this choice is made and before chance speaks; None: it rolls at once."""
        after = game.ahead(seat, key)
        return None if after is None else self.seen(after)

    def redrawn(self, game: Game, rng: Rng) -> Game:
        """The same game with everything drawn anew that is still to come and that nobody knows."""
        twin = game.copy()
        twin.rng = from_seed(seed_from(rng))
        return twin

    def outcomes(self, game: Game, seat: int, key: str, count: int, rng: Rng) -> list[Game]:
        """The games that this choice may lead to, each as likely as what came."""
        found: list[Game] = []
        for _ in range(count):
            twin = self.redrawn(game, rng)
            twin.play(seat, key)
            found.append(twin)
        return found


def estimate_for(game: str, mind: Mind) -> Estimate:
    made: type[Estimate] | None = descriptor(game).part("estimate")
    return Estimate(mind) if made is None else made(mind)


def has_spoken(before: Game, after: Game) -> bool:
    """Whether anything was drawn between two moments of a game."""
    return _drawn(before.rng) != _drawn(after.rng)


def _drawn(rng: Rng) -> tuple[object, ...]:
    return rng.s0, rng.s1, rng.s2, rng.s3, rng.script


def mean(found: Sequence[Points]) -> Points:
    return [sum(side) / len(found) for side in zip(*found, strict=True)]
