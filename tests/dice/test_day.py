"""How a half day and a day go, and what turns at their ends."""

import pytest
from tests.dice.table import HALF_DAYS, act, at, dice, keys, log_ids, next_half, notches, sheet, sheet_of

ENDINGS = HALF_DAYS[:-1]


def test_the_steps_of_a_half_day_follow_each_other():
    """Roll, event, actions, the plaza turns; then the next roll. The attack is part of the event."""
    game = at(
        day=3,
        half="morning",
        plazas="red yellow white red/white",
        later="white red yellow white/yellow",
        rolls=(2, 3, 4, 6, 1, 1, 1, 1),
    )
    act(game, "die 1", "gain influence 1")
    act(game, "die 1", "gain knowledge 2")
    assert log_ids(game) == [
        *("took", "gained", "plaza-turned"),
        *("rolled", "destroyed", "crossed"),
        *("took", "gained", "plaza-turned"),
        *("rolled", "destroyed", "crossed"),
    ]


@pytest.mark.parametrize(("day", "half"), ENDINGS)
def test_the_destroyed_plaza_comes_back_on_its_other_side(day: int, half: str):
    """At the end of every half day, mornings and afternoons; the black die lies on the fourth place."""
    game = at(day=day, half=half, plazas="red yellow white red/yellow")
    notch = dice(game)[3]["notch"]
    assert notches(game)[notch]["up"] == "red"
    act(game, "die 1", "gain influence 1")
    assert (notches(game)[notch]["up"], notches(game)[notch]["down"]) == ("yellow", "red")


@pytest.mark.parametrize(("black", "place"), [(1, 1), (3, 2), (5, 3), (6, 4)])
def test_plazas_that_were_not_destroyed_keep_their_side(black: int, place: int):
    game = at(plazas="red/white yellow/white white/yellow red/yellow", dice=(1, 3, 5), black=black)
    before = notches(game)
    hit = dice(game)[place - 1]["notch"]
    act(game, next(key for key in keys(game)), "gain influence 1" if place > 1 else "gain deniers 1")
    turned = [notch for notch in range(9) if notches(game)[notch] != before[notch]]
    assert turned == [hit]


def test_a_plaza_of_one_colour_turns_to_the_same_colour():
    game = at(plazas="red yellow white red/red")
    before = notches(game)
    act(game, "die 1", "gain influence 1")
    assert notches(game) == before


def test_a_plaza_may_turn_again_and_come_back():
    """The afternoon's first notch is the next morning's fourth."""
    game = at(
        day=1,
        half="afternoon",
        plazas="red/white yellow white yellow",
        dice=(2, 3, 4),
        black=1,
        rolls=(1, 2, 3, 6),
    )
    act(game, "die 2 for influence", "gain deniers 2")
    assert dice(game)[3]["colour"] == "white"
    assert dice(game)[3]["black"]
    act(game, "die 1", next(key for key in keys(act(game.copy(), "die 1")) if key.startswith("gain")))
    assert notches(game)[5]["up"] == "red"


@pytest.mark.parametrize(("day", "half"), ENDINGS)
def test_the_wheel_turns_after_an_afternoon_and_not_after_a_morning(day: int, half: str):
    game = act(at(day=day, half=half), "die 1", "gain influence 1")
    view = game.view(None)
    assert (view["day"], view["half"]) == next_half(day, half)
    neutral = set(range(9)) - {die["notch"] for die in view["dice"]}
    assert view["day"] - 1 in neutral


@pytest.mark.parametrize(("day", "half"), ENDINGS)
def test_a_new_half_day_begins_with_a_roll(day: int, half: str):
    game = act(at(day=day, half=half, rolls=(5, 4, 1, 2)), "die 1", "gain influence 1")
    assert [(die["rolled"], die["black"]) for die in dice(game)] == [
        (1, False),
        (2, True),
        (4, False),
        (5, False),
    ]
    assert game.pending[0].kind == "die"


def test_after_the_eighth_afternoon_there_is_no_further_half_day():
    game = act(at(day=8, half="afternoon"), "die 1", "gain influence 1")
    assert game.over
    assert game.pending == ()
    assert game.view(None)["day"] == 8


def test_the_last_half_days_bonuses_are_taken_before_the_end():
    game = at(sheet(citizens=(5, 6, 6)), day=8, half="afternoon")
    act(game, "die 1", "fortress 1")
    assert not game.over
    assert game.pending[0].kind == "work_building"
    act(game, "bishopric 2")
    assert game.over
    assert sheet_of(game).citizens == (6, 6, 8)
