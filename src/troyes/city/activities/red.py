"""The military cards."""

from troyes.city.activities.activity import Activity, start_cubes
from troyes.city.combat import all_free_banners
from troyes.city.names import CITY_HALL, NEUTRAL, RED
from troyes.city.numbering import pile_of
from troyes.city.square import size, total
from troyes.city.state import SHOOTING, City


class Archer(Activity):
    """A roll of 3 or more puts a cube on an event; roll after roll, and the player may stop after any of them."""

    def __init__(self) -> None:
        super().__init__("archer")
        self.at_once = True

    def activate(self, city: City, times: int) -> None:
        city.left = times
        city.value = -1
        city.step = SHOOTING


class Chivalry(Activity):
    """A cube on events for each red die in the own district."""

    def __init__(self) -> None:
        super().__init__("chivalry")
        self.may_stop = True

    def activate(self, city: City, times: int) -> None:
        start_cubes(city, times * size(city.dice[pile_of(city.seat, RED)]))


class Diplomat(Activity):
    """1 influence becomes a cube on an event; all is paid before any is placed (T25)."""

    def __init__(self) -> None:
        super().__init__("diplomat", influence=1)

    def most_times(self, city: City, value: int) -> int:
        return min(super().most_times(city, value), all_free_banners(city))

    def activate(self, city: City, times: int) -> None:
        start_cubes(city, times)


class Hunting(Activity):
    """3 influence."""

    def __init__(self) -> None:
        super().__init__("hunting")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, influence=3 * times)


class Mercenary(Activity):
    """3 deniers."""

    def __init__(self) -> None:
        super().__init__("mercenary")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=3 * times)


class TaxCollector(Activity):
    """1 denier for each citizen of others in the City Hall: players pay what they can, the bank for neutral ones."""

    def __init__(self) -> None:
        super().__init__("tax_collector")

    def activate(self, city: City, times: int) -> None:
        seat = city.seat
        levied = times * (2 if city.king else 1) * city.count_standing(NEUTRAL, CITY_HALL)
        for other in range(city.seats):
            if other != seat:
                paid = min(times * city.count_standing(other, CITY_HALL), city.deniers[other])
                city.spend(other, deniers=paid)
                levied += paid
        city.gain(seat, deniers=levied)


class Captain(Activity):
    """1 VP for each event with an own cube, Marauding included."""

    def __init__(self) -> None:
        super().__init__("captain")

    def activate(self, city: City, times: int) -> None:
        events = sum([1 for cubes in city.banners if city.seat in cubes])
        city.gain(city.seat, vp=times * events)


class Joust(Activity):
    """2 VP if nobody's red dice show more; then to all who tie (T26)."""

    def __init__(self) -> None:
        super().__init__("joust")

    def activate(self, city: City, times: int) -> None:
        most = total(city.dice[pile_of(city.seat, RED)])
        if most and most == max([total(city.dice[pile_of(owner, RED)]) for owner in city.owners()]):
            for owner in city.owners():
                if total(city.dice[pile_of(owner, RED)]) == most and (owner != NEUTRAL or city.king):
                    city.gain(owner, vp=2 * times)


class Troubadour(Activity):
    """3 influence become 2 VP."""

    def __init__(self) -> None:
        super().__init__("troubadour", influence=3)

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=2 * times)


class Banquet(Activity):
    """1 VP for each red die in the district that has the most of them, whosever it is; le Roy's does not count."""

    def __init__(self) -> None:
        super().__init__("banquet")

    def activate(self, city: City, times: int) -> None:
        districts = [owner for owner in city.owners() if owner != NEUTRAL or not city.king]
        city.gain(city.seat, vp=times * max([size(city.dice[pile_of(owner, RED)]) for owner in districts]))
