"""All Activity cards, by their number in `names.ACTIVITIES`."""

from typing import Final

from troyes.city.activities import red, white, yellow
from troyes.city.activities.activity import Activity, Delayed
from troyes.city.activities.red import ARCHER
from troyes.city.activities.yellow import MILLER
from troyes.city.ladies import red as ladies_red
from troyes.city.ladies import white as ladies_white
from troyes.city.ladies import yellow as ladies_yellow
from troyes.city.ladies.red import EXECUTIONER, FORT
from troyes.city.ladies.white import MASTER_BUILDER
from troyes.city.ladies.yellow import LANDLADY
from troyes.city.names import ACTIVITIES

__all__ = ["ARCHER", "CARDS", "EXECUTIONER", "FORT", "LANDLADY", "MASTER_BUILDER", "MILLER", "delayed"]


def _all() -> list[Activity]:
    cards = [*red.CARDS, *yellow.CARDS, *white.CARDS, *ladies_red.CARDS, *ladies_yellow.CARDS, *ladies_white.CARDS]
    by_id = {card.id: card for card in cards}
    for number, name in enumerate(ACTIVITIES):
        assert number in by_id, f"{name} stands in printed.toml, but no list of cards says what it does"
    return [by_id[number] for number in range(len(ACTIVITIES))]


CARDS: Final = _all()


def delayed(activity: int) -> Delayed | None:
    """The card, if its cubes modify later actions."""
    card = CARDS[activity]
    return card if isinstance(card, Delayed) else None
