"""The screen on which the game is played: the course of the game, and what the player does with keys and mouse."""

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Button

from troyes.cli.table.handover import HandoverScreen
from troyes.cli.table.preview import reachable
from troyes.cli.table.sheet import SheetView
from troyes.cli.table.signals import DieChosen, DiePointed, Pressed, SeatPicked, SpaceChosen, SpacePointed
from troyes.cli.table.sitting import Sitting, think
from troyes.cli.table.view import TableView
from troyes.dice.names import CHOOSE_DIE, CHOOSE_USE, RESOURCES
from troyes.dice.wheel import notch_of

__all__ = ["TableScreen"]


class TableScreen(TableView):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("1,ampersand", "die(0)", show=False),
        Binding("2,latin_small_letter_e_with_acute", "die(1)", show=False),
        Binding("3,quotation_mark", "die(2)", show=False),
        Binding("4,apostrophe", "die(3)", show=False),
        Binding("i", "pay('influence')", show=False),
        Binding("d", "pay('deniers')", show=False),
        Binding("k,c", "pay('knowledge')", show=False),
        Binding("enter", "enter", show=False),
        Binding("u,backspace,escape", "undo", show=False),
        Binding("s", "sheets(1)", show=False),
        Binding("S", "sheets(-1)", show=False),
        Binding("r", "scores", show=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.thinking: set[int] = set()
        """The bots at work."""
        self.handing = False
        """Whether the device is on its way to somebody."""

    def on_mount(self) -> None:
        people = self.sitting.people
        if len(people) == 1:
            self.sitting.seat = people[0]
        self.viewed = people[0] if people else 0
        self.relabel()
        self.proceed()

    # -- the course of the game -------------------------------------------------------------------------------

    def proceed(self) -> None:
        """What comes next: somebody's turn, a hand-over, the bots, or the end."""
        sitting = self.sitting
        self.paying = None
        if sitting.game.over:
            self.relabel()
            self.action_scores()
            return
        self._wake_bots()
        seat = sitting.next_person()
        if seat is None or self.handing:
            self.relabel()
        elif seat == sitting.seat or len(sitting.people) == 1:
            self._take_seat(seat)
        else:
            self._hand_over(seat)

    def _hand_over(self, seat: int) -> None:
        """Hides everything until the next person holds the device."""
        holder = self.sitting.seat
        self.handing = True
        self.sitting.seat = None
        self.relabel()

        def taken(_: object) -> None:
            self.handing = False
            self._take_seat(seat)

        previous = None if holder is None else self.sitting.names[holder]
        self.table.push_screen(HandoverScreen(self.sitting.names[seat], previous), taken)

    def _take_seat(self, seat: int) -> None:
        self.sitting.seat = self.viewed = seat
        self.note = ""
        self.sheet.aim = None
        self.relabel()
        self.attend()

    def _wake_bots(self) -> None:
        for seat in self.sitting.waiting_bots():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.run_worker(self._bot_turn(seat), group=f"bot-{seat}")

    async def _bot_turn(self, seat: int) -> None:
        """A bot thinks in a thread of its own, on a copy: nothing at the table waits for it."""
        sitting = self.sitting
        bot = sitting.seats[seat].bot
        assert bot is not None
        keys = await asyncio.to_thread(think, bot, sitting.game.copy(), seat)
        if not sitting.people:
            await asyncio.sleep(self.table.pace)
        self.thinking.discard(seat)
        reveals = sitting.game.reveals
        sitting.play_bot(seat, keys)
        if sitting.game.reveals != reveals:
            self.proceed()

    # -- choosing ---------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """A legal step, and then the eye goes where the next one is made."""
        self.note = ""
        self.paying = None
        self.pointed_space = None
        self.pointed_notch = -1
        waits = self.sitting.choose(key)
        self.sheet.aim = None
        self.viewed = self.sitting.seat or 0
        self.relabel()
        if waits:
            self.query_one("#button-end", Button).focus()
        else:
            self.attend()

    def action_die(self, place: int) -> None:
        """Takes a die; during its use, another one instead, or the same one back."""
        sitting = self.sitting
        walk = sitting.walk()
        decision = sitting.decision
        if walk is None or decision is None:
            if sitting.held is not None:
                self.refuse(self.words("table-take-back-first"))
            return
        if decision.kind == CHOOSE_USE and not sitting.game.half.dice[place].strikes:
            same = walk.place == place
            sitting.undo()
            self.relabel()
            if same:
                self.wheel.focus()
                return
        keys = self.die_keys(place)
        if not keys:
            dear = sitting.game.half.dice[place].price_any
            key = f"die {place + 1} for influence" if dear else f"die {place + 1}"
            reason = sitting.game.why_not(walk.seat, key)
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
        if self.paying is None:
            return
        key = f"die {self.paying + 1} for {resource}"
        self.on_space_chosen(SpaceChosen(key))

    def on_space_chosen(self, event: SpaceChosen) -> None:
        sitting = self.sitting
        if sitting.seat is None or sitting.game.over:
            return
        if self.viewed != sitting.seat:
            self.refuse(self.words("table-not-yours", name=self.words.name(self.viewed)))
        elif sitting.held is not None:
            self.refuse(self.words("table-take-back-first"))
        elif event.key in sitting.rights():
            self.choose(event.key)
        else:
            reason = sitting.game.why_not(sitting.seat, event.key)
            self.refuse("" if reason is None else reason.text(self.words.lang))

    def on_die_chosen(self, event: DieChosen) -> None:
        self.action_die(event.place)

    def on_space_pointed(self, event: SpacePointed) -> None:
        self.note = ""
        self.pointed_space = event.key
        if event.key is not None and event.key in self.sitting.rights() and self.viewed == self.sitting.seat:
            self.sheet.set_reactive(SheetView.aim, event.key)
            self.sheet.mark_aim()
        self.show_tray()

    def on_die_pointed(self, event: DiePointed) -> None:
        """While a die is to be chosen, the one under the hand shows what it would reach."""
        self.note = ""
        self.pointed_notch = event.notch
        sitting = self.sitting
        decision = sitting.decision
        state = self.sheet.state
        if decision is not None and decision.kind == CHOOSE_DIE and state is not None and self.viewed == sitting.seat:
            place = next((at for at in range(4) if notch_of(sitting.game.half.turn, at) == event.notch), None)
            keys = [] if place is None else self.die_keys(place)
            state.reach = reachable(sitting.game, decision.seat, keys)
            self.sheet.show(state)
        self.show_tray()

    def on_seat_picked(self, event: SeatPicked) -> None:
        self.viewed = event.seat
        self.note = ""
        self.relabel()

    def on_pressed(self, event: Pressed) -> None:
        if event.action in ("language", "theme", "help", "quit"):
            self.table.call_later(self.table.run_action, event.action)
        elif event.action in ("undo", "enter"):
            self.call_later(self.run_action, event.action)
        elif event.action == "sheets":
            self.action_sheets(1)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        name = (event.button.id or "").removeprefix("button-")
        if name == "end":
            self.action_confirm()
        elif name == "undo":
            self.action_undo()
        elif name == "rest":
            self.on_space_chosen(SpaceChosen("one of each"))
        elif name == "scores":
            self.action_scores()
        elif name.startswith("pay-"):
            self.action_pay(RESOURCES[RESOURCES.index(name[4:])])

    # -- the other keys ---------------------------------------------------------------------------------------

    def action_enter(self) -> None:
        """Whatever is plainly next: the end of the turn, or one of each where no die can be had."""
        if self.sitting.held is not None:
            self.action_confirm()
        elif "one of each" in self.sitting.rights():
            self.on_space_chosen(SpaceChosen("one of each"))
        elif self.sitting.game.over:
            self.action_scores()

    def action_confirm(self) -> None:
        if self.sitting.held is None:
            return
        self.note = ""
        self.sitting.confirm()
        self.proceed()

    def action_undo(self) -> None:
        self.note = ""
        if self.paying is not None:
            self.paying = None
            self.wheel.focus()
        elif self.sitting.undo():
            self.sheet.aim = None
            self.relabel()
            self.attend()
            return
        self.relabel()

    def action_sheets(self, by: int) -> None:
        self.viewed = (self.viewed + by) % len(self.sitting.seats)
        self.note = ""
        self.relabel()

    def action_scores(self) -> None:
        if self.sitting.game.over:
            self.table.show_scores(self.sitting)
