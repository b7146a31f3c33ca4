"""The rules of Troyes Dice on one page: all of them, with the numbers that are played with, in letters one can read."""

from typing import Any

import pytest
from tests.paper.reading import LANGS, OWN_DICE, PAPERS, drawn

from troyes.core.message import Message
from troyes.paper.dice.rules import SECTIONS
from troyes.paper.ink import Page, Text
from troyes.paper.order import order_of
from troyes.paper.press import pages_of


def words_of(page: Page) -> str:
    return " ".join(one.words for one in page.drawn if isinstance(one, Text)).replace("\u00a0", " ")


@pytest.mark.parametrize("banquets", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("lang", LANGS)
def test_one_page_has_every_section(lang: str, paper: str, banquets: bool):
    (page,) = drawn(order_of("rules", lang=lang, paper=paper, banquets=banquets))
    told = words_of(page)
    for name in SECTIONS:
        assert Message(f"paper-rules-{name}", {}).text(lang) in told
    assert min(one.size for one in page.drawn if isinstance(one, Text)) >= 7.0
    for number in range(1, 9):
        for side in ("banquet", "raid"):
            effect = Message(f"tile-{number}-{side}", {}).text(lang).replace("\u00a0", " ")
            assert (effect in told) == banquets


@pytest.mark.parametrize(
    ("cards", "figures"),
    [
        (
            None,
            ["with 3 of each", "From day 3 on", "free · 1 of any · 1 denier · 2 deniers", "Citizens 3 of all"],
        ),
        (None, ["Citizens 6, 11 of all three", "Citizen 15 of a track", "Citizen 20:", "1 · 1 · 2 · 2 · 3 · 3"]),
        (OWN_DICE, ["with 5 of each", "From day 5 on", "1 knowledge · free · 2 of any · 3 influence"]),
        (
            OWN_DICE,
            ["Citizens 4, 9 of all", "Citizens 7 of all", "Citizen 12 of", "Citizen 18:", "(white): 3 "],
        ),
    ],
)
def test_the_numbers_are_those_of_the_game(cards: dict[str, Any] | None, figures: list[str]):
    told = words_of(pages_of(order_of("rules", cards=cards))[0])
    for figure in figures:
        assert figure in told, told
