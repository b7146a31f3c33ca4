"""The signs on the pages: orders, citizens, things, buildings in the browser's own outlines (`art.json`).

Each order has its shape beside its colour, so that a page in black and white says the same.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from troyes.paper.ink import INK, Box, Page

RED, YELLOW, WHITE = "#a8281f", "#d9a514", "#f7f3e8"
TINTS = {"red": RED, "yellow": YELLOW, "white": WHITE, "black": INK, "purple": "#6b3f87"}
OF_RESOURCE = {"influence": "red", "deniers": "yellow", "knowledge": "white"}
PIPS: dict[int, list[tuple[int, int]]] = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@cache
def _art() -> dict[str, Any]:
    return json.loads((files("troyes.paper") / "art.json").read_text("utf-8"))


def tint(colour: str) -> str:
    return TINTS[colour]


def centred(x: float, y: float, size: float, of: int) -> dict[str, float]:
    return {"x": x - size / 2, "y": y - size / 2, "scale": size / of}


def order(page: Page, colour: str, x: float, y: float, size: float, plain: bool = False) -> None:
    """The shape of an order, its middle there. `plain`: in ink alone."""
    with page.moved(**centred(x, y, size, 24)):
        page.path(_art()["orders"][colour], INK if plain else TINTS[colour], INK, 1.2)


def flame(page: Page, x: float, y: float, size: float) -> None:
    order(page, "black", x, y, size)


def sign(page: Page, name: str, x: float, y: float, size: float, fill: str | None = None, width: float = 1.6) -> None:
    with page.moved(**centred(x, y, size, 24)):
        page.path(_art()["signs"][name], fill, INK, width)


def citizen(page: Page, colour: str, x: float, y: float, size: float, filled: bool = True) -> None:
    """A citizen of an order, whose shape tells which in black and white. One on a track of theirs needs none."""
    with page.moved(**centred(x, y, size, 24)):
        page.path(_art()["signs"]["meeple"], TINTS[colour] if filled else "#ffffff", INK, 1.3)
        if not filled:
            return
        page.circle(17.6, 18, 7, "#ffffff", INK, 0.9)
        with page.moved(17.6 - 4.6, 18 - 4.6, 9.2 / 24):
            page.path(_art()["orders"][colour], TINTS[colour], INK, 1.6)


def thing(page: Page, name: str, x: float, y: float, size: float, filled: bool = True) -> None:
    """A resource, any resource, or a citizen, as data files write it: `deniers`, `any`, `red citizen`."""
    if name.endswith(" citizen"):
        citizen(page, name.removesuffix(" citizen"), x, y, size, filled)
        return
    with page.moved(**centred(x, y, size, 24)):
        for look, d in _art()["things"][name]:
            colour = TINTS[look] if look in TINTS else TINTS.get(OF_RESOURCE.get(name, ""))
            page.path(d, None if look == "line" else colour if filled else "#ffffff", INK, 1.4)
        if name == "influence":
            with page.moved(12 - 12 * 0.68, 12 - 12 * 0.68, 0.68):
                page.path(_art()["signs"]["star"], "#ffffff" if filled else INK, None)


def amount(page: Page, count: int, name: str, x: float, y: float, size: float) -> None:
    """So many of a thing, the middle of both there."""
    letters = size * 2.1
    page.number(x - size * 0.5, y, str(count), letters)
    thing(page, name, x + size * 0.32, y, size)


def building(page: Page, row: str, x: float, y: float, size: float, width: float = 1.3) -> None:
    """An outline, to be drawn round when it is constructed."""
    with page.moved(**centred(x, y, size, 32)):
        for look, d in _art()["buildings"][row]:
            if look == "hole":
                page.path(d, INK, None)
            else:
                page.path(d, None if look == "line" else "#ffffff", INK, width if look != "line" else width * 0.75)


def die(page: Page, colour: str, x: float, y: float, size: float, number: int | None = None) -> None:
    """A die of an order: with its shape inside, or above a column with its number; without one to be written in."""
    box = Box(x - size / 2, y - size / 2, size, size)
    page.rect(box, "#ffffff", TINTS[colour] if colour == "red" else INK, size * 0.07, round=size * 0.16)
    if number is None:
        return
    page.number(x, y, str(number), size * 2.05)


def marked_die(page: Page, colour: str, x: float, y: float, size: float) -> None:
    """Any die of an order."""
    die(page, colour, x, y, size)
    order(page, colour, x, y, size * 0.66)


def pips(page: Page, value: int, x: float, y: float, size: float) -> None:
    for right, down in PIPS[value]:
        page.circle(x + right * size * 0.27, y + down * size * 0.27, size * 0.08, INK, None)


def cup(page: Page, x: float, y: float, size: float) -> None:
    """The sign of a Banquet."""
    with page.moved(x, y, size / 18):
        page.path("M-6 -8H6C6 -1 3.5 1.5 1 2V6H4.5V8H-4.5V6H-1V2C-3.5 1.5-6 -1-6 -8Z", "#e7cf8f", INK, 1.3)


def swords(page: Page, x: float, y: float, size: float) -> None:
    """The sign of a Raid."""
    with page.moved(x, y, size / 18):
        page.path("M-7 -8 6 6M7 -8 -6 6M3.5 7.5 8 3.5M-3.5 7.5-8 3.5", None, INK, 1.9)


def cut(page: Page, box: Box) -> None:
    """The frame of something to be cut out."""
    page.rect(box, None, INK, 0.15)
