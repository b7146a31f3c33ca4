"""The tray: what a choice costs and brings, and the buttons that go with it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button

from troyes.cli.table.face import Face
from troyes.cli.table.words import Words
from troyes.dice.names import RESOURCES

__all__ = ["Tray"]

BUTTONS = ("end", "rest", "scores", *(f"pay-{resource}" for resource in RESOURCES), "undo")


class Tray(Horizontal):
    def compose(self) -> ComposeResult:
        with Vertical(id="tray-words"):
            yield Face(id="tray-head")
            yield Face(id="tray-body")
        with Horizontal(id="tray-buttons"):
            for name in BUTTONS:
                yield Button("", id=f"button-{name}", compact=True)

    def show(self, head: str | Content, body: list[str | Content], buttons: dict[str, str]) -> None:
        """`buttons`: the ones to be seen, with their words."""
        self.query_one("#tray-head", Face).put(head, resize=True)
        self.query_one("#tray-body", Face).put(Content("\n").join(body), resize=True)
        for name in BUTTONS:
            button = self.query_one(f"#button-{name}", Button)
            if button.display != (name in buttons):
                button.display = name in buttons
            if name in buttons and str(button.label) != f" {buttons[name]} ":
                button.label = Content(f" {buttons[name]} ")
                button.refresh(layout=True)
        row = self.query_one("#tray-buttons")
        if row.display != bool(buttons):
            row.display = bool(buttons)

    def text(self) -> str:
        """All that it says, as plain text."""
        parts = [str(self.query_one(f"#tray-{part}", Face).content) for part in ("head", "body")]
        return "\n".join(parts)

    def pay_buttons(self, keys: list[str], words: Words) -> dict[str, str]:
        """One button for each way to pay a price of any one resource."""
        found: dict[str, str] = {}
        for at, resource in enumerate(RESOURCES):
            if any(key.endswith(f"for {resource}") for key in keys):
                found[f"pay-{resource}"] = f"{words(f'amount-{resource}', count=1)} · {words.short(at).upper()}"
        return found
