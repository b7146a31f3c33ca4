"""A game as people play it: with a step back, and an end of turn that has to be meant.

Steps can be taken back one by one, down to the last moment at which something new was revealed. The step that would end
a seat's walk is held until it is confirmed, so that no die is rolled before the player has looked once more.
"""

from troyes.core.decision import Decision, Option
from troyes.core.errors import IllegalMove
from troyes.core.game import Game

__all__ = ["Step", "Table"]


class Step:
    """A choice, and the game as it was before it."""

    def __init__(self, before: Game, seat: int, key: str) -> None:
        self.before = before
        self.seat = seat
        self.key = key


class Table:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[Step] = []
        """The steps since something was last revealed."""
        self.held: dict[int, str] = {}
        """By seat: the last step of its walk, waiting to be confirmed."""

    def decision(self, seat: int) -> Decision | None:
        """What the seat must choose now; None while its last step waits to be confirmed."""
        if seat in self.held:
            return None
        for decision in self.game.pending:
            if decision.seat == seat:
                return decision
        return None

    def choose(self, seat: int, option: Option | str) -> bool:
        """Takes a step. True if it ends the seat's walk and now waits for `confirm`."""
        reason = self.game.why_not(seat, option)
        if reason is not None:
            raise IllegalMove(reason)
        key = option if isinstance(option, str) else option.key
        if self._ends_walk(seat, key):
            self.held[seat] = key
            return True
        self._play(seat, key)
        return False

    def confirm(self, seat: int) -> None:
        """Carries out the step that was held. What it reveals ends all taking back."""
        key = self.held.pop(seat, None)
        if key is not None:
            self._play(seat, key)

    def can_undo(self, seat: int) -> bool:
        return seat in self.held or any(step.seat == seat for step in self.steps)

    def undo(self, seat: int) -> bool:
        """Takes back the seat's latest step, and only that: what others have done since is kept."""
        if self.held.pop(seat, None) is not None:
            return True
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].seat == seat:
                later = self.steps[at + 1 :]
                self.game = self.steps[at].before
                del self.steps[at:]
                for step in later:
                    self._play(step.seat, step.key)
                return True
        return False

    def _ends_walk(self, seat: int, key: str) -> bool:
        trial = self.game.copy()
        trial.play(seat, key)
        return trial.turns != self.game.turns or all(decision.seat != seat for decision in trial.pending)

    def _play(self, seat: int, key: str) -> None:
        before = self.game
        game = before.copy()
        game.play(seat, key)
        self.game = game
        if game.reveals != before.reveals:
            self.steps.clear()
        else:
            self.steps.append(Step(before, seat, key))
