"""The initial placement, and the end of the game."""

from troyes.city import log
from troyes.city.codes import REROLL, SPACE
from troyes.city.faults import wrong
from troyes.city.messages import why
from troyes.city.names import NEUTRAL, NOBODY, SPACES
from troyes.city.numbering import building_of, place_of
from troyes.city.rounds import PLAYER_CITIZENS, placer
from troyes.city.state import PLACED, City
from troyes.city.steps.step import Step
from troyes.core.lists import raised, replaced
from troyes.core.message import Message
from troyes.core.rng import Rng


class Placement(Step):
    """A citizen on any free space."""

    def codes(self, city: City) -> list[int]:
        return [SPACE + space for space in range(SPACES) if city.spaces[space] == NOBODY]

    def take(self, city: City, code: int, rng: Rng) -> None:
        space = code - SPACE
        city.spaces = replaced(city.spaces, space, city.seat)
        city.supply = raised(city.supply, city.seat, -1)
        city.placed += 1
        city.log = (city.log, log.PLACED, city.seat, building_of(space), place_of(space))
        city.end_walk(PLACED)

    def refusal(self, city: City, code: int) -> Message:
        return why("space-taken" if SPACE <= code < REROLL else "place-first", "setup.placement")

    def check(self, city: City) -> bool:
        """Whose turn it is, and that everybody still has citizens and room for them."""
        seats = city.seats
        each = PLAYER_CITIZENS if city.king else city.printed.start_citizens[seats]
        due = [0] * seats
        for placed in range(min(city.placed, seats * each)):
            due[placer(city, placed)] += 1
        standing = [city.spaces.count(seat) for seat in range(seats)]
        left = seats * each - city.placed
        if left <= 0 or standing != due or city.seat != placer(city, city.placed):
            raise wrong("placed", "placed", count=sum(standing))
        for seat in range(seats):
            if city.supply[seat] != each - standing[seat]:
                raise wrong(f"families[{seat}].supply", "placed", count=sum(standing))
        spare = city.spaces.count(NOBODY) - left
        if spare < 0 or (not city.king and spare > city.supply[NEUTRAL]):
            raise wrong("buildings", "placed", count=sum(standing))
        return True


class Over(Step):
    """Nothing is left to choose."""

    def codes(self, city: City) -> list[int]:
        return []
