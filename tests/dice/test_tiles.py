"""Banquets and Raids: each tile on both sides, what it gives, its limits and what it refuses."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.dice.table import (
    COLOURS,
    COLUMNS,
    OTHERS,
    PRESTIGE,
    RESOURCE_OF,
    RESOURCES,
    WORK,
    Sheet,
    act,
    at,
    changes,
    dice,
    keys,
    kind,
    log_ids,
    notch_at,
    notches,
    played_out,
    sheet,
    sheet_of,
    why_not,
    with_die,
)

import troyes
from troyes.core import records

EACH = dict.fromkeys(RESOURCES, 1)


def tiled(tile: str, colour: str, value: int, *sheets: Sheet, **moment: Any) -> troyes.Game:
    """The die of the tile's plaza is taken and paid for."""
    return with_die(colour, value, *sheets, tiles={3: tile}, **moment)


def reach(game: troyes.Game) -> set[int]:
    """The values that the chosen die may take."""
    return {int(key.split()[-1]) for key in keys(game) if key.startswith("gain")}


def influence_for(game: troyes.Game, value: int) -> int:
    return -changes(game, f"counts_palace {value}").get("influence", 0)


# -- when a tile works -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [f"{number} {side}" for number in range(1, 8) for side in ("banquet", "raid")])
def test_a_tile_works_for_the_die_of_its_plaza_only(tile: str):
    """The die on another place does and costs what it always does."""
    moment = {"plazas": "red yellow white red", "dice": (1, 3, 5), "black": 6}
    plain, with_tile = at(**moment), at(tiles={3: tile}, **moment)
    for choice in ("die 1", "die 2 for deniers"):
        act(plain_copy := plain.copy(), choice)
        act(tiled_copy := with_tile.copy(), choice)
        assert keys(tiled_copy) == keys(plain_copy)
        for use in keys(plain_copy):
            assert changes(tiled_copy.copy(), use) == changes(plain_copy.copy(), use)


@pytest.mark.parametrize("tile", ["2 banquet", "6 banquet", "7 banquet"])
def test_a_tile_outside_this_half_day_does_nothing(tile: str):
    """It lies beside a plaza of the afternoon, and it is morning."""
    game = at(later="red yellow white red", later_tiles={1: tile, 2: "3 banquet"})
    plain = at(later="red yellow white red")
    assert keys(game) == keys(plain)
    assert dice(game) == dice(plain)


# -- turning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 8))
def test_a_banquet_turns_with_its_destroyed_plaza(number: int):
    """D10: at the end of the half day in which the black die lies there, not before."""
    game = at(tiles={4: f"{number} banquet"}, black=6)
    notch = notch_at(1, "morning", 4)
    assert notches(game)[notch] == {"up": "red", "down": "red", "tile": number, "raid": False}
    act(game, "die 1", "gain influence 1")
    assert notches(game)[notch] == {"up": "red", "down": "red", "tile": number, "raid": True}


def test_plaza_and_tile_turn_at_the_end_of_the_last_half_day_too():
    """D10: the eighth afternoon is a half day like any other."""
    game = at(tiles={4: "1 banquet"}, plazas="red yellow white red", black=6, day=8, half="afternoon")
    notch = notch_at(8, "afternoon", 4)
    act(game, "die 1", "gain influence 1")
    assert game.over
    assert notches(game)[notch] == {"up": "red", "down": "red", "tile": 1, "raid": True}
    game = at(plazas="red yellow white red", black=6, day=8, half="afternoon")
    before = notches(game)[notch]
    act(game, "die 1", "gain influence 1")
    assert notches(game)[notch] == {**before, "up": before["down"], "down": before["up"]}


@pytest.mark.parametrize("number", range(1, 8))
def test_a_banquet_still_holds_while_its_plaza_lies_destroyed(number: int):
    """D10: the black die there is no more to be chosen than anywhere else."""
    game = at(tiles={4: f"{number} banquet"}, black=6)
    assert why_not(game, "die 4") == "black"


def test_other_tiles_do_not_turn():
    game = at(tiles={3: "5 banquet", 4: "1 banquet"}, black=6)
    act(game, "die 1", "gain influence 1")
    assert {notch["tile"]: notch["raid"] for notch in notches(game) if notch["tile"]} == {5: False, 1: True, 2: False}


