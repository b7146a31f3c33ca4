"""Choosing a die, paying for it, changing it, and what happens when none can be had."""

import itertools

import pytest
from tests.dice.table import (
    COLOURS,
    OTHERS,
    RESOURCE_OF,
    RESOURCES,
    act,
    at,
    changes,
    dice,
    keys,
    kind,
    sheet,
    sheet_of,
    why_not,
    with_die,
)

NOTHING = sheet(influence=0, deniers=0, knowledge=0)


# -- choosing --------------------------------------------------------------------------------------------------------


def test_there_is_no_passing():
    game = at()
    assert all(key.startswith("die") for key in keys(game))
    act(game, "die 1")
    assert all(key.split()[0] in ("gain", *BUILDING_WORDS) for key in keys(game))


BUILDING_WORDS = ("fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric")


def test_a_die_once_chosen_is_used():
    game = act(at(), "die 1")
    assert kind(game) == "use"
    assert why_not(game, "die 3") == "die-chosen"


def test_the_choice_is_among_the_transparent_dice_on_the_four_places():
    game = at(sheet(deniers=0, influence=0), dice=(1, 4, 6), black=5)
    assert keys(game) == ["die 1", "die 2 for knowledge"]
    rich = at(dice=(1, 4, 6), black=5)
    assert [key for key in keys(rich) if "for" not in key] == ["die 1", "die 4"]


# -- paying ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "price"), [("die 1", 0), ("die 3", 1), ("die 4", 2)])
def test_the_price_is_spent(choice: str, price: int):
    game = act(at(sheet(deniers=5), dice=(2, 4, 5), black=3), choice)
    assert sheet_of(game).in_hand == (3, 5 - price, 3)
    assert sheet_of(game).circled == (3, 5, 3)


@pytest.mark.parametrize("resource", RESOURCES)
def test_any_one_resource_pays_for_the_second_place(resource: str):
    """D2: the player's choice."""
    assert changes(at(), f"die 2 for {resource}") == {resource: -1}


@pytest.mark.parametrize("resource", RESOURCES)
def test_only_a_resource_in_hand_can_pay_for_the_second_place(resource: str):
    """D2."""
    paper = sheet(**{**dict.fromkeys(RESOURCES, 0), resource: 1})
    game = at(paper)
    assert [key for key in keys(game) if key.startswith("die 2")] == [f"die 2 for {resource}"]


@pytest.mark.parametrize(
    ("deniers", "offered"), [(0, ["die 1"]), (1, ["die 1", "die 3"]), (2, ["die 1", "die 3", "die 4"])]
)
def test_a_die_whose_price_is_not_in_hand_cannot_be_taken(deniers: int, offered: list[str]):
    game = at(sheet(deniers=deniers), dice=(2, 4, 5), black=3)
    assert keys(game) == offered


@pytest.mark.parametrize("place", [3, 4])
def test_the_third_and_fourth_place_take_deniers_only(place: int):
    game = at(sheet(influence=9, deniers=0, knowledge=9), dice=(2, 4, 5), black=3)
    assert why_not(game, f"die {place}") == "too-dear"
    for resource in RESOURCES:
        assert why_not(game, f"die {place} for {resource}") == "price-fixed"


def test_a_gain_cannot_pay_for_its_own_die():
    """D2: a yellow 5 for 1 denier would bring 5 deniers, but that denier must be there first."""
    game = at(sheet(deniers=0), plazas="red red yellow red")
    assert why_not(game, "die 3") == "too-dear"


def test_a_gain_cannot_pay_for_its_own_change():
    """D2: a red 5 raised to 6 would bring 6 influence; a white one made red needs 2 knowledge in hand."""
    raised = with_die("red", 5, sheet(influence=0))
    assert "gain influence 6" not in keys(raised)
    turned = with_die("red", 5, sheet(knowledge=1))
    assert not any(key.startswith("gain knowledge") for key in keys(turned))


def test_what_pays_for_the_die_no_longer_pays_for_a_change():
    """The same resources serve once: the last influence buys the die or moves it."""
    paper = sheet(influence=1, knowledge=2)
    by_influence = act(at(paper), "die 2 for influence")
    assert {key.split()[-1] for key in keys(by_influence)} == {"3"}
    by_knowledge = act(at(paper), "die 2 for knowledge")
    assert {key.split()[1] for key in keys(by_knowledge) if key.startswith("gain")} == {"deniers"}
    by_denier = act(at(paper), "die 2 for deniers")
    assert {"gain influence 4", "gain knowledge 2"} <= set(keys(by_denier))


# -- influence -------------------------------------------------------------------------------------------------------


def values(influence: int, rolled: int) -> set[int]:
    """The values that the red die may take."""
    game = with_die("red", rolled, sheet(influence=influence, knowledge=0))
    return {int(key.split()[-1]) for key in keys(game)}


