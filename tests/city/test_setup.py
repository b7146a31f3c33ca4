"""What a game of Troyes begins with, and what there is of everything."""

import random
from collections import Counter
from itertools import chain
from typing import Any

import pytest
from tests import contract
from tests.city.table import act, card, city, family, next_round, place

import troyes
from troyes.city import numbers
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BONUS_ACTIVITIES,
    CHARACTERS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
)

SEEDS = range(60)
COLOURS = ["red", "yellow", "white"]


def new(seed: int = 7, players: int = 3, **options: Any) -> troyes.Game:
    return troyes.new_game("troyes", players=players, seed=seed, **options)


# -- the frame -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play(players: int):
    game = new(players=players)
    assert game.players == len(game.position()["families"]) == players
    assert len(game.pending) == 1


@pytest.mark.parametrize("players", [0, 1, 5, -1, 2.0, "3", True])
def test_no_other_number_of_players(players: object):
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes", players=players, seed=1)  # pyright: ignore[reportArgumentType]
    assert refused.value.place == "players"


@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 5), (4, 6)])
def test_a_game_has_as_many_rounds_as_the_number_of_players_says(players: int, rounds: int):
    """Each of them brings a red card, and the last red card comes in the last round."""
    game, seen = new(players=players), []
    rng = random.Random(players)
    assert game.view(None)["rounds"] == rounds
    while game.pending:
        if game.position()["step"] != "placement":
            seen.append((game.position()["round"], len(game.position()["decks"]["red"])))
        contract.play_random(game, rng, 1)
    assert list(dict.fromkeys(seen)) == [(round, rounds - round) for round in range(1, rounds + 1)]


# -- the pieces ------------------------------------------------------------------------------------------------------


def test_the_cards_of_the_box():
    activities = {
        name: numbers.base()["activities"][name]
        for name in ACTIVITIES[:LADIES_ACTIVITIES]
        if name not in BONUS_ACTIVITIES
    }
    events = {
        name: numbers.base()["events"][name]
        for name in EVENTS[:LADIES_EVENTS]
        if name not in ("marauding", "resistance")
    }
    assert len(activities) == 27
    assert Counter((data["colour"], data["level"]) for data in activities.values()) == dict.fromkeys(
        [(colour, level) for colour in COLOURS for level in (1, 2, 3)], 3
    )
    assert Counter(data["colour"] for data in events.values()) == {"red": 8, "white": 4, "yellow": 4}
    assert len(set(CHARACTERS[:BASE_CHARACTERS])) == 6


def test_the_board_has_three_buildings_of_six_spaces():
    buildings = new().position()["buildings"]
    assert buildings["palace"] == [None] * 6
    assert buildings["city_hall"] == [[None] * 3] * 2
    assert buildings["bishopric"] == [[None] * 2] * 3


def test_the_cathedral_has_three_levels_of_six_spaces():
    assert new().position()["cathedral"] == [[None] * 6] * 3


# -- what can run out, and what cannot -------------------------------------------------------------------------------


def test_there_are_always_enough_black_dice():
    """T1: nine of them, from six cards and Marauding; the queue goes on for as long as it takes."""
    queue = {"brigands_a": (), "brigands_b": (), "brigands_c": (), "war": (), "normans_attack": ()}
    game = next_round(4, round=5, red="skirmishes_a", events=queue, palace="0.....")
    assert [event["card"] for event in game.position()["events"]] == ["marauding", *queue, "skirmishes_a"]
    assert len(game.position()["black_dice"]) == 9


def test_there_are_always_enough_cubes():
    """T1: the box has 20 of a colour; the twenty-first is found."""
    game = place(city(cards=["priest"], tradesmen={"priest": "0."}, cubes={"priest": [19]}, dice={0: "w6", 1: "y1"}))
    act(game, "activate priest", "w6", "times 2")
    assert card(game, "priest")["cubes"] == [21, 0, 0]


def test_there_are_always_enough_deniers():
    """T1."""
    game = place(city(deniers=[990], dice={0: "y6", 1: "y1"}))
    act(game, "agriculture", "y6")
    assert family(game)["deniers"] == 993


def test_seven_dice_of_a_colour_cannot_be():
    """T1."""
    place(city(dice={0: "r1 r2 r3", 1: "r4 r5", "neutral": "r6"}))
    with pytest.raises(troyes.PositionError):
        place(city(dice={0: "r1 r2 r3", 1: "r4 r5", "neutral": "r6 r6"}))


def test_twelve_citizens_a_player_and_eight_neutral_ones():
    """T1: a position that makes or loses a citizen cannot be."""
    right = city(palace="0n....")
    assert right["families"][0]["general"] + right["families"][0]["supply"] == 11
    assert right["neutral"]["supply"] == 7
    place({**right, "families": [{**right["families"][0], "dice": {"red": [1]}}, *right["families"][1:]]})
    for field, change in (("families", 1), ("families", -1), ("neutral", 1), ("neutral", -1)):
        wrong = city(palace="0n....", dice={0: "r1"})
        holder = wrong["families"][0] if field == "families" else wrong["neutral"]
        holder["supply"] += change
        with pytest.raises(troyes.PositionError):
            place(wrong)


