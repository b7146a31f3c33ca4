"""With the same simulations the same comes out wherever it is thought, whatever that process has thought of before."""

import asyncio
import random
import subprocess
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.serving import launched

import troyes
from troyes.coach.processes import Processes
from troyes.server.storage.thoughts import Thoughts
from troyes.server.thinking import jobs
from troyes.server.thinking.elsewhere import Elsewhere
from troyes.server.thinking.jobs import Job

EVERYTHING: dict[str, Any] = {
    "bonus": ("baker", "banquet", "prior", "resistance"),
    "characters": "ladies",
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
    "open_character": True,
    "tournament": True,
}
GAMES: dict[str, tuple[str, int, dict[str, Any], int, int]] = {
    "two seats": ("troyes", 2, {}, 60, 12),
    "four seats with all modules": ("troyes", 4, EVERYTHING, 120, 8),
    "le Roy": ("king", 1, {}, 40, 12),
    "dice": ("troyes-dice", 3, {"banquets": True}, 40, 60),
}
"""Game, seats, options, how many choices were made before, and how many simulations a bot has."""


def job_of(name: str) -> Job:
    """The Count's turn in the middle of a game."""
    game, players, options, made, simulations = GAMES[name]
    rng = random.Random(name)
    played = troyes.new_game(game, players=players, seed=name, **options)
    while len(played.made()) < made or len(played.pending[0].options) < 3:
        decision = rng.choice(played.pending)
        played.play(decision.seat, rng.choice(decision.options))
    seat = played.pending[0].seat
    return Job(name, game, players, options, name, played.made(), seat, "count", simulations=simulations, person="anna")


def here(job: Job) -> list[str]:
    """In this process, as if it had not seen the table."""
    jobs._games.clear()
    return jobs.turn(job)


@pytest.mark.parametrize("name", GAMES)
async def test_in_a_fresh_process_and_in_one_that_has_seen_the_table(name: str) -> None:
    job = job_of(name)
    found = here(job)
    assert found
    fresh = Processes(1)
    try:
        assert await fresh.ask(None, jobs.turn, job) == found
    finally:
        fresh.close()
    assert jobs.turn(job) == found
    jobs._games.clear()
    before = next(at for at in range(len(job.choices) - 1, 0, -1) if job.choices[at][0] == job.seat)
    jobs.turn(replace(job, choices=job.choices[:before]))
    assert jobs.turn(job) == found


async def test_at_workers_that_number_things_otherwise(
    thoughts: Thoughts, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sets and the like come in another order in each of them; and one process thinks of all tables in turn."""
    asked = [job_of(name) for name in GAMES]
    found = [here(job) for job in asked]
    elsewhere = Elsewhere(thoughts)
    for sown in ("1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", sown)
        async with at_work(database, tmp_path):
            assert [await elsewhere.think(job) for job in asked] == found
    elsewhere.close()


@asynccontextmanager
async def at_work(database: str, folder: Path) -> AsyncGenerator["subprocess.Popen[bytes]"]:
    """A worker in a process of its own."""
    with (folder / "log").open("ab") as log:
        worker = launched(["worker", "--processes", "1"], log, {"database": database})
    try:
        yield worker
    finally:
        worker.kill()
        await asyncio.to_thread(worker.wait, 30)
