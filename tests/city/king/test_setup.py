"""The King's Challenge: its frame, what each side starts with, and the first placement."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.city.table import banners, city, family, keys, place, play, roy, standing, step

import troyes
from troyes.city.names import BASE_CHARACTERS, CHARACTERS
from troyes.core.errors import OptionError

BUILDINGS = ["palace", "city_hall", "bishopric"]
ROYS_ORDER = {
    "palace": ["6", "5", "4", "3", "2", "1"],
    "city_hall": ["2 1", "1 1", "2 2", "1 2", "2 3", "1 3"],
    "bishopric": ["3 1", "2 1", "1 1", "3 2", "2 2", "1 2"],
}
"""As the printed numbers give it: the Palace by value, the others by row and space, from 1."""


def played_out(seed: int) -> troyes.Game:
    """A whole game of choices at random; at every one of them only the player is asked."""
    chance = random.Random(seed)
    game = troyes.new_game("king", seed=seed)
    while not game.over:
        assert [decision.seat for decision in game.pending] == [0]
        play(game, chance.choice(keys(game)))
    return game


# -- the frame -------------------------------------------------------------------------------------------------------


def test_the_kings_challenge_lasts_four_rounds_with_four_red_events():
    """K1."""
    game = troyes.new_game("king", seed=1)
    assert game.view(0)["rounds"] == 4
    assert len(game.position()["decks"]["red"]) == 4
    over = played_out(1)
    assert over.position()["round"] == 5
    assert over.position()["decks"]["red"] == []
    assert [message.args["round"] for message in over.log if message.id == "city-log-round"] == [1, 2, 3, 4]


@pytest.mark.parametrize("seed", range(5))
def test_seat_0_is_the_only_one_that_decides(seed: int):
    """K1."""
    game = played_out(seed)
    assert game.players == 1
    assert len(game.scores()) == 2


@pytest.mark.parametrize("seed", range(5))
def test_nobody_is_grey_but_le_roy(seed: int):
    """K2: 24 citizens of his, 12 of the player's, and no others."""
    position = played_out(seed).position()
    everyone: list[Any] = [*position["buildings"]["palace"]]
    everyone += [owner for name in ("city_hall", "bishopric") for row in position["buildings"][name] for owner in row]
    everyone += [owner for card in position["activities"] for owner in [*card["tradesmen"], *card["illustration"]]]
    found = Counter(everyone)
    assert set(found) <= {None, 0, "neutral"}
    assert found["neutral"] + position["neutral"]["supply"] == 24
    assert found[0] + position["families"][0]["supply"] + position["families"][0]["general"] == 12


@pytest.mark.parametrize("option", ["ladies", "expansion", "purple_die", "ramparts"])
def test_options_of_the_expansion_are_refused(option: str):
    """K17."""
    with pytest.raises(OptionError):
        troyes.new_game("king", **{option: True})


