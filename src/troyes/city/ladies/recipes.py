"""What the cubes of the expansion's delayed cards do to a group of dice."""

from troyes.city import faces
from troyes.city.faces import Line, sign, some
from troyes.city.groups import ANY_COLOUR, Group, Recipe, one_apart
from troyes.city.numbering import bit, colour_of, is_turned, owner_of, pips
from troyes.core.native import i64


class OneColour(Recipe):
    """A cube that serves dice of any colour. A Pilgrimage that it modifies takes dice of one colour only (T19)."""

    def __init__(self, colours: int) -> None:
        super().__init__(colours)
        self.searched = True
        self.by_colour: list[OneColour] = []
        if colours == ANY_COLOUR:
            self.by_colour = [type(self)(bit(colour)) for colour in range(3)]

    def parts(self, dice: list[int]) -> list[Recipe]:
        if not self.by_colour:
            return [self]
        return [self.by_colour[colour_of(dice[0])]] if dice else list(self.by_colour)

    def settled(self, dice: list[int]) -> Recipe:
        return self.parts(dice)[0]

    def start(self) -> Group:
        return Group(0, 0, 0, 0, False)


class Turning(OneColour):
    """One own die is turned over (Distiller)."""

    def __init__(self, colours: int) -> None:
        super().__init__(colours)
        self.turns_own = True

    def shows(self, counts_as: str) -> Line:
        turned: Line = [sign("die", self.colour()), faces.DISTRICT, faces.TURN]
        return [*turned, faces.LIMIT, sign("guard", no=True)]

    def add(self, group: Group, die: i64, seat: i64) -> Group:
        larger = super().add(group, die, seat)
        if is_turned(die) and owner_of(die, seat) == seat:
            larger.changed = True
        return larger


class OneFree(OneColour):
    """The first die of another district costs nothing (Viticulturist)."""

    def shows(self, counts_as: str) -> Line:
        return [some("die", 1, self.colour()), faces.OTHER, faces.EQUALS, some("deniers", 0)]

    def add(self, group: Group, die: i64, seat: i64) -> Group:
        larger = super().add(group, die, seat)
        owner = owner_of(die, seat)
        if owner != seat and group.apart == 0 and not is_turned(die):
            larger.bought -= 1
            larger.apart = one_apart(owner)
            larger.changed = True
        return larger


class Leading(OneColour):
    """All dice take the value of the highest; they build where the first does (Preacher)."""

    def __init__(self, colours: int) -> None:
        super().__init__(colours)
        self.first_leads = True

    def shows(self, counts_as: str) -> Line:
        return [sign("dice", self.colour()), faces.EQUALS, sign("die", self.colour())]

    def add(self, group: Group, die: i64, seat: i64) -> Group:
        larger = super().add(group, die, seat)
        value = pips(die)
        larger.changed = group.changed or (group.dice > 0 and value != group.points)
        larger.points = max(group.points, value)
        return larger

    def value(self, dice: i64, points: i64) -> i64:
        return dice * points

    def values(self, dice: list[int]) -> list[int]:
        return [max([pips(die) for die in dice])] * len(dice)


class WithSix(Recipe):
    """The cube itself counts as an own 6, beside at least one die (Augustine, Recruiter)."""

    def __init__(self, colour: int) -> None:
        super().__init__(bit(colour), least=2)
        self.searched = True

    def start(self) -> Group:
        return Group(1, 6, 0, 0, True)

    def shows(self, counts_as: str) -> Line:
        return [sign("die", self.colour(), 6), faces.CHAIN, sign("die", self.colour())]

    def values(self, dice: list[int]) -> list[int]:
        return [*super().values(dice), 6]


class Cheap(Recipe):
    """One die of each other owner costs 2, whatever the size of the group (Chief Templar)."""

    def __init__(self, colour: int) -> None:
        super().__init__(bit(colour), least=2)
        self.searched = True
        self.fee = 2

    def shows(self, counts_as: str) -> Line:
        return [some("die", 1, self.colour()), faces.PER, faces.OTHER, faces.EQUALS, some("deniers", self.fee)]

    def start(self) -> Group:
        return Group(0, 0, 0, 0, False)

    def add(self, group: Group, die: i64, seat: i64) -> Group:
        larger = super().add(group, die, seat)
        larger.fee = group.fee
        owner = owner_of(die, seat)
        if owner != seat and group.apart_of(owner) == 0:
            larger.bought -= 1
            larger.apart += one_apart(owner)
            larger.fee += self.fee
            larger.changed = True
        return larger
