"""Shield: against a black die, and against the four events that it answers (L25)."""

from typing import Any

import pytest
from tests.city.table import (
    banners,
    card,
    closing,
    dice_of,
    facing,
    family,
    keys,
    lying,
    next_round,
    place,
    play,
    standing,
    step,
    why,
)

import troyes

TILES = ("toll", "extra_red", "shield", "fair")
EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""
INCOME = 12
"""The 2 deniers of a pass come home, and 10 are the new round's income."""
ASKED = ["use shield", "decline"]


def guarded(mine: list[int], **given: Any) -> dict[str, Any]:
    return {"tiles": TILES, "outdoor": {"shield": mine}, **given}


def dawn(*rolls: int, mine: list[int], **given: Any) -> troyes.Game:
    """A new round; `rolls` come after a 6 for each of the players' dice, one each unless the test says otherwise."""
    given = {"city_hall": EACH_A_DIE, "round": 3, "deniers": [0, 0, 0], "vp": [5, 5, 5], **given}
    return next_round(rolls=(6, 6, 6, *rolls), **guarded(mine, **given))


def shields(game: troyes.Game) -> list[int]:
    return game.position()["ladies"]["outdoor"][2]["cubes"]


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


def influence(game: troyes.Game) -> list[int]:
    return [family(game, seat)["influence"] for seat in (0, 1, 2)]


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in (0, 1, 2)]


def black(game: troyes.Game) -> list[int]:
    return game.position()["black_dice"]


def asked(game: troyes.Game) -> tuple[int, str | None]:
    """Who is asked now, and about which event."""
    return game.pending[0].seat, game.position()["ladies"]["striking"]


# -- black dice ------------------------------------------------------------------------------------------------------


def test_a_cube_destroys_the_highest_black_die():
    """L25: it brings its influence, costs no die, and the next player is up."""
    game = place(facing(black=[6, 4], dice={0: "r6", 1: "y6 y1"}, **guarded([2, 0, 0], influence=[1, 0, 0])))
    play(game, "use shield")
    assert (black(game), dice_of(game), family(game)["influence"]) == ([4], "r6", 2)
    assert (shields(game), step(game), game.pending[0].seat) == ([1, 0, 0], "black_dice", 1)


def test_also_one_that_the_own_dice_could_not_beat():
    """L25: no points are lost."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, **guarded([1, 0, 0], influence=[0], vp=[5])))
    assert keys(game) == ["give way", "use shield"]
    play(game, "use shield")
    assert (step(game), family(game)["vp"], family(game)["influence"], dice_of(game)) == ("action", 5, 1, "y1")


def test_a_player_without_any_die_may_use_one():
    """L25: giving way is not taken by itself then."""
    game = place(facing(black=[6], dice={1: "y1"}, **guarded([1, 0, 0], influence=[0], vp=[5])))
    assert keys(game) == ["give way", "use shield"]
    play(game, "give way")
    assert (family(game)["vp"], shields(game)) == (3, [1, 0, 0])


def test_it_ends_ones_turn_at_the_black_dice():
    """L25: the others that are left are for those who come next."""
    game = place(
        facing(black=[6, 5, 1], dice={0: "r6 r6", 1: "r6", 2: "r6"}, **guarded([3, 0, 0], influence=[0, 0, 0]))
    )
    play(game, "use shield")
    assert game.pending[0].seat == 1
    assert black(game) == [5, 1]


def test_when_the_turn_comes_round_again_another_may_be_used():
    """Several cubes in one phase."""
    position = facing(2, black=[6, 5, 4], dice={0: "r6", 1: "r6 y1"}, **guarded([2, 0], influence=[0, 0]))
    game = play(place(position), "use shield", "die 1 red 6", "done", "use shield")
    assert (shields(game), step(game), family(game)["influence"], dice_of(game)) == ([0, 0], "action", 2, "r6")


def test_it_is_used_before_one_begins_to_counter():
    game = place(facing(black=[6, 2], dice={0: "r6 y1", 1: "y1"}, **guarded([1, 0, 0], influence=[0])))
    assert "use shield" in keys(game)
    play(game, "die 0 red 6")
    assert why(game, "use shield") == "shield-first"
    game = place(facing(black=[6, 2], dice={0: "r6 y1", 1: "y1"}, **guarded([1, 0, 0], influence=[0])))
    play(game, "black 2")
    assert why(game, "use shield") == "shield-first"


def test_influence_may_be_spent_before_it():
    """T6."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, **guarded([1, 0, 0], influence=[1])), [4])
    play(game, "reroll yellow 1", "use shield")
    assert (step(game), dice_of(game), family(game)["influence"]) == ("action", "y4", 1)


def test_without_a_cube_there_is_no_shield():
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, **guarded([0, 2, 0], influence=[1])))
    assert why(game, "use shield") == "no-outdoor-cube"
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, influence=[1]))
    assert why(game, "use shield") == "no-ramparts"


