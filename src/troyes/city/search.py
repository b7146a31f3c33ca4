"""Looking for groups of dice where the quick ways do not do: purple dice, turned ones, cubes that need several dice."""

from troyes.city.cathedral import room
from troyes.city.citizens import can_enter
from troyes.city.codes import BUILD, DIE, DONE, PLACE
from troyes.city.groups import Group, Need, Recipe, gathered, sources_of_dice
from troyes.city.names import NEUTRAL, TURNED
from troyes.city.numbering import is_turned, owner_of, pips
from troyes.city.state import City


class Search:
    """Looks for groups of dice with which a seat can carry an action out."""

    def __init__(self, city: City, seat: int, target: int, recipe: Recipe, need: Need) -> None:
        self.city = city
        self.seat = seat
        self.target = target
        self.recipe = recipe
        self.need = need
        self.turns_bought = city.expansion.may_turn_bought(city, seat)

    def is_legal(self, group: Group, dice: list[int]) -> bool:
        """Whether these dice, as they are, carry the action out."""
        if not dice or not self.need.met_by(group, self.recipe):
            return False
        if self.target == BUILD:
            return self._fits_cathedral(dice)
        if PLACE <= self.target < PLACE + 3:
            return len(dice) == 1 and can_enter(self.city, self.seat, self.target - PLACE, pips(dice[0]))
        return True

    def _fits_cathedral(self, dice: list[int]) -> bool:
        """Each die must find its place (T18)."""
        values = self.recipe.columns(dice)
        return all(room(self.city, value) >= values.count(value) for value in values)

    def ways(self, die: int, dice: list[int]) -> list[int]:
        """The ways to use a die of the square: as it lies, or turned over."""
        owner = owner_of(die, self.seat)
        turns = self.recipe.turns_own if owner == self.seat else self.turns_bought and owner != NEUTRAL
        if not turns:
            return [die]
        for other in dice:
            if is_turned(other) and (owner_of(other, self.seat) == self.seat) == (owner == self.seat):
                return [die]
        return [die, die + TURNED]

    def is_full(self, group: Group, dice: list[int]) -> bool:
        return group.dice == self.recipe.most() or (PLACE <= self.target < PLACE + 3 and len(dice) == 1)

    def can_complete(self, group: Group, dice: list[int], pool: list[int], at: int) -> bool:
        """Whether the group is legal, or becomes so with dice from the pool (from `at` on)."""
        if self.is_legal(group, dice):
            return True
        if self.is_full(group, dice) or group.price() > self.need.budget:
            return False
        if dice and self.target == BUILD and not self._fits_cathedral(dice):
            return False
        last = -1
        for index in range(at, len(pool)):
            die = pool[index]
            if die != last:
                last = die
                rest = pool[:index] + pool[index + 1 :] if not dice else pool
                after = 0 if not dice else index + 1
                for way in self.ways(die, dice):
                    larger = self.recipe.add(group, way, self.seat)
                    if self.can_complete(larger, [*dice, way], rest, after):
                        return True
        return False


def can_gather(city: City, seat: int, target: int, recipe: Recipe, need: Need) -> bool:
    """Whether any group is legal."""
    for part in recipe.parts([]):
        search = Search(city, seat, target, part, need)
        if search.can_complete(part.start(), [], sources_of_dice(city, seat, part, []), 0):
            return True
    return False


def group_codes(city: City, recipe: Recipe, need: Need) -> list[int]:
    """The dice that may join the group now, and DONE if it is a legal one."""
    found: list[int] = []
    for part in recipe.parts(city.group):
        search = Search(city, city.seat, city.target, part, need)
        group = gathered(city.group, city.seat, part)
        if search.is_legal(group, city.group):
            found.append(DONE)
        if search.is_full(group, city.group):
            continue
        pool = sources_of_dice(city, city.seat, part, city.group)
        last = -1
        for at, die in enumerate(pool):
            if die != last:
                last = die
                rest = pool[:at] + pool[at + 1 :]
                for way in search.ways(die, city.group):
                    larger = part.add(group, way, city.seat)
                    if search.can_complete(larger, [*city.group, way], rest, 0):
                        found.append(DIE + way)
    return found
