"""Reasons at Troyes that have to do with citizens: in the buildings, as tradesmen, and at the placement."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.log import space_args
from troyes.city.names import ACTIVITIES, BUILDINGS, COLOURS, NEUTRAL, NOBODY, PALACE
from troyes.city.numbering import row_of, scoring_space, space_of
from troyes.coach.city.difference import Difference
from troyes.coach.reasons import Found, because

DIE = 0.9
"""What a die in a round to come is worth, in points."""
DENIER = 0.2


def placed(diff: Difference) -> Iterator[Found]:
    """The initial placement: a die in every round, its price, and how safe the place is."""
    city, seat = diff.before, diff.seat
    for building, at in diff.of(log.PLACED):
        salary = city.printed.salary[building]
        rounds = diff.left + 1
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
            pushes = _pushes(diff, building, at - 1)
            if pushes > 1:
                yield because(0.5 + 0.4 * pushes, "city-place-safe", count=pushes)
            else:
                yield because(0.3, "city-place-edge")


def _pushes(diff: Difference, building: int, at: int) -> int:
    """How many newcomers it takes to push a citizen off the end of its row."""
    printed = diff.before.printed
    space = space_of(building, at + 1)
    for value in range(1, 7):
        first = printed.row_start[row_of(building, value)]
        length = printed.row_length[row_of(building, value)]
        if first <= space < first + length:
            return first + length - space
    return 1


def enters(diff: Difference) -> Iterator[Found]:
    """A citizen who enters a building brings a die in each round to come."""
    for building, _ in diff.of(log.ENTERED):
        salary = diff.before.printed.salary[building]
        if diff.left:
            yield because(
                diff.left * (DIE - DENIER * salary) + 0.4,
                "city-enters",
                building=BUILDINGS[building],
                colour=COLOURS[building],
                rounds=diff.left,
                salary=salary,
            )
        else:
            yield because(0.2, "city-enters-late", building=BUILDINGS[building])


def expels(diff: Difference) -> Iterator[Found]:
    """Whom it pushes out: a die less for them in each round to come."""
    for entry in diff.others(log.EXPELLED):
        rivals = diff.before.seats == 2 or diff.king
        if entry[1] == NEUTRAL and not diff.king:
            yield because(0.15, "city-expels", **diff.who(entry[1]), building=BUILDINGS[entry[2]])
        else:
            weight = 0.4 + diff.left * DIE * (0.8 if rivals else 0.4)
            yield because(weight, "city-expels", **diff.who(entry[1]), building=BUILDINGS[entry[2]])
    for (building,) in diff.of(log.EXPELLED):
        yield because(0.6, "city-expels-own", building=BUILDINGS[building])


def leaves(diff: Difference) -> Iterator[Found]:
    """What a citizen who is sent leaves behind."""
    city = diff.before
    for building, at in diff.of(log.SENT_SPACE):
        args = space_args(space_of(building, at))
        yield because(0.5 + 0.2 * diff.left, "city-leaves-space", **args, colour=COLOURS[building])
    for (activity,) in diff.of(log.SENT_CARD):
        slot = city.slot_of(activity)
        vp = 0
        for space in (0, 1):
            if city.tradesmen[scoring_space(slot, space)] == diff.seat:
                vp = city.printed.tradesman_vp[scoring_space(activity, space)]
        yield because(0.5 + vp, "city-leaves-card", activity=ACTIVITIES[activity], vp=vp)
    if diff.of(log.SENT_HIRED) or diff.of(log.HIRED):
        yield because(0.4, "city-hired")


def tradesman(diff: Difference) -> Iterator[Found]:
    """A tradesman: points at the end, and the card is open to the family from now on."""
    city = diff.after
    for activity, vp in diff.of(log.TRADESMAN):
        slot = city.slot_of(activity)
        free = city.tradesmen[scoring_space(slot, 0) : scoring_space(slot, 2)].count(NOBODY)
        name = ACTIVITIES[activity]
        if vp == 0:
            yield because(0.6 + 0.3 * diff.left, "city-tradesman-late", activity=name)
        elif free:
            yield because(vp + 0.5 + 0.3 * diff.left, "city-tradesman", activity=name, vp=vp)
        else:
            yield because(vp + 0.8 + 0.3 * diff.left, "city-tradesman-last", activity=name, vp=vp)
