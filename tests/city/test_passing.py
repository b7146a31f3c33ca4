"""Turns of the action phase, passing, and how the phase ends (T8)."""

import pytest
from tests.city.table import act, city, dice_of, facing, keys, place, play, step, why

import troyes


def districts(game: troyes.Game) -> list[int]:
    return [data["district"] for data in game.position()["families"]]


def deniers(game: troyes.Game) -> list[int]:
    return [data["deniers"] for data in game.position()["families"]]


# -- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_turns_go_clockwise_from_the_start_player(start: int):
    """One action each, round and round."""
    white = {seat: f"w{seat + 1}" for seat in range(4)}
    game = place(city(4, start=start, turn=start, dice={**white, "neutral": "r1"}, deniers=[0] * 4))
    seats: list[int] = []
    for _ in range(4):
        seats.append(game.pending[0].seat)
        play(game, "build cathedral")
    assert seats == [(start + seat) % 4 for seat in range(4)]
    assert (step(game), game.pending[0].seat) == ("action", start)


def test_the_turn_comes_round_again():
    game = place(city(dice={0: "w1 w2", 1: "w3", 2: "w4", "neutral": "r1"}, deniers=[0] * 3))
    act(game, "build cathedral", "w1")
    act(game, "build cathedral", "w3")
    act(game, "build cathedral", "w4")
    assert (game.pending[0].seat, dice_of(game)) == (0, "w2")


# -- passing ---------------------------------------------------------------------------------------------------------


def test_passing_puts_2_deniers_into_the_district_at_once():
    """T8."""
    game = play(place(city(dice={0: "y1", 1: "y6"}, deniers=[5, 5, 5])), "pass")
    assert (districts(game), deniers(game)) == ([2, 0, 0], [5, 5, 5])
    assert game.pending[0].seat == 1


def test_passing_is_always_possible():
    """Also for someone who could do a lot."""
    assert "pass" in keys(place(city(dice={0: "y6 r6 w6", 1: "y6"})))
    assert "pass" in keys(place(city(dice={1: "y6"}, influence=[0], deniers=[0])))


def test_1_denier_more_each_time_the_turn_comes_round_again():
    """T8."""
    game = place(city(dice={0: "r1", 1: "w1 w2 w3", 2: "w4 w5 w6"}))
    play(game, "pass")
    assert districts(game) == [2, 0, 0]
    for laps in (1, 2):
        act(game, "build cathedral", f"w{laps}")
        assert districts(game) == [1 + laps, 0, 0]
        act(game, "build cathedral", f"w{laps + 3}")
        assert districts(game) == [2 + laps, 0, 0]
    assert game.pending[0].seat == 1


def test_who_has_passed_takes_no_more_actions_in_the_round():
    game = place(city(dice={0: "w6", 1: "w1 w2", 2: "w3 w4"}))
    play(game, "pass")
    seats: list[int] = []
    for die in ("w1", "w3", "w2", "w4"):
        seats.append(game.pending[0].seat)
        act(game, "build cathedral", die)
    assert seats == [1, 2, 1, 2]
    assert dice_of(game) == "w6"
    assert game.pending[0].seat == 1


def test_all_who_have_passed_are_paid_as_the_turn_goes_by():
    """T8: with one player left, each of his actions brings all the others 1 denier."""
    game = place(city(4, dice={0: "r1", 3: "w1 w2 w3"}, district=[4, 3, 2], turn=3))
    act(game, "build cathedral", "w1")
    assert (districts(game), game.pending[0].seat) == ([5, 4, 3, 0], 3)
    act(game, "build cathedral", "w2")
    assert (districts(game), game.pending[0].seat) == ([6, 5, 4, 0], 3)


def test_district_deniers_are_not_yet_the_players_own():
    """T8: the Tax Collector finds 1 denier in hand, and leaves what lies in the district."""
    game = place(
        city(
            cards=["tax_collector"],
            tradesmen={"tax_collector": "0."},
            city_hall="111 ...",
            dice={0: "r4", 2: "w1"},
            deniers=[0, 1, 0],
            district=[0, 5, 0],
        )
    )
    act(game, "activate tax_collector", "r4")
    assert (deniers(game), districts(game)) == ([1, 0, 0], [0, 6, 0])  # and 1 more for waiting


def test_who_has_passed_is_not_asked():
    with pytest.raises(troyes.PositionError):
        place(city(dice={0: "r1"}, district=[9, 0, 0], turn=0))
    assert place(city(dice={0: "r1"}, district=[9, 0, 0], turn=1)).pending[0].seat == 1


def test_the_last_player_to_pass_gets_2_deniers_too():
    """T8: and all of it comes to hand, for the round ends."""
    game = place(city(dice={0: "y1", 1: "r1"}, deniers=[0, 0, 0], city_hall="012 ...", start=2), rolls=[6] * 9)
    play(game, "pass", "pass", "pass")
    assert game.position()["round"] == 4
    assert deniers(game)[2] == 2 + 10
    assert sorted(deniers(game)) == [12, 12, 12]


def test_the_dice_of_a_player_who_has_passed_can_still_be_bought():
    game = place(city(dice={0: "y6 y5", 1: "r1"}, deniers=[0, 5, 5], district=[2], turn=1))
    act(game, "agriculture", "0y6")
    assert deniers(game)[:2] == [2, 6]
    assert dice_of(game) == "y5"


# -- the end of the phase --------------------------------------------------------------------------------------------


def test_the_round_ends_at_once_when_the_last_player_passes():
    """T8: nobody waits for another denier."""
    game = place(city(dice={0: "y1", 1: "r1"}, deniers=[0] * 3, district=[0, 7, 4], city_hall="0.. ..."))
    play(game, "pass")
    assert (game.position()["round"], deniers(game)) == (4, [12, 17, 14])


def test_the_round_ends_at_once_when_no_die_is_left_on_the_square():
    """T8: nobody gets the 2 deniers of a pass; those who have passed get no other."""
    game = place(city(dice={0: "w6"}, deniers=[0] * 3, district=[0, 2, 0], city_hall="0.. ..."))
    act(game, "build cathedral", "w6")
    assert (game.position()["round"], deniers(game)) == (4, [10, 12, 10])


def test_dice_of_others_keep_the_round_going():
    """T8: also those of the neutral player, and of those who have passed."""
    for owner in (1, "neutral"):
        game = place(city(dice={0: "w6", owner: "r1"}, district=[0, 2, 0]))
        act(game, "build cathedral", "w6")
        assert (game.position()["round"], game.pending[0].seat) == (3, 2)


def test_if_the_black_dice_swallow_every_die_there_is_no_action_phase():
    """T8."""
    game = place(facing(black=[4], dice={0: "r1 r1"}, deniers=[0] * 3, influence=[5], city_hall="0.. ..."))
    play(game, "die 0 red 1")
    while step(game) == "black_dice" and game.position()["round"] == 3:
        play(game, keys(game)[0])
    assert (game.position()["round"], deniers(game)) == (4, [10, 10, 10])
    assert game.position()["start_player"] == 1


def test_with_a_die_left_there_is_one():
    """T8: even if it is a neutral one."""
    game = place(facing(black=[4], dice={0: "r2", "neutral": "y1"}))
    play(game, "die 0 red 2")
    assert (game.position()["round"], step(game), game.pending[0].seat) == (3, "action", 0)


def test_nobody_acts_before_their_turn():
    game = place(city(dice={0: "y6", 1: "y6"}))
    reason = game.why_not(1, "agriculture")
    assert reason is not None
    assert reason.message.id == "why-not-your-turn"
    assert why(game, "agriculture") is None
