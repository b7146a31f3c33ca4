"""Reasons at Troyes that have to do with citizens: in the buildings, as tradesmen, and at the placement."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.log import space_args
from troyes.city.names import ACTIVITIES, BUILDINGS, COLOURS, NEUTRAL, NOBODY, PALACE
from troyes.coach.city_scene import Scene
from troyes.coach.reasons import Found, because

__all__ = ["enters", "expels", "leaves", "placed", "tradesman"]

DIE = 0.9
"""What a die in a round to come is worth, in points."""
DENIER = 0.2


def placed(scene: Scene) -> Iterator[Found]:
    """The initial placement: a die in every round, its price, and how safe the place is."""
    city, seat = scene.before, scene.seat
    for building, at in scene.of(log.PLACED):
        salary = city.printed.salary[building]
        rounds = scene.left + 1
        have = city.count_standing(seat, building)
        args = {"colour": COLOURS[building], "rounds": rounds, "salary": salary}
        if have == 0:
            yield because(2.0, "city-place-first", colour=COLOURS[building], building=BUILDINGS[building])
        yield because(1.5 - DENIER * salary, "city-place-die", **args)
        if salary == 0:
            yield because(1.2, "city-place-unpaid", building=BUILDINGS[building])
        if building == PALACE:
            yield because(0.8, "city-place-palace")
        else:
            pushes = _pushes(scene, building, at - 1)
            if pushes > 1:
                yield because(0.5 + 0.4 * pushes, "city-place-safe", count=pushes)
            else:
                yield because(0.3, "city-place-edge")


def _pushes(scene: Scene, building: int, at: int) -> int:
    """How many newcomers it takes to push a citizen off the end of its row."""
    printed = scene.before.printed
    space = 6 * building + at
    for value in range(1, 7):
        first = printed.row_start[7 * building + value]
        length = printed.row_length[7 * building + value]
        if first <= space < first + length:
            return first + length - space
    return 1


def enters(scene: Scene) -> Iterator[Found]:
    """A citizen who enters a building brings a die in each round to come."""
    for building, _ in scene.of(log.ENTERED):
        salary = scene.before.printed.salary[building]
        if scene.left:
            yield because(
                scene.left * (DIE - DENIER * salary) + 0.4,
                "city-enters",
                building=BUILDINGS[building],
                colour=COLOURS[building],
                rounds=scene.left,
                salary=salary,
            )
        else:
            yield because(0.2, "city-enters-late", building=BUILDINGS[building])


def expels(scene: Scene) -> Iterator[Found]:
    """Whom it pushes out: a die less for them in each round to come."""
    for entry in scene.others(log.EXPELLED):
        rivals = scene.before.seats == 2 or scene.king
        if entry[1] == NEUTRAL and not scene.king:
            yield because(0.15, "city-expels", **scene.who(entry[1]), building=BUILDINGS[entry[2]])
        else:
            weight = 0.4 + scene.left * DIE * (0.8 if rivals else 0.4)
            yield because(weight, "city-expels", **scene.who(entry[1]), building=BUILDINGS[entry[2]])
    for (building,) in scene.of(log.EXPELLED):
        yield because(0.6, "city-expels-own", building=BUILDINGS[building])


def leaves(scene: Scene) -> Iterator[Found]:
    """What a citizen who is sent leaves behind."""
    city = scene.before
    for building, at in scene.of(log.SENT_SPACE):
        args = space_args(6 * building + at - 1)
        yield because(0.5 + 0.2 * scene.left, "city-leaves-space", **args, colour=COLOURS[building])
    for (activity,) in scene.of(log.SENT_CARD):
        slot = city.slot_of(activity)
        vp = 0
        for space in (0, 1):
            if city.tradesmen[2 * slot + space] == scene.seat:
                vp = city.printed.tradesman_vp[2 * activity + space]
        yield because(0.5 + vp, "city-leaves-card", activity=ACTIVITIES[activity], vp=vp)
    if scene.of(log.SENT_HIRED) or scene.of(log.HIRED):
        yield because(0.4, "city-hired")


def tradesman(scene: Scene) -> Iterator[Found]:
    """A tradesman: points at the end, and the card is open to the family from now on."""
    city = scene.after
    for activity, vp in scene.of(log.TRADESMAN):
        slot = city.slot_of(activity)
        free = city.tradesmen[2 * slot : 2 * slot + 2].count(NOBODY)
        name = ACTIVITIES[activity]
        if vp == 0:
            yield because(0.6 + 0.3 * scene.left, "city-tradesman-late", activity=name)
        elif free:
            yield because(vp + 0.5 + 0.3 * scene.left, "city-tradesman", activity=name, vp=vp)
        else:
            yield because(vp + 0.8 + 0.3 * scene.left, "city-tradesman-last", activity=name, vp=vp)
