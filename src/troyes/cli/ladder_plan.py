"""What a ladder plays: each pair in every seating, over common seeds.

A game of a pair depends on nothing but the seed, the options and the two: whoever else is in the pool, the pair's games
stay the same, so a file of results can grow player by player.
"""

from collections.abc import Generator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from troyes.cli.entrants import entrant
from troyes.cli.matches import Deal, Row
from troyes.cli.results import Line, whole_lines
from troyes.cli.voice import CliError
from troyes.core.errors import TroyesError

FOREIGN = "cli-ladder-foreign"

Key = tuple[int, tuple[str, ...]]
"""A game of a ladder: the number of its seed, and who sits where."""


def seatings(one: str, other: str, players: int) -> list[list[str]]:
    """Every seating of one against the rest, and the reverse."""
    found: list[list[str]] = []
    for single, rest in ((one, other), (other, one)):
        for at in range(players):
            seats = [rest] * players
            seats[at] = single
            if seats not in found:
                found.append(seats)
    return found


class LadderPlan(NamedTuple):
    game: str
    players: int
    bots: tuple[str, ...]
    """The labels of entrants, each once."""
    seed: str
    options: dict[str, Any]
    games: int
    """For each pair, or for each player who plays alone; a seed is always played in every seating."""

    @property
    def alone(self) -> bool:
        """Whether each plays by itself, and only the results meet."""
        return self.players == 1

    def tables(self) -> list[list[list[str]]]:
        """The seatings of each pair, or of each player who plays alone."""
        if self.alone:
            return [[[bot]] for bot in self.bots]
        return [seatings(one, other, self.players) for one, other in combinations(self.bots, 2)]

    def keys(self) -> Generator[Key]:
        """All games, seed by seed, so that every pair has had about as many whenever it ends."""
        tables = self.tables()
        seeds = max((-(-self.games // len(seats)) for seats in tables), default=0)
        for number in range(seeds):
            for table in tables:
                for seats in table:
                    yield number, tuple(seats)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def deal(self, key: Key) -> Deal:
        return Deal(self.game, self.seed_of(key[0]), list(key[1]), self.options)


def key_of(row: Row) -> Key:
    return row.number, tuple(row.bots)


def kept(path: Path, plan: LadderPlan) -> tuple[dict[Key, Row], int]:
    """The games of the file, also of players who are not in the pool now, and where the last whole line ends.

    A file of another game, seed, options or number of seats is refused. A last line that was cut off is not counted.
    """
    rows: dict[Key, Row] = {}
    lines, ends = whole_lines(path, FOREIGN)
    expected = (plan.game, plan.players, plan.options)
    for number, line in enumerate(lines, 1):
        found = (line.title, len(line.bots), line.options)
        if found != expected or line.seed != plan.seed_of(line.game):
            raise CliError("cli-ladder-other-run", path=str(path), line=number)
        if not _is_sound(line) or (line.game, tuple(line.bots)) in rows:
            raise CliError(FOREIGN, path=str(path), line=number)
        rows[key_of(line.row)] = line.row
    return rows, ends[-1]


def _is_sound(line: Line) -> bool:
    """Whether a ladder can have played this: one against the rest, known players, points and winners that fit."""
    seats = len(line.bots)
    kinds = set(line.bots)
    if len(line.totals) - seats not in (0, 1) or not line.winners or line.game < 0:
        return False
    if not all(0 <= winner < len(line.totals) for winner in line.winners):
        return False
    if seats > 1 and (len(kinds) != 2 or 1 not in [line.bots.count(kind) for kind in kinds]):
        return False
    try:
        return all(entrant(label).label == label for label in kinds)
    except TroyesError:
        return False
