"""The set-up: which game, who plays, and the options that the game asks for."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Label, Select, Static

from troyes.bots.player import BOTS
from troyes.cli import catalogue, saves
from troyes.cli.table.fields import Field
from troyes.cli.table.page import Page, picked
from troyes.cli.table.rooms import room_of
from troyes.cli.table.settings import SeatPlan, Settings
from troyes.cli.table.words import Words
from troyes.core import text

__all__ = ["SetupScreen"]

PERSON = "person"
OPPONENT = "greedy"
"""Who sits in the seats that a game cannot do without, until somebody else is named."""


class SetupScreen(Page[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.quit", show=False),
        Binding("ctrl+s", "start", show=False),
    ]

    def __init__(self, settings: Settings, trouble: str = "") -> None:
        super().__init__()
        self.game = settings.game
        self.seats = [SeatPlan(plan.name, plan.bot) for plan in settings.seats] or [SeatPlan("")]
        self.options: dict[str, Any] = dict(settings.options)
        self.seed = "" if settings.seed is None else str(settings.seed)
        self.trouble = trouble
        self._seat_all()

    @property
    def fields(self) -> tuple[Field, ...]:
        return room_of(self.game).fields

    def _seat_all(self) -> None:
        """As many seats as the game can have: bots in those that are missing."""
        low, high = catalogue.players(self.game)
        self.seats = self.seats[:high] + [SeatPlan("", OPPONENT) for _ in range(low - len(self.seats))]

    def compose(self) -> ComposeResult:
        words = self.words
        low, high = catalogue.players(self.game)
        with VerticalScroll(id="setup", classes="card"):
            yield Static(words(f"title-{self.game}"), classes="card-title", markup=False)
            yield Static(self.trouble, id="trouble", markup=False)
            left = saves.latest()
            if left is not None:
                with Horizontal(classes="field"):
                    yield Label(words("table-setup-left"))
                    yield Button(words("table-setup-continue"), id="continue", compact=True)
            with Horizontal(classes="field"):
                yield Label(words("table-setup-language"))
                langs = [("English", "en"), ("Français", "fr")]
                yield Select(langs, value=words.lang, allow_blank=False, compact=True, id="lang")
            with Horizontal(classes="field", id="game-row"):
                yield Label(words("table-setup-game"))
                games = [(words(f"title-{title.name}"), title.name) for title in catalogue.titles()]
                yield Select(games, value=self.game, allow_blank=False, compact=True, id="game")
            with Horizontal(classes="field", id="players-row"):
                yield Label(words("table-setup-players"))
                counts = [(str(count), count) for count in range(low, high + 1)]
                yield Select(counts, value=len(self.seats), allow_blank=False, compact=True, id="players")
            with Vertical(id="seat-rows"):
                for seat in range(high):
                    yield self._seat_row(seat, words)
            for field in self.fields:
                with Horizontal(classes="field"):
                    yield Label(words(field.label))
                    yield from field.shown(self.options, len(self.seats), words)
            with Horizontal(classes="field"):
                yield Label(words("table-setup-seed"))
                yield Input(
                    self.seed, placeholder=words("table-setup-any-seed"), compact=True, max_length=60, id="seed"
                )
            with Horizontal(classes="field"):
                yield Label("")
                yield Button(words("table-setup-start"), id="start", variant="primary", compact=True)
            yield Static(words("table-setup-keys"), id="setup-keys", markup=False)

    def _seat_row(self, seat: int, words: Words) -> Horizontal:
        plan = self.seats[seat] if seat < len(self.seats) else SeatPlan("")
        kinds = [(words("table-person"), PERSON)]
        kinds += [(words(f"table-bot-{bot}") if text.has(f"table-bot-{bot}") else bot, bot) for bot in BOTS]
        return Horizontal(
            Label(words("seat-name", seat=seat + 1)),
            Input(plan.name, placeholder=self._default(seat, plan.bot), compact=True, max_length=20, id=f"name-{seat}"),
            Select(kinds, value=plan.bot or PERSON, allow_blank=False, compact=True, id=f"kind-{seat}"),
            classes="field seat",
            id=f"row-{seat}",
        )

    def _default(self, seat: int, bot: str | None) -> str:
        words = self.words
        return words("table-default-bot" if bot else "table-default-name", number=seat + 1)

    def on_mount(self) -> None:
        self._fit()
        self.query_one("#continue" if self.query("#continue") else "#start").focus()

    def _fit(self) -> None:
        """Shows as many seats as play, and asks only where there is a choice."""
        low, high = catalogue.players(self.game)
        count = picked(self, "players")
        for seat in range(high):
            self.query_one(f"#row-{seat}").display = seat < count
            bot = picked(self, f"kind-{seat}")
            shown = None if bot == PERSON else str(bot)
            self.query_one(f"#name-{seat}", Input).placeholder = self._default(seat, shown)
        for field in self.fields:
            field.fit(self, count)
        self.query_one("#game-row").display = len(catalogue.titles()) > 1
        self.query_one("#players-row").display = high > low
        self.query_one("#trouble").display = bool(self.trouble)

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "lang" and picked(self, "lang") != self.table.lang:
            self.table.lang = picked(self, "lang")
            self.relabel()
        elif event.select.id == "game" and picked(self, "game") != self.game:
            await self._change_game(picked(self, "game"))
        else:
            self._fit()

    async def _change_game(self, game: str) -> None:
        """Asks for what another game asks for; who plays stays, as far as that game has seats."""
        self._read()
        self.game = self.table.game = game
        self.options = {}
        self._seat_all()
        await self.recompose()
        self._fit()
        self.query_one("#game").focus()

    def relabel(self) -> None:
        """Writes everything anew in another language, with what has been filled in so far."""
        self._read()
        self.refresh(recompose=True)
        self.call_after_refresh(self._fit)

    def _read(self) -> None:
        self.seats: list[SeatPlan] = []
        for seat in range(picked(self, "players")):
            kind = picked(self, f"kind-{seat}")
            self.seats.append(
                SeatPlan(self.query_one(f"#name-{seat}", Input).value.strip(), None if kind == PERSON else str(kind))
            )
        for field in self.fields:
            field.note(self, self.options)
        self.seed = self.query_one("#seed", Input).value.strip()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "continue":
            self.table.open(Settings(resume=True, lang=self.table.lang))
        elif event.button.id == "start":
            self.action_start()

    def on_input_submitted(self) -> None:
        self.focus_next()

    def action_start(self) -> None:
        self._read()
        for field in self.fields:
            trouble = field.trouble(self.options.get(field.option), self.words)
            if trouble:
                self.trouble = trouble
                self.query_one("#trouble", Static).update(trouble)
                self._fit()
                self.query_one(f"#{field.mended_at}").focus()
                return
        seats = [SeatPlan(plan.name or self._default(seat, plan.bot), plan.bot) for seat, plan in enumerate(self.seats)]
        lang = self.table.lang
        self.table.open(Settings(self.game, seats, self.options, self.seed or None, lang))
