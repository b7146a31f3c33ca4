"""The set-up screen."""

from tests.cli.table.hands import WIDE, left, screen_text, table
from textual.widgets import Input, Select

from troyes.cli.table.app import Settings, TableApp
from troyes.cli.table.newgame import SetupScreen


async def test_a_game_is_set_up_by_hand():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.query_one("#players", Select).value = 2
        screen.query_one("#name-0", Input).value = "Anna"
        screen.query_one("#kind-1", Select).value = "apprentice"
        screen.query_one("#numbering", Select).value = "order"
        screen.query_one("#numbering-order", Input).value = "312"
        screen.query_one("#banquets", Select).value = True
        screen.query_one("#seed", Input).value = "market day"
        await pilot.pause()
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "312654" in screen_text(app), "it says what is wrong with the numbers"
        screen.query_one("#numbering-order", Input).value = "312654"
        await pilot.press("ctrl+s")
        await pilot.pause()
        session = table(app).session
        assert [(plan.name, plan.bot) for plan in session.seats] == [("Anna", None), ("Apprentice", "apprentice")]
        assert session.game.options["numbering"] == [3, 1, 2, 6, 5, 4]
        assert session.game.options["banquets"] is True
        assert session.game.seed == "market day"


async def test_the_set_up_works_with_the_keyboard_and_in_french():
    app = TableApp(Settings(lang="fr"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Commencer" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert table(app).session.names == ["Joueur 1"]


async def test_the_language_of_the_set_up_changes_and_keeps_what_was_filled_in():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        app.screen.query_one("#name-0", Input).value = "Anna"
        app.screen.query_one("#lang", Select).value = "fr"
        await pilot.pause()
        await pilot.pause()
        assert "Joueurs" in screen_text(app)
        assert app.screen.query_one("#name-0", Input).value == "Anna"


async def test_the_game_that_was_left_is_offered():
    left("Anna")
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.click("#continue")
        await pilot.pause()
        assert table(app).session.game.half.turn == 1


async def test_a_game_goes_on_in_the_language_of_the_set_up():
    left("Anna", lang="en")
    app = TableApp(Settings(lang="fr"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.click("#continue")
        await pilot.pause()
        assert "Choisissez un dé." in screen_text(app)


async def test_enter_in_a_field_goes_to_the_next_one():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        app.screen.query_one("#name-0", Input).focus()
        await pilot.press(*"Anna", "enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert app.focused is app.screen.query_one("#kind-0")
