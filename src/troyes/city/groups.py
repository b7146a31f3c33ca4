"""Groups of dice: which dice may serve an action, what they are worth and what they cost.

A `Recipe` says how a group works, with or without an Activity card's cube. Where nothing but value and price counts,
`workforce.py` knows a quicker way than to try group after group.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from troyes.city import faces
from troyes.city.faces import Line, plus, sign, some
from troyes.city.names import COLOURS, OWNERS, PURPLE
from troyes.city.numbering import (
    PILES,
    as_it_lies,
    die_of,
    has,
    is_purple,
    is_turned,
    owner_of,
    pile_of,
    pips,
)
from troyes.city.square import count, purple_die
from troyes.city.state import City
from troyes.core.native import i64

ANY_COLOUR: Final = 7
"""All three colours, each a bit."""
MOST_DICE: Final = 3


def price(dice: i64, bought: i64) -> i64:
    """2, 4 or 6 deniers for each bought die, by the size of the group (T9)."""
    return 2 * dice * bought


def one_apart(owner: i64) -> i64:
    """One die of that owner's, in `Group.apart`."""
    return 1 << (3 * owner)


@mypyc_attr(free_list_len=1, acyclic=True)
class Group:
    """A group that is being put together."""

    def __init__(self, dice: i64, points: i64, bought: i64, apart: i64, changed: bool, fee: i64 = 0) -> None:
        self.dice = dice
        self.points = points
        self.bought = bought
        """Dice of others at the usual price."""
        self.apart = apart
        """Dice of others that a cube makes free or cheap, in three bits an owner: see `apart_of`."""
        self.changed = changed
        """Whether the cube has changed anything yet (T16)."""
        self.fee = fee
        """What the dice taken apart cost."""

    def apart_of(self, owner: i64) -> i64:
        return self.apart >> (3 * owner) & 7

    def price(self) -> i64:
        return price(self.dice, self.bought) + self.fee


class Recipe:
    """How a group of dice counts."""

    def __init__(
        self,
        colours: i64,
        single: bool = False,
        times: i64 = 1,
        each: i64 = 0,
        whole: i64 = 0,
        fixed: i64 = 0,
        free: i64 = 0,
        least: i64 = 1,
    ) -> None:
        self.colours = colours
        """A bit for each colour of dice that may be in the group."""
        self.single = single
        """Exactly one die."""
        self.times = times
        """Each die counts as so many."""
        self.each = each
        """Added to each die."""
        self.whole = whole
        """Added to the group."""
        self.fixed = fixed
        """What each die counts as, whatever it shows; 0: what it shows."""
        self.free = free
        """How many dice of each other owner cost nothing."""
        self.least = least
        """How many dice there must be."""
        self.fee: i64 = 0
        """What each die that is taken apart costs."""
        self.searched = fixed > 0 or free > 0
        """Whether the best dice do not tell if there is a legal group: it has to be looked for."""
        self.turns_own = False
        """Whether an own die may be turned over."""
        self.first_leads = False
        """Whether all dice of the group build where the first one does."""
        self.declared: i64 = 0
        """The colour of a purple die in such a group."""
        while self.declared < 2 and not has(colours, self.declared):
            self.declared += 1

    def most(self) -> i64:
        return 1 if self.single else MOST_DICE

    def value(self, dice: i64, points: i64) -> i64:
        """What so many dice that show so many points are worth together."""
        if self.fixed:
            return self.fixed * dice
        return points * self.times + self.each * dice + self.whole

    def start(self) -> Group:
        return Group(0, 0, 0, 0, self.fixed == 0 and self.free == 0)

    def add(self, group: Group, die: i64, seat: i64) -> Group:
        """The group with one more die."""
        owner, value = owner_of(die, seat), pips(die)
        bought, apart = group.bought, group.apart
        changed = group.changed or value != self.fixed != 0
        if owner != seat:
            if self.free and group.apart_of(owner) < self.free and not is_turned(die):
                apart += one_apart(owner)
                changed = True
            else:
                bought += 1
        return Group(group.dice + 1, group.points + value, bought, apart, changed)

    def parts(self, dice: list[int]) -> list["Recipe"]:
        """The recipes that it stands for, where it takes dice of one colour, whichever: the first die settles it."""
        return [self]

    def settled(self, dice: list[int]) -> "Recipe":
        """The one of them that these dice have settled on."""
        return self

    def columns(self, dice: list[int]) -> list[int]:
        """The columns of the Cathedral where these dice build."""
        return [pips(dice[0])] * len(dice) if self.first_leads else [pips(die) for die in dice]

    def values(self, dice: list[int]) -> list[int]:
        """What each die counts as, those that a cube makes of it as well."""
        found: list[int] = []
        for die in dice:
            found += [self.fixed or pips(die) + self.each] * self.times
        return found

    def colour(self) -> str:
        """What dice it takes, as faces name it."""
        return faces.ANY if self.colours == ANY_COLOUR else COLOURS[self.declared]

    def shows(self, counts_as: str) -> Line:
        """What the cube does to the dice, as signs."""
        colour = self.colour()
        if self.single:
            return [some("die", 1, colour), faces.EQUALS, some("die", self.times, counts_as)]
        if self.each:
            return [plus(self.each), faces.PER, sign("die", colour)]
        if self.whole:
            return [sign("dice", colour), plus(self.whole)]
        if self.fixed:
            return [sign("dice", colour), faces.EQUALS, sign("die", colour, self.fixed)]
        if self.free:
            return [some("die", self.free, colour), faces.PER, faces.OTHER, faces.EQUALS, some("deniers", 0)]
        return [sign("dice", colour), faces.EQUALS, sign("dice", counts_as)]


