"""Playing at the terminal table, with keys and mouse."""

import pytest
from tests.cli.table.hands import WIDE, app_for, drawn, screen_text, spot, table, take_turn
from textual.widgets import Static

import troyes
from troyes.cli import saves
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.dice.district import District
from troyes.cli.table.dice.preview import glows
from troyes.cli.table.dice.session import DiceSession
from troyes.cli.table.dice.wheel import Plaza
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.table.tray import Tray


def glowing(app: TableApp) -> set[str]:
    return {key for district in table(app).query(District) for key in district.lit}


async def test_a_solo_game_can_be_played_with_the_keyboard_alone():
    app = app_for("Anna", seed=3, banquets=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        session = table(app).session
        for turn in range(16):
            assert session.game.half.turn == turn
            await take_turn(pilot)
            await pilot.pause()
        assert session.game.over
        assert isinstance(app.screen, ScoringScreen)
        total = session.game.scores()[0].total
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
        decision = screen.session.decision
        assert decision is not None
        assert decision.kind == "use"
        assert glowing(app) == set(decision.options.keys())
        assert drawn(app, "gain deniers 5") == " Y 5 \n1i1d2k"


async def test_the_tray_tells_cost_and_gain_before_anything_is_confirmed():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("3")
        screen = table(app)
        await pilot.hover("#district-red", offset=spot(app, "gain influence 6"))
        await pilot.pause()
        assert "Pay 1 denier → gain 6 influence, 1 red citizen" in screen.query_one(Tray).text()
        assert screen.session.game.sheets[0].stock == [3, 3, 3]


async def test_the_last_step_waits_and_every_step_can_be_taken_back():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "enter")
        session = table(app).session
        assert session.held is not None
        assert session.game.half.turn == 0
        await pilot.press("u")
        assert session.held is None
        assert session.decision is not None
        assert session.decision.kind == "use"
        await pilot.press("u")
        assert session.decision.kind == "die"
        assert not session.can_undo()
        await pilot.press("u")
        assert session.decision.kind == "die"


async def test_another_die_can_be_taken_instead_and_the_same_one_put_back():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1", "3")
        session = table(app).session
        assert session.walk().place == 2  # pyright: ignore[reportOptionalMemberAccess]
        await pilot.press("3")
        assert session.decision is not None
        assert session.decision.kind == "die"


async def test_what_is_not_allowed_tells_why():
    app = app_for("Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("2")
        tray = table(app).query_one(Tray)
        assert "black die" in tray.text()
        assert "event.plaza" in tray.text()
        await pilot.click("#district-red", offset=spot(app, "counts_palace 1"))
        assert "Choose a die first" in tray.text()
        await pilot.press("1")
        await pilot.click("#district-red", offset=spot(app, "fortress 1"))
        assert "costs" in tray.text()


async def test_a_price_of_any_one_resource_is_paid_as_the_player_likes():
    app = app_for("Anna", seed=1)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        places = [die.place for die in screen.session.game.half.dice if die.price_any and not die.strikes]
        if not places:
            pytest.fail("seed 1 has no such die: choose another seed")
        await pilot.press(str(places[0] + 1))
        assert screen.paying == places[0]
        assert "How do you pay" in screen.query_one(Tray).text()
        await pilot.press("k")
        assert screen.session.walk().sheet.stock == [3, 3, 2]  # pyright: ignore[reportOptionalMemberAccess]


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


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (200, 60)])
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
        assert table(app).session.game.half.turn == 1


async def test_names_cannot_disturb_the_screen():
    app = app_for("[bold]An[na", "{ $x }:random")
    async with app.run_test(size=WIDE) as pilot:
        await take_turn(pilot)
        await app.workers.wait_for_complete()
        await pilot.pause()
        text = screen_text(app)
        assert "[bold]An[na gains" in text
        assert "{ $x }" in text


async def test_tiles_say_what_they_do():
    app = app_for("Anna", banquets=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        wheel = screen.session.game.wheel
        plaza = next(plaza for plaza in screen.query(Plaza) if wheel.tile[plaza.notch])
        await pilot.hover(f"#{plaza.id}")
        await pilot.pause()
        assert "Banquet" in str(screen.query_one("#tray-body", Static).content)


def placed(citizens: dict[str, int]) -> DiceSession:
    """Anna before her first die, with so many citizens."""
    position = troyes.new_game("troyes-dice", seed=7).position()
    seat = position["seats"][0]
    seat["sheet"]["citizens"] = seat["walk"]["sheet"]["citizens"] = citizens
    return DiceSession(troyes.from_position(position), [SeatPlan("Anna")], saves.new_path("troyes-dice"), "en")


async def test_a_bonus_building_glows_like_any_other_space():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        app.seat_down(placed({"red": 5, "yellow": 6, "white": 6}))
        await pilot.pause()
        await pilot.press("1")
        await pilot.click("#district-red", offset=spot(app, "counts_palace 5"))
        await pilot.pause()
        screen = table(app)
        decision = screen.session.decision
        assert decision is not None
        assert decision.kind == "work_building"
        assert glowing(app) == set(decision.options.keys())
        assert drawn(app, "bishopric 1") == "2♙W\nfree"
        await pilot.press("enter")
        assert screen.session.held is not None


async def test_a_citizen_of_a_full_track_goes_to_the_track_that_is_picked():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        app.seat_down(placed({"red": 20, "yellow": 1, "white": 1}))
        await pilot.pause()
        await pilot.press("1")
        await pilot.click("#district-red", offset=spot(app, "counts_palace 5"))
        await pilot.pause()
        screen = table(app)
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "track"
        assert screen.query_one("#citizens-yellow").has_class("-glow")
        assert not screen.query_one("#citizens-red").has_class("-glow")
        await pilot.click("#citizens-white")
        await pilot.press("down", "enter")
        await pilot.pause()
        assert screen.session.held is not None
        assert screen.session.sheet(0).citizens == [20, 1, 3]


async def test_who_can_have_no_die_takes_one_of_each():
    position = troyes.new_game("troyes-dice", seed=7).position()
    seat = position["seats"][0]
    for page in (seat["sheet"], seat["walk"]["sheet"]):
        for resource in ("influence", "deniers", "knowledge"):
            page[resource]["left"] = 0
    position["dice"] = {"transparent": [3, 4, 5], "black": 1}
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        app.seat_down(
            DiceSession(troyes.from_position(position), [SeatPlan("Anna")], saves.new_path("troyes-dice"), "en")
        )
        await pilot.pause()
        assert "No die is in your reach" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "gain 1 influence, 1 denier, 1 knowledge" in screen_text(app)
        await pilot.press("enter")
        assert table(app).session.game.half.turn == 1


async def test_one_price_is_told_for_the_whole_turn():
    app = app_for("Anna", seed=7)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        game = screen.session.game
        place = next(at for at, die in enumerate(game.half.dice) if die.price[1] and not die.strikes)
        await pilot.press(str(place + 1))
        await pilot.pause()
        prices = glows(screen.session.decision)  # pyright: ignore[reportArgumentType]
        screen.sheet.aim = max(prices, key=lambda key: prices[key][0])
        await pilot.pause()
        told = screen.tray.text().splitlines()
        assert "pay" not in told[0], told
        assert told[1].startswith("Pay ")
        assert "denier" in told[1]
        assert "influence" in told[1]
