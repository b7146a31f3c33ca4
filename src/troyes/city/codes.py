"""The numbers of all choices: the first of each range. `choices.py` has their keys and words."""

from typing import Final

from troyes.city.names import (
    ACTIVITIES,
    BUILDINGS,
    CITY_HALL,
    COLOURS,
    EVENTS,
    MOST_TIMES,
    NEUTRAL,
    OUTDOOR,
    PALACE,
    PURPLE,
    SPACES,
    TURNED,
)
from troyes.city.numbering import building_of, colour_of, is_turned, owner_of_die, place_of, value_of

SPACE: Final = 0
"""+ space: the initial placement."""
REROLL: Final = SPACE + SPACES
"""+ face_of(colour, value), an own die."""
TURN: Final = REROLL + 24
HIRE: Final = TURN + 24
PASS: Final = HIRE + 1
AGRICULTURE: Final = PASS + 1
BUILD: Final = AGRICULTURE + 1
PATROL: Final = BUILD + 1
"""The guard on the ramparts."""
PLACE: Final = PATROL + 1
"""+ building."""
ACTIVATE: Final = PLACE + 3
"""+ activity."""
COMBAT: Final = ACTIVATE + len(ACTIVITIES)
"""+ event."""
USE: Final = COMBAT + len(EVENTS)
"""+ activity: a cube from that card modifies the action."""
USE_OUTDOOR: Final = USE + len(ACTIVITIES)
"""+ outdoor activity: a cube from there."""
DIE: Final = USE_OUTDOOR + len(OUTDOOR)
"""+ die."""
FROM_SUPPLY: Final = DIE + 2 * TURNED
FROM_HIRING: Final = FROM_SUPPLY + 1
FROM_SPACE: Final = FROM_HIRING + 1
"""+ space."""
FROM_LYING: Final = FROM_SPACE + SPACES
"""+ building."""
FROM_CARD: Final = FROM_LYING + 3
"""+ activity."""
REPEAT: Final = FROM_CARD + len(ACTIVITIES)
"""+ how often, from 1 to MOST_TIMES; + 0 is never offered."""
DISCARD: Final = REPEAT + MOST_TIMES + 1
"""+ how many cubes of a mixed card are used."""
MILL: Final = DISCARD + MOST_TIMES + 1
"""+ how many of the Miller's activations are for the Palace."""
LODGE: Final = MILL + MOST_TIMES + 1
"""+ how many of the Landlady's activations are for victory points."""
CUBE_ON: Final = LODGE + MOST_TIMES + 1
"""+ event."""
BUILD_AT: Final = CUBE_ON + len(EVENTS)
"""+ value - 1: the column of the Cathedral where the Master Builder builds."""
ROB: Final = BUILD_AT + 6
"""+ seat: the Executioner takes influence."""
FREE: Final = ROB + 4
"""+ seat: whose citizen is freed from Possession."""
ADVANCE: Final = FREE + 4
"""+ how many spaces, from 1 to 6; + 0 is never offered."""
STATION: Final = ADVANCE + 7
"""+ outdoor activity: a cube is put there."""
SITE: Final = STATION + len(OUTDOOR)
"""+ activity: a cube from *second_site* goes there."""
LOSE: Final = SITE + len(ACTIVITIES)
"""+ activity: Harsh Winter takes a cube from there."""
LOSE_OUTDOOR: Final = LOSE + len(ACTIVITIES)
"""+ outdoor activity."""
BLACK: Final = LOSE_OUTDOOR + len(OUTDOOR)
"""+ value of another black die to be countered."""
GIVE_WAY: Final = BLACK + 7
ROLL: Final = GIVE_WAY + 1
STOP: Final = ROLL + 1
DECLINE: Final = STOP + 1
DONE: Final = DECLINE + 1


def owner_name(owner: int) -> str:
    """As keys write an owner: seats are counted from 0, as everywhere outside of words for people."""
    return "neutral" if owner == NEUTRAL else str(owner)


def space_name(space: int) -> str:
    """As keys write a space by the standard board: the Palace by its value, the others by row and place, from 1."""
    building, at = building_of(space), place_of(space) - 1
    if building == PALACE:
        return f"palace {at + 1}"
    length = 3 if building == CITY_HALL else 2
    return f"{BUILDINGS[building]} {at // length + 1} {at % length + 1}"


def die_name(die: int) -> str:
    """As keys write a die: what is done with it, whose it is, its colour and what it shows on the square."""
    done = "turned" if is_turned(die) else "die"
    owner = owner_of_die(die)
    whose = "purple" if owner == PURPLE else owner_name(owner)
    return f"{done} {whose} {COLOURS[colour_of(die)]} {value_of(die)}"
