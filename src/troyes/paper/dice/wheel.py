"""The wheel of Troyes Dice: a ring and a disc to cut out, or one page on which nothing has to be cut.

The ring has the nine notches and, under the window of the disc, the days. The disc turns on it, one notch a day, and
shows the neutral notch, the mornings, the afternoons and the prices.
"""

from math import cos, radians, sin

from troyes.core.message import Message
from troyes.dice import numbers
from troyes.dice.names import RESOURCES
from troyes.dice.printed import DAYS, NOTCHES, Printed
from troyes.dice.wheel import neutral_notch, notch_of
from troyes.paper import signs
from troyes.paper.dice.tiles import BANQUET, PLAZA, ruler
from troyes.paper.ink import FAINT, INK, PALE, SOFT, Box, Page
from troyes.paper.order import MARGIN, Order

SECTOR = 360 / NOTCHES
PLAZAS_AT = 57.0
"""From the centre to the middle of a plaza."""
DISC, WINDOW_AT = 42.0, 33.0
BANQUETS_AT = PLAZAS_AT + PLAZA[1] / 2 + 1 + BANQUET[1] / 2
RING = 92.5


def angle_of(notch: int) -> float:
    """Clockwise from the top, in degrees."""
    return SECTOR * notch


def around(angle: float, far: float) -> tuple[float, float]:
    return (far * sin(radians(angle)), -far * cos(radians(angle)))


def pages(order: Order) -> list[Page]:
    maker = Wheel(order, numbers.load(order.cards)[0])
    return [maker.page()] if order.wheel == "page" else [maker.ring(), maker.disc()]


