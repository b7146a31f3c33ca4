"""Whatever plays many games does so on Ray as it does here, though a worker is killed while it works.

All of it is on two nodes; `make wide` tries every command, otherwise one that sends folders along. A ladder loses one
of the two nodes as well, so it comes last. `test_ray.py` has `simulate` on a node of its own, in `make wide` on two.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.work.rays import FATAL, settings, two_nodes

ROOT = Path(__file__).parents[2]
WORKING = b"ray::_there"
"""What Ray calls a process while it does a piece of our work."""


words = str.split


class Command(NamedTuple):
    words: list[str]
    made: str
    """The files that it writes."""


COMMANDS = {
    "ladder": Command(
        words("troyes ladder dice --players 1 --bots provost@20,greedy --games 6 --seed 1 --out ladder.jsonl --jobs 2"),
        "ladder.jsonl",
    ),
    "soak": Command(words("bench.soak dice --games 500 --jobs 2 --into tally.json"), "tally.json"),
    "study": Command(
        words("bench.study --only dice-1 --games 1 --simulations 2 --processes 2 --out study"), "study/dice*"
    ),
    "self-play": Command(
        words("training city --run run --tables king --games 50 --simulations 1 --generations 1 --jobs 2")
        + words("--cells 2 --steps 2 --batch 4 --thinking 1 --measured 1 --against greedy"),
        "run/1/games/*",
    ),
    "sweeps": Command(
        words("training dice --run run --sweeps 1 --sheets 9000 --rolls 2 --cells 2 --steps 2 --batch 16 --measured 50")
        + words("--jobs 2"),
        "run/1/*.npz",
    ),
    "regression": Command(words("scripts.learn_city 2 --games 150 --out . --jobs 2"), "*.json"),
}
PLAYED = tuple(COMMANDS) if "RAY_NODES" in os.environ else ("soak",)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """Where it is reached; its processes are known by its folder, which stands in their surroundings."""
    with two_nodes(tmp_path_factory.getbasetemp()) as address:
        yield address


@pytest.mark.parametrize("command", PLAYED)
def test_all_is_the_same_though_a_worker_is_killed(
    command: str, cluster: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    asked, made = COMMANDS[command]
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    base = tmp_path_factory.getbasetemp()
    surroundings = {**settings(base), "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    told = tmp_path / "told"
    with told.open("w") as out:
        run = subprocess.Popen(
            [sys.executable, "-m", *asked, "--on", cluster], cwd=there, env=surroundings, stdout=out, stderr=out
        )
        try:
            killed = _kill_one_at_work(base, run)
            run.wait(600)
        finally:
            run.kill()
    assert killed, told.read_text()
    assert run.returncode == 0 or (command == "study" and run.returncode == 1), told.read_text()
    subprocess.run([sys.executable, "-m", *asked], cwd=here, env=surroundings, capture_output=True, check=False)
    assert _made(there, made) == _made(here, made), told.read_text()


def test_every_line_is_the_same_though_a_worker_and_then_a_node_die(
    cluster: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """All games of a ladder, in whatever order they ended."""
    base = tmp_path_factory.getbasetemp()
    (base / "mine.py").write_text(FATAL)
    asked = words("troyes ladder dice --players 2 --bots mine:Fatal,random --games 40 --seed 1 --jobs 2 --out")
    for out, more, quiet in (("there", ["--on", cluster], {}), ("here", [], {"FATAL_QUIET": "1"})):
        done = subprocess.run(
            [sys.executable, "-m", *asked, out, *more],
            cwd=tmp_path,
            env=settings(base, **quiet),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert [(base / died).exists() for died in ("worker", "node")] == [True, True]
    there = _made(tmp_path, "there")["there"]
    assert len(there) >= 40
    assert there == _made(tmp_path, "here")["here"]


def _made(folder: Path, pattern: str) -> dict[str, list[bytes]]:
    """Every line of every file; a ladder's are in the order in which games ended."""
    found = {path.name: sorted(path.read_bytes().splitlines()) for path in folder.glob(pattern)}
    assert found
    return found


def _kill_one_at_work(folder: Path, run: subprocess.Popen[bytes]) -> bool:
    """Waits for a worker of this cluster to be at work. It is stopped first: what it does then, it does not finish."""
    mine = f"FATAL={folder}".encode()
    while run.poll() is None:
        for process in Path("/proc").iterdir():
            if process.name.isdigit() and _is(process, "cmdline", WORKING) and _is(process, "environ", mine):
                os.kill(int(process.name), signal.SIGSTOP)
                at_work = _is(process, "cmdline", WORKING)
                os.kill(int(process.name), signal.SIGKILL)
                if at_work:
                    return True
        time.sleep(0.02)
    return False


def _is(process: Path, file: str, text: bytes) -> bool:
    try:
        return text in (process / file).read_bytes()
    except OSError:  # it is not there any more
        return False
