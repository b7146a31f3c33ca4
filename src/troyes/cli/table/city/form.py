"""The options of Troyes and The King's Challenge in the set-up."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from textual.widget import Widget
from textual.widgets import Select

from troyes.city.descriptor import LADIES as GROUP
from troyes.city.descriptor import TROYES
from troyes.city.names import BONUS
from troyes.cli.options import LADIES
from troyes.cli.table.fields import Field, Pick, SeatPick, Ticks
from troyes.cli.table.page import Page, picked
from troyes.cli.table.words import Words

__all__ = ["FIELDS", "KING_FIELDS"]

SEATS = 4
MODULES: dict[str, Any] = {option.name: option.usual for option in TROYES.in_group(GROUP)}
LEAST_FOR_TOURNAMENT = 3
KING_FIELDS = (Ticks("bonus", "table-city-setup-bonus", [(card, f"table-city-bonus-{card}") for card in BONUS]),)
SCORES = [(False, "table-city-scores-secret"), (True, "table-city-scores-open")]


def _module(option: str, *values: Any) -> Pick:
    """One of the expansion's options."""
    name = option.replace("_", "-")
    words = {False: "no", True: "yes"}
    choices = [(value, f"table-city-{name}-{words.get(value, value)}") for value in values]
    return Pick(option, f"table-city-setup-{name}", choices)


MODULE_FIELDS = (
    _module("characters", "base", "ladies"),
    _module("open_character", False, True),
    _module("activities", "base", "ladies", "both"),
    _module("events", "base", "both", "ladies"),
    _module("purple_die", False, True),
    _module("ramparts", False, True),
    _module("tournament", False, True),
)


class LadiesPick(Field):
    """The Ladies of Troyes with one choice: none of it, its five modules, all there is, or each option for itself.

    Only for the last one the seven options are to be seen; otherwise they follow what is picked here.
    """

    OWN = "own"
    CHOICES = ("none", "modules", "all", OWN)

    def __init__(self) -> None:
        super().__init__("ladies", "table-city-setup-ladies")

    def shown(self, options: Mapping[str, Any], seats: int, words: Words) -> Sequence[Widget]:
        chosen = {name: options.get(name, usual) for name, usual in MODULES.items()}
        same = [choice for choice in self.CHOICES if self._values(choice, seats) == chosen]
        named = [(words(f"table-city-ladies-{choice}"), choice) for choice in self.CHOICES]
        return [Select(named, value=same[0] if same else self.OWN, allow_blank=False, compact=True, id=self.id)]

    def note(self, page: Page[Any], options: dict[str, Any]) -> None:
        """It is no option itself."""

    def fit(self, page: Page[Any], seats: int) -> None:
        values = self._values(picked(page, self.id), seats)
        last: Widget | None = None
        for field in MODULE_FIELDS:
            select = cast("Select[Any]", page.query_one(f"#{field.id}", Select))
            offered = field.option != "tournament" or seats >= LEAST_FOR_TOURNAMENT
            if values is not None:
                select.value = values[field.option]
            elif not offered:
                select.value = False
            row = cast(Widget, select.parent)
            row.display = values is None and offered
            row.add_class("close")
            last = row if row.display else last
        if last is not None:
            last.remove_class("close")

    def _values(self, choice: str, seats: int) -> dict[str, Any] | None:
        """The seven options that a choice stands for; None if each is to be chosen."""
        if choice == "none":
            return dict(MODULES)
        if choice == "modules":
            return {**MODULES, **LADIES}
        variants = {"open_character": True, "tournament": seats >= LEAST_FOR_TOURNAMENT}
        return {**MODULES, **LADIES, **variants} if choice == "all" else None


FIELDS = (
    *KING_FIELDS,
    Pick("open_scores", "table-city-setup-scores", SCORES),
    SeatPick("start_player", "table-city-setup-start", "table-city-start-drawn", SEATS),
    LadiesPick(),
    *MODULE_FIELDS,
)
