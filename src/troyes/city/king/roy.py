"""How le Roy plays: by his own dice, a table, and no choices at all.

He sits in the neutral player's place: what is given to the neutral player is given to him.
"""

from typing import Final

from troyes.city import log
from troyes.city.buildings import enter, expelled_by
from troyes.city.citizens import best_space, hire_tradesman
from troyes.city.combat import free_banners, put_cubes
from troyes.city.names import BISHOPRIC, CITY_HALL, NEUTRAL, NOBODY, PALACE, SITES, SLOTS
from troyes.city.numbering import (
    colour_of,
    colour_of_face,
    column_of,
    face_of,
    level_of,
    place_of,
    scoring_space,
    value_of,
)
from troyes.city.scoring import character_points
from troyes.city.square import best_among, best_die, take_die, take_from
from troyes.city.state import City
from troyes.core.lists import raised
from troyes.core.rng import Rng

PLAYER: Final = 0
ANYWHERE: Final = [building for building in (PALACE, CITY_HALL, BISHOPRIC) for _ in range(3)]
"""Where he goes when the buildings that his dice name are full."""


# -- the initial placement -------------------------------------------------------------------------------------------


def place_three(city: City, rng: Rng) -> None:
    """Two dice of each colour; the three highest name buildings, and a full one passes to the next die (K3)."""
    faces = [face_of(colour, rng.die()) for colour in range(3) for _ in range(2)]
    city.log = (city.log, log.ROY_DICE, NEUTRAL, *faces)
    ranks = [_rank(face) for face in faces]
    ranks.sort()
    buildings = [rank % 3 for rank in ranks]
    spaces = city.spaces = city.spaces.copy()
    placed = 0
    for building in buildings + ANYWHERE:
        space = _best_free(city, building)
        if space != NOBODY:
            spaces[space] = NEUTRAL
            city.log = (city.log, log.PLACED, NEUTRAL, building, place_of(space))
            placed += 1
            if placed == 3:
                break
    city.supply = raised(city.supply, NEUTRAL, -placed)


def _rank(face: int) -> int:
    """High dice first, then red, yellow, white. What is left of it, divided by 3, is the colour."""
    return colour_of_face(face) - 3 * value_of(face)


def _best_free(city: City, building: int) -> int:
    for space in city.printed.roy_order[building]:
        if city.spaces[space] == NOBODY:
            return space
    return NOBODY


# -- black dice ------------------------------------------------------------------------------------------------------


def counter(city: City) -> None:
    """His best die goes, and with it the highest black one; without a die he leaves it to the player (K6)."""
    die = best_die(city, NEUTRAL)
    if die >= 0:
        take_die(city, die)
        city.log = (city.log, log.COUNTERED, NEUTRAL, 1, city.black[0], die)
        city.black = city.black[1:]


# -- his turn --------------------------------------------------------------------------------------------------------


def act(city: City, rng: Rng) -> None:
    """Two black dice tell what he does. The price is paid whatever comes of it (K7)."""
    first, second = rng.die(), rng.die()
    result = first + second
    city.log = (city.log, log.ROY_ROLL, NEUTRAL, first, second)
    city.log = (city.log, log.ROY_ACTS, NEUTRAL, result)
    if result in (2, 12):
        _buy_and_gain(city, 3, 6)
    elif result in (3, 11):
        _buy_and_gain(city, 2, 4)
    elif result in (4, 10):
        _place_worker(city)
    elif result in (5, 9):
        _counter_event(city)
    elif result == 6:
        _spend(city, 1)
        _place_tradesman(city)
    elif result == 7:
        _spend(city, 2)
        _build(city)
    else:
        _reveal_character(city)


def _spend(city: City, dice: int) -> None:
    """His best dice, or as many as he has."""
    left = city.dice = city.dice.copy()
    entry: list[object] = [city.log, log.USED_DICE, NEUTRAL]
    for _ in range(dice):
        die = best_among(left, NEUTRAL)
        if die < 0:
            break
        take_from(left, die)
        entry.append(die)
    city.log = tuple(entry)


