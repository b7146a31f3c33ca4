"""How The Ladies of Troyes answers what the base game asks of an expansion."""

from typing import Any, Final

from troyes.city.codes import USE_OUTDOOR
from troyes.city.expansion import Expansion
from troyes.city.groups import Recipe
from troyes.city.ladies import (
    answers,
    boons,
    checks,
    outdoor,
    patrol,
    phase,
    possession,
    reasons,
    scoring,
    views,
    words,
)
from troyes.city.names import LEVELS, POSSESSION, SHIELD, TURN_BOUGHT
from troyes.city.rounds import rounds
from troyes.city.state import ACTED, City, ladies_of
from troyes.core.message import Message
from troyes.core.rng import Rng


class LadiesOfTroyes(Expansion):
    """Every method tells in `Expansion` when it is asked."""

    # -- a turn ------------------------------------------------------------------------------------------------------

    def begin_turn(self, city: City) -> None:
        ladies_of(city).begin_turn()

    def has_ramparts(self, city: City) -> bool:
        return bool(ladies_of(city).tiles)

    def must_act(self, city: City) -> bool:
        return ladies_of(city).must_act

    def before_codes(self, city: City) -> list[int]:
        return outdoor.before_codes(city)

    def use_before(self, city: City, activity: int, rng: Rng) -> None:
        outdoor.use_before(city, activity, rng)

    def guard_recipe(self, city: City) -> Recipe | None:
        return patrol.guard_recipe(city)

    def begin_patrol(self, city: City) -> None:
        patrol.begin_patrol(city)

    def may_turn_bought(self, city: City, seat: int) -> bool:
        return ladies_of(city).has_cube(seat, TURN_BOUGHT)

    def bought_turned(self, city: City, seat: int) -> None:
        outdoor.use_cube(city, seat, TURN_BOUGHT)

    def ask_others(self, city: City, sold: int) -> bool:
        return answers.ask_others(city, sold)

    def chosen(self, city: City) -> None:
        possession.hold_for_release(city)

    def holds(self, city: City) -> bool:
        city.step = ACTED
        return possession.hold_for_release(city) or boons.offer(city)

    # -- events ------------------------------------------------------------------------------------------------------

    def begin_events(self, city: City, first_new: int) -> bool:
        phase.begin(city, first_new)
        return True

    def go_on_with_events(self, city: City, rng: Rng) -> int:
        return phase.go_on(city, rng)

    def cubes_put(self, city: City, event: int, cubes: int) -> None:
        if event == POSSESSION:
            possession.begin_release(city, cubes)

    def settled(self, city: City, event: int) -> None:
        if event == POSSESSION:
            possession.free_all(city)

    def shields(self, city: City, seat: int) -> list[int]:
        return [USE_OUTDOOR + SHIELD] if ladies_of(city).has_cube(seat, SHIELD) else []

    def use_shield(self, city: City, seat: int) -> None:
        outdoor.use_cube(city, seat, SHIELD)

    # -- the end -----------------------------------------------------------------------------------------------------

    def end_round(self, city: City) -> None:
        """The last round of a tournament goes the other way round (L3)."""
        if ladies_of(city).tournament and city.round >= rounds(city) - 1:
            city.way = -1

    def levels(self, city: City) -> int:
        return LEVELS + 1 if scoring.builds_higher(city) else LEVELS

    def count(self, city: City, owner: int, character: int) -> int:
        return scoring.lady_count(city, owner, character)

    def score_lines(self, city: City, owner: int) -> dict[str, int]:
        return scoring.ladies_lines(city, owner)

    # -- words and data ----------------------------------------------------------------------------------------------

    def die_words(self, city: City, die: int) -> Message | None:
        return words.die_words(city, die)

    def no_outdoor(self, city: City, activity: int) -> Message:
        return reasons.no_outdoor(city, activity)

    def check(self, city: City) -> None:
        checks.check_ladies(city)

    def levels_shown(self, city: City) -> int:
        return views.levels_shown(city)

    def data(self, city: City) -> dict[str, Any]:
        return views.ladies_data(city)


LADIES_OF_TROYES: Final = LadiesOfTroyes()
