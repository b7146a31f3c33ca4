"""Games on Ray are the games that are played here, line by line, whoever dies meanwhile.

`make wide` plays on two nodes and ends one of them; here is one, started by the command itself.
"""

import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from tests.cli.command import refused, troyes_command
from tests.work.rays import FATAL, free_port, settings, two_nodes

TWO_NODES = "RAY_NODES" in os.environ
GAMES = "40" if TWO_NODES else "12"


@pytest.fixture
def address(tmp_path: Path) -> Generator[str]:
    (tmp_path / "mine.py").write_text(FATAL)
    if not TWO_NODES:
        yield "ray"
        return
    with two_nodes(tmp_path) as found:
        yield found


def troyes(folder: Path, *words: str, **more: str) -> str:
    """What a command says that ends well."""
    done = subprocess.run(
        [sys.executable, "-m", "troyes", *words],
        cwd=folder,
        env=settings(folder, **more),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_every_line_is_the_same_though_workers_and_nodes_die(address: str, tmp_path: Path) -> None:
    words = ("simulate", "dice", "--bots", "mine:Fatal,random", "--players", "2", "--games", GAMES, "--seed", "1")
    told = troyes(tmp_path, *words, "--on", address, "--jobs", "2", "--out", "ray.jsonl")
    assert f"On Ray: {'2 machines' if TWO_NODES else '1 machine'}, 2 cores." in told
    assert f"{GAMES}/{GAMES}" in told
    assert "games/s" in told
    died = ["node", "worker"] if TWO_NODES else ["worker"]
    assert sorted(path.name for path in tmp_path.iterdir() if path.name in ("node", "worker")) == died
    troyes(tmp_path, *words, "--jobs", "1", "--out", "here.jsonl", FATAL_QUIET="1")
    assert (tmp_path / "ray.jsonl").read_text().splitlines() == (tmp_path / "here.jsonl").read_text().splitlines()


def test_a_cluster_that_is_not_there_is_told_and_nothing_is_played(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    place = f"ray://127.0.0.1:{free_port()}"
    done = troyes_command("simulate", "dice", "--games", "2", "--on", place, "--out", out)
    refused(done, f"no Ray at {place}")
    assert not out.exists()


@pytest.mark.parametrize("command", ["simulate", "ladder"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_unknown_place_is_refused(command: str, lang: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    refused(troyes_command(command, "dice", "--on", "moon", "--out", out, lang=lang), "--on", "moon", "ray://")
    assert not out.exists()
