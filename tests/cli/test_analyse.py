"""`troyes analyse` and `troyes hint`: what they tell, what they write, and what they refuse."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import played, refused, saved, troyes_command
from tests.coach.minds import PlainMind, plain

import troyes

__all__ = ["plain"]

pytestmark = pytest.mark.usefixtures("plain")


def analysed(path: Path, *words: str | Path, lang: str = "en") -> Any:
    return troyes_command("analyse", path, "--simulations", "4", *words, lang=lang, data=path.parent / "data")


def record(folder: Path, **given: Any) -> Path:
    return saved(folder, played(**given).record())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_curve_accounts_and_costly_turns_are_told(lang: str, tmp_path: Path):
    path = record(tmp_path)
    result = analysed(path, lang=lang)
    assert result.exit_code == 0, result.output
    told = result.output
    for word in {
        "en": ("Luck", "Own choices", "Turning points", "gave up most", "estimate", "Sound turns"),
        "fr": ("Chance", "Ses choix", "Tournants", "coûté le plus", "estimation", "Bons tours"),
    }[lang]:
        assert word in told
    assert re.search("[▁▂▃▄▅▆▇█]{20}", told)


def test_the_accounts_are_those_of_the_game(tmp_path: Path):
    game = played()
    told = analysed(saved(tmp_path, game.record())).output
    accounts = told.split("Luck and choices")[1]
    for seat, score in enumerate(game.scores()):
        (line,) = [line for line in accounts.splitlines() if f"Seat {seat + 1} " in line and "/" in line]
        numbers = [float(part.replace("−", "-").replace("+", "")) for part in line.split()[3:9]]
        assert numbers[-1] == score.total
        assert sum(numbers[:5]) == pytest.approx(numbers[-1], abs=0.26)


@pytest.mark.parametrize("columns", [80, 100, 140])
def test_the_curve_fits_the_terminal(columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from tests.coach.test_analysis import played as played_at

    from troyes.cli.curve import sparklines
    from troyes.cli.voice import Voice
    from troyes.coach.analysis import analyse

    monkeypatch.setenv("COLUMNS", str(columns))
    voice = Voice("en")
    with voice.out.capture() as shown:
        voice.out.print(sparklines(analyse(played_at(("troyes-dice", 3, {}))), ["Anne-Charlotte", "Ben", "Zoé"], voice))
    assert "…" not in shown.get()
    assert "Anne-Charlotte" in shown.get()


def test_every_decision_on_request(tmp_path: Path):
    game = played()
    told = analysed(saved(tmp_path, game.record()), "--all").output
    numbers = [int(found) for found in re.findall(r"^ *(\d+)  Day", told, re.MULTILINE)]
    assert numbers == list(range(1, len(game.made()) + 1))


def test_the_whole_analysis_as_json(tmp_path: Path):
    game = played()
    out = tmp_path / "out.json"
    result = analysed(saved(tmp_path, game.record()), "--json", out)
    assert "out.json" in "".join(result.output.split())
    data = json.loads(out.read_text("utf-8"))
    assert len(data["decisions"]) == len(game.made())
    assert [side["final"] for side in data["summaries"]] == [score.total for score in game.scores()]


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_curve_as_a_picture(kind: str, tmp_path: Path):
    out = tmp_path / f"curve.{kind}"
    assert analysed(record(tmp_path), "--plot", out).exit_code == 0
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG") if kind == "png" else b"<svg" in data


def test_names_of_a_saved_game(tmp_path: Path):
    seats = [{"name": "Anna", "bot": None}, {"name": "Ben", "bot": "greedy"}]
    path = saved(tmp_path, {"record": played().record(), "seats": seats, "lang": "en", "counted": False, "save": 1})
    told = analysed(path).output
    assert "Anna" in told
    assert "Ben" in told
    assert "Seat 1" not in told


def test_the_second_time_it_is_there_at_once(tmp_path: Path):
    path = record(tmp_path)
    first = analysed(path).output
    PlainMind.considered = 0
    assert analysed(path).output == first
    assert PlainMind.considered == 0
    analysed(path, "--fresh")
    assert PlainMind.considered > 0


def test_an_unfinished_game(tmp_path: Path):
    game = played()
    half = troyes.replay(game.record(), len(game.made()) // 2)
    result = analysed(saved(tmp_path, half.record()))
    assert result.exit_code == 0
    assert "not over" in result.output


def test_a_solo_game_has_no_chance_to_win(tmp_path: Path):
    told = analysed(record(tmp_path, players=1)).output
    assert "Chance to win" not in told
    assert "estimate" not in told


def test_le_roy_has_an_account_too(tmp_path: Path):
    from tests.coach.test_analysis import played as played_at

    game = played_at(("king", None, {}))
    told = analysed(saved(tmp_path, game.record())).output
    assert "Le Roy" in told or "le Roy" in told


@pytest.mark.parametrize(
    ("content", "words"),
    [("", "empty"), ("{", "JSON"), ("{}", "not the record"), ('{"format": 99, "game": "troyes"}', "format")],
)
@pytest.mark.parametrize("command", ["analyse", "hint"])
def test_bad_files_are_refused(command: str, content: str, words: str, tmp_path: Path):
    refused(troyes_command(command, saved(tmp_path, content), data=tmp_path / "data"), words)
    assert PlainMind.considered == 0


@pytest.mark.parametrize("command", ["analyse", "hint"])
def test_a_missing_file_is_refused(command: str, tmp_path: Path):
    refused(troyes_command(command, tmp_path / "none.json"), "none.json")


@pytest.mark.parametrize(
    "words",
    [("--seconds", "0"), ("--seconds", "-1"), ("--seconds", "nan"), ("--simulations", "0"), ("--plot", "curve.txt")],
)
def test_bad_options_are_refused(words: tuple[str, str], tmp_path: Path):
    refused(troyes_command("analyse", record(tmp_path), *words), words[0].removeprefix("--"))


def test_files_that_are_there_are_kept(tmp_path: Path):
    path, out = record(tmp_path), saved(tmp_path, "mine", "out.json")
    refused(analysed(path, "--json", out), "out.json")
    assert out.read_text("utf-8") == "mine"
    assert PlainMind.considered == 0
    assert analysed(path, "--json", out, "--force").exit_code == 0
    assert out.read_text("utf-8") != "mine"
    both = tmp_path / "both.svg"
    refused(analysed(path, "--json", both, "--plot", both), "both.svg")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_at_the_last_moment(lang: str, tmp_path: Path):
    game = troyes.new_game("troyes-dice", players=2, seed=2)
    path = saved(tmp_path, game.record())
    result = troyes_command("hint", path, "--seat", "2", lang=lang)
    assert result.exit_code == 0, result.output
    assert {"en": "For Seat 2:", "fr": "Pour Siège 2 :"}[lang] in result.output
    assert result.output.count("\n   – ") >= 3
    lines = re.findall(r"^(\d)\. ", result.output, re.MULTILINE)
    assert lines == ["1", "2", "3"][: len(lines)]


def test_a_hint_for_an_earlier_moment(tmp_path: Path):
    path = record(tmp_path)
    assert troyes_command("hint", path, "--upto", "0", "--lines", "1").exit_code == 0
    refused(troyes_command("hint", path), "over")
    refused(troyes_command("hint", path, "--upto", "0", "--seat", "3"), "seat")
    refused(troyes_command("hint", path, "--upto", "0", "--lines", "0"), "lines")
