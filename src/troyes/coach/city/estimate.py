"""What each side may expect at Troyes, with every Character known: seen with the learned eyes of the bots."""

from troyes.bots.city.evaluation import Evaluation
from troyes.bots.city.tree import Tree
from troyes.bots.city.weights import evaluation_for
from troyes.city.decks import draw_anew
from troyes.city.game import CityGame
from troyes.city.names import CHARACTERS, NEUTRAL
from troyes.city.state import ACTING, City
from troyes.city.walk import carry_out, rolls
from troyes.coach.city.levels import missing_for
from troyes.coach.estimate import Estimate, Points
from troyes.core.game import Game
from troyes.core.rng import Rng, from_seed, seed_from

LOOKS = 32
"""So many simulations: whoever is to act takes the best turn, then the next seat, to the end of the round."""


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
    """What the learned eyes see; between two, after what the seat that is to act and its rival make of it.

    With more seats a few simulations do not reach one's own next turn, and the eyes alone are steadier.
    """
    evaluation, dealt = evaluation_for(city), _dealt(city)
    if city.step == ACTING and city.seats == 2:
        values = _ahead(city, evaluation, dealt)
    else:
        values = evaluation.outlook(city, dealt)
    return values[: city.seats] + ([values[NEUTRAL]] if city.king else [])


def _ahead(city: City, evaluation: Evaluation, dealt: list[float]) -> Points:
    tree = Tree(city, evaluation, dealt, from_seed("ahead"))
    for _ in range(LOOKS):
        tree.simulate()
    assert tree.root.branches is not None
    return max(tree.root.branches, key=lambda branch: branch.visits).means()


def _dealt(city: City) -> list[float]:
    """By Character: 1 if it counts in this game."""
    counts = [0.0] * len(CHARACTERS)
    for dealt in city.characters:
        for character in dealt:
            counts[character] = 1.0
    if city.ladies is not None and city.ladies.open_character >= 0:
        counts[city.ladies.open_character] = 1.0
    return counts
