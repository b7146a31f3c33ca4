"""What stands on each space of the sheet: short signs in the space, a full sentence beside it."""

from textual.content import Content

from troyes.cli.table.dice.words import CITIZEN_SIGN, GUARD_SIGN, LOST_SIGN, DiceWords
from troyes.core.message import Arg
from troyes.dice.log import thing_name
from troyes.dice.names import CATHEDRAL, COLOURS, FORTRESS, GAIN, GREAT_HALL, RESOURCES, ROWS, VOCABULARY, use_code
from troyes.dice.printed import LINK_NONE, Printed
from troyes.dice.sheet import Sheet
from troyes.dice.wheel import HalfDay


class Space:
    """One of the 54 spaces of the districts: the die above a column (its resources), or a building."""

    def __init__(self, colour: int, column: int, act: int) -> None:
        self.colour = colour
        self.column = column
        self.act = act

    @property
    def row(self) -> int:
        """The row of the building; not for the die."""
        return 2 * self.colour + self.act - 1

    def key(self, half: HalfDay) -> str:
        """The key that chooses this space."""
        return VOCABULARY.keys[use_code(self.colour, half.number_of(self.column), self.act)]

    def state(self, sheet: Sheet) -> str:
        """drawn, lost, guarded or open."""
        if self.act != GAIN and sheet.has(self.row, self.column):
            return "drawn"
        if sheet.is_crossed(self.colour, self.column):
            return "lost"
        return "guarded" if sheet.is_guarded(self.column) else "open"


def sign(space: Space, half: HalfDay, sheet: Sheet, words: DiceWords) -> Content:
    """What the space brings, in at most seven letters."""
    column, printed = space.column, half.printed
    if space.act == GAIN:
        state = space.state(sheet)
        number = f"{words.letter(space.colour)} {half.number_of(column)}"
        if state == "lost":
            return Content(f"{LOST_SIGN}{number}{LOST_SIGN}")
        return Content(f"{number} {GUARD_SIGN}" if state == "guarded" else f" {number} ")
    if space.row == FORTRESS:
        return _thing(3 + printed.fortress[column], 1, words)
    if space.row == GREAT_HALL:
        per = printed.hall_per[column]
        thing = _thing(printed.hall_thing[column], printed.hall_amount[column], words)
        return Content.assemble(thing, "×", (words.letter(per), f"${COLOURS[per]}-word"))
    if space.row == CATHEDRAL:
        return Content(words(f"table-first-{ROWS[printed.cathedral_row[column]]}"))
    return _thing(3 + space.colour, printed.work_citizens, words)


def link_sign(row: int, column: int, printed: Printed, words: DiceWords) -> Content | None:
    """The bonus between this column and the next; None where none is printed."""
    building = 6 * row + column
    if printed.link_partner[building] != building + 1:
        return None
    return _thing(printed.link_thing[building], printed.link_amount[building], words)


def _thing(thing: int, count: int, words: DiceWords) -> Content:
    colour = thing % 3
    return Content.styled(words.thing(thing, count), f"${COLOURS[colour]}-word")


def explain(space: Space, half: HalfDay, sheet: Sheet, words: DiceWords) -> list[str]:
    """The space in sentences: what it is, what it brings, how it stands."""
    number = half.number_of(space.column)
    if space.act == GAIN:
        gain: list[list[str | int]] = [[RESOURCES[space.colour], number]]
        lines = [words("table-space-die", colour=COLOURS[space.colour], number=number, gain=gain)]
    else:
        what = words("table-space-building", building=ROWS[space.row], number=number)
        lines = [f"{what} {_brings(space, half, sheet, words)}"]
        link = _link(space, half.printed, words)
        if link:
            lines.append(link)
    lines.append(words(f"table-state-{space.state(sheet)}", what="die" if space.act == GAIN else "building"))
    return lines


def _brings(space: Space, half: HalfDay, sheet: Sheet, words: DiceWords) -> str:
    column, printed = space.column, half.printed
    if space.row == FORTRESS:
        return words("table-brings-fortress", gain=[[thing_name(3 + printed.fortress[column]), 1]])
    if space.row == GREAT_HALL:
        per = printed.hall_per[column]
        args: dict[str, Arg] = {
            "gain": [[thing_name(printed.hall_thing[column]), printed.hall_amount[column]]],
            "colour": COLOURS[per],
            "now": half.available[per],
        }
        return words("table-brings-great_hall", **args)
    if space.row == CATHEDRAL:
        written = sheet.multipliers[column] or printed.cathedral_number[min(sheet.count(CATHEDRAL), 5)]
        return words("table-brings-cathedral", character=ROWS[printed.cathedral_row[column]], points=written)
    return words("table-brings-work", gain=[[thing_name(3 + space.colour), printed.work_citizens]])


def _link(space: Space, printed: Printed, words: DiceWords) -> str:
    building = 6 * space.row + space.column
    if printed.link_partner[building] == LINK_NONE:
        return ""
    gain: list[list[str | int]] = [[thing_name(printed.link_thing[building]), printed.link_amount[building]]]
    side = "right" if printed.link_partner[building] > building else "left"
    return words("table-link", gain=gain, side=side)


def resource_track(colour: int, sheet: Sheet, after: Sheet, printed: Printed) -> Content:
    """The track of 18: crossed out, in hand, still to circle; what a choice would change is gold."""
    parts: list[str | tuple[str, str]] = []
    spent, spent_after = (page.circled[colour] - page.stock[colour] for page in (sheet, after))
    ink = f"${COLOURS[colour]}-word"
    for at in range(1, len(printed.citizen_on_resource)):
        if at <= spent:
            parts.append(("×", "$faded"))
        elif at <= sheet.circled[colour]:
            parts.append(("⊗", "bold $gold") if at <= spent_after else ("●", ink))
        elif at <= after.circled[colour]:
            parts.append(("⊗" if at <= spent_after else "◉", "bold $gold"))
        else:
            parts.append(("○", "$faded"))
        here = printed.citizen_on_resource[at]
        parts.append((CITIZEN_SIGN if here else " ", ink if at <= after.circled[colour] else "$faded"))
    return Content.assemble(*parts)


def citizen_track(colour: int, sheet: Sheet, after: Sheet, marks: list[int], length: int) -> Content:
    """The track of 20, with its bonus columns set off."""
    parts: list[str | tuple[str, str]] = []
    for at in range(1, length + 1):
        if at <= sheet.citizens[colour]:
            parts.append((CITIZEN_SIGN, f"bold ${COLOURS[colour]}-word"))
        elif at <= after.citizens[colour]:
            parts.append((CITIZEN_SIGN, "bold $gold"))
        else:
            parts.append(("◦" if at in marks else "·", "$ink" if at in marks else "$faded"))
        parts.append(" ")
    return Content.assemble(*parts)
