"""What others did is told when it is one's turn again, and what one is about to do before the turn is ended."""

from random import Random

import pytest
from tests.city.table import city, closing
from tests.cli.table.city.hands import app_for, at, click, entries, play_on, seated, table
from tests.cli.table.hands import WIDE, screen_text

import troyes
from troyes.city import log
from troyes.city.descriptor import MODULES as LADIES
from troyes.city.game import CityGame
from troyes.cli import saves
from troyes.cli.table.city.chapters import brief, chapters, condensed, packed, since
from troyes.cli.table.city.options import SHORTCUTS
from troyes.cli.table.city.scene import Scene
from troyes.cli.table.city.words import CityWords
from troyes.cli.table.handover import HandoverScreen

TOWN = {
    "cards": ("merchant", "archer", "blacksmith"),
    "dice": {0: "r6 r5 y4 y4 w3", 1: "r3 y6 w1", "neutral": "r2 y1 w6"},
    "palace": "01n...",
    "city_hall": "01n 0..",
    "bishopric": "0. n1 ..",
    "events": {"war": (1,), "heresy": ()},
}


def told(game: CityGame, seat: int | None = 0, lang: str = "en") -> list[str]:
    """Every chapter of a game in its one line."""
    words = CityWords(lang, ["Anna", "Ben"])  # pyright: ignore[reportArgumentType]
    scene = Scene(game.view(seat), words, game.city.printed, seat)
    lines = [brief(scene, chapter) for chapter in chapters(log.flat(game.city.log))]
    return [line.plain for line in lines if line is not None]


def played(position: dict[str, object], *keys: str) -> CityGame:
    game = troyes.from_position(position, seed=1)
    assert isinstance(game, CityGame)
    for key in keys:
        game.play(game.pending[0].seat, key)
    return game


def test_a_turn_in_one_line_tells_dice_price_and_gain_of_everybody():
    game = played(city(2, **TOWN), "combat war", "die 0 red 6", "die 1 red 3", "done", "times 2")
    assert told(game) == ["● Anna: War R6 ■R3 2▪ → −4d +2✦ ■ +4d"]
    assert told(game, 1) == told(game)
    assert told(game, lang="fr") == ["● Anna : Guerre R6 ■R3 2▪ → −4d +2✦ ■ +4d"]


def test_influence_spent_first_belongs_to_the_turn():
    game = played(city(2, **TOWN), "turn white 3", "done", "build cathedral", "die 0 white 4", "done")
    assert told(game) == ["● Anna: Cathedral W4 → −2✦ +1 VP"]


def test_a_pass_brings_two_deniers():
    assert told(played(city(2, **TOWN), "pass")) == ["● Anna: Pass → +2d"]


def test_a_tradesman_whom_an_event_brings_is_told_with_his_sign():
    """Otherwise the reader's own deniers, which come next, would seem to be the card's."""
    game = played(closing(2, events={"monk_event": ()}, palace="0....."), "pass")
    assert "○ Pilgrimage ● +8d" in told(game)[-1]


def test_only_what_came_after_ones_own_turn_is_new():
    game = played(city(2, **TOWN), "agriculture", "die 0 yellow 4", "done", "pass")
    story = chapters(log.flat(game.city.log))
    assert [chapter.owner for chapter in story] == [0, 1]
    assert [chapter.owner for chapter in since(story, 0)] == [1]
    assert since(story, 1) == []
    assert since(story, None) == story


