"""The Ladies of Troyes at the table: ramparts, purple dice, the fourth level, the possessed, answers."""

import pytest
from tests.city.table import city
from tests.cli.table.city.hands import at, click, entries, hover, lit, seated, seen
from tests.cli.table.hands import WIDE, screen_text
from textual.pilot import Pilot
from textual.widgets import Static

from troyes.cli.table.city.cathedral import CathedralPanel
from troyes.cli.table.city.ramparts import RampartsPanel
from troyes.cli.table.city.square import SquarePanel
from troyes.cli.table.handover import HandoverScreen

TILES = ("toll", "extra_red", "exchange", "abbey")
WALLS = {
    "cards": ("merchant", "catapult", "chief_templar", "fort", "master_builder"),
    "dice": {0: "r6 y4 w3 p5", 1: "r3 y6 w1 p2", "neutral": "r2 y1 w6"},
    "palace": "01n...",
    "tradesmen": {"catapult": "01"},
    "cubes": {"catapult": (2, 1), "fort": (0, 3)},
    "events": {"possession": (1,), "heresy": ()},
    "tiles": TILES,
    "guards": (7, 20),
    "outdoor": {"toll": (0, 2), "extra_red": (0, 1)},
    "possessed": (1, 1),
    "visible": "marie_de_champagne",
    "characters": [["henry_i", "urbain_iv"], ["thibaut_ii", "le_florentin"]],
}


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


async def key(pilot: Pilot[None], *keys: str) -> None:
    for pressed in keys:
        await pilot.press(pressed)
        await pilot.pause()


async def choose(pilot: Pilot[None], *keys: str) -> None:
    """Takes these options, each where the table is then."""
    for option in keys:
        at(pilot).pick(option)
        await pilot.pause()


# -- what is to be seen ----------------------------------------------------------------------------------------------


async def test_everything_of_the_expansion_lies_on_the_board():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        text = screen_text(screen.table)
        assert "■2" in line_with(text, "I Toll")
        assert "■1" in line_with(text, "II Red Recruit")
        assert "♜ ● 7   ■20" in text
        assert "┠────╂─●──╂────╂────■" in text
        assert "P5" in line_with(text, "● Anna   ")
        assert "IV   ·" in text, "the fourth level"
        assert "☠  ●  ■" in text
        assert "☼ Marie de Champagne 2·4·6" in text
        assert "5✦  2· 1·" in text, "a tradesman who is paid with influence"
        assert "/die" in text, "the Fort counts dice"
        assert "■▪3" in text
        for language in ("Remparts", "Ramparts"):
            await key(pilot, "l")
            assert language in screen_text(screen.table)


async def test_a_table_without_its_modules_shows_nothing_of_it():
    async with seated(city(2, dice={0: "r6"}), "Anna", "Ben") as pilot:
        screen = at(pilot)
        assert not screen.query(RampartsPanel)
        assert len(screen.query_one(CathedralPanel).spots) == 6
        assert "IV   ·" not in screen_text(screen.table)
        await key(pilot, "question_mark")
        told = str(screen.table.screen.query_one("#help-page", Static).content)
        assert "an expelled citizen" in told
        assert not any(word in told for word in ("purple", "gate", "possessed", "lies open"))


async def test_the_fourth_level_is_not_built_on_with_dice():
    tall = {**WALLS, "cathedral": ("000000", "000000", "00000.", "......")}
    async with seated(city(2, **tall), "Anna", "Ben") as pilot:
        screen = at(pilot)
        spots = screen.query_one(CathedralPanel).spots
        assert [spot.region.y for spot in spots] == [1], "one site of the third level is free"


