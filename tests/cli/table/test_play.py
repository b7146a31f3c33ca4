"""Playing at the terminal table, with keys and mouse."""

import pytest
from textual.widgets import Static

from tests.cli.table.hands import WIDE, app_for, screen_text, table, take_turn
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.table.sheet import Cell
from troyes.cli.table.tray import Tray


def glowing(app) -> set[str]:
    return {cell.key for cell in table(app).query(Cell) if cell.has_class("-glow")}


async def test_a_solo_game_can_be_played_with_the_keyboard_alone():
    app = app_for("Anna", seed=3, banquets=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        sitting = table(app).sitting
        for turn in range(16):
            assert sitting.game.half.turn == turn
            await take_turn(pilot)
            await pilot.pause()
        assert sitting.game.over
        assert isinstance(app.screen, ScoringScreen)
        total = sitting.game.scores()[0].total
        assert str(total) in screen_text(app)
        assert "Hugues de Payns" in screen_text(app)


async def test_a_click_on_a_die_lights_every_space_it_reaches_with_its_price():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        assert glowing(app) == set()
        await pilot.click(f"#{screen.plaza(2).id}")
        await pilot.pause()
        decision = screen.sitting.decision
        assert decision is not None
        assert decision.kind == "use"
        assert glowing(app) == set(decision.options.keys())
        cell = next(cell for cell in screen.query(Cell) if cell.key == "gain deniers 5")
        assert "1i1d2k" in str(cell.content)


async def test_the_tray_tells_cost_and_gain_before_anything_is_confirmed():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("3")
        screen = table(app)
        await pilot.hover(f"#{next(cell.id for cell in screen.query(Cell) if cell.key == 'gain influence 6')}")
        await pilot.pause()
        assert "Pay 1 denier → gain 6 influence, 1 red citizen" in screen.query_one(Tray).text()
        assert screen.sitting.game.sheets[0].stock == [3, 3, 3]


async def test_the_last_step_waits_and_every_step_can_be_taken_back():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "enter")
        sitting = table(app).sitting
        assert sitting.held is not None
        assert sitting.game.half.turn == 0
        await pilot.press("u")
        assert sitting.held is None
        assert sitting.decision is not None
        assert sitting.decision.kind == "use"
        await pilot.press("u")
        assert sitting.decision.kind == "die"
        assert not sitting.can_undo()
        await pilot.press("u")
        assert sitting.decision.kind == "die"


async def test_another_die_can_be_taken_instead_and_the_same_one_put_back():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "3")
        sitting = table(app).sitting
        assert sitting.walk().place == 2  # pyright: ignore[reportOptionalMemberAccess]
        await pilot.press("3")
        assert sitting.decision is not None
        assert sitting.decision.kind == "die"


async def test_what_is_not_allowed_tells_why():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("2")
        tray = table(app).query_one(Tray)
        assert "black die" in tray.text()
        assert "event.plaza" in tray.text()
        await pilot.click("#cell-red-work-1")
        assert "Choose a die first" in tray.text()
        await pilot.press("1")
        await pilot.click("#cell-red-prestige-1")
        assert "costs" in tray.text()


async def test_a_price_of_any_one_resource_is_paid_as_the_player_likes():
    app = app_for("Anna", seed=1)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        places = [die.place for die in screen.sitting.game.half.dice if die.price_any and not die.strikes]
        if not places:
            pytest.fail("seed 1 has no such die: choose another seed")
        await pilot.press(str(places[0] + 1))
        assert screen.paying == places[0]
        assert "How do you pay" in screen.query_one(Tray).text()
        await pilot.press("k")
        assert screen.sitting.walk().sheet.stock == [3, 3, 2]  # pyright: ignore[reportOptionalMemberAccess]


async def test_arrows_stay_on_what_may_be_chosen():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("3")
        screen = table(app)
        for key in ("down", "down", "left", "down", "right", "up", "left", "left", "left", "down", "down"):
            await pilot.press(key)
            assert screen.sheet.aim in glowing(app)


async def test_the_language_changes_at_any_time():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("3")
        assert "Use it" in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        text = screen_text(app)
        assert "Utilisez-le" in text
        assert "Quartier noble" in text
        assert "J 6" in text
        assert "Anna prend le 6 rouge pour 1 denier." in text
        await pilot.press("l")
        await pilot.pause()
        assert "Anna takes the red 6 for 1 denier." in screen_text(app)


async def test_help_and_the_light_theme():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("t", "question_mark")
        await pilot.pause()
        assert app.theme == "parchment-light"
        assert "take back the last step" in screen_text(app)
        await pilot.press("escape")
        assert table(app)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
async def test_small_and_large_terminals(size: tuple[int, int]):
    app = app_for("Anna")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "Choose a die." in screen_text(app)
        assert "Day 1 of 8" in screen_text(app)
        await pilot.press("3")
        await pilot.pause()
        text = screen_text(app)
        assert "Pay 1 denier → gain 6 influence" in text
        assert "R 6" in text
        await pilot.press("enter")
        await pilot.pause()
        assert "End turn" in screen_text(app)
        await pilot.press("enter")
        assert table(app).sitting.game.half.turn == 1


async def test_names_cannot_disturb_the_screen():
    app = app_for("[bold]An[na", "{ $x }:random")
    async with app.run_test(size=WIDE) as pilot:
        await take_turn(pilot)
        await app.workers.wait_for_complete()
        await pilot.pause()
        text = screen_text(app)
        assert "[bold]An[na takes" in text
        assert "{ $x }" in text


async def test_tiles_say_what_they_do():
    app = app_for("Anna", banquets=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        wheel = screen.sitting.game.wheel
        plaza = next(at for at in screen.query("Plaza") if wheel.tile[at.notch])  # pyright: ignore
        await pilot.hover(f"#{plaza.id}")
        await pilot.pause()
        assert "Banquet" in str(screen.query_one("#tray-body", Static).content)
