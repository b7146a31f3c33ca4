"""The rules of Troyes Dice on one page, to lie beside the sheets: all that one looks up, in two columns."""

from typing import NamedTuple

from troyes.core.message import Arg, Message
from troyes.dice import numbers
from troyes.dice.names import RESOURCES
from troyes.dice.printed import DAYS, Printed
from troyes.dice.tiles import TILES
from troyes.paper.ink import POINT, SOFT, Box, Misprint, Page, wrapped
from troyes.paper.order import MARGIN, Order

SECTIONS = ("setup", "half-day", "change", "resources", "prestige", "work", "bonuses", "count")
LARGEST, SMALLEST = 11.5, 7.0
"""Letters, in points."""
GAP = 8.0
HEAD = 16.0
"""The title's height."""
INDENT = 3.0


class Line(NamedTuple):
    """A line of a column, its base line `y` below the top."""

    column: int
    y: float
    words: str
    kind: str
    """`title`, `first` of a paragraph, or `more` of it."""


def pages(order: Order) -> list[Page]:
    printed, _ = numbers.load(order.cards)
    sections = [_section(name, printed, order.lang) for name in SECTIONS]
    if order.banquets:
        sections.append(_tiles(order.lang))
    page = Page(*order.size, order.ink)
    width, high = (page.width - 2 * MARGIN - GAP) / 2, page.height - 2 * MARGIN - HEAD
    page.text(MARGIN, MARGIN + 8, Message("paper-title-rules", {}).text(order.lang), "title", 22)
    page.line(MARGIN, MARGIN + 11.5, page.width - MARGIN, MARGIN + 11.5, 0.3)
    size, lines = _set(sections, width, high)
    for line in lines:
        x = MARGIN + line.column * (width + GAP)
        with page.framed(Box(x, MARGIN + HEAD - 6, width, high + 6)):
            y = MARGIN + HEAD + line.y
            if line.kind == "title":
                page.text(x, y, line.words, "title", 1.3 * size)
                continue
            if line.kind == "first":
                page.circle(x + 1, y - 0.3 * size * POINT, 0.45, SOFT, None)
            page.text(x + INDENT, y, line.words, "text", size)
    page.note("rules.days", DAYS, Box(MARGIN, MARGIN, page.width - 2 * MARGIN, HEAD))
    return [page]


def _section(name: str, printed: Printed, lang: str) -> list[str]:
    """Its heading, and its paragraphs."""
    words = Message(f"paper-rules-{name}-text", _figures(printed, lang)).text(lang)
    return [Message(f"paper-rules-{name}", {}).text(lang), *words.split("\n")]


def _tiles(lang: str) -> list[str]:
    """Banquets and Raids: how they come into play, and what each tile does on either side."""
    words = [Message(f"paper-tiles-{name}", {}).text(lang) for name in ("banquets", "rule")]
    for number in range(1, TILES + 1):
        sides = {side: Message(f"tile-{number}-{side}", {}).text(lang) for side in ("banquet", "raid")}
        words.append(Message("paper-rules-tile", {"number": number, **sides}).text(lang))
    return words


def _figures(printed: Printed, lang: str) -> dict[str, Arg]:
    """The printed numbers that the page tells."""
    prices = [
        _price(which, amount, lang) for which, amount in zip(printed.price_resource, printed.price_amount, strict=True)
    ]
    columns = [[at for at, marked in enumerate(track) if marked] for track in (printed.resources_at, printed.work_at)]
    each, work = (", ".join(map(str, found)) for found in columns)
    return {
        "days": DAYS,
        "attack": printed.attack_from_day,
        "start": printed.resource_start,
        "prices": " · ".join(prices),
        "citizens": printed.work_citizens,
        "numbers": " · ".join(map(str, printed.cathedral_number)),
        "each_at": each,
        "work_at": work,
        "prestige_at": printed.prestige_at,
        "pair_at": printed.pair_at,
    }


def _price(which: int, amount: int, lang: str) -> str:
    if not amount:
        return Message("paper-rules-free", {}).text(lang)
    if which < 0:
        return Message("paper-rules-any", {"count": amount}).text(lang)
    return Message("paper-rules-price", {"gain": [[RESOURCES[which], amount]]}).text(lang)


def _set(sections: list[list[str]], width: float, high: float) -> tuple[float, list[Line]]:
    """The largest letters in which everything fits into two columns, and the lines set in them."""
    size = LARGEST
    while size >= SMALLEST:
        if lines := _columns(sections, width, high, size):
            return size, lines
        size -= 0.1
    raise Misprint("the rules do not fit on one page")


def _columns(sections: list[list[str]], width: float, high: float, size: float) -> list[Line]:
    """The lines in two columns; none if they do not fit. A heading stays with its first paragraph."""
    step = size * POINT * 1.22
    column, y = 0, 0.0
    lines: list[Line] = []
    for title, *paragraphs in sections:
        first = wrapped(paragraphs[0], "text", size, width - INDENT)
        if y + step * (2.2 + len(first)) > high:
            column, y = column + 1, 0.0
        y += 1.6 * step if y else step
        lines.append(Line(column, y, title, "title"))
        y += 0.35 * step
        for paragraph in paragraphs:
            set_lines = wrapped(paragraph, "text", size, width - INDENT)
            if y + step * (0.3 + len(set_lines)) > high:
                column, y = column + 1, 0.0
            for at, words in enumerate(set_lines):
                y += step
                lines.append(Line(column, y, words, "more" if at else "first"))
            y += 0.25 * step
    return lines if column <= 1 and y + 0.3 * step <= high else []