async def test_tiles_cards_and_dice_explain_themselves():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        for thing, *told in (
            ("use toll", "Toll", "Gate I, space ~5 · reached by Anna, Ben", "4 influence when another player buys"),
            ("use abbey", "Gate IV, space 20 · reached by Ben"),
            ("patrol ramparts", "One die of any colour"),
            ("activate chief_templar", "tradesman 5 influence"),
            ("activate fort", "endgame", "a cube for each die"),
            ("combat possession", "1 of ~4 banners filled"),
            ("character marie_de_champagne", "white Activity cards"),
            ("die purple red 5", "Anna: a purple 5", "counts double"),
            ("purple 1 2", "Ben: a purple 2"),
            ("free 1", "Ben’s citizen, possessed"),
            ("build cathedral", "fourth level"),
        ):
            await hover(pilot, thing)
            for words in told:
                assert words in screen.tray.text(), thing


@pytest.mark.parametrize("size", [WIDE, (100, 30), (80, 24)])
async def test_the_ramparts_are_in_sight_when_the_guard_goes(size: tuple[int, int]):
    position = city(4, **{**WALLS, "guards": (7, 20, 3, 0), "possessed": (), "characters": ()})
    async with seated(position, "Anna", "Ben", "Cleo", "Dora", size=size) as pilot:
        screen = at(pilot)
        await choose(pilot, "patrol ramparts", "die 0 yellow 4")
        assert "Your options" in await seen(pilot, "♜ ● 7   ■20   ★ 3   ◆ 0")
        await key(pilot, "question_mark")
        told = str(screen.table.screen.query_one("#help-page", Static).content)
        assert all(word in told for word in ("a purple die", "a gate on the ramparts", "possessed", "lies open"))
        await key(pilot, *["pagedown"] * 5)
        await seen(pilot, "the guards and their spaces")


# -- the guard -------------------------------------------------------------------------------------------------------


async def test_the_guard_is_sent_with_the_mouse():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await click(pilot, "patrol ramparts")
        assert screen.query_one(SquarePanel).has_focus
        assert {"die 0 yellow 4", "die purple yellow 5", "die neutral white 6"} <= lit(app)
        await click(pilot, "die 0 yellow 4")
        assert screen.query_one(RampartsPanel).has_focus
        assert screen.pointed == "advance 4", "as far as the die goes without deniers"
        assert {"advance 1", "advance 6", "cube at toll"} <= lit(app)
        assert "cube at exchange" not in lit(app)
        assert "Guard +6, to 13 · 2d" in screen_text(app)
        await click(pilot, "advance 3")
        await click(pilot, "cube at extra_red")
        await hover(pilot, "cube at toll")
        assert "1 denier" in screen.tray.text()
        await click(pilot, "cube at exchange")
        assert "exchange" not in screen.session.game.view(0)["ladies"]["stationed"]
        assert screen.tray.has_class("-no"), "its gate is not reached"
        screen.pick("stop")
        assert "● Anna: Ramparts Y4 ♜10 ▪Red Recruit" in screen.tray.text()
        assert "♜ ●10" in screen_text(app), "the held step is on the table"
        assert screen.buttons() == {}
        for _ in range(5):
            await key(pilot, "u")
        assert not screen.session.can_undo()


async def test_the_guard_is_sent_with_arrows():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        await choose(pilot, "patrol ramparts", "die 0 yellow 4")
        await key(pilot, "right", "right", "left")
        assert screen.pointed == "advance 5"
        await key(pilot, "up")
        assert screen.pointed == "cube at toll"
        await key(pilot, "enter")
        assert screen.session.game.view(0)["ladies"]["outdoor"][0]["cubes"] == [1, 2]


# -- dice ------------------------------------------------------------------------------------------------------------


async def test_a_purple_die_has_the_colour_of_the_action():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await click(pilot, "die purple red 5")
        assert entries(app) == ["reroll purple 5", "turn purple 5"]
        await key(pilot, "u")
        await click(pilot, "purple 1 2")
        assert "nobody else can have it" in screen.tray.text()
        await click(pilot, "activate merchant")
        assert {"die purple yellow 5", "die 0 yellow 4"} <= lit(app)
        assert "Your purple 5 as yellow" in screen_text(app)
        await click(pilot, "die purple yellow 5")
        assert "✓P5" in screen_text(app)
        assert "P5 Y4  worth 9" in screen.tray.text()


