"""What all screens share: the table they belong to, its language and its words."""

from typing import TYPE_CHECKING, Any, TypeVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Select

from troyes.cli.table.session import Session
from troyes.cli.table.words import Words

if TYPE_CHECKING:
    from troyes.cli.table.app import TableApp


Result = TypeVar("Result")
AZERTY = "&é\"'(-è_ç"
"""What the keys of the digits 1 to 9 write on a French keyboard."""


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


class GamePage(Page[Result]):
    """A page about a game: players are called by their names. Its text is laid out anew whenever it has other room."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    @property
    def words(self) -> Words:
        return Words(self.table.lang, self.session.names)

    def on_mount(self) -> None:
        self.relabel()

    def on_resize(self) -> None:
        self.relabel()

    def action_leaf(self, lines: int) -> None:
        self.query_one(".card").scroll_relative(y=lines, animate=False)


def leafing(lines: int) -> list[BindingType]:
    """The keys that move a long page, by a line or by so many."""
    ways = {"down": 1, "up": -1, "pagedown,space": lines, "pageup": -lines}
    return [Binding(keys, f"leaf({by})", show=False) for keys, by in ways.items()]


def arrows(before: str = "", more: str = "") -> list[BindingType]:
    """The keys that move the hand. `before`: a key that is held down with them; `more`: what it tells the action."""
    ways = {"up": "0, -1", "down": "0, 1", "left": "-1, 0", "right": "1, 0"}
    return [Binding(before + key, f"move({way}{more})") for key, way in ways.items()]


def digit(number: int) -> str:
    """The keys for a digit."""
    return f"{number},{AZERTY[number - 1]}"


def picked(page: Page[Any], id: str) -> Any:
    """What is picked in a list of choices."""
    return page.query_one(f"#{id}", Select).value  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
