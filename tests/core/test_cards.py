"""An owner's numbers, laid over the product's own."""

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests import contract

import troyes
from troyes.dice import numbers

DEEP = ".".join("a" * 13)
"""The longest name that is read."""


def names(count: int) -> str:
    return "".join(f"a{at} = 1\n" for at in range(count))


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def refused(tmp_path: Path, text: str) -> troyes.CardsError:
    with pytest.raises(troyes.CardsError) as caught:
        troyes.new_game("troyes-dice", seed=1, cards=written(tmp_path, text))
    return caught.value


def test_the_owners_numbers_are_played_and_recorded(tmp_path: Path) -> None:
    path = written(tmp_path, "[resources]\nstart = 5\n")
    game = troyes.new_game("troyes-dice", seed=1, cards=path)
    assert game.view(0)["sheets"][0]["influence"] == {"circled": 5, "left": 5}
    path.unlink()
    contract.play_random(game, random.Random(1))
    contract.check_replay(game)
    assert game.record()["options"]["cards"] == {"resources": {"start": 5}}


def test_a_mapping_serves_as_well_as_a_file() -> None:
    game = troyes.new_game("troyes-dice", seed=1, cards={"buildings": {"work_citizens": 3}})
    contract.check_replay(game)


def test_the_products_own_numbers_stay_as_they_are() -> None:
    troyes.new_game("troyes-dice", seed=1, cards={"resources": {"start": 5}})
    assert troyes.new_game("troyes-dice", seed=1).view(0)["sheets"][0]["influence"]["circled"] == 3


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("[resources]\nstrat = 5\n", "mine.toml, line 2", "strat"),
        ("[wheels]\nprices = 5\n", "mine.toml, line 1", "wheels"),
        ("# mine\n\n[resources]\nstart = 19\n", "mine.toml, line 4", "18 at most"),
        ("[resources]\nstart = 'five'\n", "mine.toml, line 2", "a whole number"),
        ("resources = 5\n", "mine.toml, line 1", "table"),
        ("[buildings]\nfortress = ['red', 'red', 'red', 'red', 'red', 'blue']\n", "mine.toml, line 2", "blue"),
        ("[buildings]\nwork_citizens = 3\nlinks = [['fortress', 1, 1, 'deniers', 1]]\n", "mine.toml, line 3", "link"),
        ("[plazas]\ntiles = []\n", "mine.toml, line 2", "9"),
        ("[buildings]\nfortress = [\n", "mine.toml", "TOML"),
        ("[citizens.pair]\nred = ['red', 'green']\n", "mine.toml, line 2", "green"),
        ("[provenance]\nx = 'printed'\n", "mine.toml, line 1", "provenance"),
        ("[buildings]\nlinks = [['fortress', 1, 2, 'deniers', 0]]\n", "mine.toml, line 2", "1 or more"),
        ("[citizens.prestige]\nred = ['fortress', 'fortress']\n", "mine.toml, line 2", "different"),
        (f"[resources]\nstart = {'1' * 5000}\n", "mine.toml", "TOML"),
        ("[resources]  # mine\n# start = 4\nstart = 19\n", "mine.toml, line 3", "18 at most"),
        (
            "[buildings]\nlinks = [\n  ['fortress', 1, 2, 'deniers', 1],\n]\nwork_citizens = 7\n",
            "mine.toml, line 5",
            "6 at most",
        ),
        ("resources = { start = 19 }\n", "mine.toml, line 1", "18 at most"),
        ("resources.start = 19\n", "mine.toml, line 1", "18 at most"),
        ("[ 'resources' ]\n\"start\" = 19\n", "mine.toml, line 2", "18 at most"),
        ("[wheels.left]\nprices = 5\n", "mine.toml, line 1", "wheels"),
    ],
)
def test_a_file_that_cannot_be_used(tmp_path: Path, text: str, place: str, reason: str) -> None:
    error = refused(tmp_path, text)
    assert error.place == place
    assert reason in str(error)
    assert error.text("fr") != str(error)


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("[resources]\nstart = 1.5\n", "a whole number, not “1.5”.", "un nombre entier, et non « 1.5 »."),
        ("[resources]\nstart = '1.5'\n", "a whole number, not “1.5”.", "un nombre entier, et non « 1.5 »."),
        ("[resources]\nstart = ''\n", "a whole number, got nothing.", "un nombre entier, et non rien."),
        (
            "[resources]\ncitizens_at = [6, 'x']\n",
            "not “x” (resources.citizens_at[1])",
            "et non « x » (resources.citizens_at[1])",
        ),
        ("[resources]\nstart = \n", "from line 2, column 9.", "de la ligne 2, colonne 9."),
        ("[resources\n", "from line 1, column 11.", "de la ligne 1, colonne 11."),
        ("a = [\n", "to its end.", "jusqu’au bout."),
        (f"b = 1\n{DEEP}.a = 1\n", "in line 2 has more than 12 dots", "à la ligne 2 a plus de 12 points"),
        (names(2001), "more than 2,000 names; leave only", "plus de 2\u202f000 noms\u00a0; ne gardez que"),
        ("[a]\n" * 2001, "more than 2,000 names", "plus de 2\u202f000 noms"),
    ],
)
def test_what_was_written_is_told_in_both_languages(tmp_path: Path, text: str, english: str, french: str) -> None:
    error = refused(tmp_path, text)
    assert english in error.text("en")
    assert french in error.text("fr")
    assert not re.search(r"Expected `|Invalid|\(at ", error.text("fr"))


@pytest.mark.parametrize("text", [f"{DEEP}.a = 1\n", names(2001), "[a]\n" * 2001])
def test_too_much_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    assert refused(tmp_path, text).place == "mine.toml"


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1\n",
        names(2000),
        f"a = 1\n# {DEEP}.a = 1\n" + "# b = 1\n" * 2001,
        f"a = \"{DEEP}.a\"\nb = '''\n" + "[b]\nc = 1\n" * 2001 + "'''\n",
    ],
)
def test_what_is_not_too_much_is_read(tmp_path: Path, text: str) -> None:
    """As many as there may be; in strings and comments any number."""
    assert refused(tmp_path, text).message.id == "cards-unknown"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(troyes.CardsError, match="cannot be read"):
        troyes.new_game("troyes-dice", seed=1, cards=tmp_path / "none.toml")


@pytest.mark.parametrize("cards", [{"resources": {"start": {1, 2}}}, {"resources": object()}])
def test_numbers_that_are_no_plain_data(cards: Any) -> None:
    with pytest.raises(troyes.CardsError):
        troyes.new_game("troyes-dice", seed=1, cards=cards)


def test_every_number_tells_how_it_is_known() -> None:
    leaves = {f"{table}.{name}" for table, part in numbers.base().items() for name in part}
    words = {"printed", "rule", "example", "report", "inferred", "estimate"}
    assert set(numbers.provenance()) == leaves
    assert set(numbers.provenance().values()) <= words


def test_of_very_many_names_the_like_ones_are_told() -> None:
    with pytest.raises(troyes.CardsError) as caught:
        troyes.new_game("troyes", players=2, seed=1, cards={"activities": {"scoot": {"per": 3}}})
    assert "scout" in str(caught.value)
    assert "glassblower" not in str(caught.value)
