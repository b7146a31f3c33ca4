"""Printed numbers: the product's own, and an owner's laid over them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from troyes.core.errors import CardsError, quoted, refusal_of
from troyes.core.forms import Misfit, because, fitted

__all__ = [
    "Cards",
    "Overlay",
    "Piece",
    "Pieces",
    "Source",
    "all_numbers",
    "because",
    "checked",
    "laid_out_once",
    "leaves",
]

Numbers = TypeVar("Numbers")
HEADER = re.compile(r"""\s*\[\[?([\w\s."'-]+)\]\]?\s*(?:#.*)?$""")
"""The head of a table; a line within a list has commas."""
MOST_NAMES = 24
"""So many names are listed in a refusal."""
BROKEN = re.compile(r"\(at line (\d+), column (\d+)\)")
"""Where a text stops being TOML, as tomllib says it."""
MOST_OWNERS = 64
"""Of so many owners' numbers that games are unpickled with, the latest, it is remembered what was made of them."""
MOST_DEEP = 12
"""So many dots may be in one name. tomllib's time grows with their square: a text of 60 kB took half a minute."""
MOST_NAMES_READ = 2000
"""So many numbers and heads of tables may be in one file, before it is read: three times as many as any game has."""
ASIDE = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)|\'{3}.*?(?:\'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|\'[^\'\n]*\'?|#[^\n]*''', re.DOTALL
)
"""Strings, also without their end, and comments: their dots part no names."""
UNMARKED = re.compile(r"[^.=,{}\[\]\n]+")


def _known(name: str, base: Mapping[str, Any]) -> str:
    """The names there are; of very many those that are like the one given."""
    names = list(base)
    if len(names) > MOST_NAMES:
        names = get_close_matches(name, names, 5, 0.5) or [*names[:MOST_NAMES], "…"]
    return ", ".join(names)


class Overlay:
    """An owner's numbers, and the file they were read from, if any, to point at its lines."""

    def __init__(self, cards: "str | Path | Mapping[str, Any] | None") -> None:
        self.text = ""
        self.source = "cards"
        if isinstance(cards, (str, Path)):
            self.data = self._read(Path(cards))
        else:
            self.data = _plain({} if cards is None else cards)

    @classmethod
    def of(cls, cards: "Cards") -> "Overlay":
        return cards if isinstance(cards, Overlay) else cls(cards)

    @classmethod
    def of_text(cls, text: str, source: str) -> "Overlay":
        """What such a file says, without the file."""
        overlay = cls(None)
        overlay.source = source
        overlay.data = overlay._parsed(text)
        return overlay

    def without(self, place: str) -> "Overlay":
        """The same without this number, or without this table."""
        overlay = Overlay(None)
        overlay.text, overlay.source = self.text, self.source
        overlay.data = _without(self.data, place.split("."))
        return overlay

    def _read(self, path: Path) -> dict[str, Any]:
        self.source = path.name
        try:
            return self._parsed(path.read_text("utf-8"))
        except OSError as error:
            raise CardsError("cards-no-file", place=str(path), detail=refusal_of(error)) from None
        except UnicodeDecodeError:
            raise CardsError("cards-not-toml", place=path.name, detail=because("cards-toml-text"), line=0) from None
        except ValueError as error:  # no name of a file
            if isinstance(error, CardsError):
                raise
            raise CardsError("cards-not-toml", place=path.name, detail=because("cards-toml-whole"), line=0) from None

    def _parsed(self, text: str) -> dict[str, Any]:
        import tomllib

        self.text = text
        marks = UNMARKED.sub("", ASIDE.sub(lambda found: "\n" * found[0].count("\n"), text))
        if deep := _too_deep(marks):
            detail = because("cards-deep", line=deep, most=MOST_DEEP)
            raise CardsError("cards-too-much", place=self.source, detail=detail, line=deep)
        if _names(marks) > MOST_NAMES_READ:
            detail = because("cards-many", most=MOST_NAMES_READ)
            raise CardsError("cards-too-much", place=self.source, detail=detail)
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also a number or a nesting without end
            line, column = found.groups() if (found := BROKEN.search(str(error))) else ("", "")
            detail = because("cards-toml-at", line=line, column=column) if line else because("cards-toml-whole")
            raise CardsError("cards-not-toml", place=self.source, detail=detail, line=int(line or 0)) from None

    def laid_over(self, base: Mapping[str, Any]) -> dict[str, Any]:
        """The base numbers with the owner's in their place. A name that the base lacks is refused."""
        return self._merge(base, self.data, "")

    def _merge(self, base: Mapping[str, Any], over: Mapping[str, Any], path: str) -> dict[str, Any]:
        merged = dict(base)
        for name, value in over.items():
            place = f"{path}{name}"
            if name not in base:
                raise CardsError("cards-unknown", place=self.at(place), name=place, known=_known(name, base))
            kept: object = base[name]
            if isinstance(kept, Mapping):
                if not isinstance(value, Mapping):
                    raise self.refused(place, because("cards-table", known=_known("", cast("Mapping[str, Any]", kept))))
                merged[name] = self._merge(
                    cast("Mapping[str, Any]", kept), cast("Mapping[str, Any]", value), f"{place}."
                )
            else:
                merged[name] = value
        return merged

    def refused(self, place: str, detail: str, within: Sequence[int] = ()) -> CardsError:
        """`within`: which value of a list it is, and which of that one's, where only that one is wrong."""
        inner = " ".join(str(at) for at in within)
        return CardsError("cards-bad-value", place=self.at(place), name=place, detail=detail, within=inner)

    def at(self, place: str) -> str:
        """Where in the owner's file a number stands: file and line, as near as can be told."""
        line = self.line(place)
        return f"{self.source}, line {line}" if line else f"{self.source}: {place}"

    def line(self, place: str) -> int:
        """The line on which a number stands, as near as can be told; 0 if it cannot."""
        table = ""
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := HEADER.match(line):
                table = found = _bare(header[1])
            elif "=" in line and "#" not in (name := line.split("=", 1)[0]):
                found = f"{table}.{_bare(name)}".strip(".")
                if place.startswith(f"{found}."):  # it stands within this line's value
                    return number
            else:
                continue
            if f"{found}.".startswith(f"{place}."):
                return number
        return 0


def _too_deep(marks: str) -> int:
    """The line of a name with more dots than any number has; 0: there is none. In a time that grows with the text."""
    at = marks.find("." * (MOST_DEEP + 1))
    return 0 if at < 0 else marks.count("\n", 0, at) + 1


def _names(marks: str) -> int:
    """How many numbers and heads of tables there are; a row of a list on a line of its own counts as a head."""
    return marks.count("=") + f"\n{marks}".count("\n[")


Cards = str | Path | Mapping[str, Any] | Overlay | None


def _without(table: Mapping[str, Any], path: list[str]) -> dict[str, Any]:
    """A table of tables without what stands at the end of the path; and without tables that this leaves empty."""
    kept = dict(table)
    inner: object = kept.get(path[0])
    left = _without(cast("Mapping[str, Any]", inner), path[1:]) if path[1:] and isinstance(inner, Mapping) else None
    if left:
        kept[path[0]] = left
    else:
        kept.pop(path[0], None)
    return kept


def _bare(name: str) -> str:
    """A dotted name without the quotes and spaces that TOML allows in it."""
    return ".".join(part.strip(" \t\"'") for part in name.split("."))


def _plain(cards: Mapping[str, Any]) -> dict[str, Any]:
    """The owner's numbers as JSON would give them back, so that a record holds exactly what was played."""
    import json

    if not isinstance(cards, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise CardsError("cards-not-plain", place="cards", detail=quoted(cards))
    try:
        return json.loads(json.dumps(cards))
    except (TypeError, ValueError, RecursionError) as error:
        raise CardsError("cards-not-plain", place="cards", detail=str(error)) from None


def checked(shape: type[Numbers], merged: Mapping[str, Any], overlay: Overlay, table: str = "") -> Numbers:
    """The merged numbers, or one table of them, as typed data. A wrong type or range is refused with its line."""
    try:
        return fitted(merged, shape)
    except Misfit as misfit:
        place = re.sub(r"\[.*", "", misfit.place)
        if table:
            place = table if place == "$" else f"{table}.{place}"
        detail = misfit.why()
        if "[" in misfit.place:
            detail = because("cards-within", why=detail, where=misfit.place)
        raise overlay.refused(place, detail, misfit.within) from None


def laid_out_once(lay_out: Callable[[dict[str, Any]], Numbers]) -> Callable[[dict[str, Any]], Numbers]:
    """The same for numbers that a game was played with already: laid out again only if nobody has for a while."""

    @lru_cache(MOST_OWNERS)
    def known(written: bytes) -> Numbers:
        return lay_out(msgspec.json.decode(written))

    return lambda cards: known(msgspec.json.encode(cards))


def all_numbers(base: Mapping[str, Any], cards: Cards) -> dict[str, Any]:
    """Every number that is played with, the owner's laid over the product's own. The reader may change them."""
    return deepcopy(Overlay.of(cards).laid_over(base))


def leaves(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number or list of a table of tables, with its dotted name."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from leaves(cast("Mapping[str, Any]", value), f"{path}{name}.")
        else:
            yield f"{path}{name}", value


class Piece(NamedTuple):
    """A card, a tile, or something on a board or sheet."""

    kind: str
    place: str
    """Its dotted name: numbers whose names begin with it are its own."""
    bonus: bool = False


class Pieces(NamedTuple):
    """Some that are told of together."""

    id: str
    table: str
    pieces: list[Piece]
    colour: str = ""
    expansion: bool = False
    """Whether they are of an expansion of the game."""


def differing(numbers: Mapping[str, Any], base: Mapping[str, Any]) -> dict[str, Any]:
    """What stands otherwise in the base, or not at all: a table of tables with nothing else in it."""
    found: dict[str, Any] = {}
    for name, value in numbers.items():
        usual: object = base.get(name)
        if isinstance(value, Mapping) and isinstance(usual, Mapping):
            value = differing(cast("Mapping[str, Any]", value), cast("Mapping[str, Any]", usual))
            if not value:
                continue
        elif name in base and usual == value:
            continue
        found[name] = value
    return found


def merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Two owners' numbers in one: where both have a number, that of the second."""
    whole = dict(below)
    for name, value in above.items():
        under: object = whole.get(name)
        if isinstance(value, Mapping) and isinstance(under, Mapping):
            value = merged(cast("Mapping[str, Any]", under), cast("Mapping[str, Any]", value))
        whole[name] = value
    return whole


class Source(NamedTuple):
    """Where a game's numbers come from."""

    base: Callable[[], dict[str, Any]]
    """The product's own."""
    provenance: Callable[[], dict[str, str]]
    """How each is known, by its dotted name."""
    load: Callable[[Cards], object]
    """Refuses an owner's numbers that cannot be."""
    fixed: tuple[str, ...] = ()
    """Those that no box prints: only the rules say them."""
    unplayed: Callable[[], dict[str, Any]] = dict
    """Numbers of the same file that this game is played without."""
    rules: Callable[[], dict[str, Any]] = dict
    """Numbers that the rules give and a board shows, but that no owner of a box could set."""
    faces: Callable[[dict[str, Any]], dict[str, Any]] = lambda tables: {}
    """What stands on the face of each card with these numbers, as signs to be drawn, by table and name."""
    shapes: Callable[[], dict[str, Any]] = dict
    """The types that check them, each by the beginning of the dotted names of its numbers."""
    pieces: Callable[[dict[str, Any]], list[Pieces]] = lambda tables: []
    """Everything that these numbers are printed on, in the order of a page that tells of all."""
    sections: Callable[[], dict[str, list[tuple[str, str]]]] = dict
    """Kind and name of what a section of the rules tells about, by the section's id."""