@pytest.mark.parametrize("name", ["troyes", "king"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_turn_of_whole_games_has_its_line(name: str, lang: str):
    """All of the log from the first placement on is in some chapter, in its order."""
    for seed in range(3):
        taste = Random(seed)
        game = troyes.new_game(name, players=2 if name == "troyes" else 1, seed=seed)
        assert isinstance(game, CityGame)
        while game.pending:
            decision = game.pending[0]
            options = [option for option in decision.options if option.key != "pass"] or list(decision.options)
            game.play(decision.seat, taste.choice(options))
        entries = log.flat(game.city.log)
        story = chapters(entries)
        kept = [entry for chapter in story for entry in chapter.entries]
        assert kept == entries[len(entries) - len(kept) :]
        lines = told(game, lang=lang)
        assert len(lines) > 20
        assert not any("table-city" in line or "{" in line for line in lines)


def test_what_is_gained_bit_by_bit_is_told_as_a_sum():
    bits = [(log.GAINED, 0, 0, 2, 1), (log.BUILT, 0, 0, 6), (log.GAINED, 0, 0, 1, 1), (log.GAINED, 1, 3, 0, 0)]
    assert condensed(bits) == [(log.BUILT, 0, 0, 6), (log.GAINED, 0, 0, 3, 2), (log.GAINED, 1, 3, 0, 0)]


def test_lines_share_a_row_and_the_oldest_go_where_there_are_too_many():
    game = played(city(2, **TOWN), "pass")
    words = CityWords("en", ["Anna", "Ben"])
    line = brief(Scene(game.view(0), words, game.city.printed, 0), chapters(log.flat(game.city.log))[0])
    assert line is not None
    assert len(packed([line] * 4, 40, 5)) == 2
    assert [row.plain for row in packed([line] * 9, 20, 3)] == ["…", line.plain, line.plain]


# -- The Ladies of Troyes --------------------------------------------------------------------------------------------

WALLS = {
    "dice": {0: "r6 y4 w3 p5", 1: "r3 y6 w1 p2", "neutral": "r2 y1 w6"},
    "tiles": ("toll", "extra_red", "exchange", "abbey"),
    "guards": (10, 20),
    "outdoor": {"toll": (0, 1), "extra_red": (1, 1)},
}


def test_a_guards_turn_tells_how_far_he_came_and_where_cubes_went():
    game = played(city(2, **WALLS), "patrol ramparts", "die 0 yellow 4", "advance 5", "cube at toll")
    assert told(game) == ["● Anna: Ramparts Y4 ♜15 ▪Toll → −2d"]
    assert told(game, lang="fr") == ["● Anna : Remparts J4 ♜15 ▪Péage → −2d"]


def test_what_an_outdoor_activity_did_first_belongs_to_the_turn():
    position = city(2, **{**WALLS, "guards": (20, 20), "outdoor": {"extra_red": (1, 0), "exchange": (1, 0)}})
    game = troyes.from_position(position, seed=1, rolls=[3])
    keys = ["use extra_red", "use exchange", "die 1 yellow 6", "die 0 red 3", "done"]
    for key in [*keys, "agriculture", "die 0 yellow 6", "die purple yellow 5", "done"]:
        game.play(0, key)
    assert isinstance(game, CityGame)
    assert told(game) == ["● Anna: Agriculture + R3 R3⇄■Y6 Y6 P5 → +5d"]


def test_an_answer_is_told_in_the_turn_that_it_answers():
    game = played(city(2, **WALLS), "agriculture", "die 1 yellow 6", "done", "use toll")
    assert told(game) == ["● Anna: Agriculture ■Y6 ■ Toll → +1d ■ +2d +4✦"]
    assert [chapter.owner for chapter in chapters(log.flat(game.city.log))] == [0]


def test_a_die_that_was_turned_shows_both_sides():
    position = city(2, **WALLS, cubes={"distiller": (1, 0)})
    game = played(position, "agriculture", "use distiller", "turned purple yellow 5", "die 0 yellow 4", "done")
    assert told(game) == ["● Anna: Agriculture + Distiller P5↻2 Y4 → +3d"]


def test_raised_black_dice_and_a_shield_have_their_line():
    position = closing(
        2,
        round=2,
        red="chief_outlaw",
        called=("drought",),
        tiles=("toll", "extra_red", "shield", "abbey"),
        outdoor={"shield": (1, 0)},
        dice={"neutral": "r1", 0: "", 1: ""},
        purple_die=True,
    )
    game = troyes.from_position(position, seed=1, rolls=[6, 5, 2])
    assert isinstance(game, CityGame)
    for key in ("pass", "use shield"):
        game.play(game.pending[0].seat, key)
    lines = told(game)
    assert any("✹5" in line and "Round 3" in line for line in lines)
    assert any(line.startswith("● Anna: ✹5 + Shield → +1✦") for line in lines)


def test_mixed_cards_the_executioner_and_the_possessed():
    position = city(
        2,
        dice={0: "r6 r4 w6", 1: "y1"},
        tradesmen={"squire": "0."},
        cubes={"squire": (2, 0)},
        events={"possession": ()},
        possessed=(1, 1),
    )
    game = played(position, "activate squire", "die 0 red 4", "done", "discard 2")
    assert told(game) == ["● Anna: Squire R4 −2▪ → +10✦"]
    game = played(position, "combat possession", "times 1", "free 1")
    assert told(game) == ["● Anna: Possession W6 1▪ (Ben freed) → +1✦"]
    robbing = city(2, dice={0: "r4", 1: "y1"}, tradesmen={"executioner": "0."})
    game = played(robbing, "activate executioner", "times 2")
    assert told(game) == ["● Anna: Executioner ×2 R4 → +4✦ ■ −2✦"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_turn_with_the_whole_expansion_has_its_line(lang: str):
    for seed in range(4):
        taste = Random(seed)
        game = troyes.new_game("troyes", players=2 + seed % 3, seed=seed, **LADIES, open_character=True)
        assert isinstance(game, CityGame)
        while game.pending:
            decision = game.pending[0]
            options = [option for option in decision.options if option.key != "pass"] or list(decision.options)
            game.play(decision.seat, taste.choice(options))
        entries = log.flat(game.city.log)
        kept = [entry for chapter in chapters(entries) for entry in chapter.entries]
        assert kept == entries[len(entries) - len(kept) :]
        assert not any("table-city" in line or "{" in line for line in told(game, lang=lang))


# -- on the table ----------------------------------------------------------------------------------------------------


async def test_what_bots_did_is_told_until_the_hand_moves():
    app = app_for("troyes", "Anna", "Hugues:random", seed=5, start_player=0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await play_on(pilot, Random(1))
        await play_on(pilot, Random(1))
        await app.workers.wait_for_complete()
        await pilot.pause()
        screen = table(app)
        assert "Meanwhile" in screen.tray.text()
        assert "■ Hugues:" in screen.tray.text()
        assert "new to you" in screen_text(app)
        first = screen.pointed
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.held is None, "Enter first shows what is under the hand"
        assert "Meanwhile" not in screen.tray.text()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.session.held == first


async def test_the_whole_turn_is_told_before_it_is_ended():
    async with seated(city(2, **TOWN), "Anna", "Ben") as pilot:
        screen = at(pilot)
        await click(pilot, "activate archer")
        assert "▸Archer" in screen_text(screen.table)
        await click(pilot, "die neutral red 2")
        assert "4 deniers for the dice, 3 for the tradesman" in screen.tray.text()
        await pilot.press("u")
        await click(pilot, "die 0 red 5")
        await pilot.press("space")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "cannot be taken back" in screen.tray.text()
        while screen.session.held is None:
            await pilot.press("1")
            await pilot.pause()
        assert "● Anna: Archer R5" in screen.tray.text()
        assert "(a new tradesman)" in screen.tray.text()


@pytest.mark.parametrize(
    ("key", "marked"),
    [("combat war", "▸2 War"), ("place palace", "▸▼R Palace"), ("build cathedral", "▸Cathedral")],
)
async def test_what_the_action_is_for_is_marked_on_the_board(key: str, marked: str):
    async with seated(city(2, **TOWN), "Anna", "Ben") as pilot:
        app = at(pilot).table
        assert marked not in screen_text(app)
        await click(pilot, key)
        assert marked in screen_text(app)
        await pilot.press("u")
        await pilot.pause()
        assert marked not in screen_text(app)


async def test_ones_own_dice_come_first_under_the_hand_and_capitals_are_keys_too():
    async with seated(city(2, **TOWN), "Anna", "Ben") as pilot:
        app = at(pilot).table
        letter = SHORTCUTS[entries(app).index("agriculture")]
        assert letter.isalpha()
        await pilot.press(letter.upper())
        await pilot.pause()
        assert at(pilot).pointed == "die 0 yellow 4"
        await pilot.press("U")
        await pilot.pause()
        assert not at(pilot).session.can_undo()


async def test_a_roll_is_kept_even_if_the_table_is_left_at_once():
    async with seated(city(2, **TOWN), "Anna", "Ben") as pilot:
        screen = at(pilot)
        await click(pilot, "die 0 red 5")
        await pilot.press("1")
        await pilot.pause()
        assert screen.session.game.city.influence[0] == 3
        kept = troyes.replay(saves.read(screen.session.path).record)
        assert kept.made() == screen.session.game.made()


async def test_no_option_of_the_list_is_cut_off_in_french():
    app = app_for("troyes", "Anna", "Ben", lang="fr")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        if isinstance(app.screen, HandoverScreen):
            await pilot.press("enter")
            await pilot.pause()
        assert "…" not in screen_text(app)
        assert "Hôtel de ville, rang 2, case 2" in screen_text(app)


async def test_what_another_person_did_is_told_when_the_device_is_taken():
    async with seated(city(2, **TOWN), "Anna", "Ben") as pilot:
        screen = at(pilot)
        for key in ("agriculture", "die 0 yellow 4", "done"):
            screen.pick(key)
            await pilot.pause()
        for _ in range(2):
            await pilot.press("enter")
            await pilot.pause()
        assert screen.session.seat == 1
        assert screen.tray.text().splitlines() == ["Meanwhile", "● Anna: Agriculture Y4 → +2d"]
