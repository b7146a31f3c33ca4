"""What the expansion adds to the count."""

from typing import Final

from troyes.city import faces
from troyes.city.activities.cards import CARDS, MASTER_BUILDER
from troyes.city.faces import Line, sign
from troyes.city.ladies.kinds import ranked_shares
from troyes.city.names import (
    ABBEY,
    ACTIVITIES,
    BUILDINGS,
    COLOURS,
    FAIR,
    GATES,
    ISABEAU,
    JEANNE,
    LEVELS,
    MARIE,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
)
from troyes.city.numbering import cubes_at, level_of_slot, outdoor_at, slot_at
from troyes.city.state import OVER, City, ladies_of

FAIR_VP: Final = [9, 6, 3]
ABBEY_VP: Final = 1
"""For each cube there."""


def counted() -> dict[int, Line]:
    """What each of the three looks at, as signs."""
    return {
        lady: [faces.CITIZEN, sign(BUILDINGS[colour]), faces.PLUS, faces.TRADESMAN, sign("card", COLOURS[colour])]
        for lady, colour in ((JEANNE, YELLOW), (ISABEAU, RED), (MARIE, WHITE))
    }


def builds_higher(city: City) -> bool:
    """Whether the Master Builder is among the nine cards. As long as it lies face down nothing tells of it."""
    return city.slot_of(MASTER_BUILDER.id) >= 0 or (city.step == OVER and MASTER_BUILDER.id in city.activities)


def ladies_lines(city: City, owner: int) -> dict[str, int]:
    """Cards and tiles whose cubes count at the end."""
    lines: dict[str, int] = {}
    for slot in range(SLOTS - 1, -1, -1):
        card = CARDS[city.activities[slot]]
        if card.endgame and level_of_slot(slot) < city.revealed:
            cubes = city.cubes[cubes_at(slot, 0) : cubes_at(slot, city.seats)]
            lines[ACTIVITIES[card.id]] = card.points(cubes, owner)
    ladies = ladies_of(city)
    if ladies.tiles:
        cubes = ladies.cubes[outdoor_at(GATES - 1, 0) :][: city.seats]
        tile = ladies.tiles[GATES - 1]
        if tile == ABBEY:
            lines["abbey"] = ABBEY_VP * cubes[owner]
        elif tile == FAIR:
            lines["fair"] = ranked_shares(cubes, FAIR_VP)[owner]
    return lines


def lady_count(city: City, owner: int, character: int) -> int:
    """Citizens on the Activity cards of a colour and in its building."""
    colour = YELLOW if character == JEANNE else RED if character == ISABEAU else WHITE
    tradesmen = sum(
        [1 for slot in range(slot_at(colour, 0), slot_at(colour, LEVELS)) if city.has_tradesman(owner, slot)]
    )
    return tradesmen + city.count_standing(owner, colour)
