"""What the operator's commands share: settings, questions before anything is lost, answers in words or JSON."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import typer
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from troyes.cli.settings import settings_of
from troyes.cli.voice import FAILED, Voice
from troyes.core.message import Arg, Message

Advance = Callable[[str, int, int], None]
"""(what is done, how much of it, of how much): moves its bar on."""


class Sheet:
    """One command's paper: what it is asked, and how it answers."""

    def __init__(self, voice: Voice, data: Path | None, json: bool, yes: bool = False) -> None:
        self.voice = voice
        self.settings = settings_of(data=data)
        self.json = json
        self.yes = yes

    def answer(self, value: object, *lines: Message) -> None:
        """Tells the result: as JSON, or in sentences."""
        if self.wants_words(value):
            for line in lines:
                self.voice.out.print(line.text(self.voice.lang), soft_wrap=True)

    def wants_words(self, value: object) -> bool:
        """Tells the result as JSON, unless it is to be told in words."""
        if self.json:
            typer.echo(msgspec.json.format(msgspec.json.encode(value, enc_hook=str)))
        return not self.json

    def sure(self, id: str, **args: Arg) -> None:
        """Asks, unless it was said beforehand. Who does not say yes ends the command."""
        if not self.yes and not self.voice.asks(id, **args):
            self.voice.note("admin-left")
            raise typer.Exit(FAILED)

    def list(self, heads: str, rows: Iterable[Sequence[object]]) -> None:
        """Tells rows below their headings. What stands in them are other people's words."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for head in heads.split():
            table.add_column(self.voice.words(f"admin-head-{head}"), overflow="fold", no_wrap=head == "id")
        for row in rows:
            table.add_row(*(_plain(cell) for cell in row))
        self.voice.table(table)

    def when(self, moment: float | None) -> str:
        """In the time of this machine."""
        if not moment:
            return "–"
        return datetime.fromtimestamp(moment, UTC).astimezone().strftime("%Y-%m-%d %H:%M")

    def size(self, count: int) -> str:
        unit, number = ("kilobytes", count / 1e3) if count < 1e6 else ("megabytes", count / 1e6)
        return self.voice.words(f"admin-{unit}", number=self.voice.number(number))

    @contextmanager
    def progress(self) -> Generator[Advance]:
        """A bar for each thing that is done, where somebody looks at a terminal."""
        words = TextColumn("{task.description}")
        seen = self.voice.err.is_terminal and not self.json
        with Progress(
            words, BarColumn(), TaskProgressColumn(), console=self.voice.err, transient=True, disable=not seen
        ) as bar:
            tasks: dict[str, TaskID] = {}

            def advance(what: str, done: int, total: int) -> None:
                if what not in tasks:
                    tasks[what] = bar.add_task(self.voice.words(f"admin-doing-{what}"))
                bar.update(tasks[what], completed=done, total=total)

            yield advance


def _plain(value: object) -> Text:
    """Somebody else's words, without a meaning for the terminal."""
    return Text("".join(letter if letter.isprintable() else "·" for letter in str(value)))
