"""The scoresheet: three districts of six columns, their tracks, and the characters that score each row."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from troyes.cli.table import faces
from troyes.cli.table.faces import Space
from troyes.cli.table.signals import SpaceChosen, SpacePointed
from troyes.cli.table.tracks import CitizenRow, Milestones, ResourceRow
from troyes.cli.table.words import Words
from troyes.dice.names import COLOURS, GAIN, PRESTIGE, RESOURCES, ROWS, WORK
from troyes.dice.sheet import Sheet
from troyes.dice.wheel import HalfDay

__all__ = ["Cell", "SheetState", "SheetView"]


@dataclass
class SheetState:
    """All that a sheet shows at a moment."""

    sheet: Sheet
    half: HalfDay
    words: Words
    before: Sheet | None = None
    """The sheet at the start of the half day: what is new since then is set off."""
    glow: Mapping[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The spaces that may be chosen, by key, with their price."""
    reach: Mapping[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The spaces that the die under the hand would reach."""


class Cell(Static):
    """One space of a district."""

    def __init__(self, space: Space) -> None:
        kind = ("die", "prestige", "work")[space.act]
        super().__init__(
            markup=False,
            id=f"cell-{COLOURS[space.colour]}-{kind}-{space.column + 1}",
            classes=f"-{kind} -{COLOURS[space.colour]}",
        )
        self.space = space
        self.key = ""

    def show(self, state: SheetState) -> None:
        self.key = self.space.key(state.half)
        stands = self.space.state(state.sheet)
        for name in ("drawn", "lost", "guarded", "open"):
            self.set_class(name == stands, f"-{name}")
        was = None if state.before is None else self.space.state(state.before)
        self.set_class(stands == "drawn" and was not in (None, "drawn"), "-fresh")
        glowing, reached = self.key in state.glow, self.key in state.reach
        self.set_class(glowing, "-glow")
        self.set_class(reached and not glowing, "-reach")
        sign = faces.sign(self.space, state.half, state.sheet, state.words)
        if glowing or reached:
            price = (state.glow if glowing else state.reach)[self.key]
            below = Content(state.words.price(price))
        else:
            below = self._mark(stands)
        if glowing or stands == "drawn":
            sign = Content(sign.plain)
        self.update(Content.assemble(sign, "\n", below))

    def _mark(self, stands: str) -> Content:
        if self.space.act == GAIN:
            return Content("")
        if stands in ("drawn", "lost"):
            return Content("✓" if stands == "drawn" else "╳ ╳ ╳")
        return Content.styled("╰┄┄┄╯", "$rule")

    def on_click(self) -> None:
        self.post_message(SpaceChosen(self.key))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(SpacePointed(self.key))

    def on_leave(self, event: events.Leave) -> None:
        self.post_message(SpacePointed(None))


class District(Container):
    """Six columns of one colour: their dice, prestige buildings and work buildings, and what scores each row."""

    def __init__(self, colour: int) -> None:
        super().__init__(id=f"district-{COLOURS[colour]}", classes=f"-{COLOURS[colour]}")
        self.colour = colour

    def compose(self) -> ComposeResult:
        for act in (GAIN, PRESTIGE, WORK):
            yield Static(classes="row-name", id=f"name-{COLOURS[self.colour]}-{act}", markup=False)
            for column in range(6):
                yield Cell(Space(self.colour, column, act))
                if column < 5:
                    yield Static(classes="link", id=f"link-{COLOURS[self.colour]}-{act}-{column}", markup=False)
            yield Static(classes="score", id=f"score-{COLOURS[self.colour]}-{act}", markup=False)

    def show(self, state: SheetState) -> None:
        words, sheet, printed = state.words, state.sheet, state.half.printed
        name = COLOURS[self.colour]
        self.border_title = Content(words(f"table-district-{name}"))
        self.query_one(f"#name-{name}-0", Static).update(words(f"table-gain-{RESOURCES[self.colour]}"))
        for act in (PRESTIGE, WORK):
            row = 2 * self.colour + act - 1
            self.query_one(f"#name-{name}-{act}", Static).update(words(f"table-row-{ROWS[row]}"))
            for column in range(5):
                link = self.query_one(f"#link-{name}-{act}-{column}", Static)
                bonus = faces.link_sign(row, column, printed, words)
                link.update(bonus)
                if not bonus:
                    continue
                both = sheet.has(row, column) and sheet.has(row, column + 1)
                gone = any(Space(self.colour, at, act).state(sheet) == "lost" for at in (column, column + 1))
                link.set_class(both, "-earned")
                link.set_class(gone, "-gone")
            number = max(
                sheet.multipliers[at] for at in range(6) if printed.cathedral_row[at] == row
            )
            score = self.query_one(f"#score-{name}-{act}", Static)
            points = f"{number}×{sheet.count(row)} = {number * sheet.count(row)}" if number else "–"
            score.update(Content.assemble((words(f"table-first-{ROWS[row]}"), "$faded"), "\n", (points, "bold $gold")))


class SheetView(Vertical, can_focus=True):
    """A whole sheet. Arrows move among the spaces that may be chosen, Enter takes one."""

    BINDINGS = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter,space", "take", show=False),
    ]
    aim: reactive[str | None] = reactive(None, init=False)
    state: SheetState | None = None

    def compose(self) -> ComposeResult:
        for colour in range(3):
            yield District(colour)
        with Vertical(id="resources"):
            for colour in range(3):
                yield ResourceRow(colour)
        with Vertical(id="citizens"):
            yield Milestones()
            for colour in range(3):
                yield CitizenRow(colour)

    def show(self, state: SheetState) -> None:
        self.state = state
        for district in self.query(District):
            district.show(state)
        for cell in self.query(Cell):
            cell.show(state)
        self.preview(None)
        self.query_one(Milestones).show(state.sheet, state.half.printed, state.words)
        self.query_one("#resources").border_title = Content(state.words("table-resources"))
        self.query_one("#citizens").border_title = Content(state.words("table-citizens"))
        self.mark_aim()

    def preview(self, after: Sheet | None) -> None:
        """The tracks, and in gold what a choice would change on them."""
        state = self.state
        if state is None:
            return
        page, printed = after or state.sheet, state.half.printed
        for row in self.query(ResourceRow):
            row.show(state.sheet, page, printed, state.words)
        for line in self.query(CitizenRow):
            glowing = f"citizen {COLOURS[line.colour]}" in state.glow
            line.show(state.sheet, page, printed, state.words, glowing)

    def spots(self) -> dict[str, tuple[int, int]]:
        """Where each space that the arrows can reach stands: what glows, or everything if nothing does."""
        state = self.state
        glow: Mapping[str, list[int]] = {} if state is None else state.glow
        found = {cell.key: (2 * cell.space.column, 3 * cell.space.colour + cell.space.act) for cell in self.query(Cell)}
        tracks = {f"citizen {COLOURS[colour]}": (5, 9 + colour) for colour in range(3)}
        if glow:
            return {key: at for key, at in {**found, **tracks}.items() if key in glow}
        return found

    def action_move(self, across: int, down: int) -> None:
        spots = self.spots()
        here = spots.get(self.aim or "")
        if here is None:
            self.aim = min(spots, key=lambda key: (spots[key][1], spots[key][0]), default=None)
            return
        def way(key: str) -> tuple[int, int]:
            dx, dy = spots[key][0] - here[0], spots[key][1] - here[1]
            return (abs(dy), abs(dx)) if across else (abs(dx) + 3 * abs(dy), abs(dx))
        ahead = [
            key
            for key, (x, y) in spots.items()
            if (x - here[0]) * across > 0 or (not across and (y - here[1]) * down > 0)
        ]
        if ahead:
            self.aim = min(ahead, key=way)

    def action_take(self) -> None:
        if self.aim is not None:
            self.post_message(SpaceChosen(self.aim))

    def watch_aim(self, aim: str | None) -> None:
        self.mark_aim()
        self.post_message(SpacePointed(aim))

    def mark_aim(self) -> None:
        for cell in self.query(Cell):
            aimed = self.aim is not None and cell.key == self.aim
            if aimed and not cell.has_class("-aimed"):
                cell.scroll_visible(animate=False)
            cell.set_class(aimed, "-aimed")
        for line in self.query(CitizenRow):
            line.set_class(self.aim == f"citizen {COLOURS[line.colour]}", "-aimed")
