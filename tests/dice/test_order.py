"""The order of gains (D8)."""

import pytest
from tests.dice.table import Sheet, act, at, keys, kind, sheet, sheet_of, with_die

import troyes


def kinds_offered(game: troyes.Game) -> list[str]:
    return list(dict.fromkeys(key.split()[0] for key in keys(game)))


def emergency(paper: Sheet) -> troyes.Game:
    """A seat without anything in hand gains one of each."""
    return act(at(paper, dice=(2, 3, 4), black=1), "one of each")


def test_an_effect_is_finished_before_a_bonus_is_taken():
    """D8: the 11th column is complete after the first citizen, but the second and the link's two come first."""
    game = with_die("yellow", 3, sheet(citizens=(12, 10, 14), city_hall=[4]))
    act(game, "city_hall 3")
    assert kind(game) == "work_building"
    assert sheet_of(game).citizens == (12, 14, 14)


def test_the_rules_example_of_a_chain():
    """D8: another City Hall from that bonus brings the 15th yellow citizen, and a prestige building joins the line."""
    game = with_die("yellow", 3, sheet(citizens=(12, 10, 14), city_hall=[4]))
    act(game, "city_hall 3", "city_hall 6")
    assert kinds_offered(game) == ["fortress", "cathedral"]
    assert sheet_of(game).citizens == (12, 16, 14)


def test_red_comes_before_yellow_before_white():
    """D8: one of each brings the 15th citizen of every track; their bonuses come in this order."""
    paper = sheet(influence=(5, 0), deniers=(5, 0), knowledge=(5, 0), citizens=(14, 14, 14))
    game = emergency(paper)
    assert sheet_of(game).citizens == (15, 15, 15)
    assert kinds_offered(game) == ["great_hall", "cathedral"]
    act(game, "cathedral 1")
    assert kinds_offered(game) == ["fortress", "cathedral"]
    act(game, "cathedral 2")
    assert kinds_offered(game) == ["fortress", "great_hall"]


def test_the_column_bonus_is_settled_red_yellow_white():
    """D8: the 3rd column's three resources are circled in this order; each brings its own citizen, full or not."""
    paper = sheet(influence=(5, 0), deniers=(5, 0), knowledge=(5, 0), citizens=(20, 2, 20))
    game = with_die("red", 3, paper)
    act(game, "fortress 3")
    gained = [message.args["gain"] for message in game.log if message.id == "dice-log-gained"]
    assert gained[1:4] == [[["influence", 1]], [["deniers", 1]], [["yellow-citizen", 1]]]
    assert [message.args["colour"] for message in game.log if message.id == "dice-log-moved-on"] == [
        "yellow",
        "yellow",
    ]


def test_the_pair_of_a_20th_citizen_comes_in_order():
    """D8: red before white; each completes its own 15th."""
    game = act(with_die("red", 3, sheet(citizens=(14, 19, 14))), "fortress 3")
    assert sheet_of(game).citizens == (15, 20, 15)
    assert kinds_offered(game) == ["great_hall", "cathedral"]
    act(game, "cathedral 1")
    assert kinds_offered(game) == ["fortress", "great_hall"]


def test_a_building_gives_its_own_gain_then_its_tiles_then_its_link():
    """D8: tile 6 asks for a citizen after the Fortress's own and the tile's red one, before the link."""
    game = with_die("red", 1, sheet(fortress=[2]), tiles={3: "6 banquet"})
    act(game, "fortress 1")
    assert kind(game) == "citizen"
    assert sheet_of(game).citizens == (2, 0, 0)
    act(game, "citizen white")
    assert sheet_of(game).citizens == (3, 0, 1)


def test_a_work_buildings_tile_comes_before_its_link():
    """D8: with 19 red ones, the last space goes to the building; its second, the tile's and the link's go elsewhere."""
    game = with_die("red", 5, sheet(citizens=(19, 0, 0), counts_palace=[6]), tiles={3: "4 banquet"})
    act(game, "counts_palace 5")
    assert kind(game) == "track"
    assert sheet_of(game).influence == 3
    act(game, "citizen yellow")
    assert kind(game) == "track"
    assert sheet_of(game).influence == 3
    act(game, "citizen yellow")
    assert sheet_of(game).influence == 6


def test_the_link_comes_before_any_bonus():
    """D8: the 15th red citizen is circled first, yet the link's influence is there when its bonus is taken."""
    game = act(with_die("red", 5, sheet(citizens=(14, 0, 0), counts_palace=[6])), "counts_palace 5")
    assert kind(game) == "prestige_building"
    assert sheet_of(game).influence == 6


def test_a_tracks_citizen_is_circled_with_its_resource():
    """D8: the 6th influence brings a citizen for the full red track before the 7th is circled."""
    game = with_die("red", 5, sheet(influence=(4, 0), citizens=(20, 11, 11)))
    act(game, "gain influence 5")
    assert kind(game) == "track"
    assert sheet_of(game).circled[0] == 6
    act(game, "citizen yellow")
    assert sheet_of(game).circled[0] == 9
    assert sheet_of(game).citizens == (20, 12, 11)


def test_the_next_colour_waits_for_a_tracks_citizen():
    """D8: influence with its citizen, then deniers, then knowledge."""
    paper = sheet(influence=(5, 0), deniers=0, knowledge=0, citizens=(20, 11, 11))
    game = emergency(paper)
    assert kind(game) == "track"
    assert sheet_of(game).in_hand == (1, 0, 0)
    act(game, "citizen white")
    assert sheet_of(game).in_hand == (1, 1, 1)


def test_bonuses_are_taken_in_the_order_in_which_they_were_earned():
    """D8: the 15th red citizen comes before the 11th column, which the white one completes."""
    paper = sheet(influence=(5, 0), deniers=0, knowledge=(5, 0), citizens=(14, 12, 10))
    game = emergency(paper)
    assert kind(game) == "prestige_building"
    act(game, "cathedral 1")
    assert kind(game) == "work_building"


@pytest.mark.parametrize("first", ["great_hall 6", "cathedral 6"])
def test_what_a_bonus_earns_joins_the_end_of_the_line(first: str):
    """D8: the red track's Great Hall completes the 11th column, but the yellow track's bonus was there before."""
    paper = sheet(influence=(5, 0), deniers=(5, 0), knowledge=0, citizens=(14, 14, 10))
    game = at(paper, plazas="red red yellow white", dice=(2, 3, 4), black=1)
    act(game, "one of each", first)
    assert kinds_offered(game) == ["fortress", "cathedral"]
    act(game, "fortress 1")
    assert (kind(game) == "work_building") is (first == "great_hall 6")


def test_an_automatic_bonus_keeps_its_place_in_the_line():
    """D8: column 3's resources come after the 15th citizen's building, which was earned before."""
    paper = sheet(citizens=(3, 14, 2))
    game = at(paper, sheet(), plazas="red yellow yellow red", dice=(4, 4, 5), black=6)
    line = game.position()
    line["seats"][0]["walk"] |= {
        "stage": "bonus",
        "place": 1,
        "now": ["the yellow track's prestige building"],
        "line": ["one of each resource", "a work building"],
    }
    waiting = troyes.from_position(line)
    assert kinds_offered(waiting) == ["fortress", "cathedral"]
    act(waiting, "cathedral 1")
    assert sheet_of(waiting).in_hand == (4, 4, 4)
    assert kind(waiting) == "work_building"
