"""What may be rolled, dice by script, and other dice from here on."""

import random
from collections import Counter
from typing import Any

import pytest
from tests import contract
from tests.core.test_contract import IDS, TABLES, begin

import troyes

every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def after(game: troyes.Game, seat: int, option: object, rolls: tuple[int, ...]) -> troyes.Game:
    twin = game.copy()
    twin.reseed(1, rolls=rolls)
    twin.play(seat, option)
    return twin


def test_the_next_roll_of_troyes_dice_is_told_in_full() -> None:
    game = troyes.new_game("troyes-dice", players=3, seed=1)
    outcomes = dict(game.chance())
    assert len(outcomes) == 56 * 6
    assert sum(outcomes.values()) == pytest.approx(1)
    thrown = Counter((*sorted(dice[:3]), dice[3]) for dice in every_throw(4))
    assert outcomes == {dice: pytest.approx(count / 1296) for dice, count in thrown.items()}


def every_throw(dice: int) -> list[tuple[int, ...]]:
    return [()] if dice == 0 else [(*rest, value) for rest in every_throw(dice - 1) for value in range(1, 7)]


def test_after_the_last_half_day_nothing_is_rolled() -> None:
    game = troyes.new_game("troyes-dice", seed=1)
    while game.position()["day"] < 8 or game.position()["half"] == "morning":
        assert game.chance()
        contract.play_random(game, random.Random(1), 1)
    assert game.chance() == []


@pytest.mark.parametrize(("name", "players"), [("troyes", 3), ("king", 1)])
def test_what_choices_change_is_not_told_without_one(name: str, players: int) -> None:
    game, rng = troyes.new_game(name, players=players, seed=1), random.Random(1)
    while game.pending:
        assert game.chance() == []
        contract.play_random(game, rng, 5)
    assert game.chance() == []


def test_the_choice_that_ends_a_half_day_rolls_and_no_other() -> None:
    game, rng = troyes.new_game("troyes-dice", seed=4), random.Random(1)
    while True:
        decision = game.pending[0]
        option = rng.choice(decision.options)
        outcomes = game.chance(decision.seat, option)
        before = game.position()["half"]
        if len(outcomes) > 1:
            assert sorted(outcomes) == sorted(game.chance())
            dice, _ = rng.choice(outcomes)
            assert after(game, 0, option, dice).draws()[-1][1] == list(dice)
            return
        assert outcomes == [((), 1.0)]
        game.play(decision.seat, option)
        assert game.position()["half"] == before


@every_table
def test_outcomes_come_as_they_are_told(table: tuple[str, int, dict[str, Any]]) -> None:
    """At every choice that rolls: the dice fall as the script says, and all of them are used."""
    game, rng = begin(table, "chance"), random.Random(2)
    seen = 0
    while game.pending and seen < 12:
        decision = rng.choice(game.pending)
        option = rng.choice(decision.options)
        outcomes = game.chance(decision.seat, option, most=36, samples=3)
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        for dice, _ in rng.sample(outcomes, min(2, len(outcomes))):
            twin = after(game, decision.seat, option, dice)
            assert twin.rng.script == ()
            seen += bool(dice)
        game.play(decision.seat, option)
    assert seen


def test_a_reroll_has_six_outcomes() -> None:
    game, rng = troyes.new_game("troyes", players=2, seed=3), random.Random(1)
    while True:
        decision = game.pending[0]
        rerolls = [key for key in decision.options.keys() if key.startswith("reroll")]  # noqa: SIM118
        if rerolls:
            outcomes = game.chance(decision.seat, rerolls[0])
            assert outcomes == [((value,), pytest.approx(1 / 6)) for value in range(1, 7)]
            assert len({after(game, decision.seat, rerolls[0], dice) for dice, _ in outcomes}) == 6
            return
        contract.play_random(game, rng, 1)


def test_too_many_outcomes_are_drawn() -> None:
    """A new round of Troyes rolls a dozen dice."""
    game, rng = troyes.new_game("troyes", players=4, seed=3), random.Random(1)
    contract.play_random(game, rng, 4 * 4 - 1 if game.pending[0].kind == "placement" else 0)
    while game.pending[0].kind == "placement":
        decision = game.pending[0]
        outcomes = game.chance(decision.seat, decision.options[0], samples=10)
        if len(outcomes) > 1:
            assert len(outcomes) == 10
            assert all(len(dice) > 10 and probability == 0.1 for dice, probability in outcomes)
            return
        game.play(decision.seat, decision.options[0])
    raise AssertionError("no round began")


def test_chance_asks_for_a_legal_choice_and_changes_nothing() -> None:
    game = troyes.new_game("king", seed=1)
    twin = game.copy()
    with pytest.raises(troyes.IllegalMove):
        game.chance(0, "pass")
    game.chance(0, game.pending[0].options[0])
    assert game == twin
    assert game.made() == []


@every_table
def test_reseeded_games_have_the_dice_of_their_seed(table: tuple[str, int, dict[str, Any]]) -> None:
    game = contract.play_random(begin(table, "reseed"), random.Random(1), 10)
    one, same, other = game.copy(), game.copy(), game.copy()
    one.reseed(5)
    same.reseed("5")
    other.reseed(6)
    assert one == same != other
    assert one.position() == game.position()
    ends = [contract.play_random(each, random.Random(2)) for each in (one, same, other)]
    assert ends[0].draws() == ends[1].draws() != ends[2].draws()
    assert troyes.replay(one.record()).scores() == one.scores()


@pytest.mark.parametrize(("seed", "rolls"), [(None, ()), (1.5, ()), (True, ()), (1, [7]), (1, 3)])
def test_what_is_no_seed_or_die_is_refused(seed: Any, rolls: Any) -> None:
    game = troyes.new_game("troyes-dice", seed=1)
    twin = game.copy()
    with pytest.raises(troyes.TroyesError):
        game.reseed(seed, rolls)
    assert game == twin
    assert game.record() == twin.record()


@every_table
def test_a_position_carries_all_that_a_game_needs_to_go_on(table: tuple[str, int, dict[str, Any]]) -> None:
    """The same dice and the same choices lead to the same end from any moment of it."""
    game, rng = begin(table, "go on"), random.Random(4)
    while game.pending:
        placed, twin = troyes.from_position(game.position(), seed=9), game.copy()
        twin.reseed(9)
        for _ in range(3):
            assert placed == twin
            assert hash(placed) == hash(twin)
            for each in (placed, twin):
                contract.play_random(each, random.Random(1), 3)
        for each in (placed, twin):
            contract.play_random(each, random.Random(1))
        assert placed == twin
        assert placed.draws() == twin.draws()
        assert placed.position() == twin.position()
        contract.play_random(game, rng, 11 * game.players)
