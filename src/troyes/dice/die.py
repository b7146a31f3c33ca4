"""A die on the wheel, and all that holds for whoever chooses it."""

from troyes.core.native import i64
from troyes.dice.printed import Printed


class Die:
    """A die on its place, and all that holds for whoever chooses it. Games share it: a tile changes its own."""

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
        self._terms = -1
        self.told: bytes | None = None
        """What `observing` made of it."""

    def copy(self) -> "Die":
        """The same die as no tile has changed it yet."""
        twin = Die(self.place, self.rolled, self.black, self.colour)
        twin.price = self.price[:]
        twin.price_any = self.price_any
        return twin

    def full_price(self, payment: int) -> list[int]:
        """Influence, deniers, knowledge. `payment`: what pays a price of any one resource, or -1."""
        price = self.price[:]
        if payment >= 0:
            price[payment] += self.price_any
        return price

    def terms(self) -> int:
        """All that says whether a stock can pay for it, in 14 bits. Asked for once its tile has changed it."""
        if self._terms < 0:
            price = self.price
            found = price[0] | price[1] << 3 | price[2] << 6 | self.price_any << 9
            self._terms = found << 2 | (2 if self.strikes else 0) | (1 if self.value else 0)
        return self._terms

    def influence_for(self, value: int) -> int:
        """The influence it takes to bring the die to this value."""
        distance = abs(value - self.value)
        if distance == 0:
            return 0
        return (distance + self.step - 1) // self.step

    def knowledge_for(self, colour: int) -> int:
        return 0 if colour == self.colour else self.recolour


def usual_dice(printed: Printed) -> list[Die]:
    """Every die that no tile has changed, the same for everybody: `usual_die` tells where each lies."""
    found: list[Die] = []
    for place in range(4):
        resource, amount = printed.price_resource[place], printed.price_amount[place]
        for colour in range(3):
            for rolled in range(1, 7):
                for black in (False, True):
                    die = Die(place, rolled, black, colour)
                    if resource < 0:
                        die.price_any = amount
                    else:
                        die.price[resource] = amount
                    found.append(die)
    return found


def usual_die(place: i64, rolled: i64, black: bool, colour: i64, printed: Printed) -> Die:
    return printed.dice[36 * place + 12 * colour + 2 * rolled - (1 if black else 2)]
