"""Reasons at Troyes, its expansion and The King's Challenge."""

from collections.abc import Callable, Iterable, Iterator

from troyes.coach.city import events, king, ladies, people, resources
from troyes.coach.city.difference import Difference
from troyes.coach.preview import Preview
from troyes.coach.reasons import Found

KINDS: list[Callable[[Difference], Iterable[Found]]] = [
    events.countered,
    events.standing,
    events.takes_card,
    events.relief,
    events.black_dice,
    events.gives_way,
    people.tradesman,
    people.enters,
    people.expels,
    people.placed,
    people.leaves,
    resources.characters,
    resources.cathedral,
    resources.points,
    resources.rivals_gain,
    resources.cubes,
    resources.starved,
    resources.rolls,
    resources.turned,
    resources.passes,
    resources.means,
    resources.used_cube,
    resources.pips,
    resources.dice_left,
    resources.bought,
    king.fewer_dice,
    king.his_event,
    king.his_tradesman,
    ladies.guard,
    ladies.outdoor,
    ladies.end_cubes,
    ladies.exchanged,
    ladies.discarded,
    ladies.influence_taken,
    ladies.losses,
    ladies.purple,
]
"""The kinds of reason; of two that weigh the same the first one is told first."""


def find(preview: Preview) -> Iterator[Found]:
    diff = Difference(preview)
    for kind in KINDS:
        yield from kind(diff)
