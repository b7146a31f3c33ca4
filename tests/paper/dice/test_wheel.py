"""The wheel that is cut out, or printed as a page, leads to the same plazas and prices as the engine's."""

from math import atan2, degrees, hypot
from typing import Any

import pytest
from tests.paper.reading import OWN_DICE, PAPERS, drawn, notes, text_in

import troyes
from troyes.dice.wheel import neutral_notch, notch_of
from troyes.paper.ink import Box, Page
from troyes.paper.order import order_of
from troyes.paper.press import pages_of

CARDS: list[dict[str, Any] | None] = [None, OWN_DICE]


def turned(box: Box, middle: tuple[float, float]) -> int:
    """In which of nine notches something lies, clockwise from the top, measured on the paper."""
    angle = degrees(atan2(box.middle - middle[0], middle[1] - box.centre)) % 360
    assert min(angle % 40, 40 - angle % 40) < 1, angle
    return round(angle / 40) % 9


def middle_of(page: Page) -> tuple[float, float]:
    """Of the largest circle on it."""
    box = max((shape.box for shape in page.drawn), key=lambda box: min(box.width, box.height))
    return box.middle, box.centre


@pytest.mark.parametrize("cards", CARDS, ids=["usual", "owner's"])
@pytest.mark.parametrize("paper", PAPERS)
def test_ring_and_disc_agree_with_the_engine_on_every_day(paper: str, cards: dict[str, Any] | None):
    prices = troyes.new_game("troyes-dice", seed=1, cards=cards).numbers_data()["wheel"]["prices"]
    ring, disc = pages_of(order_of("wheel", paper=paper, cards=cards))
    on_ring, on_disc = notes(ring), notes(disc)
    for notch in range(9):
        assert turned(on_ring[f"notch.{notch}"].box, middle_of(ring)) == notch
    window = turned(on_disc["window"].box, middle_of(disc))
    for turn in range(16):
        day, half = turn // 2 + 1, turn % 2
        shown = turned(on_ring[f"day.{day}"].box, middle_of(ring))
        assert shown == neutral_notch(turn), "the day lies under the window"
        by = shown - window
        for place in range(4):
            note = on_disc[f"price.{half}.{place}"]
            assert (turned(note.box, middle_of(disc)) + by) % 9 == notch_of(turn, place)
            assert isinstance(note.told, tuple)
            assert note.told[1] == tuple(prices[place])


def test_the_window_lies_over_the_day():
    ring, disc = pages_of(order_of("wheel"))
    window, day = notes(disc)["window"].box, notes(ring)["day.1"].box
    (x, y), (to_x, to_y) = middle_of(disc), middle_of(ring)
    assert hypot(window.middle - x - day.middle + to_x, window.centre - y - day.centre + to_y) < 0.5
    assert window.width > day.width
    assert window.height > day.height


@pytest.mark.parametrize("cards", CARDS, ids=["usual", "owner's"])
def test_the_page_lists_every_half_day(cards: dict[str, Any] | None):
    numbers = troyes.new_game("troyes-dice", seed=1, cards=cards).numbers_data()["wheel"]
    told = notes(pages_of(order_of("wheel", wheel="page", cards=cards))[0])
    for day in range(1, 9):
        turn = 2 * (day - 1)
        places = [notch_of(turn + half, place) for half in range(2) for place in range(4)]
        assert told[f"row.{day}"].told == (neutral_notch(turn), *places)
    for half in range(2):
        assert [told[f"cost.{half}.{place}"].told for place in range(4)] == [
            tuple(price) for price in numbers["prices"]
        ]


def test_the_file_shows_the_notches_as_people_count_them():
    order = order_of("wheel", wheel="page")
    told = notes(drawn(order)[0])
    assert text_in(order, 0, told["row.1"].box).split() == ["1", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    assert text_in(order, 0, told["row.8"].box).split() == ["8", "8", "9", "1", "2", "3", "4", "5", "6", "7"]
