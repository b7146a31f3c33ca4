"""What a game begins with, and its frame of sixteen half days."""

from collections import Counter

import pytest
from tests.dice.table import (
    COLOURS,
    HALF_DAYS,
    PLAZAS,
    RESOURCE_OF,
    WORK,
    act,
    at,
    dice,
    keys,
    kind,
    notches,
    played_out,
    sheet,
    sheet_of,
    with_die,
)

import troyes

SEEDS = range(60)


def new(seed: int = 7, players: int = 1, **options: object) -> troyes.Game:
    return troyes.new_game("troyes-dice", players=players, seed=seed, **options)


def test_a_game_is_eight_days_of_a_morning_and_an_afternoon():
    seen = dict.fromkeys((game.view(None)["day"], game.view(None)["half"]) for game in played_out(new()))
    assert list(seen) == HALF_DAYS


@pytest.mark.parametrize("seats", range(1, 11))
def test_one_to_ten_play(seats: int):
    game = new(players=seats)
    assert [decision.seat for decision in game.pending] == list(range(seats))


@pytest.mark.parametrize("seats", [0, 11, -1, 2.0, "3", True])
def test_no_other_number_of_players(seats: object):
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes-dice", players=seats, seed=1)  # pyright: ignore[reportArgumentType]
    assert refused.value.place == "players"


def test_without_a_number_of_players_one_plays():
    assert troyes.new_game("troyes-dice", seed=1).players == 1


def test_three_transparent_dice_and_a_black_one_are_rolled():
    for seed in SEEDS:
        assert [die["black"] for die in dice(new(seed))].count(True) == 1
        assert len(dice(new(seed))) == 4


@pytest.mark.parametrize("black", [True, False])
def test_every_die_has_six_faces(black: bool):
    rolled = {die["rolled"] for seed in SEEDS for die in dice(new(seed)) if die["black"] is black}
    assert rolled == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("colour", "resource", "prestige", "work"),
    [
        ("red", "influence", "fortress", "counts_palace"),
        ("yellow", "deniers", "great_hall", "city_hall"),
        ("white", "knowledge", "cathedral", "bishopric"),
    ],
)
def test_a_colour_ties_together_resource_and_buildings(colour: str, resource: str, prestige: str, work: str):
    game = with_die(colour, 4, sheet(influence=0, knowledge=0))
    assert keys(game) == [f"gain {resource} 4", f"{prestige} 4", f"{work} 4"]


@pytest.mark.parametrize(("colour", "work"), list(zip(COLOURS, WORK, strict=True)))
def test_a_colour_has_its_own_citizens(colour: str, work: str):
    game = act(with_die(colour, 4), f"{work} 4")
    assert sheet_of(game).citizens == tuple(2 * (colour == own) for own in COLOURS)


@pytest.mark.parametrize("use", ["gain influence 4", "fortress 4", "counts_palace 4"])
def test_a_die_serves_exactly_one_action(use: str):
    game = with_die("red", 4, sheet(), sheet())
    act(game, use)
    assert keys(game, seat=0) == []
    assert kind(game, seat=1) == "use"


def plazas_of(game: troyes.Game) -> Counter[tuple[str, ...]]:
    return Counter(tuple(sorted((notch["up"], notch["down"]))) for notch in notches(game))


@pytest.mark.parametrize("seed", [1, 2, "market day"])
def test_nine_two_sided_plazas(seed: int):
    assert len(notches(new(seed))) == 9
    assert plazas_of(new(seed)) == Counter(tuple(sorted(plaza)) for plaza in PLAZAS)


def test_one_plaza_of_each_colour_has_it_on_both_sides():
    alike = [notch["up"] for notch in notches(new()) if notch["up"] == notch["down"]]
    assert sorted(alike) == sorted(COLOURS)


def test_the_six_other_plazas_are_two_of_each_pair_of_colours():
    unlike = {pair: count for pair, count in plazas_of(new()).items() if pair[0] != pair[1]}
    assert unlike == {("red", "yellow"): 2, ("white", "yellow"): 2, ("red", "white"): 2}


def test_the_hidden_side_of_a_plaza_is_open_information():
    game = at(plazas="red yellow white red/white", dice=(1, 3, 5), black=6)
    assert notches(game)[4] == {"up": "red", "down": "white", "tile": 0, "raid": False}
    act(game, "die 1", "gain influence 1")
    assert notches(game)[4] == {"up": "white", "down": "red", "tile": 0, "raid": False}