def _buy_and_gain(city: City, dice: int, deniers: int) -> None:
    """One of the dice is the player's best, paid for; without one he uses only his own (K8)."""
    bought = best_die(city, PLAYER)
    if bought >= 0:
        take_die(city, bought)
        city.deniers = raised(city.deniers, PLAYER, deniers)
        city.log = (city.log, log.USED_DICE, NEUTRAL, bought)
        city.log = (city.log, log.BOUGHT, NEUTRAL, deniers, PLAYER)
        dice -= 1
    _spend(city, dice)
    city.gain(NEUTRAL, vp=2)


def _place_worker(city: City) -> None:
    """His best die's colour names the building. He would rather expel the player, then nobody, then himself (K9)."""
    building = colour_of(best_die(city, NEUTRAL))
    _spend(city, 1)
    best, best_rank = 0, 3
    for value in city.printed.roy_rows[building]:
        out = expelled_by(city, building, value, -1)
        if out == NOBODY or not city.lies(out, building):
            rank = 0 if out == PLAYER else 1 if out == NOBODY else 2
            if rank < best_rank:
                best, best_rank = value, rank
    if best and city.supply[NEUTRAL]:
        city.supply = raised(city.supply, NEUTRAL, -1)
        enter(city, NEUTRAL, building, best)
    else:
        city.log = (city.log, log.ROY_NOTHING, NEUTRAL)


def _counter_event(city: City) -> None:
    """The right-most event, one die for each free banner; he fills them all (K10)."""
    at = len(city.queue) - 1
    cubes = free_banners(city, at)
    _spend(city, cubes)
    put_cubes(city, NEUTRAL, at, cubes)


def _place_tradesman(city: City) -> None:
    """The free space with most VP; then the cheaper card, then red, yellow, white, then the lower level (K11)."""
    printed = city.printed
    best, best_worth, best_price = -1, -1, 0
    for slot in range(SLOTS):
        if not city.is_open(slot) or city.has_tradesman(NEUTRAL, slot):
            continue
        space = best_space(city, slot)
        if space != NOBODY:
            activity = city.activities[slot]
            worth, price = printed.tradesman_vp[scoring_space(activity, space)], printed.hire[activity]
            if worth > best_worth or (worth == best_worth and price < best_price):
                best, best_worth, best_price = slot, worth, price
    if best >= 0 and city.supply[NEUTRAL]:
        city.supply = raised(city.supply, NEUTRAL, -1)
        hire_tradesman(city, NEUTRAL, best)
    else:
        city.log = (city.log, log.ROY_NOTHING, NEUTRAL)


def _build(city: City) -> None:
    """Two cubes, one at a time, each on the highest free value of the lowest level with room (K12)."""
    built = 0
    while built < 2:
        site = _best_site(city)
        if site == NOBODY:
            break
        city.cathedral = city.cathedral.copy()
        city.cathedral[site] = NEUTRAL
        city.log = (city.log, log.BUILT, NEUTRAL, level_of(site), column_of(site))
        city.gain(NEUTRAL, vp=1)
        built += 1
    if built == 0:
        city.gain(NEUTRAL, vp=2)


def _best_site(city: City) -> int:
    for first in range(0, SITES, 6):
        for site in range(first + 5, first - 1, -1):
            if city.cathedral[site] == NOBODY:
                return site
    return NOBODY


def _reveal_character(city: City) -> None:
    """Both score the top character now, and it leaves; without any he gains 1 VP (K13)."""
    stack = city.characters[0]
    if not stack:
        city.gain(NEUTRAL, vp=1)
        return
    character = stack[-1]
    city.characters = [stack[:-1]]
    for owner in (PLAYER, NEUTRAL):
        points = character_points(city, owner, character)
        city.vp = raised(city.vp, owner, points)
        city.log = (city.log, log.CHARACTER, owner, character, points)
