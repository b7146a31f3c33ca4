"""Troyes and The King's Challenge as games that keep the contract."""

from collections.abc import Callable
from typing import Any, Final, cast

from troyes.city import keeping, log, numbers, observing, plans, views
from troyes.city.choices import VOCABULARY
from troyes.city.decision import CityDecision
from troyes.city.decks import draw_anew
from troyes.city.log import Entry
from troyes.city.names import MISSING_LEVEL, NEUTRAL
from troyes.city.relative import action_name, first_seat_code
from troyes.city.rounds import rounds
from troyes.city.scoring import score_lines
from troyes.city.state import OVER, PLACED, City
from troyes.city.walk import carry_out, choose, refusal, rolls
from troyes.core.bounds import Bounds
from troyes.core.cards import all_numbers
from troyes.core.decision import Decision, Plan
from troyes.core.game import Game, Score
from troyes.core.message import Message
from troyes.core.observing import Layout
from troyes.core.rng import BitSource, Rng, Seed, from_seed, seed_from

TROYES = "troyes"
KING = "king"
LONGEST_ROUND: Final = 1200
"""No round has more choices: 36 turns of 20 steps, and 480 influence to spend."""
MOST_POINTS: Final = 999
"""No game brings anybody more."""


class CityGame(Game):
    def __init__(
        self, name: str, players: int, options: dict[str, Any], seed: Seed, rng: Rng, city: City, opening: list[Entry]
    ) -> None:
        super().__init__(name, VOCABULARY, players, options, seed, rng)
        self.city = city
        """Never changed in place: each choice makes a new one."""
        self.opening = opening
        """What was drawn before the first choice."""
        self._asked: CityDecision | None = None
        self._frame = b""
        """What observations begin with, once somebody has asked for one."""
        self._parts: list[observing.Parts] = []
        """By seat: what its last observation was made of. Copies share it."""
        self._look()

    def _look(self) -> None:
        """Takes over what the city says of itself."""
        city = self.city
        self.over = city.step == OVER
        self.reveals = city.reveals
        self.turns = city.turns
        self._asked = None

    def _open(self) -> CityDecision:
        asked = self._asked
        if asked is None:
            asked = self._asked = CityDecision(self.city)
        return asked

    def _decision(self, seat: int) -> Decision | None:
        return None if self.over or seat != self.city.seat else self._open()

    def _open_decisions(self) -> tuple[Decision, ...]:
        return () if self.over else (self._open(),)

    def _take(self, seat: int, code: int) -> None:
        city = self.city.copy()
        choose(city, code, self.rng)
        self.city = city
        self._look()

    def _ahead(self, seat: int, code: int) -> Game | None:
        if rolls(code):
            return None
        now, city = self.city, self.city.copy()
        carry_out(city, code, from_seed("ahead"))
        if city.step < PLACED and city.seat == seat:
            return CityGame(self.name, self.players, self.options, self.seed, self.rng, city, self.opening)
        city.step, city.seat = now.step, now.seat
        if city.ladies is not None and now.ladies is not None and now.ladies.actor >= 0:
            city.ladies.actor = now.ladies.actor
        return EndedWalk(self.name, self.players, self.options, self.seed, self.rng, city, self.opening)

    def news(self, before: Game, seat: int | None) -> list[Message]:
        assert isinstance(before, CityGame)
        return [self.tell(entry) for entry in log.since(self.city.log, before.city.log)]

    def paid(self, seat: int, told: list[Message]) -> dict[str, int]:
        """Dice are paid to their owners, which the log tells one by one."""
        found = super().paid(seat, told)
        for line in told:
            if line.id == "city-log-bought" and line.args.get("seat") == seat + 1:
                found["deniers"] = found.get("deniers", 0) + cast("int", line.args["deniers"])
        return found

    def resources(self, seat: int) -> dict[str, int]:
        city = self.city
        return {
            "deniers": city.deniers[seat],
            "influence": city.influence[seat],
            "vp": city.vp[seat],
            "citizens": city.supply[seat],
        }

    def plans(self, seat: int) -> list[Plan]:
        decision = self._decision(seat)
        return [] if decision is None else plans.plans(self.city, list(decision.codes))

    def _fork(self) -> Game:
        twin = CityGame(self.name, self.players, self.options, self.seed, self.rng.copy(), self.city, self.opening)
        twin._asked = self._asked
        twin._frame = self._frame
        twin._parts = self._parts
        return twin

    def _forget(self, seat: int | None, rng: BitSource) -> None:
        if self.over:
            return
        city = self.city.copy()
        draw_anew(city, seat, self.options, from_seed(seed_from(rng)))
        self.city = city
        self.opening = [entry for entry in self.opening if log.visible(entry, seat)]
        self._look()

    def bounds(self) -> Bounds:
        """Each turn takes a die or is a pass, and has a few steps; all else that is chosen costs influence.

        Fewer than 0 points come from missing levels of the Cathedral only. What a position gave comes on top of what is
        made.
        """
        begun = self.start
        given = 0 if begun is None else max([score.total for score in begun.scores()])
        return Bounds(rounds(self.city) * LONGEST_ROUND, -MISSING_LEVEL * 4, MOST_POINTS + max(given, 0))

    def _first_seat_code(self, code: int, seat: int) -> int:
        return first_seat_code(code, seat, self.players)

    def _action_names(self) -> list[str]:
        return [action_name(code, key) for code, key in enumerate(VOCABULARY.keys)]

    def _layout(self) -> Layout:
        return observing.LAYOUT

    def _observed(self, seat: int) -> bytes:
        if not self._frame:
            self._frame = observing.frame(self.options, self.players)
            families = observing.Families()
            self._parts = [observing.Parts(families) for _ in range(self.players)]
        return observing.observed(self.city, seat, self._frame, self._parts[seat])

    def _state(self) -> object:
        return keeping.state_of(self.city)

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        known = (type(self), self.name, self.players, self.options, self.opening)
        return restored, (*known, keeping.kept(self.city, self._memory().story), self._kept())

    def _refusal(self, decision: Decision, code: int) -> Message:
        assert isinstance(decision, CityDecision)
        return refusal(decision.city, code)

    def _story(self, seat: int | None, everything: bool) -> list[Entry]:
        opening = [entry for entry in self.opening if everything or self.over or log.visible(entry, seat)]
        return opening + log.flat(self.city.log)

    def tell(self, entry: Entry) -> Message:
        return log.message(entry, self.city.king)

    def tell_draw(self, what: str, values: list[int]) -> Message | None:
        return log.drawn(what, values, self.city.king)

    def _draws(self) -> list[list[Any]]:
        return [log.draw_of(entry) for entry in self.opening + log.flat(self.city.log) if log.is_draw(entry)]

    def scores(self) -> list[Score]:
        owners = [*range(self.players), NEUTRAL] if self.city.king else range(self.players)
        return [Score(score_lines(self.city, owner)) for owner in owners]

    def winners(self) -> tuple[int, ...]:
        """Against le Roy the player must be ahead: he takes a tie (K16)."""
        best = super().winners()
        return (1,) if self.city.king and len(best) > 1 else best

    def _view(self, seat: int | None) -> dict[str, Any]:
        return views.view(self, self.city, seat)

    def _unveiled(self) -> dict[str, Any]:
        return views.view(self, self.city, None, True)

    def position(self) -> dict[str, Any]:
        return views.position(self, self.city)

    def numbers_data(self) -> dict[str, Any]:
        return all_numbers(numbers.base(), self.options["cards"])


class EndedWalk(CityGame):
    """A game to look at, in which a seat's walk has just ended: step and seat as before, and nothing to be chosen."""

    def _decision(self, seat: int) -> Decision | None:
        return None

    def _open_decisions(self) -> tuple[Decision, ...]:
        return ()

    def _fork(self) -> Game:
        return EndedWalk(self.name, self.players, self.options, self.seed, self.rng.copy(), self.city, self.opening)


def restored(
    kind: type[CityGame],
    name: str,
    players: int,
    options: dict[str, Any],
    opening: list[Entry],
    table: tuple[Any, ...],
    kept: tuple[Any, ...],
) -> CityGame:
    """The game that was pickled."""
    game = kind(name, players, options, 0, Rng(0, 0, 0, 0), keeping.restored(options["cards"], *table), opening)
    game.restore(kept)
    return game
