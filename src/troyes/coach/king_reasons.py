"""Reasons in The King's Challenge: what is taken from le Roy."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.names import EVENTS, LEVELS, NEUTRAL, NOBODY, SLOTS
from troyes.city.square import best_die, size_of
from troyes.city.state import City
from troyes.coach.city_scene import Scene, face
from troyes.coach.reasons import Found, because

__all__ = ["fewer_dice", "his_event", "his_tradesman"]


def fewer_dice(scene: Scene) -> Iterator[Found]:
    """Each die of his is most of a turn: he acts while he has any (K7)."""
    taken = size_of(scene.before, NEUTRAL) - size_of(scene.after, NEUTRAL)
    if not scene.king or taken <= 0:
        return
    left = size_of(scene.after, NEUTRAL)
    if left:
        yield because(0.8 * taken, "king-dice", count=taken, left=left)
    else:
        yield because(1.0 + 0.8 * taken, "king-last-dice")
    best = best_die(scene.before, NEUTRAL)
    if best != best_die(scene.after, NEUTRAL):
        yield because(0.5, "king-best-die", faces=[face(best)])


def his_event(scene: Scene) -> Iterator[Found]:
    """His rolls of 5 and 9 fill the right-most event (K10)."""
    last = scene.before.queue[-1]
    if scene.king and last not in scene.after.queue and last != 0:
        yield because(0.9, "king-event", event=EVENTS[last])


def his_tradesman(scene: Scene) -> Iterator[Found]:
    """His roll of 6 takes the space worth most on a card without a tradesman of his (K11)."""
    if not scene.king or not scene.of(log.TRADESMAN):
        return
    worth, left = _best_space(scene.before), _best_space(scene.after)
    if left < worth:
        yield because(0.5 + 0.3 * (worth - left), "king-tradesman", vp=worth, left=left)


def _best_space(city: City) -> int:
    best = 0
    for slot in range(SLOTS):
        if slot % LEVELS >= city.revealed or city.has_tradesman(NEUTRAL, slot):
            continue
        for space in (0, 1):
            if city.tradesmen[2 * slot + space] == NOBODY:
                best = max(best, city.printed.tradesman_vp[2 * city.activities[slot] + space])
    return best
