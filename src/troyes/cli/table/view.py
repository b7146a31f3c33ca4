"""What the table looks like at a moment: every part of the screen, filled from the session.

Here stands what all games have: the prompt, the log, the tray and the line of keys. The board between them is a game's
own: a game derives its screen from `TableScreen` and fills in the methods of the first part. Without that, any game is
played from a list of its options.
"""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content

from troyes.bots.roster import takes_limits
from troyes.cli.points import ending
from troyes.cli.table.bars import HINTS, Hint, KeyLine, Prompt
from troyes.cli.table.choices import ChoiceList
from troyes.cli.table.jobs import Weighed
from troyes.cli.table.log import LogInk, LogPanel
from troyes.cli.table.page import Page
from troyes.cli.table.session import Session
from troyes.cli.table.tray import Speech, Tray
from troyes.cli.table.words import Words
from troyes.core.decision import Decision


class TableView(Page[None]):
    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [(0, "-narrow"), (118, "-wide")]  # pyright: ignore[reportIncompatibleVariableOverride]
    HINTS: ClassVar[tuple[Hint, ...]] = HINTS
    """The line of keys."""
    BUTTONS: ClassVar[tuple[str, ...]] = ()
    """The buttons of the tray that only this game has, by name."""
    LOG: ClassVar[LogInk] = LogInk()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._sitting = session
        self.pointed: str | None = None
        """The key of what is under the hand."""
        self.note = ""
        """Why the last thing that was tried is not possible."""
        self.thinking: dict[int, Weighed | None] = {}
        """The bots at work, each with how far it is."""

    @property
    def session(self) -> Session:
        return self._sitting

    @property
    def words(self) -> Words:
        return Words(self.table.lang, self.session.names)

    # -- what a game fills in ---------------------------------------------------------------------------------

    def board(self) -> ComposeResult:
        """The parts between the prompt and the tray, among them a `LogPanel`. They post `Chosen` and `Pointed`."""
        yield LogPanel(id="log")
        yield ChoiceList(id="choices")

    def draw(self) -> None:
        """Fills the board from the session, in the language of the moment."""
        self.query_one(ChoiceList).show(self.session.decision, self.words)

    def attend(self) -> None:
        """Puts the hand where the next choice is made."""
        self.query_one(ChoiceList).begin()

    def let_go(self) -> None:
        """Forgets what is under the hand or half begun: a step was taken, or taken back, or a turn begins."""
        self.pointed = None

    def question(self, decision: Decision) -> str:
        """What the holder of the device is asked."""
        return self.words.tell(decision.prompt())

    def speak(self) -> Speech:
        """What the tray says: of what is under the hand, or else of the state of the turn."""
        session, words, key = self.session, self.words, self.pointed
        decision = session.decision
        if session.held is not None:
            return Content.styled(words("table-held"), "bold $gold"), self.foretold(session.held)
        if decision is None:
            return words("table-over" if session.game.over else "table-thinking"), []
        option = next((option for option in decision.options if option.key == key), None)
        if option is None:
            return Content.styled(words("table-hint-choice"), "$faded"), []
        return Content.styled(words.tell(option.message), "bold"), self.foretold(option.key)

    def unread(self) -> int | None:
        """Which line of the log is the first that the holder of the device has not seen; None: they all have been."""
        return None

    def buttons(self) -> dict[str, str]:
        """The game's own buttons that are to be seen now, with their words."""
        return {}

    def confirming(self) -> tuple[str, str]:
        """How the held step is asked to be confirmed: the prompt, and the button."""
        return self.words("table-prompt-held"), self.words("table-end-turn")

    # -- what every game has ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Prompt()
        with Horizontal(id="main"):
            yield from self.board()
        yield Tray(self.BUTTONS)
        yield KeyLine(self.HINTS)

    @property
    def tray(self) -> Tray:
        return self.query_one(Tray)

    def relabel(self) -> None:
        """Shows everything anew, in the language of the moment."""
        words = self.words
        self.query_one(Prompt).show(*self.prompt())
        self.draw()
        self.query_one(LogPanel).show(self.session.log(), words, self.LOG, self.unread())
        self.query_one(KeyLine).show(words)
        self.query_one("#key-advice").display = self.session.hints
        self.show_tray()
        self.show_thinking()

    def prompt(self) -> tuple[str, str]:
        """Who is asked, and what, in one sentence."""
        session, words = self.session, self.words
        if session.game.over:
            return "", ending(session.game, session.names, words.lang)
        if session.seat is None:
            return "", words("table-prompt-watch")
        name = words.name(session.seat)
        if session.held is not None:
            return name, self.confirming()[0]
        decision = session.decision
        return name, words("table-prompt-wait") if decision is None else self.question(decision)

    def foretold(self, key: str) -> list[str | Content]:
        """What the log would tell of a step, in words."""
        return [self.words.tell(line) for line in self.session.foretold(key)]

    def show_thinking(self) -> None:
        """Tells how far the bots are, on the rim of the tray: that takes no room from anything."""
        words, told = self.words, list[str]()
        for seat, weighed in sorted(self.thinking.items()):
            name = words.name(seat)
            if weighed is not None:
                seconds = words.number(weighed.seconds)
                told.append(words("table-weighs", name=name, lines=weighed.lines, seconds=seconds))
            elif (bot := self.session.seats[seat].bot) is not None and takes_limits(bot):
                told.append(words("table-ponders", name=name))
        self.tray.border_title = Content(" · ".join(told))

    def show_tray(self) -> None:
        session, words = self.session, self.words
        head, body = self.speak()
        note = self.note
        if session.trouble is not None and not note:
            note = session.trouble.text(words.lang)
        buttons: dict[str, str] = {}
        if session.held is not None:
            buttons["end"] = self.confirming()[1]
        if session.can_undo():
            buttons["undo"] = words("table-undo")
        buttons |= self.buttons()
        if session.game.over:
            buttons["scores"] = words("table-scores")
        self.tray.set_class(bool(note), "-no")
        self.tray.show((note or head, body), buttons)

    def refuse(self, reason: str) -> None:
        self.note = reason
        self.show_tray()
