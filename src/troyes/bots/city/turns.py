"""Whole turns of Troyes that are worth a thought, each walked to its end."""

from typing import Final

from troyes.bots.city.counter import counter
from troyes.bots.city.evaluation import Evaluation
from troyes.bots.city.greedy import has_price
from troyes.bots.city.groups import groups_for
from troyes.bots.city.ladies import exchanged
from troyes.bots.city.worth import STANDARD, Weights
from troyes.city.codes import (
    ADVANCE,
    AGRICULTURE,
    CUBE_ON,
    DECLINE,
    DIE,
    DISCARD,
    DONE,
    FROM_CARD,
    FROM_HIRING,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    HIRE,
    MILL,
    PASS,
    REROLL,
    ROLL,
    STATION,
    STOP,
    TURN,
    USE,
    USE_OUTDOOR,
)
from troyes.city.names import BISHOPRIC, PALACE
from troyes.city.numbering import building_of, colour_of_face, reward_of, value_of
from troyes.city.state import (
    ACTING,
    ANSWERING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    EXCHANGING,
    MILLING,
    PATROLLING,
    PLACED,
    PLACING_CUBES,
    SHOOTING,
    TURNING,
    City,
)
from troyes.city.steps.action import action_codes
from troyes.city.walk import carry_out, codes
from troyes.city.workforce import cubes_of
from troyes.core.rng import Rng

WORST: Final = -1e9
LOW: Final = 3
"""Dice up to this value may be worth another roll, or to be turned over."""
TURNED_AT_ONCE: Final = 3
USUAL: Final = (4, 3, 2, 5, 4, 1, 6, 3, 2, 5, 4, 1)
"""Rolls as they come for walks that are only imagined: the Archer hits twice out of three times."""
THUMB: Final = Weights(STANDARD)
"""The tastes behind what is done by rule of thumb."""


class Turn:
    """A walk that a seat might take from here."""

    def __init__(self, codes: list[int], city: City) -> None:
        self.codes = codes
        """Every step, also those that go by themselves."""
        self.city = city
        """As the walk leaves it. A new roll is not made yet: then the last code makes it."""
        self.rolls = False


