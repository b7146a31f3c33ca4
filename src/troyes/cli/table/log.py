"""The log: what has happened, in the reader's language, as far as the reader may know it."""

from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from troyes.cli.table.words import Words
from troyes.core.message import Message


class LogInk(NamedTuple):
    """How a game's messages stand in the log, by their ids; all others are plain."""

    headings: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    """Blows, in red."""
    openings: tuple[str, ...] = ()
    """What begins a turn, in bold."""
    silent: tuple[str, ...] = ()
    """What the board shows better."""


class LogPanel(VerticalScroll):
    def compose(self) -> ComposeResult:
        yield Static(id="log-lines", markup=False)

    def on_mount(self) -> None:
        self._shown: tuple[str, ...] = ()

    def show(self, lines: list[Message], words: Words, ink: LogInk, unread: int | None = None) -> None:
        """`unread`: which of the lines is the first that the reader has not seen; a mark stands before it."""
        parts: list[Content] = []
        for at, message in enumerate(lines):
            if at == unread:
                parts.append(Content.styled(words("table-log-unread"), "$gold"))
            if message.id in ink.silent:
                continue
            text = words.tell(message)
            if message.id in ink.headings:
                parts.append(Content.styled(text, "bold $gold"))
            elif message.id in ink.openings:
                parts.append(Content.styled(text, "bold"))
            elif message.id in ink.struck:
                parts.append(Content.styled(text, "$red-word"))
            else:
                parts.append(Content(text))
        shown = tuple(part.plain for part in parts)
        self.border_title = Content(words("table-log"))
        if shown != self._shown:
            self._shown = shown
            self.query_one("#log-lines", Static).update(Content("\n").join(parts))
            self.call_after_refresh(self.scroll_end, animate=False)
