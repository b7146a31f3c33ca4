"""The log: what has happened, in the reader's language, as far as the reader may know it."""

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from troyes.cli.table.words import Words
from troyes.core.message import Message

__all__ = ["LogPanel"]

SILENT = ("dice-log-plazas", "dice-log-sides")
"""What the wheel shows better."""
STRUCK = ("dice-log-destroyed", "dice-log-crossed", "dice-log-guarded", "dice-log-spared", "dice-log-tamed")


class LogPanel(VerticalScroll):
    def compose(self):
        yield Static(id="log-lines", markup=False)

    def on_mount(self) -> None:
        self._shown: tuple[str, ...] = ()

    def show(self, lines: list[Message], words: Words) -> None:
        parts: list[Content] = []
        for message in lines:
            if message.id in SILENT:
                continue
            text = words.tell(message)
            if message.id == "dice-log-rolled":
                parts.append(Content.styled(text, "bold $gold"))
            elif message.id in STRUCK:
                parts.append(Content.styled(text, "$red-word"))
            else:
                parts.append(Content(text))
        shown = tuple(part.plain for part in parts)
        self.border_title = Content(words("table-log"))
        if shown != self._shown:
            self._shown = shown
            self.query_one("#log-lines", Static).update(Content("\n").join(parts))
            self.call_after_refresh(self.scroll_end, animate=False)
