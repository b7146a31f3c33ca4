"""The greedy player with the expansion: legal in every set of modules, blind to what it may not know, no fool."""

import random
from typing import Any

import pytest
from tests import contract
from tests.bots.city.test_greedy import chosen
from tests.city.ladies.test_secrets import TABLES, with_other_secrets
from tests.city.modules import EVERYTHING, random_modules
from tests.city.table import city, facing, family, keys, place, play, step

import troyes
from troyes.bots.city.worth import STANDARD, Weights, worth
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city.game import CityGame

TOLL = ("toll", "extra_red", "exchange", "fair")
SHIELD = ("guild", "extra_red", "shield", "race_a")
LAST = 5
"""The last round of three players."""


def acts(game: troyes.Game, seat: int = 0) -> troyes.Game:
    """The greedy player goes on to the end of its turn, or until somebody else is asked."""
    game.play(seat, chosen(game))
    while game.pending and game.pending[0].seat == seat and step(game) not in ("action", "black_dice"):
        game.play(seat, chosen(game))
    return game


def struck(event: str, **given: Any) -> troyes.Game:
    """That event asks seat 0."""
    moment: dict[str, Any] = {"dice": {0: "y6"}, "events": {event: []}, **given}
    return place(city(step="ordeal", ladies={"striking": event, "asked": [0]}, **moment))


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(5))
def test_it_plays_to_the_end_with_any_modules(number: int) -> None:
    """Nothing that it chooses is refused."""
    rng = random.Random(number)
    players = 2 + number % 3
    options = random_modules(rng, players)
    game = troyes.new_game("troyes", players=players, seed=number, **options)
    names = ["greedy", *["random"] * (players - 1)]
    assert play_out(game, [make(name, f"{number}/{at}") for at, name in enumerate(names)]).over
    contract.check_replay(game)


def test_it_plays_against_itself_with_everything() -> None:
    options: dict[str, Any] = {**EVERYTHING, "activities": "ladies", "events": "ladies"}
    game = troyes.new_game("troyes", players=2, seed=3, **options)
    assert play_out(game, [make("greedy", seat) for seat in range(2)]).over
    contract.check_replay(game)


def test_it_beats_players_of_chance_with_everything() -> None:
    """A few games, mostly of two: they are the shortest."""
    won = 0
    for number in range(6):
        players = 3 if number == 5 else 2
        seat = number % players
        seated = [make("greedy" if at == seat else "random", f"{number}/{at}") for at in range(players)]
        game = troyes.new_game("troyes", players=players, seed=number, **EVERYTHING)
        won += play_out(game, seated).winners() == (seat,)
    assert won >= 5


@pytest.mark.parametrize("table", TABLES)
def test_it_does_not_see_what_is_hidden(table: str) -> None:
    """Other secrets, another deck, another future: the same choice."""
    rng, compared, kinds = random.Random(4), 0, set[str]()
    game = troyes.new_game("troyes", players=3, seed=8, **TABLES[table])
    while game.pending:
        position, seat = game.position(), game.pending[0].seat
        if step(game) not in kinds or rng.random() < 0.02:
            here = troyes.from_position(position, seed=1)
            there = troyes.from_position(with_other_secrets(position, seat, rng), seed=2, rolls=[6, 6, 6, 6])
            assert chosen(here) == chosen(there)
            kinds.add(step(game))
            compared += 1
        contract.play_random(game, rng, 1)
    assert compared >= 8


# -- single choices --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["toll", "guild"])
def test_it_answers_in_anothers_turn(tile: str) -> None:
    walk = {"target": "activate merchant", "dice": [{"owner": 1, "colour": "yellow", "value": 4}], "value": 4}
    position = city(
        step="answer",
        turn=1,
        walk=walk,
        tiles=(tile, *TOLL[1:]),
        outdoor={tile: [0, 1]},
        tradesmen={"merchant": "01"},
        dice={0: "r1", 1: "w1"},
        ladies={"actor": 0, "asked": [1]},
    )
    assert chosen(place(position)) == f"use {tile}"


def test_it_uses_a_shield_when_its_dice_are_too_weak_and_it_has_points_to_lose() -> None:
    game = place(facing(tiles=SHIELD, outdoor={"shield": [1]}, dice={0: "y1 w1", 1: "r1"}, vp=[5], influence=[0]))
    assert {"give way", "use shield"} <= set(keys(game))
    assert chosen(game) == "use shield"


def test_it_keeps_the_shield_when_a_poor_die_does() -> None:
    game = place(facing(black=[2], tiles=SHIELD, outdoor={"shield": [1]}, dice={0: "r1 y6", 1: "r1"}))
    assert chosen(game) == "die 0 red 1"


@pytest.mark.parametrize(
    ("event", "poor"), [("drought", {"deniers": [0]}), ("civil_war", {"deniers": [0]}), ("heresy", {"influence": [0]})]
)
def test_it_uses_a_shield_against_an_event_that_would_take_points(event: str, poor: dict[str, Any]) -> None:
    citizens = {"palace": "000...", "city_hall": "000 ...", "bishopric": "00 0. .."}
    game = struck(event, tiles=SHIELD, outdoor={"shield": [1]}, vp=[5], **poor, **citizens)
    assert keys(game) == ["use shield", "decline"]
    assert chosen(game) == "use shield"


