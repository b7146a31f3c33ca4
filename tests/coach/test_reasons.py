"""Reasons, pinned on positions set by hand: what a person at the table would say, from the rules."""

from typing import Any

import pytest
from tests.city.table import city, die_key, facing, place
from tests.dice.table import at, sheet

import troyes
from troyes.coach.preview import follow
from troyes.coach.reasons import ranked
from troyes.core.rng import from_seed


def told(game: troyes.Game, *keys: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """Every reason for that walk, by its id without the prefix, the most telling first."""
    dream = game.guess(seat, from_seed(1))
    preview = follow(dream, seat, [game.vocabulary.code(key) for key in keys])
    assert [step.key for step in preview.steps][: len(keys)] == list(keys)
    return {found.message.id.removeprefix("coach-"): found.message.args for found in ranked(preview)}


def first(reasons: dict[str, dict[str, Any]]) -> str:
    return next(iter(reasons))


# -- Troyes Dice -----------------------------------------------------------------------------------------------------


def test_a_cathedral_opens_a_character_for_the_buildings_drawn() -> None:
    """The third Cathedral writes a 2; the one in column 3 is Thibaut's, who counts Great Halls."""
    game = at(sheet(cathedral=(1, 2), great_hall=(1, 5)), plazas="white white white white", dice=(3, 4, 5), black=6)
    reasons = told(game, "die 1", "cathedral 3")
    assert reasons["dice-opens"] == {"character": "great_hall", "number": 2, "count": 2}
    assert first(reasons) == "dice-opens"


def test_a_fortress_keeps_its_column_safe() -> None:
    """From the third day on; everything in column 4 but the Fortress itself is still open: five buildings."""
    game = at(sheet(), day=4, plazas="red red red red", dice=(4, 5, 6), black=1)
    reasons = told(game, "die 2 for deniers", "fortress 4")
    assert reasons["dice-guards"] == {"number": 4, "count": 5, "day": 3}


def test_a_fortress_of_the_first_day_will_guard_later() -> None:
    game = at(sheet(), day=1, plazas="red red red red", dice=(4, 5, 6), black=6)
    assert "dice-guards-later" in told(game, "die 1", "fortress 4")
    assert "dice-guards" not in told(game, "die 1", "fortress 4")


def test_a_fortress_guards_nothing_in_a_closed_column_or_at_the_end() -> None:
    crossed = ("red 4", "yellow 4", "white 4")
    closed = at(sheet(crossed=crossed[1:], counts_palace=(4,)), day=4, plazas="red " * 4, dice=(4, 5, 6), black=6)
    assert "dice-guards" not in told(closed, "die 1", "fortress 4")
    last = at(sheet(), day=8, half="afternoon", plazas="red " * 4, dice=(4, 5, 6), black=6)
    assert "dice-guards" not in told(last, "die 1", "fortress 4")


def test_a_work_building_brings_two_citizens_and_counts() -> None:
    """Jeanne (column 4) scores City Halls, at 1 for the first Cathedral."""
    game = at(sheet(cathedral=(4,)), plazas="yellow " * 4, dice=(2, 3, 5), black=6)
    reasons = told(game, "die 1", "city_hall 2")
    assert reasons["dice-citizens"] == {"gain": [["yellow-citizen", 2]]}
    assert reasons["dice-counts"] == {"building": "city_hall", "character": "city_hall", "number": 1}
    assert reasons["dice-points"] == {"points": 3}


def test_a_filled_column_of_citizens_is_the_best_reason() -> None:
    """The sixth column brings a work building."""
    game = at(sheet(citizens=(6, 4, 6)), plazas="yellow " * 4, dice=(2, 3, 5), black=6)
    reasons = told(game, "die 1", "city_hall 2")
    assert first(reasons) == "dice-work-bonus"


def test_near_a_column_and_near_a_track() -> None:
    near = at(sheet(citizens=(3, 0, 3)), plazas="yellow " * 4, dice=(2, 3, 5), black=6)
    assert told(near, "die 1", "city_hall 2")["dice-near-resources"] == {"count": 1, "column": 3}
    track = at(sheet(citizens=(0, 12, 0)), plazas="yellow " * 4, dice=(2, 3, 5), black=6)
    reasons = told(track, "die 1", "city_hall 2")
    assert reasons["dice-near-prestige"] == {"colour": "yellow", "count": 1, "place": 15}


def test_what_resources_cost_and_bring() -> None:
    game = at(sheet(influence=5), plazas="red yellow white red", dice=(1, 3, 5), black=6)
    reasons = told(game, "die 1", "gain influence 4")
    assert reasons["dice-gains"] == {"gain": [["influence", 4]]}
    assert reasons["dice-pays"] == {"price": [["influence", 3]]}
    assert "dice-free" not in reasons


def test_a_full_track_takes_no_more() -> None:
    game = at(sheet(deniers=(17, 2)), plazas="yellow " * 4, dice=(5, 5, 5), black=6)
    assert told(game, "die 1", "gain deniers 5")["dice-overflow"] == {"gain": [["deniers", 4]]}


def test_a_great_hall_counts_the_dice_that_lie_there() -> None:
    """The first column's hall gives 3 influence for each red die; the black one lies on a red plaza and counts not."""
    game = at(sheet(), plazas="yellow red red red", dice=(1, 2, 3), black=6)
    reasons = told(game, "die 1", "great_hall 1")
    assert reasons["dice-hall"] == {"dice": 2, "colour": "red"}


# -- Troyes ----------------------------------------------------------------------------------------------------------


def test_the_first_place_on_an_event() -> None:
    game = place(city(2, events={"war": [1, 0]}, dice={0: "r6", 1: "y1"}))
    reasons = told(game, "combat war")
    assert reasons["city-event-first"]["own"] == 2
    assert reasons["city-event-first"]["most"] == 1
    assert reasons["city-gains"] == {"gain": [["influence", 1]]}


def test_an_event_that_is_nearly_full() -> None:
    """War has six banners."""
    game = place(city(2, events={"war": [0, 0, 1, 1]}, dice={0: "r6", 1: "y1"}))
    reasons = told(game, "combat war")
    assert reasons["city-event-nearly"]["event"] == "war"
    assert "city-presence" not in reasons
    open_still = place(city(2, events={"war": [1, 1]}, dice={0: "r6", 1: "y1"}))
    reasons = told(open_still, "combat war")
    assert "city-event-nearly" not in reasons
    assert reasons["city-event-second"]["vp"] == 3
    assert "city-presence" in reasons


def test_an_event_that_is_countered_tells_its_reward_once() -> None:
    game = place(city(2, events={"marauding": [0, 0]}, dice={0: "y3", 1: "y1"}))
    reasons = told(game, "combat marauding")
    assert reasons["city-counters"] == {"event": "marauding", "place": 1, "vp": 3}
    assert "city-vp" not in reasons


def test_what_a_rival_gains_is_told() -> None:
    game = place(city(2, events={"marauding": [1, 1]}, dice={0: "y3", 1: "y1"}))
    reasons = told(game, "combat marauding")
    assert reasons["city-counters"]["vp"] < reasons["city-rival-gains"]["vp"]
    assert reasons["city-rival-gains"]["other"] == 2


def test_a_first_cube_on_a_level_saves_two_points() -> None:
    game = place(city(2, dice={0: "w6"}))
    reasons = told(game, "build cathedral")
    assert reasons["city-level"] == {"level": 1}
    assert reasons["city-vp"] == {"vp": 1}
    again = place(city(2, dice={0: "w6"}, cathedral=("0.....", "......", "......")))
    assert "city-level" not in told(again, "build cathedral")


def test_a_tradesman_on_the_last_space() -> None:
    game = place(city(2, cards=["merchant"], tradesmen={"merchant": "1."}, dice={0: "y6"}, deniers=[20, 20]))
    reasons = told(game, "activate merchant")
    assert reasons["city-tradesman-last"]["activity"] == "merchant"
    taken = place(city(3, tradesmen={"merchant": "12"}, dice={0: "y6"}))
    assert "city-tradesman-late" in told(taken, "activate merchant")


def test_a_citizen_in_the_palace_expels_another() -> None:
    """Round 3 of 5 with three players: two more rounds with a red die; the Palace pays 2 deniers."""
    game = place(city(3, palace="...1..", dice={0: "r4"}))
    reasons = told(game, "place palace")
    assert reasons["city-enters"] == {
        "building": "palace",
        "colour": "red",
        "rounds": 2,
        "salary": 2,
    }
    assert reasons["city-expels"] == {"other": 2, "building": "palace"}


def test_in_the_last_round_a_citizen_brings_no_die() -> None:
    game = place(city(3, round=5, palace="...1..", dice={0: "r4"}))
    reasons = told(game, "place palace")
    assert "city-enters" not in reasons
    assert "city-enters-late" in reasons


def test_who_is_paid_and_who_is_left_without_dice() -> None:
    game = place(city(2, dice={1: "w5"}, deniers=[20, 1]))
    reasons = told(game, "build cathedral")
    assert reasons["city-pays-needy"] == {"deniers": 2, "other": 2}
    assert reasons["city-starves"] == {"colour": "white", "other": 2}
    rich = place(city(2, dice={1: "w5"}, deniers=[20, 20]))
    assert "city-pays" in told(rich, "build cathedral")


def test_steps_of_a_known_character() -> None:
    """Urbain IV, three players: 3 or 4 cubes are 1 VP, 5 or 6 are 3."""
    cathedral = ("00....", "......", "......")
    hands = [["urbain_iv"], ["henry_i"], ["le_florentin"]]
    game = place(city(3, dice={0: "w6"}, cathedral=cathedral, characters=hands))
    step = told(game, "build cathedral")["city-character-step-at"]
    assert step == {"character": "urbain_iv", "count": 3, "vp": 1}
    near = place(city(3, dice={0: "w6"}, cathedral=("000...", "......", "......"), characters=hands))
    assert told(near, "build cathedral")["city-character-near"] == {"character": "urbain_iv", "count": 1}


def test_nothing_is_said_of_a_character_that_the_seat_cannot_know() -> None:
    hands = [["henry_i"], ["urbain_iv"], ["le_florentin"]]
    game = place(city(3, dice={0: "w6"}, cathedral=("00....", "......", "......"), characters=hands))
    assert not any(id.startswith("city-character") for id in told(game, "build cathedral"))


def test_black_dice_met_to_the_point() -> None:
    """A red 3 counts 6."""
    game = place(facing(2, black=[6], dice={0: "r3 w6 y6", 1: "y1"}))
    reasons = told(game, die_key(0, "r3"), "done")
    assert reasons["city-black-cheap"]["faces"] == [["face-red", 3]]
    assert "city-black-exact" in reasons
    assert reasons["city-black-keeps"] == {"count": 2}


def test_passing_pays() -> None:
    game = place(city(2, dice={0: "r1", 1: "w3"}))
    reasons = told(game, "pass")
    assert first(reasons) == "city-passes"
    assert reasons["city-may-sell"] == {"count": 1}


def test_a_reroll_has_its_odds() -> None:
    game = place(city(2, dice={0: "r2"}))
    assert told(game, "reroll red 2")["city-reroll"] == {"colour": "red", "value": 2, "better": 4}


def test_a_safe_first_place() -> None:
    """The City Hall's rows have three spaces: it takes three newcomers to push off the first of them."""
    game = place(city(2, step="placement", round=1, supply=[6, 6]))
    key = "city_hall 1 1"
    reasons = told(game, key)
    assert reasons["city-place-safe"] == {"count": 3}
    assert "city-place-unpaid" in reasons


# -- The King's Challenge --------------------------------------------------------------------------------------------


def test_dice_that_le_roy_no_longer_has() -> None:
    game = place(city(king=True, dice={0: "y1", "neutral": "w6"}))
    reasons = told(game, "build cathedral")
    assert "king-last-dice" in reasons
    assert reasons["city-starves"] == {"colour": "white", "other_name": "roy"}


# -- The Ladies of Troyes --------------------------------------------------------------------------------------------


TILES = ["toll", "extra_red", "shield", "race_a"]


def test_a_guard_opens_a_gate_and_leaves_a_cube() -> None:
    game = place(city(2, tiles=TILES, guards=[4, 0], dice={0: "y2"}))
    reasons = told(game, "patrol ramparts", "advance 1", "cube at toll", "stop")
    assert reasons["ladies-gate"] == {"outdoor": "toll"}
    assert reasons["ladies-stationed"] == {"outdoor": "toll"}
    assert reasons["ladies-closer"] == {"outdoor": "extra_red", "count": 5}
    assert "outdoor-toll-effect" in reasons


def test_the_first_at_the_last_gate() -> None:
    game = place(city(2, tiles=TILES, guards=[18, 3], dice={0: "y2"}))
    reasons = told(game, "patrol ramparts", "advance 2")
    assert reasons["ladies-round"] == {"outdoor": "race_a", "place": 1}
    assert reasons["city-vp"] == {"vp": 6}


def test_the_lead_on_the_princess() -> None:
    game = place(
        city(2, cards=["princess"], tradesmen={"princess": "0."}, cubes={"princess": [0, 0]}, dice={0: "r6 r6 r6"})
    )
    reasons = told(game, "activate princess", *[die_key(0, "r6")] * 2)
    assert reasons["ladies-line-princess"] == {"vp": 6, "all": 6}


def test_the_purple_die_serves() -> None:
    game = place(city(2, dice={0: "p5"}))
    assert told(game, "build cathedral")["ladies-purple"] == {"colour": "white", "value": 5}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_reasons_name_the_people_at_the_table(lang: str) -> None:
    game = place(city(2, dice={1: "w5"}, deniers=[20, 1]))
    dream = game.guess(0, from_seed(1))
    words = [
        found.message.text(lang, ["Anna", "Bertrand"])
        for found in ranked(follow(dream, 0, [game.vocabulary.code("build cathedral")]))
    ]
    assert any("Bertrand" in sentence for sentence in words)
