"""Combating events, and what happens when the last banner is filled (T22, T23)."""

from typing import Any

import pytest
from tests.city.table import act, banners, city, dice_of, family, keys, place, play, step, why

import troyes


def points(game: troyes.Game) -> list[int]:
    return [data["vp"] for data in game.position()["families"]]


def taken(game: troyes.Game) -> list[list[str]]:
    return [data["events"] for data in game.position()["families"]]


# -- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "die"), [("war", "r6"), ("heresy", "w6"), ("drought", "y6"), ("marauding", "y6"), ("brigands_a", "r6")]
)
def test_an_event_is_combated_with_dice_of_its_colour(event: str, die: str):
    queue = {} if event == "marauding" else {event: ()}
    assert f"combat {event}" in keys(place(city(events=queue, dice={0: die})))
    for other in {"r6", "y6", "w6"} - {die}:
        game = place(city(events=queue, dice={0: other}))
        assert f"combat {event}" not in keys(game)
        assert why(game, f"combat {event}") == "no-dice"


@pytest.mark.parametrize(
    ("event", "dice", "most"),
    [
        ("war", "r4", 1),
        ("war", "r6 r1", 1),
        ("war", "r6 r2", 2),
        ("war", "r6 r6 r3", 3),
        ("war", "r6 r6 r6", 4),
        ("brigands_a", "r5", 1),
        ("brigands_a", "r6", 2),
        ("heresy", "w6 w2", 2),
        ("marauding", "y6 y3", 3),
    ],
)
def test_the_value_divided_by_the_events_number_is_the_most_cubes(event: str, dice: str, most: int):
    """Rounded down; fewer may be placed, at least one (T11)."""
    queue = {} if event == "marauding" else {event: ()}
    game = place(city(events=queue, dice={0: dice, 1: "w1" if dice[0] != "w" else "r1"}))
    act(game, f"combat {event}", dice)
    if most == 1:
        assert banners(game)[event] == [0]
    else:
        assert keys(game) == [f"times {times}" for times in range(most, 0, -1)]
        assert why(game, "times 0") == "at-least-once"


@pytest.mark.parametrize("times", [1, 2, 3])
def test_fewer_cubes_may_be_placed_and_each_brings_1_influence(times: int):
    """T11, T25."""
    game = place(city(events={"war": ()}, dice={0: "r6 r6", 1: "w1"}, influence=[5]))
    act(game, "combat war", "r6 r6", f"times {times}")
    assert banners(game) == {"marauding": [], "war": [0] * times}
    assert (family(game)["influence"], dice_of(game)) == (5 + times, "")


def test_a_combat_places_cubes_on_one_event_only():
    """All are placed where the dice were sent, and nobody is asked for another."""
    game = place(city(events={"brigands_a": (), "brigands_b": (), "war": ()}, dice={0: "r6 r6 r6", 1: "w1"}))
    act(game, "combat brigands_b", "r6 r6 r6")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    play(game, "times 2")
    assert banners(game) == {"marauding": [], "brigands_a": [], "brigands_b": [0, 0], "war": []}
    assert game.pending[0].seat == 1


@pytest.mark.parametrize(("there", "most"), [([1], 2), ([1, 2], 1), ([1, "neutral"], 1)])
def test_no_more_cubes_than_free_banners(there: list[Any], most: int):
    """Brigands have three banners; 18 points would be six cubes."""
    game = place(city(events={"brigands_a": there}, dice={0: "r6 r6 r6", 1: "w1"}, influence=[0]))
    act(game, "combat brigands_a", "r6 r6 r6")
    if most > 1:
        assert keys(game) == [f"times {times}" for times in range(most, 0, -1)]
        play(game, f"times {most}")
    assert family(game)["influence"] == most
    assert "brigands_a" not in banners(game)


def test_an_event_that_is_not_there_cannot_be_combated():
    game = place(city(dice={0: "r6"}, events={"brigands_a": ()}))
    assert why(game, "combat war") == why(game, "combat brigands_b") == "no-event"


