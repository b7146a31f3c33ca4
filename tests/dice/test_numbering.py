"""The numbers above the columns (D13)."""

import pytest
from tests.dice.table import COLOURS, PRESTIGE, act, changes, keys, sheet, sheet_of, with_die

import troyes

EXPERT = (3, 1, 2, 6, 5, 4)
SEEDS = range(60)


def written(numbering: object, seed: int = 1, players: int = 1) -> list[int]:
    game = troyes.new_game("troyes-dice", players=players, seed=seed, numbering=numbering)
    return game.view(None)["numbers"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_game_counts_from_the_left(seed: int):
    """D13: without a choice the columns are numbered 1 to 6."""
    assert written("first", seed) == [1, 2, 3, 4, 5, 6]
    assert troyes.new_game("troyes-dice", seed=seed).view(None)["numbers"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("numbering", "step"), [("rising", 1), ("falling", -1)])
def test_numbers_run_round_from_a_rolled_start(numbering: str, step: int):
    """D13: rising or falling; 1 follows 6 and 6 follows 1."""
    for seed in SEEDS:
        numbers = written(numbering, seed)
        assert numbers == [(numbers[0] - 1 + step * column) % 6 + 1 for column in range(6)]


@pytest.mark.parametrize("numbering", ["rising", "falling"])
def test_the_start_is_rolled(numbering: str):
    assert {written(numbering, seed)[0] for seed in SEEDS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("numbering", [EXPERT, list(EXPERT), (6, 5, 4, 3, 2, 1), (1, 3, 5, 2, 4, 6)])
def test_experts_name_any_order(numbering: tuple[int, ...]):
    """D13: expert mode."""
    assert written(numbering) == list(numbering)


@pytest.mark.parametrize(
    "numbering",
    [
        (1, 2, 3, 4, 5, 5),
        (1, 2, 3, 4, 5),
        (1, 2, 3, 4, 5, 6, 6),
        (0, 1, 2, 3, 4, 5),
        (2, 3, 4, 5, 6, 7),
        (1.0, 2, 3, 4, 5, 6),
        (),
        "expert",
        "123456",
        7,
        None,
        {"first": 1},
    ],
)
def test_every_number_is_used_exactly_once(numbering: object):
    """D13: anything that is no order of 1 to 6 is refused."""
    with pytest.raises(troyes.OptionError) as refused:
        written(numbering)
    assert refused.value.place == "numbering"


@pytest.mark.parametrize("building", PRESTIGE)
@pytest.mark.parametrize("number", range(1, 7))
def test_the_three_districts_share_the_numbers(building: str, number: int):
    colour = COLOURS[PRESTIGE.index(building)]
    game = act(with_die(colour, number, numbers=EXPERT), f"{building} {number}")
    assert sheet_of(game).drawn == {f"{building} {EXPERT.index(number) + 1}"}


def test_all_players_share_the_numbers():
    """D13: one numbering for all."""
    game = with_die("red", 3, sheet(), sheet(), numbers=EXPERT)
    for seat in (0, 1):
        act(game, "counts_palace 3", seat=seat)
    assert [sheet_of(game, seat).drawn for seat in (0, 1)] == [{"counts_palace 1"}, {"counts_palace 1"}]


def test_a_fortress_citizen_belongs_to_the_position():
    """The 3 stands above the leftmost column, whose Fortress holds a red citizen."""
    assert changes(with_die("red", 3, numbers=EXPERT), "fortress 3") == {"red citizen": 1}


def test_a_great_hall_belongs_to_the_position():
    """The 5 stands above the fifth column: knowledge for white dice. The 4 above the sixth: white citizens."""
    paper, plazas = sheet(knowledge=6), "red yellow yellow white"
    fifth = with_die("yellow", 5, paper, plazas=plazas, numbers=EXPERT)
    assert changes(fifth, "great_hall 5") == {"knowledge": 3}
    sixth = with_die("yellow", 4, paper, plazas=plazas, numbers=EXPERT)
    assert changes(sixth, "great_hall 4") == {"white citizen": 2}


def test_a_character_belongs_to_the_position():
    """The 6 stands above the fourth column: Jeanne de Champagne, who scores City Halls."""
    game = act(with_die("white", 6, sheet(city_hall=[1, 5]), numbers=EXPERT), "cathedral 6")
    assert game.scores()[0].lines["city_hall"] == 2


def test_a_link_belongs_to_the_position():
    """The first two columns are linked, whatever numbers they bear: here 3 and 1."""
    linked = with_die("red", 3, sheet(fortress=[2]), numbers=EXPERT)
    assert changes(linked, "fortress 3") == {"red citizen": 2}
    apart = with_die("red", 2, sheet(fortress=[2]), numbers=EXPERT)
    assert changes(apart, "fortress 2") == {"yellow citizen": 1}


def test_a_crossed_die_is_named_by_its_number():
    """The leftmost red die is crossed out, and bears the 3."""
    game = with_die("red", 3, sheet(crossed=["red 1"], influence=0, knowledge=0), day=4, numbers=EXPERT)
    assert keys(game) == ["gain influence 3"]


def test_a_bonus_building_is_named_by_its_number():
    """What is open are the sixth column's Count's Palace and City Hall, and above it stands the 4."""
    five, six = [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]
    paper = sheet(citizens=(5, 6, 6), counts_palace=five, city_hall=five, bishopric=six)
    game = act(with_die("red", 1, paper, numbers=EXPERT), "fortress 1")
    assert keys(game) == ["counts_palace 4", "city_hall 4"]
    assert "city_hall 6" in sheet_of(act(game, "city_hall 4")).drawn
