"""A hint at any decision: legal, in words, without secrets, and without a trace in the game."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests import contract
from tests.city.modules import EVERYTHING
from tests.city.table import city, place
from tests.city.test_secrets import with_other_secrets
from tests.coach.minds import QUICK, PlainMind, plain, think_as, without_time
from tests.dice.table import act, at

import troyes
from troyes import IllegalMove
from troyes.bots.limits import Limits
from troyes.bots.mind import Thought
from troyes.coach.analysis import analyse
from troyes.coach.hint import hint
from troyes.coach.shapes import Hint
from troyes.dice.descriptor import DICE

__all__ = ["plain"]

TABLES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("troyes-dice", 1, {}),
    ("troyes-dice", 3, {"banquets": True, "numbering": "rising"}),
    ("king", None, {"bonus": ["baker", "prior"]}),
    ("troyes", 2, {}),
    ("troyes", 3, {"bonus": ["resistance", "banquet"]}),
    ("troyes", 4, EVERYTHING),
    ("troyes", 3, {**EVERYTHING, "activities": "ladies", "events": "ladies", "tournament": True}),
]


def begun(table: tuple[str, int | None, dict[str, Any]], seed: int) -> troyes.Game:
    name, players, options = table
    return troyes.new_game(name, players=players, seed=seed, **options)


def check(found: Hint, game: troyes.Game, seat: int) -> None:
    decision = next(decision for decision in game.pending if decision.seat == seat)
    keys = decision.options.keys()
    assert found.kind == decision.kind
    assert found.options == len(keys)
    firsts = [line.key for line in found.lines]
    assert set(firsts) <= set(keys)
    assert len(set(firsts)) == len(firsts) == min(3, len(keys), len(firsts))
    for line in found.lines:
        assert line.steps[0].key == line.key
        assert len(line.points) == len(game.scores())
        assert line.gives_up >= 0
        assert line.reasons
        for words in [*line.reasons, *(step.label for step in line.steps)]:
            assert words.text("en", ["Anna"]).strip()
            assert words.text("fr", ["Anna"]).strip()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_hint_at_the_decisions_of_whole_games(table: tuple[str, int | None, dict[str, Any]], plain: Any) -> None:
    """Random play reaches every kind of decision; each of its moments changes nothing in the game."""
    rng = random.Random(1)
    kinds: set[str] = set()
    for seed in range(3):
        game = begun(table, seed)
        while game.pending:
            decision = rng.choice(game.pending)
            if decision.kind not in kinds or rng.random() < 0.1:
                kinds.add(decision.kind)
                before = contract.glance(game)
                check(hint(game, decision.seat, QUICK), game, decision.seat)
                assert contract.glance(game) == before
            game.play(decision.seat, rng.choice(decision.options[:]))
    assert len(kinds) >= (2 if table[0] == "troyes-dice" else 8)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_strongest_mind_has_a_word_in_every_game(table: tuple[str, int | None, dict[str, Any]]) -> None:
    rng = random.Random(2)
    game = begun(table, 2)
    for _ in range(4):
        decision = rng.choice(game.pending)
        check(hint(game, decision.seat, QUICK), game, decision.seat)
        contract.play_random(game, rng, 9)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_planned_walk_can_be_walked(table: tuple[str, int | None, dict[str, Any]], plain: Any) -> None:
    rng = random.Random(3)
    game = begun(table, 3)
    while game.pending:
        decision = game.pending[0]
        line = hint(game, decision.seat, QUICK).lines[0]
        trial = game.copy()
        for step in line.steps:
            trial.play(decision.seat, step.key)
        contract.play_random(game, rng, 25)


def test_the_same_seed_gives_the_same_hint() -> None:
    game = troyes.new_game("troyes-dice", players=2, seed=4)
    first, second = (without_time(hint(game, 0, Limits(simulations=50), seed=9)) for _ in range(2))
    assert first == second


def test_more_lines_on_request(plain: Any) -> None:
    game = troyes.new_game("troyes", players=3, seed=1)
    assert len(hint(game, game.pending[0].seat, QUICK, lines=7).lines) == 7
    assert len(hint(game, game.pending[0].seat, QUICK, lines=1).lines) == 1


def test_no_choice_needs_no_thinking(plain: type[PlainMind]) -> None:
    """Without a denier, influence or knowledge no die can be had where the free place is the black die's (D5)."""
    from tests.dice.table import sheet

    game = at(sheet(influence=0, deniers=0, knowledge=0), dice=(3, 4, 5), black=1)
    found = hint(game, 0, QUICK)
    assert [line.key for line in found.lines] == ["one of each"]
    assert plain.considered == 0


