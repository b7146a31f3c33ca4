"""The count at the end, and who wins."""

import itertools

import pytest
from tests.dice.table import (
    BUILDINGS,
    COLOURS,
    RESOURCES,
    Sheet,
    act,
    at,
    ended,
    played_out,
    sheet,
    sheet_of,
    with_die,
)

import troyes

POOR = {"influence": 0, "deniers": 0, "knowledge": 0}
LINES = {*BUILDINGS, *RESOURCES, *(f"{colour}_citizens" for colour in COLOURS)}


def lines(paper: Sheet) -> dict[str, int]:
    """What the sheet scores, without what scores nothing."""
    return {what: points for what, points in ended(paper).scores()[0].lines.items() if points}


def test_the_game_ends_after_the_eighth_afternoon():
    game = at(day=8, half="morning")
    act(game, "die 1", "gain influence 1")
    assert not game.over
    assert game.winners() == ()
    game = act(at(day=8, half="afternoon"), "die 1", "gain influence 1")
    assert game.over
    assert game.winners() == (0,)


def test_the_game_waits_for_everyones_last_half_day():
    game = at(sheet(), sheet(), day=8, half="afternoon")
    act(game, "die 1", "gain influence 1", seat=1)
    assert not game.over
    act(game, "die 1", "gain influence 1", seat=0)
    assert game.over


def test_nothing_can_be_chosen_when_the_game_is_over():
    game = ended(sheet())
    assert game.pending == ()
    with pytest.raises(troyes.IllegalMove) as refused:
        game.play(0, "die 1")
    assert refused.value.message.id == "why-game-over"


# By column of its Cathedral: the kind that the character scores.
SCORED = ["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"]


@pytest.mark.parametrize("before", [0, 2, 4])
@pytest.mark.parametrize(("column", "building"), list(enumerate(SCORED, 1)))
@pytest.mark.parametrize("count", [0, 1, 4, 6])
def test_a_character_scores_its_number_for_each_building_of_its_kind(
    column: int, building: str, count: int, before: int
):
    """With so many Cathedrals before it the character's number is 1, 2 or 3."""
    others = [other for other in range(1, 7) if other != column][:before]
    standing = {} if building == "cathedral" else {building: list(range(1, count + 1))}
    score = ended(sheet(**POOR, cathedral=[*others, column], **standing)).scores()[0]
    number = 1 + before // 2
    cathedrals = before + 1
    assert score.lines[building] == number * (cathedrals if building == "cathedral" else count)


def test_buildings_count_as_they_stand_at_the_end():
    """The Fortress that comes after the Cathedral counts like those before it."""
    game = with_die("red", 4, sheet(cathedral=[1], fortress=[1, 6]), day=8, half="afternoon")
    act(game, "fortress 4")
    assert game.scores()[0].lines["fortress"] == 3


def test_a_kind_without_its_character_scores_nothing():
    everything = {building: [1, 2, 3, 4, 5, 6] for building in BUILDINGS if building != "cathedral"}
    assert lines(sheet(**POOR, **everything)) == {}
    assert lines(sheet(**POOR, **everything, cathedral=[4])) == {"city_hall": 6}


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (17, 8), (18, 9)])
def test_each_pair_of_one_resource_is_a_point(resource: str, count: int, points: int):
    assert lines(sheet(**{**POOR, resource: count})) == ({resource: points} if points else {})


def test_two_different_resources_make_no_pair():
    assert lines(sheet(influence=1, deniers=1, knowledge=1)) == {}
    assert lines(sheet(influence=3, deniers=3, knowledge=3)) == dict.fromkeys(RESOURCES, 1)


@pytest.mark.parametrize("resource", RESOURCES)
def test_crossed_out_resources_do_not_count(resource: str):
    assert lines(sheet(**{**POOR, resource: (18, 4)})) == {resource: 2}


@pytest.mark.parametrize("citizens", [(1, 0, 0), (0, 7, 0), (0, 0, 20), (20, 20, 20), (3, 8, 14)])
def test_each_citizen_is_a_point(citizens: tuple[int, int, int]):
    expected = {f"{colour}_citizens": count for colour, count in zip(COLOURS, citizens, strict=True) if count}
    assert lines(sheet(**POOR, citizens=citizens)) == expected
    assert ended(sheet(**POOR, citizens=citizens)).scores()[0].total == sum(citizens)


def test_the_lines_add_up_to_the_total():
    for game in itertools.islice(played_out(troyes.new_game("troyes-dice", players=3, seed=3)), 0, None, 7):
        for score in game.scores():
            assert set(score.lines) == LINES
            assert score.total == sum(score.lines.values())


def test_everybody_sees_the_same_points():
    """The points that a view shows are the totals, character by character, pair by pair, citizen by citizen."""
    papers = [
        sheet(influence=7, deniers=4, knowledge=3, citizens=(3, 5, 8)),
        sheet(cathedral=[1, 2, 3, 4, 5, 6], fortress=[1], counts_palace=[1, 2], city_hall=[4], bishopric=[5, 6]),
        sheet(**POOR, cathedral=[5, 3], great_hall=[1, 2, 3], citizens=(20, 0, 1)),
    ]
    game = ended(*papers)
    assert game.view(None)["points"] == [score.total for score in game.scores()] == [22, 32, 26]


def test_before_the_end_the_score_is_what_would_be_counted_now():
    game = with_die("white", 5, sheet(), sheet())
    assert game.scores()[0].total == 3
    act(game, "bishopric 5")
    assert [score.total for score in game.scores()] == [5, 3]


def points(total: int) -> Sheet:
    return sheet(**POOR, citizens=(total, 0, 0))


@pytest.mark.parametrize(
    ("totals", "winners"), [((5, 9, 7), (1,)), ((9, 3), (0,)), ((1, 2, 3, 4, 5, 6, 7, 8, 9, 10), (9,))]
)
def test_the_highest_total_wins(totals: tuple[int, ...], winners: tuple[int, ...]):
    assert ended(*(points(total) for total in totals)).winners() == winners


@pytest.mark.parametrize(
    ("totals", "winners"), [((9, 3, 9), (0, 2)), ((4, 4), (0, 1)), ((0, 0, 0), (0, 1, 2)), ((2, 8, 8, 8), (1, 2, 3))]
)
def test_equal_best_totals_share_the_victory(totals: tuple[int, ...], winners: tuple[int, ...]):
    """D14: there is no tie-break, however the points were made."""
    assert ended(*(points(total) for total in totals)).winners() == winners


def test_points_of_different_kinds_tie():
    """D14: ten points are ten points."""
    paper = sheet(influence=18, deniers=2, knowledge=0)
    assert ended(points(10), paper).winners() == (0, 1)


@pytest.mark.parametrize("total", [0, 12])
def test_the_only_seat_wins(total: int):
    """D14."""
    assert ended(points(total)).winners() == (0,)


def test_one_player_plays_by_the_same_rules():
    """D14: alone or among others, the same choices at the same dice lead to the same sheet."""
    choices = ("die 3", "fortress 4")
    alone = act(with_die("red", 1, sheet(), day=4), "fortress 1")
    among = with_die("red", 1, sheet(), sheet(), sheet(), day=4)
    for seat in range(3):
        act(among, "fortress 1", seat=seat)
    assert sheet_of(alone) == sheet_of(among, 2)
    solo, pair = at(sheet(knowledge=4)), at(sheet(knowledge=4), sheet())
    assert sheet_of(act(solo, *choices)).drawn == sheet_of(act(pair, *choices)).drawn == {"fortress 4"}
    assert sheet_of(solo).in_hand == sheet_of(pair).in_hand
