"""The wheel: nine plazas that never move, the tiles beside three of them, and the four dice of a half day."""

from troyes.dice.names import COLOURS
from troyes.dice.printed import DAYS, NOTCHES, Printed

HALF_DAYS = 2 * DAYS


class Wheel:
    """What lies in and beside the nine notches. A turned plaza or tile makes a new wheel; this one stays as it is."""

    def __init__(self, plazas: list[list[int]], side: list[int], tile: list[int], raid: list[bool]) -> None:
        self.plazas = plazas
        """By notch, clockwise: the colours of the plaza's two sides."""
        self.side = side
        """By notch: which of the two is up."""
        self.tile = tile
        """By notch: the number of the Banquets and Raids tile beside it, or 0."""
        self.raid = raid
        """By notch: whether that tile shows its Raid side."""

    def colour(self, notch: int) -> int:
        return self.plazas[notch][self.side[notch]]

    def turned(self, plazas: list[int], tiles: list[int]) -> "Wheel":
        """The wheel after these notches' plazas have been turned, and these notches' tiles put on their Raid side."""
        side, raid = self.side, self.raid
        if plazas:
            side = side[:]
            for notch in plazas:
                side[notch] = 1 - side[notch]
        if tiles:
            raid = raid[:]
            for notch in tiles:
                raid[notch] = True
        return Wheel(self.plazas, side, self.tile, raid)

    def __repr__(self) -> str:
        return f"<Wheel {[COLOURS[self.colour(notch)] for notch in range(NOTCHES)]}>"


def notch_of(turn: int, place: int) -> int:
    """The notch at a place (0 to 3) of a half day (0 to 15: mornings even, afternoons odd)."""
    return (turn // 2 + 1 + 4 * (turn % 2) + place) % NOTCHES


def neutral_notch(turn: int) -> int:
    """The notch in the neutral zone, where the window shows the day."""
    return turn // 2 % NOTCHES


class Die:
    """A die on its place, and all that holds for whoever chooses it. Tiles change it before it is first shown."""

    def __init__(self, place: int, rolled: int, black: bool, colour: int) -> None:
        self.place = place
        self.rolled = rolled
        self.black = black
        self.colour = colour
        self.value = rolled
        self.price = [0, 0, 0]
        """Influence, deniers, knowledge."""
        self.price_any = 0
        """So many of one resource of the player's choice, on top."""
        self.step = 1
        """How far one influence moves the value; 0: influence does nothing."""
        self.recolour = 2
        """What another colour costs in knowledge; 0: it cannot be changed."""
        self.prestige = True
        """Whether it may build prestige buildings."""
        self.gift = 0
        """The number of the tile that rewards what is built with it, or 0."""
        self.strikes = black
        """It destroys its plaza and, from the third day on, strikes the sheets. Nobody may choose or count it."""
        self.spares = False
        """A black die that its tile has tamed: at the end of the half day the tile turns."""

    def full_price(self, payment: int) -> list[int]:
        """Influence, deniers, knowledge. `payment`: what pays a price of any one resource, or -1."""
        price = self.price[:]
        if payment >= 0:
            price[payment] += self.price_any
        return price

    def influence_for(self, value: int) -> int:
        """The influence it takes to bring the die to this value."""
        distance = abs(value - self.value)
        if distance == 0:
            return 0
        return (distance + self.step - 1) // self.step

    def knowledge_for(self, colour: int) -> int:
        return 0 if colour == self.colour else self.recolour


class HalfDay:
    """A morning or an afternoon: its four dice by place, and the numbers written above the columns.

    Nothing in it changes once it has begun.
    """

    def __init__(self, turn: int, dice: list[Die], wheel: Wheel, printed: Printed, column_of: list[int]) -> None:
        self.turn = turn
        self.dice = dice
        self.wheel = wheel
        self.printed = printed
        self.column_of = column_of
        """The column with a number, by number 1 to 6."""
        self.available = [0, 0, 0]
        """How many dice of each colour a Great Hall may count."""
        for die in dice:
            if not die.strikes:
                self.available[die.colour] += 1

    @property
    def day(self) -> int:
        return self.turn // 2 + 1

    @property
    def afternoon(self) -> bool:
        return self.turn % 2 == 1

    def number_of(self, column: int) -> int:
        return self.column_of.index(column)


def place_dice(turn: int, rolled: list[int], wheel: Wheel, printed: Printed) -> list[Die]:
    """Three transparent dice and the black one, `rolled` in that order, laid out from lowest to highest."""
    black = rolled[3]
    values = sorted(rolled[:3])
    at = sum(value < black for value in values)
    values.insert(at, black)
    dice: list[Die] = []
    for place in range(4):
        die = Die(place, values[place], place == at, wheel.colour(notch_of(turn, place)))
        resource = printed.price_resource[place]
        if resource < 0:
            die.price_any = printed.price_amount[place]
        else:
            die.price[resource] = printed.price_amount[place]
        dice.append(die)
    return dice
