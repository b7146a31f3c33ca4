"""The screen on which a game is played: the course of the game, and what the player does with keys and mouse."""

import asyncio
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Button

from troyes.bots.limits import Limits
from troyes.bots.roster import takes_limits
from troyes.bots.turn import think
from troyes.cli.table import jobs
from troyes.cli.table.advice import AdviceScreen
from troyes.cli.table.handover import HandoverScreen
from troyes.cli.table.session import Session
from troyes.cli.table.signals import Chosen, Pointed, Pressed
from troyes.cli.table.view import TableView
from troyes.coach.processes import Lost
from troyes.core.errors import BotError


class TableScreen(TableView):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", show=False),
        Binding("u,U,backspace,escape", "undo", show=False),
        Binding("r,R", "scores", show=False),
        Binding("h,H", "advice", show=False),
    ]
    SECRET: ClassVar[str] = "table-handover-why"
    """Why nothing is to be seen while the device goes from hand to hand: a message that takes the next one's name."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.handing = False
        """Whether the device is on its way to somebody."""

    # -- what a game fills in, beside the looks ---------------------------------------------------------------

    def obvious(self) -> str | None:
        """The key of what Enter chooses wherever the hand is: what is plainly next, if anything is."""
        rights = self.session.rights()
        return next(iter(rights)) if len(rights) == 1 else None

    def pick(self, key: str) -> None:
        """Takes the option with this key, or tells why it is not on offer."""
        session = self.session
        if session.seat is None or session.game.over:
            return
        if session.held is not None:
            self.refuse(self.words("table-take-back-first"))
        elif key in session.rights():
            self.choose(key)
        else:
            reason = session.game.why_not(session.seat, key)
            self.refuse("" if reason is None else reason.text(self.words.lang))

    def point(self, key: str | None) -> None:
        """Something came under the hand, or left it."""
        self.note = ""
        self.pointed = key
        self.show_tray()

    def step_back(self) -> bool:
        """Takes back what was begun on the board and is no step of the game yet. False: there is no such thing."""
        return False

    def press(self, name: str) -> None:
        """A button of the game's own was pressed."""

    def parting(self, seat: int) -> str:
        """What is said of whoever held the device when it goes to this seat: a message that takes the holder's name."""
        return "table-handover-done"

    # -- the course of the game -------------------------------------------------------------------------------

    def on_mount(self) -> None:
        people = self.session.people
        if len(people) == 1:
            self.session.seat = people[0]
        self.let_go()
        self.relabel()
        self.proceed()

    def proceed(self) -> None:
        """What comes next: somebody's turn, a hand-over, the bots, or the end."""
        session = self.session
        if session.game.over:
            self.relabel()
            self.action_scores()
            return
        self._wake_bots()
        seat = session.next_person()
        if seat is None or self.handing:
            self.relabel()
        elif seat == session.seat or len(session.people) == 1:
            self.take_seat(seat)
        else:
            self._hand_over(seat)

    def _hand_over(self, seat: int) -> None:
        """Hides everything until the next person holds the device."""
        holder, parting = self.session.seat, self.parting(seat)
        self.handing = True
        self.session.seat = None
        self.relabel()

        def taken(_: object) -> None:
            self.handing = False
            self.take_seat(seat)

        previous = None if holder is None else self.session.names[holder]
        self.table.push_screen(HandoverScreen(self.session.names[seat], previous, parting, self.SECRET), taken)

    def take_seat(self, seat: int) -> None:
        """Somebody holds the device and is asked."""
        self.session.seat = seat
        self.note = ""
        self.let_go()
        self.relabel()
        self.attend()

    def _wake_bots(self) -> None:
        for seat in self.session.waiting_bots():
            if seat not in self.thinking:
                self.thinking[seat] = None
                self.run_worker(self._bot_turn(seat), group=f"bot-{seat}")

    async def _bot_turn(self, seat: int) -> None:
        """A bot thinks elsewhere, and then moves: nothing at the table waits for it."""
        session = self.session
        try:
            keys = await self._thought_out(seat)
        except BotError as error:  # a bot of another package: the game is kept, and can go on once the bot is mended
            session.save()
            session.trouble = error
            self.table.exit()
            return
        if not session.people:
            await asyncio.sleep(self.table.pace)
        del self.thinking[seat]
        if self.gone:
            return
        self.show_thinking()
        reveals = session.game.reveals
        session.play_bot(seat, keys)
        if session.game.reveals != reveals or (session.decision is None and session.held is None):
            self.proceed()

    async def _thought_out(self, seat: int) -> list[str]:
        """The keys of a bot's turn. Those who search do it in a process of their own, and are watched."""
        session = self.session
        bot = session.seats[seat].bot
        assert bot is not None
        if takes_limits(bot):

            def told(weighed: jobs.Weighed) -> None:
                self.thinking[seat] = weighed
                self.show_thinking()

            self.show_thinking()
            try:
                asked = (session.game.record(), bot, seat, session.seconds)
                return await self.table.thinkers.ask(told, jobs.turn, *asked)
            except Lost:
                pass  # the game must go on: then it is thought out here
        return await asyncio.to_thread(think, bot, session.game.copy(), seat, Limits(session.seconds))

    # -- choosing ---------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """A legal step, and then the eye goes where the next one is made."""
        self.note = ""
        waits = self.session.choose(key)
        if self.session.answer:
            self.table.exit()
            return
        self.let_go()
        self.relabel()
        if waits:
            self.query_one("#button-end", Button).focus()
        else:
            self.attend()

    def take(self, key: str) -> None:
        """Something on the board was chosen, by a click or with Enter."""
        self.pick(key)

    def on_chosen(self, event: Chosen) -> None:
        self.take(event.key)

    def on_pointed(self, event: Pointed) -> None:
        self.point(event.key)

    def on_pressed(self, event: Pressed) -> None:
        if event.action.startswith("app."):
            self.table.call_later(self.table.run_action, event.action)
        else:
            self.call_later(self.run_action, event.action)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        name = (event.button.id or "").removeprefix("button-")
        if name == "end":
            self.action_confirm()
        elif name == "undo":
            self.action_undo()
        elif name == "scores":
            self.action_scores()
        else:
            self.press(name)

    # -- the keys ---------------------------------------------------------------------------------------------

    def action_enter(self) -> None:
        """Whatever is plainly next: the end of the turn, the only thing to do, the count."""
        obvious = self.obvious()
        if self.session.held is not None:
            self.action_confirm()
        elif obvious is not None:
            self.pick(obvious)
        elif self.session.game.over:
            self.action_scores()

    def action_confirm(self) -> None:
        if self.session.held is None:
            return
        self.note = ""
        self.session.confirm()
        if self.session.answer:
            self.table.exit()
        else:
            self.proceed()

    def action_advice(self) -> None:
        """Asks for a hint, where hints are given and there is something to choose."""
        session = self.session
        if session.game.over:
            return
        if not session.hints:
            self.refuse(self.words("table-advice-off"))
        elif session.held is not None:
            self.refuse(self.words("table-take-back-first"))
        elif session.decision is None:
            self.refuse(self.words("table-advice-wait"))
        else:
            self.table.push_screen(AdviceScreen(session), self._advised)

    def _advised(self, key: str | None) -> None:
        """Takes the step that was advised, if it was wished for."""
        if key is not None and key in self.session.rights():
            self.let_go()
            self.choose(key)

    def action_undo(self) -> None:
        self.note = ""
        if not self.step_back() and self.session.undo():
            self.let_go()
            self.relabel()
            self.attend()
        else:
            self.relabel()

    def action_scores(self) -> None:
        if self.session.game.over:
            self.table.show_scores(self.session)
