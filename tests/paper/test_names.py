"""One thing has one name, on the screen and on paper."""

import pytest

import troyes.server  # noqa: F401 (its words)
from troyes.core import text

SAME = {
    "box-number-hire": "paper-hire",
    "box-number-vp": "paper-spaces",
    "box-number-vp-event": "paper-rewards",
    "box-number-per": "paper-division",
    "box-number-kind": "paper-kind",
    "box-number-dice": "paper-combat",
    "box-number-banners": "paper-banners",
    "box-number-calls": "paper-calls",
    "box-ladies": "paper-ladies",
    "page-troyes-dice": "paper-dice",
    "box-table-tiles": "paper-tiles-banquets",
    "signs-sheet-outdoor": "box-table-outdoor",
}


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize(("screen", "paper"), SAME.items())
def test_a_number_is_called_the_same_on_screen_and_paper(screen: str, paper: str, lang: str) -> None:
    assert text.render(screen, {}, lang) == text.render(paper, {}, lang)
