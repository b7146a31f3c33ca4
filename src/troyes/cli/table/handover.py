"""Between two people at one device: nothing of anybody's secrets is to be seen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, Vertical
from textual.content import Content
from textual.widgets import Button, Static

from troyes.cli.table.page import Page


class HandoverScreen(Page[bool]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take", show=False)]

    def __init__(self, name: str, previous: str | None, parting: str, why: str) -> None:
        """`parting`: the message about whoever held the device; `why`: the one that tells what stays secret."""
        super().__init__()
        self.to = name
        self.previous = previous
        self.parting = parting
        self.why = why

    def compose(self) -> ComposeResult:
        with Middle(), Vertical(classes="card"):
            yield Static(id="handover-title", classes="card-title", markup=False)
            yield Static(id="handover-words", markup=False)
            with Center():
                yield Button("", id="take", variant="primary")

    def on_mount(self) -> None:
        self.relabel()
        self.query_one(Button).focus()

    def relabel(self) -> None:
        words = self.words
        self.query_one("#handover-title", Static).update(words("table-handover", name=self.to))
        done = "" if self.previous is None else words(self.parting, name=self.previous) + "\n"
        self.query_one("#handover-words", Static).update(done + words(self.why, name=self.to))
        self.query_one(Button).label = Content(words("table-handover-take", name=self.to))

    def action_take(self) -> None:
        self.dismiss(True)

    def on_button_pressed(self) -> None:
        self.dismiss(True)
