"""The options of The Ladies of Troyes on the command line."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import refused, troyes_command

from troyes.city.descriptor import MODULES as LADIES
from troyes.city.descriptor import TROYES
from troyes.cli.options import chosen
from troyes.cli.table.settings import Settings


@pytest.mark.parametrize(
    ("given", "taken"),
    [
        ({}, {}),
        ({"ramparts": True, "tournament": False}, {"ramparts": True, "tournament": False}),
        ({"ladies": True}, LADIES),
        ({"ladies": True, "events": "ladies", "purple_die": False}, LADIES | {"events": "ladies", "purple_die": False}),
    ],
)
def test_one_word_stands_for_the_five_modules_and_others_go_before_it(given: dict[str, Any], taken: dict[str, Any]):
    assert chosen(TROYES, given) == taken


MODULES = {
    ("--characters", "ladies"): {"characters": "ladies"},
    ("--open-character",): {"open_character": True},
    ("--activities", "both"): {"activities": "both"},
    ("--events", "ladies"): {"events": "ladies"},
    ("--purple-die",): {"purple_die": True},
    ("--ramparts",): {"ramparts": True},
    ("--tournament",): {"tournament": True},
    ("--ladies", "--events", "ladies"): LADIES | {"events": "ladies"},
}


@pytest.mark.parametrize("words", MODULES)
def test_games_are_simulated_with_each(words: tuple[str, ...], tmp_path: Path):
    out = tmp_path / "results.jsonl"
    usual = ("--players", "3", "--bots", "random", "--games", "1", "--jobs", "1", "--seed", "1", "--out", out)
    result = troyes_command("simulate", "troyes", *usual, *words)
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text("utf-8").splitlines()[0])["options"] == MODULES[words]


def test_the_table_opens_with_them(monkeypatch: pytest.MonkeyPatch):
    opened: list[Settings] = []
    monkeypatch.setattr("troyes.cli.table.app.run", opened.append)
    monkeypatch.setattr("troyes.cli.seats.sys", _Terminal)
    result = troyes_command("play", "troyes", "--names", "Anna,Ben,Cleo", "--ladies", "--tournament")
    assert result.exit_code == 0, result.output
    assert opened[0].options == LADIES | {"tournament": True}


class _Terminal:
    """Stands for `sys` where a table may be opened."""

    class stdin:  # noqa: N801
        @staticmethod
        def isatty() -> bool:
            return True

    stdout = stdin


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--players", "2", "--tournament"), "A tournament is not played by 2 players"),
        (("--characters", "both"), "“--characters” cannot be both"),
        (("--activities", "none"), "“--activities” cannot be none"),
        (("--events", "all"), "“--events” cannot be all"),
    ],
)
def test_what_cannot_be_is_refused(command: str, words: tuple[str, ...], told: str):
    refused(troyes_command(command, "troyes", *words), told)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("game", ["dice", "king"])
@pytest.mark.parametrize(("word", "named"), [("--ladies", "--ladies"), ("--purple-die", "--purple-die")])
def test_other_games_do_not_have_it(command: str, game: str, word: str, named: str):
    refused(troyes_command(command, game, word), f"no option called “{named}”")
