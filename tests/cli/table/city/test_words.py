"""The words of the city's table, in both languages, and the ranks against le Roy."""

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import cast

import pytest

from troyes.city.names import ACTIVITIES, EVENTS, OUTDOOR
from troyes.cli.table.city.options import COLUMNS, OptionsPanel
from troyes.cli.table.city.verdict import verdict
from troyes.cli.table.words import Words
from troyes.core.game import Game


def page(lang: str) -> str:
    return files("troyes.cli").joinpath("locale", f"table_city.{lang}.ftl").read_text("utf-8")


def test_both_languages_have_the_same_words_once():
    ids = {lang: re.findall(r"^([\w-]+) =", page(lang), flags=re.MULTILINE) for lang in ("en", "fr")}
    assert sorted(ids["en"]) == sorted(ids["fr"])
    assert len(set(ids["en"])) == len(ids["en"])


@pytest.mark.parametrize(
    ("difference", "told"),
    [
        *((-3, "keeps the city"), (0, "keeps the city"), (1, "by a nose"), (5, "by a nose"), (6, "decent")),
        *((10, "decent"), (11, "your name"), (15, "your name"), (16, "badly"), (20, "badly"), (21, "masterly")),
    ],
)
def test_the_ranks_against_le_roy(difference: int, told: str):
    """K16."""
    scores = [SimpleNamespace(total=30 + difference), SimpleNamespace(total=30)]
    game = cast(Game, SimpleNamespace(scores=lambda: scores))
    assert told in verdict(game, Words("en"))
    assert str(difference) in verdict(game, Words("fr"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_list_cuts_no_option_off(lang: str):
    """Each label stands in one of two columns, behind its key."""
    words = Words("fr" if lang == "fr" else "en", ["Geoffrey"])
    option = "table-city-option"
    labels = [words(f"{option}-stop-patrol", points=points) for points in range(6)]
    labels.append(words(f"{option}-buy-turned", name="Geoffrey", colour="yellow", value=4, turned=3, price=2))
    for activity in ACTIVITIES:
        labels.append(words(f"{option}-use", activity=activity))
        labels += [
            words(f"{option}-{kind}", activity=activity, per=5, hire=7) for kind in ("activate", "activate-influence")
        ]
    for event in EVENTS:
        labels += [words(f"{option}-{kind}", place=9, event=event) for kind in ("combat", "cube-on", "cubes-on")]
    for outdoor in ("extra_yellow", "extra_white", "extra_red", "extra_purple", "exchange", "shield"):
        assert outdoor in OUTDOOR
        labels.append(words(f"{option}-use-{outdoor.replace('_', '-')}", outdoor=outdoor))
    room = OptionsPanel.WIDTH // COLUMNS - 1 - len(" 1 ")
    assert [label for label in labels if len(label) > room] == []