@pytest.mark.parametrize("seat", [1, 0])
def test_who_has_nothing_to_choose_gets_no_hint(seat: int) -> None:
    game = troyes.new_game("troyes", players=2, seed=1, start_player=1 - seat)
    with pytest.raises(IllegalMove) as refused:
        hint(game, seat)
    assert refused.value.message.id


def test_a_game_that_is_over_has_no_hint() -> None:
    game = contract.play_random(troyes.new_game("troyes-dice", seed=1), random.Random(1))
    with pytest.raises(IllegalMove):
        hint(game, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_a_hint_does_not_know_the_secrets_of_others(players: int) -> None:
    """Others' Characters, decks, cards still face down, and the dice to come."""
    rng = random.Random(7)
    game = troyes.new_game("troyes", players=players, seed=6, bonus=["resistance", "baker"])
    for _ in range(4):
        position = game.position()
        seat = game.pending[0].seat
        other = with_other_secrets(position, seat, rng)
        for family, mine in zip(other["families"], position["families"], strict=True):
            family["vp"] = mine["vp"]  # every gain was told when it happened
        first = without_time(hint(troyes.from_position(position, seed=1), seat, QUICK))
        second = without_time(hint(troyes.from_position(other, seed=2), seat, QUICK))
        assert first == second
        contract.play_random(game, rng, 12)


def test_a_hint_does_not_know_what_others_have_chosen_or_what_will_be_rolled() -> None:
    game = at(_sheet(), _sheet(), rolls=(1, 1, 1, 1))
    other = at(_sheet(), _sheet(), rolls=(6, 6, 6, 6))
    act(other, "die 1", seat=1)
    act(other, "gain influence 1", seat=1)
    first, second = without_time(hint(game, 0, QUICK)), without_time(hint(other, 0, QUICK))
    first.choices = second.choices = 0
    assert first == second


def _sheet() -> dict[str, Any]:
    from tests.dice.table import sheet

    return sheet()


def test_a_game_without_a_mind_is_unknown_to_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.dice.descriptor.DICE", replace(DICE, mind=""))
    game = troyes.new_game("troyes-dice", seed=1)
    with pytest.raises(troyes.OptionError, match="coach does not know troyes-dice"):
        hint(game, 0)
    with pytest.raises(troyes.OptionError, match="coach does not know troyes-dice"):
        analyse(game)


def test_the_same_plan_in_another_order_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two dice for the Cathedral, whichever is named first."""
    game = place(city(2, dice={0: "w6 w5", 1: "y1"}))
    code = game.vocabulary.code
    walks = [["pass"], ["build cathedral", "die 0 white 6"], ["build cathedral", "die 0 white 5"]]

    class Orders(PlainMind):
        def consider(self, decision: Any, guess: Any, rng: Any, clock: Any, watch: Any) -> list[Thought]:
            points = self.outlook(game)
            return [Thought([code(key) for key in walk], 9.0 - at, points, 1) for at, walk in enumerate(walks * 2)]

    think_as(monkeypatch, Orders())
    found = hint(game, 0, QUICK, lines=6)
    plans = [sorted(step.key for step in line.steps) for line in found.lines]
    assert len(plans) == 2
    assert all(plans.count(plan) == 1 for plan in plans)


def test_other_dice_for_the_same_thing_are_no_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    game = place(city(2, dice={0: "y6 y3 y2", 1: "w1"}))
    code = game.vocabulary.code
    walks = [["agriculture", f"die 0 yellow {value}", "done"] for value in (6, 3, 2)] + [["pass"]]

    class Farmer(PlainMind):
        def consider(self, decision: Any, guess: Any, rng: Any, clock: Any, watch: Any) -> list[Thought]:
            points = self.outlook(game)
            return [Thought([code(key) for key in walk], 9.0 - at, points, 1) for at, walk in enumerate(walks)]

    think_as(monkeypatch, Farmer())
    found = hint(game, 0, QUICK)
    assert [line.key for line in found.lines] == ["agriculture", "pass"]
    assert "die 0 yellow 6" in [step.key for step in found.lines[0].steps]
