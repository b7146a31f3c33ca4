"""Whole games at the table of the city, played through the screen. They are short ones, by an owner's numbers."""

from random import Random

from tests.cli.table.city.hands import app_for, lit, play_on, table
from tests.cli.table.hands import WIDE, screen_text

from troyes.city.descriptor import MODULES as LADIES
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.handover import HandoverScreen
from troyes.cli.table.scoring import ScoringScreen

BRIEF = {"board": {"rounds": {"2": 1}}}


async def test_the_kings_challenge_is_played_with_keys_alone():
    app = app_for("king", "Anna", seed=3, cards=BRIEF)
    taste = Random(1)
    kinds: set[str] = set()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        for _ in range(900):
            if isinstance(app.screen, ScoringScreen):
                break
            decision = table(app).session.decision
            if decision is not None:
                kinds.add(decision.kind)
                names = ("combat", "activate", "die")
                board = {key for key in decision.options.keys() if key.partition(" ")[0] in names}  # noqa: SIM118
                assert board <= lit(app), "what may be chosen glows"
            await play_on(pilot, taste, lazy=0.25)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert app.session is not None
        game = app.session.game
        assert game.over
        own, roy = (score.total for score in game.scores())
        text = screen_text(app)
        for line in (str(own), str(roy), "le Roy", "Levels missing in the Cathedral", "Tradesmen"):
            assert line in text
        words = app.screen.words
        rank = sum(own - roy >= least for least in (1, 6, 11, 16, 21))
        assert words(f"city-rank-{rank}", difference=own - roy) in text
        assert {"placement", "black_dice", "action", "dice", "citizen"} <= kinds
        await pilot.press("v")
        await pilot.pause()
        assert "Le Roy" in screen_text(app)


async def test_two_people_play_at_one_keyboard_and_nobody_sees_the_others_secrets():
    app = app_for("troyes", "Anna", "Ben", seed=2, cards=BRIEF)
    taste = Random(1)
    handed = 0
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        for _ in range(900):
            if isinstance(app.screen, ScoringScreen):
                break
            if isinstance(app.screen, HandoverScreen):
                handed += 1
                assert "secret" in screen_text(app)
            elif handed % 4 == 1:
                _see_no_secrets(app.screen, screen_text(app))
            await play_on(pilot, taste, lazy=0.9)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert app.session is not None
        assert handed >= 8
        text = screen_text(app)
        for score in app.session.game.scores():
            assert str(score.total) in text
        assert "Anna" in text
        assert "Ben" in text


def _see_no_secrets(screen: object, text: str) -> None:
    assert isinstance(screen, CityScreen)
    seat = screen.session.seat
    if seat is None:
        return
    hands = [family["characters"] for family in screen.session.game.position()["families"]]
    for character in hands[1 - seat]:
        assert screen.words(f"character-{character}") not in text
    for character in hands[seat]:
        assert screen.words(f"character-{character}") in text
    assert "? VP" in text


async def test_the_whole_expansion_is_played_with_keys_alone():
    options = LADIES | {"activities": "ladies", "events": "ladies", "open_character": True}
    app = app_for("troyes", "Anna", "Ben", seed=2, cards=BRIEF, **options)
    taste = Random(4)
    kinds: set[str] = set()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        for _ in range(900):
            if isinstance(app.screen, ScoringScreen):
                break
            decision = None if isinstance(app.screen, HandoverScreen) else table(app).session.decision
            if decision is not None:
                kinds.add(decision.kind)
                _see_all_that_glows(decision.options.keys(), lit(app))
            await play_on(pilot, taste, lazy=0.05)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        assert app.session is not None
        text = screen_text(app)
        for score in app.session.game.scores():
            assert str(score.total) in text
            assert all(app.screen.words(f"score-{line}") in text for line in score.lines)
        assert {"guard", "dice", "black_dice"} <= kinds


def _see_all_that_glows(keys: list[str], glowing: set[str]) -> None:
    """What may be chosen glows; a die that can be used both ways is one thing on the square."""
    names = ("combat", "activate", "die", "use", "cube", "advance", "patrol", "site", "lose", "free", "column", "from")
    board = {key for key in keys if key.partition(" ")[0] in names}
    assert board <= glowing
    turned = {key.removeprefix("turned ") for key in keys if key.startswith("turned ")}
    assert all(f"turned {die}" in glowing or f"die {die}" in glowing for die in turned)


async def test_bots_play_beside_a_person_and_their_moves_are_told():
    app = app_for("troyes", "Hugues:random", "Anna", "Isabeau:random", seed=5)
    taste = Random(2)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        for _ in range(80):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if table(app).session.game.city.round > 0:
                break
            await play_on(pilot, taste, lazy=0.7)
        told = "\n".join(table(app).words.tell(line) for line in table(app).session.log())
        assert "Hugues places a citizen" in told
        assert "Isabeau" in told
        assert "Round 2 begins." in told


async def test_a_table_can_be_left_while_bots_think():
    for moment in range(4):
        app = app_for("troyes", "Hugues:random", "Isabeau:random", seed=moment)
        app.pace = 0.0
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.02 * moment)
