"""Reasons that only The Ladies of Troyes brings: ramparts, outdoor activities, cubes for the end, the purple die."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.codes import DECLINE
from troyes.city.ladies.scoring import ladies_lines
from troyes.city.names import ACTIVITIES, COLOURS, GATES, OUTDOOR
from troyes.city.numbering import colour_of, is_purple, pips
from troyes.coach.city.difference import Difference
from troyes.coach.reasons import Found, because
from troyes.core.message import Message


def guard(diff: Difference) -> Iterator[Found]:
    """How far the guard comes, and which gate he opens."""
    before, after = diff.before.ladies, diff.after.ladies
    if before is None or after is None or not before.tiles:
        return
    was, at = before.guards[diff.seat], after.guards[diff.seat]
    if at == was:
        return
    gates = diff.before.printed.gates
    for gate in range(GATES):
        tile = OUTDOOR[before.tiles[gate]]
        if was < gates[gate] <= at:
            if gate == GATES - 1:
                place = 1 + sum(before.guards[seat] == gates[gate] for seat in range(diff.before.seats))
                yield because(2.0, "ladies-round", outdoor=tile, place=place)
            else:
                yield because(0.8 + 0.3 * diff.left, "ladies-gate", outdoor=tile)
    ahead = [gate for gate in range(GATES) if gates[gate] > at]
    if ahead:
        tile = OUTDOOR[before.tiles[ahead[0]]]
        yield because(0.3 + 0.1 * (at - was), "ladies-closer", outdoor=tile, count=gates[ahead[0]] - at)
    rivals = [before.guards[seat] for seat in range(diff.before.seats) if seat != diff.seat]
    if before.tiles[GATES - 1] >= OUTDOOR.index("race_a") and was <= max(rivals) < at:
        yield because(0.9, "ladies-ahead")


def outdoor(diff: Difference) -> Iterator[Found]:
    """Cubes outside the gates: put there, used, or kept."""
    for (tile,) in diff.of(log.STATIONED):
        yield because(0.9, "ladies-stationed", outdoor=OUTDOOR[tile])
        yield Found(0.85, Message(f"outdoor-{OUTDOOR[tile]}-effect", {}))
    for (tile,) in diff.of(log.USED_OUTDOOR):
        yield because(0.8, "ladies-used", outdoor=OUTDOOR[tile])
    for (value,) in diff.of(log.SHIELDED):
        yield because(1.2, "ladies-shield", value=value)
    if DECLINE in diff.codes and not diff.of(log.USED_OUTDOOR):
        yield because(0.6, "ladies-declines")


def end_cubes(diff: Difference) -> Iterator[Found]:
    """Cards and tiles whose cubes count at the end."""
    if diff.before.ladies is None:
        return
    was, now = ladies_lines(diff.before, diff.seat), ladies_lines(diff.after, diff.seat)
    for line in now:
        more = now[line] - was.get(line, 0)
        if more > 0:
            yield because(0.8 * more, f"ladies-line-{line}", vp=more, all=now[line])


def exchanged(diff: Difference) -> Iterator[Found]:
    for other, _, given, _, received in diff.of(log.EXCHANGED):
        if received > given:
            yield because(0.3 * (received - given), "ladies-exchanged", count=received - given, **diff.who(other))
        else:
            yield because(0.4, "ladies-recoloured", **diff.who(other))


def discarded(diff: Difference) -> Iterator[Found]:
    for activity, count in diff.of(log.DISCARDED):
        yield because(0.8, "ladies-discarded", activity=ACTIVITIES[activity], count=count)


def influence_taken(diff: Difference) -> Iterator[Found]:
    robbed = [other for (other,) in diff.of(log.ROBBED)]
    for other in sorted(set(robbed)):
        yield because(0.4 * robbed.count(other), "ladies-robbed", count=robbed.count(other), **diff.who(other))


def losses(diff: Difference) -> Iterator[Found]:
    """What an event takes or gives back."""
    for (activity,) in diff.of(log.LOST_CUBE):
        yield because(0.8, "ladies-loses-cube", activity=ACTIVITIES[activity])
    for (tile,) in diff.of(log.LOST_OUTDOOR):
        yield because(0.8, "ladies-loses-outdoor", outdoor=OUTDOOR[tile])
    if diff.of(log.FREED):
        yield because(0.7, "ladies-frees")
    elif diff.of(log.POSSESSED):
        yield because(0.7, "ladies-possessed")


def purple(diff: Difference) -> Iterator[Found]:
    for dice in diff.of(log.USED_DICE):
        for die in dice:
            if is_purple(die):
                yield because(0.5, "ladies-purple", colour=COLOURS[colour_of(die)], value=pips(die))
