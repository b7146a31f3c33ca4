"""The military cards of the expansion."""

from typing import Final

from troyes.city import faces, log
from troyes.city.activities.activity import Activity, Delayed
from troyes.city.codes import CUBE_ON, ROB
from troyes.city.combat import free_banners, put_cubes
from troyes.city.effects import Amount
from troyes.city.faces import Line, some
from troyes.city.ladies.kinds import Endgame, Mixed, shares_shown
from troyes.city.ladies.recipes import WithSix
from troyes.city.messages import why
from troyes.city.names import MOST_TIMES, RED
from troyes.city.numbering import cubes_at
from troyes.city.state import EXECUTING, PLACING_CUBES, City, ladies_of
from troyes.core.lists import raised
from troyes.core.message import Message


class Catapult(Mixed):
    """A cube from it becomes two on one event; one if only one banner is free (L5)."""

    def __init__(self) -> None:
        super().__init__("catapult", gives=Amount(cubes=2))
        self.cube_words = "event-catapult"

    def discards(self, city: City, value: int) -> int:
        return min(super().discards(city, value), self._shots(city))

    def use(self, city: City, cubes: int) -> None:
        city.left = cubes
        city.value = 0
        city.step = PLACING_CUBES

    def place_cube(self, city: City, at: int) -> None:
        put_cubes(city, city.seat, at, min(self.gives.cubes, free_banners(city, at)))
        city.left -= 1

    def _shots(self, city: City) -> int:
        """How often it finds a free banner to fire at."""
        return sum([(free_banners(city, at) + 1) // 2 for at in range(len(city.queue))])

    def cubes_fit(self, city: City) -> bool:
        return 1 <= city.left <= self._shots(city)

    def must_place(self, city: City) -> Message:
        return why("cubes-first", "activities.catapult")


class Scout(Activity):
    """1 denier for each cube, and an activation puts at most one on each event.

    So no event gets more cubes than there are activations; which of them puts which cube makes no difference.
    """

    def __init__(self) -> None:
        super().__init__("scout", takes=Amount(deniers=1), gives=Amount(cubes=1), at_once=True, may_stop=True)
        self.cube_words = "event-scout"

    def most_times(self, city: City, value: int) -> int:
        return min(value // city.printed.per[self.id], MOST_TIMES, city.deniers[city.seat] // self.takes.deniers)

    def activate(self, city: City, times: int) -> None:
        ladies_of(city).scouted = []
        city.left = times
        city.value = 0
        city.step = PLACING_CUBES

    def cube_codes(self, city: City) -> list[int]:
        if city.deniers[city.seat] < self.takes.deniers:
            return []
        scouted = ladies_of(city).scouted
        return [code for code in super().cube_codes(city) if scouted.count(code - CUBE_ON) < city.left]

    def place_cube(self, city: City, at: int) -> None:
        ladies = ladies_of(city)
        ladies.scouted = [*ladies.scouted, city.queue[at]]
        city.spend(city.seat, deniers=self.takes.deniers)
        put_cubes(city, city.seat, at, 1)

    def cubes_fit(self, city: City) -> bool:
        return 1 <= city.left <= MOST_TIMES and bool(self.cube_codes(city) or city.value)

    def spares(self, city: City, event: int) -> Message | None:
        scouted = event in ladies_of(city).scouted
        return why("scouted", "activities.scout", {"most": city.left}) if scouted else None

    def shows(self) -> list[Line]:
        return [[*super().shows()[0], faces.PER, faces.EVENT]]


class Executioner(Activity):
    """1 influence, and 1 from the opponent who has most; among several the player chooses (L10)."""

    def activate(self, city: City, times: int) -> None:
        city.left = times
        self.alone(city)
        if city.left:
            city.step = EXECUTING

    def alone(self, city: City) -> None:
        """All that is left brings 1 each once no opponent has influence."""
        while city.left and not self.codes(city):
            self.rob(city, -1)

    def codes(self, city: City) -> list[int]:
        """The opponents with most influence; nobody if none has any."""
        others = [seat for seat in range(city.seats) if seat != city.seat]
        most = max([city.influence[seat] for seat in others])
        return [ROB + seat for seat in others if city.influence[seat] == most] if most else []

    def rob(self, city: City, other: int) -> None:
        """One activation, at that opponent's cost; -1: nobody's."""
        if other >= 0:
            city.influence = raised(city.influence, other, -1)
            city.log = (city.log, log.ROBBED, city.seat, other)
        city.gain(city.seat, influence=self.gives.influence + (1 if other >= 0 else 0))
        city.left -= 1

    def shows(self) -> list[Line]:
        return [[*super().shows()[0], faces.PLUS, some("influence", 1), faces.FROM, faces.OTHER, faces.MOST]]


class Fort(Endgame):
    """Each die puts a cube on it: 1 VP and 1 influence, or 2 of each from a 4 on (L8)."""

    def __init__(self) -> None:
        super().__init__("fort", [3], at_once=True)
        self.by_die = True
        self.high = 4

    def garrison(self, city: City, values: list[int]) -> None:
        each = [2 if value >= self.high else 1 for value in values]
        city.cubes = raised(city.cubes, cubes_at(city.slot_of(self.id), city.seat), len(each))
        city.log = (city.log, log.STOCKED, city.seat, self.id, len(each))
        city.gain(city.seat, influence=sum(each), vp=sum(each))

    def shows(self) -> list[Line]:
        low, high = Amount(influence=1, vp=1).shows(), Amount(influence=2, vp=2).shows()
        from_high = some("number", self.high, before="≥")
        return [
            [faces.ARROW, faces.KEPT, faces.CHAIN, *low, faces.OR, from_high, faces.ARROW, *high],
            shares_shown(self.shares),
        ]


EXECUTIONER: Final = Executioner("executioner", gives=Amount(influence=1))
FORT: Final = Fort()
CARDS: Final[list[Activity]] = [
    Activity("ransom", takes=Amount(deniers=3), gives=Amount(cubes=1)),
    Catapult(),
    Scout(),
    EXECUTIONER,
    Mixed("squire", gives=Amount(influence=5)),
    Delayed("recruiter", RED, WithSix(RED)),
    Activity("marriage", takes=Amount(deniers=7), gives=Amount(vp=4)),
    FORT,
    Endgame("princess", [6]),
]
