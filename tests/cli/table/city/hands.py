"""Hands for the tests of the city's table: they read the screen, press keys and point at things."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tests.cli.table.hands import WIDE, screen_text
from textual.pilot import Pilot

import troyes
from troyes.cli import saves
from troyes.cli.table.app import SeatPlan, Settings, TableApp
from troyes.cli.table.city.options import SHORTCUTS
from troyes.cli.table.city.panel import Panel, Spot
from troyes.cli.table.city.screen import CityScreen
from troyes.cli.table.handover import HandoverScreen


def app_for(game: str, *names: str, seed: int = 7, lang: str = "en", **options: object) -> TableApp:
    """A table for these people; "Hugues:random" is a bot."""
    return TableApp(Settings(game, [seat_of(name) for name in names], options, seed, lang))  # pyright: ignore[reportArgumentType]


def seat_of(name: str) -> SeatPlan:
    return SeatPlan(name.partition(":")[0], name.partition(":")[2] or None)


def table(app: TableApp) -> CityScreen:
    assert isinstance(app.screen, CityScreen), app.screen
    return app.screen


@asynccontextmanager
async def seated(position: dict[str, Any], *names: str, size: tuple[int, int] = WIDE) -> AsyncIterator[Pilot[None]]:
    """The table of a game that goes on from this position, with the first to choose at the device.

    It opens as a game that was left: so no set-up has to be built first.
    """
    game = troyes.from_position(position, seed=1)
    path = saves.new_path(game.name)
    saves.write(path, saves.Save(game.record(), [seat_of(name) for name in names], "en"))
    app = TableApp(Settings(resume=path))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if isinstance(app.screen, HandoverScreen):
            await pilot.press("enter")
            await pilot.pause()
        yield pilot


def at(pilot: Pilot[None]) -> CityScreen:
    """The table under these hands."""
    assert isinstance(pilot.app, TableApp)
    return table(pilot.app)


def found(app: TableApp, key: str) -> tuple[Panel, Spot]:
    """The place on the board that stands for this option; the list is not the board."""
    for panel in table(app).query(Panel):
        spot = panel.spot(key)
        if spot is not None and panel.id != "options":
            return panel, spot
    raise AssertionError(f"{key} is nowhere on the board")


async def click(pilot: Pilot[None], key: str) -> None:
    app = pilot.app
    assert isinstance(app, TableApp)
    panel, spot = found(app, key)
    place = spot.region.offset + (panel.content_region.offset - panel.region.offset)
    await pilot.click(f"#{panel.id}", offset=place)
    await pilot.pause()


async def hover(pilot: Pilot[None], key: str) -> None:
    app = pilot.app
    assert isinstance(app, TableApp)
    panel, spot = found(app, key)
    place = spot.region.offset + (panel.content_region.offset - panel.region.offset)
    await pilot.hover(f"#{panel.id}", offset=place)
    await pilot.pause()


async def seen(pilot: Pilot[None], words: str) -> str:
    """What the screen shows, once these words are there: scrolling waits for the next drawing."""
    assert isinstance(pilot.app, TableApp)
    text = screen_text(pilot.app)
    for _ in range(100):
        if words in text:
            break
        await pilot.pause(0.02)
        text = screen_text(pilot.app)
    assert words in text
    return text


def lit(app: TableApp) -> set[str]:
    """All that glows on the board."""
    panels = [panel for panel in table(app).query(Panel) if panel.id != "options"]
    return {spot.key for panel in panels for spot in panel.spots if spot.lit}


def entries(app: TableApp) -> list[str]:
    """The keys of the list of options."""
    scene = table(app).scene
    assert scene is not None
    return [key for key, _ in scene.entries]


async def play_on(pilot: Pilot[None], taste: Random, lazy: float = 0.0) -> None:
    """One press of a key, whatever is next: a hand-over, the end of a turn, or any option of the list.

    `lazy`: how likely it is to pass where one may.
    """
    app = pilot.app
    assert isinstance(app, TableApp)
    await app.workers.wait_for_complete()
    if isinstance(app.screen, HandoverScreen):
        await pilot.press("enter")
        return
    screen = table(app)
    if screen.session.held is not None:
        await pilot.press("enter")
    elif screen.session.decision is not None:
        choices = entries(app)
        number = taste.randrange(min(len(choices), len(SHORTCUTS)))
        if "pass" in choices and taste.random() < lazy:
            number = choices.index("pass")
        await pilot.press(SHORTCUTS[number])
