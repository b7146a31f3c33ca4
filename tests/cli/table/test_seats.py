"""Several people at one device, and bots in any seat."""

from tests.cli.table.hands import WIDE, app_for, screen_text, table, take_turn

from troyes.cli.table.handover import HandoverScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.core.table import Table


async def test_between_two_people_nothing_of_a_sheet_can_be_seen():
    app = app_for("Anna", "Bob")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        assert "Pass the device to Anna" in screen_text(app)
        await pilot.press("enter")
        await take_turn(pilot)
        await pilot.pause()
        assert isinstance(app.screen, HandoverScreen)
        text = screen_text(app)
        assert "Pass the device to Bob" in text
        for secret in ("takes", "gain", "Fortress", "Influence", "in hand", "Day", "district", "✓", "R 6"):
            assert secret not in text
        assert len([word for word in text.split() if word.isalpha()]) < 40


async def test_a_choice_stays_secret_until_the_half_day_ends():
    app = app_for("Anna", "Bob")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await take_turn(pilot)
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = table(app)
        assert screen.session.seat == 1
        assert "Anna takes" not in screen_text(app)
        await pilot.press("s")
        await pilot.pause()
        assert screen.viewed == 0
        assert screen.session.sheet(0).stock == [3, 3, 3]
        await pilot.press("s")
        await take_turn(pilot)
        await pilot.pause()
        assert screen.session.game.half.turn == 1
        assert screen.session.seat == 1, "who holds the device goes on with it"
        assert "Anna takes" in "\n".join(screen.words.tell(line) for line in screen.session.log())


async def test_a_turn_that_was_ended_stays_ended():
    app = app_for("Anna", "Bob")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await take_turn(pilot)
        await pilot.pause()
        await pilot.press("enter", "u")
        session = table(app).session
        assert [decision.seat for decision in session.game.pending] == [1]


async def test_bots_play_beside_a_person_and_never_hold_the_table_up():
    app = app_for("Hugues:random", "Anna", "Isabeau:greedy", seed=5)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = table(app)
        assert screen.session.seat == 1
        for turn in range(3):
            assert screen.session.game.half.turn == turn
            await take_turn(pilot)
            await app.workers.wait_for_complete()
            await pilot.pause()
        told = "\n".join(screen.words.tell(line) for line in screen.session.log())
        assert "Hugues takes" in told
        assert "Isabeau takes" in told


async def test_a_bot_that_is_done_does_not_spoil_the_undo_of_a_person():
    app = app_for("Anna", "Hugues:random")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("1")
        await app.workers.wait_for_complete()
        await pilot.pause()
        session = table(app).session
        assert [decision.seat for decision in session.game.pending] == [0]
        await pilot.press("u")
        assert session.decision is not None
        assert session.decision.kind == "die"
        assert [decision.seat for decision in session.game.pending] == [0]
        assert isinstance(session.table, Table)


async def test_a_table_of_bots_plays_itself_to_the_end():
    app = app_for("Hugues:random", "Isabeau:random")
    app.pace = 0.0
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(200):
            await pilot.pause(0.01)
            if isinstance(app.screen, ScoringScreen):
                break
        assert isinstance(app.screen, ScoringScreen)
        await pilot.pause()
        assert "Hugues" in screen_text(app)


async def test_ten_seats_fit():
    app = app_for("Anna", *(f"Companion {number}:random" for number in range(2, 11)))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert len(table(app).query(".seat-tab")) == 10
        last = table(app).query(".seat-tab").last()
        assert last.region.right <= 120


async def test_a_name_may_hold_any_signs():
    app = app_for("[/b]", "[bold]Bob", "Chloé ]")
    async with app.run_test(size=WIDE) as pilot:
        for name in ("[/b]", "[bold]Bob", "Chloé ]"):
            await pilot.pause()
            assert f"I am {name} ·" in screen_text(app)
            await pilot.press("enter")
            await pilot.pause()
            assert name in screen_text(app)
            await take_turn(pilot)
