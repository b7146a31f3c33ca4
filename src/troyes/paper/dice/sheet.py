"""The scoresheet of Troyes Dice: one drawing of 190 by 135.5 mm, put on a page as often as it is wanted.

Everything on it comes from the engine's printed numbers, and each of them is noted where it is drawn.
"""

from troyes.core.message import Message
from troyes.dice.names import COLOURS, RESOURCES, ROWS, THINGS
from troyes.dice.printed import CITIZEN_TRACK, DAYS, LINK_NONE, RESOURCE_TRACK, Printed
from troyes.paper import signs
from troyes.paper.ink import INK, PALE, SOFT, Box, Page
from troyes.paper.order import Order

WIDTH, HEIGHT = 190.0, 135.5
LABEL, COLUMN = 23.0, 23.0
PANEL = 163.5
"""Where the count begins, from the left."""
TOP, DISTRICT = 9.0, 34.0
CROWD = TOP + 3 * DISTRICT
"""Where the tracks of citizens begin, from above."""
STEP, GAP = 5.55, 12.0
"""From citizen to citizen; and the room behind one for what it brings."""


class Sheet:
    """Draws a sheet at the place where the page is moved to."""

    def __init__(self, page: Page, order: Order, printed: Printed) -> None:
        self.page = page
        self.order = order
        self.printed = printed

    def words(self, id: str) -> str:
        return Message(id, {}).text(self.order.lang)

    def draw(self) -> None:
        with self.page.framed(Box(0, 0, WIDTH, HEIGHT)):
            self._head()
            for colour in range(3):
                with self.page.moved(0, TOP + colour * DISTRICT):
                    self._district(colour)
            self._citizens()
            self._count()

    # -- the head ----------------------------------------------------------------------------------------------------

    def _head(self) -> None:
        page = self.page
        page.text(0, 5.8, self.words("paper-dice"), "title", 15)
        page.text(32, 5.8, self.words("paper-name"), "text", 7.5, SOFT)
        page.line(42, 6, 84, 6, 0.15, stroke=SOFT)
        first = 90.0
        for day in range(1, DAYS + 1):
            x = first + (day - 1) * 9.1
            if day >= self.printed.attack_from_day:
                signs.flame(page, x + 6.4, 1.7, 2.6)
                page.note(f"attack.{day}", True, Box(x + 5, 0, 3, 3))
            page.number(x + 2.6, 1.9, str(day), 8)
            page.rect(Box(x + 0.6, 4, 3.3, 3.3), None, INK, 0.15)
            page.rect(Box(x + 4.4, 4, 3.3, 3.3), PALE, INK, 0.15)
        if self.order.banquets:
            signs.cup(page, PANEL + 2.4, 4, 5)
            for box in range(3):
                page.rect(Box(PANEL + 6 + box * 6.9, 0.6, 6, 6.6), None, INK, 0.2, round=0.8)

    # -- the districts -----------------------------------------------------------------------------------------------

    def _district(self, colour: int) -> None:
        page, name = self.page, COLOURS[colour]
        page.rect(Box(0, 0, PANEL - 1.5, DISTRICT - 1), None, INK, 0.35, round=1.5)
        signs.order(page, name, 5, 5, 7.4)
        page.fitted(10, 4.4, self.words(f"paper-district-{name}"), 12, 8, font="title")
        page.fitted(10, 7.4, self.words(f"colour-{name}"), 12, 6, colour=SOFT)
        self._row_label(2 * colour, 13)
        self._row_label(2 * colour + 1, 22.6)
        for column in range(6):
            self._column(colour, column)
        for row in (2 * colour, 2 * colour + 1):
            self._links(row)
        self._resources(colour)

    def _row_label(self, row: int, y: float) -> None:
        page, most = self.page, LABEL - 3
        page.fitted(1.8, y + 0.9, self.words(f"building-{ROWS[row]}"), most, 7.5, font="bold")
        if ROWS[row] == "cathedral":
            numbers = self.printed.cathedral_number
            page.fitted(1.8, y + 4, " · ".join(map(str, numbers)), most, 7)
            page.note("cathedral.numbers", list(numbers), Box(1.8, y + 1.5, most, 3))

    def _column(self, colour: int, column: int) -> None:
        page, x, name = self.page, LABEL + column * COLUMN, COLOURS[colour]
        if column:
            page.line(x, 1.4, x, 26.4, 0.1, stroke=SOFT, dash=(0.6, 0.8))
        number = self.order.numbers[column] if self.order.numbers else None
        at = Box(x + 8.2, 0.9, 6.6, 6.6)
        signs.die(page, name, at.middle, at.centre, 6.6, number)
        signs.order(page, name, at.x - 2.6, at.centre, 3.2)
        page.note(f"die.{name}.{column}", number, at)
        self._building(2 * colour, column, x, 13)
        self._building(2 * colour + 1, column, x, 22.6)

    def _building(self, row: int, column: int, x: float, y: float) -> None:
        page, name, printed = self.page, ROWS[row], self.printed
        signs.building(page, name, x + 8.3, y, 7)
        gain = Box(x + 11.9, y - 4.6, 6.2, 9.2)
        if row % 2:
            signs.amount(page, printed.work_citizens, f"{COLOURS[row // 2]} citizen", gain.middle, y, 3.9)
            told: object = (f"{COLOURS[row // 2]} citizen", printed.work_citizens)
        elif name == "fortress":
            told = (f"{COLOURS[printed.fortress[column]]} citizen", 1)
            signs.thing(page, told[0], gain.middle, y, 5.4)
        elif name == "great_hall":
            what, count = THINGS[printed.hall_thing[column]], printed.hall_amount[column]
            signs.amount(page, count, what, gain.middle, y - 2.3, 4)
            page.line(gain.x + 0.8, y + 0.1, gain.right - 0.8, y + 0.1, 0.15)
            signs.marked_die(page, COLOURS[printed.hall_per[column]], gain.middle, y + 2.6, 3.9)
            told = (what, count, COLOURS[printed.hall_per[column]])
        else:
            scored = ROWS[printed.cathedral_row[column]]
            page.rect(Box(gain.x + 1.1, y - 4.6, 5, 4.6), None, INK, 0.15)
            page.number(gain.x + 0.9, y + 2.6, "×", 7)
            signs.building(page, scored, gain.middle + 1, y + 2.7, 4.6)
            told = scored
        page.note(f"building.{name}.{column}", told, gain)

    def _links(self, row: int) -> None:
        page, printed = self.page, self.printed
        y = 13 if row % 2 == 0 else 22.6
        for column in range(6):
            here = 6 * row + column
            there = printed.link_partner[here]
            if there == LINK_NONE or there < here:
                continue
            other = there - 6 * row
            what, count = THINGS[printed.link_thing[here]], printed.link_amount[here]
            x = LABEL + other * COLUMN
            if other == column + 1:
                page.line(x - 4.2, y, x + 4.2, y, 0.5)
                self._lozenge(x, y, 3.8)
            else:  # not side by side: a line above both
                page.path(f"M{LABEL + column * COLUMN + 8} {y - 4}V{y - 5}H{x + 8}V{y - 4}", None, INK, 0.3)
                self._lozenge(x, y, 3.8)
            signs.amount(page, count, what, x, y, 3.2)
            page.note(f"link.{ROWS[row]}.{column}.{other}", (what, count), Box(x - 4, y - 4, 8, 8))

    def _lozenge(self, x: float, y: float, r: float) -> None:
        self.page.path(f"M{x - r - 0.6} {y}L{x} {y - r}L{x + r + 0.6} {y}L{x} {y + r}Z", "#ffffff", INK, 0.3)

    def _resources(self, colour: int) -> None:
        page, printed, what, name = self.page, self.printed, RESOURCES[colour], COLOURS[colour]
        y, x = 29.6, LABEL + 3.2
        step = (PANEL - 5 - x - 4.3 * sum(printed.citizen_on_resource)) / (RESOURCE_TRACK - 1)
        page.fitted(1.8, y + 0.9, self.words(f"resource-{what}"), LABEL - 3, 7.5, font="bold")
        for at in range(1, RESOURCE_TRACK + 1):
            started, peopled = at <= printed.resource_start, printed.citizen_on_resource[at]
            signs.thing(page, what, x, y, 4, filled=started)
            if started:
                page.circle(x, y, 2.9, None, INK, 0.45)
            page.note(f"resource.{what}.{at}", (started, peopled), Box(x - 2.9, y - 2.9, 5.8, 5.8))
            if peopled:
                x += 4.3
                signs.citizen(page, name, x, y, 4.2)
            x += step

    # -- the citizens ------------------------------------------------------------------------------------------------

    def _places(self) -> list[float]:
        """Where each citizen stands, from the left: behind some there is room for what they bring."""
        x, found = LABEL + 3, [0.0]
        for at in range(1, CITIZEN_TRACK + 1):
            found.append(x)
            x += STEP + GAP * ((at == self.printed.prestige_at) + (at == self.printed.pair_at))
        return found

    def _citizens(self) -> None:
        page, printed, xs = self.page, self.printed, self._places()
        page.rect(Box(0, CROWD, PANEL - 1.5, HEIGHT - CROWD), None, INK, 0.35, round=1.5)
        rows = [CROWD + 5.4 + 5.6 * colour for colour in range(3)]
        self._columns(xs, rows)
        for at in range(5, CITIZEN_TRACK + 1, 5):
            page.number(xs[at], CROWD + 1.5, str(at), 4.6, "text", SOFT)
        for colour, y in enumerate(rows):
            name = COLOURS[colour]
            signs.order(page, name, 3.8, y, 4)
            page.fitted(6.8, y + 0.9, self.words(f"citizens-{name}"), LABEL - 8, 7.5, font="bold")
            for at in range(1, CITIZEN_TRACK + 1):
                signs.citizen(page, name, xs[at], y, 4.7, filled=False)
            room = xs[printed.prestige_at] + STEP / 2 - 0.2
            one, two = (ROWS[row] for row in printed.prestige_rows[colour])
            page.path(f"M{room} {y - 1}L{room + 1} {y}L{room} {y + 1}", None, INK, 0.35)
            signs.building(page, one, room + 3.7, y, 4.6)
            page.number(room + 6.7, y, "/", 8, "text")
            signs.building(page, two, room + 9.6, y, 4.6)
            page.note(f"prestige.{name}", (printed.prestige_at, one, two), Box(room, y - 2.5, GAP, 5))
            room = xs[printed.pair_at] + STEP / 2 - 0.2 + GAP * (printed.pair_at == printed.prestige_at)
            page.path(f"M{room} {y - 1}L{room + 1} {y}L{room} {y + 1}", None, INK, 0.35)
            pair = [COLOURS[other] for other in printed.pair[colour]]
            for at, other in enumerate(pair):
                signs.citizen(page, other, room + 3.7 + 5 * at, y, 4.2)
            page.note(f"pair.{name}", (printed.pair_at, *pair), Box(room, y - 2.5, GAP, 5))

    def _columns(self, xs: list[float], rows: list[float]) -> None:
        """Bonuses for whoever has circled all three of a column."""
        page, printed = self.page, self.printed
        special = [at for at in range(1, CITIZEN_TRACK + 1) if printed.resources_at[at] or printed.work_at[at]]
        y = rows[-1] + 5.2
        for place, at in enumerate(special):
            x = xs[at]
            near = [abs(xs[other] - x) for other in special[max(0, place - 1) : place + 2] if other != at]
            size = min(3.9, min(near, default=20) / 3.6)
            page.rect(Box(x - 2.65, rows[0] - 2.7, 5.3, rows[-1] - rows[0] + 5.5), PALE, INK, 0.2, round=1)
            both = printed.resources_at[at] and printed.work_at[at]
            if printed.resources_at[at]:
                for n, what in enumerate(RESOURCES):
                    signs.thing(page, what, x + (n - 1) * size * 1.1, y, size)
            if printed.work_at[at]:
                for n, row in enumerate(("counts_palace", "city_hall", "bishopric")):
                    shift = size * 3.5 if both else 0
                    signs.building(page, row, x + shift + (n - 1) * size * 1.1, y, size)
            told = (printed.resources_at[at], printed.work_at[at])
            page.note(f"column.{at}", told, Box(x - 6, y - 2.4, 12, 4.8))

    # -- the count ---------------------------------------------------------------------------------------------------

    def _count(self) -> None:
        page, printed = self.page, self.printed
        left, right = PANEL, WIDTH
        page.rect(Box(left, TOP, right - left, HEIGHT - TOP), None, INK, 0.35, round=1.5)
        page.text((left + right) / 2, TOP + 4.6, self.words("paper-count"), "title", 10, INK, "middle")
        y = TOP + 6.5
        for column in range(6):
            row = ROWS[printed.cathedral_row[column]]
            page.fitted(left + 1.4, y + 2.2, self.words(f"character-{row}"), right - left - 2.8, 6.2, colour=SOFT)
            page.rect(Box(left + 1.6, y + 3, 5.6, 5.2), None, INK, 0.15)
            page.number(left + 8.7, y + 5.6, "×", 7)
            signs.building(page, row, left + 12.4, y + 5.6, 5.2)
            page.number(left + 16.8, y + 5.6, "=", 7)
            page.rect(Box(right - 7.8, y + 3, 6.2, 5.2), None, INK, 0.15)
            page.note(f"count.{column}", row, Box(left + 9.8, y + 3, 5.2, 5.2))
            y += 9.6
        y += 0.8
        for what in RESOURCES:
            self._line(what, "÷ 2", y)
            y += 6.6
        for name in COLOURS:
            self._line(f"{name} citizen", "", y)
            y += 6.6
        page.rect(Box(left + 1.6, HEIGHT - 11.2, right - left - 3.2, 9.6), None, INK, 0.5, round=0.8)
        page.text(left + 2.8, HEIGHT - 7.8, self.words("score-total"), "text", 6.5, SOFT)

    def _line(self, what: str, more: str, y: float) -> None:
        page = self.page
        signs.thing(page, what, PANEL + 4.4, y + 2.6, 4.6)
        page.text(PANEL + 8.2, y + 3.5, more, "text", 7)
        page.number(PANEL + 16.8, y + 2.6, "=", 7)
        page.rect(Box(WIDTH - 7.8, y, 6.2, 5.2), None, INK, 0.15)
