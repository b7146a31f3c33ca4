"""The set-up: who plays, how the columns are numbered, with or without Banquets and Raids."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Button, Input, Label, Select, Static

from troyes.bots.player import BOTS
from troyes.cli import saves
from troyes.cli.table.page import Page, picked
from troyes.cli.table.settings import SeatPlan, Settings
from troyes.cli.table.words import Words
from troyes.core import text
from troyes.dice.setup import PLAYERS

__all__ = ["SetupScreen"]

PERSON = "person"
NUMBERINGS = ("first", "rising", "falling", "expert")


class SetupScreen(Page[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.quit", show=False),
        Binding("ctrl+s", "start", show=False),
    ]

    def __init__(self, settings: Settings, trouble: str = "") -> None:
        super().__init__()
        self.seats = [SeatPlan(plan.name, plan.bot) for plan in settings.seats] or [SeatPlan("")]
        self.options: dict[str, Any] = dict(settings.options)
        self.seed = "" if settings.seed is None else str(settings.seed)
        self.trouble = trouble

    def compose(self) -> ComposeResult:
        words = self.words
        numbering = self.options.get("numbering", "first")
        expert = not isinstance(numbering, str)
        with VerticalScroll(id="setup", classes="card"):
            yield Static(words("table-title"), classes="card-title", markup=False)
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
            with Horizontal(classes="field"):
                yield Label(words("table-setup-players"))
                counts = [(str(count), count) for count in range(PLAYERS[0], PLAYERS[1] + 1)]
                yield Select(counts, value=len(self.seats), allow_blank=False, compact=True, id="players")
            with Vertical(id="seat-rows"):
                for seat in range(PLAYERS[1]):
                    yield self._seat_row(seat, words)
            with Horizontal(classes="field"):
                yield Label(words("table-setup-numbering"))
                ways = [(words(f"table-numbering-{way}"), way) for way in NUMBERINGS]
                value = "expert" if expert else numbering
                yield Select(ways, value=value, allow_blank=False, compact=True, id="numbering")
                digits = "".join(map(str, numbering)) if expert else ""
                yield Input(digits, placeholder="312654", compact=True, max_length=6, restrict=r"[1-6]*", id="digits")
            with Horizontal(classes="field"):
                yield Label(words("table-setup-banquets"))
                sides = [(words("table-setup-without"), False), (words("table-setup-with"), True)]
                value = bool(self.options.get("banquets"))
                yield Select(sides, value=value, allow_blank=False, compact=True, id="banquets")
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
        """Shows as many seats as play, and the digits only where they are asked for."""
        count = picked(self, "players")
        for seat in range(PLAYERS[1]):
            self.query_one(f"#row-{seat}").display = seat < count
            bot = picked(self, f"kind-{seat}")
            shown = None if bot == PERSON else str(bot)
            self.query_one(f"#name-{seat}", Input).placeholder = self._default(seat, shown)
        self.query_one("#digits").display = picked(self, "numbering") == "expert"
        self.query_one("#trouble").display = bool(self.trouble)

    def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "lang" and picked(self, "lang") != self.table.lang:
            self.table.lang = picked(self, "lang")
            self.relabel()
        else:
            self._fit()

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
        way = picked(self, "numbering")
        digits = self.query_one("#digits", Input).value
        self.options["numbering"] = [int(digit) for digit in digits] if way == "expert" else way
        self.options["banquets"] = picked(self, "banquets")
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
        numbering = self.options["numbering"]
        if not isinstance(numbering, str) and sorted(numbering) != [1, 2, 3, 4, 5, 6]:
            self.trouble = self.words("table-setup-digits")
            self.query_one("#trouble", Static).update(self.trouble)
            self._fit()
            self.query_one("#digits").focus()
            return
        seats = [SeatPlan(plan.name or self._default(seat, plan.bot), plan.bot) for seat, plan in enumerate(self.seats)]
        lang = self.table.lang
        self.table.open(Settings(seats=seats, options=self.options, seed=self.seed or None, lang=lang))
