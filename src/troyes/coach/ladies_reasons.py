"""Reasons that only The Ladies of Troyes brings: ramparts, outdoor activities, cubes for the end, the purple die."""

from collections.abc import Iterator

from troyes.city import log
from troyes.city.ladies.scoring import ladies_lines
from troyes.city.names import ACTIVITIES, COLOURS, DECLINE, GATES, OUTDOOR, PURPLE
from troyes.city.square import pips
from troyes.coach.city_scene import Scene
from troyes.coach.reasons import Found, because
from troyes.core.message import Message

__all__ = ["discarded", "end_cubes", "exchanged", "guard", "influence_taken", "losses", "outdoor", "purple"]


def guard(scene: Scene) -> Iterator[Found]:
    """How far the guard comes, and which gate he opens."""
    before, after = scene.before.ladies, scene.after.ladies
    if before is None or after is None or not before.tiles:
        return
    was, at = before.guards[scene.seat], after.guards[scene.seat]
    if at == was:
        return
    gates = scene.before.printed.gates
    for gate in range(GATES):
        tile = OUTDOOR[before.tiles[gate]]
        if was < gates[gate] <= at:
            if gate == GATES - 1:
                place = 1 + sum(before.guards[seat] == gates[gate] for seat in range(scene.before.seats))
                yield because(2.0, "ladies-round", outdoor=tile, place=place)
            else:
                yield because(0.8 + 0.3 * scene.left, "ladies-gate", outdoor=tile)
    ahead = [gate for gate in range(GATES) if gates[gate] > at]
    if ahead:
        tile = OUTDOOR[before.tiles[ahead[0]]]
        yield because(0.3 + 0.1 * (at - was), "ladies-closer", outdoor=tile, count=gates[ahead[0]] - at)
    rivals = [before.guards[seat] for seat in range(scene.before.seats) if seat != scene.seat]
    if before.tiles[GATES - 1] >= OUTDOOR.index("race_a") and was <= max(rivals) < at:
        yield because(0.9, "ladies-ahead")


def outdoor(scene: Scene) -> Iterator[Found]:
    """Cubes outside the gates: put there, used, or kept."""
    for (tile,) in scene.of(log.STATIONED):
        yield because(0.9, "ladies-stationed", outdoor=OUTDOOR[tile])
        yield Found(0.85, Message(f"outdoor-{OUTDOOR[tile]}-effect", {}))
    for (tile,) in scene.of(log.USED_OUTDOOR):
        yield because(0.8, "ladies-used", outdoor=OUTDOOR[tile])
    for (value,) in scene.of(log.SHIELDED):
        yield because(1.2, "ladies-shield", value=value)
    if DECLINE in scene.codes and not scene.of(log.USED_OUTDOOR):
        yield because(0.6, "ladies-declines")


def end_cubes(scene: Scene) -> Iterator[Found]:
    """Cards and tiles whose cubes count at the end."""
    if scene.before.ladies is None:
        return
    was, now = ladies_lines(scene.before, scene.seat), ladies_lines(scene.after, scene.seat)
    for line in now:
        more = now[line] - was.get(line, 0)
        if more > 0:
            yield because(0.8 * more, f"ladies-line-{line}", vp=more, all=now[line])


def exchanged(scene: Scene) -> Iterator[Found]:
    for other, _, given, _, received in scene.of(log.EXCHANGED):
        if received > given:
            yield because(0.3 * (received - given), "ladies-exchanged", count=received - given, **scene.who(other))
        else:
            yield because(0.4, "ladies-recoloured", **scene.who(other))


def discarded(scene: Scene) -> Iterator[Found]:
    for activity, count in scene.of(log.DISCARDED):
        yield because(0.8, "ladies-discarded", activity=ACTIVITIES[activity], count=count)


def influence_taken(scene: Scene) -> Iterator[Found]:
    robbed = [other for (other,) in scene.of(log.ROBBED)]
    for other in sorted(set(robbed)):
        yield because(0.4 * robbed.count(other), "ladies-robbed", count=robbed.count(other), **scene.who(other))


def losses(scene: Scene) -> Iterator[Found]:
    """What an event takes or gives back."""
    for (activity,) in scene.of(log.LOST_CUBE):
        yield because(0.8, "ladies-loses-cube", activity=ACTIVITIES[activity])
    for (tile,) in scene.of(log.LOST_OUTDOOR):
        yield because(0.8, "ladies-loses-outdoor", outdoor=OUTDOOR[tile])
    if scene.of(log.FREED):
        yield because(0.7, "ladies-frees")
    elif scene.of(log.POSSESSED):
        yield because(0.7, "ladies-possessed")


def purple(scene: Scene) -> Iterator[Found]:
    for dice in scene.of(log.USED_DICE):
        for die in dice:
            if die // 18 % 6 == PURPLE:
                yield because(0.5, "ladies-purple", colour=COLOURS[die // 6 % 3], value=pips(die))
