"""The screen of Troyes and The King's Challenge: the board above, the options and the log below it."""

from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll

from troyes.city import log
from troyes.city.names import NEUTRAL
from troyes.city.state import ANSWERING, SUFFERING
from troyes.cli.table.bars import HINTS, Hint
from troyes.cli.table.city import tray_text
from troyes.cli.table.city.buildings import BuildingsPanel
from troyes.cli.table.city.cards import CardsPanel
from troyes.cli.table.city.cathedral import CathedralPanel
from troyes.cli.table.city.chapters import TURNS, Chapter, chapters, since
from troyes.cli.table.city.details import Marks
from troyes.cli.table.city.events import EventsPanel
from troyes.cli.table.city.families import FamiliesPanel
from troyes.cli.table.city.options import SHORTCUTS, Listed, OptionsPanel
from troyes.cli.table.city.panel import Panel
from troyes.cli.table.city.ramparts import RampartsPanel
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.session import CitySession
from troyes.cli.table.city.square import SquarePanel
from troyes.cli.table.city.words import CityWords
from troyes.cli.table.log import LogInk, LogPanel
from troyes.cli.table.page import digit
from troyes.cli.table.play import TableScreen
from troyes.cli.table.session import Session
from troyes.cli.table.tray import Speech
from troyes.core import text
from troyes.core.decision import Decision, Option

ANSWERS = (ANSWERING, SUFFERING)
"""The steps at which a seat is asked that has no turn."""
TINY = 96
"""Narrower than this, all parts of the board stand below each other and the log is left out: the tray tells it."""
OTHERS = ("city-option-buy", "city-option-buy-turned", "city-option-get")
"""Options that name another owner."""
INFLUENCE = ("reroll", "turn")
"""What influence does to own dice: one entry of the list each, until it is opened."""
PLACES = {
    "placement": BuildingsPanel,
    "black_dice": SquarePanel,
    "turn_over": SquarePanel,
    "dice": SquarePanel,
    "event": EventsPanel,
    "guard": RampartsPanel,
    "exchange": SquarePanel,
    "release": EventsPanel,
    "column": CathedralPanel,
}
"""Where a choice is made, by its kind; all others in the list."""


