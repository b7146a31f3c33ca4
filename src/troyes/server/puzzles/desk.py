"""A puzzle laid out as a table for one: a turn can be tried and taken back. No HTTP, no database.

Nothing is kept between two steps: the page sends the turn as far as it has come, and is shown the table as it stands.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from troyes.bots.levels import usual
from troyes.core.decision import Decision
from troyes.core.errors import IllegalMove, Reason
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.core.table import Table
from troyes.puzzles.shapes import Puzzle
from troyes.puzzles.shelf import Shelf, shelves
from troyes.server.errors import Refused
from troyes.server.rooms.seats import BOT_NAMES
from troyes.server.rooms.views import state_of
from troyes.server.wire.live import Held, StateMessage
from troyes.server.wire.tables import SeatInfo, TableInfo

REMEMBERED = 64
"""So many puzzles are kept laid out."""


def shelf_of(id: str) -> Shelf:
    found = shelves().get(id)
    if found is None:
        raise Refused("web-no-page", 404)
    return found


class Desk:
    """A puzzle, and the turn that is being tried."""

    def __init__(self, set: str, number: int) -> None:
        shelf = shelf_of(set)
        if not 1 <= number <= len(shelf):
            raise Refused("web-no-page", 404)
        self.set = set
        self.puzzle, self.begun = _laid_out(set, number)
        self.table = Table(self.begun)
        self.keys: list[str] = []
        self.rolls = ""
        """The step that would roll, and so ends what can be tried."""

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    @property
    def ended(self) -> bool:
        """Whether the turn has come to its end and waits to be given as the answer."""
        return bool(self.rolls) or self.seat in self.table.held

    def take(self, keys: Sequence[str]) -> None:
        """Takes these steps. One that is not allowed raises `IllegalMove`."""
        for key in keys:
            if self.ended:
                raise IllegalMove(Reason(Message("web-held", {})))
            reason = self.table.game.why_not(self.seat, key)
            if reason is not None:
                raise IllegalMove(reason)
            if self.table.game.ahead(self.seat, key) is None:
                self.rolls = key
            else:
                self.table.choose(self.seat, key)
            self.keys.append(key)

    def state(self, whole: bool = False) -> StateMessage:
        """What its player sees. `whole`: with the log from its beginning."""
        known = [] if whole else self.begun.story(self.seat)
        at = len(self.keys)
        state, _ = state_of(self.table, self.seat, at + 1, at, True, known)
        state.pending = [self.seat]
        if self.rolls and state.turn is not None:
            held = Held(self.rolls, _says(self._decision(), self.rolls), [], {}, reveals=True)
            state.turn = replace(state.turn, options=[], held=held, can_undo=True)
        return state

    def _decision(self) -> Decision:
        return next(found for found in self.table.game.pending if found.seat == self.seat)

    def info(self, name: str) -> TableInfo:
        """The table around it: the others are only shown."""
        puzzle = self.puzzle
        others = iter([other for other in BOT_NAMES if other != name])
        seats = [
            SeatInfo(
                seat=seat,
                kind="person" if seat == self.seat else "bot",
                name=name if seat == self.seat else next(others),
                bot="" if seat == self.seat else usual(puzzle.game),
                here=seat == self.seat,
                yours=seat == self.seat,
                moved=len(self.keys),
            )
            for seat in range(puzzle.players)
        ]
        return TableInfo(
            id=f"puzzle-{self.set}-{puzzle.number}",
            game=puzzle.game,
            options=self.begun.options_data(),
            status="running",
            seats=seats,
            listed=False,
            clock=0,
            minutes=0,
            seconds=0.0,
            hints=False,
            deadline=None,
            yours=False,
            key="",
            commitment="",
            chosen_seed=True,
            rated=False,
            daily=None,
            origin="",
            cards=None,
            lesson="",
            watchers=0,
            rematch=None,
            n=0,
        )


def _says(decision: Decision, key: str) -> Message:
    return decision.describe(decision.vocabulary.code(key))


@lru_cache(REMEMBERED)
def _laid_out(set: str, number: int) -> tuple[Puzzle, Game]:
    shelf = shelf_of(set)
    puzzle = shelf.puzzle(number)
    return puzzle, shelf.begin(puzzle)
