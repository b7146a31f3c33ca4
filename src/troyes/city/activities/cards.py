"""All Activity cards, by their number in `names.ACTIVITIES`. A new card is a class of its own and a line here."""

from typing import Final

from troyes.city.activities import red, white, yellow
from troyes.city.activities.activity import Activity, Delayed
from troyes.city.ladies import red as ladies_red
from troyes.city.ladies import white as ladies_white
from troyes.city.ladies import yellow as ladies_yellow

MILLER: Final = yellow.Miller()
LANDLADY: Final = ladies_yellow.Landlady()
EXECUTIONER: Final = ladies_red.Executioner()
MASTER_BUILDER: Final = ladies_white.MasterBuilder()
FORT: Final = ladies_red.Fort()

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
    ladies_red.Ransom(),
    ladies_red.Catapult(),
    ladies_red.Scout(),
    EXECUTIONER,
    ladies_red.Squire(),
    ladies_red.Recruiter(),
    ladies_red.Marriage(),
    FORT,
    ladies_red.Princess(),
    ladies_yellow.Lumberjack(),
    ladies_yellow.ClogMaker(),
    ladies_yellow.Weaver(),
    LANDLADY,
    ladies_yellow.Distiller(),
    ladies_yellow.Viticulturist(),
    ladies_yellow.Banker(),
    ladies_yellow.Breeder(),
    ladies_yellow.MasterTradesman(),
    ladies_white.Bishop(),
    ladies_white.Augustine(),
    ladies_white.ChiefTemplar(),
    ladies_white.Herbalist(),
    MASTER_BUILDER,
    ladies_white.Preacher(),
    ladies_white.Scribe(),
    ladies_white.Hermit(),
    ladies_white.Nun(),
]


def delayed(activity: int) -> Delayed | None:
    """The card, if its cubes modify later actions."""
    card = CARDS[activity]
    return card if isinstance(card, Delayed) else None
