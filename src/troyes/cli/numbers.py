"""The printed numbers of every game, an owner's own among them, each with how it is known."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, cast

from troyes.city import numbers as city
from troyes.core.cards import Overlay
from troyes.dice import numbers as dice

__all__ = ["ESTIMATE", "OWNER", "SOURCES", "Numbers", "leaves"]

ESTIMATE, OWNER = "~", "*"


class Source(NamedTuple):
    """Where a game's numbers come from."""

    base: Callable[[], dict[str, Any]]
    provenance: Callable[[], dict[str, str]]
    load: Callable[[Path], object]
    fixed: tuple[str, ...]


CITY = Source(city.base, city.provenance, city.load, city.RULE)
SOURCES = {"troyes": CITY, "king": CITY, "troyes-dice": Source(dice.base, dice.provenance, dice.load, ())}


class Numbers:
    """A game's numbers with the owner's laid over them, each with a mark that tells how it is known."""

    def __init__(self, source: Source, cards: Path | None) -> None:
        if cards is not None:
            source.load(cards)
        overlay = Overlay(cards)
        self.merged = overlay.laid_over(source.base())
        self.owners = {place for place, _ in leaves(overlay.data)}
        self.provenance = source.provenance()
        self.fixed = source.fixed

    def how(self, place: str) -> str:
        """How a number is known: the word for the place itself, or for what it is part of."""
        while place not in self.provenance:
            place = place.rpartition("[" if place.endswith("]") else ".")[0]
        return self.provenance[place]

    def mark(self, place: str) -> str:
        if place.partition("[")[0] in self.owners:
            return OWNER
        return ESTIMATE if self.how(place) == "estimate" else ""

    def shown(self, place: str, value: object) -> str:
        return f"{self.mark(place)}{value}"

    def pair(self, place: str, values: list[int]) -> str:
        return " ".join(self.shown(f"{place}[{at}]", value) for at, value in enumerate(values))

    def estimates(self) -> tuple[int, int]:
        """How many entries are estimates, and how many there are."""
        marks = [self.mark(place) for place in self.provenance]
        return marks.count(ESTIMATE), len(marks)


def leaves(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number or list of a table of tables, with its dotted name."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from leaves(cast("Mapping[str, Any]", value), f"{path}{name}.")
        else:
            yield f"{path}{name}", value
