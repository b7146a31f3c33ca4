"""A sitting of Troyes: what a step would do, told and shown without a die being rolled for it."""

from typing import Any, cast

from troyes.city import log
from troyes.city.game import CityGame
from troyes.city.ladies.names import SHOWN
from troyes.city.log import Entry
from troyes.city.names import REROLL, ROLL, TURN, USE_OUTDOOR, VOCABULARY
from troyes.city.state import City
from troyes.city.walk import carry_out
from troyes.cli.table.sitting import Sitting
from troyes.core.message import Message

__all__ = ["CitySitting", "carried_out", "news"]


class CitySitting(Sitting):
    @property
    def game(self) -> CityGame:
        return cast(CityGame, self.table.game)

    def after(self, key: str) -> City | None:
        """The city after this legal step of the holder's."""
        return carried_out(self.game.city, self.game, key)

    def foretold(self, key: str) -> list[Message]:
        """What the step does by itself, even if it ends the turn: what others do then is not told."""
        return [log.message(entry, self.game.city.king) for entry in self.steps(key)]

    def steps(self, key: str) -> list[Entry]:
        """The same, as the log keeps it."""
        after = self.after(key)
        return [] if after is None else news(self.game.city, after)

    def story(self) -> list[Entry]:
        """What has happened since the opening draws, the held step included."""
        held = self.held
        return log.flat(self.game.city.log) + ([] if held is None else self.steps(held))

    def shown(self) -> dict[str, Any]:
        """The holder's view, with the held step on the table."""
        game, held = self.game, self.held
        after = None if held is None else self.after(held)
        if after is None:
            return game.view(self.seat)
        after.step, after.seat = game.city.step, game.city.seat
        trial = cast(CityGame, game.copy())
        trial.city = after
        return trial.view(self.seat)


def carried_out(city: City, game: CityGame, key: str) -> City | None:
    """The city after a legal step and the rest of its own walk; None if that would roll a die."""
    code = VOCABULARY.code(key)
    if REROLL <= code < TURN or code == ROLL or code - USE_OUTDOOR in SHOWN:
        return None
    after = city.copy()
    carry_out(after, code, game.rng.copy())
    return after


def news(before: City, after: City) -> list[Entry]:
    """What the log has told since then."""
    return log.flat(after.log)[len(log.flat(before.log)) :]
