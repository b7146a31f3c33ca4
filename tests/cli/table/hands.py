"""Hands for the tests: they see what is on the screen and press keys."""

from textual.pilot import Pilot

from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.play import TableScreen

WIDE = (120, 40)


def app_for(*names: str, seed: int | str = 7, lang: str = "en", **options: object) -> TableApp:
    """A table for these people; "Hugues:greedy" is a bot."""
    seats = [SeatPlan(name.partition(":")[0], name.partition(":")[2] or None) for name in names]
    return TableApp(Settings(seats=seats, seed=seed, lang=lang, options=options))  # pyright: ignore[reportArgumentType]


def screen_text(app: TableApp) -> str:
    """All that can be read on the screen."""
    width, height = app.size
    lines = app.screen._compositor.render_strips(app.size)  # pyright: ignore[reportPrivateUsage]
    del width, height
    return "\n".join(line.text for line in lines)


def table(app: TableApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen), app.screen
    return app.screen


async def take_turn(pilot: Pilot[None]) -> None:
    """The first die that can be had, used for whatever is lit first, up to the end of the turn."""
    app = pilot.app
    assert isinstance(app, TableApp)
    screen = table(app)
    sitting = screen.sitting
    turn, seat = sitting.game.half.turn, sitting.seat
    for _ in range(40):
        decision = sitting.decision
        if sitting.held is not None:
            await pilot.press("enter")
            return
        assert decision is not None, (turn, seat)
        if screen.paying is not None or decision.kind != "die":
            await pilot.press("enter")
        elif "one of each" in decision.options.keys():
            await pilot.press("enter")
        else:
            await pilot.press(decision.options[0].key.split()[1])
    raise AssertionError("the turn does not end")
