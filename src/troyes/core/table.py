"""A game as people play it: with a step back, and an end of turn that has to be meant.

Steps can be taken back one by one, down to the last moment at which something new was revealed. The step that would end
a seat's walk is held until it is confirmed, so that no die is rolled before the player has looked once more.
"""

from typing import Any

from troyes.core.decision import Decision, Option
from troyes.core.errors import IllegalMove
from troyes.core.game import Game
from troyes.core.message import Message


class Step:
    """A choice, and the game before and after it."""

    def __init__(self, before: Game, seat: int, key: str) -> None:
        self.before = before
        self.seat = seat
        self.key = key
        self.after = before.copy()
        self.after.play(seat, key)

    def ends_walk(self) -> bool:
        after = self.after
        return after.turns != self.before.turns or all(decision.seat != self.seat for decision in after.pending)


class Table:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []
        """The steps since something was last revealed."""
        self._held: dict[int, Step] = {}

    def copy(self) -> "Table":
        """An independent table. The games are shared: none that a table holds is ever played on."""
        twin = Table(self.game)
        twin.steps = self.steps[:]
        twin._held = self._held.copy()
        return twin

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def held(self) -> dict[int, str]:
        """By seat: the key of the last step of its walk, waiting to be confirmed."""
        return {seat: step.key for seat, step in self._held.items()}

    def decision(self, seat: int) -> Decision | None:
        """What the seat must choose now; None while its last step waits to be confirmed."""
        if seat in self._held:
            return None
        for decision in self.game.pending:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: int | None, log: bool = False) -> dict[str, Any]:
        """The seat's view, with its own held step on the table. Nobody else sees that."""
        return self.as_seen(seat).view(seat, log)

    def as_seen(self, seat: int | None) -> Game:
        """The game with the seat's own held step on the table, to look at."""
        held = None if seat is None else self._held.get(seat)
        after = None if seat is None or held is None else self.game.ahead(seat, held.key)
        return self.game if after is None else after

    def foretold(self, seat: int, option: Option | str) -> list[Message]:
        """What the log would newly tell the seat of this legal step, up to what it reveals."""
        after = self.game.ahead(seat, option)
        return [] if after is None else after.news(self.game, seat)

    # -- playing -------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option | str) -> bool:
        """Takes a step. True if it ends the seat's walk and now waits for `confirm`."""
        reason = self.game.why_not(seat, option)
        if reason is not None:
            raise IllegalMove(reason)
        step = Step(self.game, seat, option if isinstance(option, str) else option.key)
        if step.ends_walk():
            self._held[seat] = step
            return True
        self._go(step)
        return False

    def confirm(self, seat: int) -> None:
        """Carries out the step that was held. What it reveals ends all taking back."""
        step = self._held.pop(seat, None)
        if step is not None:  # what was tried then holds, unless others have chosen since
            self._go(step if step.before is self.game else Step(self.game, seat, step.key))

    def holds_reveal(self, seat: int) -> bool:
        """Whether something would be drawn, or the end laid open, were the seat's held step confirmed now."""
        step = self._held.get(seat)
        if step is None:
            return False
        after = step.after if step.before is self.game else Step(self.game, seat, step.key).after
        return after.over or len(after.draws()) != len(self.game.draws())

    def can_undo(self, seat: int) -> bool:
        """A turn that was ended stays ended: only the steps of one that goes on can be taken back."""
        if seat in self._held:
            return True
        return self.decision(seat) is not None and any(step.seat == seat for step in self.steps)

    def undo(self, seat: int) -> bool:
        """Takes back the seat's latest step, and only that: what others have done since is kept."""
        if self._held.pop(seat, None) is not None:
            return True
        if not self.can_undo(seat):
            return False
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].seat == seat:
                later = self.steps[at + 1 :]
                self.game = self.steps[at].before
                del self.steps[at:]
                for step in later:
                    self._go(Step(self.game, step.seat, step.key))
                return True
        return False

    def _go(self, step: Step) -> None:
        self.game = step.after
        if step.after.reveals != step.before.reveals:
            self.steps.clear()
        else:
            self.steps.append(step)
