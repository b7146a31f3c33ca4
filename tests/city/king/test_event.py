"""Le Roy's 5 and 9: the right-most event, which he counters at one stroke."""

import pytest
from tests.city.table import Owner, act, banners, city, dice_of, family, place, roy, roy_acts

FIVE_AND_NINE = [5, 9]


@pytest.mark.parametrize("result", FIVE_AND_NINE)
def test_he_fills_every_free_banner_of_the_right_most_event_and_it_is_settled(result: int):
    """K10: Heresy has three banners, and pays 3 and 1."""
    game = roy_acts(result, "r6 y5 w4", events={"war": [0, 0], "heresy": [0]}, roy_vp=1, vp=[1])
    assert banners(game) == {"marauding": [], "war": [0, 0]}
    assert roy(game)["vp"] == 4
    assert roy(game)["events"] == ["heresy"]
    assert family(game)["vp"] == 2
    assert family(game)["events"] == []


@pytest.mark.parametrize("result", FIVE_AND_NINE)
def test_if_marauding_stands_alone_it_is_marauding(result: int):
    """K10, T23: it stays, and is no card to take."""
    game = roy_acts(result, "r6 y5 w4", events={"marauding": [0]}, roy_vp=1, vp=[1])
    assert banners(game) == {"marauding": []}
    assert roy(game)["vp"] == 3
    assert roy(game)["events"] == []
    assert family(game)["vp"] == 2
    assert dice_of(game, "neutral") == "w4"


def test_marauding_settled_by_the_player_is_open_to_le_roy_at_once():
    """K10, T23: his turn is another action."""
    position = city(king=True, dice={0: "y6 y3 w1", "neutral": "r6"}, events={})
    game = act(place(position, (1, 4)), "combat marauding", "y6 y3", most=3)
    assert family(game)["vp"] == 3
    assert roy(game)["vp"] == 3
    assert banners(game) == {"marauding": []}


def test_marauding_is_left_alone_while_another_event_stands():
    """K10."""
    game = roy_acts(5, "r6 y5 w4", events={"marauding": [0, 0], "heresy": [0, 0]})
    assert banners(game) == {"marauding": [0, 0]}
    assert dice_of(game, "neutral") == "y5 w4"


@pytest.mark.parametrize(
    ("event", "cubes", "left"),
    [
        ("brigands_a", [], 3),
        ("brigands_a", [0], 4),
        ("brigands_a", [0, "neutral"], 5),
        ("succession_conflict", [], 1),
        ("war", [0, 0], 2),
        ("war", [], 0),
    ],
)
def test_the_price_is_a_die_for_each_banner_that_he_fills(event: str, cubes: list[Owner], left: int):
    """K10: of six dice."""
    game = roy_acts(9, "r6 r5 r4 y3 y2 w1", events={event: cubes})
    assert len(dice_of(game, "neutral").split()) == left
    assert banners(game) == {"marauding": []}


def test_with_too_few_dice_he_still_fills_them_all():
    """K7."""
    game = roy_acts(5, "r1", events={"war": []})
    assert banners(game) == {"marauding": []}
    assert roy(game)["vp"] == 9
    assert roy(game)["events"] == ["war"]


def test_alone_on_the_card_he_gains_both_rewards():
    """K2, K10, T22."""
    game = roy_acts(5, "r6 r5 r4", events={"brigands_a": ["neutral"]})
    assert roy(game)["vp"] == 4
    assert roy(game)["events"] == ["brigands_a"]


def test_behind_the_player_he_gains_the_smaller_reward():
    """K2, K10, T22: the card is the player's."""
    game = roy_acts(5, "r6 r5 r4", events={"interruption_of_work": [0, 0, 0]})
    assert roy(game)["vp"] == 2
    assert roy(game)["events"] == []
    assert family(game)["vp"] == 4
    assert family(game)["events"] == ["interruption_of_work"]


@pytest.mark.parametrize(("cubes", "winner"), [([0, 0], 0), (["neutral", 0, 0], "neutral"), ([0, "neutral", 0], 0)])
def test_a_tie_shares_both_rewards_and_the_card_goes_to_who_came_first(cubes: list[Owner], winner: Owner):
    """K2, T22: Interruption of Work has four banners, and pays 4 and 2."""
    game = roy_acts(5, "r6 r5 r4", events={"interruption_of_work": cubes})
    assert roy(game)["vp"] == family(game)["vp"] == 3
    assert roy(game)["events"] == (["interruption_of_work"] if winner == "neutral" else [])
    assert family(game)["events"] == (["interruption_of_work"] if winner == 0 else [])


def test_le_roy_ranks_too_when_the_player_counters():
    """K2: his one cube brings him the smaller reward."""
    game = place(city(king=True, dice={0: "r6 w1"}, events={"brigands_a": ["neutral"]}))
    act(game, "combat brigands_a", "r6", most=2)
    assert family(game)["vp"] == 3
    assert roy(game)["vp"] == 1


def test_his_cubes_bring_the_player_no_influence():
    game = roy_acts(5, "r6 r5 r4", events={"brigands_a": [0]}, influence=[4])
    assert family(game)["influence"] == 4
