"""The narrow parts: the prompt on top, a row of seats, the keys at the bottom."""

from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from troyes.cli.table.face import Face
from troyes.cli.table.settings import SeatPlan
from troyes.cli.table.signals import Pressed, SeatPicked
from troyes.cli.table.words import Words


class Prompt(Face):
    """One sentence: who, and what they are asked."""

    def __init__(self) -> None:
        super().__init__(id="prompt")

    def show(self, who: str, what: str) -> None:
        parts: list[str | tuple[str, str]] = [(f" {who} ", "bold $gold-ink on $gold"), " "] if who else [" "]
        self.put(Content.assemble(*parts, (what, "bold")), resize=True)


class SeatTab(Face):
    def __init__(self, seat: int) -> None:
        super().__init__(classes="seat-tab", id=f"seat-{seat}")
        self.seat = seat

    def on_click(self) -> None:
        self.post_message(SeatPicked(self.seat))


class SeatTabs(Horizontal):
    """Whose things are shown, and everybody's points as all may see them."""

    def __init__(self, seats: int) -> None:
        super().__init__(id="seats")
        self.count = seats

    def compose(self) -> ComposeResult:
        for seat in range(self.count):
            yield SeatTab(seat)

    def show(self, seats: list[SeatPlan], points: list[int], viewed: int, words: Words) -> None:
        """A bot's level stands behind its name where there is room, and in any case in what a hovering mouse reads."""
        room = 75 // max(len(seats), 1) - 1
        for tab in self.query(SeatTab):
            plan, count = seats[tab.seat], f"{points[tab.seat]}"
            name, level = plan.name, words.beside(plan)
            full = f" {name} ({level}) · {count} " if level else f" {name} · {count} "
            plain = f" {name} · {count} "
            short = f"{name[: max(room - len(count) - 1, 1)]} {count}"
            tab.set_class(tab.seat == viewed, "-viewed")
            tab.put(next((text for text in (full, plain) if len(text) <= room), short), resize=True)
            told = words("table-points", name=f"{name} ({level})" if level else name, points=points[tab.seat])
            tab.tooltip = Content(told)


class Hint(NamedTuple):
    """A key, and what it is for: the message `table-key-NAME`."""

    name: str
    key: str
    action: str = ""
    """What a click on the hint does, if anything: an action of the screen, or of the app (`app.help`)."""


HINTS = (
    Hint("move", "←↑↓→"),
    Hint("enter", "⏎", "enter"),
    Hint("undo", "U", "undo"),
    Hint("advice", "H", "advice"),
    Hint("group", "Tab"),
    Hint("language", "L", "app.language"),
    Hint("theme", "T", "app.theme"),
    Hint("help", "?", "app.help"),
    Hint("quit", "Q", "app.quit"),
)
"""The keys of every game."""


class KeyHint(Face):
    def __init__(self, hint: Hint) -> None:
        super().__init__(classes="key-hint", id=f"key-{hint.name}")
        self.hint = hint

    def on_click(self) -> None:
        if self.hint.action:
            self.post_message(Pressed(self.hint.action))


class KeyLine(Horizontal):
    """The keys, most of which can be clicked as well."""

    def __init__(self, hints: tuple[Hint, ...]) -> None:
        super().__init__(id="keys")
        self.hints = hints

    def compose(self) -> ComposeResult:
        for hint in self.hints:
            yield KeyHint(hint)

    def show(self, words: Words) -> None:
        for key in self.query(KeyHint):
            name = words(f"table-key-{key.hint.name}")
            key.put(Content.assemble((f" {key.hint.key} ", "bold $gold"), (name, "$faded")), resize=True)