async def test_a_die_that_may_be_used_both_ways_asks_which():
    tiles = ("toll", "extra_red", "turn_bought", "abbey")
    position = city(2, **{**WALLS, "tiles": tiles, "guards": (20, 20), "outdoor": {"turn_bought": (1, 0)}})
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await click(pilot, "activate merchant")
        await click(pilot, "die 1 yellow 6")
        assert entries(app) == ["die 1 yellow 6", "turned 1 yellow 6"]
        await key(pilot, "u")
        assert "die 0 yellow 4" in entries(app)
        await click(pilot, "die 1 yellow 6")
        await key(pilot, "2")
        assert "✓Y6" in screen_text(app)
        await hover(pilot, "die 0 yellow 4")
        assert "■Y6↻1 Y4  worth 5" in screen.tray.text()


async def test_dice_are_exchanged_on_the_square():
    position = city(2, **{**WALLS, "guards": (20, 20), "outdoor": {"exchange": (1, 0)}})
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await click(pilot, "use exchange")
        assert screen.query_one(SquarePanel).has_focus
        assert "die 1 yellow 6" in lit(app)
        assert "die 0 yellow 4" not in lit(app)
        await click(pilot, "die 1 yellow 6")
        assert "✓Y6" in screen_text(app)
        await click(pilot, "die 0 white 3")
        await key(pilot, "space")
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "action"
        assert screen.session.game.view(0)["families"][0]["dice"]["yellow"] == [6, 4]
        assert "pass" not in entries(app)


async def test_an_extra_die_is_announced_as_a_roll():
    position = city(2, **{**WALLS, "guards": (20, 20), "outdoor": {"extra_red": (1, 0)}})
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        await hover(pilot, "use extra_red")
        assert "A die is rolled" in screen.tray.text()
        await click(pilot, "use extra_red")
        assert len(screen.session.game.view(0)["families"][0]["dice"]["red"]) == 2
        assert not screen.session.can_undo()


async def test_a_shield_destroys_the_black_die():
    position = city(
        2,
        step="black_dice",
        black=(4, 2),
        walk={"left": 1},
        dice={0: "r6 p2", 1: "y1"},
        tiles=("toll", "extra_red", "shield", "abbey"),
        outdoor={"shield": (1, 0)},
    )
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        assert "Your purple 2, doubled" in screen_text(screen.table)
        await click(pilot, "use shield")
        assert screen.session.held == "use shield"
        assert "● Anna: ✹4 + Shield → +1✦" in screen.tray.text()


# -- cards -----------------------------------------------------------------------------------------------------------


async def test_the_master_builder_builds_on_the_board():
    position = city(
        2,
        cards=("master_builder",),
        dice={0: "w6 w5"},
        tradesmen={"master_builder": "0."},
        cathedral=("000000", "000000", "000000", "......"),
    )
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        for step in ("activate master_builder", "die 0 white 6", "die 0 white 5"):
            await click(pilot, step)
        await choose(pilot, "times 2")
        assert screen.query_one(CathedralPanel).has_focus
        await click(pilot, "column 4")
        assert screen.session.game.view(0)["cathedral"][3][3] == 0


async def test_possessed_citizens_are_freed_at_the_card():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await choose(pilot, "combat possession", "die 0 white 3", "done")
        assert {"free 0", "free 1"} <= lit(app)
        await click(pilot, "free 0")
        assert screen.session.held == "free 0"
        assert "(Anna freed)" in screen.tray.text()


