"""Answers in another's turn: toll and guild (L19, L20)."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes
from troyes.core.table import Table

ASKED = {"toll": ["use toll", "decline"], "guild": ["use guild", "decline"]}


def outside(tile: str, there: list[int], dice: dict[Any, str], **given: Any) -> dict[str, Any]:
    """So many cubes of each seat on the tile at the first gate."""
    given = {"outdoor": {tile: there}, "deniers": [20, 0, 0], "influence": [4, 4, 4], **given}
    return city(len(there), tiles=(tile, "extra_red", given.pop("third", "exchange"), "fair"), dice=dice, **given)


def cubes(game: troyes.Game) -> list[int]:
    return game.position()["ladies"]["outdoor"][0]["cubes"]


def influence(game: troyes.Game) -> list[int]:
    return [family(game, seat)["influence"] for seat in range(game.players)]


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in range(game.players)]


def asked(game: troyes.Game) -> tuple[int, str]:
    return game.pending[0].seat, step(game)


# -- toll ------------------------------------------------------------------------------------------------------------


def test_toll_brings_four_influence_when_a_die_is_bought():
    game = act(place(outside("toll", [0, 2, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    assert (asked(game), keys(game)) == ((1, "answer"), ASKED["toll"])
    play(game, "use toll")
    assert (influence(game), cubes(game)) == ([4, 8, 4], [0, 1, 0])
    assert asked(game) == (1, "action")


def test_toll_may_be_declined():
    """And the action goes on all the same."""
    game = act(place(outside("toll", [0, 2, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4", "decline")
    assert (influence(game), cubes(game), deniers(game)) == ([4, 4, 4], [0, 2, 0], [20, 2, 0])


def test_the_dice_are_paid_before_the_answer_and_the_effect_comes_after():
    """L20."""
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    assert (dice_of(game, 1), deniers(game)) == ("w1", [18, 2, 0])
    play(game, "use toll")
    assert deniers(game) == [20, 2, 0]


def test_several_dice_of_the_owner_bring_four_only():
    """Once an action, though there are more cubes."""
    game = act(place(outside("toll", [0, 2, 0], {0: "r1", 1: "y4 y3 w1"})), "agriculture", "1y4 1y3", "use toll")
    assert (influence(game), cubes(game), asked(game)) == ([4, 8, 4], [0, 1, 0], (1, "action"))


@pytest.mark.parametrize(
    ("action", "word", "given"),
    [
        ("agriculture", "1y4", {}),
        ("combat marauding", "1y4", {}),
        ("activate merchant", "1y4", {"tradesmen": {"merchant": "0."}}),
        ("place city_hall", "1y4", {}),
        ("build cathedral", "1w4", {}),
        ("patrol ramparts", "1w4", {"guards": [0, 20, 0]}),
    ],
)
def test_any_use_of_the_die_calls_for_it(action: str, word: str, given: dict[str, Any]):
    """L20: the guard's too."""
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w4 r1"}, **given)), action, word)
    assert asked(game) == (1, "answer")
    play(game, "use toll")
    assert influence(game)[1] == 8


@pytest.mark.parametrize(("dice", "price"), [("1y4", 2), ("1y4 y1", 4), ("1y4 y1 y2", 6)])
def test_any_price_calls_for_it(dice: str, price: int):
    """L20."""
    game = act(place(outside("toll", [0, 1, 0], {0: "y1 y2", 1: "y4 w1"})), "agriculture", dice)
    assert (asked(game), family(game, 1)["deniers"]) == ((1, "answer"), price)


def test_the_chief_templars_two_deniers_call_for_it():
    """L20."""
    position = outside(
        "toll", [0, 1, 1], {0: "r2", 1: "r5 w1", 2: "r5"}, cubes={"chief_templar": [1]}, events={"war": []}
    )
    game = act(place(position), "combat war", "r2 1r5 2r5", cube="chief_templar")
    assert (asked(game), deniers(game)) == ((1, "answer"), [16, 2, 2])
    play(game, "use toll")
    assert asked(game) == (2, "answer")


@pytest.mark.parametrize("name", ["tithe", "viticulturist"])
def test_a_die_taken_free_does_not(name: str):
    """L20."""
    game = place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"}, cubes={name: [1]}))
    act(game, "agriculture", "1y4", cube=name)
    assert (asked(game), deniers(game), cubes(game)) == ((1, "action"), [22, 0, 0], [0, 1, 0])


