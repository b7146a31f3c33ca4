"""Who sits where, and what is refused before the table opens."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import played, refused, saved, troyes_command

import troyes
from troyes.cli.seats import Wish, plan_seats, sit_down
from troyes.cli.table.session import Session
from troyes.cli.table.settings import SeatPlan, Settings
from troyes.cli.voice import Voice
from troyes.core.errors import TroyesError


def seats(
    players: int | None = None, names: str | None = None, bots: str | None = None, lang: str = "en"
) -> list[SeatPlan]:
    wish = Wish("troyes-dice", players, names, bots, {}, None, False, None)
    return plan_seats(wish, Voice(lang))


def test_people_come_first_then_the_bots():
    assert seats(names="Anna, Ben", bots="random") == [
        SeatPlan("Anna"),
        SeatPlan("Ben"),
        SeatPlan("Chance", "random"),
    ]


def test_bots_fill_the_seats_that_are_left():
    found = seats(players=5, names="Anna", bots="greedy,random")
    assert [seat.bot for seat in found] == [None, "greedy", "random", "greedy", "random"]
    assert len({seat.name for seat in found}) == 5


def test_with_bots_and_no_name_one_person_plays():
    assert [seat.bot for seat in seats(players=3, bots="random")] == [None, "random", "random"]
    assert [seat.bot for seat in seats(bots="random")] == [None, "random"]


def test_without_bots_people_take_every_seat():
    assert seats(players=2) == [SeatPlan("Player 1"), SeatPlan("Player 2")]
    assert seats(players=2, names="Anna", lang="fr") == [SeatPlan("Anna"), SeatPlan("Joueur 2")]


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 2, "names": "Anna,Ben,Cleo"},
        {"players": 2, "names": "Anna,Ben", "bots": "random"},
        {"players": 11},
        {"players": 0},
        {"bots": "juggler"},
    ],
)
def test_what_cannot_be_seated_is_refused(asked: dict[str, Any]):
    with pytest.raises(TroyesError):
        seats(**asked)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--players", "11"), "11"),
        (("--players", "-1"), "-1"),
        (("--bots", "juggler"), "juggler"),
        (("dice", "--numbering", "sideways"), "sideways"),
        (("dice", "--numbering", "1,1,2,3,4,5"), "numbering"),
        (("--lang", "xx"), "xx"),
        (("--cards", "/nonexistent/cards.toml"), "cards.toml"),
        (("--load", "/nonexistent/game.json"), "game.json"),
        (("--resume", "--players", "2"), "--resume"),
        (("--resume", "--load", "game.json"), "--load"),
        (("chess",), "chess"),
    ],
)
def test_bad_options_are_refused_before_the_table_opens(words: tuple[str, ...], told: str):
    refused(troyes_command("play", *words), told)


@pytest.mark.parametrize(("lang", "words"), [("en", "terminal window"), ("fr", "fenêtre de terminal")])
def test_without_a_terminal_it_says_what_to_do(lang: str, words: str, tmp_path: Path):
    settings = {**os.environ, "TROYES_LANG": lang, "TROYES_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "troyes", "play"]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, env=settings, check=False)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [("--resume",), ("--resume", "--lang", "fr")])
def test_going_on_needs_no_other_word(words: tuple[str, ...]):
    """It comes as far as the terminal, which is missing here."""
    refused(troyes_command("play", *words), "troyes play", "terminal")


def test_a_damaged_save_is_refused(tmp_path: Path):
    path = saved(tmp_path, {"record": played().record() | {"players": 3}, "seats": [{"name": "Anna", "bot": None}]})
    refused(troyes_command("play", "--load", path), "game.json")


def session(folder: Path, choices: int) -> Session:
    game = troyes.new_game("troyes-dice", players=1, seed=1)
    while game.pending and len(game.made()) < choices:
        game.play(0, game.pending[0].options[0])
    return Session(game, [SeatPlan("Anna")], folder / "game.json", "en")


@pytest.mark.parametrize(("folder", "told"), [("saves", "troyes play --resume"), ("else where", "--load '")])
def test_a_game_that_is_left_says_how_to_go_on(
    folder: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    open_table(monkeypatch, session(tmp_path / folder, 3))
    assert told in capsys.readouterr().err
    open_table(monkeypatch, session(tmp_path / folder, 1000))
    assert not capsys.readouterr().err


def test_a_game_that_could_not_be_saved_is_told_when_it_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    lost = session(tmp_path, 3)
    lost.trouble = TroyesError("table-save-unwritten", path="saves", detail="no room")
    with pytest.raises(TroyesError, match="no room"):
        open_table(monkeypatch, lost)


def open_table(monkeypatch: pytest.MonkeyPatch, left: Session) -> None:
    """A table that was left with this game on it."""
    monkeypatch.setattr("troyes.cli.table.app.run", lambda settings: left)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    sit_down(Wish("troyes-dice", 1, None, None, {}, None, False, None), Voice("en"))


@pytest.mark.parametrize(
    ("game", "names", "asked"),
    [("troyes", None, True), ("troyes", "Anna,Ben", False), ("king", None, False), ("troyes-dice", None, False)],
)
def test_options_alone_do_not_tell_who_plays_a_game_for_several(
    game: str, names: str | None, asked: bool, monkeypatch: pytest.MonkeyPatch
):
    opened: list[Settings] = []
    monkeypatch.setattr("troyes.cli.table.app.run", opened.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    sit_down(Wish(game, None, names, None, {}, "market day", False, None), Voice("en"))
    assert (not opened[0].seats) == asked
    assert opened[0].seed == "market day"
