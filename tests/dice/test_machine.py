"""Anything, in any order: a machine that plays, takes back, copies, guesses and gets things wrong."""

import os
import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests import contract
from tests.dice.invariants import check_books, check_sheet, check_step

import troyes
from troyes.core.table import Table
from troyes.dice.game import DiceGame
from troyes.dice.names import VOCABULARY
from troyes.dice.printed import DAYS

numberings = st.one_of(st.sampled_from(["first", "rising", "falling"]), st.permutations([1, 2, 3, 4, 5, 6]))
sizes = st.integers(0, 10**6)


class DiceMachine(RuleBasedStateMachine):
    game: DiceGame

    @initialize(players=st.integers(1, 10), seed=st.integers(0, 10**9), numbering=numberings, banquets=st.booleans())
    def begin(self, players: int, seed: int, numbering: object, banquets: bool) -> None:
        game = troyes.new_game("troyes-dice", players=players, seed=seed, numbering=numbering, banquets=banquets)
        assert isinstance(game, DiceGame)
        self.game = game
        self.public = [game.view(None)["sheets"]]

    @precondition(lambda self: self.game.pending)
    @rule(seat=sizes, option=sizes)
    def play(self, seat: int, option: int) -> None:
        game = self.game
        decision = game.pending[seat % len(game.pending)]
        others = {other: game.view(other) for other in [None, *range(game.players)] if other != decision.seat}
        before, turn = game.walks[decision.seat], game.half.turn
        options = decision.options
        game.play(decision.seat, options[option % len(options)])
        if game.half.turn == turn and not game.over:
            check_step(before, game.walks[decision.seat])
            for other, seen in others.items():
                assert game.view(other) == seen, "another seat saw a choice of this half day"

    @precondition(lambda self: self.game.pending)
    @rule(seed=sizes)
    def play_a_half_day(self, seed: int) -> None:
        rng, turn = random.Random(seed), self.game.half.turn
        while self.game.pending and self.game.half.turn == turn:
            contract.play_random(self.game, rng, 1)

    @rule(seed=sizes)
    def refuse_what_is_not_on_offer(self, seed: int) -> None:
        contract.check_refusals(self.game, random.Random(seed).sample(VOCABULARY.keys, 4))

    @precondition(lambda self: self.game.pending)
    @rule(seat=sizes, option=sizes)
    def take_back(self, seat: int, option: int) -> None:
        before = contract.snapshot(self.game)
        table = Table(self.game)
        decision = self.game.pending[seat % len(self.game.pending)]
        table.choose(decision.seat, decision.options[option % len(decision.options)])
        assert table.can_undo(decision.seat)
        assert table.undo(decision.seat)
        assert contract.snapshot(table.game) == before == contract.snapshot(self.game)

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
        contract.check_scores(game)
        assert 1 <= game.half.day <= DAYS
        for sheet in game.sheets:
            check_sheet(sheet)
        for decision in game.pending:
            assert len(decision.options) >= 1
            assert len(set(decision.options.keys())) == len(decision.options)
        check_books(game, game.log)


DiceMachine.TestCase.settings = settings(
    max_examples=int(os.environ.get("MACHINE_EXAMPLES", "25")),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestDiceMachine = DiceMachine.TestCase
