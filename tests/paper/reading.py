"""Reading pages back: as drawn, and from the PDF that was written."""

from functools import cache
from itertools import product
from typing import Any

import pypdfium2

from troyes.paper.ink import POINT, Box, Note, Page
from troyes.paper.order import Order, order_of
from troyes.paper.press import document, pages_of

LANGS, PAPERS = ("en", "fr"), ("a4", "letter")
SHEETS: list[dict[str, Any]] = [
    {"per_page": count, "banquets": banquets, "numbering": "3,1,2,6,5,4"}
    for count, banquets in product((1, 2, 4), (False, True))
]
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "sheets": SHEETS,
    "wheel": [{"wheel": wheel, "banquets": banquets} for wheel, banquets in product(("cut", "page"), (False, True))],
    "tiles": [{"back": back, "banquets": banquets} for back, banquets in product(("fold", "duplex"), (False, True))],
    "rules": [{"banquets": banquets} for banquets in (False, True)],
    "cards": [{}, {"bonus": True, "ladies": True, "ink": "black"}],
}
ORDERS = [
    order_of(what, lang=lang, paper=paper, **variant)
    for what, variants in VARIANTS.items()
    for lang, paper, variant in product(LANGS, PAPERS, variants)
]
OWN_DICE: dict[str, Any] = {
    "wheel": {"prices": [[1, "knowledge"], [0, "any"], [2, "any"], [3, "influence"]], "attack_from_day": 5},
    "plazas": {"tiles": [["red", "red"], ["red", "red"], ["white", "white"], *[["white", "yellow"]] * 6]},
    "resources": {"start": 5, "citizens_at": [4, 9]},
    "buildings": {
        "fortress": ["white", "yellow", "red", "white", "yellow", "red"],
        "great_hall": [["white citizen", 1, "yellow"], *[["deniers", 4, "red"]] * 5],
        "cathedral": ["bishopric", "cathedral", "city_hall", "great_hall", "counts_palace", "fortress"],
        "cathedral_numbers": [2, 2, 3, 3, 4, 4],
        "work_citizens": 3,
        "links": [["great_hall", 2, 3, "knowledge", 5], ["bishopric", 1, 4, "red citizen", 2]],
    },
    "citizens": {
        "resources_at": [4, 9],
        "work_building_at": [7],
        "prestige_at": 12,
        "prestige": {"red": ["fortress", "great_hall"]},
        "pair_at": 18,
        "pair": {"white": ["white", "white"]},
    },
}
"""Every number of Troyes Dice that an owner may change, changed."""


def name_of(order: Order) -> str:
    usual = Order()
    return " ".join(str(value) for value, other in zip(order, usual, strict=True) if value != other) or "usual"


@cache
def drawn(order: Order) -> list[Page]:
    return pages_of(order)


def notes(page: Page) -> dict[str, Note]:
    """What a page says, by its place; a sheet that is there twice says the same twice."""
    found: dict[str, Note] = {}
    for note in page.notes:
        assert note.place not in found or found[note.place].told == note.told, note.place
        found.setdefault(note.place, note)
    return found


def text_in(order: Order, number: int, box: Box) -> str:
    """What the written file shows within a box of a page."""
    high, page = _page(order, number)
    shown = page.get_text_bounded(box.x / POINT, high - box.bottom / POINT, box.right / POINT, high - box.y / POINT)
    return " ".join(shown.split())


@cache
def _page(order: Order, number: int) -> tuple[float, Any]:
    file = pypdfium2.PdfDocument(document(order))
    _open.append(file)
    page = file[number]
    return page.get_height(), page.get_textpage()


_open: list[pypdfium2.PdfDocument] = []


def close() -> None:
    """Puts away every file that was read."""
    _page.cache_clear()
    while _open:
        _open.pop().close()