def citizens(position: dict[str, Any]) -> Counter[Any]:
    """How many citizens everybody has, wherever they are."""
    buildings = position["buildings"]
    found: Counter[Any] = Counter(buildings["palace"])
    found.update(chain(*buildings["city_hall"], *buildings["bishopric"], *position["lying"].values()))
    for data in position["activities"]:
        found.update(data["tradesmen"] + data["illustration"])
    for seat, data in enumerate(position["families"]):
        found[seat] += data["supply"] + data["general"]
    found["neutral"] += position["neutral"]["supply"]
    del found[None]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_no_citizen_is_made_or_lost_and_no_colour_has_more_than_six_dice(players: int, seed: int):
    """T1: at every moment of whole games."""
    game, rng = new(seed, players), random.Random(seed)
    due = {**dict.fromkeys(range(players), 12), "neutral": 8}
    while game.pending:
        position = game.position()
        assert citizens(position) == due
        districts = [data["dice"] for data in (*position["families"], position["neutral"])]
        for colour in COLOURS:
            assert sum(len(dice[colour]) for dice in districts) <= 6
        contract.play_random(game, rng, 1)
    assert citizens(game.position()) == due


@pytest.mark.parametrize(("players", "on_the_board"), [(2, 6), (3, 0), (4, 0)])
def test_the_neutral_player_has_eight_citizens(players: int, on_the_board: int):
    """T1."""
    assert new(players=players).position()["neutral"]["supply"] == 8 - on_the_board


def test_a_lying_neutral_citizen_is_in_play():
    """T1: the last one from the supply takes a space of the Palace, and one of his own lies down there. So Wayfarers
    have nobody to bring; at the round's end the one who lies is in the supply again."""
    game = next_round(
        palace="n.....",
        city_hall="nnn nn0",
        bishopric="n. .. ..",
        red="succession_conflict",
        called=["wayfarers"],
        rolls=[6, *[5] * 7, 1, 4],
        neutral_supply=1,
    )
    position = game.position()
    assert position["lying"] == {"palace": ["neutral"], "city_hall": [], "bishopric": []}
    assert position["neutral"]["supply"] == 0
    assert position["buildings"]["city_hall"] == [["neutral"] * 3, ["neutral", "neutral", 0]]
    while game.position()["round"] == 3:
        game.play(game.pending[0].seat, "pass" if game.position()["step"] == "action" else game.pending[0].options[0])
        if game.position()["round"] == 3:
            assert game.position()["neutral"]["supply"] == 0
    assert game.position()["lying"]["palace"] == []


# -- what each family gets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_5_deniers_4_influence_and_no_points(players: int):
    for seat in range(players):
        means = family(new(players=players), seat)
        assert (means["deniers"], means["influence"], means["vp"]) == (5, 4, 0)
        assert (means["district"], means["events"]) == (0, [])


@pytest.mark.parametrize(("players", "supply"), [(2, 6), (3, 5), (4, 4)])
def test_citizens_in_the_personal_and_in_the_general_supply(players: int, supply: int):
    for seat in range(players):
        means = family(new(players=players), seat)
        assert (means["supply"], means["general"]) == (supply, 12 - supply)


def test_every_player_has_a_district_and_so_has_nobody():
    game = place(city(dice={0: "r1", 1: "y2", 2: "w3", "neutral": "w6"}))
    assert [data["dice"] for data in game.position()["families"]] == [
        {"red": [1], "yellow": [], "white": []},
        {"red": [], "yellow": [2], "white": []},
        {"red": [], "yellow": [], "white": [3]},
    ]
    assert game.position()["neutral"]["dice"] == {"red": [], "yellow": [], "white": [6]}


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_characters_are_dealt(players: int, each: int):
    """With two players two each."""
    seen: set[str] = set()
    for seed in SEEDS:
        hands = [data["characters"] for data in new(seed, players).position()["families"]]
        assert [len(hand) for hand in hands] == [each] * players
        dealt = list(chain(*hands))
        assert len(set(dealt)) == len(dealt)
        seen |= set(hands[0])
    assert seen == set(CHARACTERS[:BASE_CHARACTERS])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_that_were_not_dealt_take_no_part(players: int):
    """T34."""
    game = new(players=players)
    dealt = set(chain(*(data["characters"] for data in game.position()["families"])))
    for score in game.scores():
        assert set(score.lines) & set(CHARACTERS) == dealt


# -- cards -----------------------------------------------------------------------------------------------------------


