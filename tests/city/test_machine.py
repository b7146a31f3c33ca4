"""Anything, in any order: a machine that plays, takes back, copies, guesses and gets things wrong."""

import os
import random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests import contract
from tests.city import invariants
from tests.city.modules import EVERYTHING

import troyes
from troyes.city.choices import VOCABULARY
from troyes.city.names import BONUS
from troyes.core.table import Table

sizes = st.integers(0, 10**6)
tables = st.sampled_from([("king", 1), ("troyes", 2), ("troyes", 3), ("troyes", 4)])
modules = st.fixed_dictionaries(
    {
        "characters": st.sampled_from(["base", "ladies"]),
        "open_character": st.booleans(),
        "activities": st.sampled_from(["base", "ladies", "both"]),
        "events": st.sampled_from(["base", "ladies", "both"]),
        "purple_die": st.booleans(),
        "ramparts": st.booleans(),
        "tournament": st.booleans(),
    }
)
expansion = st.one_of(st.just({}), st.just(EVERYTHING), modules, modules)


class CityMachine(RuleBasedStateMachine):
    game: troyes.Game

    @initialize(
        table=tables,
        seed=st.integers(0, 10**9),
        bonus=st.sets(st.sampled_from(BONUS)),
        opened=st.booleans(),
        chosen=expansion,
    )
    def begin(self, table: tuple[str, int], seed: int, bonus: set[str], opened: bool, chosen: dict[str, Any]) -> None:
        name, players = table
        options: dict[str, Any] = {} if name == "king" else {"open_scores": opened, **chosen}
        if players == 2:
            options["tournament"] = False
        self.game = troyes.new_game(name, players=players, seed=seed, bonus=sorted(bonus), **options)

    @precondition(lambda self: self.game.pending)
    @rule(option=sizes)
    def play(self, option: int) -> None:
        game = self.game
        before = game.position()
        decision = game.pending[0]
        game.play(decision.seat, decision.options[option % len(decision.options)])
        invariants.check_step(before, game.position())

    @precondition(lambda self: self.game.pending)
    @rule(seed=sizes, choices=st.integers(5, 60))
    def play_for_a_while(self, seed: int, choices: int) -> None:
        contract.play_random(self.game, random.Random(seed), choices)

    @rule(seed=sizes)
    def refuse_what_is_not_on_offer(self, seed: int) -> None:
        contract.check_refusals(self.game, random.Random(seed).sample(VOCABULARY.keys, 6))

    @precondition(lambda self: self.game.pending)
    @rule(options=st.lists(sizes, min_size=1, max_size=6))
    def take_back(self, options: list[int]) -> None:
        """Steps before anything is revealed can be taken back one by one."""
        table = Table(self.game)
        seat = self.game.pending[0].seat
        seen = []
        for option in options:
            decision = table.decision(seat)
            if decision is None:
                break
            before = contract.snapshot(table.game)
            reveals = table.game.reveals
            table.choose(seat, decision.options[option % len(decision.options)])
            if table.game.reveals != reveals:
                seen = []
                continue
            seen.append(before)
        while seen:
            assert table.undo(seat)
            assert contract.snapshot(table.game) == seen.pop()
        assert not table.can_undo(seat)

    @rule(seat=sizes, seed=sizes)
    def guess(self, seat: int, seed: int) -> None:
        contract.check_guess(self.game, seat % self.game.players, random.Random(seed))

    @rule()
    def write_it_down_and_read_it_again(self) -> None:
        contract.check_position(self.game)
        contract.check_replay(self.game)

    @invariant()
    def the_table_is_sound(self) -> None:
        game = self.game
        position = game.position()
        contract.check_scores(game)
        invariants.check_position(position)
        invariants.check_books(position, game.log)
        assert len(game.pending) == (0 if game.over else 1)
        for decision in game.pending:
            assert 1 <= len(decision.options) <= invariants.MOST_OPTIONS
            assert len(set(decision.options.keys())) == len(decision.options)


CityMachine.TestCase.settings = settings(
    max_examples=int(os.environ.get("MACHINE_EXAMPLES", "40")),
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestCityMachine = CityMachine.TestCase
