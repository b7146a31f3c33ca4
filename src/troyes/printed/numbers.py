"""The printed numbers of every game, an owner's own among them, each with how it is known."""

from collections.abc import Mapping
from typing import Any, cast

from troyes.core.cards import Cards, Overlay, Source, leaves
from troyes.core.errors import OptionError, quoted
from troyes.registry import descriptors

ESTIMATE, INFERRED, OWNER = "~", "°", "*"


def source_of(game: str) -> Source:
    """Where a game's numbers come from. A game without any raises `OptionError`."""
    known = {each.name: each for each in descriptors() if each.numbers}
    if game not in known:
        raise OptionError("option-game", place="game", value=quoted(game), known=", ".join(known))
    return known[game].part("numbers")


class Numbers:
    """A game's numbers with the owner's laid over them, each with a mark that tells how it is known."""

    def __init__(self, source: Source, cards: Cards = None, inferred: bool = False) -> None:
        """`inferred`: whether numbers that follow from others are marked too."""
        overlay = Overlay.of(cards)
        if cards is not None:
            source.load(overlay)
        self.owners = {place for place, _ in leaves(overlay.data)}
        # What the owner has given is kept, so that a file made anew from it loses nothing.
        unplayed = {place for place, _ in leaves(source.unplayed())} - self.owners
        self.merged = _without(unplayed, overlay.laid_over(source.base()))
        known = source.provenance()
        self.provenance = {place: how for place, how in known.items() if place.partition("[")[0] not in unplayed}
        self.fixed = source.fixed
        self.signs = {"estimate": ESTIMATE} | ({"inferred": INFERRED} if inferred else {})
        self._usual = dict(leaves(source.base()))

    def usual(self, place: str) -> Any:
        """The product's own number."""
        return self._usual[place]

    def how(self, place: str) -> str:
        """How a number is known: the word for the place itself, or for what it is part of."""
        while place not in self.provenance:
            place = place.rpartition("[" if place.endswith("]") else ".")[0]
        return self.provenance[place]

    def mark(self, place: str) -> str:
        if place.partition("[")[0] in self.owners:
            return OWNER
        return self.signs.get(self.how(place), "")

    def marked(self, place: str, value: object) -> str:
        return f"{self.mark(place)}{value}"

    def listed(self, place: str, values: list[int]) -> str:
        return " ".join(self.marked(f"{place}[{at}]", value) for at, value in enumerate(values))

    def estimates(self) -> tuple[int, int]:
        """How many entries are estimates, and how many there are."""
        return self.count(ESTIMATE), len(self.provenance)

    def count(self, mark: str) -> int:
        return [self.mark(place) for place in self.provenance].count(mark)


def differing(source: Source, given: Mapping[str, Any]) -> list[str]:
    """The names of those given numbers that are not the product's own."""
    usual = dict(leaves(source.base()))
    return [place for place, value in leaves(given) if place not in usual or usual[place] != value]


def _without(places: set[str], table: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """A table of tables without these numbers, and without the tables that they leave empty."""
    kept: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            if part := _without(places, cast("Mapping[str, Any]", value), f"{path}{name}."):
                kept[name] = part
        elif f"{path}{name}" not in places:
            kept[name] = value
    return kept