async def test_a_second_site_is_chosen_among_the_cards():
    position = city(
        2,
        cards=("monk", "catapult", "princess"),
        dice={0: "w4"},
        tradesmen={"monk": "0."},
        tiles=("toll", "extra_red", "second_site", "abbey"),
        outdoor={"second_site": (1, 0)},
    )
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        await choose(pilot, "activate monk", "die 0 white 4")
        assert {"site catapult", "site princess"} <= lit(screen.table)
        await click(pilot, "site princess")
        assert "+ Second Site" in screen.tray.text()


# -- others are asked ------------------------------------------------------------------------------------------------


async def test_another_seat_answers_in_the_midst_of_a_turn_and_the_device_goes_round():
    async with seated(city(2, **WALLS), "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        await choose(pilot, "activate merchant", "die 1 yellow 6", "done")
        assert "when the dice are paid, Ben is asked" in screen_text(app)
        assert "Pay, and ask Ben" in screen_text(app)
        await key(pilot, "enter")
        assert isinstance(app.screen, HandoverScreen)
        text = screen_text(app)
        assert "Pass the device to Ben" in text
        assert "Anna waits for an answer" in text
        assert "Henry" not in text
        await key(pilot, "enter")
        text = screen_text(app)
        assert "Anna buys from you" in text
        assert "▹● Anna" in text
        assert "▸■ Ben" in text
        assert "▸Merchant" in text
        assert "● Anna: Merchant ■Y6 → −2d ■ +2d" in text, "what Anna does is told"
        await click(pilot, "use toll")
        assert "Ben gains 4 influence" in screen.tray.text(), "it is looked at first"
        await click(pilot, "use toll")
        assert "Your answer" in screen.tray.text()
        assert "give this answer" in screen_text(app)
        await key(pilot, "enter")
        assert isinstance(app.screen, HandoverScreen)
        assert "Ben has answered" in screen_text(app)
        await key(pilot, "enter")
        assert screen.session.seat == 0
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "citizen"
        assert not screen.session.can_undo()
        assert screen.session.game.view(1)["families"][1]["influence"] == 8


async def test_a_person_who_waits_for_a_bots_answer_is_told_so():
    async with seated(city(2, **WALLS), "Anna", "Ben:random") as pilot:
        screen = at(pilot)
        await choose(pilot, "activate merchant", "die 1 yellow 6", "done")
        screen.session.confirm()
        screen.relabel()
        assert "Ben is asked for an answer" in screen_text(screen.table)
        screen.proceed()
        await screen.table.workers.wait_for_complete()
        await pilot.pause()
        assert screen.session.decision is not None
        assert screen.session.decision.kind == "citizen"


async def test_an_event_asks_what_it_takes():
    position = city(
        2,
        step="ordeal",
        cubes={"blacksmith": (2, 1)},
        events={"harsh_winter": ()},
        tiles=TILES,
        outdoor={"toll": (1, 1)},
        ladies={"striking": "harsh_winter", "asked": [0, 1]},
    )
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        app = screen.table
        assert {"lose toll", "lose blacksmith"} <= lit(app)
        await click(pilot, "lose toll")
        assert "Your answer" in screen.tray.text()
        await key(pilot, "enter")
        assert isinstance(app.screen, HandoverScreen)
        await key(pilot, "enter")
        await click(pilot, "lose blacksmith")
        await key(pilot, "enter")
        told = [screen.words.tell(line) for line in screen.session.log()]
        assert told[:2] == ["Anna loses a cube on the Toll.", "Ben loses a cube on the Blacksmith."]


async def test_possession_takes_a_citizen_from_the_board():
    position = city(
        2,
        step="ordeal",
        palace="01....",
        lying={"palace": (0,)},
        events={"possession": ()},
        ladies={"striking": "possession", "asked": [0, 1]},
    )
    async with seated(position, "Anna", "Ben") as pilot:
        screen = at(pilot)
        assert {"from palace 1", "from lying palace", "from supply"} <= lit(screen.table)
        await click(pilot, "from palace 1")
        assert "Anna puts a citizen on Possession" in screen.tray.text()
