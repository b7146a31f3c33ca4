"""The levels of the bots, their time and the hints: asked for in the set-up, and kept with the game."""

import json
from typing import Any

import msgspec
import pytest
from tests.cli.command import plain, refused, troyes_command
from tests.cli.table.hands import WIDE, left, screen_text, take_turn
from textual.widgets import Select

from troyes.bots.levels import LEVELS
from troyes.cli import saves
from troyes.cli.seats import Wish, plan_seats, sit_down
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.newgame import SetupScreen
from troyes.cli.table.scoring import ScoringScreen
from troyes.cli.voice import Voice

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
        line = plain(screen.words("table-bot-count-line"))
        assert line in plain(screen_text(app).replace("│", " ")), "how it plays is told"


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
        assert app.session is not None
        assert app.session.hints
        assert app.session.seconds == 3.0
        assert saves.read(app.session.path).hints is True
        assert saves.read(app.session.path).seconds == 3.0


def wish(names: str | None = "Anna", **more: Any) -> Wish:
    return Wish("troyes-dice", None, names, "provost", {}, None, False, None, **more)


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
    for lang, names in (("en", ["Provost", "Strength 2.4"]), ("fr", ["Prévôt", "Force 2,4"])):
        asked = Wish("troyes-dice", 3, "Anna", "provost,strength-2.4", {}, None, False, None)
        assert [seat.name for seat in plan_seats(asked, Voice(lang))][1:] == names


def test_bots_of_one_level_are_told_apart():
    for lang, names in (("en", ["Provost", "Provost 2"]), ("fr", ["Prévôt", "Prévôt 2"])):
        asked = Wish("troyes-dice", 3, "Anna", "provost", {}, None, False, None)
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
            assert app.session is not None
            assert app.session.hints is hints
            assert app.session.seconds == 1.0


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
            assert app.session is not None
            assert (app.session.seconds, app.session.hints) == expected


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
        assert app.session is not None
        assert not app.session.game.over
        assert (app.session.seconds, app.session.hints) == (3.0, False)