def gathered(dice: list[int], seat: int, recipe: Recipe) -> Group:
    group = recipe.start()
    for die in dice:
        group = recipe.add(group, die, seat)
    return group


def sources_of_dice(city: City, seat: int, recipe: Recipe, chosen: list[int]) -> list[int]:
    """Every die that could join the group, equal ones as often as they lie there: own ones first, high ones first."""
    found: list[int] = []
    dice = city.dice
    colours = [colour for colour in range(3) if has(recipe.colours, colour)]
    for step in range(OWNERS):
        owner = (seat + step) % OWNERS
        for colour in colours:
            pile = dice[pile_of(owner, colour)]
            if pile:
                first = die_of(owner, colour, 0)
                for value in range(6, 0, -1):
                    found += [first + value] * count(pile, value)
    if len(dice) > PILES:
        value = purple_die(city, seat)
        if value and not any(is_purple(die) for die in chosen):
            found.append(die_of(PURPLE, recipe.declared, value))
    for die in chosen:
        if not is_purple(die):
            found.remove(as_it_lies(die))
    return found


@mypyc_attr(free_list_len=1, acyclic=True)
class Need:
    """What a group must reach: a value, within a budget."""

    def __init__(self, value: i64, budget: i64) -> None:
        self.value = value
        self.budget = budget

    def met_by(self, group: Group, recipe: Recipe) -> bool:
        return (
            group.changed
            and group.dice >= recipe.least
            and group.price() <= self.budget
            and recipe.value(group.dice, group.points) >= self.value
        )


def can_become_legal(group: Group, pool: list[int], at: int, seat: int, recipe: Recipe, need: Need) -> bool:
    """Whether this group is legal, or can be made so with dice from the pool (from `at` on)."""
    if need.met_by(group, recipe):
        return True
    if group.dice == recipe.most():
        return False
    if group.price() > need.budget:
        return False
    last = -1
    for index in range(at, len(pool)):
        die = pool[index]
        if die != last:
            last = die
            if can_become_legal(recipe.add(group, die, seat), pool, index + 1, seat, recipe, need):
                return True
    return False


PLAIN: Final = [Recipe(colours) for colours in range(8)]
"""By the colours that may be in the group: no cube at all."""
