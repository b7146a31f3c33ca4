"""The short signs of the city: every order and every owner has a shape and a letter, never a colour alone."""

from troyes.city.log import DIE_COLOURS
from troyes.city.names import NEUTRAL
from troyes.cli.table.words import Words

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
ASKED_SIGN = "▹"
"""Before whoever waits for an answer in the midst of an action."""
TURNED_SIGN = "↻"
"""Between what a die shows and the other side that is used."""
EXCHANGE_SIGN = "⇄"
GUARD_SIGN = "♜"
POSSESSED_SIGN = "☠"
OPEN_SIGN = "☼"
"""Before the Character that lies open."""
NUMERALS = ("I", "II", "III", "IV")
"""Levels of the Cathedral, gates of the ramparts."""


class CityWords(Words):
    def letter(self, colour: int) -> str:
        """The letter of a colour, for those who do not see it; the purple die comes after the three orders."""
        return self(f"table-letter-{DIE_COLOURS[colour]}")

    def owner(self, owner: int, king: bool) -> str:
        """Who that is: a name, the neutral player, or le Roy."""
        if owner == NEUTRAL:
            return self("table-city-roy" if king else "table-city-neutral")
        return self.name(owner)
