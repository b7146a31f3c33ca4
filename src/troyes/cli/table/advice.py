"""A hint: what the strongest player would do now, what else is worth a thought, and why. Enter takes its first step."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Button, Static

from troyes.cli.points import side_name
from troyes.cli.table import jobs
from troyes.cli.table.page import GamePage, leafing
from troyes.cli.table.prose import Paper, bar
from troyes.cli.table.session import Session
from troyes.cli.table.words import Words
from troyes.coach.hint import THINKING
from troyes.coach.processes import Lost
from troyes.coach.shapes import Hint, Line

WIDTH, MARGIN = 96, 9
"""How wide the page is at most, and how much of that its border, room and scroll bar take."""
REASONS = {"best": 6, "other": 3}
"""How many reasons are told of a line."""


class AdviceScreen(GamePage[str]):
    """Ends with the key of the step to take, or without one."""

    AUTO_FOCUS = ""
    """Nothing while it is thought out: an Enter too early must not close the page."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,h,H", "close", show=False),
        Binding("enter", "follow", show=False),
        *leafing(8),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.seconds = max(THINKING.seconds, session.seconds)
        """How long it may take."""
        self.weighed = jobs.Weighed(0, 0.0)
        self.hint: Hint | None = None
        self.lost = ""
        """Why there is none, if it came to nothing."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="advice", classes="card", can_focus=False):
            yield Static(id="advice-title", classes="card-title", markup=False)
            yield Static(id="advice-body", markup=False)
            with Horizontal(id="advice-buttons"):
                yield Button("", id="follow", variant="primary", compact=True)
                yield Button("", id="close", compact=True)

    def on_mount(self) -> None:
        self.run_worker(self._ask())

    async def _ask(self) -> None:
        """Thinks elsewhere. Whoever closes the page ends the thinking."""
        seat = self.session.seat
        assert seat is not None
        asked = (self.session.game.record(), seat, self.seconds)
        try:
            self.hint = await self.table.thinkers.ask(self._told, jobs.advise, *asked)
        except Lost as lost:
            self.lost = str(lost)
        self.relabel()
        if not self.gone:
            self.query_one("#close" if self.lost else "#follow").focus()

    def _told(self, weighed: jobs.Weighed) -> None:
        self.weighed = weighed
        self.relabel()

    def relabel(self) -> None:
        words, seat = self.words, self.session.seat
        if self.gone or seat is None:
            return
        self.query_one("#advice-title", Static).update(words("table-advice", name=words.name(seat)))
        self.query_one("#advice-body", Static).update(self._body(words))
        for name in ("follow", "close"):
            self.query_one(f"#{name}", Button).label = Content(f" {words(f'table-advice-{name}')} ")
        self.query_one("#follow").display = self.hint is not None

    def _body(self, words: Words) -> Content:
        paper = Paper(min(self.size.width, WIDTH) - MARGIN)
        if self.lost:
            paper.write((words("table-advice-lost", why=self.lost), "$red-word"))
        elif self.hint is None:
            seconds = words.number(self.weighed.seconds)
            paper.write(bar(self.weighed.seconds / self.seconds))
            paper.write((words("table-advice-weighs", lines=self.weighed.lines, seconds=seconds), "$faded"))
        else:
            for at, line in enumerate(self.hint.lines):
                self._write(line, "other" if at else "best", words, paper)
                paper.skip()
            seconds = words.number(self.hint.seconds)
            paper.write((words("table-advice-weighed", lines=self.hint.simulations, seconds=seconds), "$faded"))
        return paper.content

    def _write(self, line: Line, name: str, words: Words, paper: Paper) -> None:
        """What to do, what follows in the same turn, what comes of it, and why."""
        first, *rest = [words.tell(step.label) for step in line.steps]
        paper.write((words(f"table-advice-{name}"), "$faded"), " ", (first, "bold $gold"))
        if rest:
            paper.write((words("table-advice-then"), "$faded"), " ", " ▸ ".join(rest), lead="  ")
        paper.write((self._expected(line, name, words), "$faded"), lead="  ")
        for reason in line.reasons[: REASONS[name]]:
            paper.write(words.tell(reason), lead="  • ")

    def _expected(self, line: Line, name: str, words: Words) -> str:
        names, players = self.session.names, self.session.game.players
        sides = [side_name(side, players, names, words.lang) for side in range(len(line.points))]
        told = [f"{name} {words.number(points)}" for name, points in zip(sides, line.points, strict=True)]
        return words(f"table-advice-{name}-expected", points=" · ".join(told), less=words.number(line.gives_up))

    def action_close(self) -> None:
        self.dismiss(None)

    def action_follow(self) -> None:
        """Enter takes the first step, unless the hand is on the other button."""
        if self.hint is not None:
            self.dismiss(self.hint.lines[0].key)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "follow":
            self.action_follow()
        else:
            self.action_close()
