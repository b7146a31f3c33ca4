"""Black dice: which of them to take on, and with which own dice (T7)."""

from typing import Final

from troyes.city import log
from troyes.city.codes import BLACK, DIE, DONE, FROM_SUPPLY, GIVE_WAY, HIRE, REROLL, USE, USE_OUTDOOR
from troyes.city.messages import ask, why
from troyes.city.names import COLOURS, NEUTRAL, PURPLE, PURPLE_COLOUR, RED, SHIELD
from troyes.city.numbering import (
    colour_of,
    colour_of_face,
    face_of,
    face_of_die,
    is_turned,
    own_die,
    owner_of_die,
    pile_of,
    value_of,
)
from troyes.city.square import against_black, by_values, count, purple_die, take_dice
from troyes.city.state import COUNTERED, City
from troyes.city.steps.checks import check_black_dice, check_own_dice
from troyes.city.steps.influence import add_influence_codes, add_own_dice, no_influence, own_faces, use_influence
from troyes.city.steps.reasons import no_own_face
from troyes.city.steps.step import Step
from troyes.core.lists import joined
from troyes.core.message import Message
from troyes.core.rng import Rng


def strength(dice: list[int]) -> int:
    """What own dice are worth against black ones: red counts double."""
    points = 0
    for die in dice:
        points += 2 * value_of(die) if colour_of(die) == RED else value_of(die)
    return points


OWN_DICE: Final = [
    [by_values(DIE + own_die(seat, face_of(colour, 1))) for colour in range(PURPLE_COLOUR + 1)]
    for seat in range(NEUTRAL)
]
"""By seat, colour, and a bit for each value: the codes of own dice."""


def _begun(city: City) -> bool:
    return bool(city.group) or city.left > 1


class BlackDice(Step):
    """Own dice against the black ones that are taken on: the first `left`, `against` in all. Or to give way."""

    def codes(self, city: City) -> list[int]:
        seat = city.seat
        whole = against_black(city, seat)
        found: list[int] = []
        if whole < city.against:
            found.append(GIVE_WAY)
        else:
            if city.group and strength(city.group) >= city.against:
                found.append(DONE)
            add_own_dice(found, city.dice, seat, OWN_DICE[seat], city.group)
            last = 0
            for at in range(city.left, len(city.black)):
                value = city.black[at]
                if value != last and city.against + value <= whole:
                    found.append(BLACK + value)
                last = value
        if not _begun(city):
            found += city.expansion.shields(city, seat)
            add_influence_codes(found, city)
        return found

    def take(self, city: City, code: int, rng: Rng) -> None:
        seat = city.seat
        if code <= HIRE:
            use_influence(city, code, rng)
        elif code == GIVE_WAY:
            city.log = (city.log, log.GAVE_WAY, seat, city.black[0])
            city.lose_vp(seat)
            self._put_away(city, 1)
        elif USE_OUTDOOR <= code < DIE:
            city.expansion.use_shield(city, seat)
            city.log = (city.log, log.SHIELDED, seat, city.black[0])
            city.gain(seat, influence=1)
            self._put_away(city, 1)
        elif code == DONE:
            take_dice(city, city.group)
            beaten = city.black[: city.left]
            city.log = (city.log, log.COUNTERED, seat, len(beaten), *beaten, *city.group)
            city.gain(seat, influence=len(beaten))
            self._put_away(city, city.left)
        elif code >= BLACK:
            value = code - BLACK
            at = city.black.index(value, city.left)
            city.black = city.black.copy()
            del city.black[at]
            city.black.insert(city.left, value)
            city.left += 1
            city.against += value
        else:
            city.group = joined(city.group, code - DIE)

    def _put_away(self, city: City, dice: int) -> None:
        city.black = city.black[dice:]
        city.end_walk(COUNTERED)

    def prompt(self, city: City) -> Message:
        args = {"value": city.against, "count": city.left, "have": strength(city.group)}
        return ask("black-dice", {**args})

    def refusal(self, city: City, code: int) -> Message:
        if REROLL <= code <= HIRE:
            return why("influence-before", "influence") if _begun(city) else no_influence(city, code)
        if code == USE_OUTDOOR + SHIELD:
            return city.expansion.no_outdoor(city, SHIELD)
        if USE <= code < DIE:
            return why("no-cubes-here", "action.cubes")
        whole = against_black(city, city.seat)
        rule = "round.black-dice"
        if code == GIVE_WAY:
            return why("must-counter", rule, {"value": city.against, "have": whole})
        if DIE <= code < FROM_SUPPLY:
            refused = self._no_die(city, code - DIE)
            if refused is not None:
                return refused
        if whole < city.against and (code == DONE or DIE <= code < FROM_SUPPLY or BLACK <= code < GIVE_WAY):
            return why("too-weak", rule, {"value": city.against, "have": whole})
        if code == DONE:
            return why("not-enough", rule, {"value": city.against})
        if BLACK <= code < GIVE_WAY:
            value = code - BLACK
            if value not in city.black[city.left :]:
                return why("no-black-die", rule, {"value": value})
            return why("too-weak", rule, {"value": city.against + value, "have": whole})
        return why("black-dice-first", rule)

    def _no_die(self, city: City, die: int) -> Message | None:
        """Why there is no such die to counter with; None if there is one."""
        if owner_of_die(die) not in (city.seat, PURPLE):
            return why("own-dice-only", "round.black-dice")
        if is_turned(die):
            return why("as-it-lies", "round.black-dice")
        face = face_of_die(die)
        if owner_of_die(die) == PURPLE:
            face = face_of(PURPLE_COLOUR, value_of(die))
            if purple_die(city, city.seat) == value_of(die) and colour_of(die) != RED:
                return why("purple-declared", "ladies.purple", {"colour": COLOURS[RED]})
        if face in own_faces(city) and self._is_left(city, die, face):
            return None
        return no_own_face(city, face, "round.black-dice")

    def _is_left(self, city: City, die: int, face: int) -> bool:
        """Whether an own die like this one has not been chosen yet."""
        pile = city.dice[pile_of(city.seat, colour_of_face(face))]
        return count(pile, value_of(face)) > city.group.count(die)

    def check(self, city: City) -> bool:
        check_black_dice(city)
        check_own_dice(city)
        return True
