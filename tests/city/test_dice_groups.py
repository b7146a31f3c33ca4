"""Groups of dice: which may be together, what they cost, what they are worth, and that an action does something."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes


def dice_keys(game: troyes.Game) -> list[str]:
    return [key for key in keys(game) if key.startswith("die")]


def deniers(game: troyes.Game) -> list[int]:
    return [data["deniers"] for data in game.position()["families"]]


# -- five actions and a pass -----------------------------------------------------------------------------------------


def test_a_turn_is_one_of_five_actions_or_a_pass():
    """Apart from what influence buys before it."""
    game = place(
        city(
            cards=["merchant"],
            dice={0: "r6 y6 w6"},
            influence=[0],
            deniers=[4],
            events={"war": (), "heresy": ()},
        )
    )
    assert keys(game) == [
        "activate archer",
        "activate hunting",
        "activate merchant",
        "activate innkeeper",
        "activate tithe",
        "combat marauding",
        "combat war",
        "combat heresy",
        "build cathedral",
        "place palace",
        "place city_hall",
        "place bishopric",
        "agriculture",
        "pass",
    ]


@pytest.mark.parametrize("action", ["agriculture", "build cathedral", "pass"])
def test_after_one_action_it_is_the_next_players_turn(action: str):
    game = place(city(dice={0: "y6 w6", 1: "r1"}))
    play(game, action)
    assert (step(game), game.pending[0].seat) == ("action", 1)


# -- which dice may be together --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["y6", "y6 y5", "y6 y5 y4"])
def test_a_group_is_one_to_three_dice(dice: str):
    game = place(city(dice={0: "y6 y5 y4 y3", 1: "w1"}, deniers=[0]))
    act(game, "agriculture", dice)
    assert dice_of(game) == " ".join(die for die in ("y6", "y5", "y4", "y3") if die not in dice)


def test_after_the_third_die_the_group_is_whole():
    game = place(city(dice={0: "y6 y5 y4 y3", 1: "w1"}, deniers=[0]))
    play(game, "agriculture", "die 0 yellow 6", "die 0 yellow 5", "die 0 yellow 4")
    assert (game.pending[0].seat, family(game)["deniers"]) == (1, 7)


@pytest.mark.parametrize(
    ("action", "colour"),
    [
        ("activate mercenary", "red"),
        ("activate merchant", "yellow"),
        ("activate monk", "white"),
        ("combat war", "red"),
        ("combat marauding", "yellow"),
        ("combat heresy", "white"),
        ("build cathedral", "white"),
        ("agriculture", "yellow"),
        ("place palace", "red"),
        ("place city_hall", "yellow"),
        ("place bishopric", "white"),
    ],
)
def test_the_dice_have_the_colour_of_what_they_do(action: str, colour: str):
    """And so all dice of a group have one colour."""
    others = [other for other in ("red", "yellow", "white") if other != colour]
    dice = {"red": "r6 r5", "yellow": "y6 y5", "white": "w6 w5"}
    moment: dict[str, Any] = {
        "cards": ["mercenary", "merchant", "monk"],
        "events": {"war": (), "heresy": ()},
        "deniers": [30],
    }
    game = place(city(dice={0: " ".join(dice.values()), 1: "y1 r1 w1"}, **moment))
    play(game, action)
    assert dice_keys(game) != []
    assert {key.split()[2] for key in dice_keys(game)} == {colour}
    for other in others:
        assert why(game, f"die 0 {other} 6") == "dice-colour"
    assert action not in keys(place(city(dice={0: f"{dice[others[0]]} {dice[others[1]]}"}, **moment)))


def test_the_dice_of_a_group_may_come_from_several_districts():
    game = place(city(dice={0: "y1", 1: "y2", 2: "y3", "neutral": "y4"}, deniers=[30, 0, 0]))
    act(game, "agriculture", "1y2 2y3 ny4")
    assert deniers(game) == [30 - 18 + 4, 6, 6]
    assert [dice_of(game, owner) for owner in (0, 1, 2, "neutral")] == ["y1", "", "", ""]


def test_a_group_need_not_hold_an_own_die():
    game = place(city(dice={0: "w1", 1: "y6"}, deniers=[2, 0]))
    act(game, "agriculture", "1y6")
    assert deniers(game)[:2] == [3, 2]


def test_used_dice_have_left_the_square_before_the_effect():
    """T20: Baker pays for the yellow dice that are left, not for the one that activated it."""
    game = place(city(cards=["baker"], tradesmen={"baker": "0."}, dice={0: "y4 y1", 1: "y1", "neutral": "y2"}))
    act(game, "activate baker", "y4")
    assert family(game)["deniers"] == 20 + 3


def test_dice_beyond_need_may_be_in_the_group():
    """T11: one cube is placed with three dice, where one would do."""
    game = place(city(events={"war": [1, 1, 1, 1, 1]}, dice={0: "r6 r5 r4", 1: "w1"}))
    act(game, "combat war", "r6 r5 r4")
    assert dice_of(game) == ""
    assert "war" not in banners(game)


def test_a_citizen_is_placed_with_exactly_one_die():
    game = place(city(dice={0: "r2 r4", 1: "w1"}))
    play(game, "place palace", "die 0 red 4")
    assert (game.pending[0].seat, dice_of(game)) == (1, "r2")
    assert standing(game, "palace") == "...0.."


# -- what dice cost --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", ["y6", "y6 y4", "y6 y4 y2"])
def test_own_dice_cost_nothing(dice: str):
    game = act(place(city(dice={0: "y6 y4 y2", 1: "w1"}, deniers=[0])), "agriculture", dice)
    assert family(game)["deniers"] == sum(int(die[1]) for die in dice.split()) // 2


@pytest.mark.parametrize(
    ("group", "paid"),
    [
        ("1y2", 2),
        ("y1 1y2", 4),
        ("1y2 1y2", 8),
        ("1y2 2y3", 8),
        ("y1 y1 1y2", 6),
        ("y1 1y2 2y3", 12),
        ("1y2 1y2 2y3", 18),
    ],
)
def test_dice_of_others_cost_2_4_or_6_each_by_the_size_of_the_group(group: str, paid: int):
    game = place(city(dice={0: "y1 y1", 1: "y2 y2", 2: "y3"}, deniers=[20, 0, 0]))
    worth = sum(int(die[-1]) for die in group.split())
    act(game, "agriculture", group)
    assert deniers(game)[0] == 20 - paid + worth // 2
    assert sum(deniers(game)[1:]) == paid


def test_each_owner_is_paid_for_what_was_bought_there():
    game = place(city(4, dice={0: "y1", 1: "y2 y2", 3: "y3"}, deniers=[20, 1, 2, 3]))
    act(game, "agriculture", "1y2 1y2 3y3")
    assert deniers(game) == [20 - 18 + 3, 13, 2, 9]


@pytest.mark.parametrize(("group", "paid"), [("ny6", 2), ("y1 ny6", 4), ("ny6 ny6 ny6", 18)])
def test_neutral_dice_are_paid_to_the_bank(group: str, paid: int):
    game = place(city(dice={0: "y1", 1: "w1", "neutral": "y6 y6 y6"}, deniers=[20, 5, 5]))
    worth = sum(int(die[-1]) for die in group.split())
    act(game, "agriculture", group)
    assert deniers(game) == [20 - paid + worth // 2, 5, 5]


def test_the_owner_is_paid_at_once_and_into_the_hand_even_after_passing():
    """T9: the money is not put into the district."""
    game = place(city(dice={0: "w1", 1: "y6"}, deniers=[5, 7], district=[0, 3, 2]))
    act(game, "agriculture", "1y6")
    assert (family(game, 1)["deniers"], family(game, 1)["district"]) == (9, 4)  # and 1 for waiting


def test_the_owner_is_not_asked():
    game = place(city(dice={0: "w1", 1: "y6 y5 y4", 2: "w1"}))
    play(game, "agriculture", "die 1 yellow 6", "die 1 yellow 5")
    assert [decision.seat for decision in game.pending] == [0]
    play(game, "done")
    assert (dice_of(game, 1), step(game)) == ("y4", "action")


def test_dice_taken_free_count_in_the_size_of_the_group():
    """T9: with Tithe's free die and an own one, the bought third costs 6."""
    game = place(city(cards=["tithe"], cubes={"tithe": [1]}, dice={0: "y6", 1: "y5 y5", 2: "w1"}, deniers=[20, 0, 0]))
    act(game, "agriculture", "y6 1y5 1y5", cube="tithe")
    assert deniers(game) == [20 - 6 + 8, 6, 0]


