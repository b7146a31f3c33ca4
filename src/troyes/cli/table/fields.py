"""The options of a game in the set-up, made from what it declares: each field asks for one, in a row of its own."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from textual.widget import Widget
from textual.widgets import Checkbox, Input, Select

from troyes.cli.table.page import Page, picked
from troyes.cli.table.words import Words
from troyes.core import text
from troyes.core.descriptor import Descriptor
from troyes.core.errors import OptionError
from troyes.core.options import GameOption, Number, Numbering


class Field:
    """One option."""

    def __init__(self, game: Descriptor, option: GameOption) -> None:
        self.game = game
        self.option = option
        self.label = game.option_words(option)
        self.id = option.name.replace("_", "-")
        self.mended_at = self.id
        """The widget to go to when there is trouble."""

    def asked(self, options: Mapping[str, Any], seats: int, words: Words) -> Sequence[Widget]:
        """What is asked with, filled in with the options as they are so far."""
        return self.widgets(options.get(self.option.name, self.option.usual), words)

    def note(self, page: Page[Any], options: dict[str, Any]) -> None:
        """Puts what was filled in among the options."""
        options[self.option.name] = self.read(page)

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        """What is asked with, filled in with a value of the option."""
        raise AssertionError("each kind says it for itself")

    def fit(self, page: Page[Any], seats: int) -> None:
        """Follows what is picked elsewhere on the page, such as the number of seats."""

    def read(self, page: Page[Any]) -> Any:
        """The value that was filled in, as the game takes it."""
        return picked(page, self.id)

    def trouble(self, options: Mapping[str, Any], seats: int, words: Words) -> str:
        """What is wrong with a value that was read; nothing if it can be."""
        try:
            self.option.checked(options[self.option.name], seats)
        except OptionError as error:
            return error.text(words.lang)
        return ""

    def named(self, value: str, words: Words) -> str:
        """What a value is called: the game's own word for it, or the usual one."""
        own = f"{self.label}-{value}"
        return words(own if text.has(own) else f"setup-{value}")


class Pick(Field):
    """Yes or no, or one of a few words."""

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        choices: list[tuple[str, Any]] = [(self.named(word, words), word) for word in self.option.values]
        if not choices:
            choices = [(self.named("no", words), False), (self.named("yes", words), True)]
        return [Select(choices, value=value, allow_blank=False, compact=True, id=self.id)]

    def fit(self, page: Page[Any], seats: int) -> None:
        if _has_presets(self.game, self.option):
            return
        select = cast("Select[Any]", page.query_one(f"#{self.id}", Select))
        offered = seats >= self.option.least_players
        cast(Widget, select.parent).display = offered
        if not offered:
            select.value = self.option.usual


class Tick(Checkbox):
    """A box whose sign tells whether it is ticked, not its colour alone."""

    def on_mount(self) -> None:
        self._sign()

    def watch_value(self) -> None:
        self._sign()
        super().watch_value()

    def _sign(self) -> None:
        self.BUTTON_INNER = "✓" if self.value else " "
        self.refresh()


class Ticks(Field):
    """Any of a few words."""

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        return [
            Tick(self.named(word, words), word in value, compact=True, id=f"{self.id}-{word}")
            for word in self.option.values
        ]

    def read(self, page: Page[Any]) -> Any:
        return [word for word in self.option.values if page.query_one(f"#{self.id}-{word}", Checkbox).value]


class SeatPick(Field):
    """A seat, or none."""

    NOBODY = -1

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        named = [(self.named("none", words), self.NOBODY)]
        named += [(words("seat-name", seat=seat + 1), seat) for seat in range(self.game.players[1])]
        return [
            Select(named, value=self.NOBODY if value is None else value, allow_blank=False, compact=True, id=self.id)
        ]

    def fit(self, page: Page[Any], seats: int) -> None:
        """A seat that nobody sits in any more is not picked any more."""
        if picked(page, self.id) >= seats:
            page.query_one(f"#{self.id}", Select).value = self.NOBODY

    def read(self, page: Page[Any]) -> Any:
        seat = picked(page, self.id)
        return None if seat == self.NOBODY else seat


class NumberInput(Field):
    """A whole number."""

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        range = cast(Number, self.option).written
        return [Input(str(value), placeholder=range, compact=True, restrict=r"-?[0-9]*", max_length=9, id=self.id)]

    def read(self, page: Page[Any]) -> Any:
        written = page.query_one(f"#{self.id}", Input).value
        try:
            return int(written)
        except ValueError:
            return written


