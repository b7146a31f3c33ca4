"""All that is to be said of a game, said once. A game is a package with a descriptor, and a line in the registry."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from operator import attrgetter
from types import ModuleType
from typing import Any

from troyes.core.errors import OptionError, quoted
from troyes.core.options import GameOption, Preset
from troyes.core.text import in_language, pages
from troyes.core.whole import whole

USUAL_SEATS = 2


def loaded(reference: str) -> Any:
    """What "package.module:attribute" names."""
    module, _, attribute = reference.partition(":")
    return attrgetter(attribute)(_imported(module))


@cache
def _imported(module: str) -> ModuleType:
    """Asked for again and again, a module takes a while even where it is there already."""
    return import_module(module)


@dataclass(frozen=True, kw_only=True)
class Descriptor:
    """A game. Its parts are named as "package.module:attribute" and loaded only when somebody asks: `part("mind")`.

    A part that is left empty has a plain default: without thinkers the game is played by `random` alone, without a
    board it is its log and the list of options.
    """

    name: str
    """As `new_game` takes it and records tell it; the message `title-NAME` is what people read."""
    package: str
    """Where it lives. Words are found in `locale/` there, rules in `rules.LANG.md`."""
    players: tuple[int, int]
    """The least and the largest number of seats."""
    short: str = ""
    """As people write it after a command, and as the names of its files begin; by default its name."""
    words: str = ""
    """What the ids of its messages begin with; by default its name."""
    options: tuple[GameOption, ...] = ()
    presets: tuple[Preset, ...] = ()
    chapters: tuple[str, ...] = ()
    """The messages of the log that open a chapter of its story."""
    ending: str = "game-ending"
    """The message that tells who won."""
    spread: float = 8.0
    """How far final points lie apart: about their standard deviation between games of one player."""
    shared: bool = True
    """Whether a seat's choice can touch another's result."""
    rival: bool = False
    """Whether somebody who sits in no seat plays against the table, counted after the last seat: le Roy."""
    rated: bool = False
    """Whether results change a player's rating."""
    daily: bool = False
    """Whether there is a game of the day."""
    cards_of: str = ""
    """The game whose sets of card numbers it is played with; by default its own."""
    expansions: tuple[str, ...] = ()
    """Packages whose rules go on where its own end."""
    beside: str = ""
    """The game whose rules its own build upon."""
    client: str = "plain"
    """The board that the browser shows."""

    start: str
    """(players, seed, checked options) -> Game, at its first decision."""
    position: str = ""
    """(data, seed, rolls) -> Game: plays on from a position."""
    schema: str = ""
    """() -> the JSON schema of its positions."""
    numbers: str = ""
    """The `core.cards.Source` of its printed numbers."""
    greedy: str = ""
    """(rng, weights) -> the Thinker of `bots.greedy`."""
    apprentice: str = ""
    """(rng) -> the same, as somebody plays who has just learned the rules."""
    mind: str = ""
    """(level) -> the Mind of `bots.mind`, which searches and advises."""
    reasons: str = ""
    """(preview) -> what the coach finds to say for a walk."""
    stage: str = ""
    """(game) -> the Stage of `coach.stage`: which round it is, and how much of the game is over."""
    estimate: str = ""
    """(mind) -> the Estimate of `coach.estimate`: what each side may expect, for one who sees everything."""
    facts: str = ""
    """(game, seat, whether a person plays there) -> what statistics count, by the names of `server.results.facts`."""
    verdict: str = ""
    """(game) -> the Message that says what a finished game was worth, or None."""
    lesson: str = ""
    """The guided first game."""
    puzzles: str = ""
    """The `PuzzleSet` of `puzzles.sets` that its puzzles belong to."""
    board: str = ""
    """The `Board` of the terminal."""
    listing: str = ""
    """(numbers, voice) -> prints every card and number in the terminal."""
    view: str = ""
    """The shape of its views."""
    view_schema: str = ""
    """() -> the JSON schema of its views."""
    twin: str = ""
    """(number of tables, device, settings of `research.vector_env`) -> its flat twin as a vector environment."""
    rulebook: str = ""
    """(package, rules, lang) -> the rules, with what else the game has to tell of."""
    prints: Mapping[str, str] = field(default_factory=dict[str, str])
    """What can be printed for it, by name: (order) -> the pages of `paper`."""
    checked_once: dict[int, dict[str, Any]] = field(
        default_factory=dict[int, dict[str, Any]], init=False, repr=False, compare=False
    )
    """By number of players: what the options usually are, as a record keeps them."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "short", self.short or self.name)
        object.__setattr__(self, "words", self.words or self.name)
        object.__setattr__(self, "cards_of", self.cards_of or self.name)

    def part(self, name: str) -> Any:
        """A part, loaded; None if the game has none of its own."""
        reference: str = getattr(self, name)
        return loaded(reference) if reference else None

    @property
    def usual_seats(self) -> int:
        """How many sit down where nothing is said: two, or as near to it as the game allows."""
        low, high = self.players
        return min(max(USUAL_SEATS, low), high)

    def option(self, name: str) -> GameOption:
        """An option by its name; an unknown one raises `OptionError`."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise OptionError("option-unknown", place=name, game=self.name, known=known)

    def in_group(self, group: str) -> tuple[GameOption, ...]:
        return tuple(option for option in self.options if option.group == group)

    def option_words(self, one: GameOption | Preset) -> str:
        """The message that names an option or a preset; `.help` tells more, and `ID-VALUE` names one of its values."""
        return one.words or f"{self.words}-setup-{one.name}"

    def checked_players(self, players: object) -> int:
        low, high = self.players
        given = whole(players)
        if given is None or not low <= given <= high:
            which = "option-players-only" if low == high else "option-players"
            raise OptionError(which, place="players", game=self.name, value=quoted(players), low=low, high=high)
        return given

    def checked(self, given: Mapping[str, Any], players: int) -> dict[str, Any]:
        """All options, the given ones and else the usual, as a record keeps them."""
        if not given:
            return self._usually(players)
        for name in given:
            self.option(name)
        return {each.name: each.checked(given.get(each.name, each.usual), players) for each in self.options}

    def _usually(self, players: int) -> dict[str, Any]:
        """The same where nothing is given: checked once, and then copied."""
        known = self.checked_once.get(players)
        if known is None:
            known = {each.name: each.checked(each.usual, players) for each in self.options}
            self.checked_once[players] = known
        return {name: value.copy() if isinstance(value, list) else value for name, value in known.items()}

    def usual(self) -> dict[str, Any]:
        """What the options usually are."""
        return {option.name: option.usual for option in self.options}

    def messages(self, lang: str) -> str:
        """Its own words in that language, as Fluent writes them."""
        return "\n".join(pages(files(self.package) / "locale", lang))

    def rules(self, lang: str) -> dict[str, str]:
        """Its rules in that language by package, its own first; none if nobody has written them."""
        packages = (self.package, *self.expansions)
        found = {package: in_language(files(package), "rules.", lang, ".md") for package in packages}
        texts = {package: page.read_text("utf-8") for package, page in found.items() if page.is_file()}
        complete = self.part("rulebook")
        return {name: complete(name, text, lang) for name, text in texts.items()} if complete else texts
