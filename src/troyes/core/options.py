"""The options of a game, declared once: what each may be, what it usually is, and how a value of it is checked.

The Python API, the command line, the forms of terminal and browser, the server's catalogue and the docs are all derived
from these declarations. An option's words are messages of the game's own: `Descriptor.option_words` tells their ids.
"""

from collections.abc import Iterable
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, cast

from troyes.core.errors import OptionError, quoted
from troyes.core.whole import whole


@dataclass(frozen=True)
class GameOption:
    """One option of a game, as `new_game` takes it. `kind` tells forms and command line how to ask for it."""

    name: str
    usual: Any = None
    values: tuple[str, ...] = ()
    """The words that it may be, or that may be in it."""
    _: KW_ONLY
    group: str = ""
    """Options of one group, such as an expansion's, are asked for together."""
    least_players: int = 1
    """With fewer it has to be as usual."""
    too_few: str = "option-too-few"
    """The error that says so."""
    words: str = ""
    """The message that names it, if it is not the game's own."""
    kind: ClassVar[str] = ""
    asked: ClassVar[bool] = True
    """Whether forms and the server's catalogue offer it."""

    def checked(self, value: object, players: int) -> Any:
        """The value as a record keeps it. One that cannot be raises `OptionError`."""
        try:
            kept = self.kept(value, players)
        except ValueError:
            expected = self.expected(players)
            raise OptionError("option-bad", place=self.name, value=quoted(value), expected=expected) from None
        if players < self.least_players and kept != self.usual:
            raise OptionError(self.too_few, place=self.name, players=players, least=self.least_players)
        return kept

    def kept(self, value: object, players: int) -> Any:
        """The value as a record keeps it. One that cannot be raises `ValueError`."""
        raise AssertionError("each kind says it for itself")

    def expected(self, players: int) -> str:
        """What it may be, as an error tells it."""
        return ", ".join(f'"{word}"' for word in self.values)

    @property
    def written(self) -> str:
        """What people may write for it after a command, where there is a choice of words."""
        return ", ".join(self.values)

    def read(self, given: Any) -> Any:
        """The value that people mean by what they write after a command. Whether it can be is not asked here."""
        return given


def _require(fits: bool) -> None:
    if not fits:
        raise ValueError


@dataclass(frozen=True)
class Flag(GameOption):
    """Yes or no."""

    kind = "flag"
    usual: bool = False

    def kept(self, value: object, players: int) -> bool:
        _require(isinstance(value, bool))
        return cast(bool, value)

    def expected(self, players: int) -> str:
        return "True, False"


class Pick(GameOption):
    """One of a few words."""

    kind = "pick"

    def kept(self, value: object, players: int) -> str:
        _require(isinstance(value, str) and value in self.values)
        return cast(str, value)


@dataclass(frozen=True)
class Several(GameOption):
    """Any of a few words, each once; a record keeps them in their order."""

    kind = "several"
    usual: tuple[str, ...] = ()

    def kept(self, value: object, players: int) -> list[str]:
        _require(isinstance(value, (list, tuple, set, frozenset)))
        given = list(cast("Iterable[object]", value))
        _require(all(isinstance(word, str) and word in self.values for word in given) and len(set(given)) == len(given))
        return [word for word in self.values if word in given]

    def expected(self, players: int) -> str:
        return f"any of {super().expected(players)}"

    def read(self, given: list[str] | tuple[str, ...]) -> list[str]:
        """`--bonus baker --bonus prior` and `--bonus baker,prior` mean the same."""
        return [word for part in given for word in listed(part)]


class Seat(GameOption):
    """A seat, or None."""

    kind = "seat"

    def kept(self, value: object, players: int) -> int | None:
        seat = whole(value)
        _require(value is None or (seat is not None and 0 <= seat < players))
        return seat

    def expected(self, players: int) -> str:
        return ", ".join(["None", *map(str, range(players))])

    def read(self, given: int) -> int:
        """People count their seats from 1, games from 0."""
        if given < 1:
            raise OptionError("option-bad", place=self.name, value=str(given), expected="1+")
        return given - 1


@dataclass(frozen=True)
class Number(GameOption):
    """A whole number."""

    kind = "number"
    low: int = 0
    high: int = 0

    def kept(self, value: object, players: int) -> int:
        number = whole(value)
        _require(number is not None and self.low <= number <= self.high)
        return cast(int, number)

    def expected(self, players: int) -> str:
        return self.written

    @property
    def written(self) -> str:
        return f"{self.low} … {self.high}"


@dataclass(frozen=True)
class Numbering(GameOption):
    """One of a few words, or an order of one's own: each number from 1 to `places` once."""

    kind = "numbering"
    places: int = 6
    example: tuple[int, ...] = (3, 1, 2, 6, 5, 4)

    def kept(self, value: object, players: int) -> str | list[int]:
        if isinstance(value, str):
            _require(value in self.values)
            return value
        _require(isinstance(value, (list, tuple)))
        written = [number for given in cast("Iterable[object]", value) if (number := whole(given)) is not None]
        _require(len(written) == len(cast("list[object]", value)) and self.is_order(written))
        return written

    def is_order(self, written: list[int]) -> bool:
        return sorted(written) == list(range(1, self.places + 1))

    def expected(self, players: int) -> str:
        return f"{super().expected(players)}, {self.example}"

    @property
    def written(self) -> str:
        return f"{super().written}, {','.join(map(str, self.example))}"

    def read(self, given: str) -> str | list[int]:
        """`rising`, or an order of one's own: `3,1,2,6,5,4` and `312654` read alike."""
        digits = [letter for letter in given if letter not in ", "]
        if len(digits) == self.places and all(letter.isascii() and letter.isdigit() for letter in digits):
            return [int(letter) for letter in digits]
        return given


@dataclass(frozen=True)
class Cards(GameOption):
    """An owner's own printed numbers: a file, or plain data. The game that plays with them checks them."""

    kind = "cards"
    asked = False
    words: str = "setup-cards"

    def kept(self, value: object, players: int) -> Any:
        return value


@dataclass(frozen=True)
class Preset:
    """Several options in one word, such as a whole expansion."""

    name: str
    group: str
    values: dict[str, Any]
    flag: bool = True
    """Whether the command line has it, as `--NAME`; forms always do."""
    words: str = ""


def listed(given: str | None) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in (given or "").split(",") if name.strip()]
