"""Hints at the table."""

import pytest
from tests.cli.command import plain
from tests.cli.table.city import hands as city
from tests.cli.table.hands import WIDE, app_for, screen_text, table, take_turn
from tests.cli.table.minds import Broken, Slow, until
from textual.widgets import Static

import troyes
from troyes.cli.table import jobs
from troyes.cli.table.advice import AdviceScreen


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_hint_is_asked_for_by_key_and_enter_takes_its_first_step(lang: str):
    app = app_for("Anna", "Hugues:random", lang=lang)
    slow = app.thinkers = Slow(jobs.Weighed(1500, 1.0))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        session = table(app).session
        await pilot.press("h")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, AdviceScreen)
        words = screen.words
        assert words("table-advice-weighs", lines=1500, seconds=words.number(1.0)) in screen_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, AdviceScreen), "there is nothing to take yet"
        slow.may.set()
        await until(pilot, lambda: screen.hint is not None)
        await pilot.pause()
        expected = screen.hint
        assert expected is not None
        best = expected.lines[0]
        assert expected.seat == 0
        text = plain(str(screen.query_one("#advice-body", Static).content))
        assert words("table-advice-best") in screen_text(app)
        for step in best.steps:
            assert plain(words.tell(step.label)) in text
        assert plain(words.tell(best.reasons[0])) in text
        assert f"Anna {words.number(best.points[0])}" in text
        assert words.number(expected.lines[1].gives_up) in text
        await pilot.press("enter")
        await pilot.pause()
        assert table(app) is not None
        assert [key for seat, key in session.game.made() if seat == 0] == [best.key]


async def test_escape_closes_a_hint_and_calls_the_thinking_off():
    app = app_for("Anna")
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, AdviceScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert not table(app).session.game.made()
        assert not [worker for worker in app.workers if worker.is_running]


async def test_a_hint_is_a_click_away_too():
    app = app_for("Anna")
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.click("#key-advice")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, AdviceScreen)


@pytest.mark.parametrize(("lang", "words"), [("en", "This table gives no hints."), ("fr", "ne donne pas de conseils")])
async def test_without_hints_the_key_says_so(lang: str, words: str):
    app = app_for("Anna", lang=lang)
    app.settings.hints = False
    slow = app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert not table(app).query_one("#key-advice").display
        await pilot.press("h")
        await pilot.pause()
        assert words in table(app).tray.text()
        assert not slow.asked


async def test_people_who_share_a_table_get_no_hints_unless_they_wished_for_them():
    for hints in (None, True):
        app = app_for("Anna", "Ben")
        app.settings.hints = hints
        app.thinkers = Slow()
        async with app.run_test(size=WIDE) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            await pilot.press("h")
            await pilot.pause()
            assert isinstance(app.screen, AdviceScreen) == bool(hints)


async def test_there_is_no_hint_while_others_choose_or_a_step_is_held():
    app = app_for("Anna", "Hugues:provost")
    slow = app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "enter")
        await pilot.pause()
        assert table(app).session.held is not None
        await pilot.press("h")
        await pilot.pause()
        assert "take the last step back first" in table(app).tray.text()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("h")
        await pilot.pause()
        assert "It is not your turn" in table(app).tray.text()
        assert [name for name, _ in slow.asked] == ["turn"]


async def test_a_hint_that_comes_to_nothing_is_told_and_the_game_goes_on():
    app = app_for("Anna")
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("h")
        await pilot.pause()
        await pilot.pause()
        assert "No hint could be thought out" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        await take_turn(pilot)
        assert table(app).session.game.half.turn == 1


async def test_h_is_a_hint_in_troyes_too_and_no_option_of_the_list():
    app = city.app_for("troyes", "Anna", "Hugues:random")
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await until(pilot, lambda: city.table(app).session.decision is not None)
        made = len(city.table(app).session.game.made())
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, AdviceScreen)
        assert app.session is not None
        assert len(app.session.game.made()) == made


def test_a_thought_of_the_jobs_is_the_same_as_of_the_game():
    game = troyes.new_game("troyes-dice", players=2, seed=5)
    told: list[jobs.Weighed] = []
    found = jobs.advise(game.record(), 1, 0.1, told.append)
    assert found.seat == 1
    may = game.pending[1].options.keys()
    assert found.lines[0].key in may
    assert jobs.turn(game.record(), "greedy", 1, 0.1, told.append)[0] in may
    assert not game.made()
