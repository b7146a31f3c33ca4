"""The civil cards."""

from troyes.city.activities.activity import Activity, Delayed
from troyes.city.groups import Recipe
from troyes.city.names import BISHOPRIC, OWNERS, PALACE, RED, YELLOW
from troyes.city.numbering import bit, pile_of
from troyes.city.square import size
from troyes.city.state import MILLING, City


class Artisan(Activity):
    """1 influence becomes 6 deniers."""

    def __init__(self) -> None:
        super().__init__("artisan", influence=1)

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=6 * times)


class Merchant(Activity):
    """2 deniers."""

    def __init__(self) -> None:
        super().__init__("merchant")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=2 * times)


class Miller(Activity):
    """2 deniers for each own citizen in the Palace, or for each in the Bishopric: a choice at each activation."""

    def __init__(self) -> None:
        super().__init__("miller")

    def activate(self, city: City, times: int) -> None:
        if city.count_standing(city.seat, PALACE) == city.count_standing(city.seat, BISHOPRIC):
            self.mill(city, times, 0)
        else:
            city.left = times
            city.step = MILLING

    def mill(self, city: City, times: int, palace: int) -> None:
        """Mills `palace` times for the Palace, else for the Bishopric."""
        seat = city.seat
        citizens = palace * city.count_standing(seat, PALACE)
        citizens += (times - palace) * city.count_standing(seat, BISHOPRIC)
        city.gain(seat, deniers=2 * citizens)


class Innkeeper(Activity):
    """1 denier becomes 1 influence."""

    def __init__(self) -> None:
        super().__init__("innkeeper", deniers=1)

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, influence=times)


class Blacksmith(Delayed):
    """Adds 5 to a group of red dice, whatever its size."""

    def __init__(self) -> None:
        super().__init__("blacksmith", RED, Recipe(bit(RED), whole=5))

    def serves_each_die(self) -> bool:
        return False


class Militia(Delayed):
    """Yellow dice count as red ones, with their values, for any red action."""

    def __init__(self) -> None:
        super().__init__("militia", RED, Recipe(bit(YELLOW)))

    def serves_placing(self) -> bool:
        return True


class Journeyman(Activity):
    """3 deniers become 2 VP."""

    def __init__(self) -> None:
        super().__init__("journeyman", deniers=3)

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=2 * times)


class Goldsmith(Activity):
    """1 VP and 2 deniers."""

    def __init__(self) -> None:
        super().__init__("goldsmith")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=2 * times, vp=times)


class Sculptor(Activity):
    """1 VP."""

    def __init__(self) -> None:
        super().__init__("sculptor")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=times)


class Baker(Activity):
    """1 denier for each yellow die on the square."""

    def __init__(self) -> None:
        super().__init__("baker")

    def activate(self, city: City, times: int) -> None:
        dice = sum([size(city.dice[pile_of(owner, YELLOW)]) for owner in range(OWNERS)])
        city.gain(city.seat, deniers=times * dice)
