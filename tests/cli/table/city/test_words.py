"""The words of the city's table, in both languages, and the ranks against le Roy."""

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import cast

import pytest

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
