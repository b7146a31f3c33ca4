"""A game and the people and bots around it: who holds the device, what is theirs to choose, what is saved when.

Nothing here draws. Nothing here knows a rule either: what may be chosen comes from the game's decisions. All seats may
choose at once, or one after the other: only `pending` tells.
"""

from pathlib import Path
from typing import Self, cast

import troyes
from troyes.bots.levels import check
from troyes.cli import saves
from troyes.cli.entrants import find
from troyes.cli.table.settings import SECONDS, SeatPlan, Settings
from troyes.core.decision import Decision
from troyes.core.errors import TroyesError
from troyes.core.message import Arg, Message
from troyes.core.table import Table
from troyes.registry import descriptor


class Session:
    def __init__(self, game: troyes.Game, seats: list[SeatPlan], path: Path, lang: str, counted: bool = False) -> None:
        self.table = Table(game)
        self.seats = seats
        self.path = path
        self.lang: str = lang
        self.counted = counted
        """Whether the achievements of this finished game have been written down."""
        self.seat: int | None = None
        """The person who holds the device; None before the first, and where only bots play."""
        self.trouble: TroyesError | None = None
        """Why the game could not be saved, or which bot failed, if so."""
        self.kept: bytes | None = None
        """What stands in its file, as far as this table knows."""
        self.seconds = SECONDS
        """How long the bots think about a decision."""
        self.advised = bool(descriptor(game.name).mind)
        """Whether anybody knows the game so well that they could give hints or study it."""
        self.hints = self.advised and len(self.people) == 1
        """Whether hints are given: where people share the table, only if they wished for it."""
        self.one_turn = False
        """Whether only one turn is played here, which nothing is kept of: a puzzle's."""
        self.answer: list[str] = []
        """That turn, once it was ended."""
        for plan in seats:
            if plan.bot is not None:
                find(plan.bot)
                check(plan.bot, game.name)

    @classmethod
    def new(cls, settings: Settings, lang: str) -> Self:
        game = troyes.new_game(settings.game, players=len(settings.seats), seed=settings.seed, **settings.options)
        session = cls(game, settings.seats, saves.new_path(game.name), lang)
        session.wish(settings.seconds, settings.hints)
        return session

    @classmethod
    def resumed(cls, save: saves.Save, path: Path) -> Self:
        session = cls(troyes.replay(save.record), save.seats, path, save.lang, save.counted)
        session.kept = path.read_bytes()
        session.wish(save.seconds, save.hints)
        return session

    def wish(self, seconds: float | None, hints: bool | None) -> None:
        """Settles how long bots think and whether hints are given, as far as it was asked for."""
        self.seconds = self.seconds if seconds is None else seconds
        self.hints = self.hints if hints is None else hints and self.advised

    # -- looking ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> troyes.Game:
        return self.table.game

    @property
    def names(self) -> list[str]:
        return [plan.name for plan in self.seats]

    @property
    def people(self) -> list[int]:
        return [seat for seat, plan in enumerate(self.seats) if plan.bot is None]

    @property
    def decision(self) -> Decision | None:
        """What the holder of the device must choose now."""
        return None if self.seat is None else self.table.decision(self.seat)

    @property
    def held(self) -> str | None:
        """The holder's last step, while it waits to be confirmed."""
        return None if self.seat is None else self.table.held.get(self.seat)

    def log(self) -> list[Message]:
        """What the holder may read, the held step included."""
        held = self.held
        return messages(self.game, self.seat) + ([] if held is None else self.foretold(held))

    def foretold(self, key: str) -> list[Message]:
        """What the log would tell of this legal step of the holder's, even if it ends the turn."""
        assert self.seat is not None
        return self.table.foretold(self.seat, key)

    def rights(self) -> set[str]:
        """The keys that the holder may choose now."""
        decision = self.decision
        return set() if decision is None else set(decision.options.keys())

    # -- playing ----------------------------------------------------------------------------------------------

    def choose(self, key: str) -> bool:
        """A step of the holder's. True if it now waits to be confirmed. What it has rolled is kept at once."""
        assert self.seat is not None
        if self.one_turn and self.table.game.ahead(self.seat, key) is None:
            self.answer = [*self._steps(), key]
            return True
        reveals = self.game.reveals
        waits = self.table.choose(self.seat, key)
        if self.game.reveals != reveals:
            self.save()
        return waits

    def confirm(self) -> None:
        assert self.seat is not None
        if self.one_turn:
            assert self.held is not None
            self.answer = [*self._steps(), self.held]
            return
        self.table.confirm(self.seat)
        self.save()

    def _steps(self) -> list[str]:
        """What the holder has chosen in this turn."""
        return [step.key for step in self.table.steps if step.seat == self.seat]

    def undo(self) -> bool:
        return self.seat is not None and self.table.undo(self.seat)

    def can_undo(self) -> bool:
        return self.seat is not None and self.table.can_undo(self.seat)

    def next_person(self) -> int | None:
        """Who must choose next at this device: its holder, if they still have to, else the next one round."""
        waiting = {decision.seat for decision in self.game.pending} & set(self.people)
        if not waiting:
            return None
        first = 0 if self.seat is None else self.seat
        return min(waiting, key=lambda seat: (seat - first) % len(self.seats))

    def waiting_bots(self) -> list[int]:
        return (
            []
            if self.one_turn
            else [decision.seat for decision in self.game.pending if self.seats[decision.seat].bot is not None]
        )

    def play_bot(self, seat: int, keys: list[str]) -> None:
        """Carries out what a bot has thought of."""
        for key in keys:
            if self.table.choose(seat, key):
                self.table.confirm(seat)
        self.save()

    # -- keeping ----------------------------------------------------------------------------------------------

    def confirmed(self) -> troyes.Game:
        """The game without the steps that its holder could still take back."""
        steps = self.table.steps
        if self.seat is None or not self.can_undo():
            return self.game
        own = [at for at, step in enumerate(steps) if step.seat == self.seat]
        if not own:
            return self.game
        game = steps[own[0]].before.copy()
        for step in steps[own[0] :]:
            if step.seat != self.seat:
                game.play(step.seat, step.key)
        return game

    def save(self) -> None:
        """Writes the game down. If that fails the game goes on, and the table says so.

        A file that another table has written to meanwhile is left to that table: this game goes on in a new one.
        """
        if self.one_turn:
            return
        try:
            if not saves.is_as_left(self.path, self.kept):
                self.path = saves.new_path(self.game.name)
            save = saves.Save(
                *(self.confirmed().record(), self.seats, self.lang, self.counted),
                seconds=self.seconds,
                hints=self.hints,
            )
            self.kept = saves.write(self.path, save)
            if self.game.over:
                self.path = saves.shelve(self.path)
            self.trouble = None
        except TroyesError as error:
            self.trouble = error


def messages(game: troyes.Game, seat: int | None) -> list[Message]:
    """The log as this seat may read it."""
    lines = cast("list[dict[str, object]]", game.view(seat, log=True)["log"])
    return [Message(cast(str, line["id"]), cast("dict[str, Arg]", line["args"])) for line in lines]
