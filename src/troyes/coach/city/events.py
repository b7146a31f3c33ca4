"""Reasons at Troyes that have to do with events and black dice."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.effects import NOTHING
from troyes.city.events.cards import CARDS
from troyes.city.events.event import Ordeal
from troyes.city.log import face
from troyes.city.names import EVENTS, MARAUDING, OWNERS
from troyes.city.numbering import colour_of, reward_of
from troyes.city.square import size_of
from troyes.city.state import City
from troyes.city.steps.black_dice import strength
from troyes.coach.city.difference import Difference
from troyes.coach.reasons import Found, because
from troyes.core.message import Arg


def _name(city: City, event: int) -> dict[str, Arg]:
    """An event by its name and its place in the queue: several share a name."""
    return {"event": EVENTS[event], "place": city.queue.index(event) + 1}


def settled(diff: Difference) -> list[tuple[int, int]]:
    """Events whose last banner was filled, each with the points that the seat has won by it."""
    found: list[tuple[int, int]] = []
    for entry in diff.entries:
        if entry[0] == log.SETTLED:
            found.append((entry[2], 0))
        elif entry[0] == log.GAINED and entry[1] == diff.seat and found:
            found[-1] = (found[-1][0], found[-1][1] + entry[4])
    return found


def rewarded(diff: Difference) -> int:
    return sum(won for _, won in settled(diff))


def countered(diff: Difference) -> Iterator[Found]:
    """An event that is countered, and what the seat has won by it."""
    for event, won in settled(diff):
        yield because(1.5 + won, "city-counters", **_name(diff.before, event), vp=won)


def takes_card(diff: Difference) -> Iterator[Found]:
    for (event,) in diff.of(log.TOOK_CARD):
        count = len(diff.after.taken[diff.seat])
        yield because(1.0, "city-takes-card", event=EVENTS[event], count=count)


def relief(diff: Difference) -> Iterator[Found]:
    """What strikes no more once its event is countered."""
    if not diff.left:
        return
    for (event,) in diff.of(log.SETTLED):
        dice, card = diff.before.printed.black_dice[event], CARDS[event]
        if event == MARAUDING:
            continue
        if dice:
            yield because(0.3 * dice * diff.left, "city-fewer-black", event=EVENTS[event], dice=dice)
        elif isinstance(card, Ordeal) and card.loses is not NOTHING:
            yield because(0.5 * diff.left, "city-no-more", event=EVENTS[event])


def standing(diff: Difference) -> Iterator[Found]:
    """How the seat stands on an event that it has put cubes on and that is not countered yet."""
    city, seat = diff.after, diff.seat
    for event in sorted({numbers[0] for numbers in diff.of(log.CUBE_ON)}):
        if event not in city.queue:
            continue
        cubes = city.banners[city.queue.index(event)]
        own = cubes.count(seat)
        if not own:
            continue
        was = _cubes(diff.before, event)
        rivals = [cubes.count(owner) for owner in range(OWNERS) if owner != seat]
        most = max(rivals)
        larger, smaller = city.printed.event_vp[reward_of(event, 0)], city.printed.event_vp[reward_of(event, 1)]
        share = len(cubes) / city.printed.banners[event]
        free = city.printed.banners[event] - len(cubes)
        args: dict[str, Arg] = {**_name(city, event), "own": own, "most": most}
        if most == 0:
            yield because(0.6 + share * (larger + smaller), "city-event-alone", **args, vp=larger + smaller)
        elif own > most:
            led = was.count(seat) > max(was.count(owner) for owner in range(OWNERS) if owner != seat)
            yield because(0.8 + share * larger, "city-event-leads" if led else "city-event-first", **args, vp=larger)
        elif own == most:
            yield because(0.4 + share * (larger + smaller) / 2, "city-event-level", **args)
        else:
            yield because(0.3 + share * smaller, "city-event-second", **args, vp=smaller)
        if free == 1:
            yield because(0.4, "city-event-nearly", **_name(city, event))
        if seat not in was:
            yield because(0.9 if diff.left == 0 else 0.35, "city-presence", **_name(city, event))


def _cubes(city: City, event: int) -> list[int]:
    return city.banners[city.queue.index(event)] if event in city.queue else []


def black_dice(diff: Difference) -> Iterator[Found]:
    """Which dice go against the black ones, and what is kept."""
    for numbers in diff.of(log.COUNTERED):
        count = numbers[0]
        values, dice = numbers[1 : 1 + count], numbers[1 + count :]
        faces: list[list[str | int]] = [face(die) for die in dice]
        kept = size_of(diff.after, diff.seat)
        args: dict[str, Arg] = {"values": ", ".join(map(str, values)), "faces": faces, "count": count}
        if count > 1:
            yield because(0.4 + 0.5 * count, "city-black-several", **args)
        yield because(1.2, "city-black-cheap", **args)
        spare = strength(list(dice)) - sum(values)
        if spare == 0:
            yield because(0.8, "city-black-exact")
        elif spare > 3:
            yield because(0.5, "city-black-spare", points=spare)
        if kept:
            yield because(0.6, "city-black-keeps", count=kept)
        red = sum(colour_of(die) == 0 for die in dice)
        if red:
            yield because(0.3, "city-black-red")


def gives_way(diff: Difference) -> Iterator[Found]:
    for (value,) in diff.of(log.GAVE_WAY):
        lost = diff.before.vp[diff.seat] - diff.after.vp[diff.seat]
        yield because(1.5, "city-gives-way", value=value, vp=lost)
