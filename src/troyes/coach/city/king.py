"""Reasons in The King's Challenge: what is taken from le Roy."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.log import face
from troyes.city.names import EVENTS, NEUTRAL, NOBODY, SLOTS
from troyes.city.numbering import scoring_space
from troyes.city.square import best_die, size_of
from troyes.city.state import City
from troyes.coach.city.difference import Difference
from troyes.coach.reasons import Found, because


def fewer_dice(diff: Difference) -> Iterator[Found]:
    """Each die of his is most of a turn: he acts while he has any (K7)."""
    taken = size_of(diff.before, NEUTRAL) - size_of(diff.after, NEUTRAL)
    if not diff.king or taken <= 0:
        return
    left = size_of(diff.after, NEUTRAL)
    if left:
        yield because(0.8 * taken, "king-dice", count=taken, left=left)
    else:
        yield because(1.0 + 0.8 * taken, "king-last-dice")
    best = best_die(diff.before, NEUTRAL)
    if best != best_die(diff.after, NEUTRAL):
        yield because(0.5, "king-best-die", faces=[face(best)])


def his_event(diff: Difference) -> Iterator[Found]:
    """His rolls of 5 and 9 fill the right-most event (K10)."""
    last = diff.before.queue[-1]
    if diff.king and last not in diff.after.queue and last != 0:
        yield because(0.9, "king-event", event=EVENTS[last])


def his_tradesman(diff: Difference) -> Iterator[Found]:
    """His roll of 6 takes the space worth most on a card without a tradesman of his (K11)."""
    if not diff.king or not diff.of(log.TRADESMAN):
        return
    worth, left = _best_space(diff.before), _best_space(diff.after)
    if left < worth:
        yield because(0.5 + 0.3 * (worth - left), "king-tradesman", vp=worth, left=left)


def _best_space(city: City) -> int:
    best = 0
    for slot in range(SLOTS):
        if not city.is_open(slot) or city.has_tradesman(NEUTRAL, slot):
            continue
        for space in (0, 1):
            if city.tradesmen[scoring_space(slot, space)] == NOBODY:
                best = max(best, city.printed.tradesman_vp[scoring_space(city.activities[slot], space)])
    return best
