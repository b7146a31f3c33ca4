"""The military cards."""

from typing import Final

from troyes.city import faces
from troyes.city.activities.activity import Activity, Contest
from troyes.city.effects import EVENTS_WITH_CUBE, Amount, dice, most_dice, pips
from troyes.city.faces import Line, sign, some
from troyes.city.names import CITY_HALL, NEUTRAL, RED
from troyes.city.state import SHOOTING, City


class Archer(Activity):
    """A roll of 3 or more puts a cube on an event; roll after roll, and the player may stop after any of them."""

    def __init__(self) -> None:
        super().__init__("archer", gives=Amount(cubes=1), at_once=True)
        self.hits = 3

    def activate(self, city: City, times: int) -> None:
        city.left = times
        city.value = -1
        city.step = SHOOTING

    def shows(self) -> list[Line]:
        hit = some("number", self.hits, before="≥")
        return [[faces.ARROW, faces.ROLL, hit, faces.ARROW, *self.gives.shows()]]


class TaxCollector(Activity):
    """1 denier for each citizen of others in the City Hall: players pay what they can, the bank for neutral ones."""

    def activate(self, city: City, times: int) -> None:
        seat = city.seat
        levied = times * (2 if city.king else 1) * city.count_standing(NEUTRAL, CITY_HALL)
        for other in range(city.seats):
            if other != seat:
                paid = min(times * city.count_standing(other, CITY_HALL), city.deniers[other])
                city.spend(other, deniers=paid)
                levied += paid
        city.gain(seat, deniers=levied)

    def shows(self) -> list[Line]:
        return [[faces.ARROW, some("deniers", 1), faces.PER, faces.OTHER, sign("city_hall")]]


ARCHER: Final = Archer()
CARDS: Final[list[Activity]] = [
    ARCHER,
    Activity("chivalry", gives=Amount(cubes=1, per=dice(RED)), may_stop=True),
    # All is paid before any cube is placed (T25).
    Activity("diplomat", takes=Amount(influence=1), gives=Amount(cubes=1)),
    Activity("hunting", gives=Amount(influence=3)),
    Activity("mercenary", gives=Amount(deniers=3)),
    TaxCollector("tax_collector"),
    Activity("captain", gives=Amount(vp=1, per=EVENTS_WITH_CUBE)),
    Contest("joust", pips(RED), gives=Amount(vp=2), own=True),
    Activity("troubadour", takes=Amount(influence=3), gives=Amount(vp=2)),
    Activity("banquet", gives=Amount(vp=1, per=most_dice(RED))),
]
