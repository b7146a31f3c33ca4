"""The dice for an action that are worth a thought: for each thing they can do, the cheapest group that does it."""

from typing import Final

from troyes.city.activities.cards import CARDS
from troyes.city.cathedral import room
from troyes.city.citizens import can_enter
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, PATROL, PLACE
from troyes.city.combat import free_banners
from troyes.city.groups import Group, Need, Recipe, sources_of_dice
from troyes.city.names import NEUTRAL
from troyes.city.numbering import owner_of, pips, value_of
from troyes.city.search import Search
from troyes.city.state import City
from troyes.city.targets import FIELD_PER, is_activate, is_place, need_of, recipe_for

DIE: Final = 0.35
PIP: Final = 0.16
DENIER: Final = 0.22
"""What an own die, each of its pips and a denier are worth when groups are compared: only their ratio matters."""
HELP: Final = 0.3
"""How much of what another seat gains counts as a loss."""
MOST_SITES: Final = 10
"""So many groups for the Cathedral, where each set of columns is another thing."""
POOR: Final = 2
"""Dice up to this value are seldom worth buying."""
FEW: Final = 2
"""So many where only the likeliest are asked for."""


class Found:
    """The cheapest dice so far that do something."""

    def __init__(self, does: int, cost: float, dice: list[int]) -> None:
        self.does = does
        self.cost = cost
        self.dice = dice


def groups_for(city: City, target: int, cube: int, wide: bool = True) -> list[list[int]]:
    """Groups of dice that carry the action out with that cube (-1: without one): all that are worth it, or a few."""
    recipe = recipe_for(city, target, cube)
    if recipe is None:
        return []
    gatherer = Gatherer(city, target, need_of(city, city.seat, target), wide or is_place(target))
    for part in recipe.parts([]):
        gatherer.gather(part)
    found = gatherer.best()
    if wide or len(found) <= FEW:
        return found
    return found[:FEW] if target == BUILD or is_place(target) else [found[0], found[-1]]


class Gatherer:
    def __init__(self, city: City, target: int, need: Need, poor: bool) -> None:
        self.city = city
        self.poor = poor
        """Whether low dice of others are thought of, too."""
        self.seat = city.seat
        self.target = target
        self.need = need
        self.found: dict[int, Found] = {}
        self.recipe: Recipe | None = None
        self.search: Search | None = None
        self.most = 1
        self.dice: list[int] = []
        self.counts: list[int] = []
        self.chosen: list[int] = []
        """The dice of the group that is being put together."""

    def gather(self, recipe: Recipe) -> None:
        city = self.city
        self.recipe = recipe
        self.most = 1 if is_place(self.target) else recipe.most()
        self.search = None if city.ladies is None else Search(city, self.seat, self.target, recipe, self.need)
        self.dice = []
        self.counts = []
        for die in sources_of_dice(city, self.seat, recipe, []):
            if self.dice and self.dice[-1] == die:
                self.counts[-1] += 1
            elif self.poor or value_of(die) > POOR or owner_of(die, self.seat) == self.seat:
                self.dice.append(die)
                self.counts.append(1)
        self._extend(recipe.start(), 0, 0)

    def _extend(self, group: Group, first: int, used: int) -> None:
        """Adds each die from `first` on; `used`: how often that one is in the group already."""
        recipe = self.recipe
        assert recipe is not None
        chosen = self.chosen
        for at in range(first, len(self.dice)):
            if at == first and used == self.counts[at]:
                continue
            die = self.dice[at]
            larger = recipe.add(group, die, self.seat)
            if larger.price() > self.need.budget:
                continue
            chosen.append(die)
            if self._is_legal(larger, chosen):
                self._keep(larger, chosen)
            if larger.dice < self.most:
                self._extend(larger, at, used + 1 if at == first else 1)
            chosen.pop()

    def _is_legal(self, group: Group, dice: list[int]) -> bool:
        if self.search is not None:
            return self.search.is_legal(group, dice)
        assert self.recipe is not None
        if not self.need.met_by(group, self.recipe):
            return False
        if is_place(self.target):
            return can_enter(self.city, self.seat, self.target - PLACE, pips(dice[0]))
        if self.target == BUILD:
            for die in dice:
                value = value_of(die)
                same = 0
                for other in dice:
                    if value_of(other) == value:
                        same += 1
                if room(self.city, value) < same:
                    return False
        return True

    def _keep(self, group: Group, dice: list[int]) -> None:
        does = self._does(group, dice)
        cost = self._cost(group, dice)
        known = self.found.get(does)
        if known is None or cost < known.cost:
            self.found[does] = Found(does, cost, dice.copy())

    def _does(self, group: Group, dice: list[int]) -> int:
        """A number for what the group does: two groups with the same number do the same."""
        city, target = self.city, self.target
        assert self.recipe is not None
        if is_place(target) or target == PATROL:
            return pips(dice[0])
        if target == BUILD or _by_die(target):
            number = 0
            for value in sorted([pips(die) for die in dice]):
                number = 7 * number + value
            return number
        value = self.recipe.value(group.dice, group.points)
        if target == AGRICULTURE:
            return value // FIELD_PER
        if is_activate(target):
            card = CARDS[target - ACTIVATE]
            times = value // city.printed.per[card.id]
            if card.takes.influence:
                times = min(times, city.influence[self.seat] // card.takes.influence)
            return times
        event = target - COMBAT
        return min(value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))

    def _cost(self, group: Group, dice: list[int]) -> float:
        cost = DENIER * int(group.price())
        for die in dice:
            owner = owner_of(die, self.seat)
            if owner == self.seat:
                cost += DIE + PIP * int(pips(die))
            elif owner != NEUTRAL and not self.city.passed(owner):
                cost += HELP * (2 * DENIER * int(group.dice) - DIE - PIP * int(value_of(die)))
        return cost

    def best(self) -> list[list[int]]:
        """Without those that do less than another group and cost more; of many sets of columns the cheapest."""
        found = sorted(self.found.values(), key=_cost_of)
        if self.target == BUILD or is_place(self.target) or _by_die(self.target):
            return [one.dice for one in found[:MOST_SITES]]
        kept: list[list[int]] = []
        most = -1
        for one in found:
            if one.does > most:
                most = one.does
                kept.append(one.dice)
        return kept


def _by_die(target: int) -> bool:
    """Whether it is an Activity card on which each die counts by itself."""
    return is_activate(target) and CARDS[target - ACTIVATE].by_die


def _cost_of(found: Found) -> float:
    return found.cost
