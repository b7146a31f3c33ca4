"""How the players that search think about Troyes and The King's Challenge."""

from troyes.bots.city_greedy import CityThinker
from troyes.bots.city_worth import tastes, worth
from troyes.bots.limits import Clock
from troyes.bots.mind import Thought, Watch
from troyes.bots.player import Guess
from troyes.city.game import CityGame
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng

__all__ = ["CityMind"]


class CityMind:
    def __init__(self, level: str) -> None:
        self.level = level

    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        game = guess(rng)
        assert isinstance(game, CityGame)
        thinker = CityThinker(game.city.king, None)
        points = self.outlook(game)
        best = thinker.choose(game, decision, rng)
        found: list[Thought] = [Thought([best], points[decision.seat], points, 1)]
        clock.simulations += 1
        for code in decision.codes:
            if code != best:
                found.append(Thought([code], points[decision.seat] - 1.0, points, 1))
        return found

    def outlook(self, game: Game) -> list[float]:
        assert isinstance(game, CityGame)
        city = game.city
        weights = tastes(city.king)
        return [worth(city, seat, weights) for seat in range(city.seats)] + ([float(city.vp[-1])] if city.king else [])