def test_a_cube_that_counts_as_dice_does_not_make_them_dearer():
    """T9, T16: a Monk's one white die is three yellow ones, and is bought for 2."""
    game = place(city(cards=["monk"], cubes={"monk": [1]}, dice={0: "r1", 1: "w5", 2: "r1"}, deniers=[3, 0, 0]))
    act(game, "agriculture", "1w5", cube="monk")
    assert deniers(game) == [3 - 2 + 7, 2, 0]


@pytest.mark.parametrize(("have", "offered"), [(1, False), (2, True)])
def test_a_die_must_be_payable_from_what_is_in_hand(have: int, offered: bool):
    """T9: agriculture would bring 3, but that comes later."""
    game = place(city(dice={0: "w1", 1: "y6"}, deniers=[have]))
    assert ("agriculture" in keys(game)) is offered


@pytest.mark.parametrize(("have", "offered"), [(5, False), (6, True)])
def test_dice_and_tradesman_must_be_payable_together(have: int, offered: bool):
    """T9: 4 for the Merchant and 2 for the die; what he brings does not help."""
    game = place(city(cards=["merchant"], dice={0: "w1", 1: "y6"}, deniers=[have]))
    assert ("activate merchant" in keys(game)) is offered


@pytest.mark.parametrize(("have", "offered"), [(3, False), (4, True)])
def test_district_deniers_pay_for_nothing(have: int, offered: bool):
    """T9: nor do the deniers that lie in somebody's district."""
    game = place(city(cards=["merchant"], dice={0: "y6"}, deniers=[have], district=[0, 5, 5]))
    assert ("activate merchant" in keys(game)) is offered


