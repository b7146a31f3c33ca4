"""What each side may expect at Troyes, with every Character known: seen with the learned eyes of the bots."""

from troyes.bots.city.weights import evaluation_for
from troyes.city.decks import draw_anew
from troyes.city.game import CityGame
from troyes.city.names import CHARACTERS, NEUTRAL
from troyes.city.state import City
from troyes.city.walk import carry_out, rolls
from troyes.coach.city.levels import missing_for
from troyes.coach.estimate import Estimate, Points
from troyes.core.game import Game
from troyes.core.rng import Rng, from_seed, seed_from


class CityEstimate(Estimate):
    def seen(self, game: Game) -> Points:
        assert isinstance(game, CityGame)
        return _seen(game.city)

    def decided(self, game: Game, seat: int, key: str) -> Points | None:
        city = decided(game, key)
        return None if city is None else _seen(city)

    def redrawn(self, game: Game, rng: Rng) -> Game:
        """Cards face down and decks too; Characters stay as they were dealt."""
        twin = super().redrawn(game, rng)
        assert isinstance(twin, CityGame)
        city = twin.city.copy()
        dealt = city.characters
        draw_anew(city, None, twin.options, from_seed(seed_from(rng)))
        city.characters = dealt
        return CityGame(twin.name, twin.players, twin.options, twin.seed, twin.rng, city, twin.opening)


def decided(game: Game, key: str) -> City | None:
    """The city once this choice is made and before anything else happens; None: it rolls at once."""
    assert isinstance(game, CityGame)
    code = game.vocabulary.code(key)
    if rolls(code):
        return None
    city = game.city.copy()
    carry_out(city, code, from_seed("decided"))
    return city


def _seen(city: City) -> Points:
    """What the learned eyes see, set right by what they are known to miss (`levels`)."""
    seen, missed = looked(city), missing_for(city)
    return [points + more for points, more in zip(seen, missed, strict=True)]


def looked(city: City) -> Points:
    values = evaluation_for(city).outlook(city, _dealt(city))
    return values[: city.seats] + ([values[NEUTRAL]] if city.king else [])


def _dealt(city: City) -> list[float]:
    """By Character: 1 if it counts in this game."""
    counts = [0.0] * len(CHARACTERS)
    for dealt in city.characters:
        for character in dealt:
            counts[character] = 1.0
    if city.ladies is not None and city.ladies.open_character >= 0:
        counts[city.ladies.open_character] = 1.0
    return counts
