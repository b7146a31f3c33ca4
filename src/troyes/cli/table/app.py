"""The terminal table. `run` opens it."""

from pathlib import Path
from typing import Any, ClassVar, cast

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import Worker

from troyes.cli import achievements, saves
from troyes.cli.analyse import cache_folder
from troyes.cli.store import Wall
from troyes.cli.table import jobs
from troyes.cli.table.board import board_of
from troyes.cli.table.help import HelpScreen
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.page import Page
from troyes.cli.table.play import TableScreen
from troyes.cli.table.scoring import After, ScoringScreen
from troyes.cli.table.session import Session
from troyes.cli.table.settings import SeatPlan, Settings
from troyes.cli.table.study import Study, StudyScreen
from troyes.cli.table.theme import DARK, LIGHT, VARIABLES
from troyes.cli.table.words import Words
from troyes.coach.processes import Lost, Processes
from troyes.core.errors import TroyesError
from troyes.core.text import next_language

__all__ = ["SeatPlan", "Settings", "TableApp", "run"]


def run(settings: Settings | None = None) -> Session | None:
    """Opens the table and stays until it is left. What was played last: all that was confirmed is saved by then."""
    app = TableApp(settings or Settings())
    app.run()
    return app.session


class TableApp(App[None]):
    CSS_PATH = "table.tcss"
    TITLE = "Troyes"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,Q,ctrl+q", "quit", show=False),
        Binding("l,L", "language", show=False),
        Binding("t,T", "theme", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    pace = 0.4
    """Seconds that a turn stays on the table when only bots play."""

    def __init__(self, settings: Settings, laid: Session | None = None) -> None:
        """`laid`: a game that lies on the table already."""
        super().__init__()
        self._laid = laid
        self.settings = settings
        self.lang = settings.lang or settings.fallback
        self.game = settings.game
        """Which game is played, or is about to be."""
        self.session: Session | None = None
        """The game on the table, also when it is over."""
        self.earned: dict[str, list[str]] = {}
        """The achievements that are new with this game, by name."""
        self.walls: list[Wall] = []
        """What is kept of the people at the table, with this game in it."""
        self.trouble: TroyesError | None = None
        """Why they could not be written down, if they could not."""
        self.study: Study | None = None
        """The game on the table in hindsight, once it was asked for."""
        self._studying: Worker[None] | None = None
        self.thinkers = Processes()
        """Where the long thoughts are thought."""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return VARIABLES

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.open(self.settings)

    def on_unmount(self) -> None:
        self.thinkers.close()

    @property
    def words(self) -> Words:
        return Words(self.lang)

    # -- opening a game ---------------------------------------------------------------------------------------

    def open(self, settings: Settings) -> None:
        """Continues or begins a game; asks if it is not told which."""
        try:
            if self._laid is not None:
                self.seat_down(self._laid)
            elif settings.resume:
                self._resume(settings)
            elif settings.seats:
                self.seat_down(board_of(settings.game).session.new(settings, self.lang))
            else:
                self.ask()
        except TroyesError as error:
            self.ask(error.text(self.lang))

    def _resume(self, settings: Settings) -> None:
        path = saves.latest() if settings.resume is True else Path(cast("str | Path", settings.resume))
        if path is None:
            self.ask(self.words("table-nothing-left"))
            return
        save = saves.read(path)
        if settings.lang is None:
            self.lang = save.lang
        session = board_of(save.record["game"]).session.resumed(save, path)
        session.wish(settings.seconds, settings.hints)
        self.seat_down(session)

    def ask(self, trouble: str = "") -> None:
        """Shows the set-up, with what went wrong if something did."""
        self.game = self.settings.game
        self._show(SetupScreen(self.settings, trouble))

    def seat_down(self, session: Session) -> None:
        """Begins to play. A game that has just begun is saved at once."""
        self.session = session
        self.game = session.game.name
        session.lang = self.lang
        self.earned, self.walls, self.trouble = {}, [], None
        if self._studying is not None:
            self._studying.cancel()
        self.study = None
        if not session.game.over:
            session.save()
        self._show(board_of(self.game).screen(session))

    def _show(self, screen: Any) -> None:
        """Puts a screen in the place of all others."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)  # pyright: ignore[reportUnknownMemberType]
        else:
            self.push_screen(screen)

    # -- the end ----------------------------------------------------------------------------------------------

    def show_scores(self, session: Session) -> None:
        if not session.counted:
            self._count(session)

        def left(after: After | None) -> None:
            if after == "again":
                game = session.game
                self.open(
                    Settings(
                        *(game.name, session.seats, game.options_data()),
                        lang=self.lang,
                        seconds=session.seconds,
                        hints=session.hints,
                    )
                )
            elif after == "setup":
                self.ask()

        self.push_screen(ScoringScreen(session, self.earned, self.walls, self.trouble), left)

    def _count(self, session: Session) -> None:
        """Writes the achievements of the people at the table down. What fails is tried again at the next count."""
        names = [None if plan.bot else plan.name for plan in session.seats]
        try:
            self.earned = achievements.store_finished(session.game, names)
            self.walls = achievements.walls(session.game, names)
        except TroyesError as error:
            self.trouble = error
        else:
            self.trouble = None
            session.counted = True
        session.save()

    def show_study(self, session: Session) -> None:
        """Opens the game in hindsight. It goes on being thought out while other pages are looked at."""
        if self.study is None:
            self.study = Study(session.game.record())
            self._studying = self.run_worker(self._study(self.study))
        self.push_screen(StudyScreen(session, self.study))

    async def _study(self, study: Study) -> None:
        def told(so_far: tuple[int, int]) -> None:
            study.done, study.total = so_far
            self._relabel_study()

        try:
            study.analysis = await self.thinkers.ask(told, jobs.study, study.record, cache_folder())
        except Lost as lost:
            study.lost = str(lost)
            self.study = None  # so that it can be tried again
        self._relabel_study()

    def _relabel_study(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, StudyScreen) and not screen.gone:
                screen.relabel()

    # -- keys -------------------------------------------------------------------------------------------------

    def action_language(self) -> None:
        self.lang = next_language(self.lang)
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.session.lang = self.lang
                if not screen.session.game.over:
                    screen.session.save()  # so that it goes on in this language
            if isinstance(screen, Page):
                screen.relabel()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_help_quit(self) -> None:
        """What Ctrl-C says."""
        self.notify(self.words("table-quit-how"), markup=False)

    def action_help(self) -> None:
        if isinstance(self.screen, HelpScreen):
            return
        at_play = any(isinstance(screen, TableScreen) for screen in self.screen_stack)
        options = self.session.game.options if self.session is not None and at_play else {}
        self.push_screen(HelpScreen(self.game, options))