def test_bonus_cards_are_allowed():
    """K17."""
    game = troyes.new_game("king", seed=1, bonus=["prior", "resistance", "banquet", "baker"])
    assert game.options["bonus"] == ["baker", "banquet", "prior", "resistance"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_than_one_player_are_refused(players: int):
    with pytest.raises(OptionError):
        troyes.new_game("king", players=players)


# -- what each side starts with --------------------------------------------------------------------------------------


def test_the_player_starts_as_one_of_two():
    """K1: 5 deniers, 4 influence, 6 citizens to place."""
    player = family(troyes.new_game("king", seed=1))
    assert (player["deniers"], player["influence"], player["vp"]) == (5, 4, 0)
    assert (player["supply"], player["general"]) == (6, 6)


def test_le_roy_has_twenty_four_citizens_and_places_twelve():
    """K1: he has no money and no influence."""
    game = troyes.new_game("king", seed=1)
    assert roy(game) == {
        "supply": 21,
        "dice": {"red": [], "yellow": [], "white": []},
        "vp": 0,
        "events": [],
    }  # three are placed
    while step(game) == "placement":
        play(game, keys(game)[0])
    assert roy(game)["supply"] == 12
    everywhere = "".join(standing(game, building) for building in BUILDINGS)
    assert everywhere.count("n") == 12
    assert everywhere.count("0") == 6


def test_the_six_characters_lie_in_an_open_stack():
    """K1: in random order, for everyone to see; none is dealt."""
    tops = set()
    for seed in range(60):
        game = troyes.new_game("king", seed=seed)
        stack = game.position()["stack"]
        assert sorted(stack) == sorted(CHARACTERS[:BASE_CHARACTERS])
        assert game.view(0)["stack"] == game.view(None)["stack"] == stack
        assert "characters" not in family(game)
        tops.add(stack[0])
    assert tops == set(CHARACTERS[:BASE_CHARACTERS])


# -- the first placement ---------------------------------------------------------------------------------------------


def placing(rolls: Sequence[int], choice: str, placed: int = 1, **board: Any) -> troyes.Game:
    """The player's second, fourth or sixth citizen is placed, and le Roy rolls two red, two yellow, two white dice."""
    position = city(king=True, round=1, step="placement", placed=placed, supply=[6 - placed], **board)
    return play(place(position, rolls), choice)


def test_le_roy_places_three_and_the_player_two_three_times_then_le_roy_three():
    """K3."""
    game = troyes.new_game("king", seed=3)
    found = []
    while step(game) == "placement":
        everywhere = "".join(standing(game, building) for building in BUILDINGS)
        found.append((everywhere.count("n"), everywhere.count("0")))
        play(game, keys(game)[0])
    assert found == [(3, 0), (3, 1), (6, 2), (6, 3), (9, 4), (9, 5)]
    assert len([message for message in game.log if message.id == "city-log-roy-dice"]) == 4


def test_after_the_last_three_the_first_round_begins():
    """K3, K4."""
    reds = ["brigands_a", "brigands_b", "brigands_c", "war"]
    game = placing(
        (1, 1, 1, 1, 6, 6, *(1,) * 18, 6, 6),
        "palace 1",
        placed=5,
        decks={"red": reds, "white": ["heresy"]},
        palace=".0nnnn",
        city_hall="0nn 0nn",
        bishopric="0. .. 0n",
    )
    assert standing(game, "bishopric") == "0n nn 0n"
    assert game.position()["round"] == 1
    assert game.position()["start_player"] == 0
    assert list(banners(game)) == ["marauding", "brigands_a", "heresy"]


def test_the_three_highest_dice_name_the_buildings():
    """K3: a white 6, a yellow 5 and a white 4."""
    game = placing((2, 3, 5, 1, 6, 4), "palace 1", palace=".0....")
    assert standing(game, "palace") == "00...."
    assert standing(game, "city_hall") == "... n.."
    assert standing(game, "bishopric") == ".. n. n."


@pytest.mark.parametrize(
    ("rolls", "palace", "city_hall", "bishopric"),
    [
        ((3, 3, 3, 3, 3, 3), 2, 1, 0),
        ((4, 1, 4, 1, 4, 4), 1, 1, 1),
        ((1, 1, 4, 4, 4, 4), 0, 2, 1),
        ((5, 1, 2, 2, 5, 2), 1, 1, 1),
        ((6, 6, 6, 1, 6, 6), 2, 1, 0),
    ],
)
def test_equal_dice_go_red_yellow_white(rolls: tuple[int, ...], palace: int, city_hall: int, bishopric: int):
    """K3."""
    game = placing(rolls, "palace 1", palace=".0....")
    counts = [standing(game, building).count("n") for building in BUILDINGS]
    assert counts == [palace, city_hall, bishopric]


def board(taken: int) -> dict[str, Any]:
    """Le Roy stands on so many of his best spaces in each building, the player on space 1 of the Palace."""
    spaces = {f"{building} {space}" for building in BUILDINGS for space in ROYS_ORDER[building][:taken]}
    rows = {"palace": [""], "city_hall": ["1 ", "2 "], "bishopric": ["1 ", "2 ", "3 "]}
    sizes = {"palace": 6, "city_hall": 3, "bishopric": 2}
    found = {
        building: " ".join(
            "".join("n" if f"{building} {row}{at + 1}" in spaces else "." for at in range(sizes[building]))
            for row in rows[building]
        )
        for building in BUILDINGS
    }
    return {**found, "palace": "0" + found["palace"][1:]}


@pytest.mark.parametrize("taken", range(5))
def test_in_a_named_building_he_takes_his_best_free_space(taken: int):
    """K3: whatever the values; a red 3, a yellow 2 and a white 2 name one building each."""
    game = placing((3, 1, 2, 1, 2, 1), "city_hall 1 3", **board(taken))
    for building in BUILDINGS:
        after = board(taken + 1)[building]
        assert standing(game, building) == (f"{after[:2]}0{after[3:]}" if building == "city_hall" else after)


def test_the_same_building_may_be_named_twice():
    """K3."""
    game = placing((6, 5, 1, 1, 1, 4), "city_hall 1 1", city_hall=".0. ...")
    assert standing(game, "palace") == "....nn"
    assert standing(game, "bishopric") == ".. .. n."


def test_a_space_of_the_players_is_not_taken():
    """K3: the next best is."""
    game = placing((6, 5, 1, 1, 1, 4), "bishopric 3 1", palace=".....0")
    assert standing(game, "palace") == "...nn0"
    assert standing(game, "bishopric") == ".. n. 0."


def test_a_full_building_passes_to_the_next_die():
    """K3: both red dice pass; white 3, yellow 2 and yellow 1 decide."""
    game = placing((6, 6, 1, 2, 3, 1), "city_hall 1 1", palace="0nnnnn")
    assert standing(game, "palace") == "0nnnnn"
    assert standing(game, "city_hall") == "0.. nn."
    assert standing(game, "bishopric") == ".. .. n."


def test_a_building_that_fills_up_passes_to_the_next_die():
    """K3: the first red 6 takes the last space of the Palace, the second finds none."""
    game = placing((6, 6, 5, 1, 4, 1), "city_hall 1 1", palace="0.nnnn")
    assert standing(game, "palace") == "0nnnnn"
    assert standing(game, "city_hall") == "0.. n.."
    assert standing(game, "bishopric") == ".. .. n."


@pytest.mark.parametrize(
    ("board", "choice", "building", "after"),
    [
        ({"city_hall": "0.n nnn", "bishopric": "nn nn nn"}, "city_hall 1 2", "palace", "...nnn"),
        ({"palace": "0.nnnn", "bishopric": "nn nn nn"}, "palace 2", "city_hall", "n.. nn."),
        ({"palace": "0.nnnn", "city_hall": "nnn nnn"}, "palace 2", "bishopric", "n. n. n."),
    ],
)
def test_when_no_die_names_a_building_with_room_he_takes_his_best_space(
    board: dict[str, Any], choice: str, building: str, after: str
):
    """K3: two dice name the only building with room, and the third citizen goes there too."""
    game = placing((1, 2, 1, 2, 1, 2), choice, **board)
    assert standing(game, building) == after


def test_the_players_two_go_to_any_empty_spaces():
    game = troyes.new_game("king", seed=5)
    empty = [
        *(f"palace {at + 1}" for at, owner in enumerate(standing(game, "palace")) if owner == "."),
        *(
            f"{building} {row + 1} {at + 1}"
            for building in ("city_hall", "bishopric")
            for row, spaces in enumerate(standing(game, building).split())
            for at, owner in enumerate(spaces)
            if owner == "."
        ),
    ]
    assert len(empty) == 15
    assert keys(game) == empty


@pytest.mark.parametrize("seed", range(12))
def test_every_first_placement_follows_the_dice(seed: int):
    """K3: whole placements, with the player's choices at random."""
    chance = random.Random(seed)
    game = troyes.new_game("king", seed=seed)
    free = {building: list(order) for building, order in ROYS_ORDER.items()}
    told = 0
    while True:
        rolled = [message for message in game.log if message.id == "city-log-roy-dice"]
        for message in rolled[told:]:
            for building, space in expected_places(message.args["faces"], free):
                free[building].remove(space)
        told = len(rolled)
        if step(game) != "placement":
            break
        offered = {f"{building} {space}" for building, spaces in free.items() for space in spaces}
        assert set(keys(game)) == offered
        choice = chance.choice(keys(game))
        building, _, space = choice.partition(" ")
        free[building].remove(space)
        play(game, choice)
    assert told == 4
    assert free == {"palace": [], "city_hall": [], "bishopric": []}


def expected_places(faces: Any, free: dict[str, list[str]]) -> list[tuple[str, str]]:
    """The three places that the ruling gives for these dice."""
    colours = [f"face-{colour}" for colour in ("red", "yellow", "white")]
    ranked = sorted(faces, key=lambda face: (-face[1], colours.index(face[0])))
    left = {building: list(spaces) for building, spaces in free.items()}
    found: list[tuple[str, str]] = []
    for face in ranked:
        building = BUILDINGS[colours.index(face[0])]
        if len(found) < 3 and left[building]:
            found.append((building, left[building].pop(0)))
    for building in BUILDINGS:
        while len(found) < 3 and left[building]:
            found.append((building, left[building].pop(0)))
    return found
