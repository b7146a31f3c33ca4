"""Pages of score sheets for Troyes Dice, and a list of its tiles."""

from troyes.core.message import Message
from troyes.dice import numbers
from troyes.dice.tiles import TILES
from troyes.paper import signs
from troyes.paper.dice import sheet
from troyes.paper.ink import SOFT, Box, Page
from troyes.paper.order import MARGIN, Order


def pages(order: Order) -> list[Page]:
    printed, _ = numbers.load(order.cards)
    width, height = order.size
    if order.per_page != 2:
        width, height = height, width
    page = Page(width, height, order.ink)
    across, down = {1: (1, 1), 2: (1, 2), 4: (2, 2)}[order.per_page]
    gap = 6.0
    room = Box(
        MARGIN,
        MARGIN,
        (width - 2 * MARGIN - gap * (across - 1)) / across,
        (height - 2 * MARGIN - gap * (down - 1)) / down,
    )
    scale = min(room.width / sheet.WIDTH, room.height / sheet.HEIGHT)
    for row in range(down):
        for column in range(across):
            x = room.x + column * (room.width + gap) + (room.width - scale * sheet.WIDTH) / 2
            y = room.y + row * (room.height + gap) + (room.height - scale * sheet.HEIGHT) / 2
            with page.moved(x, y, scale):
                sheet.Sheet(page, order, printed).draw()
    if down == 2:
        page.line(MARGIN, height / 2, width - MARGIN, height / 2, 0.1, dash=(1.5, 1.5))
    if across == 2:
        page.line(width / 2, MARGIN, width / 2, height - MARGIN, 0.1, dash=(1.5, 1.5))
    return [page, _tile_list(order)] if order.banquets else [page]


def _tile_list(order: Order) -> Page:
    """What the tiles do, for whoever has no room to read them on the wheel."""
    page = Page(*order.size, order.ink)
    wide = (page.width - 2 * MARGIN - 14) / 2
    page.text(MARGIN, MARGIN + 5, Message("paper-tiles-banquets", {}).text(order.lang), "title", 15)
    y = MARGIN + 10
    how = Box(MARGIN, y, page.width - 2 * MARGIN, 16)
    with page.framed(how):
        y = page.paragraph(how, Message("paper-tiles-rule", {}).text(order.lang), 9, 7, colour=SOFT) + 5
    for number in range(1, TILES + 1):
        page.line(MARGIN, y, page.width - MARGIN, y, 0.2, stroke=SOFT)
        page.number(MARGIN + 5, y + 9.5, str(number), 18, "title")
        for at, side in enumerate(("banquet", "raid")):
            x = MARGIN + 14 + at * wide
            (signs.swords if at else signs.cup)(page, x + 3, y + 5, 5)
            page.text(x + 7.5, y + 6, Message(f"paper-{side}", {}).text(order.lang), "title", 10)
            box = Box(x, y + 8.4, wide - 4, 10)
            with page.framed(box):
                page.paragraph(box, Message(f"tile-{number}-{side}", {}).text(order.lang), 9, 7.5)
            page.note(f"tile.{number}.{side}", number, box)
        y += 20
    return page