@pytest.mark.parametrize("notch", range(9))
def test_plazas_are_dealt_to_the_notches_at_random(notch: int):
    laid = {tuple(sorted((at["up"], at["down"]))) for at in (notches(new(seed))[notch] for seed in range(150))}
    assert laid == {tuple(sorted(plaza)) for plaza in PLAZAS}


@pytest.mark.parametrize("notch", range(9))
def test_plazas_start_on_a_random_side(notch: int):
    up = {(at["up"], at["down"]) for at in (notches(new(seed))[notch] for seed in range(150))}
    unlike = {(one, other) for one, other in up if one != other}
    assert unlike == {(one, other) for one in COLOURS for other in COLOURS if one != other}


def test_the_wheel_starts_on_the_first_morning():
    view = new().view(None)
    assert (view["day"], view["half"]) == (1, "morning")


def test_nobody_is_asked_to_do_the_criers_work():
    """Rolling, placing, announcing and turning is done for the players, from the first half day to the last."""
    kinds = {decision.kind for game in played_out(new(players=3)) for decision in game.pending}
    assert kinds <= {"die", "use", "work_building", "prestige_building", "citizen", "track"}
    assert {"die", "use"} <= kinds


@pytest.mark.parametrize("seats", [1, 4])
def test_everyone_starts_with_three_of_each_resource(seats: int):
    game = new(players=seats)
    for seat in range(seats):
        assert sheet_of(game, seat).in_hand == (3, 3, 3)
        assert sheet_of(game, seat).circled == (3, 3, 3)


def test_everyone_starts_with_nothing_else():
    for seat in range(3):
        paper = sheet_of(new(players=3), seat)
        assert paper.citizens == (0, 0, 0)
        assert paper.drawn == paper.crossed == frozenset()
        assert paper.cathedral_numbers == (0, 0, 0, 0, 0, 0)


def test_the_same_seed_sets_the_same_table():
    assert new(5).position() == new(5).position()
    assert new(5).position() != new(6).position()


@pytest.mark.parametrize("colour", COLOURS)
def test_each_resource_belongs_to_one_colour(colour: str):
    offered = keys(with_die(colour, 2, sheet(influence=0, knowledge=0)))
    assert [key for key in offered if key.startswith("gain")] == [f"gain {RESOURCE_OF[colour]} 2"]


def test_without_the_expansion_no_tile_is_in_play():
    assert {notch["tile"] for seed in SEEDS for notch in notches(new(seed))} == {0}


def test_with_the_expansion_three_different_tiles_are_in_play():
    for seed in SEEDS:
        tiles = [notch["tile"] for notch in notches(new(seed, banquets=True)) if notch["tile"]]
        assert len(tiles) == len(set(tiles)) == 3


def test_any_of_the_eight_tiles_may_come():
    tiles = {notch["tile"] for seed in SEEDS for notch in notches(new(seed, banquets=True))}
    assert tiles == {0, 1, 2, 3, 4, 5, 6, 7, 8}


def test_tiles_lie_beside_the_plazas_of_one_colour():
    for seed in SEEDS:
        for notch in notches(new(seed, banquets=True)):
            assert (notch["tile"] > 0) is (notch["up"] == notch["down"])


def test_tiles_are_dealt_to_those_plazas_at_random():
    beside_red = {
        notch["tile"]
        for seed in range(150)
        for notch in notches(new(seed, banquets=True))
        if notch["up"] == notch["down"] == "red"
    }
    assert beside_red == {1, 2, 3, 4, 5, 6, 7, 8}


def test_tiles_start_on_their_banquet_side():
    for seed in SEEDS:
        assert not any(notch["raid"] for notch in notches(new(seed, banquets=True)))


@pytest.mark.parametrize("value", [1, "yes", None])
def test_the_expansion_is_in_or_out(value: object):
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes-dice", seed=1, banquets=value)
    assert refused.value.place == "banquets"


def test_an_unknown_option_is_refused():
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes-dice", seed=1, banquet=True)
    assert refused.value.place == "banquet"
    assert "banquets" in refused.value.text("en")
    assert "banquets" in refused.value.text("fr")
