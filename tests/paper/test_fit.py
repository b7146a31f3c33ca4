"""Nothing leaves its frame, or the paper that printers reach; no text lies on another; every letter exists."""

from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont
from tests.paper.reading import ORDERS, drawn, name_of

from troyes.paper import fonts
from troyes.paper.ink import Box, Text
from troyes.paper.order import MARGIN, Order
from troyes.paper.press import document, preview

FOLDER = files("troyes.paper") / "fonts"
CUT = 0.4
"""A line around something to be cut out may lie on the margin."""


@pytest.mark.parametrize("order", ORDERS, ids=name_of)
def test_everything_is_printed(order: Order):
    for page in drawn(order):
        reach = Box(0, 0, page.width, page.height).inset(MARGIN - CUT)
        for one in page.drawn:
            assert reach.holds(one.box), one
            if isinstance(one, Text) and one.frame is not None:
                assert one.frame.holds(one.box, 0.05), one


@pytest.mark.parametrize("order", ORDERS, ids=name_of)
def test_no_text_lies_on_another(order: Order):
    for page in drawn(order):
        texts = [one for one in page.drawn if isinstance(one, Text) and one.words.strip() and abs(one.angle) < 0.1]
        boxes = [(one.words, one.box.inset(0.1, one.box.height * 0.2)) for one in texts]
        edges = sorted((box.y, box.bottom, box.x, box.right, words) for words, box in boxes)
        for at, (_, bottom, left, right, words) in enumerate(edges):
            for top, _, other_left, other_right, other in edges[at + 1 :]:
                if top >= bottom:
                    break
                assert right <= other_left or other_right <= left, (words, other)


def test_every_letter_is_in_its_font():
    known = {name: set(TTFont(str(FOLDER / f"{name}.ttf")).getBestCmap() or ()) for name in fonts.FONTS}
    for order in ORDERS:
        for page in drawn(order):
            for one in page.drawn:
                if isinstance(one, Text):
                    missing = {letter for letter in one.words if ord(letter) not in known[one.font]}
                    assert not missing, (one.words, missing)


def test_letters_can_be_read():
    for order in ORDERS:
        smallest = min(one.size for page in drawn(order) for one in page.drawn if isinstance(one, Text))
        assert smallest >= (3.0 if order.per_page == 4 else 4.2), name_of(order)


@pytest.mark.parametrize("order", [ORDERS[0], ORDERS[-1]], ids=name_of)
def test_the_same_order_gives_the_same_bytes(order: Order):
    first = document(order)
    document(ORDERS[5])
    assert document(order) == first
    assert first.startswith(b"%PDF-")


def test_a_preview_shows_a_page_and_how_many_there_are():
    svg, pages = preview(Order("cards"), 2)
    assert pages == len(drawn(Order("cards")))
    assert svg.startswith("<svg ")
    assert preview(Order("cards"), 99)[0] == preview(Order("cards"), pages)[0]
