"""Checks of a position's dice that several steps share."""

from troyes.city.faults import wrong
from troyes.city.names import PURPLE, PURPLE_COLOUR
from troyes.city.numbering import PILES, colour_of, owner_of_die, pile_of, value_of
from troyes.city.square import against_black, count
from troyes.city.state import COUNTERING, City


def check_black_dice(city: City) -> None:
    """Those taken on come first, the highest of all before them; the own dice reach them all, or only one is up."""
    black, left = city.black, city.left
    if not 1 <= left <= len(black) or max(black) != black[0]:
        raise wrong("walk.left", "black-dice")
    if black[left:] != sorted(black[left:], reverse=True):
        raise wrong("black_dice", "black-dice")
    city.against = sum(black[:left])
    if (left > 1 or (city.group and city.step == COUNTERING)) and against_black(city, city.seat) < city.against:
        raise wrong("walk.left", "black-dice")


def check_own_dice(city: City) -> None:
    """The chosen dice must lie in the own district."""
    for die in set(city.group):
        owner, colour = owner_of_die(die), colour_of(die)
        if owner == PURPLE and len(city.dice) > PILES:
            owner, colour = city.seat, PURPLE_COLOUR
        if owner != city.seat or count(city.dice[pile_of(owner, colour)], value_of(die)) < city.group.count(die):
            raise wrong("walk.dice", "chosen-dice")
