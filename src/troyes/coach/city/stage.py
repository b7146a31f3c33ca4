"""The rounds of Troyes, and the placement before them."""

from troyes.city.game import CityGame
from troyes.city.rounds import rounds
from troyes.city.square import size
from troyes.city.state import PLACING, City
from troyes.coach.stage import Stage
from troyes.core.message import Message


def round_of(game: CityGame) -> Stage:
    city = game.city
    if city.step == PLACING:
        return Stage(-1, Message("coach-when-placement"), 0.0)
    when = Message("coach-when-round", {"round": city.round + 1})
    return Stage(city.round, when, 1.0 if game.over else (city.round + used(city)) / rounds(city))


def used(city: City) -> float:
    """The share of a round's dice that are used."""
    workforce = sum(owner >= 0 for owner in city.spaces)
    left = sum(size(pile) for pile in city.dice)
    return 1.0 - min(left / max(workforce, 1), 1.0)