def test_only_groups_that_can_be_paid_are_offered():
    """T9: with 4 deniers one die may be bought alone, or beside an own one, and no two."""
    game = place(city(dice={0: "y1", 1: "y6 y5"}, deniers=[4]))
    play(game, "agriculture", "die 1 yellow 6")
    assert keys(game) == ["done", "die 0 yellow 1"]
    assert why(game, "die 1 yellow 5") == "group-dear"


# -- mixed colours ---------------------------------------------------------------------------------------------------


def pilgrims(**given: Any) -> troyes.Game:
    return place(city(cards=["pilgrimage"], tradesmen={"pilgrimage": "0."}, dice={0: "r5 y5 w5", 1: "w1"}, **given))


def test_a_group_of_several_colours_serves_pilgrimage():
    """T19."""
    game = act(pilgrims(), "activate pilgrimage", "r5 y5 w5", "times 3")
    assert family(game)["vp"] == 6


@pytest.mark.parametrize("action", ["agriculture", "build cathedral", "combat marauding", "activate archer"])
def test_a_group_of_several_colours_serves_nothing_else(action: str):
    """T19."""
    game = pilgrims(influence=[0])
    play(game, action)
    assert game.pending[0].seat == 1 or len({key.split()[2] for key in dice_keys(game)}) <= 1


