"""The short signs that fit a space of the sheet."""

from collections.abc import Sequence

from troyes.cli.table.words import Words
from troyes.dice.names import COLOURS, RESOURCES

CITIZEN_SIGN = "♙"
GUARD_SIGN = "♜"
BLACK_SIGN = "✹"
LOST_SIGN = "╳"


class DiceWords(Words):
    def letter(self, colour: int) -> str:
        """The letter of a colour, for those who do not see it."""
        return self(f"table-letter-{COLOURS[colour]}")

    def short(self, resource: int) -> str:
        """The letter of a resource."""
        return self(f"table-short-{RESOURCES[resource]}")

    def thing(self, thing: int, count: int) -> str:
        """So many of a resource or citizen, as short as can be: 3d, 2♙R."""
        if thing < 3:
            return f"{count}{self.short(thing)}"
        return f"{count}{CITIZEN_SIGN}{self.letter(thing - 3)}"

    def price(self, price: Sequence[int], width: int = 7) -> str:
        """A price of influence, deniers and knowledge in letters: 1d 2k."""
        parts = [f"{count}{self.short(resource)}" for resource, count in enumerate(price) if count]
        if not parts:
            return self("table-free")
        spaced = " ".join(parts)
        return spaced if len(spaced) <= width else "".join(parts)

    def cost(self, price: Sequence[int]) -> str:
        """A price of one resource in words, of several in letters."""
        kinds = [resource for resource, count in enumerate(price) if count]
        if len(kinds) != 1:
            return self.price(price)
        return self(f"amount-{RESOURCES[kinds[0]]}", count=price[kinds[0]])
