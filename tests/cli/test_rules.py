"""The rules on the command line."""

import pytest
from tests.cli.command import refused, troyes_command

from troyes.cli.rules import page, section, section_ids


@pytest.mark.parametrize(("lang", "words"), [("en", "Setting up"), ("fr", "La mise en place")])
def test_all_of_them(lang: str, words: str):
    result = troyes_command("rules", "--lang", lang)
    assert result.exit_code == 0
    assert words in result.output


def test_one_section():
    result = troyes_command("rules", "dice", "--section", "wheel.costs")
    assert result.exit_code == 0
    assert "wheel.costs" in result.output
    assert "wheel.placing" not in result.output
    assert "[" not in result.output


def test_a_section_brings_its_smaller_ones():
    told = section(page("troyes-dice", "en"), "wheel")
    assert section_ids(told)[0] == "wheel"
    assert all(id.startswith("wheel") for id in section_ids(told))
    assert len(section_ids(told)) > 3


@pytest.mark.parametrize("id", section_ids(page("troyes-dice", "en")))
def test_every_section_can_be_asked_for_in_both_languages(id: str):
    assert all(section(page("troyes-dice", lang), id).startswith("#") for lang in ("en", "fr"))


def test_both_languages_have_the_same_sections():
    assert section_ids(page("troyes-dice", "en")) == section_ids(page("troyes-dice", "fr"))


@pytest.mark.parametrize(
    ("asked", "offered"), [("wheel.cost", "wheel.costs"), ("zzz", "overview"), ("achievments", "achievements")]
)
def test_an_unknown_section_is_refused_with_what_may_be_meant(asked: str, offered: str):
    refused(troyes_command("rules", "--section", asked), asked, offered)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("king", "king.table"), "king.table"),
        (("king", "dice.buying"), "dice.buying"),
        (("--section", "king.table"), "king.table"),
        (("king", "--section", "rulings"), "K1"),
    ],
)
def test_a_section_is_found_wherever_the_game_names_it(words: tuple[str, ...], found: str):
    """The table of The King's Challenge names rules of Troyes too; what a page has itself goes first."""
    result = troyes_command("rules", *words)
    assert result.exit_code == 0
    assert found in result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_expansion_is_the_second_part_of_the_rules_of_troyes(lang: str):
    told = page("troyes", lang)
    assert section_ids(told).index("rulings") + 1 == section_ids(told).index("ladies")
    assert section(told, "rulings").splitlines()[-1].startswith("| T36 |")


@pytest.mark.parametrize("words", [("troyes", "ladies.guard"), ("--section", "ladies.guard")])
def test_a_section_of_the_expansion(words: tuple[str, ...]):
    result = troyes_command("rules", *words)
    assert result.exit_code == 0
    assert "ladies.guard" in result.output
    assert "ladies.outdoor" not in result.output


def test_an_unknown_game_is_refused():
    refused(troyes_command("rules", "chess"), "chess", "dice")
