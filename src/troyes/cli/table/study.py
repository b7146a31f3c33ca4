"""A game in hindsight: what was to be expected as it went on, where it turned, what was luck and what was choice."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from troyes.cli.curve import sampled, sparkline
from troyes.cli.points import side_name
from troyes.cli.table.page import GamePage, leafing
from troyes.cli.table.prose import Paper, bar
from troyes.cli.table.session import Session
from troyes.cli.table.words import Words
from troyes.coach.analysis import SOUND
from troyes.coach.shapes import Analysis, Step, Turn

WIDTH, MARGIN = 112, 9
"""How wide the page is at most, and how much of that its border, room and scroll bar take."""
NAME = 16
AROUND = NAME + 20
"""What stands before and behind a curve."""
SEAT_INKS = 4
TURNS, REASONS = 5, 2
"""How many of the turns that gave up most are told, and how many reasons with each."""


class Study:
    """The analysis of a game, made or in the making."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = record
        self.done = 0
        self.total = 0
        """Choices: how many are judged, and of how many."""
        self.analysis: Analysis | None = None
        self.lost = ""
        """Why there is none, if it came to nothing."""


class StudyScreen(GamePage[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,s,S", "dismiss", show=False), *leafing(10)]

    def __init__(self, session: Session, study: Study) -> None:
        super().__init__(session)
        self.study = study

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="study", classes="card", can_focus=False):
            yield Static(id="study-title", classes="card-title", markup=False)
            yield Static(id="study-body", markup=False)
        yield Static(id="study-keys", markup=False)

    def relabel(self) -> None:
        if self.gone:
            return
        words = self.words
        self.query_one("#study-title", Static).update(words("table-study"))
        self.query_one("#study-body", Static).update(self._body(words))
        self.query_one("#study-keys", Static).update(words("table-study-keys"))

    def _body(self, words: Words) -> Content:
        study = self.study
        paper = Paper(min(self.size.width, WIDTH) - MARGIN)
        if study.lost:
            paper.write((words("table-study-lost", why=study.lost), "$red-word"))
        elif study.analysis is None:
            paper.write(bar(study.done / study.total if study.total else 0.0))
            paper.write((words("table-study-going", done=study.done, total=study.total), "$faded"))
        else:
            analysis = study.analysis
            self._curves(analysis, words, paper)
            self._turning(analysis, words, paper)
            self._accounts(analysis, words, paper)
            self._turns(analysis, words, paper)
            seconds = f"{analysis.budget.seconds:g}".replace(".", words("cli-decimal"))
            paper.write((words("table-study-budget", seconds=seconds), "$faded"))
        return paper.content

    def _who(self, side: int, words: Words) -> str:
        name = side_name(side, self.session.game.players, self.session.names, words.lang)
        return name if len(name) <= NAME else f"{name[: NAME - 1]}…"

    def _curves(self, analysis: Analysis, words: Words, paper: Paper) -> None:
        """For each side what it could expect to end with, all on one scale, and its chance to win."""
        width = paper.width - AROUND
        lines = [sampled(analysis, side, False, width) for side in range(analysis.sides)]
        low, high = min(map(min, lines)), max(map(max, lines))
        paper.write((words("table-study-curve"), "bold"))
        for side, points in enumerate(lines):
            ink = f"bold $seat-{side % SEAT_INKS}" if side < analysis.players else "bold $seat-roy"
            ends = (words.number(points[0]), words.number(points[-1]))
            self._curve(side, sparkline(points, low, high), ends, ink, words, paper)
        if not analysis.solo:
            paper.write((words("table-study-chance"), "bold"))
            for side in range(analysis.sides):
                chances = sampled(analysis, side, True, width)
                ends = (_percent(chances[0], words), _percent(chances[-1], words))
                self._curve(side, sparkline(chances, 0, 1), ends, "$faded", words, paper)
        paper.skip()

    def _curve(self, side: int, line: str, ends: tuple[str, str], ink: str, words: Words, paper: Paper) -> None:
        paper.write(f"{self._who(side, words):<{NAME}} {ends[0]:>6} ", (line, ink), f" {ends[1]}", lead="  ")

    def _turning(self, analysis: Analysis, words: Words, paper: Paper) -> None:
        if not analysis.turning_points:
            return
        paper.write((words("table-study-turning"), "bold"))
        for point in analysis.turning_points:
            when = words("table-study-when", when=words.tell(point.when))
            paper.write((when, "$faded"), " ", words.tell(point.words), lead="  ▸ ")
        paper.skip()

    def _accounts(self, analysis: Analysis, words: Words, paper: Paper) -> None:
        """Luck apart from choices: start + luck + choices + others + revision = final."""
        heads = [
            words(f"table-study-{name}")
            for name in ("start", "luck", "choices", "others", "revision", "final", "sound")
        ]
        wide = max(map(len, heads)) + 1
        paper.write((words("table-study-account"), "bold"))
        paper.write((" " * NAME + "".join(f"{head:>{wide}}" for head in heads), "$faded"), lead="  ")
        for account in analysis.summaries:
            cells = [words.number(account.start)]
            cells += [
                _signed(value, words) for value in (account.luck, account.choices, account.others, account.revision)
            ]
            cells += [words.number(account.final), _percent(account.accuracy, words) if account.turns else "–"]
            row = "".join(f"{cell:>{wide}}" for cell in cells)
            paper.write(f"{self._who(account.side, words):<{NAME}}{row}", lead="  ")
        paper.write((words("table-study-how"), "$faded"), lead="  ")
        paper.skip()

    def _turns(self, analysis: Analysis, words: Words, paper: Paper) -> None:
        """The turns that gave up most."""
        dear = sorted((turn for turn in analysis.turns if turn.gave_up >= SOUND), key=lambda turn: -turn.gave_up)
        paper.write((words("table-study-turns" if dear else "table-study-sound-all"), "bold"))
        for turn in dear[:TURNS]:
            self._turn(turn, words, paper)
        paper.skip()

    def _turn(self, turn: Turn, words: Words, paper: Paper) -> None:
        when = words("table-study-when", when=words.tell(turn.when))
        told = words("table-study-gave-up", name=self._who(turn.seat, words), points=words.number(turn.gave_up))
        paper.write((when, "$faded"), f" {told}", lead="  ▸ ")
        paper.write((words("table-study-done"), "$faded"), f" {_walk(turn.steps, words)}", lead="      ")
        if turn.better:
            paper.write((words("table-study-better"), "$faded"), f" {_walk(turn.better, words)}", lead="      ")
        for reason in turn.reasons[:REASONS]:
            paper.write(words.tell(reason), lead="      • ")


def _walk(steps: list[Step], words: Words) -> str:
    return " ▸ ".join(words.tell(step.label) for step in steps)


def _percent(share: float, words: Words) -> str:
    return words("cli-percent", number=f"{100 * share:.0f}")


def _signed(value: float, words: Words) -> str:
    told = words.number(abs(value))
    return f"+{told}" if value > 0.05 else f"−{told}" if value < -0.05 else told
