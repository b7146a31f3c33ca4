"""Cubes on events of the player's choice, one by one, and the Archer's rolls."""

from typing import Final

from troyes.city import log
from troyes.city.actions import finish
from troyes.city.activities.cards import ARCHER, CARDS
from troyes.city.codes import ACTIVATE, CUBE_ON, ROLL, STOP
from troyes.city.combat import free_banners, put_cubes
from troyes.city.messages import ask, why
from troyes.city.names import CHIEF_OUTLAW, EVENTS, MOST_TIMES
from troyes.city.state import PLACING_CUBES, SHOOTING, City
from troyes.city.steps.step import Step
from troyes.city.targets import is_activate
from troyes.core.message import Message
from troyes.core.rng import Rng


def _no_event(city: City, event: int) -> Message:
    """Why no cube goes on that event."""
    if event not in city.queue:
        return why("no-event", "action.combat", {"event": EVENTS[event]})
    free = free_banners(city, city.queue.index(event))
    if event == CHIEF_OUTLAW and free == 0:
        return why("outlaw-spared", "events.chief-outlaw")
    spared = CARDS[city.target - ACTIVATE].spares(city, event) if free else None
    return why("settled-once", "events.marauding") if spared is None else spared


class Cubes(Step):
    """Events with room for the next cube: `left` are still to come, `value` are placed."""

    def codes(self, city: City) -> list[int]:
        card = CARDS[city.target - ACTIVATE]
        stop = [STOP] if card.may_stop and city.value else []
        return card.cube_codes(city) + stop

    def take(self, city: City, code: int, rng: Rng) -> None:
        if code != STOP:
            CARDS[city.target - ACTIVATE].place_cube(city, city.queue.index(code - CUBE_ON))
            city.value += 1
        if code == STOP or city.left == 0:
            finish(city)

    def prompt(self, city: City) -> Message:
        return ask(CARDS[city.target - ACTIVATE].cube_words, {"count": city.left})

    def refusal(self, city: City, code: int) -> Message:
        if CUBE_ON <= code < CUBE_ON + len(EVENTS):
            return _no_event(city, code - CUBE_ON)
        if code == STOP:
            return CARDS[city.target - ACTIVATE].must_place(city)
        return why("cubes-first", "action.combat")

    def fits(self, city: City) -> bool:
        return is_activate(city.target) and city.value >= 0 and CARDS[city.target - ACTIVATE].cubes_fit(city)


class Shots(Step):
    """Rolls that nothing modifies (T5): each that hits puts a cube on an event.

    `left` are still to come; `value` is -1 before the first, 1 when a hit waits for its event, else 0.
    """

    def codes(self, city: City) -> list[int]:
        if city.value < 0:
            return [ROLL]
        if city.value > 0:
            return [*ARCHER.cube_codes(city), STOP]
        return [ROLL, STOP] if city.left else [STOP]

    def take(self, city: City, code: int, rng: Rng) -> None:
        if code == ROLL:
            rolled = rng.die()
            city.log = (city.log, log.SHOT, city.seat, rolled)
            city.reveals += 1
            city.left -= 1
            city.value = 1 if rolled >= ARCHER.hits and ARCHER.cube_codes(city) else 0
        elif code != STOP:
            put_cubes(city, city.seat, city.queue.index(code - CUBE_ON), 1)
            city.value = 0
        if code == STOP or (code != ROLL and city.left == 0):
            finish(city)

    def prompt(self, city: City) -> Message:
        return ask("archer-hit" if city.value > 0 else "archer-roll", {"count": city.left})

    def refusal(self, city: City, code: int) -> Message:
        if CUBE_ON <= code < CUBE_ON + len(EVENTS):
            return why("roll-first", "activities.archer") if city.value < 1 else _no_event(city, code - CUBE_ON)
        if code == STOP:
            return why("roll-once", "activities.archer")
        if city.value > 0:
            return why("cubes-first", "action.combat")
        return why("rolls-made" if code == ROLL else "rolls-first", "activities.archer")

    def fits(self, city: City) -> bool:
        value, left = city.value, city.left
        possible = -1 <= value <= 1 and left <= MOST_TIMES and (left > 0 or value >= 0)
        return city.target == ACTIVATE + ARCHER.id and possible


CUBES: Final = Cubes(PLACING_CUBES, "event")
SHOTS: Final = Shots(SHOOTING, "archer", by_itself=False)
