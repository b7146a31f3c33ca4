"""The narrow parts: the prompt on top, the seats above the sheet, the keys at the bottom."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from troyes.cli.table.face import Face
from troyes.cli.table.signals import Pressed, SeatPicked
from troyes.cli.table.words import Words

__all__ = ["KeyLine", "Prompt", "SeatTabs"]


class Prompt(Face):
    """One sentence: who, and what they are asked."""

    def __init__(self) -> None:
        super().__init__(id="prompt")

    def show(self, who: str, what: str) -> None:
        parts: list[str | tuple[str, str]] = [(f" {who} ", "bold $gold-ink on $gold"), " "] if who else [" "]
        self.put(Content.assemble(*parts, (what, "bold")))


class SeatTab(Face):
    def __init__(self, seat: int) -> None:
        super().__init__(classes="seat-tab", id=f"seat-{seat}")
        self.seat = seat

    def on_click(self) -> None:
        self.post_message(SeatPicked(self.seat))


class SeatTabs(Horizontal):
    """Whose sheet is shown, and everybody's points as all may see them."""

    def __init__(self, seats: int) -> None:
        super().__init__(id="seats")
        self.count = seats

    def compose(self) -> ComposeResult:
        for seat in range(self.count):
            yield SeatTab(seat)

    def show(self, names: list[str], points: list[int], viewed: int, words: Words) -> None:
        room = 75 // max(len(names), 1) - 1
        for tab in self.query(SeatTab):
            name, count = names[tab.seat], f"{points[tab.seat]}"
            wide = len(name) + len(count) + 5 <= room
            short = name[: max(room - len(count) - 1, 1)]
            tab.set_class(tab.seat == viewed, "-viewed")
            tab.put(f" {name} · {count} " if wide else f"{short} {count}", resize=True)
            tab.tooltip = Content(words("table-points", name=names[tab.seat], points=points[tab.seat]))


class KeyHint(Face):
    def __init__(self, action: str) -> None:
        super().__init__(classes="key-hint", id=f"key-{action}")
        self.action = action

    def on_click(self) -> None:
        self.post_message(Pressed(self.action))


class KeyLine(Horizontal):
    """The keys, each of which can be clicked as well."""

    KEYS = (
        ("die", "1-4"),
        ("move", "←↑↓→"),
        ("enter", "⏎"),
        ("undo", "U"),
        ("sheets", "S"),
        ("group", "Tab"),
        ("language", "L"),
        ("theme", "T"),
        ("help", "?"),
        ("quit", "Q"),
    )

    def __init__(self) -> None:
        super().__init__(id="keys")

    def compose(self) -> ComposeResult:
        for action, _ in self.KEYS:
            yield KeyHint(action)

    def show(self, words: Words) -> None:
        for hint in self.query(KeyHint):
            key = dict(self.KEYS)[hint.action]
            name = words(f"table-key-{hint.action}")
            hint.put(Content.assemble((f" {key} ", "bold $gold"), (name, "$faded")), resize=True)
