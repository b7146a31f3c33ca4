"""The board of the city: what glows, what is told of it, and how it is chosen."""

import pytest
from tests.city.table import city
from tests.cli.table.city.hands import app_for, at, click, entries, hover, lit, seated, table
from tests.cli.table.hands import WIDE, screen_text

import troyes
from troyes.cli import saves
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.city.buildings import BuildingsPanel
from troyes.cli.table.city.cathedral import CathedralPanel
from troyes.cli.table.city.square import SquarePanel
from troyes.cli.table.newgame import SetupScreen

BUSY = {
    "cards": ("merchant", "archer", "blacksmith"),
    "dice": {0: "r6 r5 y4 y4 w3", 1: "r3 y6 w1", "neutral": "r2 y1 w6"},
    "palace": "01n...",
    "city_hall": "01n 0..",
    "bishopric": "0. n1 ..",
    "tradesmen": {"blacksmith": "01"},
    "cubes": {"blacksmith": (2, 1)},
    "events": {"war": (1,), "heresy": ()},
}


async def test_an_empty_space_is_chosen_with_arrows_and_the_turn_confirmed():
    app = app_for("king", "Anna")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        assert screen.query_one(BuildingsPanel).has_focus
        decision = screen.session.decision
        assert decision is not None
        assert lit(app) == set(decision.options.keys())
        await pilot.press("right", "enter")
        await pilot.pause()
        held = screen.session.held
        assert held is not None
        assert held == decision.options[1].key
        assert "Anna places a citizen" in screen.tray.text()
        await pilot.press("u")
        assert screen.session.held is None
        await click(pilot, held)
        await pilot.press("enter")
        assert screen.session.game.city.placed == 1


async def test_a_card_explains_itself_with_its_estimates_marked():
    async with seated(city(2, **BUSY), "Anna", "Ben") as pilot:
        screen = at(pilot)
        await hover(pilot, "activate merchant")
        told = screen.tray.text()
        assert "Brings 2 deniers." in told
        assert "division" in told
        assert "~ an estimate" in told
        await hover(pilot, "combat war")
        assert "1 of ~6 banners filled" in screen.tray.text()
        await hover(pilot, "character chretien_de_troyes")
        assert "for 6 VP" in screen.tray.text()


