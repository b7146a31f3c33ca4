"""What reasons at Troyes are read from: the table before and after a walk, and what happened in between."""

from troyes.city.game import CityGame
from troyes.city.log import since
from troyes.city.names import NEUTRAL
from troyes.city.rounds import rounds
from troyes.city.state import City
from troyes.coach.preview import Preview
from troyes.core.game import Entry
from troyes.core.message import Arg


class Difference:
    def __init__(self, preview: Preview) -> None:
        before, after = preview.before, preview.after
        assert isinstance(before, CityGame)
        assert isinstance(after, CityGame)
        self.seat = preview.seat
        self.before: City = before.city
        self.after: City = after.city
        self.king = before.city.king
        self.left = rounds(before.city) - before.city.round - 1
        """Rounds after this one."""
        self.entries = since(after.city.log, before.city.log)
        self.rolled = preview.rolled
        self.codes = preview.codes

    def of(self, what: int) -> list[Entry]:
        """The numbers of every entry of a kind that is the seat's own, or nobody's."""
        return [entry[2:] for entry in self.entries if entry[0] == what and entry[1] in (self.seat, -1)]

    def others(self, what: int) -> list[Entry]:
        """The whole entries of a kind that are another's."""
        return [entry for entry in self.entries if entry[0] == what and entry[1] not in (self.seat, -1)]

    def who(self, owner: int) -> dict[str, Arg]:
        """Another owner as messages name it."""
        if owner == NEUTRAL:
            return {"other_name": "roy" if self.king else "neutral"}
        return {"other": owner + 1}
