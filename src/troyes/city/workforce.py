"""The dice on the square with one seat's eyes: what plain groups of them can be worth, and which dice may join one.

For a group without tricks only two things matter about a die: what it shows, and whether it has to be bought. So the
best dice of each colour, own ones and others', tell all that is asked, and no group has to be tried.

The *best* of some dice is one number: in five bits each the points of the best 0, 1, 2, 3 of them, or of all if there
are fewer, and above that how many there are, up to 3.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from troyes.city.codes import DIE
from troyes.city.groups import MOST_DICE, Group, Need, Recipe, can_become_legal, price, sources_of_dice
from troyes.city.names import OWNERS, PURPLE, SLOTS
from troyes.city.numbering import (
    PILES,
    colour_of,
    die_of,
    is_purple,
    one_of,
    owner_of_die,
    pile_of,
    value_of,
)
from troyes.city.square import ALL_VALUES, HALF, HALVES, PILE, WHOLE_PILE, by_values, purple_die, shown, values
from troyes.city.state import City
from troyes.core.native import i64

NONE_SERVES: Final = 7
"""The least value of a die that may join a group, where there is none."""
SO_HIGH: Final = [ALL_VALUES & -(1 << max(least - 1, 0)) for least in range(NONE_SERVES + 1)]
"""By value: a bit for that one and all higher ones."""
POINTS: Final = 5
"""The bits for the points of so many dice."""
ONE: Final = 0b11111
"""The points of one number of dice."""
DICE: Final = 20
"""Where the number of dice stands, above all points."""
ALL_POINTS: Final = (1 << 20) - 1
NO_GROUP: Final = -1
"""In place of the points of more dice than there are."""
PRICES: Final = (0, 2, 4, 6, 8, 12, 18)
"""What three dice or fewer can cost, by how many of them are bought."""
MOST_PRICE: Final = 18
WITHIN: Final[list[i64]] = [sum([1 for due in PRICES if due <= budget]) - 1 for budget in range(MOST_PRICE + 1)]
"""By budget: the highest of these prices within it."""
AFFORDED: Final[list[i64]] = [POINTS * at for at in WITHIN]
"""By budget: where `Workforce._reach` has the highest value within it."""
WIDE: Final = 8
"""The bits for a value that a cube may have changed."""
WIDEST: Final = (1 << WIDE) - 1
SEARCHED: Final = 1 << WIDE * len(PRICES)
"""Stands above all values where there may be higher ones, which have to be looked for."""
GROUPS: Final[list[i64]] = [
    dice | bought << 2 | WIDE * PRICES.index(2 * dice * bought) << 4
    for dice, bought in ((1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3))
]
"""Every size of a group, by its price: its dice, those of them that are bought, and where a reach has its value."""
ONLY_RED: Final = 1
ONLY_YELLOW: Final = 2
ONLY_WHITE: Final = 4
UNKNOWN: Final = -1
"""Not looked up yet."""
DICE_CODES: Final = [by_values(DIE + die_of(at // 3, at % 3, 1), falling=True) for at in range(PILES)]
"""By pile, and by a bit for each value: the codes of these dice, high ones first."""


def best_of(pile: i64) -> i64:
    """The best dice of a pile: those of its upper half, and behind them those of the lower one."""
    high, low = _HIGH[pile >> HALF], _LOW[pile & HALVES - 1]
    dice = high >> DICE
    all_dice = dice + (low >> DICE)
    points = (high & ALL_POINTS) + ((low & ALL_POINTS) << POINTS * dice & ALL_POINTS)
    return points | min(MOST_DICE, all_dice) << DICE


def _merged(one: i64, other: i64) -> i64:
    """The best of both."""
    one_1, one_2, one_3 = one >> POINTS & ONE, one >> 2 * POINTS & ONE, one >> 3 * POINTS & ONE
    other_1, other_2, other_3 = other >> POINTS & ONE, other >> 2 * POINTS & ONE, other >> 3 * POINTS & ONE
    first = max(one_1, other_1)
    second = max(one_2, other_2)
    second = max(second, one_1 + other_1)
    third, mixed = max(one_3, other_3), max(one_2 + other_1, one_1 + other_2)
    third = max(third, mixed)
    dice = min(MOST_DICE, (one >> DICE) + (other >> DICE))
    return first << POINTS | second << 2 * POINTS | third << 3 * POINTS | dice << DICE


def _listed(values: list[int]) -> int:
    """The best of dice that show these values, the highest first."""
    best = min(len(values), MOST_DICE)
    for dice in range(MOST_DICE, -1, -1):
        best = best << POINTS | sum(values[:dice])
    return best


def best_in(piles: i64, colours: i64) -> i64:
    """The best dice of these colours, of piles above each other."""
    best: i64 = 0
    while colours:
        if colours & 1 and piles & WHOLE_PILE:
            pile = best_of(piles & WHOLE_PILE)
            best = _merged(best, pile) if best else pile
        piles >>= PILE
        colours >>= 1
    return best


def points_of(best: i64, dice: i64) -> i64:
    """The points of the best so many dice, or NO_GROUP."""
    return best >> POINTS * dice & ONE if dice <= best >> DICE else NO_GROUP


def _beside(best: i64, used: i64, more: i64) -> i64:
    """The points of the best so many dice beside one that shows `used` (0: none of them is used), or NO_GROUP."""
    if used == 0:
        return points_of(best, more)
    if more >= best >> DICE:
        return NO_GROUP
    with_one_more, without = best >> POINTS * (more + 1) & ONE, best >> POINTS * more & ONE
    return without if with_one_more - without > used else with_one_more - used


_LOW: Final[list[i64]] = [_listed(values(half)) for half in range(HALVES)]
"""By half a pile: the best of dice that show 1 to 3."""
_HIGH: Final[list[i64]] = [_listed(values(half << HALF)) for half in range(HALVES)]
"""The same of those that show 4 to 6."""


def within(reach: i64, budget: i64) -> i64:
    """The highest value within a budget of 0 or more: a reach has one for each price, in eight bits each."""
    return reach >> WIDE * WITHIN[min(MOST_PRICE, budget)] & WIDEST


def cubes_of(city: City, seat: int) -> list[int]:
    """The cards on which the seat has cubes."""
    cubes = city.cubes
    found: list[int] = []
    at: i64 = seat
    for slot in range(SLOTS):
        if cubes[at]:
            found.append(city.activities[slot])
        at += OWNERS
    return found


def sum_of(dice: list[int], colour: i64) -> i64:
    """All dice of a colour as one pile: there are no more of them than a pile can hold."""
    found: i64 = 0
    at: i64 = colour
    while at < PILES:
        found += dice[at]
        at += 3
    return found


def piles_of(dice: list[int], owner: i64) -> i64:
    """All dice of an owner as one number, a pile above the other: red, yellow, white."""
    red: i64 = dice[3 * owner]
    yellow: i64 = dice[3 * owner + 1]
    white: i64 = dice[3 * owner + 2]
    return red | yellow << PILE | white << 2 * PILE


def without(city: City, seat: int, chosen: list[int]) -> list[int]:
    """The dice on the square without those that the seat has chosen."""
    if not chosen:
        return city.dice
    dice = city.dice.copy()
    for die in chosen:
        at = PILES + seat if is_purple(die) else pile_of(owner_of_die(die), colour_of(die))
        dice[at] = dice[at] - one_of(value_of(die))
    return dice


@mypyc_attr(free_list_len=1, acyclic=True)
class Workforce:
    """The dice on the square for one seat, looked up once for all that asks for them."""

    def __init__(self, city: City, seat: i64, chosen: list[int]) -> None:
        """`chosen`: the dice that are in a group already."""
        self.city = city
        self.seat = seat
        self.deniers: i64 = city.deniers[seat]
        self.turns_bought = city.expansion.may_turn_bought(city, seat)
        """Whether a bought die may be turned over: then plain groups are not all there are."""
        self._cubes: list[int] | None = None
        dice = self._dice = without(city, seat, chosen)
        self._mine = piles_of(dice, seat)
        """All own dice, as `piles_of` says; without the purple one."""
        self._theirs: i64 = UNKNOWN
        """The same of all others' together, once somebody has asked."""
        self._purple: i64 = dice[PILES + seat] if len(dice) > PILES else 0
        self._red: i64 = UNKNOWN
        """What plain red dice reach: see `_reach`."""
        self._yellow: i64 = UNKNOWN
        self._white: i64 = UNKNOWN
        self.with_cubes: list[i64] | None = None
        """By colours: what dice reach with any cube, where somebody has asked; else UNKNOWN."""

    @property
    def cubes(self) -> list[int]:
        """The cards on which the seat has cubes."""
        cubes = self._cubes
        if cubes is None:
            cubes = self._cubes = cubes_of(self.city, self.seat)
        return cubes

    def _own(self, colours: i64) -> i64:
        """The best own dice of these colours."""
        best = best_in(self._mine, colours)
        return _merged(best, best_of(self._purple)) if self._purple else best

    def _others(self, colours: i64) -> i64:
        """The best dice of these colours that would have to be bought."""
        return best_in(self._to_buy(), colours)

    def _to_buy(self) -> i64:
        """All others' dice."""
        theirs = self._theirs
        if theirs == UNKNOWN:
            owner: i64 = 0
            theirs = -self._mine
            while owner < OWNERS:
                theirs += piles_of(self._dice, owner)
                owner += 1
            self._theirs = theirs
        return theirs

    def reaches(self, colours: i64, value: i64, budget: i64) -> bool:
        """Whether dice of these colours, without any cube, are worth so much within the budget."""
        afforded = AFFORDED[min(MOST_PRICE, budget)]
        return self._known_reach(colours) >> afforded & ONE >= value

    def _known_reach(self, colours: i64) -> i64:
        """`_reach`, looked up once for each colour."""
        if colours == ONLY_RED:
            if self._red == UNKNOWN:
                self._red = self._reach(colours)
            return self._red
        if colours == ONLY_YELLOW:
            if self._yellow == UNKNOWN:
                self._yellow = self._reach(colours)
            return self._yellow
        if colours == ONLY_WHITE:
            if self._white == UNKNOWN:
                self._white = self._reach(colours)
            return self._white
        return self._reach(colours)

    def _reach(self, colours: i64) -> i64:
        """The highest value that plain dice have within each of the prices, in five bits each.

        By price: own dice, one bought die, one beside one or two own ones, two bought ones, two beside an own one,
        three. If there are not so many own dice, fewer do, and cost no more.
        """
        own, others = self._own(colours), self._others(colours)
        own_one, own_two = own >> POINTS & ONE, own >> 2 * POINTS & ONE
        one, two, three = others >> POINTS & ONE, others >> 2 * POINTS & ONE, others >> 3 * POINTS & ONE
        most = own >> 3 * POINTS & ONE
        found = most
        most = max(most, one)
        found |= most << POINTS
        most = max(most, own_one + one)
        found |= most << 2 * POINTS
        most = max(most, own_two + one)
        found |= most << 3 * POINTS
        most = max(most, two)
        found |= most << 4 * POINTS
        most = max(most, own_one + two)
        found |= most << 5 * POINTS
        return found | max(most, three) << 6 * POINTS

    def can_gather(self, recipe: Recipe, need: Need) -> bool:
        """Whether any group is legal."""
        if recipe.searched:
            pool = sources_of_dice(self.city, self.seat, recipe, [])
            return can_become_legal(recipe.start(), pool, 0, self.seat, recipe, need)
        own, others = self._own(recipe.colours), self._others(recipe.colours)
        for dice in range(1, recipe.most() + 1):
            for bought in range(dice + 1):
                if price(dice, bought) > need.budget:
                    break
                kept, paid = points_of(own, dice - bought), points_of(others, bought)
                if kept >= 0 and paid >= 0 and recipe.value(dice, kept + paid) >= need.value:
                    return True
        return False

    def reach_with(self, recipe: Recipe, before: i64) -> i64:
        """The highest value that dice have by that recipe, or had before, within each of the prices: see `within`."""
        own, others, most_dice = self._own(recipe.colours), self._others(recipe.colours), recipe.most()
        found: i64 = 0
        most: i64 = 0
        at: i64 = 0
        while at < len(GROUPS):
            group = GROUPS[at]
            dice, bought = group & 3, group >> 2 & 3
            if dice <= most_dice:
                kept, paid = points_of(own, dice - bought), points_of(others, bought)
                if kept >= 0 and paid >= 0:
                    most = max(most, recipe.value(dice, kept + paid))
            lane = group >> 4
            most = min(max(most, before >> lane & WIDEST), WIDEST)
            found += (most - (found >> lane & WIDEST)) << lane
            at += 1
        return found

    def shows(self, colour: i64, payable: bool) -> i64:
        """All own dice of that colour, and others' if they can be paid, as a pile of no certain height."""
        piles = self._mine | self._to_buy() if payable else self._mine
        return piles >> PILE * colour & WHOLE_PILE | self._purple

    def add_joining(self, codes: list[int], group: Group, recipe: Recipe, need: Need) -> None:
        """Adds the dice that may join the group of those chosen, which is a plain one.

        A higher die serves wherever a lower one does.
        """
        mine = self._own(recipe.colours)
        if price(group.dice + 1, group.bought + 1) > need.budget:
            self.add_dice(codes, recipe, SO_HIGH[self._least(group, recipe, need, mine, 0, True)], 0)
            return
        theirs = self._others(recipe.colours)
        own = self._least(group, recipe, need, mine, theirs, True)
        bought = self._least(group, recipe, need, mine, theirs, False)
        self.add_dice(codes, recipe, SO_HIGH[own], SO_HIGH[bought])

    def add_dice(self, codes: list[int], recipe: Recipe, own: int, bought: int) -> None:
        """Adds the different dice that show one of these values, own ones first, high ones first.

        `own`, `bought`: a bit for each value of dice to be used and to be bought.
        """
        seat, colours = self.seat, recipe.colours
        self._add_from(codes, seat, colours, own)
        if bought:
            for owner in range(seat + 1, OWNERS):
                self._add_from(codes, owner, colours, bought)
            for owner in range(seat):
                self._add_from(codes, owner, colours, bought)
        if self._purple:
            value = purple_die(self.city, seat)
            if own >> value - 1 & 1:
                codes.append(DIE + die_of(PURPLE, recipe.declared, value))

    def _add_from(self, codes: list[int], owner: i64, colours: i64, wanted: i64) -> None:
        at = 3 * owner
        while colours:
            if colours & 1:
                pile: i64 = self._dice[at]
                serving = shown(pile) & wanted
                if serving:
                    codes += DICE_CODES[at][serving]
            colours >>= 1
            at += 1

    def _least(self, group: Group, recipe: Recipe, need: Need, mine: i64, theirs: i64, own: bool) -> int:
        """The lowest value of a die with which the group can become legal.

        `mine`, `theirs`: the best own and others' dice beside the group.
        """
        pile: i64 = self._purple if own else 0
        piles = self._mine if own else self._to_buy()
        colours: i64 = recipe.colours
        while colours:
            if colours & 1:
                pile |= piles & WHOLE_PILE
            piles >>= PILE
            colours >>= 1
        seen = shown(pile)
        value: i64 = 1
        while seen:
            if seen & 1 and _can_join(group, recipe, need, value, mine, theirs, own):
                return value
            seen >>= 1
            value += 1
        return NONE_SERVES


def _can_join(group: Group, recipe: Recipe, need: Need, value: i64, mine: i64, theirs: i64, own: bool) -> bool:
    """Whether the group with a die of that value is legal, or becomes so with the best dice beside it."""
    dice, points, bought = group.dice + 1, group.points + value, group.bought
    if not own:
        bought += 1
    needed, budget = need.value, need.budget
    if recipe.value(dice, points) >= needed and price(dice, bought) <= budget:
        return True
    own_used: i64 = value if own else 0
    bought_used = value - own_used
    most = recipe.most() - dice
    more: i64 = 1
    while more <= most:
        buying: i64 = 0
        while buying <= more and price(dice + more, bought + buying) <= budget:
            kept, paid = _beside(mine, own_used, more - buying), _beside(theirs, bought_used, buying)
            if kept >= 0 and paid >= 0 and recipe.value(dice + more, points + kept + paid) >= needed:
                return True
            buying += 1
        more += 1
    return False
