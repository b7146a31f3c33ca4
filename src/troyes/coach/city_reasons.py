"""Reasons at Troyes, its expansion and The King's Challenge."""

from collections.abc import Callable, Iterable, Iterator

from troyes.coach import city_events, city_means, city_people, king_reasons, ladies_reasons
from troyes.coach.city_scene import Scene
from troyes.coach.reasons import Found
from troyes.coach.walks import Walked

__all__ = ["find"]

KINDS: list[Callable[[Scene], Iterable[Found]]] = [
    city_events.countered,
    city_events.standing,
    city_events.takes_card,
    city_events.relief,
    city_events.black_dice,
    city_events.gives_way,
    city_people.tradesman,
    city_people.enters,
    city_people.expels,
    city_people.placed,
    city_people.leaves,
    city_means.characters,
    city_means.cathedral,
    city_means.points,
    city_means.cubes,
    city_means.starved,
    city_means.rolls,
    city_means.turned,
    city_means.passes,
    city_means.means,
    city_means.used_cube,
    city_means.pips,
    city_means.dice_left,
    city_means.bought,
    king_reasons.fewer_dice,
    king_reasons.his_event,
    king_reasons.his_tradesman,
    ladies_reasons.guard,
    ladies_reasons.outdoor,
    ladies_reasons.end_cubes,
    ladies_reasons.exchanged,
    ladies_reasons.discarded,
    ladies_reasons.influence_taken,
    ladies_reasons.losses,
    ladies_reasons.purple,
]
"""The kinds of reason; of two that weigh the same the first one is told first."""


def find(walked: Walked) -> Iterator[Found]:
    scene = Scene(walked)
    for kind in KINDS:
        yield from kind(scene)