def test_one_activity_card_of_each_colour_and_level():
    base = numbers.base()["activities"]
    seen: set[str] = set()
    for seed in SEEDS:
        cards = new(seed).position()["activities"]
        assert [(data["colour"], data["level"]) for data in cards] == [
            (colour, level) for colour in COLOURS for level in (1, 2, 3)
        ]
        for data in cards:
            assert (base[data["card"]]["colour"], base[data["card"]]["level"]) == (data["colour"], data["level"])
            assert (data["tradesmen"], data["illustration"], data["cubes"]) == ([None, None], [], [0, 0, 0])
        seen |= {data["card"] for data in cards}
    assert seen == set(ACTIVITIES[:LADIES_ACTIVITIES]) - set(BONUS_ACTIVITIES)


def test_the_nine_cards_lie_face_down():
    game = new()
    for seat in (None, 0, 1, 2):
        assert [data["card"] for data in game.view(seat)["activities"]] == [None] * 9


@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 5), (4, 6)])
def test_the_red_deck_has_a_card_for_each_round(players: int, count: int):
    """At random out of the eight; the others stay in the box."""
    base = numbers.base()["events"]
    reds = {name for name in EVENTS[:LADIES_EVENTS] if base[name].get("colour") == "red"} - {"resistance"}
    first: set[str] = set()
    for seed in SEEDS:
        decks = new(seed, players).position()["decks"]
        assert (len(decks["red"]), len(decks["box"])) == (count, 8 - count)
        assert set(decks["red"]) | set(decks["box"]) == reds
        first.add(decks["red"][0])
    assert first == reds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_white_and_the_yellow_deck_hold_all_their_cards(players: int):
    """T31."""
    tops: set[str] = set()
    for seed in SEEDS:
        decks = new(seed, players).position()["decks"]
        assert sorted(decks["white"]) == sorted(
            ["theological_conflict", "heresy", "migrant_workers", "interruption_of_work"]
        )
        assert sorted(decks["yellow"]) == sorted(["drought", "support", "civil_war", "wayfarers"])
        tops |= {decks["white"][0], decks["yellow"][0]}
    assert len(tops) == 8


def test_marauding_is_there_from_the_start():
    assert new().position()["events"] == [{"card": "marauding", "cubes": []}]
    assert EVENTS[0] == "marauding"


# -- the start player ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_draws_the_start_player(players: int):
    """T2."""
    starts = [new(seed, players).position()["start_player"] for seed in SEEDS]
    assert set(starts) == set(range(players))
    assert starts == [new(seed, players).position()["start_player"] for seed in SEEDS]
    for seed in SEEDS:
        assert new(seed, players).pending[0].seat == starts[seed]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_start_player(seat: int):
    """T2."""
    for seed in range(10):
        game = new(seed, start_player=seat)
        assert game.position()["start_player"] == game.pending[0].seat == seat


@pytest.mark.parametrize("seat", [3, -1, "0", True, 1.0])
def test_nobody_else_can_be_named_as_start_player(seat: object):
    with pytest.raises(troyes.OptionError) as refused:
        new(start_player=seat)
    assert refused.value.place == "start_player"


# -- the numbers on the cards ----------------------------------------------------------------------------------------


def test_a_set_up_can_be_scripted():
    """Who begins, the Characters, the cards that lie there, the order of a deck, and the first dice."""
    opening = troyes.new_game("troyes", players=3, seed=1).position()
    first, hands = opening["activities"][0], ["hugues_de_payns", "henry_i", "urbain_iv"]
    first["card"] = "diplomat" if first["card"] != "diplomat" else "archer"
    opening["start_player"] = opening["turn"] = 2
    for seat, hand in enumerate(hands):
        opening["families"][seat]["characters"] = [hand]
    reds = opening["decks"]["red"]
    reds.insert(0, reds.pop())
    rolls = [6, 5, 4, 3, 2]
    game = troyes.from_position(opening, seed=5, rolls=rolls)
    assert game.pending[0].seat == 2
    while game.pending[0].kind == "placement":
        game.play(game.pending[0].seat, game.pending[0].options[0])
    position = game.position()
    assert position["start_player"] == 2
    assert [family["characters"] for family in position["families"]] == [[hand] for hand in hands]
    assert position["activities"][0]["card"] == first["card"]
    assert [event["card"] for event in position["events"]][1] == reds[0]
    what, faces = game.draws()[0]
    assert (what, [face % 6 + 1 for face in faces]) == ("workforce 2", rolls)
    assert troyes.replay(game.record()) == game


def test_an_owners_numbers_are_played_with():
    """A Merchant for 7 deniers, who divides by 3."""
    own = {"activities": {"merchant": {"hire": 7, "per": 3}}}
    game = place(own_city(own))
    act(game, "activate merchant", "y6", "times 2")
    assert family(game)["deniers"] == 10 - 7 + 4


def own_city(own: dict[str, Any]) -> dict[str, Any]:
    position = city(cards=["merchant"], dice={0: "y6", 1: "y1"}, deniers=[10])
    position["options"]["cards"] = own
    return position
