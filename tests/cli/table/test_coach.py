"""Bots that think for a while, hints, and a game in hindsight, at the table."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.command import refused, troyes_command
from tests.cli.table.city import hands as city
from tests.cli.table.hands import WIDE, app_for, left, screen_text, table, take_turn
from textual.pilot import Pilot
from textual.widgets import Select, Static

import troyes
from troyes.bots.player import LEVELS
from troyes.cli import saves
from troyes.cli.seats import Wish, plan_seats, sit_down
from troyes.cli.table import jobs
from troyes.cli.table.advice import AdviceScreen
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.table.study import StudyScreen
from troyes.cli.table.thinking import Lost, Thinkers
from troyes.cli.voice import Voice

Told = Callable[[Any], None]


class Slow(Thinkers):
    """Thinks here, tells `words` first, and waits until it may answer."""

    def __init__(self, *words: Any) -> None:
        super().__init__()
        self.words = words
        self.asked: list[tuple[str, tuple[Any, ...]]] = []
        self.may = asyncio.Event()

    async def ask(self, told: Told, work: Callable[..., Any], *given: Any) -> Any:
        self.asked.append((work.__name__, given))
        for words in self.words:
            told(words)
        await self.may.wait()
        return work(*given, told)


class Broken(Thinkers):
    async def ask(self, told: Told, work: Callable[..., Any], *given: Any) -> Any:
        raise Lost("the process ended")


async def until(pilot: Pilot[None], seen: Callable[[], bool], seconds: float = 30.0) -> None:
    """Waits until it can be seen."""
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end, screen_text(pilot.app)  # pyright: ignore[reportArgumentType]
        await pilot.pause(0.05)


def rim(app: TableApp) -> str:
    """What stands on the rim of the tray."""
    return str(table(app).tray.border_title)


# -- the set-up ------------------------------------------------------------------------------------------------------


def offered(screen: SetupScreen, id: str) -> list[tuple[str, Any]]:
    options = screen.query_one(f"#{id}", Select)._options  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType, reportUnknownVariableType]
    return [(str(label), value) for label, value in options]


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en", ["Person", "Apprentice", "Merchant", "Provost", "Count of Champagne"]),
        ("fr", ["Personne", "Apprenti", "Marchand", "Prévôt", "Comte de Champagne"]),
    ],
)
async def test_the_set_up_offers_the_four_levels_by_name(lang: Any, names: list[str]):
    app = TableApp(Settings("troyes", lang=lang))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert [label for label, _ in offered(screen, "kind-1")] == names
        assert [value for _, value in offered(screen, "kind-1")][1:] == list(LEVELS)
        assert [value for _, value in offered(screen, "seconds")] == [0.2, 1.0, 3.0, 10.0]
        screen.query_one("#kind-1", Select).value = "count"
        await pilot.pause()
        await pilot.pause()
        line = screen.words("table-bot-count-line")
        assert line in " ".join(screen_text(app).replace("│", " ").split()), "how it plays is told"


async def test_a_bot_that_is_no_level_can_still_be_named_on_the_command_line():
    app = TableApp(Settings("troyes", [SeatPlan("Anna"), SeatPlan("", "random")], lang="en", resume=None))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        app.push_screen(SetupScreen(app.settings))
        await pilot.pause()
        assert app.screen.query_one("#kind-1", Select).value == "random"


async def test_hints_are_on_for_one_person_and_off_for_several_unless_they_say_so():
    app = TableApp(Settings("troyes", lang="en"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        hints = screen.query_one("#hints", Select)
        assert hints.value is True
        screen.query_one("#kind-1", Select).value = "person"
        await pilot.pause()
        await pilot.pause()
        assert hints.value is False
        hints.value = True
        await pilot.pause()
        screen.query_one("#players", Select).value = 3
        await pilot.pause()
        screen.query_one("#kind-2", Select).value = "person"
        screen.query_one("#seconds", Select).value = 3.0
        await pilot.pause()
        await pilot.pause()
        assert hints.value is True, "who has chosen is not overruled"
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.sitting is not None
        assert app.sitting.hints
        assert app.sitting.seconds == 3.0
        assert saves.read(app.sitting.path).hints is True
        assert saves.read(app.sitting.path).seconds == 3.0


def wish(names: str | None = "Anna", **more: Any) -> Wish:
    return Wish("troyes-dice", None, names, "provost", {}, None, False, None, None, **more)


@pytest.mark.parametrize(("seconds", "hints"), [(None, None), (3.0, False), (0.2, True)])
def test_the_command_line_hands_both_to_the_table(
    seconds: float | None, hints: bool | None, monkeypatch: pytest.MonkeyPatch
):
    opened: list[Settings] = []
    monkeypatch.setattr("troyes.cli.table.app.run", opened.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    sit_down(wish(seconds=seconds, hints=hints), Voice("en"))
    assert (opened[0].seconds, opened[0].hints) == (seconds, hints)


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "nan", "inf"])
def test_a_thinking_time_that_cannot_be_is_refused(seconds: str):
    refused(troyes_command("play", "dice", f"--seconds={seconds}"), "--seconds", "0.1")


def test_bots_are_called_by_their_level():
    for lang, names in (("en", ["Provost", "Provost 2"]), ("fr", ["Prévôt", "Prévôt 2"])):
        asked = Wish("troyes-dice", 3, "Anna", "provost", {}, None, False, None, None)
        assert [seat.name for seat in plan_seats(asked, Voice(lang))][1:] == names


# -- what is kept ----------------------------------------------------------------------------------------------------


async def test_a_game_left_before_there_were_hints_goes_on_with_the_usual_ones():
    for names, hints in ((("Anna",), True), (("Anna", "Ben"), False)):
        path = left(*names)
        content = json.loads(path.read_text("utf-8"))
        del content["seconds"], content["hints"]
        path.write_text(json.dumps(content), "utf-8")
        app = TableApp(Settings(resume=path))
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            assert app.sitting is not None
            assert app.sitting.hints is hints
            assert app.sitting.seconds == 1.0


async def test_time_and_hints_are_resumed_and_can_be_changed_then():
    path = left("Anna", "Ben")
    save = saves.read(path)
    saves.write(path, msgspec.structs.replace(save, seconds=10.0, hints=True))
    for settings, expected in (
        (Settings(resume=path), (10.0, True)),
        (Settings(resume=path, seconds=0.2, hints=False), (0.2, False)),
    ):
        app = TableApp(settings)
        async with app.run_test(size=WIDE) as pilot:
            await pilot.pause()
            assert app.sitting is not None
            assert (app.sitting.seconds, app.sitting.hints) == expected


@pytest.mark.parametrize("seconds", [0, -3, 1000, "long"])
def test_a_save_with_a_time_that_cannot_be_is_refused(seconds: Any):
    path = left("Anna")
    content = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(content | {"seconds": seconds}), "utf-8")
    with pytest.raises(saves.SaveError):
        saves.read(path)


async def test_the_next_game_keeps_them():
    app = TableApp(Settings(resume=left("Anna", turns=15), seconds=3.0, hints=False))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await take_turn(pilot)
        await pilot.pause()
        assert isinstance(app.screen, ScoringScreen)
        await pilot.press("a")
        await pilot.pause()
        assert app.sitting is not None
        assert not app.sitting.game.over
        assert (app.sitting.seconds, app.sitting.hints) == (3.0, False)


# -- bots at work ----------------------------------------------------------------------------------------------------


async def test_the_thinking_of_a_bot_is_shown_as_it_goes_and_gone_when_it_has_moved():
    app = app_for("Anna", "Hugues:provost")
    slow = app.thinkers = Slow(jobs.Weighed(12400, 0.64))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "12,400" in rim(app))
        assert rim(app) == "Hugues weighs 12,400 lines, 0.6 s"
        assert rim(app) in screen_text(app)
        name, given = slow.asked[0]
        assert (name, given[1:]) == ("turn", ("provost", 1, 1.0))
        await pilot.press("l")
        await pilot.pause()
        assert "0,6 s" in rim(app)
        assert "Hugues pèse" in rim(app)
        await pilot.press("1")
        assert len(table(app).sitting.game.made()) == 1, "the table goes on meanwhile"
        slow.may.set()
        await until(pilot, lambda: not rim(app))
        assert any(seat == 1 for seat, _ in table(app).sitting.game.made())


async def test_a_quick_bot_says_nothing():
    app = app_for("Anna", "Hugues:greedy")
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not rim(app)
        assert any(seat == 1 for seat, _ in table(app).sitting.game.made())


async def test_a_bot_whose_process_is_lost_plays_all_the_same():
    app = app_for("Anna", "Hugues:provost")
    app.thinkers = Broken()
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: any(seat == 1 for seat, _ in table(app).sitting.game.made()))
        assert not rim(app)


async def test_a_search_runs_in_a_process_of_its_own_and_ends_with_the_table():
    app = app_for("Anna", "Hugues:count")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Hugues" in rim(app)
        await until(pilot, lambda: any(seat == 1 for seat, _ in table(app).sitting.game.made()))
        line = app.thinkers._free[0]  # pyright: ignore[reportPrivateUsage]
        process = line._process  # pyright: ignore[reportPrivateUsage]
        assert process.is_alive()
        assert process.pid is not None
    assert not process.is_alive()


def _die(*given: Any) -> None:
    import os

    os._exit(1)


def _die_once(mark: str, tell: Told) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        _die()
    return "alive"


def _fail(tell: Told) -> None:
    raise ValueError("no such thing")


def _sleep(tell: Told) -> None:
    tell("begun")
    time.sleep(600)


async def test_a_process_that_dies_is_replaced_once(tmp_path: Path):
    thinkers = Thinkers(1)
    try:
        assert await thinkers.ask(print, _die_once, str(tmp_path / "mark")) == "alive"
        with pytest.raises(Lost, match="ended"):
            await thinkers.ask(print, _die)
        with pytest.raises(Lost, match="no such thing"):
            await thinkers.ask(print, _fail)
    finally:
        thinkers.close()


async def test_a_thought_that_is_called_off_ends_at_once():
    thinkers = Thinkers(1)
    begun = asyncio.Event()
    task = asyncio.create_task(thinkers.ask(lambda _: begun.set(), _sleep))
    await asyncio.wait_for(begun.wait(), 60)
    busy = [line._process for line in thinkers._busy]  # pyright: ignore[reportPrivateUsage]
    assert len(busy) == 1
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 10)
    assert not busy[0].is_alive()
    thinkers.close()


async def test_the_level_stands_beside_the_name():
    app = app_for("Anna", "Hugues:greedy", "Merchant:greedy")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Hugues (Merchant)" in screen_text(app)
        assert "Merchant (Merchant)" not in screen_text(app)
    app = city.app_for("troyes", "Anna", "Hugues:apprentice")
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Hugues Apprentice" in screen_text(app)


# -- a hint ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_hint_is_asked_for_by_key_and_enter_takes_its_first_step(lang: str):
    app = app_for("Anna", "Hugues:random", lang=lang)
    slow = app.thinkers = Slow(jobs.Weighed(1500, 1.0))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        sitting = table(app).sitting
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
        text = " ".join(screen_text(app).replace("│", " ").split())
        for step in best.steps:
            assert words.tell(step.label.message()) in text
        assert words.tell(best.reasons[0].message()) in text
        assert f"Anna {words.number(best.points[0])}" in text
        assert words.number(expected.lines[1].gives_up) in text
        await pilot.press("enter")
        await pilot.pause()
        assert table(app) is not None
        assert [key for seat, key in sitting.game.made() if seat == 0] == [best.key]


async def test_escape_closes_a_hint_and_calls_the_thinking_off():
    app = app_for("Anna")
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, AdviceScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert not table(app).sitting.game.made()
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
        assert table(app).sitting.held is not None
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
        assert table(app).sitting.game.half.turn == 1


async def test_h_is_a_hint_in_troyes_too_and_no_option_of_the_list():
    app = city.app_for("troyes", "Anna", "Hugues:random")
    app.thinkers = Slow()
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await app.workers.wait_for_complete()
        await until(pilot, lambda: city.table(app).sitting.decision is not None)
        made = len(city.table(app).sitting.game.made())
        await pilot.press("h")
        await pilot.pause()
        assert isinstance(app.screen, AdviceScreen)
        assert app.sitting is not None
        assert len(app.sitting.game.made()) == made


# -- a game in hindsight ---------------------------------------------------------------------------------------------


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
            assert words.tell(point.words.message()) in body
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
            path = app.sitting.path if app.sitting is not None else path


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


def test_a_thought_of_the_jobs_is_the_same_as_of_the_game():
    game = troyes.new_game("troyes-dice", players=2, seed=5)
    told: list[jobs.Weighed] = []
    found = jobs.advise(game.record(), 1, 0.1, told.append)
    assert found.seat == 1
    may = game.pending[1].options.keys()
    assert found.lines[0].key in may
    assert jobs.turn(game.record(), "greedy", 1, 0.1, told.append)[0] in may
    assert not game.made()
