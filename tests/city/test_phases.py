"""Positions in which something comes before the next choice: le Roy's action, the act of the events."""

import random
from typing import Any

import pytest
from tests.city.modules import random_modules
from tests.city.table import city, dice_of, place, roy

import troyes
from troyes.city import log
from troyes.city.game import CityGame


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(troyes.PositionError) as error:
        troyes.from_position(position)
    return error.value.place


def roy_to_act(**more: Any) -> dict[str, Any]:
    return {**city(king=True, dice={0: "y2 w1", "neutral": "r3 r2 w1"}, **more), "turn": "neutral"}


def test_le_roy_acts_before_the_player_chooses() -> None:
    """K7: a 7 builds two cubes, for his two best dice."""
    game = place(roy_to_act(), (3, 4))
    assert game.position()["cathedral"][0] == [None, None, None, None, "neutral", "neutral"]
    assert dice_of(game, "neutral") == "w1"
    assert game.pending[0].kind == "action"
    assert roy(game)["vp"] == 2


def test_dice_that_he_does_not_roll_are_left_for_what_comes() -> None:
    game = place(roy_to_act(), (3, 4, 6, 5))
    assert game.rolls == (6, 5)
    assert troyes.replay(game.record()) == game


def test_without_a_script_he_rolls_the_seed_s_own() -> None:
    seen = {str(troyes.from_position(roy_to_act(), seed=seed).position()) for seed in range(12)}
    assert len(seen) > 3
    assert troyes.from_position(roy_to_act(), seed=3) == troyes.from_position(roy_to_act(), seed=3)


def test_only_le_roy_acts_by_himself() -> None:
    assert refused({**city(dice={0: "y2"}), "turn": "neutral"}) == "turn"
    assert refused({**city(king=True, dice={0: "y2"}), "turn": "neutral"}) == "turn"
    assert refused({**roy_to_act(), "step": "placement"}) in ("turn", "round")


def events_to_act(**more: Any) -> dict[str, Any]:
    return {**city(dice={0: "r4 r3", 1: "r2"}, **more), "step": "events"}


def test_the_events_act_and_their_black_dice_are_faced() -> None:
    """Marauding sends its black dice."""
    game = place(events_to_act(), (5, 2))
    assert isinstance(game, CityGame)
    rolled = [entry[3:] for entry in log.flat(game.city.log) if entry[0] == log.BLACK_ROLL]
    assert rolled == [(5, 2)[: len(rolled[0])]]
    assert game.position()["black_dice"] == sorted(rolled[0], reverse=True)
    assert game.pending[0].kind == "black_dice"
    assert troyes.replay(game.record()) == game


def test_no_black_dice_lie_there_and_nobody_has_passed_before_the_events_act() -> None:
    assert refused({**events_to_act(), "black_dice": [4]}) == "black_dice"
    assert refused(events_to_act(district=[2])) == "families"


LEFT: list[tuple[str, dict[str, Any]]] = [
    ("walk", {"walk": {"target": "agriculture"}}),
    ("walk", {"walk": {"value": 3}}),
    ("walk", {"walk": {"left": 1}}),
    ("walk", {"walk": {"dice": [{"owner": 0, "colour": "red", "value": 4}]}}),
    ("ladies", {"ladies": {"served": ["toll"]}}),
    ("ladies", {"ladies": {"partners": [1], "received": [{"colour": "red", "value": 1}]}}),
    ("ladies.received", {"ladies": {"partners": [1]}}),
    ("ladies.stationed", {"ladies": {"stationed": ["toll"]}}),
    ("ladies.must_act", {"ladies": {"must_act": True}}),
    ("ladies.scouted", {"ladies": {"scouted": ["marauding"]}}),
    ("ladies.release", {"ladies": {"release": 1}}),
    ("ladies.asked", {"ladies": {"asked": [1]}}),
    ("ladies.asked", {"ladies": {"actor": 1}}),
    ("ladies.striking", {"ladies": {"striking": "marauding"}}),
    ("ladies.striking", {"ladies": {"to_strike": ["marauding"]}}),
    ("ladies.striking", {"ladies": {"threat": 1}}),
]


@pytest.mark.parametrize(("where", "left"), LEFT, ids=[str(left) for _, left in LEFT])
def test_nothing_is_under_way_before_the_events_act(where: str, left: dict[str, Any]) -> None:
    tiles = ("toll", "extra_red", "second_site", "race_b")
    position = events_to_act(tiles=tiles)
    assert place(position).pending
    for part, told in left.items():
        position[part] = position[part] | told
    assert refused(position) == where


def test_nothing_is_under_way_before_le_roy_acts() -> None:
    assert refused(roy_to_act() | {"walk": {"target": "agriculture"}}) == "walk"


def test_any_moment_with_the_events_to_act_is_refused_or_can_be_kept() -> None:
    """Whatever is left of the moment's own step: asked seats, cubes in use, citizens to be freed."""
    kept = refusals = 0
    for seed in range(40):
        rng, players = random.Random(seed), 2 + seed % 3
        game = troyes.new_game("troyes", players=players, seed=seed, **random_modules(rng, players))
        seen: set[str] = set()
        while game.pending:
            position = game.position()
            if position["step"] not in seen:
                seen.add(position["step"])
                for family in position["families"]:
                    family["district"] = 0
                try:
                    placed = troyes.from_position({**position, "step": "events", "black_dice": []}, seed=seed)
                except troyes.PositionError:
                    refusals += 1
                else:
                    kept += 1
                    assert troyes.replay(placed.record()) == placed
            game.play(game.pending[0].seat, rng.choice(game.pending[0].codes))
    assert kept
    assert refusals
