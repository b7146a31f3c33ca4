"""One district of the sheet: six columns of a colour with their dice, buildings, links, and what scores each row."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from textual import events
from textual.content import Content
from textual.geometry import Offset

from troyes.cli.table.dice import faces
from troyes.cli.table.dice.faces import Space
from troyes.cli.table.dice.words import DiceWords
from troyes.cli.table.face import Face
from troyes.cli.table.signals import Chosen, Pointed
from troyes.dice.names import COLOURS, GAIN, PRESTIGE, RESOURCES, ROWS, WORK
from troyes.dice.sheet import Sheet
from troyes.dice.wheel import HalfDay

NAME = 11
CELL = 7
GAPS = (3, 1, 3, 1, 3)
"""Between two columns: wide where a link is printed."""
LEFT = (11, 21, 29, 39, 47, 57)
"""Where each column begins."""


@dataclass
class SheetState:
    """All that a sheet shows at a moment."""

    sheet: Sheet
    half: HalfDay
    words: DiceWords
    before: Sheet | None = None
    """The sheet at the start of the half day: what is new since then is set off."""
    glow: Mapping[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The spaces that may be chosen, by key, with their price."""
    reach: Mapping[str, list[int]] = field(default_factory=dict[str, list[int]])
    """The spaces that the die under the hand would reach."""