@pytest.mark.parametrize("number", range(1, 9))
def test_a_raid_never_turns_back(number: int):
    """The black die destroys its plaza again."""
    game = at(tiles={4: f"{number} raid"}, black=6)
    act(game, "die 1", "gain influence 1")
    assert notches(game)[notch_at(1, "morning", 4)]["raid"]


@pytest.mark.parametrize("seed", range(5))
def test_in_a_whole_game_tiles_turn_once_and_only_to_raid(seed: int):
    game = troyes.new_game("troyes-dice", seed=seed, banquets=True)
    raids: set[int] = set()
    for moment in played_out(game, seed):
        now = {notch["tile"] for notch in notches(moment) if notch["raid"]}
        assert raids <= now
        raids = now
    assert game.over


# -- tile 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("influence", "rolled", "values"),
    [
        (0, 3, {3}),
        (1, 3, {1, 2, 3, 4, 5}),
        (2, 3, {1, 2, 3, 4, 5, 6}),
        (1, 1, {1, 2, 3}),
        (2, 1, {1, 2, 3, 4, 5}),
        (3, 6, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_tile_1_banquet_moves_the_die_one_or_two_steps_for_each_influence(
    influence: int, rolled: int, values: set[int]
):
    """D3: and never beyond 1 or 6."""
    assert reach(tiled("1 banquet", "red", rolled, sheet(influence=influence, knowledge=0))) == values


@pytest.mark.parametrize(("value", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_tile_1_banquet_counts_odd_steps_up(value: int, price: int):
    """D3: from 1; three steps are 2 influence."""
    assert influence_for(tiled("1 banquet", "red", 1, sheet(influence=9)), value) == price


def test_tile_1_raid_keeps_the_value():
    game = tiled("1 raid", "red", 4, sheet(influence=9))
    assert reach(game) == {4}
    assert why_not(game, "fortress 5") == "value-fixed"


def test_tile_1_raid_lets_the_colour_change():
    game = tiled("1 raid", "red", 4, sheet(influence=9, knowledge=2))
    assert changes(game, "bishopric 4") == {"knowledge": -2, "white citizen": 2}


# -- tile 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "moment"),
    [
        (1, {"dice": (1, 3, 5), "black": 6}),
        (2, {"dice": (1, 3, 5), "black": 6}),
        (3, {"dice": (1, 3, 5), "black": 6}),
        (4, {"dice": (1, 3, 5), "black": 2}),
    ],
)
def test_tile_2_banquet_makes_the_die_free_on_any_place(place: int, moment: dict[str, Any]):
    """D2: no price at all."""
    game = at(sheet(influence=0, deniers=0, knowledge=0), tiles={place: "2 banquet"}, **moment)
    assert f"die {place}" in keys(game)
    assert changes(game, f"die {place}") == {}


def test_tile_2_banquet_leaves_the_price_of_changes():
    game = at(sheet(deniers=0), tiles={3: "2 banquet"})
    assert changes(game, "die 3", "bishopric 6") == {"influence": -1, "white citizen": 2}


RAID_SURCHARGES = [("2 raid", "deniers"), ("3 raid", "knowledge"), ("6 raid", "influence")]


@pytest.mark.parametrize(("tile", "surcharge"), RAID_SURCHARGES)
@pytest.mark.parametrize(("place", "deniers"), [(1, 0), (3, 1), (4, 2)])
def test_a_surcharge_comes_on_top_of_the_places_price(tile: str, surcharge: str, place: int, deniers: int):
    """D2: of 1 denier, 1 knowledge or 1 influence; on the free place too."""
    game = at(dice=(1, 4, 5), black=2, tiles={place: tile})
    price = {"deniers": -deniers} if deniers else {}
    price[surcharge] = price.get(surcharge, 0) - 1
    assert changes(game, f"die {place}") == price


@pytest.mark.parametrize(("tile", "surcharge"), RAID_SURCHARGES)
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_surcharge_comes_on_top_of_the_resource_of_choice(tile: str, surcharge: str, resource: str):
    """D2: on the second place."""
    price = {resource: -1}
    price[surcharge] = price.get(surcharge, 0) - 1
    assert changes(at(tiles={2: tile}), f"die 2 for {resource}") == price


@pytest.mark.parametrize(("tile", "surcharge"), RAID_SURCHARGES)
def test_a_surcharge_must_be_in_hand(tile: str, surcharge: str):
    """D2: only its own resource pays it."""
    paper = sheet(**{**dict.fromkeys(RESOURCES, 9), surcharge: 0})
    game = at(paper, tiles={1: tile})
    assert why_not(game, "die 1") == "too-dear"
    second = at(sheet(**{**dict.fromkeys(RESOURCES, 9), surcharge: 1}), tiles={2: tile})
    assert why_not(second, f"die 2 for {surcharge}") == "too-dear"
    assert [key for key in keys(second) if key.startswith("die 2")] == [
        f"die 2 for {resource}" for resource in RESOURCES if resource != surcharge
    ]


# -- tile 3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", COLUMNS)
def test_tile_3_banquet_rewards_a_cathedral(column: int):
    game = tiled("3 banquet", "white", column)
    assert changes(game, f"cathedral {column}") == EACH
    assert sheet_of(game).cathedral_numbers[column - 1] == 1


def test_tile_3_banquet_rewards_a_cathedral_of_a_turned_die():
    """The die is what it is used as: a yellow one made white."""
    assert changes(tiled("3 banquet", "yellow", 2), "cathedral 2") == {"influence": 1, "deniers": 1, "knowledge": -1}


@pytest.mark.parametrize("use", ["bishopric 2", "gain knowledge 2", "great_hall 2", "fortress 2"])
def test_tile_3_banquet_rewards_nothing_else(use: str):
    assert changes(tiled("3 banquet", "white", 2), use) == changes(with_die("white", 2), use)


# -- tile 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "work"), list(zip(COLOURS, WORK, strict=True)))
def test_tile_4_banquet_adds_a_citizen_to_a_work_building(colour: str, work: str):
    assert changes(tiled("4 banquet", colour, 4), f"{work} 4") == {f"{colour} citizen": 3}


def test_tile_4_banquet_follows_the_colour_of_the_building():
    """A red die made white."""
    assert changes(tiled("4 banquet", "red", 4), "bishopric 4") == {"knowledge": -2, "white citizen": 3}


@pytest.mark.parametrize("use", ["fortress 4", "gain influence 4", "cathedral 4", "great_hall 4"])
def test_tile_4_banquet_rewards_nothing_else(use: str):
    assert changes(tiled("4 banquet", "red", 4), use) == changes(with_die("red", 4), use)


@pytest.mark.parametrize(("influence", "values"), [(1, {1}), (2, {1, 2}), (3, {1, 2, 3}), (9, {1, 2, 3, 4, 5, 6})])
def test_tile_4_raid_makes_the_die_worth_0(influence: int, values: set[int]):
    """D3: whatever was rolled, it starts from 0, and influence raises it."""
    assert reach(tiled("4 raid", "red", 5, sheet(influence=influence, knowledge=0))) == values


@pytest.mark.parametrize("value", COLUMNS)
def test_tile_4_raid_takes_so_much_influence_as_the_value(value: int):
    """D3."""
    assert influence_for(tiled("4 raid", "red", 5, sheet(influence=9)), value) == value


def test_tile_4_raid_must_be_raised_to_be_used_at_all():
    """D3: without influence the die cannot even be taken."""
    game = at(sheet(influence=0), tiles={1: "4 raid"})
    assert "die 1" not in keys(game)
    assert why_not(game, "die 1") == "worth-nothing"


def test_tile_4_raid_shows_the_die_as_rolled_and_as_worth_0():
    """D12: it lies where its roll put it."""
    shown = dice(at(dice=(1, 3, 5), black=6, tiles={3: "4 raid"}))
    assert [(die["rolled"], die["value"]) for die in shown] == [(1, 1), (3, 3), (5, 0), (6, 6)]


def test_a_great_hall_counts_a_die_of_0():
    """D6."""
    game = with_die("yellow", 6, plazas="red white yellow white", tiles={4: "4 raid"})
    assert changes(game, "great_hall 6") == {"white citizen": 4}


# -- tile 5 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "other"), [(one, other) for one in COLOURS for other in OTHERS[one]])
def test_tile_5_banquet_turns_the_colour_for_one_knowledge(colour: str, other: str):
    """D3."""
    game = tiled("5 banquet", colour, 2, sheet(knowledge=1))
    work = WORK[COLOURS.index(other)]
    assert changes(game, f"{work} 2") == {"knowledge": -1, f"{other} citizen": 2}


def test_tile_5_banquet_still_takes_that_knowledge():
    game = tiled("5 banquet", "red", 2, sheet(knowledge=0))
    assert why_not(game, "city_hall 2") == "colour-dear"


@pytest.mark.parametrize("colour", COLOURS)
def test_tile_5_raid_keeps_the_colour(colour: str):
    game = tiled("5 raid", colour, 2, sheet(knowledge=9))
    for other in OTHERS[colour]:
        assert why_not(game, f"gain {RESOURCE_OF[other]} 2") == "colour-fixed"
    assert reach(game) == {1, 2, 3, 4, 5}


# -- tile 6 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("named", ["yellow", "white"])
def test_tile_6_banquet_adds_a_red_and_a_yellow_or_white_citizen_to_a_fortress(named: str):
    game = tiled("6 banquet", "red", 1)
    act(game, "fortress 1")
    assert keys(game) == ["citizen yellow", "citizen white"]
    act(game, f"citizen {named}")
    assert sheet_of(game).citizens == (2, int(named == "yellow"), int(named == "white"))


@pytest.mark.parametrize("use", ["counts_palace 3", "gain influence 3", "great_hall 3", "cathedral 3"])
def test_tile_6_banquet_rewards_nothing_else(use: str):
    assert changes(tiled("6 banquet", "red", 3), use) == changes(with_die("red", 3), use)


def test_tile_6_banquet_rewards_a_fortress_of_a_turned_die():
    game = act(tiled("6 banquet", "white", 3), "fortress 3", "citizen white")
    assert sheet_of(game).citizens == (1, 1, 1)


@pytest.mark.parametrize(("full", "others"), [("yellow", ["red", "white"]), ("white", ["red", "yellow"])])
def test_tile_6_banquet_lets_a_full_track_be_named(full: str, others: list[str]):
    """D9: the citizen then goes to any other track, the red one too."""
    counts = [20 if colour == full else 11 for colour in COLOURS]
    game = act(tiled("6 banquet", "red", 1, sheet(citizens=counts)), "fortress 1")
    assert keys(game) == ["citizen yellow", "citizen white"]
    act(game, f"citizen {full}")
    assert kind(game) == "track"
    assert keys(game) == [f"citizen {other}" for other in others]
    assert changes(game, "citizen red") == {"red citizen": 1}


FULL = sheet(citizens=(20, 20, 20))


def test_tile_6_banquets_citizen_is_lost_when_every_track_is_full():
    """D9: nobody is asked for it."""
    game = act(tiled("6 banquet", "red", 1, FULL, FULL), "fortress 1")
    assert [decision.seat for decision in game.pending] == [1]
    assert game.log[-1].id == "dice-log-overflowed"


def test_a_record_in_which_it_was_asked_for_is_the_same_game():
    """Version 0.1.0 asked in vain; the choice stays in the record, wherever it stands."""
    game = tiled("6 banquet", "red", 1, FULL, FULL)
    with_answer = [(0, "fortress 1"), (0, "citizen white"), (1, "gain influence 1")]
    act(game, "fortress 1")
    act(game, "gain influence 1", seat=1)
    record = game.record()
    for choices in (with_answer, [*game.made(), (0, "citizen yellow")]):
        kept = {**record, "choices": [list(choice) for choice in choices]}
        kept["checksum"] = records.checksum(kept)
        again = troyes.replay(kept)
        assert again.record() == kept
        assert again.position() == game.position()
    with pytest.raises(troyes.IllegalMove):
        game.play(0, "citizen white")


def test_tile_6_banquet_does_not_let_red_be_named():
    game = act(tiled("6 banquet", "red", 1), "fortress 1")
    assert why_not(game, "citizen red") == "name-citizen"


def test_tile_6_banquets_red_citizen_overflows_like_any_other():
    """D9: the red track is full."""
    game = act(tiled("6 banquet", "red", 3, sheet(citizens=(20, 11, 11))), "fortress 3")
    assert kind(game) == "track"
    act(game, "citizen white")
    assert kind(game) == "citizen"


# -- tile 7 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "plazas", "brought"),
    [
        (2, "white red yellow yellow", {"red citizen": 4}),
        (4, "white red yellow yellow", {"yellow citizen": 6}),
        (6, "white red yellow yellow", {"white citizen": 2}),
    ],
)
def test_tile_7_banquet_counts_one_more_die_for_a_great_hall(column: int, plazas: str, brought: dict[str, int]):
    """D6: of the colour that the column needs; with none there it pays for one."""
    assert changes(tiled("7 banquet", "yellow", column, plazas=plazas), f"great_hall {column}") == brought


@pytest.mark.parametrize(("column", "resource"), [(1, "influence"), (3, "deniers"), (5, "knowledge")])
def test_tile_7_banquet_brings_three_more_resources(column: int, resource: str):
    paper = sheet(influence=6, deniers=6, knowledge=6)
    plazas = "yellow white yellow red"
    plain = changes(with_die("yellow", column, paper, plazas=plazas), f"great_hall {column}")
    more = changes(tiled("7 banquet", "yellow", column, paper, plazas=plazas), f"great_hall {column}")
    assert more[resource] - plain[resource] == 3


@pytest.mark.parametrize("use", ["city_hall 3", "gain deniers 3", "fortress 3", "cathedral 3"])
def test_tile_7_banquet_rewards_nothing_else(use: str):
    assert changes(tiled("7 banquet", "yellow", 3), use) == changes(with_die("yellow", 3), use)


@pytest.mark.parametrize(("colour", "prestige", "work"), list(zip(COLOURS, PRESTIGE, WORK, strict=True)))
def test_tile_7_raid_forbids_prestige_buildings(colour: str, prestige: str, work: str):
    """Of every kind; resources and work buildings remain."""
    game = tiled("7 raid", colour, 3, sheet(influence=9, knowledge=9))
    assert not any(key.split()[0] in PRESTIGE for key in keys(game))
    assert why_not(game, f"{prestige} 3") == "no-prestige"
    assert {f"gain {RESOURCE_OF[colour]} 3", f"{work} 3"} <= set(keys(game))


def test_tile_7_raid_leaves_prestige_buildings_from_bonuses():
    """D7."""
    game = act(tiled("7 raid", "red", 3, sheet(citizens=(13, 0, 0))), "counts_palace 3")
    assert kind(game) == "prestige_building"
    assert "great_hall 2" in sheet_of(act(game, "great_hall 2")).drawn


# -- tile 8 ----------------------------------------------------------------------------------------------------------


def afternoon(
    day: int, tile: str, place: int, rolls: Sequence[int], *sheets: Sheet, colour: str = "white"
) -> troyes.Game:
    """An afternoon begins with this roll; the tile lies beside this place of it, whose plaza has this colour."""
    plazas = ["red", "yellow", "yellow", "red"]
    plazas[place - 1] = colour
    other = place % 4 + 1
    plazas[other - 1] = "yellow" if colour != "yellow" else "red"
    game = at(
        *sheets,
        day=day,
        later=" ".join(plazas),
        later_tiles={place: tile, other: "3 banquet"},
        rolls=[*rolls, *3 * (2, 3, 4, 6)],
    )
    for seat in range(game.players):
        act(game, "die 1", "gain influence 1", seat=seat)
    return game


@pytest.mark.parametrize("day", [1, 3, 5])
def test_tile_8_banquet_the_black_die_does_no_harm(day: int):
    """D11: it destroys no plaza and attacks no sheet."""
    game = afternoon(day, "8 banquet", 2, (1, 5, 6, 3))
    assert sheet_of(game).crossed == frozenset()
    assert "destroyed" not in log_ids(game)
    assert "tamed" in log_ids(game)


@pytest.mark.parametrize(
    ("rolls", "place", "choices"),
    [
        ((4, 5, 6, 3), 1, {"die 1": {}}),
        ((1, 5, 6, 3), 2, {f"die 2 for {resource}": {resource: -1} for resource in RESOURCES}),
        ((1, 2, 6, 3), 3, {"die 3": {"deniers": -1}}),
        ((1, 2, 2, 3), 4, {"die 4": {"deniers": -2}}),
    ],
)
def test_tile_8_banquet_the_black_die_is_chosen_at_its_places_price(
    rolls: tuple[int, ...], place: int, choices: dict[str, dict[str, int]]
):
    """D11: in the plaza's colour; all four dice are on offer."""
    game = afternoon(3, "8 banquet", place, rolls)
    assert {int(key.split()[1]) for key in keys(game)} == {1, 2, 3, 4}
    for choice, price in choices.items():
        chosen = game.copy()
        assert changes(chosen, choice) == price
        assert {"gain knowledge 3", "cathedral 3", "bishopric 3"} <= set(keys(chosen))


def test_tile_8_banquet_a_transparent_die_there_is_a_usual_one():
    """D11: and the black die elsewhere does its harm; the tile stays."""
    game = afternoon(3, "8 banquet", 1, (1, 5, 6, 3))
    assert sheet_of(game).crossed == {"yellow 3"}
    act(game, "die 1", "gain knowledge 1")
    assert not next(notch for notch in notches(game) if notch["tile"] == 8)["raid"]


def test_tile_8_banquet_great_halls_count_the_black_die():
    """D11: two white dice lie there, the black one among them."""
    game = with_die("yellow", 6, plazas="white white yellow red", tiles={1: "8 banquet"})
    assert changes(game, "great_hall 6") == {"white citizen": 4}


def test_tile_8_banquet_turns_at_the_end_of_that_half_day():
    """D11, D10: the tile turns, the plaza does not."""
    game = afternoon(3, "8 banquet", 2, (1, 5, 6, 3))
    notch = notch_at(3, "afternoon", 2)
    before = notches(game)
    assert before[notch] == {"up": "white", "down": "white", "tile": 8, "raid": False}
    act(game, "die 1", "gain influence 1")
    after = notches(game)
    assert after[notch] == {"up": "white", "down": "white", "tile": 8, "raid": True}
    assert [at for at in range(9) if after[at] != before[at]] == [notch]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_tile_8_raid_the_transparent_die_cannot_be_chosen(place: int):
    """D11."""
    game = at(tiles={place: "8 raid"}, dice=(1, 3, 5), black=6)
    assert {int(key.split()[1]) for key in keys(game)} == {1, 2, 3} - {place}
    assert why_not(game, f"die {place}") == "raided"
    assert not dice(game)[place - 1]["can_be_chosen"]


def test_tile_8_raid_great_halls_do_not_count_that_die():
    """D11: of two white dice one is struck."""
    game = with_die("yellow", 6, plazas="red white yellow white", tiles={4: "8 raid"})
    assert changes(game, "great_hall 6") == {"white citizen": 2}


@pytest.mark.parametrize("day", [1, 2, 3, 8])
def test_tile_8_raid_its_plaza_is_destroyed(day: int):
    """D11: as well as the black die's."""
    game = afternoon(day, "8 raid", 2, (1, 4, 6, 5))
    destroyed = [message.args for message in game.log if message.id == "dice-log-destroyed"]
    assert destroyed == [
        {"place": 3, "value": 5, "colour": "yellow"},
        {"place": 2, "value": 4, "colour": "white"},
    ]


@pytest.mark.parametrize("day", [3, 4, 8])
@pytest.mark.parametrize("colour", COLOURS)
def test_tile_8_raid_attacks_with_its_own_value_and_colour(day: int, colour: str):
    """D11: besides the black die, which takes the yellow 5."""
    game = afternoon(day, "8 raid", 2, (1, 4, 6, 5), colour=colour)
    black = dice(game)[2]["colour"]
    assert sheet_of(game).crossed == {f"{colour} 4", f"{black} 5"}


def test_tile_8_raid_attacks_after_the_black_die():
    """D11: although its place comes before."""
    game = afternoon(3, "8 raid", 1, (2, 4, 6, 5))
    crossed = [message.args["number"] for message in game.log if message.id == "dice-log-crossed"]
    assert crossed == [5, 2]


@pytest.mark.parametrize("day", [1, 2])
def test_tile_8_raid_attacks_no_sheet_on_days_1_and_2(day: int):
    """D11."""
    assert sheet_of(afternoon(day, "8 raid", 2, (1, 4, 6, 5))).crossed == frozenset()


def test_a_fortress_guards_against_tile_8_too():
    """D10."""
    game = afternoon(3, "8 raid", 2, (1, 4, 6, 5), sheet(fortress=[4]), sheet(fortress=[5]))
    assert sheet_of(game, 0).crossed == {"yellow 5"}
    assert sheet_of(game, 1).crossed == {"white 4"}


def test_tile_8_raid_the_black_die_itself_acts_as_anywhere():
    """D11: it strikes once."""
    game = afternoon(3, "8 raid", 2, (1, 4, 6, 3))
    assert sheet_of(game).crossed == {"white 3"}
    assert why_not(game, "die 2 for deniers") == "black"
    assert log_ids(game).count("destroyed") == 1


def test_tile_8_raid_shows_its_own_wording_for_each_reason():
    game = at(tiles={3: "8 raid"}, dice=(1, 3, 5), black=6)
    assert (why_not(game, "die 3"), why_not(game, "die 4")) == ("raided", "black")
