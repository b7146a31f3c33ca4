"""Bots that think for a while, in processes of their own."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.table.city import hands as city
from tests.cli.table.hands import WIDE, app_for, screen_text, table
from tests.cli.table.minds import Broken, Slow, Told, rim, until

from troyes.cli.table import jobs
from troyes.coach.processes import Lost, Processes


async def test_the_thinking_of_a_bot_is_shown_as_it_goes_and_gone_when_it_has_moved():
    app = app_for("Anna", "Hugues:provost")
    slow = app.thinkers = Slow(jobs.Weighed(12400, 0.64))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "12,400" in rim(app))
        assert rim(app) == "Hugues weighs 12,400 lines, 0.6 s"
        assert rim(app) in screen_text(app)
        name, given = slow.asked[0]
        assert (name, given[1:]) == ("turn", ("provost", 1, 1.0))
        await pilot.press("l")
        await pilot.pause()
        assert "0,6 s" in rim(app)
        assert "Hugues pèse" in rim(app)
        await pilot.press("1")
        assert len(table(app).session.game.made()) == 1, "the table goes on meanwhile"
        slow.may.set()
        await until(pilot, lambda: not rim(app))
        assert any(seat == 1 for seat, _ in table(app).session.game.made())


async def test_a_quick_bot_says_nothing():
    app = app_for("Anna", "Hugues:greedy")
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not rim(app)
        assert any(seat == 1 for seat, _ in table(app).session.game.made())


async def test_a_bot_whose_process_is_lost_plays_all_the_same():
    app = app_for("Anna", "Hugues:provost")
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: any(seat == 1 for seat, _ in table(app).session.game.made()))
        assert not rim(app)


async def test_a_search_runs_in_a_process_of_its_own_and_ends_with_the_table():
    app = app_for("Anna", "Hugues:count")
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "Hugues" in rim(app))
        await until(pilot, lambda: any(seat == 1 for seat, _ in table(app).session.game.made()))
        line = app.thinkers._free[0]  # pyright: ignore[reportPrivateUsage]
        process = line.process
        assert process.is_alive()
        assert process.pid is not None
    assert not process.is_alive()


def _die(*given: Any) -> None:
    import os

    os._exit(1)


def _die_once(mark: str, tell: Told) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        _die()
    return "alive"


def _fail(tell: Told) -> None:
    raise ValueError("no such thing")


def _sleep(tell: Told) -> None:
    tell("begun")
    time.sleep(600)


async def test_a_process_that_dies_is_replaced_once(tmp_path: Path):
    thinkers = Processes(1)
    try:
        assert await thinkers.ask(print, _die_once, str(tmp_path / "mark")) == "alive"
        with pytest.raises(Lost, match="ended"):
            await thinkers.ask(print, _die)
        with pytest.raises(Lost, match="no such thing"):
            await thinkers.ask(print, _fail)
    finally:
        thinkers.close()


async def test_a_thought_that_is_called_off_ends_at_once():
    thinkers = Processes(1)
    begun = asyncio.Event()
    task = asyncio.create_task(thinkers.ask(lambda _: begun.set(), _sleep))
    await asyncio.wait_for(begun.wait(), 60)
    busy = [line.process for line in thinkers._busy]  # pyright: ignore[reportPrivateUsage]
    assert len(busy) == 1
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 10)
    assert not busy[0].is_alive()
    thinkers.close()


async def test_the_level_stands_beside_the_name():
    app = app_for("Anna", "Hugues:greedy", "Merchant:greedy")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Hugues (Merchant)" in screen_text(app)
        assert "Merchant (Merchant)" not in screen_text(app)
    app = city.app_for("troyes", "Anna", "Hugues:apprentice")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Hugues Apprentice" in screen_text(app)
