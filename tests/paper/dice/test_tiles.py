"""Tiles have both their sides where folding or the printer puts them, in the size that the wheel has places for."""

from collections import Counter
from typing import Any

import pypdfium2
import pytest
from tests.paper.reading import OWN_DICE, PAPERS, drawn, notes, text_in

import troyes
from troyes.core.message import Message
from troyes.paper import signs
from troyes.paper.ink import POINT, Box, Page, Shape
from troyes.paper.order import order_of
from troyes.paper.press import document, pages_of


@pytest.mark.parametrize("cards", [None, OWN_DICE], ids=["usual", "owner's"])
@pytest.mark.parametrize("back", ["fold", "duplex"])
def test_the_nine_plazas_are_those_of_the_game(back: str, cards: dict[str, Any] | None):
    tiles = troyes.new_game("troyes-dice", seed=1, cards=cards).numbers_data()["plazas"]["tiles"]
    told = {
        place: note
        for page in pages_of(order_of("tiles", back=back, cards=cards))
        for place, note in notes(page).items()
    }
    drawn_tiles = [(told[f"plaza.{at}.0"].told, told[f"plaza.{at}.1"].told) for at in range(9)]
    assert Counter(drawn_tiles) == Counter(map(tuple, tiles))


@pytest.mark.parametrize("cards", [None, OWN_DICE], ids=["usual", "owner's"])
def test_a_corner_tells_the_colour_of_the_other_side(cards: dict[str, Any] | None):
    page = pages_of(order_of("tiles", cards=cards))[0]
    told = notes(page)
    for at in range(9):
        for side in (0, 1):
            other = told[f"plaza.{at}.{1 - side}"].told
            assert told[f"plaza.{at}.{side}.other"].told == other
            small = _fills_in_the_corner(page, told[f"plaza.{at}.{side}"].box)
            assert (signs.RED in small, signs.tint("yellow") in small) == (other == "red", other == "yellow")


def _fills_in_the_corner(page: Page, box: Box) -> set[str | None]:
    corner = Box(box.right - 8, box.bottom - 8, 8, 8)
    return {one.fill for one in page.drawn if isinstance(one, Shape) and corner.holds(one.box)}


@pytest.mark.parametrize("paper", PAPERS)
def test_folded_sides_share_an_edge(paper: str):
    told = notes(drawn(order_of("tiles", paper=paper, banquets=True))[0])
    pairs = [(f"plaza.{at}.0", f"plaza.{at}.1") for at in range(9)]
    pairs += [(f"banquet.{number}.banquet", f"banquet.{number}.raid") for number in range(1, 9)]
    for front, back in pairs:
        one, two = told[front].box, told[back].box
        assert (two.x, two.y, two.width, two.height) == pytest.approx((one.right, one.y, one.width, one.height))


@pytest.mark.parametrize("paper", PAPERS)
def test_the_back_of_a_sheet_is_mirrored(paper: str):
    order = order_of("tiles", paper=paper, back="duplex", banquets=True)
    front, back = drawn(order)
    on_front, on_back = notes(front), notes(back)
    pairs = [(f"plaza.{at}.0", f"plaza.{at}.1") for at in range(9)]
    pairs += [(f"banquet.{number}.banquet", f"banquet.{number}.raid") for number in range(1, 9)]
    for one, two in pairs:
        box, behind = on_front[one].box, on_back[two].box
        assert behind.x == pytest.approx(front.width - box.right)
        assert behind.y == pytest.approx(box.y)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_tile_has_its_number_and_its_sentence(lang: str):
    order = order_of("tiles", lang=lang, banquets=True)
    told = notes(drawn(order)[0])
    for number in range(1, 9):
        for side in ("banquet", "raid"):
            shown = text_in(order, 0, told[f"banquet.{number}.{side}"].box)
            assert str(number) in shown
            assert Message(f"tile-{number}-{side}", {}).text(lang).split()[-1] in shown


@pytest.mark.parametrize("paper", PAPERS)
def test_sizes_are_true(paper: str):
    """Measured in the written file: a plaza is 26 mm square, the ruler 50 mm long."""
    order = order_of("tiles", paper=paper, back="duplex")
    ruled = notes(drawn(order)[0])["ruler"].box
    file = pypdfium2.PdfDocument(document(order))
    bounds = [found.get_bounds() for found in file[0].get_objects()]
    widths = [(right - left, top - bottom, left) for left, bottom, right, top in bounds]
    file.close()
    # bounds reach a whole line's width beyond the middle of the line
    plaza, thin, thick = 73.701, 2 * 0.425, 2 * 0.567
    squares = [one for one in widths if one[:2] == pytest.approx((plaza + thin, plaza + thin), abs=0.05)]
    assert len(squares) == 9
    rulers = [
        one for one in widths if one[2] == pytest.approx(ruled.x / POINT, abs=0.7) and one[1] < 1.5 and one[0] > 90
    ]
    assert [one[0] for one in rulers] == pytest.approx([141.732 + thick], abs=0.05)


def test_the_wheel_has_places_for_the_tiles():
    told = notes(drawn(order_of("tiles", banquets=True))[0])
    place = notes(drawn(order_of("wheel", banquets=True))[0])["notch.0"].box
    tile = told["plaza.0.0"].box
    assert (place.width, place.height) == pytest.approx((tile.width, tile.height))
