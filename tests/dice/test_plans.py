"""Whole ways through a half day, what they change, and a look ahead at a single step."""

import random

import pytest
from tests import contract

import troyes

MEANS = ["influence", "deniers", "knowledge", "red_citizens", "yellow_citizens", "white_citizens", "points"]


def moments(seed: int, players: int) -> list[troyes.Game]:
    game = troyes.new_game("troyes-dice", players=players, seed=seed, banquets=True)
    rng = random.Random(seed)
    found: list[troyes.Game] = []
    while game.pending:
        found.append(game.copy())
        contract.play_random(game, rng, rng.randint(1, 4))
    return found


def change(before: troyes.Game, after: troyes.Game, seat: int) -> dict[str, int]:
    had, has = before.resources(seat), after.resources(seat)
    return {name: has[name] - had[name] for name in had if has[name] != had[name]}


@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_way_for_each_die_with_each_use(seed: int):
    for game in moments(seed, 2):
        for decision in game.pending:
            seat, expected = decision.seat, []
            for option in decision.options:
                key, after = option.key, game.ahead(seat, option)
                assert after is not None
                if decision.kind == "use" or key == "one of each":
                    expected.append(((key,), change(game, after, seat)))
                elif decision.kind == "die":
                    for use in next(found for found in after.pending if found.seat == seat).options:
                        last = after.ahead(seat, use)
                        assert last is not None
                        expected.append(((key, use.key), change(game, last, seat)))
            assert [(way.keys, way.change) for way in game.plans(seat)] == expected


def test_a_way_tells_its_die_and_the_value_it_is_used_with():
    game = troyes.new_game("troyes-dice", seed=7)
    for way in game.plans(0):
        assert way.dice == way.keys[:1]
        assert str(way.value) == way.keys[1].split()[-1]
        assert way.times == 0
    key = game.pending[0].options.keys()[0]
    game.play(0, key)
    assert {way.dice for way in game.plans(0)} == {(key.partition(" for ")[0],)}


@pytest.mark.parametrize("seed", range(4))
def test_the_price_of_a_way_is_that_of_its_die_and_of_its_use(seed: int):
    for game in moments(seed, 1):
        ways = {way.keys: way.price for way in game.plans(0)}
        for decision in game.pending:
            if decision.kind != "die":
                continue
            for option in decision.options:
                if option.key == "one of each":
                    assert ways[option.key,] == {}
                    continue
                taken = game.copy()
                taken.play(0, option)
                for use in taken.pending[0].options:
                    paid: dict[str, int] = {}
                    for price in (option.message.args["price"], use.message.args["price"]):
                        assert isinstance(price, list)
                        for name, count in price:
                            paid[str(name)] = paid.get(str(name), 0) + int(count)
                    assert ways[option.key, use.key] == paid


def test_who_has_finished_has_no_ways():
    game = troyes.new_game("troyes-dice", players=2, seed=7)
    while any(decision.seat == 0 for decision in game.pending):
        game.play(0, next(decision for decision in game.pending if decision.seat == 0).options[0])
    assert game.plans(0) == []
    assert game.plans(1)


def test_means_are_those_of_the_own_half_day_so_far():
    game = troyes.new_game("troyes-dice", players=2, seed=7)
    assert list(game.resources(0)) == MEANS
    assert game.resources(0) == {**dict.fromkeys(MEANS, 0), "influence": 3, "deniers": 3, "knowledge": 3, "points": 3}
    way = next(way for way in game.plans(0) if way.keys[1].startswith("gain deniers"))
    for key in way.keys:
        game.play(0, key)
    assert game.resources(0)["deniers"] == 3 + way.change["deniers"]
    assert game.resources(1)["deniers"] == 3


def test_the_last_step_of_the_last_seat_rolls_nothing_for_a_look():
    game = troyes.new_game("troyes-dice", players=1, seed=7)
    game.play(0, game.pending[0].options[0])
    after = game.ahead(0, next(option for option in game.pending[0].options if option.key.startswith("gain")))
    assert after is not None
    assert (after.pending, after.over) == ((), False)
    assert after.view(0)["half"] == game.view(0)["half"]
    assert after.view(0)["sheets"] == game.view(0)["sheets"]
    assert after.view(0)["yours"]["stage"] == "done"


def test_a_look_shows_nothing_of_what_others_choose():
    game = troyes.new_game("troyes-dice", players=2, seed=7)
    alone = game.ahead(0, game.pending[0].options[0])
    game.play(1, game.pending[1].options[0])
    beside = game.ahead(0, game.pending[0].options[0])
    assert alone is not None
    assert beside is not None
    assert beside.view(0) == alone.view(0)