def test_it_does_not_serve_in_an_action():
    """L19."""
    game = place(facing(black=[1], dice={0: "y1 y2", 1: "y1"}, **guarded([1, 0, 0])))
    play(game, "die 0 yellow 1", "done")
    assert (step(game), why(game, "use shield")) == ("action", "outdoor-not-now")


# -- Drought, Civil War, Heresy --------------------------------------------------------------------------------------


def test_a_cube_spares_the_whole_of_drought():
    """L25."""
    game = dawn(6, 6, 2, 2, mine=[1, 1, 0], city_hall="00. 12.", events={"drought": []})
    assert (asked(game), keys(game)) == ((0, "drought"), ASKED)
    play(game, "use shield")
    assert asked(game) == (1, "drought")
    play(game, "decline")
    assert (deniers(game), shields(game)) == ([INCOME, INCOME - 1, INCOME - 1], [0, 1, 0])


def test_a_cube_spares_the_whole_of_civil_war():
    """L25: all 3 deniers."""
    game = dawn(2, 2, mine=[0, 1, 0], events={"civil_war": []})
    assert (asked(game), keys(game)) == ((1, "civil_war"), ASKED)
    play(game, "use shield")
    assert (deniers(game), shields(game)) == ([INCOME - 3, INCOME, INCOME - 3], [0, 0, 0])


def test_a_cube_spares_the_whole_of_heresy():
    """L25: both points of influence."""
    game = dawn(2, 2, mine=[1, 0, 0], influence=[4, 4, 4], events={"heresy": []})
    assert (asked(game), keys(game)) == ((0, "heresy"), ASKED)
    play(game, "use shield")
    assert influence(game) == [4, 2, 2]


@pytest.mark.parametrize("how", [{"red": "brigands_c", "called": ["civil_war"]}, {"events": {"civil_war": []}}])
def test_in_the_round_in_which_the_event_comes_too(how: dict[str, Any]):
    """T5."""
    assert asked(dawn(2, 2, mine=[1, 0, 0], **how)) == (0, "civil_war")


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("civil_war", {"palace": "000000", "city_hall": ".12 ..."}),
        ("drought", {"palace": "000000", "city_hall": "012 ..."}),
        ("heresy", {"influence": [1, 4, 4]}),
    ],
)
def test_who_is_shielded_loses_no_points_for_being_short(event: str, given: dict[str, Any]):
    """L25, T4: salaries of 12 leave nothing."""
    game = dawn(*(6,) * 6, 2, 2, mine=[1, 0, 0], events={event: []}, **given)
    assert asked(game) == (0, event)
    play(game, "use shield")
    assert points(game)[0] == 5
    game = dawn(*(6,) * 6, 2, 2, mine=[1, 0, 0], events={event: []}, **given)
    play(game, "decline")
    assert points(game)[0] == 3


@pytest.mark.parametrize(
    ("event", "given"),
    [
        # nobody of seat 0's in City Hall
        ("drought", {"city_hall": ".12 ...", "bishopric": "0. .. .."}),
        # nothing in hand and no points
        ("civil_war", {"palace": "000000", "city_hall": ".12 ...", "vp": [0, 5, 5]}),
        ("drought", {"palace": "000000", "vp": [0, 5, 5]}),
        ("heresy", {"influence": [0, 4, 4], "vp": [0, 5, 5]}),
    ],
)
def test_nobody_is_asked_who_has_nothing_to_lose(event: str, given: dict[str, Any]):
    game = dawn(*(6,) * 6, 2, 2, mine=[1, 0, 0], events={event: []}, **given)
    assert step(game) == "black_dice"
    assert shields(game) == [1, 0, 0]


@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("civil_war", {"palace": "000000", "city_hall": ".12 ..."}),
        ("drought", {"palace": "000000"}),
        ("heresy", {"influence": [0, 4, 4]}),
    ],
)
def test_points_alone_are_something_to_lose(event: str, given: dict[str, Any]):
    """T4: whoever is short loses 2."""
    game = dawn(*(6,) * 6, 2, 2, mine=[1, 0, 0], events={event: []}, **given)
    assert asked(game) == (0, event)


# -- Interruption of Work --------------------------------------------------------------------------------------------


def test_a_cube_keeps_the_cube_that_interruption_of_work_would_take():
    """L25: then none is taken, of nobody."""
    levels = ["01....", "1.....", "......"]
    game = dawn(2, 2, mine=[1, 1, 1], cathedral=levels, events={"interruption_of_work": []})
    assert (asked(game), keys(game)) == ((1, "interruption_of_work"), ASKED)
    play(game, "use shield")
    assert [level.count(1) + level.count(0) for level in game.position()["cathedral"]] == [2, 1, 0]
    assert (shields(game), step(game)) == ([1, 0, 1], "black_dice")


def test_declined_the_cube_goes():
    """T28."""
    levels = ["01....", "1.....", "......"]
    game = dawn(2, 2, mine=[1, 1, 1], cathedral=levels, events={"interruption_of_work": []})
    play(game, "decline")
    assert [level.count(1) for level in game.position()["cathedral"]] == [1, 0, 0]
    assert shields(game) == [1, 1, 1]


