"""What many games came to: JSON lines in a file, and a tally for each bot."""

import math
from collections import Counter
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from troyes.cli.matches import Plan, Row
from troyes.cli.voice import CliError
from troyes.registry import USUAL

QUANTILES = (5, 25, 50, 75, 95)


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One game in a file of results. `new_game` makes it again from its seed and options."""

    game: int
    """Its number."""
    seed: str
    bots: list[str]
    totals: list[int]
    winners: list[int]
    options: dict[str, Any] = {}
    title: str = USUAL
    """Which game it is; left out for Troyes Dice."""

    @property
    def row(self) -> Row:
        return Row(self.seed, self.bots, self.totals, self.winners)


def lines_of(rows: list[Row], game: str, options: dict[str, Any]) -> bytes:
    """The lines of these games, as a file keeps them."""
    title = USUAL if game == USUAL else game  # msgspec leaves out a default only if it is the very same object
    lines = [Line(row.number, row.seed, row.bots, row.totals, row.winners, options, title) for row in rows]
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def planned_seed(path: Path, foreign: str) -> str | None:
    """The seed of the run that began this file, if it has a first line. `foreign`: what is said of another file."""
    with path.open("rb") as file:
        first = file.readline()
    return _parsed(path, 1, first, foreign).seed.rpartition("/")[0] if first.endswith(b"\n") else None


def kept_rows(path: Path, plan: Plan, most: int | None = None) -> tuple[list[Row], int]:
    """The games of this plan that the file holds, `most` of them at most, and where the last of these lines ends.

    A file of another plan is refused. A last line that was cut off is not counted.
    """
    rows: list[Row] = []
    lines, ends = whole_lines(path, "cli-simulate-foreign")
    for number, line in enumerate(lines[:most]):
        expected = (plan.game, number, plan.seed_of(number), plan.seats(number), plan.options)
        if (line.title, line.game, line.seed, line.bots, line.options) != expected:
            raise CliError("cli-simulate-other-run", path=str(path), line=number + 1)
        if len(line.totals) - plan.players not in (0, 1) or not line.winners:
            raise CliError("cli-simulate-foreign", path=str(path), line=number + 1)
        rows.append(line.row)
    return rows, ends[len(rows)]


def whole_lines(path: Path, foreign: str) -> tuple[list[Line], list[int]]:
    """The lines of a file of results that were not cut off, and where each begins, and the last one ends."""
    with path.open("rb") as file:
        whole = [text for text in file if text.endswith(b"\n")]
    lines = [_parsed(path, number, text, foreign) for number, text in enumerate(whole, 1)]
    return lines, list(accumulate(map(len, whole), initial=0))


def _parsed(path: Path, number: int, text: bytes, foreign: str) -> Line:
    """A line of results, or an error that names its number."""
    try:
        return msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CliError(foreign, path=str(path), line=number) from None


class Tally:
    """The points of one bot, counted, so that a million games take no more room than ten."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()
        self.won = 0.0
        """Victories; a shared one counts as its share."""

    def add(self, total: int, won: float) -> None:
        self.counts[total] += 1
        self.won += won

    @property
    def seats(self) -> int:
        return self.counts.total()

    @property
    def mean(self) -> float:
        return sum(total * count for total, count in self.counts.items()) / self.seats

    @property
    def spread(self) -> float:
        """The standard deviation."""
        if self.seats < 2:
            return 0.0
        mean = self.mean
        squares = sum(count * (total - mean) ** 2 for total, count in self.counts.items())
        return math.sqrt(squares / (self.seats - 1))

    @property
    def win_share(self) -> float:
        return self.won / self.seats

    def quantile(self, percent: int) -> int:
        """The smallest total that so many percent of the seats do not exceed."""
        needed = math.ceil(self.seats * percent / 100)
        reached = 0
        for total in sorted(self.counts):
            reached += self.counts[total]
            if reached >= needed:
                return total
        raise AssertionError

    def quantiles(self) -> list[int]:
        return [self.quantile(percent) for percent in QUANTILES]


def tally(rows: list[Row], tallies: dict[str, Tally], roy: str) -> None:
    """Counts the rows. `roy`: what le Roy is called, who is counted where he plays."""
    for row in rows:
        for side, total in enumerate(row.totals):
            who = row.bots[side] if side < len(row.bots) else roy
            tallies.setdefault(who, Tally()).add(total, 1 / len(row.winners) if side in row.winners else 0.0)
