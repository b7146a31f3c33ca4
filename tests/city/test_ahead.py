"""What a step would come to: told and shown without a die being rolled for it, and without anybody else moving."""

from typing import Any

import pytest
from tests.city.table import city, die_key, place, play

import troyes
from troyes.core.table import Table


def ahead(game: troyes.Game, key: str) -> troyes.Game:
    after = game.ahead(game.pending[0].seat, key)
    assert after is not None
    return after


def test_means_are_deniers_influence_points_and_the_own_supply():
    game = place(city(dice={0: "r1"}, deniers=[7, 9], influence=[3], vp=[5], supply=[2]))
    assert game.resources(0) == {"deniers": 7, "influence": 3, "vp": 5, "citizens": 2}
    assert game.resources(1)["deniers"] == 9


@pytest.mark.parametrize(
    ("position", "keys"),
    [
        (city(dice={0: "r1", 1: "w1"}), ["reroll red 1"]),
        (city(tradesmen={"archer": "0."}, dice={0: "r2"}, events={"war": []}), ["activate archer", "roll"]),
        (
            city(tiles=("toll", "extra_red", "exchange", "fair"), outdoor={"extra_red": [1]}, dice={0: "y1", 1: "w1"}),
            ["use extra_red"],
        ),
        (
            city(tiles=("toll", "extra_purple", "exchange", "fair"), outdoor={"extra_purple": [1]}, dice={0: "y1"}),
            ["use extra_purple"],
        ),
    ],
)
def test_a_step_that_rolls_cannot_be_looked_at(position: dict[str, Any], keys: list[str]):
    game = play(place(position), *keys[:-1])
    assert game.ahead(0, keys[-1]) is None


def test_what_comes_before_a_roll_can():
    game = place(city(tradesmen={"archer": "0."}, dice={0: "r2 r3"}, events={"war": []}))
    after = ahead(play(game, "activate archer", die_key(0, "r2")), "done")
    assert after.pending[0].options.keys() == ["roll"]


def test_a_walk_that_ends_is_shown_where_it_stands():
    """The last player passes: the round does not end for a look."""
    game = place(city(2, dice={0: "y6"}, district=[0, 4], deniers=[5, 5]))
    after = ahead(game, "pass")
    view, now = after.view(0, log=True), game.view(0, log=True)
    assert view["families"][0]["district"] == 2
    assert (view["round"], view["step"], view["turn"], view["over"]) == (now["round"], "action", 0, False)
    assert view["families"][1] == now["families"][1]
    assert view["decks"] == now["decks"]
    assert after.pending == ()
    assert after.why_not(0, "pass") is not None


def test_a_look_tells_what_a_whole_action_changes():
    game = place(city(dice={0: "y5 y1", 1: "y6 w1"}, deniers=[20, 0]))
    play(game, "agriculture", die_key(0, "y5"), die_key(0, "1y6"))
    after = ahead(game, "done")
    assert after.resources(0) == {**game.resources(0), "deniers": 20 - 4 + 5}
    assert after.resources(1)["deniers"] == 4
    assert [message.id for message in after.news(game, 0)] == [
        "city-log-acts-agriculture",
        "city-log-used-dice",
        "city-log-bought",
        "city-log-gained",
    ]


def test_points_of_others_stay_hidden_in_a_look():
    game = place(city(vp=[3, 7], dice={0: "y5"}))
    assert [family["vp"] for family in ahead(game, "pass").view(0)["families"]] == [3, None, None]


# -- with answers ----------------------------------------------------------------------------------------------------


def asking() -> troyes.Game:
    """Seat 0 has chosen seat 1's die; DONE would ask seat 1 for her toll."""
    position = city(
        tiles=("toll", "extra_red", "exchange", "fair"),
        outdoor={"toll": [0, 1]},
        dice={0: "y1", 1: "y4 y6 w1"},
        deniers=[20, 0],
    )
    return play(place(position), "agriculture", die_key(0, "1y4"))


def test_who_would_be_asked_is_not_asked_yet():
    game = asking()
    after = ahead(game, "done")
    view = after.view(0)
    assert (view["step"], view["turn"]) == ("dice", 0)
    assert (view["ladies"]["actor"], view["ladies"]["asked"]) == (0, [1])
    assert after.pending == ()
    assert after.resources(0)["deniers"] == 18


def test_an_answer_is_shown_where_it_was_asked():
    game = play(asking(), "done")
    after = ahead(game, "use toll")
    view = after.view(1)
    assert (view["step"], view["turn"], view["ladies"]["actor"]) == ("answer", 1, 0)
    assert after.resources(1)["influence"] == game.resources(1)["influence"] + 4


# -- at a table ------------------------------------------------------------------------------------------------------


def test_the_held_step_lies_on_the_table_for_its_seat_alone():
    table = Table(place(city(dice={0: "y6", 1: "w1"}, deniers=[5])))
    assert table.choose(0, "agriculture")
    assert table.view(0)["families"][0]["deniers"] == 8
    assert table.view(1)["families"][0]["deniers"] == table.view(None)["families"][0]["deniers"] == 5
    assert table.game.view(0)["families"][0]["deniers"] == 5
    assert [message.id for message in table.foretold(0, "agriculture")][-1] == "city-log-gained"
    assert table.view(0, log=True)["log"][-1]["id"] == "city-log-gained"
    table.undo(0)
    assert table.view(0, log=True) == table.game.view(0, log=True)