class District(Face):
    def __init__(self, colour: int) -> None:
        super().__init__(id=f"district-{COLOURS[colour]}", classes=f"-{COLOURS[colour]}")
        self.colour = colour
        self.spaces = {
            (column, act): Space(colour, column, act) for act in (GAIN, PRESTIGE, WORK) for column in range(6)
        }
        self.keys: dict[tuple[int, int], str] = {}
        """The key of each space, by column and act."""
        self.drawn: dict[str, str] = {}
        """What stands on each space, in plain letters, by key."""
        self.lit: set[str] = set()
        self._over: str | None = None

    # -- drawing ----------------------------------------------------------------------------------------------

    def show(self, state: SheetState, aim: str | None) -> None:
        self.keys = {at: space.key(state.half) for at, space in self.spaces.items()}
        self.lit = {key for key in self.keys.values() if key in state.glow}
        self.border_title = Content(state.words(f"table-district-{COLOURS[self.colour]}"))
        lines: list[Content] = []
        for act in (GAIN, PRESTIGE, WORK):
            lines += self._row(act, state, aim)
        self.put(Content("\n").join(lines))

    def _row(self, act: int, state: SheetState, aim: str | None) -> list[Content]:
        """The two lines of a row of spaces."""
        lines: list[list[Content]] = [[], []]
        for at, line in enumerate(lines):
            line.append(Content.styled(self._row_name(act, state.words)[at].ljust(NAME), "$faded"))
        for column in range(6):
            for at, part in enumerate(self._space(column, act, state, aim)):
                lines[at].append(part)
            if column < 5:
                for at, part in enumerate(self._gap(column, act, state)):
                    lines[at].append(part)
        if act != GAIN:
            for at, part in enumerate(self._score(act, state)):
                lines[at].append(part)
        return [Content.assemble(*line) for line in lines]

    def _row_name(self, act: int, words: DiceWords) -> list[str]:
        if act == GAIN:
            name = words(f"table-gain-{RESOURCES[self.colour]}")
        else:
            name = words(f"table-row-{ROWS[2 * self.colour + act - 1]}")
        return [*name.splitlines(), ""][:2]

    def _space(self, column: int, act: int, state: SheetState, aim: str | None) -> tuple[Content, Content]:
        """A space: what it brings and, below, its price or how it stands."""
        space, key = self.spaces[column, act], self.keys[column, act]
        stands = space.state(state.sheet)
        sign = faces.sign(space, state.half, state.sheet, state.words)
        price = state.glow.get(key) or state.reach.get(key)
        if key in state.glow or key in state.reach:
            below = Content(state.words.price(price or [0, 0, 0]))
        else:
            below = _mark(act, stands, state.before is not None and space.state(state.before) != stands)
        self.drawn[key] = f"{sign.plain}\n{below.plain}"
        style = self._ink(space, key, stands, state, aim)
        plain = key == aim or key in state.glow or stands in ("drawn", "lost")
        return _cell(sign, style, plain), _cell(below, style, plain)

    def _ink(self, space: Space, key: str, stands: str, state: SheetState, aim: str | None) -> str:
        name = COLOURS[self.colour]
        if key == aim:
            return "bold $gold-ink on $gold"
        if key in state.glow:
            return "bold $glow-ink on $glow" if space.act == GAIN else "$glow-ink on $glow"
        wash = "$page" if space.act == GAIN else f"${name}-wash{'-2' if space.act == WORK else ''}"
        if key in state.reach:
            return f"italic $glow-ink on {wash}"
        if stands == "drawn":
            return f"bold ${name}-ink on ${name}"
        if stands == "lost":
            return "$faded on $paper"
        return f"bold ${name}-word on {wash}" if space.act == GAIN else f"$ink on {wash}"

    def _gap(self, column: int, act: int, state: SheetState) -> tuple[Content, Content]:
        """What lies between two columns: a link and its bonus, or nothing."""
        width = GAPS[column]
        bonus = faces.link_sign(2 * self.colour + act - 1, column, state.half.printed, state.words) if act else None
        if bonus is None:
            return Content(" " * width), Content(" " * width)
        pair = [self.spaces[at, act].state(state.sheet) for at in (column, column + 1)]
        if "lost" in pair:
            return _cell(bonus, "$rule", True, width), _cell(Content("╌ ╌"), "$rule", True, width)
        if pair == ["drawn", "drawn"]:
            return _cell(bonus, "bold $gold", True, width), _cell(Content("━◆━"), "$gold", True, width)
        return _cell(bonus, "", False, width), _cell(Content("╌◇╌"), "$faded", True, width)

    def _score(self, act: int, state: SheetState) -> tuple[Content, Content]:
        """The character that scores this row, and the number written beside it."""
        row = 2 * self.colour + act - 1
        sheet, printed = state.sheet, state.half.printed
        number = max(sheet.multipliers[at] for at in range(6) if printed.cathedral_row[at] == row)
        points = f"{number}×{sheet.count(row)} = {number * sheet.count(row)}" if number else "–"
        name = state.words(f"table-first-{ROWS[row]}")
        return Content.styled(f"  {name}", "$faded"), Content.styled(f"  {points}", "bold $gold")

    # -- the mouse --------------------------------------------------------------------------------------------

    def at(self, offset: Offset | None) -> str | None:
        """The space at this place of the drawing."""
        if offset is None:
            return None
        for column, left in enumerate(LEFT):
            if left <= offset.x < left + CELL and 0 <= offset.y < 6:
                return self.keys.get((column, offset.y // 2))
        return None

    def place(self, key: str) -> Offset:
        """Where a space is drawn, from the corner of the widget."""
        column, act = next(at for at, known in self.keys.items() if known == key)
        return Offset(LEFT[column] + CELL // 2, 1 + 2 * act)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        over = self.at(event.get_content_offset(self))
        if over != self._over:
            self._over = over
            self.post_message(Pointed(over))

    def on_leave(self, event: events.Leave) -> None:
        if self._over is not None:
            self._over = None
            self.post_message(Pointed(None))

    def on_click(self, event: events.Click) -> None:
        key = self.at(event.get_content_offset(self))
        if key is not None:
            self.post_message(Chosen(key))


def _cell(content: Content, style: str, plain: bool, width: int = CELL) -> Content:
    """Centred in its space; `plain` drops the content's own colours."""
    shown = Content(content.plain) if plain else content
    spare = width - shown.cell_length
    return shown.pad(spare // 2, spare - spare // 2).stylize_before(style)


def _mark(act: int, stands: str, fresh: bool) -> Content:
    """How a building stands; one that was drawn just now shows the pen."""
    if act == GAIN:
        return Content("")
    if stands == "drawn":
        return Content("✎" if fresh else "✓")
    return Content("╳ ╳ ╳") if stands == "lost" else Content.styled("╰┄┄┄╯", "$rule")
