"""What everything is worth: now, or at the end."""

from typing import Final

from troyes.city import faces
from troyes.city.effects import CATHEDRAL_CUBES, EVENTS_WON, TRADESMEN
from troyes.city.faces import Line, sign
from troyes.city.names import (
    BUILDINGS,
    CHARACTERS,
    CHRETIEN,
    FLORENTIN,
    HENRY,
    HUGUES,
    MISSING_LEVEL,
    NEUTRAL,
    SLOTS,
    THIBAUT,
    URBAIN,
)
from troyes.city.numbering import scoring_space, site_of
from troyes.city.state import City

REWARDS: Final = (1, 3, 6)
COUNTED: Final[dict[int, Line]] = {
    CHRETIEN: [faces.CITIZEN, *[sign(building) for building in BUILDINGS]],
    URBAIN: CATHEDRAL_CUBES.shows,
    THIBAUT: [sign("deniers")],
    HUGUES: [sign("influence")],
    FLORENTIN: TRADESMEN.shows,
    HENRY: EVENTS_WON.shows,
}
"""What each Character looks at, as signs."""
RANKS = (1, 6, 11, 16, 21)
"""The difference to le Roy from which on each rank but the lowest is reached (K16)."""


def score_lines(city: City, owner: int) -> dict[str, int]:
    """Every line of the count: tokens, events present, tradesmen, missing Cathedral levels, each Character in play."""
    lines = {
        "tokens": city.vp[owner],
        "events": sum([1 for cubes in city.banners if owner in cubes]),
        "tradesmen": tradesmen_points(city, owner),
        "missing_levels": -MISSING_LEVEL * missing_levels(city, owner),
    }
    lines.update(city.expansion.score_lines(city, owner))
    for character in characters_in_play(city):
        lines[CHARACTERS[character]] = character_points(city, owner, character)
    return lines


def total(city: City, owner: int) -> int:
    return sum(score_lines(city, owner).values())


def characters_in_play(city: City) -> list[int]:
    """All Characters that were dealt, and the open one; in The King's Challenge those still in the stack."""
    found: list[int] = []
    for dealt in city.characters:
        found += dealt
    if city.ladies is not None and city.ladies.open_character >= 0:
        found.append(city.ladies.open_character)
    return sorted(found)


def tradesmen_points(city: City, owner: int) -> int:
    points = 0
    tradesmen = city.tradesmen
    for space in range(2 * SLOTS):
        if tradesmen[space] == owner:
            points += city.printed.tradesman_vp[scoring_space(city.activities[space // 2], space % 2)]
    return points


def missing_levels(city: City, owner: int) -> int:
    """Levels of the Cathedral without a cube of the owner's; a fourth if the Master Builder is in play (L6)."""
    missing = 0
    for level in range(city.expansion.levels(city)):
        if not _has_cube(city, owner, level):
            missing += 1
    return missing


def _has_cube(city: City, owner: int, level: int) -> bool:
    cathedral = city.cathedral
    return any(cathedral[site] == owner for site in range(site_of(level, 1), site_of(level + 1, 1)))


def character_points(city: City, owner: int, character: int) -> int:
    """What one Character gives to an owner. Le Roy has neither money nor influence to show (K13)."""
    if owner == NEUTRAL and character in (THIBAUT, HUGUES):
        return 0
    counted = character_count(city, owner, character)
    points = 0
    asked = thresholds(city, character)
    for at in range(len(REWARDS)):
        if counted >= asked[at]:
            points = REWARDS[at]
    return points


def thresholds(city: City, character: int) -> list[int]:
    """What there must be for each reward. Against le Roy it is as for two players."""
    few = city.king or city.seats == 2
    return city.printed.thresholds_two[character] if few else city.printed.thresholds[character]


def character_count(city: City, owner: int, character: int) -> int:
    """What a Character looks at."""
    if character == CHRETIEN:
        return sum([city.count_standing(owner, building) for building in range(3)])
    if character == URBAIN:
        return city.count_cathedral(owner)
    if character == THIBAUT:
        return city.deniers[owner]
    if character == HUGUES:
        return city.influence[owner]
    if character == FLORENTIN:
        return city.count_tradesmen(owner)
    if character == HENRY:
        return len(city.taken[owner])
    return city.expansion.count(city, owner, character)


def rank(difference: int) -> int:
    """How the player has done against le Roy, from 0 (beaten) to 5 (masterful)."""
    return sum([1 for least in RANKS if difference >= least])