async def test_an_action_is_chosen_on_the_board_die_by_die_with_value_and_price():
    async with seated(city(2, **BUSY), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        before = screen.session.game.city.deniers[0]
        await click(pilot, "combat war")
        assert screen.query_one(SquarePanel).has_focus
        assert {"die 0 red 6", "die 1 red 3", "die neutral red 2", "use blacksmith"} <= lit(app)
        assert "die 0 yellow 4" not in lit(app)
        await click(pilot, "die 0 red 6")
        await hover(pilot, "die 1 red 3")
        assert "worth 9 ÷ 4 → 2×, 4 deniers to pay" in screen.tray.text()
        await click(pilot, "die 1 red 3")
        await pilot.press("space")
        await pilot.pause()
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "times"
        assert entries(app) == ["times 2", "times 1"]
        await pilot.press("1")
        assert "Anna puts 2 cubes on the War." in screen.tray.text()
        for _ in range(5):
            await pilot.press("u")
        assert not screen.session.can_undo()
        assert screen.session.game.city.deniers[0] == before


async def test_what_cannot_be_chosen_says_why_when_it_is_clicked():
    async with seated(city(2, **BUSY, deniers=(1, 9)), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        assert "activate archer" not in lit(app)
        await click(pilot, "activate archer")
        assert "3 deniers; you have 1" in screen.tray.text()
        assert screen.tray.has_class("-no")
        await click(pilot, "combat war")
        await click(pilot, "die 0 yellow 4")
        assert "yellow die does not serve here" in screen.tray.text()


async def test_influence_on_own_dice_is_asked_for_before_anything_is_rolled():
    async with seated(city(2, **BUSY), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        assert "menu reroll" in entries(app)
        assert not any(key.startswith("reroll ") for key in entries(app))
        await click(pilot, "die 0 red 5")
        assert entries(app) == ["reroll red 5", "turn red 5"]
        await pilot.press("u")
        assert "pass" in entries(app)
        await click(pilot, "die 0 red 5")
        await pilot.press("2")
        await pilot.pause()
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "turn_over"
        await pilot.press("space")
        assert screen.session.decision.kind == "action"
        assert screen.session.game.city.influence[0] == 0


async def test_the_digits_are_found_on_a_french_keyboard():
    async with seated(city(2, **BUSY), "Anna", "Ben") as pilot:
        screen = at(pilot)
        await click(pilot, "die 0 red 5")
        await pilot.press("é")  # the key of the 2
        await pilot.pause()
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "turn_over"


async def test_a_site_of_the_cathedral_stands_for_the_die_that_builds_there():
    async with seated(city(2, **BUSY), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await click(pilot, "build cathedral")
        assert {"die 0 white 3", "die 1 white 1", "die neutral white 6"} <= lit(app)
        site = next(spot for spot in screen.query_one(CathedralPanel).spots if spot.key == "die neutral white 6")
        await pilot.click("#cathedral", offset=site.region.translate((1, 1)).offset)
        await pilot.pause()
        assert [die % 6 + 1 for die in screen.session.game.city.group] == [6]


async def test_black_dice_are_taken_on_and_countered():
    position = city(2, step="black_dice", black=(4, 2), dice={0: "r6 y3", 1: "y1"})
    async with seated(position | {"walk": {"left": 1}}, "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        assert "black 2" in lit(app)
        await click(pilot, "black 2")
        await click(pilot, "die 0 red 6")
        assert "strength 12, 6 needed" in screen.tray.text()
        await pilot.press("space")
        assert screen.session.held == "done"
        assert "Anna counters black 4, 2 with red 6." in screen.tray.text()


async def test_everything_can_be_read_with_the_keyboard():
    async with seated(city(2, **BUSY, deniers=(1, 9)), "Anna", "Ben") as pilot:
        screen = at(pilot)
        cards = screen.query_one("#cards")
        cards.focus()
        await pilot.pause()
        seen: set[str | None] = set()
        for key in ("shift+down", "shift+right", "shift+right", "shift+up", "shift+left"):
            await pilot.press(key)
            await pilot.pause()
            seen.add(screen.pointed)
        assert any(key not in screen.session.rights() for key in seen if key)
        assert len(seen) >= 3


async def test_the_game_goes_on_where_it_was_left_in_french():
    game = troyes.new_game("king", seed=3)
    while game.city.round == 0:  # pyright: ignore[reportAttributeAccessIssue]
        game.play(0, game.pending[0].options[-1])
    path = saves.new_path("king")
    saves.write(path, saves.Save(game.record(), [SeatPlan("Anna")], "fr"))
    app = TableApp(Settings(resume=True))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert table(app).session.game.made() == game.made()
        text = screen_text(app)
        assert "Manche 2 sur 4" in text
        assert "Place de la cité" in text
        await pilot.press("l", "t")
        await pilot.pause()
        assert "Round 2 of 4" in screen_text(app)


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
async def test_small_terminals(size: tuple[int, int]):
    async with seated(city(4, **BUSY), "Anna", "Ben", "Cleo", "Dora", size=size) as pilot:
        screen = at(pilot)
        app = screen.table
        assert "Choose an action" in screen_text(app)
        assert "Your options" in screen_text(app)
        await pilot.press("1")
        await pilot.pause()
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "dice"
        text = screen_text(app)
        assert "City square" in text, "the board scrolls to where the choice is made"
        assert all(name in text for name in ("Anna", "Ben", "Cleo", "Dora", "Neutral")), "the whole square is in sight"
        assert screen.query_one("#log").display == (size[0] > 90), "no room for the log: the tray tells it"
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Whatever glows" in screen_text(app)


async def test_the_set_up_offers_every_game_and_asks_for_its_options():
    app = TableApp(Settings())
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.query_one("#game-row").display
        for game, asked in (("troyes", {"bonus-baker", "open-scores", "start-player"}), ("king", {"bonus-baker"})):
            screen.query_one("#game").value = game  # pyright: ignore[reportAttributeAccessIssue]
            await pilot.pause()
            await pilot.pause()
            assert all(screen.query(f"#{id}") for id in asked)
        screen.query_one("#bonus-prior").value = True  # pyright: ignore[reportAttributeAccessIssue]
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert table(app).session.game.options["bonus"] == ["prior"]


async def test_numbers_of_ones_own_go_through_the_set_up():
    cards = {"board": {"income": 12}}
    app = TableApp(Settings("troyes", options={"cards": cards}, seed=4))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert table(app).session.game.city.printed.income == 12
