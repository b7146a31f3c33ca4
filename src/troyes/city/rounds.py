"""Rounds and their phases: everything that happens between two choices by itself."""

from typing import Final

from troyes.city import log
from troyes.city.events.cards import CARDS
from troyes.city.king import roy
from troyes.city.names import (
    CALLS_RED,
    CHIEF_OUTLAW,
    LEVELS,
    NEUTRAL,
    NOBODY,
    OUTLAW_RAISES,
    OWNERS,
    PURPLE,
    PURPLE_COLOUR,
    RED,
    SPACES,
    YELLOW,
)
from troyes.city.numbering import PILES, die_of, face_of, one_of, pile_of
from troyes.city.printed import CALLS_NOTHING
from troyes.city.scoring import total
from troyes.city.square import has_dice, is_empty
from troyes.city.state import ACTING, COUNTERING, OVER, PLACING, City
from troyes.core.lists import joined, raised, replaced
from troyes.core.native import i64
from troyes.core.rng import Rng

PLAYER_CITIZENS: Final = 6
"""What the player places in The King's Challenge (K1)."""

# -- the initial placement -------------------------------------------------------------------------------------------


def next_placement(city: City, rng: Rng) -> None:
    """Whose turn it is to place a citizen: there and back again round the table; then the first round begins."""
    seats = city.seats
    city.step = PLACING
    if city.king:
        if city.placed % 2 == 0:
            roy.place_three(city, rng)
        if city.placed < PLAYER_CITIZENS:
            city.seat = 0
            return
    elif city.placed < seats * city.printed.start_citizens[seats]:
        city.seat = placer(city, city.placed)
        return
    else:
        fill_with_neutrals(city, [space for space in range(SPACES) if city.spaces[space] == NOBODY])
    begin_round(city, rng)


def placer(city: City, placed: int) -> int:
    """Whose turn it is when so many citizens have been placed: there and back again."""
    if city.king:
        return 0
    turn, step = placed // city.seats, placed % city.seats
    return (city.start + (step if turn % 2 == 0 else city.seats - 1 - step)) % city.seats


def fill_with_neutrals(city: City, spaces: list[int]) -> None:
    for space in spaces:
        city.spaces = replaced(city.spaces, space, NEUTRAL)
    city.supply = raised(city.supply, NEUTRAL, -len(spaces))
    if spaces:
        city.log = (city.log, log.FILLED, NEUTRAL, len(spaces))


# -- phases 0 to 3 ---------------------------------------------------------------------------------------------------


def begin_round(city: City, rng: Rng) -> None:
    city.log = (city.log, log.ROUND, -1, city.round)
    if city.revealed < LEVELS:
        city.log = (city.log, log.REVEALED, -1, *city.activities[city.revealed :: LEVELS])
        city.revealed += 1
    order = city.in_order()
    for seat in order:
        _pay_salaries(city, seat)
    city.dice = city.dice.copy()
    for seat in order:
        _assemble(city, seat, rng)
    _assemble(city, NEUTRAL, rng)
    before = len(city.queue)
    _draw_events(city)
    act_of_events(city, before, rng)


def act_of_events(city: City, first_new: int, rng: Rng) -> None:
    """Phase 3. `first_new`: where the events that just came begin in the queue."""
    if city.expansion.begin_events(city, first_new):
        next_ordeal(city, rng)
    else:
        _threaten(city, _strike(city, rng), rng)


def _pay_salaries(city: City, seat: int) -> None:
    """Ten deniers for everybody, then the salaries; whoever cannot pay them all loses 2 VP (T4)."""
    printed = city.printed
    salary = 0
    for building in range(3):
        salary += printed.salary[building] * city.count_standing(seat, building)
    city.log = (city.log, log.INCOME, seat, printed.income, salary)
    left = city.deniers[seat] + printed.income - salary
    city.deniers = replaced(city.deniers, seat, max(left, 0))
    if left < 0:
        city.lose_vp(seat)


def _assemble(city: City, owner: int, rng: Rng) -> None:
    """A die for each citizen who stands in a building, and the head of the family's."""
    dice = city.dice  # a list of this round's own
    entry: list[object] = [city.log, log.WORKFORCE, owner]
    for colour in range(3):
        at = 3 * owner + colour
        pile: i64 = dice[at]
        left: i64 = city.count_standing(owner, colour)
        while left:
            value: i64 = rng.die()
            pile += one_of(value)
            entry.append(face_of(colour, value))
            left -= 1
        dice[at] = pile
    if len(dice) > PILES and owner != NEUTRAL:
        purple = rng.die()
        dice[pile_of(owner, PURPLE_COLOUR)] += one_of(purple)
        entry.append(die_of(PURPLE, RED, purple))
    if len(entry) > 3:
        city.log = tuple(entry)


