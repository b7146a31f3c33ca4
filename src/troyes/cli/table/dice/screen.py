"""The screen of Troyes Dice: the wheel and the log on the left, a sheet on the right."""

from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Button

from troyes.cli.table.bars import HINTS, Hint, SeatTabs
from troyes.cli.table.dice import tray_text
from troyes.cli.table.dice.district import SheetState
from troyes.cli.table.dice.preview import die_keys, glows, outcome, reachable
from troyes.cli.table.dice.session import DiceSession
from troyes.cli.table.dice.sheet import SheetView
from troyes.cli.table.dice.signals import DieChosen, DiePointed
from troyes.cli.table.dice.wheel import Plaza, WheelView
from troyes.cli.table.dice.words import DiceWords
from troyes.cli.table.log import LogInk, LogPanel
from troyes.cli.table.page import digit
from troyes.cli.table.play import TableScreen
from troyes.cli.table.session import Session
from troyes.cli.table.signals import SeatPicked
from troyes.cli.table.tray import Speech
from troyes.core.decision import Decision
from troyes.dice.names import CHOOSE_DIE, CHOOSE_USE, RESOURCES
from troyes.dice.wheel import notch_of

REST = "one of each"
"""The key of what is taken where no die can be had."""


class DiceScreen(TableScreen):
    CSS_PATH = "dice.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(digit(place + 1), f"die({place})") for place in range(4)),
        Binding("i,I", "pay('influence')", show=False),
        Binding("d,D", "pay('deniers')", show=False),
        Binding("k,K,c,C", "pay('knowledge')", show=False),
        Binding("s", "sheets(1)", show=False),
        Binding("S", "sheets(-1)", show=False),
    ]
    HINTS = (Hint("die", "1-4"), *HINTS[:3], Hint("sheets", "S", "sheets(1)"), *HINTS[3:])
    BUTTONS = ("rest", *(f"pay-{resource}" for resource in RESOURCES))
    LOG = LogInk(
        headings=("dice-log-rolled",),
        struck=("dice-log-destroyed", "dice-log-crossed", "dice-log-guarded", "dice-log-spared", "dice-log-tamed"),
        silent=("dice-log-plazas", "dice-log-sides"),
    )
    SECRET = "table-handover-half-day"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.viewed = 0
        """Whose sheet is shown."""
        self.paying: int | None = None
        """The place whose price of any one resource is about to be paid."""
        self.pointed_notch = -1

    @property
    def session(self) -> DiceSession:
        return cast(DiceSession, self._sitting)

    @property
    def words(self) -> DiceWords:
        return DiceWords(self.table.lang, self.session.names)

    @property
    def sheet(self) -> SheetView:
        return self.query_one(SheetView)

    @property
    def wheel(self) -> WheelView:
        return self.query_one(WheelView)

    def plaza(self, place: int) -> Plaza:
        """The plaza at a place of this half day."""
        return next(plaza for plaza in self.query(Plaza) if plaza.place == place)

    # -- the looks --------------------------------------------------------------------------------------------

    def board(self) -> ComposeResult:
        with Vertical(id="left"):
            yield WheelView(id="wheel")
            yield LogPanel(id="log")
        with VerticalScroll(id="right", can_focus=False):
            yield SeatTabs(len(self.session.seats))
            yield SheetView(id="sheet")

    def draw(self) -> None:
        session, words, game = self.session, self.words, self.session.game
        decision = session.decision
        walk = session.walk()
        may = {int(key.split()[1]) - 1 for key in session.rights() if key.startswith("die ")}
        chosen = walk.place if walk is not None and walk.place >= 0 else self.paying
        self.wheel.show(game.half.wheel if not game.over else game.wheel, game.half, words, may, chosen)
        points = [session.sheet(seat).points(game.printed) for seat in range(game.players)]
        self.query_one(SeatTabs).show(session.seats, points, self.viewed, words)
        own = session.seat == self.viewed
        glow = glows(decision) if decision is not None and own and decision.kind != CHOOSE_DIE else {}
        before = game.sheets[self.viewed] if own and not game.over else None
        self.sheet.show(SheetState(session.sheet(self.viewed), game.half, words, before, glow))

    def attend(self) -> None:
        """Puts the hand on the wheel, or on the cheapest space that glows."""
        decision = self.session.decision
        if decision is None or decision.kind == CHOOSE_DIE:
            self.wheel.focus()
            return
        self.sheet.focus()
        prices = glows(decision)
        self.sheet.aim = min(prices, key=lambda space: sum(prices[space]), default=None)

    def let_go(self) -> None:
        super().let_go()
        self.paying = None
        self.pointed_notch = -1
        self.sheet.aim = None
        people = self.session.people
        self.viewed = self.session.seat if self.session.seat is not None else people[0] if people else 0

    def question(self, decision: Decision) -> str:
        return self.words("table-prompt-rest") if REST in self.session.rights() else super().question(decision)

    def speak(self) -> Speech:
        """Of a space, a die, or else the state of the turn. The tracks show what the space would bring."""
        session = self.session
        space = self.pointed
        if space is None and self.sheet.has_focus:
            space = self.sheet.aim
        after = None
        own = session.seat == self.viewed
        if own and session.seat is not None and space is not None and space in session.rights():
            after = outcome(session.game, session.seat, space)
        self.sheet.preview(None if after is None else after.walk.sheet)
        return tray_text.speak(session, self.words, self.viewed, space, self.pointed_notch, self.paying, after)

    def buttons(self) -> dict[str, str]:
        words = self.words
        found: dict[str, str] = {}
        if self.paying is not None:
            found["undo"] = words("table-undo")
            for at, resource in enumerate(RESOURCES):
                if f"die {self.paying + 1} for {resource}" in self.session.rights():
                    found[f"pay-{resource}"] = f"{words(f'amount-{resource}', count=1)} · {words.short(at).upper()}"
        if REST in self.session.rights():
            found["rest"] = words("table-rest")
        return found

    # -- the hand ---------------------------------------------------------------------------------------------

    def obvious(self) -> str | None:
        return REST if REST in self.session.rights() else None

    def pick(self, key: str) -> None:
        session = self.session
        if session.seat is not None and not session.game.over and self.viewed != session.seat:
            self.refuse(self.words("table-not-yours", name=self.words.name(self.viewed)))
        else:
            super().pick(key)

    def point(self, key: str | None) -> None:
        if key is not None and key in self.session.rights() and self.viewed == self.session.seat:
            self.sheet.set_reactive(SheetView.aim, key)
            self.sheet.mark_aim()
        super().point(key)

    def step_back(self) -> bool:
        """A die whose price is not paid yet goes back to the wheel."""
        if self.paying is None:
            return False
        self.paying = None
        self.wheel.focus()
        return True

    def press(self, name: str) -> None:
        if name == "rest":
            self.pick(REST)
        else:
            self.action_pay(name.removeprefix("pay-"))

    def die_keys(self, place: int) -> list[str]:
        decision = self.session.decision
        return [] if decision is None else die_keys(decision, place)

    def action_die(self, place: int) -> None:
        """Takes a die; during its use, another one instead, or the same one back."""
        session = self.session
        walk = session.walk()
        decision = session.decision
        if walk is None or decision is None:
            if session.held is not None:
                self.refuse(self.words("table-take-back-first"))
            return
        if decision.kind == CHOOSE_USE and not session.game.half.dice[place].strikes:
            same = walk.place == place
            session.undo()
            self.relabel()
            if same:
                self.wheel.focus()
                return
        keys = self.die_keys(place)
        if not keys:
            dear = session.game.half.dice[place].price_any
            key = f"die {place + 1} for influence" if dear else f"die {place + 1}"
            reason = session.game.why_not(walk.seat, key)
            self.paying = None
            self.relabel()
            self.refuse("" if reason is None else reason.text(self.words.lang))
        elif len(keys) == 1:
            self.choose(keys[0])
        else:
            self.note = ""
            self.paying = place
            self.relabel()
            self.query_one(f"#button-pay-{keys[0].rpartition(' ')[2]}", Button).focus()

    def action_pay(self, resource: str) -> None:
        if self.paying is not None:
            self.pick(f"die {self.paying + 1} for {resource}")

    def on_die_chosen(self, event: DieChosen) -> None:
        self.action_die(event.place)

    def on_die_pointed(self, event: DiePointed) -> None:
        """While a die is to be chosen, the one under the hand shows what it would reach."""
        self.note = ""
        self.pointed_notch = event.notch
        session = self.session
        decision = session.decision
        state = self.sheet.state
        if decision is not None and decision.kind == CHOOSE_DIE and state is not None and self.viewed == session.seat:
            place = next((at for at in range(4) if notch_of(session.game.half.turn, at) == event.notch), None)
            keys = [] if place is None else self.die_keys(place)
            state.reach = reachable(session.game, decision.seat, keys)
            self.sheet.show(state)
        self.show_tray()

    def on_seat_picked(self, event: SeatPicked) -> None:
        self.viewed = event.seat
        self.note = ""
        self.relabel()

    def action_sheets(self, by: int) -> None:
        self.viewed = (self.viewed + by) % len(self.session.seats)
        self.note = ""
        self.relabel()
