"""What the dice of a half day offer, worked out by the rules of the flat twin: `troyes.bots.dice.offer` in numba."""

from typing import Final

import numpy as np

from training.dice.compiling import compiled
from troyes.bots.dice.fold import CROSSED
from troyes.bots.dice.offer import COLOUR as SHOWN_COLOUR
from troyes.bots.dice.offer import GIFT as SHOWN_GIFT
from troyes.bots.dice.offer import LOWERED, PRESTIGE_TOO
from troyes.bots.dice.offer import VALUE as SHOWN_VALUE
from troyes.dice.names import DENIERS, INFLUENCE, KNOWLEDGE
from troyes.dice.printed import NOTCHES
from troyes.research.dice.fields import (
    AVAILABLE,
    BLACK,
    COLOUR,
    COLUMN_OF,
    DICE,
    DIE,
    DOWN,
    GIFT,
    PLAYERS,
    PRESTIGE_ALLOWED,
    PRICE,
    PRICE_ANY,
    RAID,
    RECOLOUR,
    ROLLED,
    STEP,
    STRIKES,
    TILE,
    TURN,
    UP,
    VALUE,
)
from troyes.research.dice.halfday import lay_out, notch_of
from troyes.research.dice.printed import ATTACK_FROM_DAY

# A ground as a row of small numbers: what a game is played with and what never changes in it.
PLAZA: Final = 0
"""+ 2 * notch + side: the colour of that side."""
BESIDE: Final = 18
"""+ notch: the tile there, or 0."""
COLUMN: Final = 26
"""+ number 1 to 6: the column with that number."""
GROUND: Final = 33

MOST_ENTRIES: Final = 216
# What a half day offers: numbers of the table first, then the entries.
OF_COLOUR: Final = 0
"""+ colour: how many dice a Great Hall may count."""
SIDES: Final = 3
RAIDS: Final = 4
"""How the wheel lies afterwards."""
ENTRIES: Final = 5
"""How many there are, and from the next place on which."""
OFFER: Final = ENTRIES + 1 + MOST_ENTRIES


@compiled
def lay_wheel(row, ground, turn, sides, raids):  # type: ignore[no-untyped-def]
    row[PLAYERS] = 0
    row[TURN] = turn
    for number in range(1, 7):
        row[COLUMN_OF + number] = ground[COLUMN + number]
    for notch in range(NOTCHES):
        side = sides >> notch & 1
        row[UP + notch] = ground[PLAZA + 2 * notch + side]
        row[DOWN + notch] = ground[PLAZA + 2 * notch + 1 - side]
        row[TILE + notch] = ground[BESIDE + notch]
        row[RAID + notch] = raids >> notch & 1


@compiled
def make_offer(row, printed, ground, turn, sides, raids, roll, offer):  # type: ignore[no-untyped-def]
    """What a roll, 0 to 1,295, offers in that half day, with the wheel as it lies then."""
    lay_wheel(row, ground, turn, sides, raids)
    lay_out(row, roll // 216 + 1, roll // 36 % 6 + 1, roll // 6 % 6 + 1, roll % 6 + 1, printed)
    for colour in range(3):
        offer[OF_COLOUR + colour] = row[AVAILABLE + colour]
    for place in range(4):
        die = DICE + DIE * place
        notch = notch_of(turn, place)
        if row[die + STRIKES]:
            sides ^= 1 << notch
        if row[die + BLACK] and row[TILE + notch]:
            raids |= 1 << notch
    offer[SIDES] = sides
    offer[RAIDS] = raids
    offer[ENTRIES] = 0
    for colour in range(3):
        for value in range(1, 7):
            first = offer[ENTRIES]
            for place in range(4):
                if not row[DICE + DIE * place + STRIKES]:
                    _add_entries(row, DICE + DIE * place, colour, value, first, offer)


@compiled
def attacked(row, printed, built):  # type: ignore[no-untyped-def]
    """What stands of a sheet after the event of the half day that was laid out last."""
    if row[TURN] // 2 + 1 >= printed[ATTACK_FROM_DAY]:
        for place in range(4):
            die = DICE + DIE * place
            column = row[COLUMN_OF + row[die + ROLLED]]
            if row[die + STRIKES] and not built >> column & 1:
                built |= np.int64(1) << (CROSSED + 6 * row[die + COLOUR] + column)
    return built


@compiled
def _add_entries(row, die, colour, value, first, offer):  # type: ignore[no-untyped-def]
    same = colour == row[die + COLOUR]
    if (row[die + STEP] == 0 and value != row[die + VALUE]) or (row[die + RECOLOUR] == 0 and not same):
        return
    distance = abs(value - row[die + VALUE])
    influence = row[die + PRICE + INFLUENCE]
    if distance:
        influence += (distance + row[die + STEP] - 1) // row[die + STEP]
    deniers = row[die + PRICE + DENIERS]
    knowledge = row[die + PRICE + KNOWLEDGE] + (0 if same else row[die + RECOLOUR])
    rest = value << SHOWN_VALUE | colour << SHOWN_COLOUR | row[die + GIFT] << SHOWN_GIFT
    if row[die + PRESTIGE_ALLOWED]:
        rest |= PRESTIGE_TOO
    if value < row[die + VALUE]:
        rest |= LOWERED
    price = influence | deniers << 6 | knowledge << 12
    anything = row[die + PRICE_ANY]
    if anything == 0:
        _keep_cheapest(offer, first, price | rest)
    else:
        for resource in range(3):
            _keep_cheapest(offer, first, price + (anything << (6 * resource)) | rest)


@compiled
def _keep_cheapest(offer, first, entry):  # type: ignore[no-untyped-def]
    end = offer[ENTRIES]
    for at in range(first, end):
        if _as_good(offer[ENTRIES + 1 + at], entry):
            return
    kept = first
    for at in range(first, end):
        other = offer[ENTRIES + 1 + at]
        if not _as_good(entry, other):
            offer[ENTRIES + 1 + kept] = other
            kept += 1
    offer[ENTRIES + 1 + kept] = entry
    offer[ENTRIES] = kept + 1


@compiled
def _as_good(one, other):  # type: ignore[no-untyped-def]
    if one >> SHOWN_GIFT != other >> SHOWN_GIFT:
        return False
    if one & PRESTIGE_TOO < other & PRESTIGE_TOO or one & LOWERED > other & LOWERED:
        return False
    cheaper = one & 63 <= other & 63 and one >> 6 & 63 <= other >> 6 & 63
    return cheaper and one >> 12 & 63 <= other >> 12 & 63
