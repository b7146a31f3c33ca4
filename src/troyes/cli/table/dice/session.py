"""A session of Troyes Dice: the holder's half day so far, and the sheets as the holder may see them."""

from typing import cast

from troyes.cli.table.session import Session
from troyes.core.message import Message
from troyes.dice.game import DiceGame
from troyes.dice.sheet import Sheet
from troyes.dice.walk import Walk

STRUCK = ("dice-log-crossed", "dice-log-guarded", "dice-log-spared")


class DiceSession(Session):
    @property
    def game(self) -> DiceGame:
        return cast(DiceGame, self.table.game)

    def walk(self) -> Walk | None:
        """The holder's half day so far, the held step included."""
        if self.seat is None:
            return None
        held = self.held
        return self.game.walks[self.seat] if held is None else self.game.after(self.seat, held)

    def sheet(self, seat: int) -> Sheet:
        """A seat's sheet as the holder may see it: their own as it is, others' as the last half day left them."""
        walk = self.walk()
        if walk is not None and walk.seat == seat:
            return walk.sheet
        return self.game.sheets[seat]

    def news(self) -> list[Message]:
        """What this half day's roll did, to all and to the holder of the device."""
        lines = self.log()
        starts = [at for at, line in enumerate(lines) if line.id == "dice-log-rolled"]
        if not starts:
            return []
        mine = None if self.seat is None else self.seat + 1
        told = (*STRUCK, "dice-log-destroyed", "dice-log-tamed")
        here = [line for line in lines[starts[-1] + 1 :] if line.id in told]
        return [line for line in here if line.id not in STRUCK or mine in (None, line.args.get("seat"))]