def test_cubes_lie_in_the_order_in_which_they_came():
    game = place(city(events={"war": [2, 1]}, dice={0: "r4", 1: "r4", 2: "w1"}))
    act(game, "combat war", "r4")
    act(game, "combat war", "r4")
    assert banners(game)["war"] == [2, 1, 0, 1]


# -- settling --------------------------------------------------------------------------------------------------------


def last_cube(*earlier: Any, event: str = "war", players: int = 4, **given: Any) -> troyes.Game:
    """Seat 0 puts the last cube on an event on which these lie; everybody had 10 points. War: 6 and 3 points."""
    queue: dict[str, Any] = {event: earlier}
    game = place(city(players, events=queue, dice={0: "r4", 1: "w1"}, vp=[10] * players, influence=[0], **given))
    return act(game, f"combat {event}", "r4")


def test_an_event_is_settled_the_moment_its_last_banner_is_filled():
    """T22: and not before."""
    game = place(city(events={"war": [0] * 4}, dice={0: "r4 r4", 1: "w1"}, vp=[10]))
    act(game, "combat war", "r4")
    assert (points(game)[0], taken(game)[0]) == (10, [])
    assert banners(game)["war"] == [0] * 5
    settled = last_cube(0, 0, 0, 0, 0)
    assert (points(settled)[0], taken(settled)[0]) == (19, ["war"])
    assert banners(settled) == {"marauding": []}


@pytest.mark.parametrize(
    ("earlier", "gains"),
    [
        # alone: both rewards
        ((0, 0, 0, 0, 0), [9, 0, 0, 0]),
        # first and second
        ((0, 0, 0, 1, 1), [6, 3, 0, 0]),
        ((1, 1, 1, 1, 0), [3, 6, 0, 0]),
        ((0, 0, 1, 1, 2), [6, 3, 0, 0]),
        # a tie for first: they share both rewards, and nobody else gains
        ((0, 0, 1, 1, 1), [4, 4, 0, 0]),
        ((0, 1, 1, 2, 2), [3, 3, 3, 0]),
        ((1, 1, 2, 2, 3), [0, 4, 4, 0]),
        # a tie for second: they share the smaller
        ((1, 1, 1, 1, 2), [1, 6, 1, 0]),
        ((0, 0, 0, 1, 2), [6, 1, 1, 0]),
        ((0, 0, 1, 2, 3), [6, 1, 1, 1]),
    ],
)
def test_who_gains_what(earlier: tuple[int, ...], gains: list[int]):
    """T22: shares are rounded down."""
    assert points(last_cube(*earlier)) == [10 + gain for gain in gains]


@pytest.mark.parametrize(
    ("earlier", "gains"),
    [
        # neutral is first: the larger reward is lost, the second gains the smaller
        (("neutral",) * 5, [3, 0, 0, 0]),
        (("neutral", "neutral", "neutral", 0, 1), [3, 0, 0, 0]),
        # neutral ties for first: it takes a share
        (("neutral", "neutral", "neutral", 0, 0), [4, 0, 0, 0]),
        (("neutral", "neutral", 1, 1, 0), [3, 3, 0, 0]),
        # neutral is second, or ties for it
        (("neutral", 0, 0, 0, 0), [6, 0, 0, 0]),
        (("neutral", 1, 0, 0, 0), [6, 1, 0, 0]),
    ],
)
def test_neutral_cubes_rank_and_their_reward_is_lost(earlier: tuple[Any, ...], gains: list[int]):
    """T22."""
    assert points(last_cube(*earlier)) == [10 + gain for gain in gains]


