"""Exchanging dice with other districts, before an action (L22)."""

from typing import Final

from troyes.city import log
from troyes.city.codes import DIE, DONE
from troyes.city.ladies.reasons import outdoor_rule
from troyes.city.messages import ask, why
from troyes.city.names import COLOURS, EXCHANGE, PURPLE, RED
from troyes.city.numbering import (
    FACES,
    bit,
    colour_of_face,
    die_of,
    face_of_die,
    has,
    own_die,
    owner_of_die,
    pile_of,
    value_of,
)
from troyes.city.square import count, put, take
from troyes.city.state import ACTING, City, ladies_of
from troyes.city.steps.step import Step
from troyes.core.message import Message
from troyes.core.rng import Rng

MOST_EXCHANGES: Final = 3


def _to_give(city: City, wanted: int) -> list[int]:
    """Own faces that may be given for that one: not the same, and none that was received with this cube (L22)."""
    received = ladies_of(city).received
    found: list[int] = []
    for face in range(FACES):
        own = count(city.dice[pile_of(city.seat, colour_of_face(face))], value_of(face)) - received.count(face)
        if own > 0 and face != wanted:
            found.append(face)
    return found


def _others_dice(city: City) -> list[int]:
    """Dice of partners with whom nothing was exchanged yet, for which there is something to give."""
    ladies = ladies_of(city)
    found: list[int] = []
    if len(ladies.received) == MOST_EXCHANGES:
        return found
    for owner in city.owners():
        if owner == city.seat or has(ladies.partners, owner):
            continue
        for face in range(FACES):
            if count(city.dice[pile_of(owner, colour_of_face(face))], value_of(face)) and _to_give(city, face):
                found.append(own_die(owner, face))
    return found


def can_exchange(city: City) -> bool:
    return bool(_others_dice(city))


class Exchange(Step):
    """A die of another district, then the own one for it; or an end, once something was exchanged."""

    def codes(self, city: City) -> list[int]:
        if city.group:
            return [DIE + own_die(city.seat, face) for face in _to_give(city, face_of_die(city.group[0]))]
        found = [DIE + die for die in _others_dice(city)]
        return [*found, DONE] if ladies_of(city).partners else found

    def take(self, city: City, code: int, rng: Rng) -> None:
        if code == DONE:
            city.step = ACTING
        elif not city.group:
            city.group = [code - DIE]
        else:
            self._exchange(city, owner_of_die(city.group[0]), face_of_die(city.group[0]), face_of_die(code - DIE))
            city.group = []

    def _exchange(self, city: City, owner: int, wanted: int, given: int) -> None:
        ladies = ladies_of(city)
        seat = city.seat
        colour, value = colour_of_face(wanted), value_of(wanted)
        own_colour, own_value = colour_of_face(given), value_of(given)
        take(city, owner, colour, value)
        take(city, seat, own_colour, own_value)
        put(city, seat, colour, value)
        put(city, owner, own_colour, own_value)
        ladies.partners |= bit(owner)
        ladies.received = [*ladies.received, wanted]
        city.log = (city.log, log.EXCHANGED, seat, owner, own_colour, own_value, colour, value)

    def prompt(self, city: City) -> Message:
        return ask("exchange-give" if city.group else "exchange-get")

    def refusal(self, city: City, code: int) -> Message:
        ladies = ladies_of(city)
        rule = outdoor_rule(EXCHANGE)
        if not DIE <= code < DIE + die_of(PURPLE, RED, 1):
            return why("exchange", rule)
        owner, face = owner_of_die(code - DIE), face_of_die(code - DIE)
        colour, value = colour_of_face(face), value_of(face)
        if count(city.dice[pile_of(owner, colour)], value) == 0:
            return why("no-such-die", "dice.groups", {"colour": COLOURS[colour], "value": value})
        if bool(city.group) != (owner == city.seat):
            return why("exchange-own" if city.group else "exchange-theirs", rule)
        if has(ladies.partners, owner):
            return why("exchange-once", rule)
        if city.group and face_of_die(city.group[0]) == face:
            return why("exchange-same", rule)
        return why("exchange-passed-on" if city.group else "exchange-nothing", rule)

    def fits(self, city: City) -> bool:
        ladies = ladies_of(city)
        gate = ladies.gate_of(EXCHANGE)
        if gate < 0 or not has(ladies.served, gate) or len(city.group) > 1:
            return False
        chosen = city.group
        city.group = []
        offered = all(DIE + die in self.codes(city) for die in chosen)
        city.group = chosen
        return offered
