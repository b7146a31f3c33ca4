"""The table as plain values: to be compared, hashed and pickled."""

from collections.abc import Sequence
from typing import Final

from troyes.city import log, numbers
from troyes.city.expansion import BASE_GAME
from troyes.city.ladies.joints import LADIES_OF_TROYES
from troyes.city.ladies.state import Ladies
from troyes.city.state import City
from troyes.core.game import still
from troyes.core.packing import Packed, packed_values, unpacked_values

TABLE: Final = (
    *(
        "round",
        "start",
        "way",
        "deniers",
        "influence",
        "vp",
        "district",
        "supply",
        "general",
        "spaces",
        "lying",
        "dice",
    ),
    *("black", "cathedral", "activities", "revealed", "tradesmen", "illustration", "cubes", "queue", "banners"),
    *("red", "yellow", "white", "box", "taken", "characters"),
    *("step", "seat", "placed", "target", "cube", "group", "value", "left", "settled", "against"),
)
"""What lies on the table and where play stands, by the names of `City`."""
EXPANSION: Final = (
    *("tournament", "characters", "open_character", "tiles", "guards", "cubes", "possessed", "served", "stationed"),
    *("must_act", "scouted", "release", "back", "partners", "received", "actor", "asked", "striking", "events"),
    "threat",
)
"""The same by the names of `Ladies`."""


def _values(thing: object, names: tuple[str, ...]) -> list[object]:
    return [getattr(thing, name) for name in names]


def _set(thing: object, names: tuple[str, ...], values: Sequence[object]) -> None:
    for name, value in zip(names, values, strict=True):
        setattr(thing, name, value)


def state_of(city: City) -> object:
    """All of it, to be compared and hashed."""
    return still([*_values(city, TABLE), None if city.ladies is None else _values(city.ladies, EXPANSION)])


def kept(city: City, story: Packed) -> tuple[object, ...]:
    """What `restored` makes the city of again."""
    expansion = None if city.ladies is None else _values(city.ladies, EXPANSION)
    table = packed_values([_values(city, TABLE), expansion])
    return city.seats, city.king, table, story.grown(city.log, log.behind), city.turns, city.reveals


def restored(
    cards: dict[str, object] | None, seats: int, king: bool, packed: bytes, story: object, turns: int, reveals: int
) -> City:
    """The city of `kept`, with the owner's own numbers."""
    table, expansion = unpacked_values(packed)
    city = City(numbers.played_with(cards), seats, king)
    _set(city, TABLE, table)
    city.expansion, city.ladies, city.listed = BASE_GAME, None, None
    if expansion is not None:
        city.expansion = LADIES_OF_TROYES
        city.ladies = Ladies()
        _set(city.ladies, EXPANSION, expansion)
    city.log, city.turns, city.reveals = story, turns, reveals
    return city