@pytest.mark.parametrize(
    ("cards", "cube", "fits"),
    [
        ("apprenticeship", "apprenticeship", True),
        ("confession", "confession", True),
        ("priest", "priest", False),
        ("blacksmith", "blacksmith", False),
        ("prior", "prior", False),
    ],
)
def test_only_apprenticeship_and_confession_modify_a_mixed_group(cards: str, cube: str, fits: bool):
    """T19: with another cube the group is of one colour."""
    game = place(
        city(
            cards=["pilgrimage", cards],
            tradesmen={"pilgrimage": "0."},
            cubes={cards: [1]},
            dice={0: "r4 y4 w4", 1: "w1"},
            deniers=[0],
        )
    )
    play(game, "activate pilgrimage", f"use {cube}")
    if fits:
        play(game, "die 0 red 4")
        assert {"die 0 yellow 4", "die 0 white 4"} <= set(keys(game))
    else:
        assert step(game) != "dice" or len({key.split()[2] for key in dice_keys(game)}) == 1


# -- an action does something ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "few", "enough"),
    [
        ("activate goldsmith", "y3", "y4"),
        ("activate monk", "w2", "w3"),
        ("activate mercenary", "r1", "r2"),
        ("combat war", "r3", "r4"),
        ("combat marauding", "y2", "y3"),
        ("agriculture", "y1", "y2"),
    ],
)
def test_the_group_must_reach_the_division_at_least_once(action: str, few: str, enough: str):
    """T10: or 2 for agriculture."""
    moment: dict[str, Any] = {"cards": ["goldsmith", "monk", "mercenary"], "events": {"war": ()}}
    assert action not in keys(place(city(dice={0: few}, **moment)))
    assert why(place(city(dice={0: few}, **moment)), action) == "value-low"
    assert action in keys(place(city(dice={0: enough}, **moment)))


def test_dice_that_do_not_reach_the_division_alone_may_do_so_together():
    """T10: two yellow 1 are enough for agriculture; a single one is not."""
    game = place(city(dice={0: "y1 y1", 1: "w1"}, deniers=[0]))
    play(game, "agriculture")
    assert (game.pending[0].seat, family(game)["deniers"], dice_of(game)) == (1, 1, "")


def test_too_small_a_group_cannot_be_closed():
    """T10."""
    game = play(place(city(dice={0: "y1 y2 y3", 1: "w1"}, deniers=[0])), "combat marauding", "die 0 yellow 1")
    assert "done" not in keys(game)
    assert why(game, "done") == "group-short"


@pytest.mark.parametrize(
    ("name", "short", "enough"),
    [
        ("artisan", {"influence": [0]}, {"influence": [1]}),
        ("innkeeper", {"deniers": [0]}, {"deniers": [1]}),
        ("journeyman", {"deniers": [2]}, {"deniers": [3]}),
        ("troubadour", {"influence": [2]}, {"influence": [3]}),
        ("diplomat", {"influence": [0]}, {"influence": [1]}),
    ],
)
def test_a_card_that_takes_a_payment_must_be_payable_once(name: str, short: dict[str, Any], enough: dict[str, Any]):
    """T10."""
    moment: dict[str, Any] = {"cards": [name], "tradesmen": {name: "0."}, "dice": {0: "r6 y6 w6"}}
    assert f"activate {name}" not in keys(place(city(**moment, **short)))
    assert f"activate {name}" in keys(place(city(**moment, **enough)))


def test_what_the_tradesman_and_the_dice_cost_is_not_there_for_the_card():
    """T9, T10: the Innkeeper takes 3 for his place, and 1 for the first influence; a bought die 2 more."""
    moment: dict[str, Any] = {"cards": ["innkeeper"]}
    assert "activate innkeeper" not in keys(place(city(dice={0: "y6"}, deniers=[3], **moment)))
    assert "activate innkeeper" in keys(place(city(dice={0: "y6"}, deniers=[4], **moment)))
    assert "activate innkeeper" not in keys(place(city(dice={1: "y6"}, deniers=[5], **moment)))
    assert "activate innkeeper" in keys(place(city(dice={1: "y6"}, deniers=[6], **moment)))