@pytest.mark.parametrize(
    ("influence", "rolled", "reach"),
    [
        (0, 3, {3}),
        (1, 3, {2, 3, 4}),
        (2, 3, {1, 2, 3, 4, 5}),
        (3, 3, {1, 2, 3, 4, 5, 6}),
        (1, 6, {5, 6}),
        (1, 1, {1, 2}),
        (4, 1, {1, 2, 3, 4, 5}),
        (5, 1, {1, 2, 3, 4, 5, 6}),
        (4, 6, {2, 3, 4, 5, 6}),
        (18, 6, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_each_influence_moves_the_die_one_step(influence: int, rolled: int, reach: set[int]):
    """D3: up or down, from 1 to 6 and never round."""
    assert values(influence, rolled) == reach


@pytest.mark.parametrize(("rolled", "value"), list(itertools.product(range(1, 7), range(1, 7))))
def test_a_change_costs_exactly_its_steps(rolled: int, value: int):
    """D3: nobody pays more than the change needs; from 1 to 6, or back, that is 5."""
    game = with_die("red", rolled, sheet(influence=18))
    act(game, f"counts_palace {value}")
    assert sheet_of(game).influence == 18 - abs(value - rolled)


def test_the_changed_die_stays_what_it_was_for_the_others():
    game = with_die("red", 3, sheet(), sheet())
    act(game, "counts_palace 5", seat=0)
    assert [die["value"] for die in dice(game)] == [3, 3, 3, 3]
    assert "counts_palace 3" in keys(game, seat=1)


# -- knowledge -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "other"), [(one, other) for one in COLOURS for other in OTHERS[one]])
def test_two_knowledge_turn_the_die_to_either_other_colour(colour: str, other: str):
    """D3."""
    paper = sheet(influence=18, deniers=18, knowledge=18)
    game = act(with_die(colour, 3, paper), f"gain {RESOURCE_OF[other]} 3")
    spent = sheet_of(game).knowledge
    assert spent == 16


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("knowledge", "colours"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_less_than_two_knowledge_turn_nothing(colour: str, knowledge: int, colours: int):
    game = with_die(colour, 3, sheet(influence=0, knowledge=knowledge))
    assert len([key for key in keys(game) if key.startswith("gain")]) == colours


@pytest.mark.parametrize("colour", COLOURS)
def test_its_own_colour_costs_nothing(colour: str):
    """D3: there is no paying for a change that changes nothing."""
    game = with_die(colour, 3, sheet(influence=18, deniers=18, knowledge=18))
    act(game, f"gain {RESOURCE_OF[colour]} 3")
    assert sheet_of(game).in_hand == (18, 18, 18)


def test_value_and_colour_may_both_be_changed():
    """A red 3 made a white 5: 2 influence and 2 knowledge."""
    assert changes(with_die("red", 3), "bishopric 5") == {
        "influence": -2,
        "knowledge": -2,
        "white citizen": 2,
    }


def test_every_use_is_offered_once():
    """D3: each changed die has one price, the lowest."""
    offered = keys(with_die("red", 3, sheet(influence=18, knowledge=18)))
    assert len(offered) == len(set(offered)) == 54


# -- when no die can be had --------------------------------------------------------------------------------------------


def test_who_can_have_no_die_gains_one_of_each_and_does_not_act():
    """D5."""
    game = at(NOTHING, sheet(), dice=(2, 3, 4), black=1)
    assert keys(game) == ["one of each"]
    assert changes(game, "one of each") == dict.fromkeys(RESOURCES, 1)
    assert keys(game) == []


@pytest.mark.parametrize("stock", list(itertools.product((0, 1), repeat=3)))
@pytest.mark.parametrize("black", [1, 3, 5, 6])
def test_without_tiles_it_takes_empty_hands_and_the_black_die_on_the_free_place(
    stock: tuple[int, int, int], black: int
):
    """D5: in every other case a die can be had, and then the gain is not on offer."""
    influence, deniers, knowledge = stock
    game = at(sheet(influence=influence, deniers=deniers, knowledge=knowledge), dice=(1, 3, 5), black=black)
    needy = stock == (0, 0, 0) and black == 1
    assert ("one of each" in keys(game)) is needy
    assert keys(game) == ["one of each"] or not needy
    assert why_not(game, "one of each") == ("" if needy else "die-can-be-had")


def test_a_free_die_is_a_die_that_can_be_had():
    """D5."""
    assert keys(at(NOTHING)) == ["die 1"]


def test_a_die_of_0_is_out_of_reach_without_influence_to_raise_it():
    """D5: tile 4's Raid on the free place; it takes 1 influence to make the die worth anything."""
    assert keys(at(NOTHING, tiles={1: "4 raid"})) == ["one of each"]
    assert "die 1" in keys(at(sheet(influence=1, deniers=0, knowledge=0), tiles={1: "4 raid"}))


def test_price_and_raising_must_both_be_in_hand():
    """D5: one influence cannot both pay the second place and raise the die there."""
    moment = {"dice": (2, 3, 4), "black": 1, "tiles": {2: "4 raid"}}
    assert keys(at(sheet(influence=1, deniers=0, knowledge=0), **moment)) == ["one of each"]
    both = at(sheet(influence=2, deniers=0, knowledge=0), **moment)
    assert keys(both) == ["die 2 for influence"]
    knowledge = at(sheet(influence=1, deniers=0, knowledge=1), **moment)
    assert keys(knowledge) == ["die 2 for knowledge"]


@pytest.mark.parametrize("tile", ["2 raid", "3 raid", "6 raid"])
def test_a_surcharge_may_put_the_free_die_out_of_reach(tile: str):
    """D2, D5."""
    game = at(NOTHING, tiles={1: tile})
    assert keys(game) == ["one of each"]
    assert why_not(game, "die 1") == "too-dear"


def test_a_raided_die_cannot_be_had():
    """D5, D11: tile 8's Raid strikes the die on the free place."""
    assert keys(at(NOTHING, tiles={1: "8 raid"})) == ["one of each"]


def test_the_gain_may_earn_bonuses():
    """Its citizens come like any others."""
    paper = sheet(influence=(5, 0), deniers=0, knowledge=0, citizens=(5, 6, 6))
    game = act(at(paper, dice=(2, 3, 4), black=1), "one of each")
    assert kind(game) == "work_building"


def test_the_gain_has_no_room_on_a_full_track():
    """D4."""
    paper = sheet(influence=(18, 0), deniers=(18, 0), knowledge=(18, 0))
    game = at(paper, dice=(2, 3, 4), black=1)
    assert changes(game, "one of each") == {}
