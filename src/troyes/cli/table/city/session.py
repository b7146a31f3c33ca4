"""A session of Troyes: what a step would do, as the log keeps it."""

from typing import cast

from troyes.city import log
from troyes.city.game import CityGame
from troyes.city.log import Entry
from troyes.cli.table.session import Session


class CitySession(Session):
    @property
    def game(self) -> CityGame:
        return cast(CityGame, self.table.game)

    def after(self, *keys: str) -> CityGame | None:
        """The game after these legal steps of the holder's, one after the other; None if a die is rolled for them."""
        assert self.seat is not None
        game: CityGame | None = self.game
        for key in keys:
            game = None if game is None else cast("CityGame | None", game.ahead(self.seat, key))
        return game

    def steps(self, key: str) -> list[Entry]:
        """What the step does by itself, even if it ends the turn: what others do then is not told."""
        after = self.after(key)
        return [] if after is None else log.since(after.city.log, self.game.city.log)

    def story(self) -> list[Entry]:
        """What has happened since the opening draws, the held step included."""
        held = self.held
        return log.flat(self.game.city.log) + ([] if held is None else self.steps(held))