class Order(Field):
    """One of a few words, or an order of one's own, written in a field beside it."""

    OWN = "order"

    def __init__(self, game: Descriptor, option: GameOption) -> None:
        super().__init__(game, option)
        self.mended_at = f"{self.id}-{self.OWN}"
        self.example = "".join(map(str, cast(Numbering, option).example))

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        choices = [(self.named(word, words), word) for word in (*self.option.values, self.OWN)]
        own = "" if isinstance(value, str) else "".join(map(str, value))
        places = len(self.example)
        return [
            Select(choices, value=self.OWN if own else value, allow_blank=False, compact=True, id=self.id),
            Input(own, self.example, restrict=f"[1-{places}]*", max_length=places, compact=True, id=self.mended_at),
        ]

    def fit(self, page: Page[Any], seats: int) -> None:
        page.query_one(f"#{self.mended_at}").display = picked(page, self.id) == self.OWN

    def read(self, page: Page[Any]) -> Any:
        word = picked(page, self.id)
        return [int(digit) for digit in page.query_one(f"#{self.mended_at}", Input).value] if word == self.OWN else word

    def trouble(self, options: Mapping[str, Any], seats: int, words: Words) -> str:
        return super().trouble(options, seats, words) and words("setup-order-wrong", example=self.example)


class GroupPick(Field):
    """The options of a group with one choice: as usual, one of the game's presets, or each option for itself.

    Only for the last one the options are to be seen; otherwise they follow what is picked here.
    """

    NONE, OWN = "none", "own"

    def __init__(self, game: Descriptor, first: GameOption) -> None:
        super().__init__(game, first)
        self.id = first.group
        self.label = f"{game.words}-group-{first.group}"
        self.options = game.in_group(first.group)
        self.presets = {preset.name: preset for preset in game.presets if preset.group == first.group}

    def asked(self, options: Mapping[str, Any], seats: int, words: Words) -> Sequence[Widget]:
        chosen = {option.name: options.get(option.name, option.usual) for option in self.options}
        choices = (self.NONE, *self.presets, self.OWN)
        same = [choice for choice in choices if self._values(choice, seats) == chosen]
        named = [(self.named(choice, words), choice) for choice in choices]
        return [Select(named, value=same[0] if same else self.OWN, allow_blank=False, compact=True, id=self.id)]

    def named(self, value: str, words: Words) -> str:
        preset = self.presets.get(value)
        return words(f"setup-{value}" if preset is None else self.game.option_words(preset))

    def note(self, page: Page[Any], options: dict[str, Any]) -> None:
        """It is no option itself."""

    def trouble(self, options: Mapping[str, Any], seats: int, words: Words) -> str:
        return ""

    def fit(self, page: Page[Any], seats: int) -> None:
        values = self._values(picked(page, self.id), seats)
        last: Widget | None = None
        for option in self.options:
            select = cast("Select[Any]", page.query_one(f"#{option.name.replace('_', '-')}", Select))
            offered = seats >= option.least_players
            if values is not None:
                select.value = values[option.name]
            elif not offered:
                select.value = option.usual
            row = cast(Widget, select.parent)
            row.display = values is None and offered
            row.add_class("close")
            last = row if row.display else last
        if last is not None:
            last.remove_class("close")

    def _values(self, choice: str, seats: int) -> dict[str, Any] | None:
        """The options that a choice stands for; None if each is to be chosen. What needs more players is as usual."""
        if choice == self.OWN:
            return None
        wanted = self.presets[choice].values if choice in self.presets else {}
        usual = {option.name: option.usual for option in self.options}
        return usual | {
            option.name: wanted[option.name]
            for option in self.options
            if option.name in wanted and seats >= option.least_players
        }


KINDS: dict[str, type[Field]] = {
    "flag": Pick,
    "pick": Pick,
    "several": Ticks,
    "seat": SeatPick,
    "number": NumberInput,
    "numbering": Order,
}


def fields_of(game: Descriptor) -> list[Field]:
    """What the set-up asks for, in the order in which the game declares it."""
    found: list[Field] = []
    grouped: set[str] = set()
    for option in game.options:
        if option.asked and option.kind in KINDS:
            if _has_presets(game, option) and option.group not in grouped:
                grouped.add(option.group)
                found.append(GroupPick(game, option))
            found.append(KINDS[option.kind](game, option))
    return found


def _has_presets(game: Descriptor, option: GameOption) -> bool:
    """Whether a choice for the whole group decides over it."""
    return any(preset.group == option.group for preset in game.presets)
