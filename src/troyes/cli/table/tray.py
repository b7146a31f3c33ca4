"""The tray: what a choice costs and brings, and the buttons that go with it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from troyes.cli.table.words import Words
from troyes.dice.names import RESOURCES

__all__ = ["Tray"]

BUTTONS = ("end", "rest", "scores", *(f"pay-{resource}" for resource in RESOURCES), "undo")


class Tray(Horizontal):
    def compose(self) -> ComposeResult:
        with Vertical(id="tray-words"):
            yield Static(id="tray-head", markup=False)
            yield Static(id="tray-body", markup=False)
        with Horizontal(id="tray-buttons"):
            for name in BUTTONS:
                yield Button("", id=f"button-{name}", compact=True)

    def show(self, head: str | Content, body: list[str | Content], buttons: dict[str, str]) -> None:
        """`buttons`: the ones to be seen, with their words."""
        self.query_one("#tray-head", Static).update(head)
        self.query_one("#tray-body", Static).update(Content("\n").join(body))
        for name in BUTTONS:
            button = self.query_one(f"#button-{name}", Button)
            button.display = name in buttons
            if name in buttons:
                button.label = Content(f" {buttons[name]} ")
        self.query_one("#tray-buttons").display = bool(buttons)

    def text(self) -> str:
        """All that it says, as plain text."""
        parts = [str(self.query_one(f"#tray-{part}", Static).content) for part in ("head", "body")]
        return "\n".join(parts)

    def pay_buttons(self, keys: list[str], words: Words) -> dict[str, str]:
        """One button for each way to pay a price of any one resource."""
        found: dict[str, str] = {}
        for at, resource in enumerate(RESOURCES):
            if any(key.endswith(f"for {resource}") for key in keys):
                found[f"pay-{resource}"] = f"{words(f'amount-{resource}', count=1)} · {words.short(at).upper()}"
        return found
