"""What the expansion adds to the count."""

from typing import Final

from troyes.city.ladies.names import ABBEY, FAIR, FORT, HERMIT, MASTER_BUILDER, PRINCESS
from troyes.city.names import GATES, ISABEAU, JEANNE, LEVELS, RED, WHITE, YELLOW
from troyes.city.numbering import cubes_at, outdoor_at, slot_at
from troyes.city.state import OVER, City

__all__ = ["builds_higher", "ladies_lines", "lady_count", "ranked_shares"]

HERMIT_VP: Final = 9
FORT_VP: Final = [3]
PRINCESS_VP: Final = [6]
FAIR_VP: Final = [9, 6, 3]


def builds_higher(city: City) -> bool:
    """Whether the Master Builder is among the nine cards. As long as it lies face down nothing tells of it."""
    return city.slot_of(MASTER_BUILDER) >= 0 or (city.step == OVER and MASTER_BUILDER in city.activities)


def ladies_lines(city: City, owner: int) -> dict[str, int]:
    """Cards and tiles whose cubes count at the end."""
    lines: dict[str, int] = {}
    slot = city.slot_of(HERMIT)
    if slot >= 0:
        cubes = _on_card(city, slot)
        lines["hermit"] = cubes[owner] * max(HERMIT_VP - sum(cubes), 1)
    slot = city.slot_of(FORT)
    if slot >= 0:
        lines["fort"] = ranked_shares(_on_card(city, slot), FORT_VP)[owner]
    slot = city.slot_of(PRINCESS)
    if slot >= 0:
        lines["princess"] = ranked_shares(_on_card(city, slot), PRINCESS_VP)[owner]
    assert city.ladies is not None
    if city.ladies.tiles:
        cubes = city.ladies.cubes[outdoor_at(GATES - 1, 0) :][: city.seats]
        tile = city.ladies.tiles[GATES - 1]
        if tile == ABBEY:
            lines["abbey"] = cubes[owner]
        elif tile == FAIR:
            lines["fair"] = ranked_shares(cubes, FAIR_VP)[owner]
    return lines


def _on_card(city: City, slot: int) -> list[int]:
    return city.cubes[cubes_at(slot, 0) : cubes_at(slot, city.seats)]


def ranked_shares(cubes: list[int], rewards: list[int]) -> list[int]:
    """What each seat gains for its rank; those who tie share the rewards of their ranks, rounded down (L8, L26)."""
    shares = [0] * len(cubes)
    rank = 0
    for most in sorted(set(cubes), reverse=True):
        tied = [seat for seat, own in enumerate(cubes) if own == most]
        if most:
            share = sum(rewards[rank : rank + len(tied)]) // len(tied)
            for seat in tied:
                shares[seat] = share
        rank += len(tied)
    return shares


def lady_count(city: City, owner: int, character: int) -> int:
    """Citizens on the Activity cards of a colour and in its building."""
    colour = YELLOW if character == JEANNE else RED if character == ISABEAU else WHITE
    tradesmen = sum(
        [1 for slot in range(slot_at(colour, 0), slot_at(colour, LEVELS)) if city.has_tradesman(owner, slot)]
    )
    return tradesmen + city.count_standing(owner, colour)
