"""The worked examples of the Troyes Dice rulebook, each set up and played as it is told there."""

import pytest
from tests.dice.table import act, at, changes, dice, ended, keys, sheet, sheet_of, why_not

import troyes


def test_numbering_the_columns_from_a_four():
    """Page 3: rising and falling from a rolled 4."""
    found: dict[str, list[int]] = {}
    for numbering in ("rising", "falling"):
        for seed in range(100):
            numbers = troyes.new_game("troyes-dice", seed=seed, numbering=numbering).view(None)["numbers"]
            if numbers[0] == 4:
                found[numbering] = numbers
    assert found == {"rising": [4, 5, 6, 1, 2, 3], "falling": [4, 3, 2, 1, 6, 5]}


def test_placing_the_dice_with_a_black_three():
    """Page 4: the morning's roll is 1, 3, 6 and a black 3."""
    for rolled in ((1, 3, 6), (6, 3, 1), (3, 1, 6)):
        placed = dice(at(dice=rolled, black=3))
        assert [(die["rolled"], die["black"]) for die in placed] == [(1, False), (3, True), (3, False), (6, False)]
        assert placed[0]["price"] == {"influence": 0, "deniers": 0, "knowledge": 0, "any": 0}


def test_the_white_three_is_attacked_on_day_four():
    """Page 4: Valentin has the Bishopric of that column, and not the Cathedral."""
    valentin, neighbour = sheet(bishopric=[3]), sheet()
    game = at(valentin, neighbour, day=3, half="afternoon", later="yellow white yellow red", rolls=(1, 5, 6, 3))
    for seat in (0, 1):
        act(game, "die 1", "gain influence 1", seat=seat)
    assert game.view(None)["day"] == 4
    assert sheet_of(game, 0).crossed == sheet_of(game, 1).crossed == {"white 3"}
    assert sheet_of(game, 0).drawn == {"bishopric 3"}

    attacked = sheet(bishopric=[3], crossed=["white 3"])
    white_three = at(attacked, day=4, plazas="red red white red", dice=(3, 3, 3), black=3, chosen=3)
    assert why_not(white_three, "bishopric 3") == "drawn"
    assert why_not(white_three, "cathedral 3") == "crossed"
    assert "gain knowledge 3" in keys(white_three)


@pytest.mark.parametrize(
    ("choice", "colour", "value", "price"),
    [("die 1", "red", 1, {}), ("die 3", "yellow", 3, {"deniers": -1}), ("die 4", "red", 6, {"deniers": -2})],
)
def test_what_the_dice_on_the_wheel_cost(choice: str, colour: str, value: int, price: dict[str, int]):
    """Page 5: a red 1, a yellow 3 and a red 6; the black die is not for sale."""
    game = at(plazas="red white yellow red", dice=(1, 3, 6), black=3)
    die = dice(game)[int(choice[-1]) - 1]
    assert (die["colour"], die["value"]) == (colour, value)
    for resource in ("influence", "deniers", "knowledge"):
        assert why_not(game, f"die 2 for {resource}") == "black"
    assert changes(game, choice) == price


def test_a_red_five_becomes_a_yellow_six():
    """Page 6: for 1 denier, 2 knowledge and 1 influence; it brings 6 deniers and 1 yellow citizen."""
    game = at(plazas="white yellow red yellow", dice=(2, 3, 5), black=6)
    assert changes(game, "die 3") == {"deniers": -1}
    assert changes(game, "gain deniers 6") == {
        "influence": -1,
        "deniers": 6,
        "knowledge": -2,
        "yellow citizen": 1,
    }


def test_a_fortress_with_its_link():
    """Page 7: the free red 1; the Fortress beside it stands already."""
    game = at(sheet(fortress=[2]), plazas="red yellow white yellow", dice=(1, 3, 4), black=6)
    assert changes(game, "die 1") == {}
    assert changes(game, "fortress 1") == {"red citizen": 2}


def test_the_great_hall_of_column_five():
    """Page 7: a yellow 5 for 1 denier, and two white dice: 6 knowledge. A citizen lies among them on the track."""
    game = at(plazas="white red yellow white", dice=(1, 5, 6), black=2)
    assert changes(game, "die 3") == {"deniers": -1}
    assert changes(game, "great_hall 5") == {"knowledge": 6, "white citizen": 1}


def test_the_third_cathedral():
    """Page 8: a white 1; a 2 beside Hugues de Payns, so 2 points for each Fortress in the end."""
    paper = sheet(cathedral=[4, 6], fortress=[2, 3, 5])
    game = at(paper, sheet(), plazas="white red yellow red", dice=(1, 3, 4), black=6)
    act(game, "die 1", "cathedral 1")
    assert sheet_of(game).cathedral_numbers == (2, 0, 0, 1, 0, 1)
    assert game.scores()[0].lines["fortress"] == 6


def test_the_city_hall_of_column_five():
    """Page 9: a yellow 5 for 1 denier: 2 yellow citizens."""
    game = at(plazas="white red yellow white", dice=(1, 5, 6), black=2)
    assert changes(game, "die 3", "city_hall 5") == {"deniers": -1, "yellow citizen": 2}


def test_the_final_count_of_54():
    """Page 10: Thibaut II and Urbain IV with a 1, Jeanne and Marie de Champagne with a 2."""
    game = ended(
        sheet(
            influence=(11, 2),
            deniers=(14, 2),
            knowledge=(15, 5),
            citizens=(9, 11, 10),
            great_hall=[1, 2, 4, 5],
            city_hall=[1, 3, 4, 6],
            cathedral=[3, 5, 4, 6],
            bishopric=[3, 6],
            fortress=[2],
            counts_palace=[1, 5],
        )
    )
    score = game.scores()[0]
    assert score.lines == {
        "fortress": 0,
        "counts_palace": 0,
        "great_hall": 4,
        "city_hall": 8,
        "cathedral": 4,
        "bishopric": 4,
        "influence": 1,
        "deniers": 1,
        "knowledge": 2,
        "red_citizens": 9,
        "yellow_citizens": 11,
        "white_citizens": 10,
    }
    assert score.total == 54