@pytest.mark.parametrize(("name", "die"), [("glassblower", "w7"), ("captain", "r5"), ("miller", "y4")])
def test_a_card_whose_effect_is_worth_nothing_now_may_be_activated(name: str, die: str):
    """T10: a tradesman's space scores."""
    dice = {"w7": "w6 w6", "r5": "r6", "y4": "y6"}[die]
    game = place(city(cards=[name], dice={0: dice, 1: "w1"}, deniers=[9]))
    act(game, f"activate {name}", dice)
    while step(game) in ("times", "miller"):
        play(game, keys(game)[0])
    assert card(game, name)["tradesmen"] == [0, None]
    assert family(game)["vp"] == 0
    assert game.pending[0].seat == 1


# -- how many times --------------------------------------------------------------------------------------------------


def test_a_card_may_be_activated_fewer_times():
    """T11: an own cube, or a denier, need not be taken."""
    moment: dict[str, Any] = {"cards": ["mercenary"], "tradesmen": {"mercenary": "0."}, "deniers": [0]}
    for times in (1, 2, 3):
        game = place(city(dice={0: "r6", 1: "w1"}, **moment))
        act(game, "activate mercenary", "r6", f"times {times}")
        assert family(game)["deniers"] == 3 * times


def test_but_never_none():
    """T11."""
    game = place(city(cards=["mercenary"], tradesmen={"mercenary": "0."}, dice={0: "r6", 1: "w1"}))
    play(game, "activate mercenary")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    assert why(game, "times 0") == "at-least-once"
    assert why(game, "times 4") == "too-often"


@pytest.mark.parametrize(("dice", "most"), [("r4", 1), ("r6 r1", 1), ("r6 r2", 2), ("r6 r5", 2), ("r6 r6", 3)])
def test_what_is_left_over_in_a_division_is_lost(dice: str, most: int):
    game = place(city(cards=["tax_collector"], tradesmen={"tax_collector": "0."}, dice={0: dice, 1: "w1"}))
    act(game, "activate tax_collector", dice)
    if most > 1:
        assert keys(game) == [f"times {times}" for times in range(most, 0, -1)]
    else:
        assert game.pending[0].seat == 1


@pytest.mark.parametrize(("have", "most"), [(3, 1), (8, 2), (9, 3), (20, 4)])
def test_no_more_times_than_can_be_paid(have: int, most: int):
    """T10: Journeyman takes 3 deniers each time; 12 points are four times."""
    game = place(city(cards=["journeyman"], tradesmen={"journeyman": "0."}, dice={0: "y6 y6", 1: "w1"}, deniers=[have]))
    act(game, "activate journeyman", "y6 y6")
    if most > 1:
        assert keys(game) == [f"times {times}" for times in range(most, 0, -1)]
        play(game, f"times {most}")
    assert (family(game)["vp"], family(game)["deniers"]) == (2 * most, have - 3 * most)


# -- agriculture -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "gain"), [("y2", 1), ("y3", 1), ("y5", 2), ("y6", 3), ("y6 y5", 5), ("y6 y6 y6", 9), ("y6 y5 y4", 7)]
)
def test_agriculture_brings_half_the_value_rounded_down(dice: str, gain: int):
    game = act(place(city(dice={0: dice, 1: "w1"}, deniers=[0])), "agriculture", dice)
    assert family(game)["deniers"] == gain


def test_agriculture_needs_no_tradesman_and_no_card():
    game = place(city(dice={0: "y6", 1: "w1"}, deniers=[0], supply=[0], influence=[0]))
    assert keys(game) == ["combat marauding", "agriculture", "pass"]
    play(game, "agriculture")
    assert family(game)["deniers"] == 3
    assert family(game)["supply"] == 0
