"""What the table looks like at a moment: every part of the screen, filled from the sitting."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from troyes.cli.table import counsel
from troyes.cli.table.bars import KeyLine, Prompt, SeatTabs
from troyes.cli.table.district import SheetState
from troyes.cli.table.log import LogPanel
from troyes.cli.table.page import Page
from troyes.cli.table.preview import die_keys, glows, outcome
from troyes.cli.table.sheet import SheetView
from troyes.cli.table.sitting import Sitting
from troyes.cli.table.tray import Tray
from troyes.cli.table.wheel import Plaza, WheelView
from troyes.cli.table.words import Words
from troyes.dice.names import CHOOSE_DIE

__all__ = ["TableView"]


class TableView(Page[None]):
    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [(0, "-narrow"), (118, "-wide")]  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.viewed = 0
        """Whose sheet is shown."""
        self.paying: int | None = None
        """The place whose price of any one resource is about to be paid."""
        self.pointed_notch = -1
        self.pointed_space: str | None = None
        self.note = ""
        """Why the last thing that was tried is not possible."""

    @property
    def words(self) -> Words:
        return Words(self.table.lang, self.sitting.names)

    def compose(self) -> ComposeResult:
        yield Prompt()
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield WheelView(id="wheel")
                yield LogPanel(id="log")
            with VerticalScroll(id="right", can_focus=False):
                yield SeatTabs(len(self.sitting.seats))
                yield SheetView(id="sheet")
        yield Tray(id="tray")
        yield KeyLine()

    @property
    def sheet(self) -> SheetView:
        return self.query_one(SheetView)

    @property
    def wheel(self) -> WheelView:
        return self.query_one(WheelView)

    @property
    def tray(self) -> Tray:
        return self.query_one(Tray)

    def relabel(self) -> None:
        """Shows everything anew, in the language of the moment."""
        sitting, words, game = self.sitting, self.words, self.sitting.game
        decision = sitting.decision
        rights = sitting.rights()
        walk = sitting.walk()
        may = {int(key.split()[1]) - 1 for key in rights if key.startswith("die ")}
        chosen = walk.place if walk is not None and walk.place >= 0 else self.paying
        self.query_one(Prompt).show(*counsel.prompt(sitting, words))
        self.wheel.show(game.half.wheel if not game.over else game.wheel, game.half, words, may, chosen)
        points = [sitting.sheet(seat).points(game.printed) for seat in range(game.players)]
        self.query_one(SeatTabs).show(sitting.names, points, self.viewed, words)
        own = sitting.seat == self.viewed
        glow = glows(decision) if decision is not None and own and decision.kind != CHOOSE_DIE else {}
        before = game.sheets[self.viewed] if own and not game.over else None
        self.sheet.show(SheetState(sitting.sheet(self.viewed), game.half, words, before, glow))
        self.query_one(LogPanel).show(sitting.log(), words)
        self.query_one(KeyLine).show(words)
        self.show_tray()

    def show_tray(self) -> None:
        """The tray speaks of what is under the hand: a space, a die, or else the state of the turn."""
        sitting, words = self.sitting, self.words
        decision = sitting.decision
        space = self.pointed_space
        if space is None and self.sheet.has_focus:
            space = self.sheet.aim
        own = sitting.seat == self.viewed
        after = None
        rights = sitting.rights() if own else set[str]()
        if space is not None and space in rights and sitting.seat is not None:
            after = outcome(sitting.game, sitting.seat, space)
        self.sheet.preview(None if after is None else after.walk.sheet)
        head, body = counsel.speak(sitting, words, self.viewed, space, self.pointed_notch, self.paying, after)
        note = self.note
        if sitting.trouble is not None and not note:
            note = sitting.trouble.text(words.lang)
        if note:
            head = note
        buttons: dict[str, str] = {}
        if sitting.held is not None:
            buttons["end"] = words("table-end-turn")
        if sitting.can_undo() or self.paying is not None:
            buttons["undo"] = words("table-undo")
        if self.paying is not None:
            buttons.update(self.tray.pay_buttons(self.die_keys(self.paying), words))
        if decision is not None and "one of each" in sitting.rights():
            buttons["rest"] = words("table-rest")
        if sitting.game.over:
            buttons["scores"] = words("table-scores")
        self.tray.set_class(bool(note), "-no")
        self.tray.show(head, body, buttons)

    def die_keys(self, place: int) -> list[str]:
        decision = self.sitting.decision
        return [] if decision is None else die_keys(decision, place)

    def attend(self) -> None:
        """Puts the hand where the next choice is made: on the wheel, or on the cheapest space that glows."""
        decision = self.sitting.decision
        if decision is None or decision.kind == CHOOSE_DIE:
            self.wheel.focus()
            return
        self.sheet.focus()
        prices = glows(decision)
        self.sheet.aim = min(prices, key=lambda space: sum(prices[space]), default=None)

    def refuse(self, reason: str) -> None:
        self.note = reason
        self.show_tray()

    def plaza(self, place: int) -> Plaza:
        """The plaza at a place of this half day."""
        return next(plaza for plaza in self.query(Plaza) if plaza.place == place)
