"""Citizens on the Possession card, and who sets them free (L15)."""

from troyes.city import log
from troyes.city.codes import FREE
from troyes.city.state import RELEASING, City

__all__ = ["begin_release", "free_all", "hold_for_release", "release", "release_codes"]


def begin_release(city: City, cubes: int) -> None:
    """Each cube that a player puts on the card frees a citizen, as long as there are any."""
    ladies = city.ladies
    assert ladies is not None
    ladies.release = min(ladies.release + cubes, sum(ladies.possessed))


def free_all(city: City) -> None:
    """The card is countered."""
    ladies = city.ladies
    assert ladies is not None
    ladies.release = 0
    for seat in range(city.seats):
        while ladies.possessed[seat]:
            _free(city, seat)


def _free(city: City, seat: int) -> None:
    assert city.ladies is not None
    city.ladies.possessed[seat] -= 1
    city.supply[seat] += 1
    city.note((log.FREED, seat))


def hold_for_release(city: City) -> bool:
    """Asks whom to free before anything else goes on. False if there is nobody to be freed."""
    ladies = city.ladies
    assert ladies is not None
    if ladies.release == 0 or city.step == RELEASING:
        return False
    ladies.back = city.step
    city.step = RELEASING
    return True


def release_codes(city: City) -> list[int]:
    """Whose citizen may be freed."""
    assert city.ladies is not None
    return [FREE + seat for seat in range(city.seats) if city.ladies.possessed[seat]]


def release(city: City, seat: int) -> None:
    """Frees one citizen; after the last one goes back to where the walk stood."""
    ladies = city.ladies
    assert ladies is not None
    _free(city, seat)
    ladies.release -= 1
    if ladies.release == 0:
        city.step = ladies.back
