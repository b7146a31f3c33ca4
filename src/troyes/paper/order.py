"""What is to be printed: every choice, checked, with what it may be where it is none of those."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from troyes.core.cards import Cards
from troyes.core.errors import OptionError, quoted
from troyes.core.text import LANGUAGES
from troyes.registry import descriptors

Ink = Literal["colour", "black"]
GAMES = {what: game.name for game in reversed(descriptors()) for what in game.prints}
"""What can be printed, and for which game."""
WHATS = tuple(GAMES)
PAPERS: dict[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height, in millimetres."""
MARGIN = 10.0
"""No printer needs more."""
NUMBERINGS = ("first", "rising", "falling", "blank")
ROLLED = ("rising", "falling")
"""Those that begin with a rolled number."""
PER_PAGE = (1, 2, 4)
WHEELS = ("cut", "page")
BACKS = ("fold", "duplex")
INKS = get_args(Ink)
EXPANSIONS = ("bonus", "ladies")
CONCERNS = {
    "numbering": ("sheets",),
    "start": ("sheets",),
    "per_page": ("sheets",),
    "wheel": ("wheel",),
    "back": ("tiles",),
    "banquets": ("sheets", "wheel", "tiles", "rules"),
    "bonus": ("cards",),
    "ladies": ("cards",),
}
"""What a choice is for, where it is not for everything."""


class Order(NamedTuple):
    what: str = "sheets"
    lang: str = "en"
    paper: str = "a4"
    numbers: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    """Above the columns, from the left; none: to be written in."""
    banquets: bool = False
    per_page: int = 2
    wheel: str = "cut"
    back: str = "fold"
    ink: Ink = "colour"
    bonus: bool = False
    ladies: bool = False
    cards: Cards = None

    @property
    def size(self) -> tuple[float, float]:
        return PAPERS[self.paper]

    @property
    def game(self) -> str:
        return GAMES[self.what]

    @property
    def file_name(self) -> str:
        return f"troyes-{self.what}-{self.lang}-{self.paper}.pdf"


def order_of(what: str, **given: Any) -> Order:
    """An order from what somebody typed. What was not said is as usual."""
    told = {name: value for name, value in given.items() if value is not None}
    numbering, start = told.pop("numbering", "first"), told.pop("start", None)
    kind: str = _one_of("what", what, WHATS)
    if kind != "sheets":  # nothing else has columns: as with all that does not concern it, only nonsense is refused
        start = (start or 1) if str(numbering).strip() in ROLLED else None
    made = Order(kind, numbers=numbers_of(numbering, start))
    for name, known in (
        ("lang", LANGUAGES),
        ("paper", tuple(PAPERS)),
        ("per_page", PER_PAGE),
        ("wheel", WHEELS),
        ("back", BACKS),
        ("ink", INKS),
    ):
        if name in told:
            made = made._replace(**{name: _one_of(name, told.pop(name), known)})
    for name in ("banquets", *EXPANSIONS):
        made = made._replace(**{name: bool(told.pop(name, False))})
    cards = told.pop("cards", None)
    if cards is not None and not isinstance(cards, (str, Path, Mapping)):
        raise OptionError("option-bad", place="cards", value=quoted(cards), expected="TOML")
    if told:
        raise TypeError(f"no such choice: {', '.join(told)}")
    return made._replace(cards=cards)


def numbers_of(numbering: str | Sequence[int], start: int | None = None) -> tuple[int, ...]:
    """The numbers above the columns. Rising and falling ones begin with the number that was rolled."""
    words = numbering.strip() if isinstance(numbering, str) else ""
    if words in ROLLED:
        if start is None:
            raise OptionError("paper-start-missing", place="start", numbering=words)
        if start not in range(1, 7):
            raise OptionError("option-bad", place="start", value=quoted(start), expected="1, 2, 3, 4, 5, 6")
        step = 1 if words == "rising" else -1
        return tuple((start - 1 + step * column) % 6 + 1 for column in range(6))
    if start is not None:
        raise OptionError("paper-start-needless", place="start", numbering=words or quoted(numbering))
    if words in ("first", "blank"):
        return (1, 2, 3, 4, 5, 6) if words == "first" else ()
    given = [sign for sign in words if sign not in ", "] if words else [str(number) for number in numbering]
    if sorted(given) != ["1", "2", "3", "4", "5", "6"]:
        expected = f"{', '.join(NUMBERINGS)}, 3,1,2,6,5,4"
        raise OptionError("option-bad", place="numbering", value=quoted(numbering), expected=expected)
    return tuple(map(int, given))


def _one_of(place: str, given: Any, known: Sequence[Any]) -> Any:
    word = given.strip().lower() if isinstance(given, str) else given
    if word not in known:
        raise OptionError("option-bad", place=place, value=quoted(given), expected=", ".join(map(str, known)))
    return word
