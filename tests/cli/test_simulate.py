"""Many games of bots: the same whatever the number of processes, kept when stopped, refused when nonsense."""

import json
import os
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Task, TaskID
from tests.cli.command import refused, troyes_command

import troyes
from troyes.cli.matches import Plan, play
from troyes.cli.results import Tally
from troyes.cli.runs import RateColumn
from troyes.cli.voice import Voice

BASE = ("simulate", "dice", "--bots", "random")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def run(*words: str | Path, lang: str = "en") -> str:
    result = troyes_command(*BASE, *words, lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


# -- what is played --------------------------------------------------------------------------------------------------


def test_one_line_a_game(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    told = run("--players", "3", "--games", "7", "--seed", "market day", "--jobs", "1", "--out", out)
    found = lines(out)
    assert [line["game"] for line in found] == list(range(7))
    assert all(line["bots"] == ["random"] * 3 for line in found)
    assert [line["seed"] for line in found] == [f"market day/{number}" for number in range(7)]
    for line in found:
        best = max(line["totals"])
        assert line["winners"] == [seat for seat, total in enumerate(line["totals"]) if total == best]
    assert "7 games" in told


def test_the_same_games_whatever_the_number_of_processes(tmp_path: Path):
    files = [tmp_path / f"{jobs}.jsonl" for jobs in (1, 2, 3)]
    for jobs, out in zip((1, 2, 3), files, strict=True):
        run("--players", "2", "--games", "40", "--seed", "7", "--jobs", str(jobs), "--out", out)
    assert len({out.read_bytes() for out in files}) == 1
    assert len(lines(files[0])) == 40


def test_another_seed_gives_other_games(tmp_path: Path):
    for seed in ("1", "2"):
        run("--games", "3", "--seed", seed, "--jobs", "1", "--out", tmp_path / seed)
    assert [line["totals"] for line in lines(tmp_path / "1")] != [line["totals"] for line in lines(tmp_path / "2")]


def test_without_a_seed_one_is_drawn_and_told(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    told = run("--games", "1", "--jobs", "1", "--out", out)
    assert f"Seed: {lines(out)[0]['seed'].removesuffix('/0')}" in told


def test_bots_are_repeated_over_the_seats_and_move_on_each_game():
    plan = Plan("troyes-dice", 3, ("greedy", "random"), "1", {})
    assert plan.seats(0) == ["greedy", "random", "greedy"]
    seats = Counter((seat, bot) for number in range(300) for seat, bot in enumerate(plan.seats(number)))
    assert all(seats[seat, "greedy"] == 200 for seat in range(3))
    assert all(seats[seat, "random"] == 100 for seat in range(3))


def test_options_reach_the_games(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    run("--games", "2", "--jobs", "1", "--seed", "1", "--banquets", "--numbering", "3,1,2,6,5,4", "--out", out)
    assert lines(out)[0]["options"] == {"numbering": [3, 1, 2, 6, 5, 4], "banquets": True}


def test_own_cards_reach_the_games(tmp_path: Path):
    cards = tmp_path / "cards.toml"
    cards.write_text("[resources]\nstart = 9\n", "utf-8")
    run("--games", "2", "--jobs", "2", "--seed", "1", "--cards", cards, "--out", tmp_path / "own.jsonl")
    run("--games", "2", "--jobs", "2", "--seed", "1", "--out", tmp_path / "usual.jsonl")
    own, usual = lines(tmp_path / "own.jsonl"), lines(tmp_path / "usual.jsonl")
    assert own[0]["options"] == {"cards": {"resources": {"start": 9}}}
    assert [line["totals"] for line in own] != [line["totals"] for line in usual]


def test_a_game_can_be_made_again_from_its_line(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    run("--games", "2", "--players", "2", "--jobs", "1", "--seed", "1", "--banquets", "--out", out)
    line = lines(out)[1]
    row = play(Plan("troyes-dice", 2, ("random",), "1", line["options"]).deal(1))
    assert row.totals == line["totals"]
    assert troyes.new_game("troyes-dice", players=2, seed=line["seed"], **line["options"]).pending


# -- going on --------------------------------------------------------------------------------------------------------


def test_a_file_that_is_there_is_refused(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    out.write_text("precious", "utf-8")
    refused(troyes_command(*BASE, "--games", "1", "--out", out), "already", "--force", "--resume")
    assert out.read_text("utf-8") == "precious"
    run("--games", "1", "--jobs", "1", "--out", out, "--force")
    assert len(lines(out)) == 1


@pytest.mark.parametrize("cut", [0, 10])
@pytest.mark.parametrize("option", ["--resume", "--append"])
def test_going_on_gives_what_one_run_gives(cut: int, option: str, tmp_path: Path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    told = run("--games", "9", "--seed", "5", "--jobs", "1", "--out", whole)
    run("--games", "4", "--seed", "5", "--jobs", "1", "--out", parts)
    parts.write_bytes(parts.read_bytes()[: -cut or None])
    told_again = run("--games", "9", "--jobs", "1", "--out", parts, option)
    assert parts.read_bytes() == whole.read_bytes()
    assert _summary(told) == _summary(told_again)


def _summary(told: str) -> list[str]:
    return [line for line in told.splitlines() if line.startswith("random")]


def test_going_on_with_nothing_there_begins(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    run("--games", "2", "--jobs", "1", "--seed", "1", "--out", out, "--resume")
    assert len(lines(out)) == 2


def test_going_on_when_all_is_played_changes_nothing(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    run("--games", "3", "--jobs", "1", "--seed", "1", "--out", out)
    before = out.read_bytes()
    run("--games", "2", "--jobs", "1", "--out", out, "--resume")
    assert out.read_bytes() == before


@pytest.mark.parametrize("words", [("--seed", "2"), ("--players", "3"), ("--banquets",)])
def test_the_games_of_another_run_are_not_mixed_in(words: tuple[str, ...], tmp_path: Path):
    out = tmp_path / "results.jsonl"
    run("--games", "2", "--players", "2", "--jobs", "1", "--seed", "1", "--out", out)
    before = out.read_bytes()
    refused(troyes_command(*BASE, "--games", "4", *words, "--out", out, "--resume"), "another run")
    assert out.read_bytes() == before


def test_a_foreign_file_is_not_gone_on_with(tmp_path: Path):
    out = tmp_path / "notes.txt"
    out.write_text("buy bread\n", "utf-8")
    refused(troyes_command(*BASE, "--games", "4", "--out", out, "--resume"), "line 1")
    assert out.read_text("utf-8") == "buy bread\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_says_so(jobs: str, tmp_path: Path):
    out = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "troyes", *BASE, "--players", "2", "--seed", "1", "--games", "1000000"]
    process = subprocess.Popen(
        [*command, "--jobs", jobs, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TROYES_LANG": "en"},
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (out.exists() and out.stat().st_size > 2000):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    told, trouble = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in trouble
    assert "Stopped after" in trouble
    assert "--resume" in trouble
    kept = out.read_text("utf-8")
    assert kept.endswith("\n")
    numbers = [json.loads(line)["game"] for line in kept.splitlines()]
    assert numbers == list(range(len(numbers)))
    assert f"{len(numbers):,} games" in told


# -- the count -------------------------------------------------------------------------------------------------------


def test_the_summary_counts_the_file(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    told = run("--players", "3", "--games", "50", "--jobs", "1", "--seed", "1", "--out", out)
    totals = sorted(total for line in lines(out) for total in line["totals"])
    (row,) = [line.split() for line in told.splitlines() if line.startswith("random")]
    quantiles = [totals[max(0, -(-len(totals) * percent // 100) - 1)] for percent in (5, 25, 50, 75, 95)]
    assert row[1:] == [
        "150",
        f"{statistics.mean(totals):.1f}",
        f"{statistics.stdev(totals):.1f}",
        str(totals[0]),
        *map(str, quantiles),
        str(totals[-1]),
        "33.3%",
    ]


def test_a_shared_victory_is_shared_in_the_count():
    tally = Tally()
    tally.add(50, 0.5)
    tally.add(40, 0.0)
    assert tally.win_share == 0.25
    assert (tally.mean, tally.quantile(50), tally.quantile(95)) == (45, 40, 50)


def test_one_game_has_no_spread():
    tally = Tally()
    tally.add(50, 1.0)
    assert tally.spread == 0


def test_it_speaks_french():
    told = run("--games", "2", "--players", "3", "--jobs", "1", lang="fr")
    assert "2 parties, 3 sièges" in told
    assert "33,3 %" in told


# -- the picture -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "first"), [("s.svg", b"<?xml"), ("s.png", b"\x89PNG"), ("s.pdf", b"%PDF")])
def test_the_points_are_drawn(name: str, first: bytes, tmp_path: Path):
    run("--games", "5", "--players", "2", "--jobs", "1", "--seed", "1", "--plot", tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(first)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_the_same_games_draw_the_same_picture(tmp_path: Path):
    for name in ("a.svg", "b.svg"):
        run("--games", "3", "--jobs", "1", "--seed", "1", "--plot", tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_one_single_game_can_be_drawn(tmp_path: Path):
    run("--games", "1", "--jobs", "1", "--seed", "1", "--plot", tmp_path / "one.svg", lang="fr")
    assert (tmp_path / "one.svg").stat().st_size > 1000


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "0"), "games"),
        (("--games", "-5"), "-5"),
        (("--jobs", "0"), "jobs"),
        (("--players", "11"), "11"),
        (("--players", "0"), "0"),
        (("--bots", "juggler"), "juggler"),
        (("--bots", ","), "bots"),
        (("--players", "1", "--bots", "random,random"), "2"),
        (("--numbering", "sideways"), "sideways"),
        (("--cards", "gone.toml"), "gone.toml"),
        (("--plot", "points.doc"), ".svg"),
        (("--plot", "gone/points.svg"), "gone"),
        (("--out", "gone/results.jsonl"), "gone"),
        (("--out", "."), "."),
        (("--out", "same.svg", "--plot", "same.svg"), "same.svg"),
        (("--resume", "--force", "--out", "x"), "--force"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(
    words: tuple[str, ...], told: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    refused(troyes_command(*BASE, "--out", "results.jsonl", *words, lang=lang), told)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [("--games", "many"), ("--players", "two"), ("--jobs", "x"), ("--sideways",)])
def test_what_is_no_number_is_refused(words: tuple[str, ...]):
    assert troyes_command(*BASE, *words).exit_code == 2


def test_an_unknown_game_is_refused():
    refused(troyes_command("simulate", "chess"), "chess", "dice")


def test_a_full_disk_is_told():
    refused(troyes_command(*BASE, "--games", "2", "--jobs", "1", "--out", "/dev/full", "--force"), "/dev/full")


def test_going_on_needs_a_file():
    refused(troyes_command(*BASE, "--resume"), "--out")


def test_no_bots_at_all_are_refused():
    refused(troyes_command("simulate", "--bots", ","), "cannot be “”")


@pytest.mark.parametrize(
    ("speed", "lang", "told"),
    [
        (0.46, "en", "0.5 games/s"),
        (0.46, "fr", "0,5 parties/s"),
        (1234.4, "en", "1,234 games/s"),
        (1234.4, "fr", "1 234 parties/s"),
    ],
)
def test_slow_games_are_told_in_tenths(speed: float, lang: str, told: str):
    task = Task(TaskID(0), "", 10, 10, time.monotonic, finished_time=10 / speed)
    assert RateColumn(Voice(lang)).render(task).plain == told
