"""The set-up: which game, who plays, and the options that the game asks for."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from troyes.bots.levels import LEVELS, levels, usual
from troyes.cli import saves
from troyes.cli.table.fields import Field, fields_of
from troyes.cli.table.page import Page, picked
from troyes.cli.table.settings import SECONDS, TIMES, SeatPlan, Settings
from troyes.cli.table.words import Words
from troyes.core import text
from troyes.engine import engine
from troyes.registry import descriptor, names

PERSON = "person"
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
        self.seconds = SECONDS if settings.seconds is None else settings.seconds
        self.hints = settings.hints
        """None: nobody has chosen, so it follows from who plays."""
        self.trouble = trouble
        self._seat_all()

    @property
    def fields(self) -> list[Field]:
        return fields_of(descriptor(self.game))

    def _seat_all(self) -> None:
        """As many seats as the game can have: bots in those that are missing."""
        low, high = descriptor(self.game).players
        self.seats = self.seats[:high] + [SeatPlan("", usual(self.game)) for _ in range(low - len(self.seats))]
        for plan in self.seats:
            if plan.bot in LEVELS and plan.bot not in levels(self.game):
                plan.bot = usual(self.game)

    def compose(self) -> ComposeResult:
        words = self.words
        low, high = descriptor(self.game).players
        with VerticalScroll(id="setup", classes="card"):
            yield Static(words(f"title-{self.game}"), classes="card-title", markup=False)
            yield Static(self.trouble, id="trouble", markup=False)
            if saves.latest() is not None:
                yield _row(
                    words("table-setup-left"), Button(words("table-setup-continue"), id="continue", compact=True)
                )
            langs = [(text.render("language", {}, lang), lang) for lang in text.LANGUAGES]
            yield _row(words("table-setup-language"), _select("lang", langs, words.lang))
            games = [(words(f"title-{name}"), name) for name in names()]
            yield _row(words("table-setup-game"), _select("game", games, self.game), id="game-row")
            counts = [(str(count), count) for count in range(low, high + 1)]
            yield _row(words("table-setup-players"), _select("players", counts, len(self.seats)), id="players-row")
            with Vertical(id="seat-rows"):
                for seat in range(high):
                    yield self._seat_row(seat, words)
                yield Static(id="levels", markup=False)
            yield from self._thinking(words)
            for field in self.fields:
                yield _row(words(field.label), *field.asked(self.options, len(self.seats), words))
            any_seed = words("table-setup-any-seed")
            seed = Input(self.seed, placeholder=any_seed, compact=True, max_length=60, id="seed")
            yield _row(words("table-setup-seed"), seed)
            yield _row("", Button(words("table-setup-start"), id="start", variant="primary", compact=True))
            yield Static(words("table-setup-keys"), id="setup-keys", markup=False)
            yield Static(words(f"engine-{engine()}"), id="setup-engine", markup=False)

    def _seat_row(self, seat: int, words: Words) -> Horizontal:
        plan = self.seats[seat] if seat < len(self.seats) else SeatPlan("")
        kinds = [(words("table-person"), PERSON)]
        offered = dict.fromkeys([*levels(self.game), *filter(None, [plan.bot])])
        kinds += [(words.level(bot), bot) for bot in offered]
        name = Input(plan.name, compact=True, max_length=20, id=f"name-{seat}")
        kind = _select(f"kind-{seat}", kinds, plan.bot or PERSON)
        return _row(words("seat-name", seat=seat + 1), name, kind, classes="field seat", id=f"row-{seat}")

    def _thinking(self, words: Words) -> ComposeResult:
        """How long bots think, and whether hints are given."""
        times = sorted({*TIMES, self.seconds})
        named = [(words("table-seconds", seconds=_plain(time, words)), time) for time in times]
        yield _row(words("table-setup-seconds"), _select("seconds", named, self.seconds), classes="field close")
        answers = [(words("table-hints-on"), True), (words("table-hints-off"), False)]
        yield _row(words("table-setup-hints"), _select("hints", answers, bool(self.hints)), id="hints-row")

    def _default(self, seat: int, bot: str | None) -> str:
        """The name of whoever gives none: a bot is called by its level, with a number from the second one on."""
        words = self.words
        if bot is None:
            return words("table-default-name", number=seat + 1)
        before = sum(picked(self, f"kind-{other}") == bot for other in range(seat))
        level = words.level(bot)
        return f"{level} {before + 1}" if before else level

    def _bots(self) -> list[str]:
        """Those picked to play, each level once."""
        kinds = [str(picked(self, f"kind-{seat}")) for seat in range(picked(self, "players"))]
        return [kind for kind in dict.fromkeys(kinds) if kind != PERSON]

    def _alone(self) -> bool:
        """Whether one person plays, so that a hint is unfair to nobody."""
        kinds = [picked(self, f"kind-{seat}") for seat in range(picked(self, "players"))]
        return kinds.count(PERSON) == 1

    def on_mount(self) -> None:
        self._fit()
        self.query_one("#continue" if self.query("#continue") else "#start").focus()

    def _fit(self) -> None:
        """Shows as many seats as play, and asks only where there is a choice."""
        low, high = descriptor(self.game).players
        count = picked(self, "players")
        for seat in range(high):
            self.query_one(f"#row-{seat}").display = seat < count
            bot = picked(self, f"kind-{seat}")
            shown = None if bot == PERSON else str(bot)
            self.query_one(f"#name-{seat}", Input).placeholder = self._default(seat, shown)
        for field in self.fields:
            field.fit(self, count)
        self._tell_levels()
        self.query_one("#hints", Select).value = self._alone() if self.hints is None else self.hints
        self.query_one("#game-row").display = len(names()) > 1
        self.query_one("#players-row").display = high > low
        self.query_one("#hints-row").display = bool(descriptor(self.game).mind)
        self.query_one("#trouble").display = bool(self.trouble)

    def _tell_levels(self) -> None:
        """A line for each level that plays."""
        words = self.words
        told = [line for bot in self._bots() if (line := words.level_line(bot))]
        part = self.query_one("#levels", Static)
        part.update("\n".join(told))
        part.display = bool(told)

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "lang" and picked(self, "lang") != self.table.lang:
            self.table.lang = picked(self, "lang")
            self.relabel()
        elif event.select.id == "game" and picked(self, "game") != self.game:
            await self._change_game(picked(self, "game"))
        else:
            if event.select.id == "hints":
                hints = bool(picked(self, "hints"))
                self.hints = None if hints == self._alone() else hints
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
        self.seconds = float(picked(self, "seconds"))

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
            trouble = field.trouble(self.options, len(self.seats), self.words)
            if trouble:
                self.trouble = trouble
                self.query_one("#trouble", Static).update(trouble)
                self._fit()
                self.query_one(f"#{field.mended_at}").focus()
                return
        seats = [SeatPlan(plan.name or self._default(seat, plan.bot), plan.bot) for seat, plan in enumerate(self.seats)]
        lang = self.table.lang
        self.table.open(
            Settings(*(self.game, seats, self.options, self.seed or None, lang), seconds=self.seconds, hints=self.hints)
        )


def _row(label: str, *widgets: Widget, classes: str = "field", id: str | None = None) -> Horizontal:
    """A line of the form: what is asked, and where it is answered."""
    return Horizontal(Label(label), *widgets, classes=classes, id=id)


def _select(id: str, choices: list[tuple[str, Any]], value: Any) -> Select[Any]:
    return Select(choices, value=value, allow_blank=False, compact=True, id=id)


def _plain(seconds: float, words: Words) -> str:
    return f"{seconds:g}".replace(".", words("cli-decimal"))
