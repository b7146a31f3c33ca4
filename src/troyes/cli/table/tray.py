"""The tray: what a choice costs and brings, and the buttons that go with it."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button

from troyes.cli.table.face import Face

Speech = tuple[str | Content, list[str | Content]]
"""A heading, and the lines below it."""


class Tray(Horizontal):
    def __init__(self, own: tuple[str, ...]) -> None:
        """`own`: the buttons of the game itself, beside those that every game has."""
        super().__init__(id="tray")
        self.names = ("end", *own, "scores", "undo")

    def compose(self) -> ComposeResult:
        with Vertical(id="tray-words"):
            yield Face(id="tray-head")
            yield Face(id="tray-body")
        with Horizontal(id="tray-buttons"):
            for name in self.names:
                yield Button("", id=f"button-{name}", compact=True)

    def show(self, speech: Speech, buttons: dict[str, str]) -> None:
        """`buttons`: the ones to be seen, with their words."""
        head, body = speech
        self.query_one("#tray-head", Face).put(head, resize=True)
        self.query_one("#tray-body", Face).put(Content("\n").join(body), resize=True)
        for name in self.names:
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
