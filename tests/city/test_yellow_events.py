"""The yellow events: Drought, Support, Civil War, Wayfarers."""

from typing import Any

import pytest
from tests.city.table import act, banners, city, closing, dice_of, family, lying, next_round, place, play, standing

import troyes

EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""
PASS_AND_INCOME = 12
"""The 2 deniers of a pass come home, and 10 are the new round's income."""


def dawn(*rolls: int, **given: Any) -> troyes.Game:
    """A new round; `rolls` come after a 6 for each of the players' dice, one each unless the test says otherwise."""
    given = {"city_hall": EACH_A_DIE, **given}
    return next_round(rolls=(6, 6, 6, *rolls), **given)


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in (0, 1, 2)]


@pytest.mark.parametrize("event", ["drought", "support", "civil_war", "wayfarers"])
def test_a_yellow_event_is_combated_with_yellow_dice(event: str):
    game = place(city(dice={0: "y4 w6 r6"}, events={event: []}))
    act(game, f"combat {event}", "y4")
    assert banners(game)[event] == [0]


# -- Drought ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [{"events": {"drought": []}}, {"red": "brigands_c", "called": ["drought"]}])
def test_in_a_drought_everyone_pays_a_denier_for_each_citizen_in_city_hall(how: dict[str, Any]):
    """T5: when it appears, and in every round after. Only City Hall counts."""
    game = dawn(
        6, 6, 2, 2, city_hall="00. 02.", palace="1.....", bishopric="2. .. ..", deniers=[0, 0, 0], vp=[3, 3, 3], **how
    )
    assert deniers(game) == [PASS_AND_INCOME - 3, PASS_AND_INCOME - 2, PASS_AND_INCOME - 1 - 1]
    assert points(game) == [3, 3, 3]


def test_who_cannot_pay_the_drought_pays_what_there_is_and_loses_two_points():
    """T4: salaries of 12 leave seat 1 with 1 denier, and two citizens stand in City Hall."""
    game = dawn(
        *(6,) * 7, 2, 2, palace="111111", city_hall="1.1 0.2", deniers=[0, 1, 0], vp=[3, 3, 3], events={"drought": []}
    )
    assert deniers(game) == [PASS_AND_INCOME - 1, 0, PASS_AND_INCOME - 1]
    assert points(game) == [3, 1, 3]


def test_lying_citizens_pay_nothing_in_a_drought():
    """A citizen whom Wayfarers have just expelled lies there when the Drought strikes."""
    events: dict[str, Any] = {"wayfarers": [], "drought": []}
    game = dawn(6, 1, 2, 2, city_hall="001 2..", deniers=[0, 0, 0], events=events)
    assert standing(game, "city_hall") == "n00 2.."
    assert lying(game, "city_hall") == [1]
    assert deniers(game) == [PASS_AND_INCOME - 2, PASS_AND_INCOME, PASS_AND_INCOME - 1]


def test_two_events_that_cannot_be_suffered_cost_two_points_each():
    """T4: card by card."""
    events: dict[str, Any] = {"civil_war": [], "drought": [], "heresy": []}
    game = dawn(
        *(6,) * 6,
        2,
        2,
        palace="111111",
        city_hall="1.. 0.2",
        deniers=[0, 0, 0],
        influence=[4, 1, 4],
        vp=[9, 9, 9],
        events=events,
    )
    assert deniers(game) == [PASS_AND_INCOME - 4, 0, PASS_AND_INCOME - 4]
    assert points(game) == [9, 3, 9]


# -- Support ---------------------------------------------------------------------------------------------------------


def test_support_puts_neutral_cubes_on_the_two_nearest_events_to_its_left():
    """T24: in the round in which it appears too (T5)."""
    game = dawn(2, 2, 2, 2, red="skirmishes_b", called=["support"], events={"war": [0], "heresy": []})
    assert banners(game) == {
        "marauding": [],
        "war": [0],
        "heresy": ["neutral"],
        "skirmishes_b": ["neutral"],
        "support": [],
    }


def test_marauding_may_be_one_of_them():
    """T24."""
    game = dawn(2, 2, 2, 2, events={"war": [0], "support": [], "heresy": []})
    assert banners(game) == {
        "marauding": ["neutral"],
        "war": [0, "neutral"],
        "support": [],
        "heresy": [],
        "brigands_a": [],
    }


def test_with_one_event_to_its_left_support_places_one_cube():
    """T24."""
    game = dawn(2, 2, events={"support": [], "war": []})
    assert banners(game) == {"marauding": ["neutral"], "support": [], "war": [], "brigands_a": []}


def test_support_may_counter_an_event():
    """T24: it is settled at once. Seat 0 has most, the neutral player comes second and his reward is lost."""
    game = dawn(2, 2, 2, red="brigands_b", events={"brigands_a": [0, 0], "support": []}, influence=[4, 4, 4])
    assert banners(game) == {"marauding": ["neutral"], "support": [], "brigands_b": []}
    assert points(game) == [3, 0, 0]
    assert family(game)["events"] == ["brigands_a"]
    # It had struck already: its black die comes all the same.
    assert len(game.position()["black_dice"]) == 3


