"""All Activity cards, by their number in `names.ACTIVITIES`. A new card is a class of its own and a line here."""

from typing import Final

from troyes.city.activities import red, white, yellow
from troyes.city.activities.activity import Activity, Delayed

MILLER: Final = yellow.Miller()

CARDS: Final[list[Activity]] = [
    red.Archer(),
    red.Chivalry(),
    red.Diplomat(),
    red.Hunting(),
    red.Mercenary(),
    red.TaxCollector(),
    red.Captain(),
    red.Joust(),
    red.Troubadour(),
    yellow.Artisan(),
    yellow.Merchant(),
    MILLER,
    yellow.Innkeeper(),
    yellow.Blacksmith(),
    yellow.Militia(),
    yellow.Journeyman(),
    yellow.Goldsmith(),
    yellow.Sculptor(),
    white.Tithe(),
    white.Monk(),
    white.Priest(),
    white.Apprenticeship(),
    white.Confession(),
    white.Templar(),
    white.Pilgrimage(),
    white.Procession(),
    white.Glassblower(),
    red.Banquet(),
    yellow.Baker(),
    white.Prior(),
]

CHIVALRY: Final = 1


def delayed(activity: int) -> Delayed | None:
    """The card, if it stores cubes."""
    card = CARDS[activity]
    return card if isinstance(card, Delayed) else None
