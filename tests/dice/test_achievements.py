"""The 21 boxes: each with a game that fills it and one that just does not (D16)."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.dice.table import BUILDINGS, COLUMNS, Sheet, ended, sheet

import troyes
from troyes.core import text
from troyes.dice.achievements import BOXES, earned, kinds, three_games, verdict
from troyes.dice.game import DiceGame


def row(building: str, columns: Sequence[int]) -> Sheet:
    drawn: dict[str, Any] = {building: columns}
    return sheet(**drawn)


def track(resource: str, circled: int, left: int) -> Sheet:
    kept: dict[str, Any] = {resource: (circled, left)}
    return sheet(**kept)


FIVE = COLUMNS[:5]
"""Three of each resource are in hand from the start, and a pair is worth a point: 3 points on every sheet below."""

SHEETS: dict[str, tuple[Sheet, Sheet]] = {
    "score-45": (sheet(citizens=(15, 15, 12)), sheet(citizens=(15, 15, 11))),
    "score-55": (sheet(citizens=(20, 20, 12)), sheet(citizens=(20, 20, 11))),
    "score-65": (sheet(citizens=(20, 20, 20), influence=7), sheet(citizens=(20, 20, 20), influence=5)),
    "win_over_60": (sheet(citizens=(20, 20, 18)), sheet(citizens=(20, 20, 17))),
    "eighteen_from_one_character": (
        sheet(cathedral=COLUMNS, city_hall=COLUMNS, fortress=COLUMNS),
        sheet(cathedral=COLUMNS[:4], city_hall=COLUMNS, fortress=COLUMNS),
    ),
    "forty_citizens": (sheet(citizens=(14, 13, 13)), sheet(citizens=(13, 13, 13))),
    **{
        f"prestige_row-{building}": (row(building, COLUMNS), row(building, FIVE))
        for building in ("fortress", "great_hall", "cathedral")
    },
    **{
        f"work_row-{building}": (row(building, COLUMNS), row(building, FIVE))
        for building in ("counts_palace", "city_hall", "bishopric")
    },
    **{
        f"resource_track-{resource}": (track(resource, 18, 0), track(resource, 17, 17))
        for resource in ("influence", "deniers", "knowledge")
    },
    "citizen_track-red": (sheet(citizens=(20, 0, 0)), sheet(citizens=(19, 20, 20))),
    "citizen_track-yellow": (sheet(citizens=(0, 20, 0)), sheet(citizens=(20, 19, 20))),
    "citizen_track-white": (sheet(citizens=(0, 0, 20)), sheet(citizens=(20, 20, 19))),
}
COUNTS = {
    "three_games-solo": ((3, 0, 0), (2, 9, 9)),
    "three_games-multiplayer": ((0, 3, 0), (9, 2, 9)),
    "three_games-expansion": ((0, 0, 3), (9, 9, 2)),
}


def over(*sheets: Sheet) -> DiceGame:
    game = ended(*sheets)
    assert isinstance(game, DiceGame)
    return game


def new(players: int, **options: Any) -> DiceGame:
    game = troyes.new_game("troyes-dice", players=players, seed=1, **options)
    assert isinstance(game, DiceGame)
    return game


@pytest.mark.parametrize("box", BOXES)
def test_box(box: str):
    if box in COUNTS:
        enough, too_few = COUNTS[box]
        assert box in three_games(*enough)
        assert box not in three_games(*too_few)
    else:
        enough, just_not = SHEETS[box]
        assert box in earned(over(enough, sheet()), 0)
        assert box not in earned(over(just_not, sheet()), 0)


def test_there_are_21_boxes_each_with_its_words():
    assert len(BOXES) == len(set(BOXES)) == 21
    assert all(text.has(f"achievement-{box}", lang) for box in BOXES for lang in text.LANGUAGES)


def test_boxes_come_in_the_order_of_the_wall():
    full: dict[str, Any] = dict.fromkeys(BUILDINGS, COLUMNS)
    paper = sheet(influence=18, deniers=18, knowledge=18, citizens=(20, 20, 20), **full)
    assert earned(over(paper, sheet()), 0) == BOXES[3:]


def test_no_box_is_filled_before_the_game_is_over():
    game = ended(sheet(citizens=(20, 20, 20)))
    position: dict[str, Any] = game.position() | {"over": False}
    position["seats"][0]["walk"]["stage"] = "die"
    going_on = troyes.from_position(position)
    assert isinstance(going_on, DiceGame)
    assert earned(going_on, 0) == []


def test_a_blank_sheet_fills_nothing():
    assert earned(over(sheet()), 0) == []


def test_each_seat_fills_its_own_boxes():
    game = over(sheet(citizens=(20, 0, 0)), sheet(citizens=(0, 20, 0)))
    assert earned(game, 0) == ["citizen_track-red"]
    assert earned(game, 1) == ["citizen_track-yellow"]


def test_a_shared_victory_is_a_win():
    winner = SHEETS["win_over_60"][0]
    game = over(winner, winner, sheet())
    assert game.winners() == (0, 1)
    assert "win_over_60" in earned(game, 0)
    assert "win_over_60" in earned(game, 1)


def test_more_than_60_points_without_the_victory_are_no_win():
    game = over(sheet(citizens=(20, 20, 18)), sheet(citizens=(20, 20, 19)))
    assert "win_over_60" not in earned(game, 0)
    assert "win_over_60" in earned(game, 1)


def test_a_solo_game_is_won_against_nobody():
    assert "win_over_60" not in earned(over(SHEETS["win_over_60"][0]), 0)


def test_circled_resources_count_when_they_are_spent():
    spent = over(sheet(deniers=(18, 0)))
    assert earned(spent, 0) == ["resource_track-deniers"]


@pytest.mark.parametrize(
    ("players", "banquets", "counted"),
    [
        (1, False, ["solo"]),
        (2, False, ["multiplayer"]),
        (10, False, ["multiplayer"]),
        (1, True, ["solo", "expansion"]),
        (3, True, ["multiplayer", "expansion"]),
    ],
)
def test_a_game_with_tiles_counts_twice(players: int, banquets: bool, counted: list[str]):
    assert kinds(new(players, banquets=banquets)) == counted


@pytest.mark.parametrize(
    ("box", "just", "message", "mark"),
    [
        ("score-45", False, "dice-mark-0", 45),
        ("score-45", True, "dice-mark-1", 55),
        ("score-55", True, "dice-mark-2", 65),
        ("score-65", True, "dice-mark-3", 65),
    ],
)
def test_alone_the_verdict_tells_the_marks_of_the_wall(box: str, just: bool, message: str, mark: int):
    said = verdict(over(SHEETS[box][0 if just else 1]))
    assert said is not None
    assert (said.id, said.args["mark"]) == (message, mark)
    assert str(mark) in said.text("fr")


def test_with_others_the_points_say_it_all():
    assert verdict(over(sheet(), sheet())) is None
