"""The end: what everybody's points are for, who won, and what was achieved."""

from typing import ClassVar, Literal, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.widgets import Button, DataTable, Static

from troyes.cli import saves
from troyes.cli.points import ending, score_lines, side_name
from troyes.cli.store import Wall
from troyes.cli.table.page import Page
from troyes.cli.table.session import Session
from troyes.cli.table.words import Words
from troyes.core.errors import TroyesError
from troyes.registry import verdict

After = Literal["board", "again", "setup"]
"""What is wished for after the count."""


class ScoringScreen(Page[After]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("v,V,escape", "leave('board')", show=False),
        Binding("a,A", "leave('again')", show=False),
        Binding("n,N", "leave('setup')", show=False),
        Binding("w,W", "keep", show=False),
        Binding("s,S", "study", show=False),
    ]
    CHOICES = ("board", "study", "keep", "again", "setup", "quit")

    def __init__(
        self, session: Session, earned: dict[str, list[str]], walls: list[Wall], trouble: TroyesError | None = None
    ) -> None:
        super().__init__()
        self.session = session
        self.earned = earned
        self.walls = walls
        self.trouble = trouble
        """Why the achievements could not be written down, if they could not."""
        self.kept = ""

    @property
    def words(self) -> Words:
        return Words(self.table.lang, self.session.names)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="scoring", classes="card"):
            yield Static(id="scoring-title", classes="card-title", markup=False)
            yield DataTable[Text](id="count", cursor_type="none", zebra_stripes=True, fixed_columns=1)
            yield Static(id="verdict", markup=False)
            yield Static(id="best", markup=False)
            yield Static(id="earned", markup=False)
            yield Static(id="scoring-trouble", markup=False)
            yield Static(id="kept", markup=False)
            with Container(id="scoring-buttons"):
                for name in self.CHOICES:
                    yield Button("", id=f"after-{name}", compact=True)

    @property
    def gone(self) -> bool:
        """The parts of a page go one after the other: without its title this one is on its way."""
        return super().gone or not self.query("#scoring-title")

    def on_mount(self) -> None:
        if self.gone:
            return
        self.relabel()
        self.query_one("#after-board", Button).focus()

    def relabel(self) -> None:
        if self.gone:
            return
        words = self.words
        title = ending(self.session.game, self.session.names, words.lang)
        self.query_one("#scoring-title", Static).update(title)
        self._count(words)
        game = self.session.game
        said = verdict(game)
        self._tell("verdict", Content.styled(said.text(words.lang) if said else "", "bold $gold"))
        self._tell("best", Content("\n".join(self._best(words))))
        self._tell("earned", self._earned(words))
        self._tell("scoring-trouble", Content("\n".join(self._troubles(words))))
        self._tell("kept", Content(self.kept))
        self.query_one("#after-study").display = self.session.advised
        for name in self.CHOICES:
            self.query_one(f"#after-{name}", Button).label = Content(f" {words(f'table-after-{name}')} ")

    def _tell(self, id: str, content: Content) -> None:
        """Fills a part of the page; one that has nothing to say takes no room."""
        part = self.query_one(f"#{id}", Static)
        part.update(content)
        part.display = bool(content.plain)

    def _count(self, words: Words) -> None:
        table = cast("DataTable[Text]", self.query_one("#count"))
        game = self.session.game
        scores = game.scores()
        colours = self.table.theme_variables
        gold, faded = f"bold {colours['gold']}", colours["faded"]
        table.clear(columns=True)
        table.add_column("")
        for side in range(len(scores)):
            name = side_name(side, game.players, self.session.names, words.lang)
            table.add_column(Text(name, justify="right"))
        for line in score_lines(scores):
            row = [score.lines.get(line) for score in scores]
            cells = [
                Text("–" if points is None else str(points), style="" if points else faded, justify="right")
                for points in row
            ]
            table.add_row(Text(words(f"score-{line}")), *cells)
        totals = [Text(str(score.total), style=gold, justify="right") for score in scores]
        table.add_row(Text(words("score-total"), style=gold), *totals)

    def _best(self, words: Words) -> list[str]:
        """Each person's best so far, which is what counts for those who play alone."""
        return [words("table-best", name=wall.name, best=wall.best, games=wall.games) for wall in self.walls]

    def _earned(self, words: Words) -> Content:
        parts: list[str | tuple[str, str]] = []
        for name, boxes in self.earned.items():
            if boxes:
                parts += [(words("table-earned", name=name), "bold"), "\n"]
                parts += [f"  ✓ {words(f'achievement-{box}')}\n" for box in boxes]
        return Content.assemble(*parts)

    def _troubles(self, words: Words) -> list[str]:
        """What could not be written: the achievements, the game."""
        told = [] if self.trouble is None else [words("table-uncounted", why=self.trouble.text(words.lang))]
        if self.session.trouble is not None:
            told.append(self.session.trouble.text(words.lang))
        return told

    def action_leave(self, after: After) -> None:
        self.dismiss(after)

    def action_keep(self) -> None:
        words = self.words
        try:
            path = saves.write_record(self.session.game.record())
        except TroyesError as error:
            self.kept = error.text(words.lang)
        else:
            self.kept = words("table-kept", path=str(path))
        self._tell("kept", Content(self.kept))

    def action_study(self) -> None:
        if self.session.advised:
            self.table.show_study(self.session)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        name = (event.button.id or "").removeprefix("after-")
        if name == "keep":
            self.action_keep()
        elif name == "study":
            self.action_study()
        elif name == "quit":
            self.table.exit()
        else:
            self.dismiss(cast(After, name))
