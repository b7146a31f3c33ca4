"""What was soaked in all, over any number of runs and machines: `bench/tally.json`, which is kept with the sources.

Games are numbered, and noted as ranges. A run plays what is not noted yet, so totals add up and nothing counts twice.
Two tallies are put together with `make soak ARGS='--add FILE'`.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("tally.json")
Range = tuple[int, int]
"""From a number up to, and without, another."""


class Tally:
    def __init__(self, file: Path = FILE, saved: Callable[[], None] = lambda: None) -> None:
        """`saved`: is told whenever it has been written down."""
        self._file = file
        self._saved = saved
        self._held: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    def of(self, what: str) -> dict[str, Any]:
        return self._held.setdefault(what, {})

    def games(self, what: str) -> int:
        return sum(end - first for first, end in self.ranges(what))

    def ranges(self, what: str) -> list[Range]:
        return [(first, end) for first, end in self.of(what).get("games", [])]

    def missing(self, what: str, first: int, end: int, piece: int) -> Iterator[Range]:
        """What is not noted yet between two numbers, in pieces that are not larger than this."""
        for known, until in [*self.ranges(what), (end, end)]:
            while first < min(known, end):
                last = min(first + piece, known, end)
                yield first, last
                first = last
            first = max(first, until)

    def note(self, what: str, played: Range, decisions: int) -> None:
        """That these were played, and hold. What was noted before is not counted again: it must not be among them."""
        own = self.of(what)
        own["games"] = joined([*self.ranges(what), played])
        own["decisions"] = own.get("decisions", 0) + decisions

    def count(self, what: str, **more: int) -> None:
        """Adds to what has no numbers: rounds, faults, choices."""
        own = self.of(what)
        for name, number in more.items():
            own[name] = own.get(name, 0) + number

    def add(self, other: "Tally") -> None:
        """What was soaked elsewhere. Ranges that both have make it unclear what was counted, and are refused."""
        for what in other._held:
            for first, end in other.ranges(what):
                if any(first < until and known < end for known, until in self.ranges(what)):
                    raise ValueError(f"{what}: games {first} to {end} are partly noted here already")
        for what, theirs in other._held.items():
            own = self.of(what)
            own |= {"games": joined([*self.ranges(what), *other.ranges(what)])} if "games" in theirs else {}
            self.count(what, **{name: number for name, number in theirs.items() if name != "games"})

    def forget(self, what: str) -> None:
        self._held.pop(what, None)

    def save(self) -> None:
        fresh = self._file.with_suffix(".new")
        fresh.write_text(json.dumps(self._held, indent=1) + "\n", "utf-8")
        fresh.replace(self._file)
        self._saved()

    def __str__(self) -> str:
        lines = [f"{self.games(what):,} games of {what}" for what in self._held if self.ranges(what)]
        total = sum(self.games(what) for what in self._held)
        counted = [
            f"{what}: " + ", ".join(f"{number:,} {name}" for name, number in own.items() if name != "games")
            for what, own in self._held.items()
        ]
        return "\n".join([f"{total:,} games in all: {', '.join(lines)}", *counted])


def joined(ranges: list[Range]) -> list[Range]:
    """The same numbers in as few ranges as possible."""
    found: list[Range] = []
    for first, end in sorted(ranges):
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((first, end))
    return found