@pytest.mark.parametrize(
    ("earlier", "winner"),
    [
        ((1, 1, 1, 1, 0), 1),
        ((1, 0, 0, 0, 1), 0),
        # among equals the one whose first cube came earliest
        ((0, 0, 1, 1, 1), 0),
        ((1, 0, 0, 1, 1), 1),
        ((1, 1, 1, 0, 0), 1),
        ((2, 1, 1, 0, 2), 2),
        (("neutral", 0, 0, "neutral", 1), 0),
        # neutral has most, or came first among equals: nobody takes it
        (("neutral", "neutral", "neutral", "neutral", 1), None),
        (("neutral", 0, 0, "neutral", "neutral"), None),
        ((0, "neutral", "neutral", 0, "neutral"), 0),
    ],
)
def test_the_card_goes_to_the_colour_with_most_cubes(earlier: tuple[Any, ...], winner: int | None):
    """T22."""
    game = last_cube(*earlier)
    assert taken(game) == [["war"] if seat == winner else [] for seat in range(4)]
    assert "war" not in banners(game)


def test_a_card_that_nobody_takes_is_out_of_the_game():
    """T22."""
    game = last_cube(*["neutral"] * 5)
    decks = game.position()["decks"]
    assert all("war" not in cards for cards in decks.values())


def test_the_last_cube_brings_influence_as_well():
    """T25."""
    assert family(last_cube(1, 1, 1, 1, 1))["influence"] == 1


def test_the_queue_closes_the_gap():
    queue = {"brigands_a": [], "war": [0] * 5, "heresy": [1]}
    game = place(city(events=queue, dice={0: "r4", 1: "w1"}))
    act(game, "combat war", "r4")
    assert banners(game) == {"marauding": [], "brigands_a": [], "heresy": [1]}
    assert list(banners(game)) == ["marauding", "brigands_a", "heresy"]


# -- Marauding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("earlier", "gains"), [((0, 0), [3, 0, 0]), ((1, 1), [1, 2, 0]), ((0, 1), [2, 1, 0]), ((1, 2), [1, 1, 1])]
)
def test_marauding_pays_out_loses_its_cubes_and_stays(earlier: tuple[int, ...], gains: list[int]):
    """T23: 2 and 1 points; nobody takes it."""
    game = place(city(events={"marauding": earlier, "war": ()}, dice={0: "y3", 1: "w1"}, vp=[0] * 3))
    act(game, "combat marauding", "y3")
    assert points(game) == gains
    assert banners(game) == {"marauding": [], "war": []}
    assert taken(game) == [[], [], []]


def test_marauding_can_be_combated_again():
    """T23: in a later action."""
    game = place(city(events={"marauding": [1, 1]}, dice={0: "y3", 1: "y3", 2: "w1"}))
    act(game, "combat marauding", "y3")
    act(game, "combat marauding", "y3")
    assert banners(game) == {"marauding": [1]}


def test_marauding_takes_no_more_cubes_in_the_action_that_settled_it():
    """T23: Chivalry has four cubes to place, Marauding is settled with the first, and War takes three."""
    game = place(
        city(
            cards=["chivalry"],
            tradesmen={"chivalry": "0."},
            events={"marauding": [1, 1], "war": ()},
            dice={0: "r4 r1 r1 r1 r1", 1: "w1"},
            influence=[0],
        )
    )
    act(game, "activate chivalry", "r4")
    assert {"cube on marauding", "cube on war"} <= set(keys(game))
    play(game, "cube on marauding")
    assert why(game, "cube on marauding") == "settled-once"
    while step(game) == "event":
        play(game, "cube on war")
    assert banners(game) == {"marauding": [], "war": [0, 0, 0]}
    assert family(game)["influence"] == 4


def test_cubes_without_a_banner_are_not_placed_and_bring_nothing():
    """T23: Chivalry has four cubes, and Marauding, which stands alone, room for one."""
    game = place(
        city(
            cards=["chivalry"],
            tradesmen={"chivalry": "0."},
            events={"marauding": [1, 1]},
            dice={0: "r4 r1 r1 r1 r1", 1: "w1"},
            influence=[0],
        )
    )
    act(game, "activate chivalry", "r4")
    while step(game) == "event":
        play(game, "cube on marauding")
    assert banners(game) == {"marauding": []}
    assert (family(game)["influence"], points(game)) == (1, [1, 2, 0])
    assert game.pending[0].seat == 1
