"""`troyes simulate --records`: whole games beside the results, and results that go wherever fsspec writes."""

import json
import os
import resource
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import refused, troyes_command

import troyes
from troyes.research import dataset

fsspec: Any = import_module("fsspec")
BASE = ("simulate", "dice", "--bots", "random", "--seed", "1", "--jobs", "1")


def run(*words: str | Path, lang: str = "en") -> str:
    result = troyes_command(*BASE, *words, lang=lang)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_whole_games_are_those_of_the_results(tmp_path: Path) -> None:
    out, records = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    told = run("--players", "3", "--games", "6", "--banquets", "--out", out, "--records", records)
    assert "6 games are in" in told
    assert "games.parquet" in "".join(told.split())
    games = dataset.Games(records)
    assert games.about.options == {"banquets": True}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [(row.number, row.seed, row.bots, row.totals, row.winners) for row in games] == [
        (line["game"], line["seed"], line["bots"], line["totals"], line["winners"]) for line in lines
    ]
    assert all(troyes.replay(record).over for record in games.records())


def test_own_cards_are_in_the_file(tmp_path: Path) -> None:
    cards, records = tmp_path / "cards.toml", tmp_path / "games.parquet"
    cards.write_text("[resources]\nstart = 9\n", "utf-8")
    run("--games", "2", "--cards", cards, "--records", records)
    games = dataset.Games(records)
    assert games.about.options == {"cards": {"resources": {"start": 9}}}
    assert games.about.numbers["resources"]["start"] == 9
    assert list(dataset.verify(games))[-1] == 2


def test_the_same_file_whatever_the_number_of_processes_and_in_two_runs(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.parquet" for name in ("one", "two", "resumed")]
    run("--games", "30", "--players", "2", "--records", files[0])
    run("--games", "30", "--players", "2", "--jobs", "2", "--records", files[1])
    run("--games", "12", "--players", "2", "--records", files[2])
    again = ("simulate", "dice", "--bots", "random", "--players", "2", "--games", "30", "--records", files[2])
    assert troyes_command(*again, "--resume").exit_code == 0  # its seed is in the file
    assert len({file.read_bytes() for file in files}) == 1


@pytest.mark.parametrize(("lines", "games"), [(4, 9), (9, 4), (0, 5)])
def test_going_on_begins_where_both_files_still_agree(lines: int, games: int, tmp_path: Path) -> None:
    out, records = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    whole = tmp_path / "whole.jsonl", tmp_path / "whole.parquet"
    run("--games", "12", "--out", whole[0], "--records", whole[1])
    if lines:
        run("--games", str(lines), "--out", out)
    run("--games", str(games), "--records", records)
    run("--games", "12", "--out", out, "--records", records, "--resume")
    assert out.read_bytes() == whole[0].read_bytes()
    assert records.read_bytes() == whole[1].read_bytes()


def test_what_is_there_is_not_replaced_unasked(tmp_path: Path) -> None:
    records = tmp_path / "games.parquet"
    run("--games", "2", "--records", records)
    before = records.read_bytes()
    refused(troyes_command(*BASE, "--games", "3", "--records", records), "already", "--force", "--resume")
    refused(troyes_command(*BASE, "--games", "3", "--players", "3", "--records", records, "--resume"), "another kind")
    other = ("simulate", "dice", "--bots", "random", "--seed", "2", "--games", "3", "--records", records)
    refused(troyes_command(*other, "--resume"), "another run")
    assert records.read_bytes() == before
    run("--games", "3", "--records", records, "--force")
    assert len(dataset.Games(records)) == 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_place_that_cannot_be_written_is_told(lang: str, tmp_path: Path) -> None:
    words = (*BASE, "--games", "2", "--records")
    refused(troyes_command(*words, tmp_path / "file" / "games.parquet", lang=lang), "file", "games.parquet")
    refused(troyes_command(*words, "nowhere://games.parquet", lang=lang), "nowhere")
    refused(troyes_command(*BASE, "--games", "2", "--out", "nowhere://games.jsonl", lang=lang), "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_set_of_games_is_not_gone_on_with(tmp_path: Path) -> None:
    records = tmp_path / "games.parquet"
    records.write_text("buy bread")
    refused(troyes_command(*BASE, "--games", "2", "--records", records, "--resume"), "damaged")
    assert records.read_text() == "buy bread"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("how", ["--force", "--resume"])
def test_a_pipe_or_a_device_stays_what_it_is(how: str, lang: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refused(troyes_command(*BASE, "--games", "2", "--records", pipe, how, lang=lang), "pipe")
    refused(troyes_command(*BASE, "--games", "2", "--out", f"file://{pipe}", how, lang=lang), "pipe")
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_full_disk_is_told_and_no_broken_file_is_left(tmp_path: Path) -> None:
    words = [*BASE, "--games", "3", "--records", "games.parquet"]
    done = subprocess.run(
        [sys.executable, "-m", "troyes", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert done.returncode == 2, done.stderr
    assert "games.parquet" in done.stderr
    assert "Traceback" not in done.stderr
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


# -- elsewhere ---------------------------------------------------------------------------------------------------------


def test_results_go_wherever_fsspec_writes(tmp_path: Path) -> None:
    there = fsspec.filesystem("memory")
    run("--games", "5", "--out", tmp_path / "games.jsonl")
    told = run("--games", "3", "--out", "memory://far/games.jsonl", "--plot", "memory://far/games.svg")
    assert "memory://far/games.jsonl" in told
    assert sorted(there.ls("/far", detail=False)) == ["/far/games.jsonl", "/far/games.svg"]
    assert there.cat("/far/games.svg").startswith(b"<?xml")
    refused(troyes_command(*BASE, "--games", "5", "--out", "memory://far/games.jsonl"), "memory://far/games.jsonl")
    run("--games", "5", "--out", "memory://far/games.jsonl", "--resume")
    assert there.cat("/far/games.jsonl") == (tmp_path / "games.jsonl").read_bytes()


def test_a_ladder_goes_there_too() -> None:
    words = ("ladder", "dice", "--bots", "random,apprentice", "--games", "2", "--seed", "1", "--jobs", "1")
    done = troyes_command(*words, "--json", "memory://ladders/one.json", "--out", "memory://ladders/one.jsonl")
    assert done.exit_code == 0, done.output
    assert json.loads(fsspec.filesystem("memory").cat("/ladders/one.json"))["games"] == 2


def test_what_cannot_be_taken_there_stays_here_and_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(fsspec.filesystem("memory")), "put_file", refuse)
    done = troyes_command(*BASE, "--games", "2", "--out", "memory://shut/games.jsonl")
    refused(done, "memory://shut/games.jsonl", "kept in")
    kept = Path(done.stderr.split("kept in")[1].strip().rstrip("."))
    assert len(kept.read_text("utf-8").splitlines()) == 2