class CityScreen(TableScreen):
    CSS_PATH = "city.tcss"
    AUTO_FOCUS = ""
    """Nothing by itself: the hand goes where a choice is made, and whatever it comes to counts as looked at."""
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(digit(int(key)) if key.isdigit() else f"{key},{key.upper()}", f"shortcut({at})")
            for at, key in enumerate(SHORTCUTS)
        ),
        Binding("space", "done", show=False),
    ]
    HINTS = (Hint("options", "1-9 A-Z"), *HINTS[:2], Hint("done", "␣", "done"), *HINTS[2:])
    BUTTONS = ("done",)
    LOG = LogInk(
        headings=("city-log-round",),
        openings=tuple(f"city-log-{log.STORIES.messages[what]}" for what in TURNS),
        struck=(
            *("city-log-event-strikes", "city-log-black-roll", "city-log-gave-way", "city-log-fell-short"),
            *("city-log-lost", "city-log-expelled", "city-log-unbuilt", "city-log-cube-off"),
            *("city-log-raised", "city-log-redealt", "city-log-possessed", "city-log-robbed"),
            *("city-log-lost-cube", "city-log-lost-outdoor"),
        ),
    )
    SECRET = "table-city-handover"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.menu: tuple[str, ...] = ()
        """The options that are listed while others are put away: what influence may do to one's dice."""
        self.marks = Marks(self.session.game.options["cards"])
        self.scene: Scene | None = None
        self.fresh: list[Chapter] = []
        """What happened since the holder's last turn, until the hand moves."""
        self._unread: int | None = None
        self._answered = False
        """Whether the holder's latest confirmed step was an answer, in nobody's turn or another's."""

    @property
    def session(self) -> CitySession:
        return cast(CitySession, self._sitting)

    @property
    def words(self) -> CityWords:
        return CityWords(self.table.lang, self.session.names)

    @property
    def options(self) -> OptionsPanel:
        return self.query_one(OptionsPanel)

    # -- the looks --------------------------------------------------------------------------------------------

    def board(self) -> ComposeResult:
        with ScrollableContainer(id="city", can_focus=False):
            with Horizontal(id="town"):
                with Vertical(id="outside"):
                    with VerticalScroll(id="threats", can_focus=False):
                        yield EventsPanel(id="events")
                    if self.session.game.options.get("ramparts"):
                        yield RampartsPanel(id="ramparts")
                with Vertical(id="middle"):
                    yield CardsPanel(id="cards")
                    yield BuildingsPanel(id="buildings")
                    yield SquarePanel(id="square")
            with Vertical(id="people"):
                yield FamiliesPanel(id="families")
                yield CathedralPanel(id="cathedral")
        with Horizontal(id="band"):
            with VerticalScroll(id="offers", can_focus=False):
                yield OptionsPanel(id="options")
            yield LogPanel(id="log")

    def draw(self) -> None:
        session = self.session
        decision = session.decision
        rights = session.rights()
        if self.pointed is not None and self.pointed.startswith("menu ") and self.menu:
            self.pointed = None
        self.scene = Scene(
            session.table.view(session.seat),
            self.words,
            session.game.city.printed,
            session.seat,
            "" if decision is None else decision.kind,
            rights,
            [] if decision is None else self._entries(decision),
            self.pointed,
            [self.words.beside(plan) for plan in session.seats],
        )
        for panel in self.query(Panel):
            panel.show(self.scene)

    def _entries(self, decision: Decision) -> list[tuple[str, str]]:
        """The list of options. What influence does to single dice lies behind an entry each."""
        options = decision.options[:]
        if self.menu:
            return [(option.key, self._label(option)) for option in options if option.key in self.menu]
        folded = () if decision.kind == "turn_over" else INFLUENCE
        plain = [option for option in options if option.key.partition(" ")[0] not in folded]
        found = [(option.key, self._label(option)) for option in plain]
        for name in folded:
            if any(option.key.startswith(f"{name} ") for option in options):
                found.append((f"menu {name}", self.words(f"table-city-menu-{name}")))
        return found

    def _label(self, option: Option) -> str:
        """An option in few words, where the tray tells the rest."""
        message = option.message
        short, args = f"table-{message.id}", dict(message.args)
        if message.id in OTHERS:
            owner = option.key.split()[1]
            args["name"] = self.words.owner(NEUTRAL if owner == "neutral" else int(owner), self.session.game.city.king)
        return self.words(short, **args) if text.has(short) else self.words.tell(message)

    def attend(self) -> None:
        decision = self.session.decision
        if decision is None:
            return
        enough = decision.kind == "black_dice" and "done" in self.session.rights()
        place = OptionsPanel if self.menu or enough else PLACES.get(decision.kind, OptionsPanel)
        panel = self.query_one(place)
        panel.begin()
        self.point(panel.aim)  # at once, so that all is drawn anew only once

    def let_go(self) -> None:
        super().let_go()
        self.menu = ()

    def prompt(self) -> tuple[str, str]:
        who, what = super().prompt()
        session = self.session
        if not session.game.over and session.decision is None and session.held is None and session.game.pending:
            acting = self.words.name(session.game.pending[0].seat)
            asked = session.game.city.step in ANSWERS
            return who, self.words("table-city-asked" if asked else "table-city-waiting", name=acting)
        return who, what

    def confirming(self) -> tuple[str, str]:
        """An answer ends no turn; and dice that others may answer are paid before the turn goes on."""
        session, words = self.session, self.words
        if session.game.city.step in ANSWERS:
            return words("table-city-answer-held"), words("table-city-answer")
        after = None if session.held is None else session.after(session.held)
        asked = [] if after is None or after.city.ladies is None else after.city.ladies.asked
        if asked:
            name = words.name(asked[0])
            return words("table-city-asking-held", name=name), words("table-city-asking", name=name)
        return super().confirming()

    def parting(self, seat: int) -> str:
        city, holder = self.session.game.city, self.session.seat
        if city.step == ANSWERING and city.ladies is not None and city.ladies.actor == holder:
            return "table-city-handover-asks"
        return "table-city-handover-answered" if self._answered else super().parting(seat)

    def speak(self) -> Speech:
        assert self.scene is not None
        return tray_text.speak(self.session, self.scene, self.marks, self.fresh)

    def unread(self) -> int | None:
        return self._unread

    def buttons(self) -> dict[str, str]:
        found: dict[str, str] = {}
        if "done" in self.session.rights():
            found["done"] = self.words("table-city-done")
        if self.menu:
            found["undo"] = self.words("table-undo")
        return found

    # -- the hand ---------------------------------------------------------------------------------------------

    def pick(self, key: str) -> None:
        self.fresh = []
        menu = self._menu_of(key) or self._ways(key)
        if menu:
            self.note = ""
            self.menu = menu
            self.relabel()
            self.attend()
        elif key.startswith("purple "):
            self.refuse(self.words("table-city-purple-detail"))
        elif not key.startswith("character "):
            super().pick(key)

    def _pick_listed(self, key: str) -> None:
        if key.startswith("menu "):
            self.pick(key)
        else:
            self.fresh = []
            super().pick(key)

    def _menu_of(self, key: str) -> tuple[str, ...]:
        """What opens instead of a step: an entry of the list, or all that influence does to one own die."""
        rights = self.session.rights()
        if key.startswith("menu "):
            return tuple(right for right in rights if right.startswith(f"{key.removeprefix('menu ')} "))
        if key not in rights and key.startswith((f"die {self.session.seat} ", "die purple ")):
            _, owner, colour, value = key.split()
            face = f"{'purple' if owner == 'purple' else colour} {value}"
            return tuple(f"{name} {face}" for name in INFLUENCE if f"{name} {face}" in rights)
        return ()

    def _ways(self, key: str) -> tuple[str, ...]:
        """A die on the square that may be used as it lies or with its other side."""
        done, _, die = key.partition(" ")
        ways = tuple(way for way in (f"die {die}", f"turned {die}") if way in self.session.rights())
        return ways if done in ("die", "turned") and len(ways) > 1 else ()

    def choose(self, key: str) -> None:
        self.fresh = []
        super().choose(key)

    def take_seat(self, seat: int) -> None:
        self.session.seat = seat
        self.fresh = since(chapters(self.session.story()), seat)
        count = sum(len(chapter.entries) for chapter in self.fresh)
        self._unread = len(self.session.log()) - count if count else None
        super().take_seat(seat)

    def point(self, key: str | None) -> None:
        if key == self.pointed and not self.note:
            return
        if key != self.pointed and self.pointed is not None:
            self.fresh = []
        self.note = ""
        if key != self.pointed and self.scene is not None:
            self.pointed = self.scene.pointed = key
            for panel in self.query(Panel):
                panel.show(self.scene)
        self.show_tray()

    def step_back(self) -> bool:
        """Closes what was opened in the list."""
        if not self.menu:
            return False
        self.menu = ()
        self.pointed = None
        self.relabel()
        self.attend()
        return True

    def press(self, name: str) -> None:
        if name == "done":
            self.pick("done")

    def take(self, key: str) -> None:
        if not self._looks_first(key):
            super().take(key)

    def on_listed(self, event: Listed) -> None:
        if not self._looks_first(event.key):
            self._pick_listed(event.key)

    def _looks_first(self, key: str) -> bool:
        """What was never looked at is looked at first: the tray was still telling what others did."""
        if not self.fresh or key != self.pointed:
            return False
        self.fresh = []
        self.show_tray()
        return True

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < TINY, "-tiny")

    def action_confirm(self) -> None:
        self._answered = self.session.game.city.step in ANSWERS
        super().action_confirm()

    def action_done(self) -> None:
        self.pick("done")

    def action_shortcut(self, at: int) -> None:
        """Takes what stands behind a number or a letter of the list."""
        if self.scene is not None and at < len(self.scene.entries):
            self._pick_listed(self.scene.entries[at][0])
