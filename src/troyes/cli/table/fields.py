"""The options of a game in the set-up: each field asks for one, in a row of its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from textual.widget import Widget
from textual.widgets import Checkbox, Select

from troyes.cli.table.page import Page, picked
from troyes.cli.table.words import Words

__all__ = ["Field", "Pick", "SeatPick", "Ticks"]


class Field:
    """One option. `option` is its name as `new_game` takes it, `label` the message that names it to people."""

    def __init__(self, option: str, label: str) -> None:
        self.option = option
        self.label = label
        self.id = option.replace("_", "-")
        self.mended_at = self.id
        """The widget to go to when there is trouble."""

    def shown(self, options: Mapping[str, Any], seats: int, words: Words) -> Sequence[Widget]:
        """What is asked with, filled in with the options as they are so far."""
        return self.widgets(options.get(self.option), words)

    def note(self, page: Page[Any], options: dict[str, Any]) -> None:
        """Puts what was filled in among the options."""
        options[self.option] = self.read(page)

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        """What is asked with, filled in with a value of the option, or None: the usual one."""
        raise AssertionError("a field says it for itself")

    def fit(self, page: Page[Any], seats: int) -> None:
        """Follows what is picked elsewhere on the page, such as the number of seats."""

    def read(self, page: Page[Any]) -> Any:
        """The value that was filled in, as the game takes it."""
        raise AssertionError("a field says it for itself")

    def trouble(self, value: Any, words: Words) -> str:
        """What is wrong with a value that was read; nothing if it can be."""
        return ""


class Pick(Field):
    """One of a few values, each with the message that names it. The first is the usual one."""

    def __init__(self, option: str, label: str, choices: Sequence[tuple[Any, str]]) -> None:
        super().__init__(option, label)
        self.choices = choices

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        named = [(words(message), choice) for choice, message in self.choices]
        shown = self.choices[0][0] if value is None else value
        return [Select(named, value=shown, allow_blank=False, compact=True, id=self.id)]

    def read(self, page: Page[Any]) -> Any:
        return picked(page, self.id)


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
    """Any of a few values, each with the message that names it. Usually none."""

    def __init__(self, option: str, label: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__(option, label)
        self.choices = choices

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        ticked = value or ()
        return [
            Tick(words(message), choice in ticked, compact=True, id=f"{self.id}-{choice}")
            for choice, message in self.choices
        ]

    def read(self, page: Page[Any]) -> Any:
        return [choice for choice, _ in self.choices if page.query_one(f"#{self.id}-{choice}", Checkbox).value]


class SeatPick(Field):
    """A seat, or none: then `nobody` names what happens instead."""

    NOBODY = -1

    def __init__(self, option: str, label: str, nobody: str, seats: int) -> None:
        """`seats`: the most there can be."""
        super().__init__(option, label)
        self.nobody = nobody
        self.seats = seats

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        named = [(words(self.nobody), self.NOBODY)]
        named += [(words("seat-name", seat=seat + 1), seat) for seat in range(self.seats)]
        shown = self.NOBODY if value is None else value
        return [Select(named, value=shown, allow_blank=False, compact=True, id=self.id)]

    def fit(self, page: Page[Any], seats: int) -> None:
        """A seat that nobody sits in any more is not picked any more."""
        if picked(page, self.id) >= seats:
            page.query_one(f"#{self.id}", Select).value = self.NOBODY

    def read(self, page: Page[Any]) -> Any:
        seat = picked(page, self.id)
        return None if seat == self.NOBODY else seat
