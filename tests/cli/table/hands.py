"""Hands for the tests: they see what is on the screen and press keys."""

from pathlib import Path

from textual.pilot import Pilot

import troyes
from troyes.cli import saves
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.dice.district import District
from troyes.cli.table.dice.screen import DiceScreen

WIDE = (120, 40)


def app_for(*names: str, seed: int | str = 7, lang: str = "en", **options: object) -> TableApp:
    """A table for these people; "Hugues:greedy" is a bot."""
    seats = [SeatPlan(name.partition(":")[0], name.partition(":")[2] or None) for name in names]
    return TableApp(Settings(seats=seats, seed=seed, lang=lang, options=options))  # pyright: ignore[reportArgumentType]


def left(*names: str, turns: int = 1, seed: int = 7, lang: str = "en") -> Path:
    """A game that these people left after so many half days."""
    game = troyes.new_game("troyes-dice", players=len(names), seed=seed)
    while game.pending and game.reveals <= turns:
        decision = game.pending[0]
        game.play(decision.seat, decision.options[0])
    path = saves.new_path("troyes-dice")
    saves.write(path, saves.Save(game.record(), [SeatPlan(name) for name in names], lang))
    return path


def screen_text(app: TableApp) -> str:
    """All that can be read on the screen."""
    lines = app.screen._compositor.render_strips(app.size)  # pyright: ignore[reportPrivateUsage]
    return "\n".join(line.text for line in lines)


def table(app: TableApp) -> DiceScreen:
    assert isinstance(app.screen, DiceScreen), app.screen
    return app.screen


def district(app: TableApp, key: str) -> District:
    return next(found for found in table(app).query(District) if key in found.keys.values())


def spot(app: TableApp, key: str) -> tuple[int, int]:
    """Where a space is to be clicked, from the corner of its district."""
    return district(app, key).place(key)


def drawn(app: TableApp, key: str) -> str:
    """What stands on a space."""
    return district(app, key).drawn[key]


async def take_turn(pilot: Pilot[None]) -> None:
    """The first die that can be had, used for whatever is lit first, up to the end of the turn."""
    app = pilot.app
    assert isinstance(app, TableApp)
    screen = table(app)
    session = screen.session
    turn, seat = session.game.half.turn, session.seat
    for _ in range(40):
        decision = session.decision
        if session.held is not None:
            await pilot.press("enter")
            return
        assert decision is not None, (turn, seat)
        if screen.paying is not None or decision.kind != "die" or "one of each" in session.rights():
            await pilot.press("enter")
        else:
            await pilot.press(decision.options[0].key.split()[1])
    raise AssertionError("the turn does not end")
