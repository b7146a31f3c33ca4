"""A ladder of bots: every seating over common seeds, kept when stopped, grown by players, refused when nonsense."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import refused, troyes_command

from troyes.cli.matches import Plan, play

BASE = ("ladder", "dice")
PAIR = ("--bots", "random,greedy")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def run(*words: str | Path, game: str = "dice", lang: str = "en") -> str:
    result = troyes_command("ladder", game, *words, lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


def tables(told: str) -> list[str]:
    """The lines of the tables, without what is told around them."""
    return [line.rstrip() for line in told.splitlines() if line.startswith(("random", "greedy", "apprentice"))]


# -- what is played --------------------------------------------------------------------------------------------------


def test_each_pair_plays_each_seed_in_both_seatings(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    run("--bots", "random,apprentice,greedy", "--games", "4", "--seed", "fair", "--jobs", "1", "--out", out)
    found = Counter((line["seed"], tuple(line["bots"])) for line in lines(out))
    expected = [
        (f"fair/{number}", seats)
        for one, other in combinations(("random", "apprentice", "greedy"), 2)
        for number in range(2)
        for seats in ((one, other), (other, one))
    ]
    assert found == Counter(expected)
    assert {line["game"] for line in lines(out)} == {0, 1}


def test_at_more_seats_one_meets_the_rest_in_every_seat_and_the_reverse(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    run(*PAIR, "--players", "3", "--games", "6", "--seed", "1", "--jobs", "1", "--out", out)
    seats = [line["bots"] for line in lines(out)]
    assert len(seats) == 6
    for single, rest in (("random", "greedy"), ("greedy", "random")):
        for at in range(3):
            assert [single if seat == at else rest for seat in range(3)] in seats


def test_a_seed_is_always_played_in_every_seating(tmp_path: Path):
    """Five games for a pair at three seats are one seed short of two: all six seatings are played."""
    out = tmp_path / "ladder.jsonl"
    told = run(*PAIR, "--players", "3", "--games", "5", "--seed", "1", "--jobs", "1", "--out", out)
    assert len(lines(out)) == 6
    assert "6 games" in told


def test_alone_all_play_the_same_seeds(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    run(*PAIR, "--players", "1", "--games", "3", "--seed", "1", "--jobs", "1", "--out", out)
    found = {(line["seed"], *line["bots"]) for line in lines(out)}
    assert found == {(f"1/{number}", bot) for number in range(3) for bot in ("random", "greedy")}


def test_a_game_of_the_ladder_is_one_of_simulate(tmp_path: Path):
    """The same seed, seats and options are the same game, whichever command plays it."""
    out = tmp_path / "ladder.jsonl"
    run(*PAIR, "--games", "2", "--seed", "1", "--banquets", "--jobs", "1", "--out", out)
    line = lines(out)[0]
    row = play(Plan("troyes-dice", 2, tuple(line["bots"]), "1", {"banquets": True}).deal(0))
    assert (row.seed, row.totals) == (line["seed"], line["totals"])
    assert line["options"] == {"banquets": True}


def test_the_same_games_whatever_the_number_of_processes(tmp_path: Path):
    told: list[list[str]] = []
    for jobs in ("1", "3"):
        told.append(tables(run(*PAIR, "--games", "20", "--seed", "7", "--jobs", jobs, "--out", tmp_path / jobs)))
    one, three = (sorted((tmp_path / jobs).read_text("utf-8").splitlines()) for jobs in ("1", "3"))
    assert one == three
    assert told[0] == told[1], "nor do the ratings hang on who is finished first"


# -- limits of those who search ----------------------------------------------------------------------------------------


def test_thinking_times_can_be_compared(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    words = ("--bots", "provost@1,provost@2", "--players", "1", "--games", "1", "--seed", "1", "--jobs", "1")
    run(*words, "--out", out)
    assert [line["bots"] for line in lines(out)] == [["provost@1"], ["provost@2"]]


def test_a_common_limit_holds_for_who_names_none(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    words = (
        "--bots",
        "provost,provost@2,random",
        "--simulations",
        "1",
        "--players",
        "1",
        "--games",
        "1",
        "--jobs",
        "1",
    )
    run(*words, "--out", out)
    assert [line["bots"] for line in lines(out)] == [["provost@1"], ["provost@2"], ["random"]]


def test_simulate_takes_limits_too(tmp_path: Path):
    out = tmp_path / "results.jsonl"
    words = ("--bots", "provost", "--players", "1", "--games", "1", "--seed", "1", "--jobs", "1")
    result = troyes_command("simulate", "dice", *words, "--simulations", "2", "--out", out)
    assert result.exit_code == 0, result.output
    assert lines(out)[0]["bots"] == ["provost@2"]
    refused(troyes_command("simulate", "dice", *words, "--seconds", "0.1", "--out", out, "--resume"), "another run")


# -- going on --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [0, 10])
def test_going_on_gives_what_one_run_gives(cut: int, tmp_path: Path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    told = run(*PAIR, "--games", "8", "--seed", "5", "--jobs", "1", "--out", whole)
    run(*PAIR, "--games", "4", "--seed", "5", "--jobs", "1", "--out", parts)
    parts.write_bytes(parts.read_bytes()[: -cut or None])
    told_again = run(*PAIR, "--games", "8", "--jobs", "1", "--out", parts, "--resume")
    assert parts.read_bytes() == whole.read_bytes()
    assert tables(told) == tables(told_again)


def test_a_player_can_be_added_later(tmp_path: Path):
    out, whole = tmp_path / "grown.jsonl", tmp_path / "whole.jsonl"
    run(*PAIR, "--games", "4", "--seed", "5", "--jobs", "1", "--out", out)
    before = out.read_bytes()
    pool = ("--bots", "greedy,apprentice,random", "--games", "4", "--seed", "5", "--jobs", "1")
    told = run(*pool, "--out", out, "--resume")
    assert out.read_bytes().startswith(before), "what is there is not played again"
    assert len(lines(out)) == 12
    assert tables(told) == tables(run(*pool, "--out", whole))
    assert sorted(out.read_text("utf-8").splitlines()) == sorted(whole.read_text("utf-8").splitlines())


def test_who_is_not_asked_for_is_kept_but_not_told(tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    run("--bots", "greedy,apprentice,random", "--games", "2", "--seed", "5", "--jobs", "1", "--out", out)
    before = out.read_bytes()
    told = run(*PAIR, "--games", "2", "--jobs", "1", "--out", out, "--resume")
    assert out.read_bytes() == before
    assert "apprentice" not in told
    assert "2 games" in told


@pytest.mark.parametrize("words", [("--seed", "2"), ("--players", "3"), ("--banquets",)])
def test_the_games_of_another_ladder_are_not_mixed_in(words: tuple[str, ...], tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    run(*PAIR, "--games", "2", "--players", "2", "--jobs", "1", "--seed", "1", "--out", out)
    before = out.read_bytes()
    refused(troyes_command(*BASE, *PAIR, "--games", "4", *words, "--out", out, "--resume"), "another ladder", "line 1")
    assert out.read_bytes() == before


GOOD = {"game": 0, "seed": "1/0", "bots": ["random", "greedy"], "totals": [20, 50], "winners": [1]}


@pytest.mark.parametrize(
    "bad",
    [
        "buy bread",
        "{}",
        json.dumps({**GOOD, "bots": ["greedy", "random"], "extra": 1}),
        json.dumps({**GOOD, "bots": ["greedy", "juggler"]}),
        json.dumps({**GOOD, "bots": ["greedy", "provost"]}),
        json.dumps({**GOOD, "bots": ["greedy", "greedy"]}),
        json.dumps({**GOOD, "bots": ["greedy", "random"], "totals": [20]}),
        json.dumps({**GOOD, "bots": ["greedy", "random"], "winners": []}),
        json.dumps({**GOOD, "bots": ["greedy", "random"], "winners": [2]}),
        json.dumps(GOOD),
    ],
)
def test_a_bad_line_is_named(bad: str, tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    out.write_text(json.dumps(GOOD) + "\n" + bad + "\n", "utf-8")
    before = out.read_bytes()
    refused(troyes_command(*BASE, *PAIR, "--games", "2", "--seed", "1", "--out", out, "--resume"), "line 2", "--force")
    assert out.read_bytes() == before


def started(*words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "troyes", *BASE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TROYES_LANG": "en"},
        start_new_session=True,
    )


def wait_for(out: Path, size: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (out.exists() and out.stat().st_size > size):
        time.sleep(0.05)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_says_so(jobs: str, tmp_path: Path):
    out = tmp_path / "ladder.jsonl"
    bots = ("--bots", "random,greedy", "--games", "100000", "--seed", "1")
    process = started(*bots, "--jobs", jobs, "--out", str(out))
    wait_for(out, 2000)
    os.killpg(process.pid, signal.SIGINT)
    told, trouble = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in trouble
    assert "--resume" in trouble
    kept = lines(out)
    assert len({(line["seed"], *line["bots"]) for line in kept}) == len(kept)
    assert f"{len(kept):,} games" in told
    assert "Share" in told, "the figures so far are told"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_does_not_wait_for_the_end_of_a_long_game(jobs: str, tmp_path: Path):
    """A game of a searching player may last minutes; the command ends after the decision it is at."""
    out = tmp_path / "ladder.jsonl"
    bots = ("--bots", "random,provost@2s", "--games", "20", "--seed", "1", "--players", "1")
    process = started(*bots, "--jobs", jobs, "--out", str(out))
    wait_for(out, 10)
    time.sleep(1)
    asked = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    _, trouble = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in trouble
    assert time.monotonic() - asked < 15


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "0"), "games"),
        (("--jobs", "0"), "jobs"),
        (("--players", "11"), "11"),
        (("--bots", "greedy,juggler"), "juggler"),
        (("--bots", ","), "--bots"),
        (("--bots", "greedy"), "--bots"),
        (("--bots", "greedy,random,greedy"), "greedy"),
        (("--bots", "provost,provost@1s"), "provost@1s"),
        (("--bots", "greedy@1s,random"), "greedy@1s"),
        (("--bots", "count@,random"), "count@"),
        (("--bots", "count@0s,random"), "count@0s"),
        (("--bots", "count@-1,random"), "count@-1"),
        (("--bots", "count@nans,random"), "count@nans"),
        (("--bots", "count@infs,random"), "count@infs"),
        (("--bots", "count@soons,random"), "count@soons"),
        (("--seconds", "0"), "seconds"),
        (("--seconds", "nan"), "seconds"),
        (("--simulations", "0"), "simulations"),
        (("--seconds", "1", "--simulations", "9"), "--simulations"),
        (("--plot", "ladder.doc"), ".svg"),
        (("--plot", "gone/ladder.svg"), "gone"),
        (("--json", "gone/ladder.json"), "gone"),
        (("--out", "same", "--json", "same"), "same"),
        (("--plot", "same.svg", "--json", "same.svg"), "same.svg"),
        (("--resume", "--force", "--out", "x"), "--force"),
    ],
)
def test_nonsense_is_refused_before_the_first_game(
    words: tuple[str, ...], told: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    refused(troyes_command(*BASE, *PAIR, "--out", "results.jsonl", *words, lang=lang), told)
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_there_are_not_replaced(tmp_path: Path):
    for option, name in (("--out", "a.jsonl"), ("--json", "a.json"), ("--plot", "a.svg")):
        taken = tmp_path / name
        taken.write_text("precious", "utf-8")
        refused(troyes_command(*BASE, *PAIR, "--games", "2", option, taken), "already", "--force")
        assert taken.read_text("utf-8") == "precious"


def test_going_on_needs_a_file():
    refused(troyes_command(*BASE, "--resume"), "--out")
