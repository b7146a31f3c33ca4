"""A game in hindsight, at the table."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.table.hands import WIDE, left, screen_text, take_turn
from tests.cli.table.minds import Broken, Slow, until
from textual.pilot import Pilot
from textual.widgets import Static

from troyes.bots import Limits
from troyes.cli.table.app import Settings, TableApp
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.table.study import StudyScreen


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the table itself thinks, it does not think for long."""
    monkeypatch.setattr("troyes.coach.cache.THINKING", Limits(simulations=4))


async def studied(pilot: Pilot[None], app: TableApp) -> None:
    await until(pilot, lambda: app.study is not None and app.study.analysis is not None, 120)


@pytest.mark.parametrize(("lang", "size"), [("en", WIDE), ("fr", (80, 24))])
async def test_a_finished_game_is_studied_with_progress(lang: Any, size: tuple[int, int]):
    app = TableApp(Settings(resume=left("Anna", "Ben", turns=15), lang=lang))
    slow = app.thinkers = Slow((7, 40))
    async with app.run_test(size=size) as pilot:
        for _ in range(2):
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            await take_turn(pilot)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        await pilot.press("s")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, StudyScreen)
        assert screen.words("table-study-going", done=7, total=40) in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        slow.may.set()
        await studied(pilot, app)
        await pilot.press("s")
        await pilot.pause()
        assert [name for name, _ in slow.asked] == ["study"], "it is thought out once"
        assert app.study is not None
        analysis = app.study.analysis
        assert analysis is not None
        words = screen.words
        body = " ".join(str(app.screen.query_one("#study-body", Static).content).split())
        for account in analysis.summaries:
            assert words.number(account.final) in body
        for point in analysis.turning_points:
            assert " ".join(words.tell(point.words).split()) in body
        for id in ("table-study-curve", "table-study-account", "table-study-luck", "table-study-choices"):
            assert words(id) in body
        assert words("table-study-curve") in screen_text(app)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert app.screen.query_one("#study").max_scroll_y == 0 or app.screen.query_one("#study").scroll_y > 0


async def test_a_study_is_kept_and_answers_at_once_the_next_time(data: Path):
    path = left("Anna", turns=15)
    for again in (False, True):
        app = TableApp(Settings(resume=path))
        slow = app.thinkers = Slow()
        slow.may.set()
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            if not again:
                await take_turn(pilot)
                await pilot.pause()
            assert isinstance(app.screen, ScoringScreen)
            await pilot.press("s")
            await studied(pilot, app)
            kept = list((data / "analyses").glob("*.json"))
            assert len(kept) == 1
            if not again:
                content = json.loads(kept[0].read_text("utf-8"))
                content["summaries"][0]["final"] = 77.7
                kept[0].write_text(json.dumps(content), "utf-8")
            else:
                assert "77.7" in str(app.screen.query_one("#study-body", Static).content)
            path = app.session.path if app.session is not None else path


async def test_a_study_that_comes_to_nothing_is_told_and_can_be_tried_again():
    app = TableApp(Settings(resume=left("Anna", turns=15)))
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await take_turn(pilot)
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        await pilot.pause()
        assert "came to nothing" in screen_text(app)
        slow = app.thinkers = Slow()
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        assert [name for name, _ in slow.asked] == ["study"]


async def test_a_new_game_calls_the_study_of_the_last_one_off():
    app = TableApp(Settings(resume=left("Anna", turns=15)))
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await take_turn(pilot)
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        await pilot.pause()
        assert app.study is None
        assert not [worker for worker in app.workers if worker.is_running]
