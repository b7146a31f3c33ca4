"""Banquets and Raids: what each tile does to the die on the plaza beside it.

A tile is two functions that change the die before anyone may choose it. What a Banquet gives for something built with
the die is only named here; `Walk._build` lays it out, since it comes after the building.
"""

from collections.abc import Callable
from typing import Final

from troyes.dice.die import Die
from troyes.dice.names import CATHEDRAL, DENIERS, FORTRESS, INFLUENCE, KNOWLEDGE
from troyes.dice.printed import Printed
from troyes.dice.wheel import HalfDay, Wheel, notch_of, place_dice

TILES: Final = 8

# What is built with the die that a gift rewards.
GIFT_CATHEDRAL: Final = 3
GIFT_WORK: Final = 4
GIFT_FORTRESS: Final = 6
GIFT_GREAT_HALL: Final = 7


def _two_steps(die: Die) -> None:
    die.step = 2


def _fixed_value(die: Die) -> None:
    die.step = 0


def _free(die: Die) -> None:
    die.price = [0, 0, 0]
    die.price_any = 0


def _worth_nothing(die: Die) -> None:
    die.value = 0


def _cheap_colour(die: Die) -> None:
    die.recolour = 1


def _fixed_colour(die: Die) -> None:
    die.recolour = 0


def _no_prestige(die: Die) -> None:
    die.prestige = False


def _tames_black(die: Die) -> None:
    if die.black:
        die.strikes = False
        die.spares = True


def _strikes(die: Die) -> None:
    die.strikes = True


def _dearer(resource: int) -> Callable[[Die], None]:
    """One more of that resource."""

    def effect(die: Die) -> None:
        die.price[resource] += 1

    return effect


def _gives(gift: int) -> Callable[[Die], None]:
    def effect(die: Die) -> None:
        die.gift = gift

    return effect


BANQUETS: Final[list[Callable[[Die], None]]] = [
    _two_steps,
    _free,
    _gives(GIFT_CATHEDRAL),
    _gives(GIFT_WORK),
    _cheap_colour,
    _gives(GIFT_FORTRESS),
    _gives(GIFT_GREAT_HALL),
    _tames_black,
]
RAIDS: Final[list[Callable[[Die], None]]] = [
    _fixed_value,
    _dearer(DENIERS),
    _dearer(KNOWLEDGE),
    _worth_nothing,
    _fixed_colour,
    _dearer(INFLUENCE),
    _no_prestige,
    _strikes,
]


def apply_tiles(turn: int, dice: list[Die], wheel: Wheel) -> None:
    """Each tile beside a place of this half day has its effect on the die there."""
    for place in range(len(dice)):
        notch = notch_of(turn, place)
        number = wheel.tile[notch]
        if number:
            effect = RAIDS[number - 1] if wheel.raid[notch] else BANQUETS[number - 1]
            dice[place] = dice[place].copy()
            effect(dice[place])


def laid_out(turn: int, rolled: list[int], wheel: Wheel, printed: Printed, column_of: list[int]) -> HalfDay:
    """A half day with its three transparent dice and the black one on their places."""
    dice = place_dice(turn, rolled, wheel, printed)
    apply_tiles(turn, dice, wheel)
    return HalfDay(turn, dice, wheel, printed, column_of)


def rewards(gift: int, row: int) -> bool:
    """Whether this gift is for a building of this row."""
    if gift == GIFT_CATHEDRAL:
        return row == CATHEDRAL
    if gift == GIFT_FORTRESS:
        return row == FORTRESS
    return gift == GIFT_WORK and row % 2 == 1
