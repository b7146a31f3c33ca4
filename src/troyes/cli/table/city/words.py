"""The short signs of the city: every order and every owner has a shape and a letter, never a colour alone."""

from troyes.city.names import COLOURS, NEUTRAL
from troyes.cli.table.words import Words

__all__ = [
    "BANNER_SIGN",
    "BLACK_SIGN",
    "CARD_SIGN",
    "CHOSEN_SIGN",
    "CITIZEN_SIGN",
    "CUBE_SIGN",
    "FREE_SIGN",
    "INFLUENCE_SIGN",
    "LYING_SIGN",
    "MAY_SIGN",
    "ORDER_SIGNS",
    "OWNER_SIGNS",
    "ROY_SIGN",
    "TURN_SIGN",
    "CityWords",
]

ORDER_SIGNS = ("▼", "ψ", "∩")
"""A shield for the red order, an ear of wheat for the yellow one, an arch for the white one."""
OWNER_SIGNS = ("●", "■", "★", "◆", "○")
"""By owner, the neutral one last."""
ROY_SIGN = "⚜"
FREE_SIGN = "·"
BANNER_SIGN = "□"
BLACK_SIGN = "✹"
CITIZEN_SIGN = "♙"
CUBE_SIGN = "▪"
CARD_SIGN = "▤"
INFLUENCE_SIGN = "✦"
LYING_SIGN = "↓"
MAY_SIGN = "›"
"""Before a die that may be chosen."""
CHOSEN_SIGN = "✓"
TURN_SIGN = "▸"
"""Before whoever acts, and before the card, event or building that the action is about."""


class CityWords(Words):
    def letter(self, colour: int) -> str:
        """The letter of a colour, for those who do not see it."""
        return self(f"table-letter-{COLOURS[colour]}")

    def owner(self, owner: int, king: bool) -> str:
        """Who that is: a name, the neutral player, or le Roy."""
        if owner == NEUTRAL:
            return self("table-city-roy" if king else "table-city-neutral")
        return self.name(owner)
