"""The turning points, on curves drawn by hand."""

from troyes.coach.shapes import VERSION, Analysis, Budget, Cause, Moment, Turn
from troyes.coach.turning_points import turning_points
from troyes.core.message import Message


def moment(at: int, turn: int, stage: int, chance: float, cause: Cause | None, points: float = 0.0) -> Moment:
    return Moment(at, stage, [points, 30.0], [chance, 1.0 - chance], cause, turn)


def drawn(curve: list[Moment], solo: bool = False, seats: tuple[int, ...] = (0, 1, 0, 1, 0)) -> Analysis:
    turns = [
        Turn(at, seat, at, Message("coach-when-round", {"round": at + 1}), at, at, [], [], [], 0.0, 0.0, False)
        for at, seat in enumerate(seats)
    ]
    if solo:
        for each in curve:
            each.points, each.chance = each.points[:1], [1.0]
    sides = 1 if solo else 2
    budget = Budget("count", 0.2)
    return Analysis(VERSION, "", "troyes", sides, sides, solo, True, [0], budget, [], turns, curve, [], [])


def test_the_three_largest_swings_in_the_order_of_play():
    curve = [
        moment(0, 0, 0, 0.50, None),
        moment(1, 0, 0, 0.40, "choice"),
        moment(1, 1, 1, 0.42, "dice"),
        moment(2, 1, 1, 0.72, "choice"),
        moment(2, 2, 2, 0.52, "dice"),
        moment(3, 2, 2, 0.51, "choice"),
    ]
    found = turning_points(drawn(curve))
    assert [(point.cause, point.seat, point.turn) for point in found] == [
        ("choice", 0, 0),
        ("choice", 1, 1),
        ("dice", -1, 2),
    ]
    assert [round(point.after - point.before, 2) for point in found if point.side == 0] == [-0.1, -0.2]
    assert found[1].side == 1, "of two sides that lose and win the same, the one who chose is told of"
    assert round(found[1].before - found[1].after, 2) == 0.3


def test_all_that_chance_does_in_a_stage_is_one_swing():
    curve = [moment(0, 0, 0, 0.5, None)]
    curve += [moment(at, at, 3, 0.5 + 0.1 * at, "dice") for at in (1, 2, 3)]
    (found,) = turning_points(drawn(curve))
    assert (round(found.before, 2), round(found.after, 2)) == (0.5, 0.8)


def test_alone_points_count():
    curve = [moment(0, 0, 0, 1.0, None, 50.0), moment(1, 0, 0, 1.0, "choice", 46.5), moment(1, 1, 1, 1.0, "dice", 46.7)]
    (found,) = turning_points(drawn(curve, solo=True))
    assert found.points == -3.5
    assert "3.5" in found.words.text("en")
    assert "3,5" in found.words.text("fr")


def test_nothing_turns_in_a_quiet_game():
    assert turning_points(drawn([moment(0, 0, 0, 0.5, None), moment(1, 0, 0, 0.505, "choice")])) == []


def test_words_name_the_sides():
    curve = [moment(0, 0, 0, 0.5, None), moment(1, 0, 0, 0.2, "choice")]
    (found,) = turning_points(drawn(curve))
    assert found.words.text("en", ["Anna", "Ben"]) == "Anna gives something away: a chance of 50 % becomes 20 %"
