"""The plaza tiles and the Banquets and Raids tiles of Troyes Dice, with both their sides.

Two ways to get a tile with two sides: both lie side by side and are folded over, or they lie on two pages that are
printed on both sides of one sheet, the second one mirrored so that the sides meet.
"""

from collections.abc import Callable

from troyes.core.message import Message
from troyes.dice import numbers
from troyes.dice.names import COLOURS
from troyes.dice.printed import Printed
from troyes.dice.tiles import TILES
from troyes.paper import signs
from troyes.paper.ink import INK, SOFT, Box, Page
from troyes.paper.order import MARGIN, Order

PLAZA = (26.0, 26.0)
BANQUET = (30.0, 18.0)
"""Width and height, in millimetres: the wheel has places of these sizes."""
Side = Callable[[Page, Box, int], None]
SIGNS: dict[bool, list[tuple[str, str]]] = {
    False: [
        ("±2", ""), ("0", "any"), ("", "cathedral"), ("", "city_hall"),
        ("1", "knowledge"), ("", "fortress"), ("", "great_hall"), ("", "black"),
    ],
    True: [
        ("±0", ""), ("+1", "deniers"), ("+1", "knowledge"), ("= 0", ""),
        ("", "any"), ("+1", "influence"), ("", "fortress"), ("", "black"),
    ],
}  # fmt: skip
"""By number, for each side: a figure and a picture that help to tell the tiles apart. The sentence says the rule."""


def pages(order: Order) -> list[Page]:
    made, (printed, _) = Maker(order), numbers.load(order.cards)
    made.group("paper-tiles-plazas", PLAZA, len(printed.plazas), _plaza(printed))
    if order.banquets:
        made.group("paper-tiles-banquets", BANQUET, TILES, _banquet(order.lang))
    return made.finish()


class Maker:
    """Lays tiles out in rows, each group under its heading."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.fold = order.back == "fold"
        width, height = order.size
        self.front = Page(width, height, order.ink)
        self.back = Page(width, height, order.ink)
        self.y = MARGIN
        self._say(Box(MARGIN, self.y, width - 2 * MARGIN, 9), f"paper-tiles-how-{order.back}")
        self.y += 12

    def _say(self, box: Box, id: str) -> None:
        with self.front.framed(box):
            self.front.paragraph(box, Message(id, {}).text(self.order.lang), 8.5, 6.5, colour=SOFT)

    def group(self, title: str, size: tuple[float, float], count: int, side: Side) -> None:
        page, (wide, high) = self.front, size
        each = 2 * wide if self.fold else wide
        gap = 4.0
        room = page.width - 2 * MARGIN
        across = min(count, int((room + gap) // (each + gap)))
        if count == 9:
            across = 3
        left = (page.width - across * each - (across - 1) * gap) / 2
        page.text(MARGIN, self.y + 4.5, Message(title, {}).text(self.order.lang), "title", 13)
        self.y += 8
        for at in range(count):
            column, row = at % across, at // across
            box = Box(left + column * (each + gap), self.y + row * (high + gap), wide, high)
            self._tile(box, at, side)
        self.y += -(-count // across) * (high + gap) + 3

    def _tile(self, box: Box, at: int, side: Side) -> None:
        side(self.front, box, 2 * at)
        if self.fold:
            other = Box(box.right, box.y, box.width, box.height)
            side(self.front, other, 2 * at + 1)
            signs.cut(self.front, Box(box.x, box.y, 2 * box.width, box.height))
            self.front.line(box.right, box.y - 2, box.right, box.bottom + 2, 0.15, dash=(1, 1))
            return
        signs.cut(self.front, box)
        mirrored = Box(self.back.width - box.right, box.y, box.width, box.height)
        side(self.back, mirrored, 2 * at + 1)
        signs.cut(self.back, mirrored)

    def finish(self) -> list[Page]:
        ruler(self.front, self.order)
        if self.fold:
            return [self.front]
        ruler(self.back, self.order)
        return [self.front, self.back]


def ruler(page: Page, order: Order) -> None:
    """Fifty millimetres, to see whether the printer has kept the size."""
    x, y = page.width / 2 - 25, page.height - MARGIN - 1.5
    page.line(x, y, x + 50, y, 0.2)
    for at in range(6):
        page.line(x + 10 * at, y - 1.2, x + 10 * at, y, 0.2)
    page.note("ruler", 50, Box(x, y, 50, 0))
    page.text(page.width / 2, y - 2, Message("paper-ruler", {}).text(order.lang), "text", 6.5, SOFT, "middle")


def _plaza(printed: Printed) -> Side:
    def draw(page: Page, box: Box, side: int) -> None:
        colour = COLOURS[printed.plazas[side // 2][side % 2]]
        other = COLOURS[printed.plazas[side // 2][1 - side % 2]]
        plaza(page, box, colour, other)
        page.note(f"plaza.{side // 2}.{side % 2}", colour, box)
        page.note(f"plaza.{side // 2}.{side % 2}.other", other, box)

    return draw


def plaza(page: Page, box: Box, colour: str, other: str) -> None:
    """A round place in front of houses, with the order's shape; the die lies on it. A corner tells its other side."""
    inner = box.inset(1.8)
    page.rect(inner, None, signs.tint(colour) if colour != "white" else INK, 0.9, round=2)
    page.circle(box.middle, box.centre, 8.6, None, SOFT, 0.2, dash=(0.8, 0.8))
    signs.order(page, colour, box.middle, box.centre, 12)
    page.path(f"M{inner.right - 7.4} {inner.bottom}L{inner.right} {inner.bottom - 7.4}", None, SOFT, 0.2)
    signs.order(page, other, inner.right - 2.5, inner.bottom - 2.5, 3.4)


def _banquet(lang: str) -> Side:
    def draw(page: Page, box: Box, side: int) -> None:
        number, raid = side // 2 + 1, side % 2 == 1
        banquet(page, box, number, raid, lang)
        page.note(f"banquet.{number}.{'raid' if raid else 'banquet'}", number, box)

    return draw


def banquet(page: Page, box: Box, number: int, raid: bool, lang: str) -> None:
    name = "raid" if raid else "banquet"
    page.rect(box.inset(0.9), None, signs.RED if raid else INK, 0.6, round=1.2, dash=(1.2, 0.7) if raid else ())
    (signs.swords if raid else signs.cup)(page, box.x + 4.4, box.y + 4.4, 4.6)
    with page.framed(box.inset(1.2)):
        page.text(box.x + 7.3, box.y + 5.3, Message(f"paper-{name}", {}).text(lang), "title", 7.6)
        page.number(box.right - 3.4, box.y + 4.4, str(number), 10)
        _sign(page, *SIGNS[raid][number - 1], box.right - 8.9, box.y + 4.3)
        words = Message(f"tile-{number}-{name}", {}).text(lang)
        page.paragraph(Box(box.x + 2, box.y + 7.6, box.width - 4, box.height - 9.2), words, 6.6, 5.2, leading=1.12)


def _sign(page: Page, words: str, drawn: str, x: float, y: float) -> None:
    if words:
        page.number(x - (2.1 if drawn else 0.4), y, words, 6.5)
    if drawn in ("any", "deniers", "knowledge", "influence"):
        signs.thing(page, drawn, x + (1.6 if words else 0), y, 3.8)
    elif drawn == "black":
        signs.flame(page, x, y, 4.4)
    elif drawn:
        signs.building(page, drawn, x, y, 4.8)
