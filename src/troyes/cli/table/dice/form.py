"""The options of Troyes Dice in the set-up."""

from collections.abc import Sequence
from typing import Any

from textual.widget import Widget
from textual.widgets import Input, Select

from troyes.cli.table.fields import Field, Pick
from troyes.cli.table.page import Page, picked
from troyes.cli.table.words import Words

__all__ = ["FIELDS"]

WAYS = ("first", "rising", "falling", "expert")


class Numbering(Field):
    """How the columns are numbered; an expert writes the numbers in a field beside it."""

    def __init__(self, option: str, label: str) -> None:
        super().__init__(option, label)
        self.mended_at = "digits"

    def widgets(self, value: Any, words: Words) -> Sequence[Widget]:
        numbering = "first" if value is None else value
        expert = not isinstance(numbering, str)
        ways = [(words(f"table-numbering-{way}"), way) for way in WAYS]
        shown = "expert" if expert else numbering
        digits = "".join(map(str, numbering)) if expert else ""
        return [
            Select(ways, value=shown, allow_blank=False, compact=True, id=self.id),
            Input(digits, placeholder="312654", compact=True, max_length=6, restrict=r"[1-6]*", id="digits"),
        ]

    def fit(self, page: Page[Any], seats: int) -> None:
        page.query_one("#digits").display = picked(page, self.id) == "expert"

    def read(self, page: Page[Any]) -> Any:
        way = picked(page, self.id)
        digits = page.query_one("#digits", Input).value
        return [int(digit) for digit in digits] if way == "expert" else way

    def trouble(self, value: Any, words: Words) -> str:
        right = isinstance(value, str) or sorted(value) == [1, 2, 3, 4, 5, 6]
        return "" if right else words("table-setup-digits")


FIELDS = (
    Numbering("numbering", "table-setup-numbering"),
    Pick("banquets", "table-setup-banquets", [(False, "table-setup-without"), (True, "table-setup-with")]),
)