@pytest.mark.parametrize(
    ("cubes", "outdoor", "lost"),
    [
        ({"hermit": [1], "priest": [1]}, {}, "lose priest"),
        ({"priest": [1]}, {"fair": [1]}, "lose priest"),
        ({}, {"toll": [1], "fair": [2, 1]}, "lose toll"),
        ({"fort": [3, 2]}, {"toll": [1]}, "lose toll"),
    ],
)
def test_it_gives_harsh_winter_the_cube_that_is_worth_least(
    cubes: dict[str, list[int]], outdoor: dict[str, list[int]], lost: str
) -> None:
    game = struck("harsh_winter", round=LAST, tiles=TOLL, cards=[*cubes], cubes=cubes, outdoor=outdoor)
    assert lost in keys(game)
    assert chosen(game) == lost


def test_it_sends_possession_somebody_who_does_nothing() -> None:
    game = struck("possession", round=2, supply=[3], palace="00....", tradesmen={"merchant": "0."})
    assert set(keys(game)) == {"from supply", "from palace 1", "from palace 2", "from merchant"}
    assert chosen(game) == "from supply"


def test_it_frees_its_own_citizen_from_possession() -> None:
    walk = {"target": "combat possession", "dice": [{"owner": 0, "colour": "white", "value": 3}], "value": 3}
    position = city(
        step="release",
        round=2,
        supply=[0],
        walk=walk,
        events={"possession": [0]},
        possessed=[1, 1, 1],
        dice={1: "r1"},
        ladies={"release": 1, "back": "acted"},
    )
    assert chosen(place(position)) == "free 0"


def test_it_runs_for_the_points_of_the_race() -> None:
    position = city(round=LAST, tiles=SHIELD, guards=[16, 0, 0], dice={0: "y4", 1: "r1"}, deniers=[0])
    game = acts(place(position))
    assert family(game)["vp"] == 6


@pytest.mark.parametrize(
    ("card", "dice", "cubes", "points"),
    [("breeder", "y4", [2], 4), ("fort", "r6", [], 2)],
)
def test_it_takes_what_points_a_card_gives_in_the_last_round(
    card: str, dice: str, cubes: list[int], points: int
) -> None:
    stored = {card: cubes} if cubes else {}
    position = city(
        round=LAST, tradesmen={card: "0."}, cubes=stored, dice={0: dice, 1: "r1"}, deniers=[0], influence=[0]
    )
    game = acts(place(position))
    assert family(game)["vp"] == points


def test_it_takes_points_from_the_landlady_when_it_has_all_influence() -> None:
    walk = {"target": "activate landlady", "left": 2, "value": 8}
    position = city(
        step="landlady", round=LAST, tradesmen={"landlady": "0."}, walk=walk, influence=[20], dice={1: "r1"}
    )
    assert chosen(place(position)) == "lodge vp 2"


def test_it_builds_on_the_level_where_it_has_no_cube() -> None:
    """The Master Builder's fourth level is worth 2 VP to whoever has nothing there."""
    levels = ("0.1111", "0.1111", "0.1111", "......")
    walk = {"target": "activate master_builder", "left": 1, "value": 5}
    position = city(
        step="column", round=LAST, tradesmen={"master_builder": "0."}, cathedral=levels, walk=walk, dice={1: "r1"}
    )
    game = place(position)
    assert "column 2" in keys(game)
    assert chosen(game) != "column 2"


def test_it_exchanges_its_worst_die_for_the_best() -> None:
    position = city(tiles=TOLL, outdoor={"exchange": [1]}, dice={0: "r1 y3", 1: "w6 y5", 2: "w2"}, influence=[0])
    game = place(position)
    assert chosen(game) == "use exchange"
    play(game, "use exchange")
    assert chosen(game) == "die 1 white 6"
    play(game, "die 1 white 6")
    assert chosen(game) == "die 0 red 1"


def test_it_rolls_another_die_before_it_acts() -> None:
    position = city(tiles=TOLL, outdoor={"extra_red": [1]}, dice={0: "y6 y5", 1: "r1"}, influence=[0])
    assert chosen(place(position)) == "use extra_red"


def test_a_purple_die_counts_double_when_it_thinks_of_black_ones() -> None:
    game = place(facing(black=[4], dice={0: "p2 y6 w6", 1: "r1"}, influence=[0]))
    assert chosen(game) == "die purple red 2"


CHANGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"dice": {0: "p1", 1: "r1"}}, {"dice": {0: "p5", 1: "r1"}}),
    ({"dice": {0: "r1", 1: "r1"}, "purple_die": True}, {"dice": {0: "r1 p1", 1: "r1"}}),
    ({"cards": ["hermit"]}, {"cards": ["hermit"], "cubes": {"hermit": [1]}}),
    ({"cards": ["princess"]}, {"cards": ["princess"], "cubes": {"princess": [1]}}),
    ({"cards": ["breeder"]}, {"cards": ["breeder"], "cubes": {"breeder": [1]}}),
    ({"tiles": TOLL}, {"tiles": TOLL, "outdoor": {"toll": [1]}}),
    ({"tiles": TOLL}, {"tiles": TOLL, "outdoor": {"fair": [1]}}),
    ({"tiles": TOLL, "guards": [4]}, {"tiles": TOLL, "guards": [5]}),
    ({"cards": ["master_builder"]}, {"cards": ["master_builder"], "cathedral": ("0.....",) * 4}),
    (
        {"events": {"possession": []}, "possessed": [1], "supply": [1]},
        {"events": {"possession": []}, "possessed": [0], "supply": [1]},
    ),
]


@pytest.mark.parametrize(("poorer", "richer"), CHANGES)
def test_more_is_worth_more(poorer: dict[str, Any], richer: dict[str, Any]) -> None:
    values: list[float] = []
    for given in (poorer, richer):
        game = place(city(3, **{"dice": {0: "r3", 1: "r1"}, **given}))
        assert isinstance(game, CityGame)
        values.append(worth(game.city, 0, Weights(STANDARD)))
    assert values[1] > values[0]
