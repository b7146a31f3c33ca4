"""Citizens on the Possession card, and who sets them free (L15)."""

from troyes.city import log
from troyes.city.actions import finish
from troyes.city.codes import ADVANCE, AGRICULTURE, FREE, USE
from troyes.city.messages import ask, why
from troyes.city.state import ACTED, PLACING_CUBES, RELEASING, SHOOTING, City, ladies_of
from troyes.city.steps.cubes import CUBES, SHOTS
from troyes.city.steps.step import Step
from troyes.core.lists import raised
from troyes.core.message import Message
from troyes.core.rng import Rng


def begin_release(city: City, cubes: int) -> None:
    """Each cube that a player puts on the card frees a citizen, as long as there are any."""
    ladies = ladies_of(city)
    ladies.release = min(ladies.release + cubes, sum(ladies.possessed))


def free_all(city: City) -> None:
    """The card is countered."""
    ladies = ladies_of(city)
    ladies.release = 0
    for seat in range(city.seats):
        while ladies.possessed[seat]:
            _free(city, seat)


def _free(city: City, seat: int) -> None:
    ladies = ladies_of(city)
    ladies.possessed = raised(ladies.possessed, seat, -1)
    city.supply = raised(city.supply, seat, 1)
    city.log = (city.log, log.FREED, seat)


def hold_for_release(city: City) -> bool:
    """Asks whom to free before anything else goes on. False if there is nobody to be freed."""
    ladies = ladies_of(city)
    if ladies.release == 0 or city.step == RELEASING:
        return False
    ladies.back = city.step
    city.step = RELEASING
    return True


class Release(Step):
    """Whose citizen is freed; after the last one the walk goes on where it stood."""

    def codes(self, city: City) -> list[int]:
        return [FREE + seat for seat in range(city.seats) if ladies_of(city).possessed[seat]]

    def take(self, city: City, code: int, rng: Rng) -> None:
        ladies = ladies_of(city)
        _free(city, code - FREE)
        ladies.release -= 1
        if ladies.release == 0:
            city.step = ladies.back
            ladies.back = 0
            if city.step == ACTED:
                finish(city)

    def prompt(self, city: City) -> Message:
        return ask("release", {"count": ladies_of(city).release})

    def refusal(self, city: City, code: int) -> Message:
        if FREE <= code < ADVANCE:
            return why("nobody-possessed", "events.possession")
        return why("release", "events.possession", {"count": ladies_of(city).release})

    def fits(self, city: City) -> bool:
        """The walk must be able to go on where it stood before."""
        if not AGRICULTURE <= city.target < USE:
            return False
        back = ladies_of(city).back
        return back == ACTED or (back == PLACING_CUBES and CUBES.fits(city)) or (back == SHOOTING and SHOTS.fits(city))
