"""Setting up The King's Challenge: the frame of two players, le Roy in place of the second."""

from typing import Any

from troyes.city import log, numbers
from troyes.city.game import KING, CityGame
from troyes.city.log import Entry
from troyes.city.names import BASE_CHARACTERS, NEUTRAL
from troyes.city.rounds import PLAYER_CITIZENS, next_placement
from troyes.city.setup import lay_out_cards
from troyes.city.state import blank
from troyes.core.rng import Seed, from_seed

ROY_CITIZENS = 24


def start(players: int, seed: Seed, options: dict[str, Any]) -> CityGame:
    """A new game, le Roy's first three citizens in place. `docs/randomness.md` lists the draws."""
    printed, cards = numbers.load(options["cards"])
    rng = from_seed(seed)
    city = blank(printed, 1, True)
    opening: list[Entry] = []
    lay_out_cards(city, options, rng, opening)
    stack = rng.shuffled(BASE_CHARACTERS)
    opening.append((log.STACK, -1, *stack))
    city.characters = [stack[::-1]]
    city.supply[0] = PLAYER_CITIZENS
    city.general[0] = printed.citizens_each - PLAYER_CITIZENS
    city.supply[NEUTRAL] = ROY_CITIZENS
    next_placement(city, rng)
    return CityGame(KING, 1, {**options, "cards": cards}, seed, rng, city, opening)