class Wheel:
    def __init__(self, order: Order, printed: Printed) -> None:
        self.order = order
        self.printed = printed

    def words(self, id: str) -> str:
        return Message(id, {}).text(self.order.lang)

    def _blank(self) -> Page:
        page = Page(*self.order.size, self.order.ink)
        ruler(page, self.order)
        return page

    def _say(self, page: Page, box: Box, id: str) -> None:
        with page.framed(box):
            page.paragraph(box, self.words(id), 8.5, 6.5, colour=SOFT)

    # -- to cut out --------------------------------------------------------------------------------------------------

    def ring(self) -> Page:
        page = self._blank()
        page.text(MARGIN, MARGIN + 5, self.words("paper-wheel-ring"), "title", 15)
        self._say(page, Box(MARGIN, MARGIN + 8, page.width - 2 * MARGIN, 18), "paper-wheel-how")
        with page.moved(page.width / 2, (page.height + 12) / 2):
            page.circle(0, 0, RING, None, INK, 0.3)
            page.circle(0, 0, DISC + 0.6, None, SOFT, 0.15, dash=(1, 1))
            self._notches(page, self.order.banquets)
            for day in range(1, DAYS + 1):
                notch = neutral_notch(2 * (day - 1))
                x, y = around(angle_of(notch), WINDOW_AT)
                with page.moved(x, y, 1, angle_of(notch)):
                    page.number(0, 0, str(day), 20, "title")
                    if day >= self.printed.attack_from_day:
                        signs.flame(page, 5, -1.6, 3.4)
                    page.note(f"day.{day}", (notch, day >= self.printed.attack_from_day), Box(-4.5, -4.5, 9, 9))
            _pin(page)
        return page

    def _notches(self, page: Page, banquets: bool) -> None:
        for notch in range(NOTCHES):
            x, y = around(angle_of(notch), PLAZAS_AT)
            with page.moved(x, y, 1, angle_of(notch)):
                place = Box(-PLAZA[0] / 2, -PLAZA[1] / 2, *PLAZA)
                page.rect(place, None, INK, 0.25, round=1.5)
                with page.moved(angle=-angle_of(notch)):
                    page.number(0, 0, str(notch + 1), 22, "title", FAINT)
                page.note(f"notch.{notch}", notch + 1, place)
            if banquets:
                x, y = around(angle_of(notch), BANQUETS_AT)
                with page.moved(x, y, 1, angle_of(notch)):
                    page.rect(Box(-BANQUET[0] / 2, -BANQUET[1] / 2, *BANQUET), None, SOFT, 0.2, round=1, dash=(1, 1))

    def disc(self) -> Page:
        page = self._blank()
        page.text(MARGIN, MARGIN + 5, self.words("paper-wheel-disc"), "title", 15)
        self._say(page, Box(MARGIN, MARGIN + 8, page.width - 2 * MARGIN, 18), "paper-wheel-disc-how")
        with page.moved(page.width / 2, page.height / 2):
            page.circle(0, 0, DISC, None, INK, 0.3)
            page.path(_sector(4.5, 8.5, DISC), PALE, None)
            for edge in range(NOTCHES):
                at = SECTOR * (edge - 0.5)
                x, y = around(at, 12 if edge in (0, 1, 5) else 28 if edge in (3, 7) else 22)
                to_x, to_y = around(at, DISC)
                page.line(x, y, to_x, to_y, 0.4 if edge in (0, 1, 5) else 0.15)
            self._window(page)
            for half, name in enumerate(("morning", "afternoon")):
                for place in range(4):
                    self._price(page, half, place)
                middle = SECTOR * (2.5 + 4 * half)
                with page.moved(*around(middle, 18), 1, middle - 90 if half == 0 else middle + 90):
                    page.fitted(0, 1, self.words(f"half-{name}"), 22, 9, font="title", anchor="middle")
            _pin(page)
        return page

    def _window(self, page: Page) -> None:
        x, y = around(0, WINDOW_AT)
        page.rect(Box(x - 7.5, y - 6, 15, 12), None, INK, 0.3, round=1.5, dash=(1.4, 0.9))
        page.text(x, y - 0.4, self.words("paper-wheel-window"), "text", 6.5, SOFT, "middle")
        page.text(x, y + 2.4, self.words("paper-wheel-window-cut"), "text", 6.5, SOFT, "middle")
        page.note("window", None, Box(x - 7.5, y - 6, 15, 12))

    def _price(self, page: Page, half: int, place: int) -> None:
        """The place of the half day that the disc's sector shows when its window shows the first day."""
        notch = notch_of(half, place)
        angle = angle_of(notch)
        x, y = around(angle, WINDOW_AT + 1)
        with page.moved(x, y, 1, angle):
            self.price(page, place, 0, 0, 6.6)
            page.note(f"price.{half}.{place}", (notch, self.cost(place)), Box(-6, -5, 12, 10))

    def cost(self, place: int) -> tuple[int, str]:
        resource = self.printed.price_resource[place]
        return (self.printed.price_amount[place], "any" if resource < 0 else RESOURCES[resource])

    def price(self, page: Page, place: int, x: float, y: float, size: float) -> None:
        count, what = self.cost(place)
        if count:
            signs.amount(page, count, what, x, y, size)
        else:
            page.number(x, y, "0", size * 2.1)

    # -- a page of its own -------------------------------------------------------------------------------------------

    def page(self) -> Page:
        """The notches in a ring, and below it which of them each day has, with their prices."""
        page = self._blank()
        far = 54.0
        page.text(MARGIN, MARGIN + 5, self.words("paper-wheel-page"), "title", 15)
        self._say(page, Box(MARGIN, MARGIN + 8, 44, 52), "paper-wheel-page-how")
        middle = MARGIN + far + PLAZA[1] / 2 + 2
        with page.moved(page.width / 2 + 14, middle):
            for notch in range(NOTCHES):
                x, y = around(angle_of(notch), far)
                with page.moved(x, y, 1, 0):
                    place = Box(-PLAZA[0] / 2, -PLAZA[1] / 2, *PLAZA)
                    page.rect(place, None, INK, 0.25, round=1.5)
                    page.number(0, 0, str(notch + 1), 22, "title", FAINT)
                    page.note(f"notch.{notch}", notch + 1, place)
            page.path("M-14 -20A24 24 0 0 1 14 -20M14 -20L10.6 -21.6M14 -20L12.8 -16.4", None, SOFT, 0.4)
        self._days(page, middle + far + PLAZA[1] / 2 + 4)
        return page

    def _days(self, page: Page, top: float) -> None:
        left, right, high = MARGIN, page.width - MARGIN, 8.2
        first, neutral = 16.0, 20.0
        cell = (right - left - first - neutral) / 8
        half = left + first + neutral
        for at, name in enumerate(("morning", "afternoon")):
            x = half + 4 * cell * at
            if at:
                page.rect(Box(x, top, 4 * cell, 13 + DAYS * high), PALE, None)
            page.text(x + 2 * cell, top + 4.2, self.words(f"half-{name}"), "title", 10, INK, "middle")
            for place in range(4):
                self.price(page, place, x + cell * (place + 0.5), top + 9, 4.6)
                page.note(f"cost.{at}.{place}", self.cost(place), Box(x + cell * place, top + 6, cell, 6))
        page.fitted(left, top + 10, self.words("paper-day"), first - 1, 8, font="bold")
        page.fitted(left + first, top + 10, self.words("paper-neutral"), neutral - 1, 8, font="bold")
        for day in range(1, DAYS + 1):
            y = top + 13 + (day - 1) * high
            page.line(left, y, right, y, 0.15, stroke=SOFT)
            page.number(left + 4, y + high / 2, str(day), 13, "title")
            if day >= self.printed.attack_from_day:
                signs.flame(page, left + 9.5, y + high / 2, 4)
            turn = 2 * (day - 1)
            page.number(left + first + 8, y + high / 2, str(neutral_notch(turn) + 1), 9, "text", SOFT)
            notches = [notch_of(turn + at, place) for at in range(2) for place in range(4)]
            for at, notch in enumerate(notches):
                page.number(half + cell * (at + 0.5), y + high / 2, str(notch + 1), 11)
            page.note(f"row.{day}", (neutral_notch(turn), *notches), Box(left, y, right - left, high))
        bottom = top + 13 + DAYS * high
        page.line(left, bottom, right, bottom, 0.15, stroke=SOFT)
        page.line(half, top, half, bottom, 0.3)
        page.line(half + 4 * cell, top, half + 4 * cell, bottom, 0.3)


def _sector(start: float, end: float, far: float) -> str:
    """A slice of a disc, from one edge of a notch to another."""
    x, y = around(SECTOR * start, far)
    to_x, to_y = around(SECTOR * end, far)
    return f"M0 0L{x} {y}A{far} {far} 0 0 1 {to_x} {to_y}Z"


def _pin(page: Page) -> None:
    page.circle(0, 0, 1.6, None, INK, 0.2)
    page.line(-3, 0, 3, 0, 0.1)
    page.line(0, -3, 0, 3, 0.1)
