"""Every Activity card of the expansion: what it brings to another seat than the first, and that it is nothing else."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, keys, place, play

from troyes.city.names import ACTIVITIES, LADIES_ACTIVITIES

EARNS: dict[str, tuple[str, list[str], tuple[int, int, int]]] = {
    # name: dice, what is chosen then, and what comes of it: deniers, influence, points
    "ransom": ("r4", ["times 2", "cube on war", "cube on war"], (-6, 2, 0)),
    "scout": ("r4", ["cube on war", "cube on marauding"], (-2, 2, 0)),
    "executioner": ("r2", ["take from 2"], (0, 2, 0)),
    "marriage": ("r4", [], (-7, 0, 4)),
    "fort": ("r6 r1", [], (0, 3, 3)),
    "princess": ("r4", [], (0, 0, 0)),
    "recruiter": ("r4", [], (0, 0, 0)),
    "clog_maker": ("y2", [], (2, 0, 0)),
    "weaver": ("y2", [], (2, 0, 0)),
    "landlady": ("y6 y2", ["times 2", "lodge vp 1"], (0, 4, 1)),
    "distiller": ("y3", [], (0, 0, 0)),
    "viticulturist": ("y4", [], (0, 0, 0)),
    "banker": ("y4", [], (0, 0, 3)),
    "master_tradesman": ("y5", [], (0, 0, 1)),
    "bishop": ("w3", [], (3, 0, 0)),
    "augustine": ("w3", [], (0, 0, 0)),
    "chief_templar": ("w4", [], (0, 0, 0)),
    "herbalist": ("w4", [], (0, 0, 0)),
    "master_builder": ("w5", ["column 6"], (0, 2, 1)),
    "preacher": ("w3", [], (0, 0, 0)),
    "scribe": ("w5", [], (0, 0, 2)),
    "hermit": ("w6 w2", [], (0, 0, 0)),
    "nun": ("w4", [], (0, 0, 1)),
    "catapult": ("r6", ["discard 2", "cube on war", "cube on marauding"], (0, 4, 0)),
    "squire": ("r4", ["discard 2"], (0, 10, 0)),
    "lumberjack": ("y4", ["discard 2"], (8, 0, 0)),
    "breeder": ("y4", ["discard 2"], (0, 0, 4)),
}
MIXED = ("catapult", "squire", "lumberjack", "breeder")
STORING = (
    *("princess", "recruiter", "distiller", "viticulturist"),
    *("augustine", "chief_templar", "herbalist", "preacher", "hermit"),
)
WHITE_LEFT = "w1"
"""A die that stays in the district: the Nun's."""


def test_no_card_is_left_out():
    assert sorted(EARNS) == sorted(ACTIVITIES[LADIES_ACTIVITIES:])


@pytest.mark.parametrize("name", EARNS)
def test_a_card_works_for_every_seat_and_brings_nothing_but_what_it_says(name: str):
    """Seat 1 has two tradesmen, two citizens in City Hall, three cubes on the Cathedral and two events won. The others
    lose nothing but to the Executioner."""
    dice, choices, (deniers, influence, vp) = EARNS[name]
    other = "tithe" if name in ("clog_maker", "weaver", "lumberjack") else "artisan"
    table: dict[str, Any] = {
        "tradesmen": {name: ".1", other: "10"},
        "cubes": {name: [1, 2, 0]} if name in MIXED else {},
        "dice": {1: f"{dice} {WHITE_LEFT}", 0: "y1", 2: "w2"},
        "city_hall": "101 2..",
        "cathedral": ["111222", "......", "......"],
        "taken": {1: ["heresy", "drought"], 2: ["support"]},
        "deniers": [40, 40, 40],
        "influence": [6, 6, 6],
        "vp": [5, 5, 5],
        "events": {"war": [0]},
    }
    game = act(place(city(turn=1, start=1, **table)), f"activate {name}", dice, *choices)
    assert game.position()["turn"] == 2
    means = [(data["deniers"], data["influence"], data["vp"]) for data in game.position()["families"]]
    robbed = 1 if name == "executioner" else 0
    assert means == [(40, 6, 5), (40 + deniers, 6 + influence, 5 + vp), (40, 6 - robbed, 5)]
    stored = 2 if name == "fort" else int(name in STORING)
    assert card(game, name)["cubes"] == ([1, 0, 0] if name in MIXED else [0, stored, 0])
    placed = {"ransom": 2, "scout": 1, "catapult": 2}.get(name, 0)
    assert banners(game)["war"] == [0] + [1] * placed


@pytest.mark.parametrize("name", MIXED)
def test_a_mixed_card_takes_every_seats_cubes(name: str):
    dice = EARNS[name][0]
    position = city(turn=1, start=1, tradesmen={name: ".1"}, cubes={name: [1, 2, 0]}, dice={1: dice, 0: "w1"})
    game = act(place(position), f"activate {name}", dice)
    assert keys(game)[0] == "times 2"
    play(game, "times 2")
    assert card(game, name)["cubes"] == [1, 4, 0]