def test_an_event_countered_by_neutral_cubes_goes_to_nobody():
    """T24: with the neutral player first, seat 1 has the second reward."""
    events: dict[str, Any] = {"brigands_a": ["neutral", 1], "support": []}
    game = dawn(2, 2, 2, red="brigands_b", events=events)
    assert list(banners(game)) == ["marauding", "support", "brigands_b"]
    assert points(game) == [0, 1, 0]
    assert [family(game, seat)["events"] for seat in (0, 1, 2)] == [[], [], []]


def test_support_may_settle_marauding():
    """T24, T22: three tie and share 3 points, the neutral share is lost."""
    game = dawn(2, 2, events={"marauding": [0, 1], "support": []})
    assert banners(game)["marauding"] == []
    assert points(game) == [1, 1, 0]


def test_supports_cubes_bring_nobody_influence():
    """T25: only a player's own cubes do."""
    game = dawn(2, 2, 2, 2, events={"war": [0], "support": []}, influence=[4, 4, 4])
    assert [family(game, seat)["influence"] for seat in (0, 1, 2)] == [4, 4, 4]


# -- Civil War -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [{"events": {"civil_war": []}}, {"red": "brigands_c", "called": ["civil_war"]}])
def test_in_a_civil_war_everyone_loses_three_deniers(how: dict[str, Any]):
    """T5: when it appears, and in every round after."""
    game = dawn(2, 2, deniers=[0, 5, 9], vp=[3, 3, 3], **how)
    assert deniers(game) == [PASS_AND_INCOME - 3, PASS_AND_INCOME + 2, PASS_AND_INCOME + 6]
    assert points(game) == [3, 3, 3]


@pytest.mark.parametrize(("had", "left", "vp"), [(2, 0, 1), (0, 0, 1), (3, 0, 3), (4, 1, 3)])
def test_who_has_less_than_three_deniers_loses_them_and_two_points(had: int, left: int, vp: int):
    """T4: salaries take the income of seat 1."""
    game = dawn(
        *(6,) * 6,
        2,
        2,
        palace="111111",
        city_hall="0.2 ...",
        deniers=[9, had, 9],
        vp=[3, 3, 3],
        events={"civil_war": []},
    )
    assert deniers(game)[1] == left
    assert points(game) == [3, vp, 3]


def test_a_countered_civil_war_takes_nothing_more():
    """T5."""
    position = closing(dice={2: "y4"}, events={"civil_war": [0, 0, 0]}, city_hall=EACH_A_DIE, deniers=[0, 0, 0])
    game = act(place(position, (6, 6, 6, 2, 2)), "combat civil_war", "y4")
    assert game.position()["round"] == 3
    assert deniers(game) == [12, 12, 10]


# -- Wayfarers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rolled", "city_hall"),
    [
        (1, "n01 2.."),
        (2, "n01 2.."),
        (3, "n01 2.."),
        (4, "01. n2."),
        (5, "01. n2."),
        (6, "01. n2."),
    ],
)
@pytest.mark.parametrize("how", [{"events": {"wayfarers": []}}, {"red": "brigands_c", "called": ["wayfarers"]}])
def test_wayfarers_bring_a_neutral_citizen_to_the_rolled_row(rolled: int, city_hall: str, how: dict[str, Any]):
    """T5: when they appear, and in every round after."""
    game = dawn(rolled, 2, 2, city_hall="01. 2..", **how)
    assert standing(game, "city_hall") == city_hall
    assert game.position()["neutral"]["supply"] == 7


def test_wayfarers_push_the_last_of_a_full_row_off():
    game = dawn(2, 2, 2, city_hall="012 ...", events={"wayfarers": []})
    assert standing(game, "city_hall") == "n01 ..."
    assert lying(game, "city_hall") == [2]
    assert dice_of(game, 2) == "y6"


@pytest.mark.parametrize(("rolled", "owner"), [(1, 2), (6, 1)])
def test_wayfarers_expel_no_protected_colour(rolled: int, owner: int):
    """T15. Citizens that already lie can only be set."""
    board: dict[str, Any] = {"palace": "012012", "city_hall": "012 021", "bishopric": "01 .. .."}
    reds = ["brigands_c", "brigands_a", "brigands_b", "skirmishes_a", "skirmishes_b"]
    decks = {"red": reds, "yellow": ["wayfarers"], "white": []}
    moment: dict[str, Any] = {"round": 1, "step": "placement", "placed": 14, "turn": 2, "supply": [0, 0, 1]}
    for expelled in ([owner], []):
        position = city(decks=decks, lying={"city_hall": expelled}, **moment, **board)
        game = play(place(position, (*(6,) * 18, rolled, 2, 2)), "bishopric 2 1")
        row = (rolled - 1) // 3
        before = ["012", "021"][row]
        assert standing(game, "city_hall").split()[row] == (before if expelled else f"n{before[:2]}")
        assert lying(game, "city_hall") == [owner]