def _draw_events(city: City) -> None:
    """A red event, and the card that it calls; Resistance calls another red one first (T29)."""
    event = city.red[-1]
    city.red = city.red[:-1]
    _enter_queue(city, event)
    if city.printed.calls[event] == CALLS_RED and city.box:
        event = city.box[-1]
        city.box = city.box[:-1]
        _enter_queue(city, event)
    called = city.printed.calls[event]
    if called in (CALLS_NOTHING, CALLS_RED):
        return
    deck = city.yellow if called == YELLOW else city.white
    if deck:
        _enter_queue(city, deck[-1])
        if called == YELLOW:
            city.yellow = deck[:-1]
        else:
            city.white = deck[:-1]


def _enter_queue(city: City, event: int) -> None:
    city.queue = joined(city.queue, event)
    city.banners = city.banners.copy()
    city.banners.append([])
    city.log = (city.log, log.EVENT_CAME, -1, event)


def _strike(city: City, rng: Rng) -> int:
    """All events act, from the left. Tells how many black dice they send."""
    dice = 0
    for event in city.queue.copy():
        if any(left == event for left in city.queue):
            dice += city.printed.black_dice[event]
            if CARDS[event].acts(city):
                city.log = (city.log, log.EVENT_STRIKES, -1, event)
                CARDS[event].strike(city, rng)
    return dice


def next_ordeal(city: City, rng: Rng) -> None:
    """The events act on, until somebody has to choose. Then come the black dice."""
    dice = city.expansion.go_on_with_events(city, rng)
    if dice >= 0:
        _threaten(city, dice, rng)


def _threaten(city: City, dice: int, rng: Rng) -> None:
    """The black dice are rolled; the Chief Outlaw raises them (L12)."""
    city.black = [rng.die() for _ in range(dice)]
    if not dice:
        _begin_actions(city, rng)
        return
    city.log = (city.log, log.BLACK_ROLL, -1, len(city.black), *city.black)
    if CHIEF_OUTLAW in city.queue:
        city.black = [min(value + OUTLAW_RAISES, 6) for value in city.black]
        city.log = (city.log, log.RAISED, -1, len(city.black), *city.black)
    city.black.sort()
    city.black.reverse()
    _face_black_dice(city, city.start, rng)


# -- black dice ------------------------------------------------------------------------------------------------------


def next_black_die(city: City, rng: Rng) -> None:
    """The next player faces the highest black die that is left."""
    _face_black_dice(city, _after(city, city.seat), rng)


def _face_black_dice(city: City, owner: int, rng: Rng) -> None:
    while city.black:
        if owner != NEUTRAL:
            city.seat = owner
            city.step = COUNTERING
            city.left = 1
            city.against = city.black[0]
            city.group = []
            return
        roy.counter(city)
        owner = 0
    city.against = 0
    _begin_actions(city, rng)


# -- phase 4 ---------------------------------------------------------------------------------------------------------


def _begin_actions(city: City, rng: Rng) -> None:
    city.left = 0
    city.group = []
    _turn_of(city, city.start, rng)


def next_turn(city: City, rng: Rng) -> None:
    city.target = -1
    city.cube = -1
    if city.group:
        city.group = []
    city.value = 0
    city.left = 0
    city.settled = False
    city.expansion.begin_turn(city)
    _turn_of(city, _after(city, city.seat), rng)


def _turn_of(city: City, owner: int, rng: Rng) -> None:
    """Goes round the table to the next one who acts. Those who have passed are paid as the turn comes by (T8)."""
    while True:
        if all_passed(city) or (not has_dice(city, owner) and is_empty(city)):
            _end_round(city, rng)
            return
        if owner == NEUTRAL:
            if has_dice(city, NEUTRAL):
                roy.act(city, rng)
        elif city.passed(owner):
            city.district = raised(city.district, owner, 1)
            city.log = (city.log, log.WAITS, owner)
        else:
            city.seat = owner
            city.step = ACTING
            return
        owner = _after(city, owner)


def _after(city: City, owner: int) -> int:
    """Who comes next. Le Roy and the player take turns."""
    if city.king:
        return 0 if owner == NEUTRAL else NEUTRAL
    return (owner + city.way) % city.seats


def all_passed(city: City) -> bool:
    """Le Roy counts as passed when he has no dice (K7)."""
    if city.king and has_dice(city, NEUTRAL):
        return False
    return all(city.passed(seat) for seat in range(city.seats))


# -- phase 5 ---------------------------------------------------------------------------------------------------------


def _end_round(city: City, rng: Rng) -> None:
    city.log = (city.log, log.ROUND_ENDS, -1)
    city.deniers = [city.deniers[owner] + city.district[owner] for owner in range(OWNERS)]
    for owner in range(OWNERS if city.lying else 0):
        for building in range(3):
            if city.lies(owner, building):
                city.lift(owner, building)
                city.supply = raised(city.supply, owner, 1)
    city.district = [0] * OWNERS
    city.dice = [0] * len(city.dice)
    city.round += 1
    city.expansion.end_round(city)
    city.start = _after(city, city.start)
    if city.round < rounds(city):
        begin_round(city, rng)
    else:
        city.step = OVER
        for owner in city.owners() if city.king else range(city.seats):
            city.log = (city.log, log.FINISHED, owner, total(city, owner))


def rounds(city: City) -> int:
    """How many rounds the game has. The King's Challenge has the frame of two players."""
    return city.printed.rounds[2 if city.king else city.seats]