@pytest.mark.parametrize("levels", [["01....", "n.....", "......"], ["......"] * 3, ["01....", "2.....", "......"]])
def test_only_the_owner_of_that_cube_is_asked(levels: list[str]):
    """L25: not for a neutral cube, not for a player without a shield, not for an empty Cathedral."""
    game = dawn(2, 2, mine=[1, 1, 0], cathedral=levels, events={"interruption_of_work": []})
    assert step(game) == "black_dice"
    assert shields(game) == [1, 1, 0]


# -- nothing else ----------------------------------------------------------------------------------------------------


def test_a_shield_cube_given_up_in_a_harsh_winter_is_loss_and_answer_at_once():
    """L25: no question of its own is asked, and the choice of the cube says what it is."""
    game = dawn(2, 2, mine=[1, 0, 0], cubes={"monk": [1]}, events={"harsh_winter": []})
    assert keys(game) == ["lose monk", "lose shield"]
    assert [option.label("en") for option in game.pending[0].options] == [
        "A cube from the Monk",
        "A cube from the Shield: the loss and its answer at once",
    ]
    assert why(game, "use shield") == "shield-at-once"
    play(game, "lose shield")
    assert (shields(game), card(game, "monk")["cubes"]) == ([0, 0, 0], [1, 0, 0])


def test_a_shield_alone_is_lost_to_harsh_winter():
    """L16, L25: there is nothing to choose."""
    game = dawn(2, 2, mine=[1, 0, 0], events={"harsh_winter": []})
    assert (step(game), shields(game)) == ("black_dice", [0, 0, 0])


def test_possession_is_not_answered():
    """L25."""
    game = dawn(2, 2, mine=[1, 1, 1], red="brigands_a", called=["possession"])
    assert asked(game) == (0, "possession")
    assert why(game, "use shield") == "no-shield"


@pytest.mark.parametrize(
    ("event", "rolls"),
    [("uprising", (3,)), ("monk_event", (1,)), ("wayfarers", (1,)), ("theological_conflict", (1,)), ("support", ())],
)
def test_events_that_take_neither_deniers_nor_influence_nor_a_cube_are_not_answered(event: str, rolls: tuple[int, ...]):
    """L25: nobody is asked anything."""
    game = dawn(*rolls, 2, 2, mine=[1, 1, 1], events={event: []}, cathedral=["01....", "......", "......"])
    assert (step(game), shields(game)) == ("black_dice", [1, 1, 1])


def test_a_citizen_who_is_expelled_is_not_shielded():
    """L25."""
    game = dawn(1, 2, 2, mine=[1, 1, 1], events={"wayfarers": []})
    assert (standing(game, "city_hall"), lying(game, "city_hall")) == ("n01 ...", [2])


def test_resistance_is_not_answered():
    """L25: it takes cubes from events."""
    game = dawn(2, 2, mine=[1, 1, 1], events={"wolves": [0, 1], "resistance": []}, red="succession_conflict")
    assert (banners(game)["wolves"], step(game), shields(game)) == ([0], "black_dice", [1, 1, 1])


def test_salaries_are_not_answered():
    """L25: they are no event."""
    game = next_round(3, round=3, palace="000000", bishopric="00 .. ..", deniers=[0], **guarded([1], vp=[5]))
    assert (points(game)[0], shields(game)) == (3, [1, 0, 0])


# -- several ---------------------------------------------------------------------------------------------------------


def test_several_cubes_answer_several_things_in_one_phase():
    """Drought, Civil War and then a black die."""
    game = dawn(3, 3, mine=[3, 0, 0], events={"drought": [], "civil_war": []}, influence=[0, 1, 1])
    play(game, "use shield", "use shield", "use shield")
    assert (shields(game), deniers(game)[0], influence(game)[0]) == ([0, 0, 0], INCOME, 1)
    assert game.pending[0].seat == 1


def test_the_last_cube_is_gone_for_the_next_event():
    game = dawn(2, 2, mine=[1, 0, 0], events={"drought": [], "civil_war": []})
    play(game, "use shield")
    assert (step(game), deniers(game)[0]) == ("black_dice", INCOME - 3)


def test_the_players_are_asked_from_the_start_player_on():
    """T32: seat 1 starts; each sees the answers before."""
    position = closing(start=0, turn=2, round=3, city_hall=EACH_A_DIE, events={"civil_war": []}, **guarded([1, 1, 1]))
    game = play(place(position, (6, 6, 6, 2, 2)), "pass")
    seats = []
    while step(game) == "ordeal":
        seats.append(game.pending[0].seat)
        assert game.view(game.pending[0].seat)["ladies"]["outdoor"][2]["cubes"].count(0) == len(seats) - 1
        play(game, "use shield")
    assert seats == [1, 2, 0]


def test_who_is_asked_must_answer():
    game = dawn(2, 2, mine=[1, 0, 0], events={"civil_war": []})
    assert why(game, "pass") == "ordeal"
    assert why(game, "use toll") == "no-shield"
