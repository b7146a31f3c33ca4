"""The words of the city's table, in both languages."""

import re
from importlib.resources import files

import pytest

from troyes.city.names import ACTIVITIES, EVENTS, OUTDOOR
from troyes.cli.table.city.options import COLUMNS, OptionsPanel
from troyes.cli.table.words import Words


def page(lang: str) -> str:
    return files("troyes.cli").joinpath("locale", f"table_city.{lang}.ftl").read_text("utf-8")


def test_both_languages_have_the_same_words_once():
    ids = {lang: re.findall(r"^([\w-]+) =", page(lang), flags=re.MULTILINE) for lang in ("en", "fr")}
    assert sorted(ids["en"]) == sorted(ids["fr"])
    assert len(set(ids["en"])) == len(ids["en"])


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
