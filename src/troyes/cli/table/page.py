"""What all screens share: the table they belong to, its language and its words."""

from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual.screen import Screen
from textual.widgets import Select

from troyes.cli.table.words import Words

if TYPE_CHECKING:
    from troyes.cli.table.app import TableApp

__all__ = ["Page", "picked"]

Result = TypeVar("Result")


class Page(Screen[Result]):
    @property
    def table(self) -> "TableApp":
        return cast("TableApp", self.app)  # pyright: ignore[reportUnknownMemberType]

    @property
    def words(self) -> Words:
        return Words(self.table.lang)

    @property
    def gone(self) -> bool:
        """Whether the table was left before this page was laid out, or its work done: there is nothing to fill in."""
        return not self.is_running or not self.children

    def relabel(self) -> None:
        """Writes everything anew, in the language of the moment."""


def picked(page: Page[Any], id: str) -> Any:
    """What is picked in a list of choices."""
    return page.query_one(f"#{id}", Select).value  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
