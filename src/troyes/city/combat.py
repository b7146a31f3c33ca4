"""Cubes on events, and what happens when the last banner is filled."""

from troyes.city import log
from troyes.city.codes import ACTIVATE, COMBAT
from troyes.city.names import CHIEF_OUTLAW, MARAUDING, NEUTRAL, OWNERS, RED
from troyes.city.numbering import reward_of
from troyes.city.state import City
from troyes.core.lists import joined


def free_banners(city: City, at: int) -> int:
    """How many cubes the event at this place of the queue still takes."""
    if at == 0 and city.settled:
        return 0
    event = city.queue[at]
    if event == CHIEF_OUTLAW and _spares_outlaw(city):
        return 0
    return city.printed.banners[event] - len(city.banners[at])


def _spares_outlaw(city: City) -> bool:
    """Whether the card at work is a red one of the first level: it cannot touch the Chief Outlaw (L12)."""
    activity = city.target - ACTIVATE
    if not 0 <= activity < COMBAT - ACTIVATE:
        return False
    return city.printed.colour[activity] == RED and city.printed.level[activity] == 0


def all_free_banners(city: City) -> int:
    return sum([free_banners(city, at) for at in range(len(city.queue))])


def put_cubes(city: City, owner: int, at: int, cubes: int) -> None:
    """Puts cubes on an event, no more than it has free banners. Each brings a player 1 influence (T25)."""
    event = city.queue[at]
    city.banners = city.banners.copy()
    city.banners[at] = city.banners[at] + [owner] * cubes
    city.log = (city.log, log.CUBE_ON, owner, event, cubes)
    if owner != NEUTRAL:
        city.gain(owner, influence=cubes)
    if len(city.banners[at]) >= city.printed.banners[event]:
        _settle(city, at)
    elif owner != NEUTRAL:
        city.expansion.cubes_put(city, event, cubes)


def _settle(city: City, at: int) -> None:
    """Rewards, and the card's new owner (T22)."""
    event = city.queue[at]
    cubes = city.banners[at]
    city.log = (city.log, log.SETTLED, -1, event)
    counts = [0] * OWNERS
    for owner in cubes:
        counts[owner] += 1
    larger, smaller = city.printed.event_vp[reward_of(event, 0)], city.printed.event_vp[reward_of(event, 1)]
    firsts = _ranked(counts)
    if counts[firsts[0]] == len(cubes):
        _reward(city, firsts[0], larger + smaller)
    elif len(firsts) > 1:
        for owner in firsts:
            _reward(city, owner, (larger + smaller) // len(firsts))
    else:
        _reward(city, firsts[0], larger)
        counts[firsts[0]] = 0
        seconds = _ranked(counts)
        for owner in seconds:
            _reward(city, owner, smaller // len(seconds))
    if event == MARAUDING:
        city.banners[at] = []
        city.settled = city.target >= 0
        return
    city.expansion.settled(city, event)
    city.queue = city.queue.copy()
    city.queue.pop(at)
    city.banners = city.banners.copy()
    city.banners.pop(at)
    for owner in cubes:
        if owner in firsts:
            _hand_over(city, owner, event)
            return


def _ranked(counts: list[int]) -> list[int]:
    """Those who have most."""
    found: list[int] = []
    most = 0
    for owner in range(OWNERS):
        if counts[owner] > most:
            most = counts[owner]
            found = [owner]
        elif counts[owner] == most:
            found.append(owner)
    return found


def _reward(city: City, owner: int, vp: int) -> None:
    """The neutral player takes a rank but no points; le Roy takes both (K2)."""
    if owner != NEUTRAL or city.king:
        city.gain(owner, vp=vp)


def _hand_over(city: City, owner: int, event: int) -> None:
    if owner == NEUTRAL and not city.king:
        city.log = (city.log, log.CARD_GONE, -1, event)
        return
    city.taken = city.taken.copy()
    city.taken[owner] = joined(city.taken[owner], event)
    city.log = (city.log, log.TOOK_CARD, owner, event)
