"""What a seat can tell of what lies hidden: Characters by what their owners seem to work for, points by memory."""

from math import exp
from typing import Final

from troyes.bots.city.worth import steps
from troyes.city import log
from troyes.city.names import BASE_CHARACTERS, CHARACTERS
from troyes.city.state import City

TRUST: Final = 0.25
"""How much a point by which a family is ahead in what a Character counts makes that Character likelier."""


def chances_for(city: City, seat: int) -> list[float]:
    """By Character: how likely it counts, as this seat knows. -1: a spectator."""
    chances = [0.0] * len(CHARACTERS)
    if city.king:
        for character in city.characters[0]:
            chances[character] = 1.0
        return chances
    ladies = city.ladies
    known: list[int] = [] if seat < 0 else city.characters[seat].copy()
    if ladies is not None and ladies.open_character >= 0:
        known.append(ladies.open_character)
    for character in known:
        chances[character] = 1.0
    hidden = 0
    for other in range(city.seats):
        if other != seat:
            hidden += len(city.characters[other])
    pool = BASE_CHARACTERS if ladies is None else ladies.characters
    unknown = [character for character in range(pool) if character not in known]
    weights = [exp(TRUST * _lead(city, seat, character)) for character in unknown]
    _share(hidden, unknown, weights, chances)
    return chances


def remembered(city: City, seat: int) -> City:
    """The city with the others' hidden points as the seat has seen them come and go: everybody saw each of them."""
    told = city.copy()
    told.vp = city.vp.copy()
    for other in range(city.seats):
        if other != seat:
            told.vp[other] = 0
    for entry in log.flat(city.log):
        what, owner = entry[0], entry[1]
        if what == log.GAINED and owner != seat:
            told.vp[owner] += entry[4]
        elif what == log.FELL_SHORT and owner != seat:
            told.vp[owner] = max(told.vp[owner] - entry[2], 0)
    return told


def _share(hidden: int, unknown: list[int], weights: list[float], chances: list[float]) -> None:
    """So many of the unknown ones are in play: each by its weight, none more than surely."""
    left = float(hidden)
    whole = sum(weights)
    order = sorted(range(len(unknown)), key=lambda at: -weights[at])
    for at in order:
        chance = min(1.0, left * weights[at] / whole) if whole > 0.0 else 0.0
        chances[unknown[at]] = chance
        left -= chance
        whole -= weights[at]


def _lead(city: City, seat: int, character: int) -> float:
    """By how much the family that has most of it is ahead of what all have on average."""
    most, whole = 0.0, 0.0
    for owner in range(city.seats):
        reached = steps(city, owner, character, 1.0)
        whole += reached
        if owner != seat:
            most = max(most, reached)
    return most - whole / city.seats