def test_a_free_die_beside_a_paid_one_does_not_matter():
    """L20: the second of the same owner is paid for."""
    game = place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 y2 w1"}, cubes={"tithe": [1]}))
    act(game, "agriculture", "1y4 1y2", cube="tithe")
    assert asked(game) == (1, "answer")


def test_only_whose_dice_are_bought_is_asked():
    game = act(place(outside("toll", [0, 1, 1], {0: "r1", 1: "y4", 2: "y5"})), "agriculture", "2y5")
    assert asked(game) == (2, "answer")
    play(game, "decline")
    assert asked(game) == (1, "action")


def test_nobody_without_a_cube_is_asked():
    """L20: nor for a neutral die, nor the buyer."""
    game = act(place(outside("toll", [3, 0, 1], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    assert asked(game) == (1, "action")
    game = act(place(outside("toll", [3, 1, 1], {0: "r1", 1: "w1", "neutral": "y4"})), "agriculture", "ny4")
    assert asked(game) == (1, "action")


def test_own_dice_call_for_no_toll():
    game = act(place(outside("toll", [3, 1, 1], {0: "y4 r1", 1: "w1"})), "agriculture", "y4")
    assert asked(game) == (1, "action")


def test_nobody_is_asked_where_toll_would_bring_nothing():
    """Influence is at its end."""
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"}, influence=[4, 20, 4])), "agriculture", "1y4")
    assert asked(game) == (1, "action")
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"}, influence=[4, 19, 4])), "agriculture", "1y4")
    assert asked(game) == (1, "answer")
    assert influence(play(game, "use toll")) == [4, 20, 4]


def test_who_has_passed_may_still_answer():
    """L20: the cube is all that is asked for."""
    game = place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4", 2: "w1"}, district=[0, 2, 0]))
    act(game, "agriculture", "1y4")
    assert asked(game) == (1, "answer")
    play(game, "use toll")
    assert (influence(game)[1], asked(game)) == (8, (2, "action"))


def test_black_dice_and_exchanges_pay_nobody():
    """L20: an exchange is no purchase."""
    position = outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"})
    position["ladies"]["outdoor"][2]["cubes"] = [1, 0, 0]
    game = play(place(position), "use exchange", "die 1 yellow 4")
    assert (asked(game), dice_of(game)) == ((0, "action"), "y4")


# -- guild -----------------------------------------------------------------------------------------------------------


def test_guild_brings_four_deniers_when_a_card_with_an_own_tradesman_is_activated():
    game = place(outside("guild", [0, 2, 0], {0: "r3", 1: "w1"}, tradesmen={"hunting": "10"}))
    act(game, "activate hunting", "r3")
    assert (asked(game), keys(game)) == ((1, "answer"), ASKED["guild"])
    assert influence(game) == [4, 4, 4]
    play(game, "use guild")
    assert (deniers(game), cubes(game), influence(game)) == ([20, 4, 0], [0, 1, 0], [7, 4, 4])
    assert asked(game) == (1, "action")


def test_guild_may_be_declined():
    game = place(outside("guild", [0, 2, 0], {0: "r3", 1: "w1"}, tradesmen={"hunting": "10"}))
    act(game, "activate hunting", "r3", "decline")
    assert (deniers(game), cubes(game), influence(game)) == ([20, 0, 0], [0, 2, 0], [7, 4, 4])


def test_several_activations_in_one_action_bring_four_only():
    game = place(outside("guild", [0, 2, 0], {0: "r6", 1: "w1"}, tradesmen={"hunting": "10"}))
    act(game, "activate hunting", "r6", "use guild", "times 2")
    assert (deniers(game), cubes(game), influence(game)) == ([20, 4, 0], [0, 1, 0], [10, 4, 4])


def test_a_tradesman_on_the_illustration_will_do():
    """T12."""
    game = place(
        outside("guild", [0, 0, 1], {0: "r3", 1: "w1"}, tradesmen={"hunting": "10"}, illustration={"hunting": [2]})
    )
    act(game, "activate hunting", "r3")
    assert asked(game) == (2, "answer")


@pytest.mark.parametrize(
    ("name", "dice"), [("priest", "w3"), ("lumberjack", "y2"), ("fort", "r1"), ("hermit", "w6 w2")]
)
def test_placing_cubes_is_an_activation(name: str, dice: str):
    """L20: on a delayed, mixed or endgame card."""
    game = place(outside("guild", [0, 1, 0], {0: dice, 1: "r1"}, tradesmen={name: "10"}))
    act(game, f"activate {name}", dice)
    assert (asked(game), card(game, name)["cubes"]) == ((1, "answer"), [0, 0, 0])
    play(game, "use guild")
    assert (card(game, name)["cubes"], deniers(game)[1]) == ([1, 0, 0], 4)


def test_using_the_cubes_of_a_mixed_card_is_one_too():
    """L20."""
    position = outside(
        "guild", [0, 1, 0], {0: "y2", 1: "r1"}, tradesmen={"lumberjack": "10"}, cubes={"lumberjack": [1]}
    )
    game = act(place(position), "activate lumberjack", "y2", "use guild", "discard 1")
    assert deniers(game) == [24, 4, 0]


def test_a_card_without_an_own_tradesman_does_not_call_for_it():
    game = place(outside("guild", [0, 1, 0], {0: "r3", 1: "w1"}, tradesmen={"hunting": "20", "merchant": "1."}))
    act(game, "activate hunting", "r3")
    assert asked(game) == (1, "action")


def test_nobody_without_a_cube_on_the_guild_is_asked():
    """L20: nor the one who acts."""
    game = place(outside("guild", [2, 0, 1], {0: "r3", 1: "w1"}, tradesmen={"hunting": "10"}))
    act(game, "activate hunting", "r3")
    assert asked(game) == (1, "action")


@pytest.mark.parametrize(
    ("action", "dice"), [("agriculture", "y4"), ("combat war", "r4"), ("place palace", "r4"), ("build cathedral", "w4")]
)
def test_other_actions_do_not_call_for_it(action: str, dice: str):
    """A die that is bought neither: that is Toll's."""
    given: dict[str, Any] = {"tradesmen": {"hunting": "10", "merchant": "1."}, "events": {"war": []}}
    game = place(outside("guild", [0, 1, 0], {0: dice, 1: "r1"}, **given))
    act(game, action, dice)
    while asked(game)[0] == 0:
        play(game, keys(game)[0])
    assert asked(game) == (1, "action")
    game = act(place(outside("guild", [0, 1, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    assert asked(game) == (1, "action")


def test_it_is_asked_before_a_tradesman_is_sent():
    """L20: dice paid, nobody sent yet. The owner's answer does not change what the card costs."""
    game = place(outside("guild", [0, 1, 0], {0: "r3", 1: "w1"}, tradesmen={"hunting": "1."}, palace="0....."))
    act(game, "activate hunting", "r3")
    assert (asked(game), card(game, "hunting")["tradesmen"], deniers(game)) == ((1, "answer"), [1, None], [20, 0, 0])
    play(game, "use guild")
    assert (asked(game), sorted(keys(game))) == ((0, "citizen"), ["from palace 1", "from supply"])
    play(game, "from palace 1")
    assert (card(game, "hunting")["tradesmen"], deniers(game)) == ([1, 0], [16, 4, 0])


def test_a_tax_collector_finds_what_the_guild_has_paid():
    """L20: the answer comes before the effect; T27: the others pay what they can."""
    given: dict[str, Any] = {"tradesmen": {"tax_collector": "10"}, "city_hall": "111 ..."}
    for answer, left in (("use guild", [23, 1, 0]), ("decline", [20, 0, 0])):
        game = place(outside("guild", [0, 1, 0], {0: "r4", 1: "w1"}, **given))
        act(game, "activate tax_collector", "r4", answer)
        assert deniers(game) == left


# -- the order -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_several_owners_answer_clockwise_from_the_acting_player(turn: int, order: list[int]):
    """L20: each seeing the earlier answers."""
    tradesmen = {"hunting": "".join(map(str, order[:2]))}
    illustration: dict[str, list[Any]] = {"hunting": [order[2], turn]}
    dice = {seat: "r3" if seat == turn else "w1" for seat in range(4)}
    given: dict[str, Any] = {"start": turn, "turn": turn, "tradesmen": tradesmen, "illustration": illustration}
    game = place(outside("guild", [1, 1, 1, 1], dice, **given))
    act(game, "activate hunting", "r3")
    found = []
    while step(game) == "answer":
        seat = game.pending[0].seat
        assert game.view(seat)["ladies"]["outdoor"][0]["cubes"].count(0) == len(found)
        found.append(seat)
        play(game, "use guild")
    assert found == order
    assert cubes(game)[turn] == 1


def test_after_the_answers_it_is_the_next_players_turn():
    """The owner who answered last is not passed over."""
    game = place(outside("toll", [0, 1, 1], {0: "r1", 1: "y4 w1", 2: "y4 w1"}))
    act(game, "agriculture", "1y4 2y4", "use toll", "use toll")
    assert asked(game) == (1, "action")


def test_who_is_asked_can_do_nothing_else():
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    for key in ("pass", "agriculture", "hire", "use guild"):
        assert why(game, key) == "answer"


def test_nobody_else_is_asked_meanwhile():
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    assert [decision.seat for decision in game.pending] == [1]
    view = game.view(0)["ladies"]
    assert (view["actor"], view["asked"]) == (0, [1])


def test_a_position_keeps_the_question():
    game = act(place(outside("toll", [0, 1, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4")
    again = play(troyes.from_position(game.position(), seed=1), "use toll")
    assert again.position() == play(game, "use toll").position()


def test_answers_go_with_the_actors_own_cubes():
    """L19: turn_bought turns seat 1's die, seat 1 takes her toll, and the citizen comes to stand."""
    position = outside("toll", [0, 1, 0], {0: "w1", 1: "r2 w1"}, third="turn_bought")
    position["ladies"]["outdoor"][2]["cubes"] = [1, 0, 0]
    game = act(place(position), "place palace", "t1r2", "use toll")
    assert (standing(game, "palace"), influence(game)) == ("....0.", [4, 8, 4])


def test_an_action_that_rolls_rolls_after_the_answer():
    """L20: the Archer."""
    position = outside("guild", [0, 1, 0], {0: "r2", 1: "w1"}, tradesmen={"archer": "10"}, events={"war": []})
    game = act(place(position, [6]), "activate archer", "r2")
    assert asked(game) == (1, "answer")
    play(game, "use guild", "roll", "cube on war")
    assert banners(game)["war"] == [0]


# -- taking back -----------------------------------------------------------------------------------------------------


def toll_table() -> Table:
    """Seat 0 has chosen agriculture and seat 1's die; DONE would ask seat 1."""
    game = place(outside("toll", [0, 1, 0], {0: "y1", 1: "y4 y6 w1"}))
    table = Table(game)
    table.choose(0, "agriculture")
    table.choose(0, "die 1 yellow 4")
    return table


def test_what_calls_for_an_answer_is_held_until_it_is_meant():
    """The step that asks another seat waits to be confirmed, and can be taken back till then."""
    table = toll_table()
    assert table.choose(0, "done")
    assert table.decision(0) is None
    assert deniers(table.game) == [20, 0, 0]
    assert table.undo(0)
    assert table.undo(0)
    table.choose(0, "die 1 yellow 6")
    table.choose(0, "done")
    table.confirm(0)
    assert (asked(table.game), dice_of(table.game, 1)) == ((1, "answer"), "y4 w1")


def test_once_another_is_asked_nothing_before_is_taken_back():
    table = toll_table()
    table.choose(0, "done")
    table.confirm(0)
    assert not table.can_undo(0)
    assert not table.undo(0)


def test_an_answer_waits_to_be_confirmed_too():
    table = toll_table()
    table.choose(0, "done")
    table.confirm(0)
    assert table.choose(1, "use toll")
    assert influence(table.game) == [4, 4, 4]
    assert table.undo(1)
    assert table.choose(1, "decline")
    table.confirm(1)
    assert not table.can_undo(1)
    assert (influence(table.game), cubes(table.game)) == ([4, 4, 4], [0, 1, 0])


def test_after_the_answer_the_actor_takes_back_only_what_came_after():
    """The Diplomat: how often is chosen after the answer; the dice stay paid."""
    game = place(outside("guild", [0, 1, 0], {0: "r6", 1: "w1"}, tradesmen={"diplomat": "10"}, events={"war": []}))
    table = Table(game)
    # The one die there is goes by itself, so this step asks seat 1 already.
    assert table.choose(0, "activate diplomat")
    table.confirm(0)
    assert asked(table.game) == (1, "answer")
    table.choose(1, "use guild")
    table.confirm(1)
    assert not table.can_undo(0)
    table.choose(0, "times 2")
    assert table.can_undo(0)
    assert table.undo(0)
    assert (asked(table.game), deniers(table.game)) == ((0, "times"), [20, 4, 0])
    assert not table.can_undo(0)