class Turns:
    def __init__(self, evaluation: Evaluation, chances: list[float]) -> None:
        self.evaluation = evaluation
        self.chances = chances
        self.luck = Rng(1, 2, 3, 4)
        self.wide = True
        """Whether every step of a walk is weighed, or the usual one taken."""

    def of(self, city: City, wide: bool) -> list[Turn]:
        """The turns of the seat that has to choose in this city: all that are worth a thought, or the likeliest."""
        self.wide = wide
        step = city.step
        if step == ACTING:
            return self._actions(city, wide)
        if step == COUNTERING:
            return [self._countered(city.copy(), [])]
        return [self.after(city, code) for code in self._likely(city)]

    def after(self, city: City, code: int) -> Turn:
        """The turn that begins with this choice, and goes on as is best for the seat."""
        if REROLL <= code < TURN or code == ROLL:
            turn = Turn([code], city)
            turn.rolls = True
            return turn
        after = city.copy()
        self.luck.script = USUAL
        carry_out(after, code, self.luck)
        return self._finished(after, [code], city.seat)

    # -- actions ---------------------------------------------------------------------------------------------------

    def _actions(self, city: City, wide: bool) -> list[Turn]:
        found: list[Turn] = []
        cubes = cubes_of(city, city.seat)
        options = action_codes(city)
        for target in options:
            if AGRICULTURE <= target < USE:
                self._act(city, target, -1, wide, found)
                for cube in cubes:
                    self._act(city, target, cube, wide, found)
            elif target == PASS or USE_OUTDOOR <= target < DIE:
                found.append(self.after(city, target))
        if wide:
            self._influence(city, options, found)
        return found

    def _act(self, city: City, target: int, cube: int, wide: bool, found: list[Turn]) -> None:
        for dice in groups_for(city, target, cube, wide):
            after = city.copy()
            after.step = CHOOSING_DICE
            after.target = target
            after.cube = cube
            after.group = dice
            path = [target] if cube < 0 else [target, USE + cube]
            path += [DIE + die for die in dice]
            path.append(DONE)
            self.luck.script = USUAL
            carry_out(after, DONE, self.luck)
            found.append(self._finished(after, path, city.seat))

    def _influence(self, city: City, options: list[int], found: list[Turn]) -> None:
        """A new roll for the lowest die of each colour, and low dice turned over together."""
        low: list[int] = []
        last = -1
        for code in options:
            if REROLL <= code < TURN and value_of(code - REROLL) <= LOW and colour_of_face(code - REROLL) != last:
                last = colour_of_face(code - REROLL)
                found.append(self.after(city, code))
            elif TURN <= code < HIRE and value_of(code - TURN) <= LOW:
                low.append(code)
        if low:
            low.sort(key=_face)
            after = city.copy()
            path: list[int] = []
            for code in low[:TURNED_AT_ONCE]:
                carry_out(after, code, self.luck)
                path.append(code)
            if after.step == TURNING:
                carry_out(after, DONE, self.luck)
                path.append(DONE)
            found.append(Turn(path, after))

    # -- the rest of a walk ------------------------------------------------------------------------------------------

    def _finished(self, city: City, path: list[int], seat: int) -> Turn:
        """The best end of a walk that has begun. Changes neither `path` nor what others hold."""
        while True:
            step = city.step
            if step >= PLACED or step == ACTING:
                return Turn(path, city)
            if step == COUNTERING:
                return self._countered(city, path)
            if step == ANSWERING:
                code = DECLINE
            elif step == SHOOTING:
                code = self._shot(city)
            elif step == EXCHANGING:
                code = exchanged(city, codes(city))
            elif step == MILLING:
                code = MILL + (
                    city.left if city.count_standing(seat, PALACE) > city.count_standing(seat, BISHOPRIC) else 0
                )
            else:
                found = self._likely(city)
                if len(found) > 1:
                    return self._best_of(city, found, path, seat)
                code = found[0]
            carry_out(city, code, self.luck)
            path = [*path, code]

    def _best_of(self, city: City, found: list[int], path: list[int], seat: int) -> Turn:
        best: Turn | None = None
        most = WORST
        alone = city.step >= PLACING_CUBES  # cubes and the like: each where it is best by itself
        for code in found:
            after = city.copy()
            carry_out(after, code, self.luck)
            turn = Turn([*path, code], after) if alone else self._finished(after, [*path, code], seat)
            value = self.evaluation.expected(turn.city, seat, self.chances)
            if value > most:
                best, most = turn, value
        assert best is not None
        return self._finished(best.city, best.codes, seat)

    def _shot(self, city: City) -> int:
        """The Archer's hits go where the most points are still to be shared."""
        found = codes(city)
        if found[0] == ROLL or found[0] == STOP:
            return found[0]
        best, most = found[0], WORST
        for code in found:
            if code != STOP:
                event = code - CUBE_ON
                cubes = city.banners[city.queue.index(event)]
                worth = (1.0 + len(cubes)) * city.printed.event_vp[reward_of(event, 0)] / city.printed.banners[event]
                if city.seat not in cubes:
                    worth += 1.0
                if worth > most:
                    best, most = code, worth
        return best

    def _countered(self, city: City, path: list[int]) -> Turn:
        """Black dice are met by rule of thumb. A new roll ends what can be foreseen."""
        seat = city.seat
        while city.step == COUNTERING and city.seat == seat:
            code = counter(city, codes(city), THUMB)
            if REROLL <= code < TURN:
                if path:
                    return Turn(path, city)
                turn = Turn([code], city)
                turn.rolls = True
                return turn
            carry_out(city, code, self.luck)
            path = [*path, code]
        return Turn(path, city)

    def _likely(self, city: City) -> list[int]:
        """The choices that are worth a look."""
        found = codes(city)
        step = city.step
        if step == CHOOSING_DICE and city.group:
            last = city.group[-1]
            likely = [code for code in found if code == DONE or code - DIE >= last]
            return likely or found
        if step == CHOOSING_TIMES:
            if has_price(city) and self.wide:
                return found
            return found[:1] + [code for code in found if code >= DISCARD][:1]
        if step == PATROLLING and city.ladies is not None and city.value > 0:
            likely = [code for code in found if not ADVANCE <= code < STATION]
            return likely or found
        if step == CHOOSING_CITIZEN:
            return _whom(found) if self.wide else [_usually(found)]
        return found


def _whom(found: list[int]) -> list[int]:
    """Whom to send: from the supply if there is anybody; otherwise one of each kind."""
    if found[0] == FROM_SUPPLY:
        return found[:1]
    kept: list[int] = []
    kinds: list[int] = []
    for code in reversed(found):
        if code < FROM_SPACE:
            kind = -1
        elif code < FROM_LYING:
            kind = building_of(code - FROM_SPACE)
        elif code < FROM_CARD:
            return [code, found[0]] if found[0] == FROM_HIRING else [code]
        else:
            kind = 3
        if kind not in kinds:
            kinds.append(kind)
            kept.append(code)
    return kept


def _usually(found: list[int]) -> int:
    """Somebody from the supply, or who lies on a building; then a hired one; then one who stands there."""
    if found[0] != FROM_SUPPLY:
        for code in found:
            if FROM_LYING <= code < FROM_CARD:
                return code
    return found[0]


def _face(code: int) -> int:
    return value_of(code - TURN)
