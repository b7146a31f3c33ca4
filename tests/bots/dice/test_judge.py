"""The judge of Troyes Dice: whole numbers that come out the same however they are summed."""

import random
from array import array
from typing import Any

import pytest

import troyes
from troyes.bots import make
from troyes.bots.dice.evaluation import STAGES
from troyes.bots.dice.fold import fold
from troyes.bots.dice.judge import FILE, Judge, Network, network
from troyes.bots.dice.kin import KIND_OF, KINDS, NUMBERS
from troyes.bots.dice.mind import DiceMind, evaluation_for
from troyes.bots.dice.offer import Ground
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, SIGHTS
from troyes.bots.mind import advising
from troyes.bots.net import DOWN, ONE, POINT, Kept
from troyes.bots.player import choose_for
from troyes.dice.game import DiceGame
from troyes.dice.sheet import Sheet

CELLS = 3


def any_judge() -> tuple[Judge, list[int]]:
    rng = random.Random(2)
    size = STAGES * (SIGHTS + NUMBERS * CELLS + 2 * CELLS)
    numbers = [rng.randrange(-400, 400) for _ in range(size)]
    return Judge(Network(Kept({"cells": CELLS}, array("h", numbers)))), numbers


def moments(**options: Any) -> list[tuple[DiceGame, Sheet]]:
    game = troyes.new_game("troyes-dice", seed="judge", **options)
    player = make("greedy", 1)
    found: list[tuple[DiceGame, Sheet]] = []
    while game.pending:
        assert isinstance(game, DiceGame)
        if game.half.turn < STAGES:
            here = game.copy()
            assert isinstance(here, DiceGame)
            found.append((here, here.walks[0].sheet))
        game.play(0, choose_for(player, game, game.pending[0]))
    return found


def plainly(numbers: list[int], turn: int, seen: list[int]) -> int:
    """The network written out, cell by cell, in parts of a point."""
    shared = STAGES * SIGHTS
    bias = shared + STAGES * NUMBERS * CELLS
    heads = bias + STAGES * CELLS
    straight = sum(numbers[turn * SIGHTS + place] for place in seen)
    found = 0
    for cell in range(CELLS):
        lane = numbers[bias + CELLS * turn + cell]
        for place in seen:
            kind = KINDS[KIND_OF[place]]
            for at, count in enumerate(kind.numbers(place - kind.first), kind.at):
                lane += count * numbers[shared + CELLS * (turn * NUMBERS + at) + cell]
        found += numbers[heads + CELLS * turn + cell] * min(max(lane, 0), ONE)
    return straight + (found >> DOWN)


@pytest.mark.parametrize("options", [{}, {"banquets": True, "numbering": "falling"}])
def test_a_judge_counts_to_the_last_bit_as_its_network_says(options: dict[str, Any]) -> None:
    judge, numbers = any_judge()
    for game, sheet in moments(**options)[::3]:
        ground = Ground(game.half.wheel, game.printed, game.column_of)
        coming = ground.coming(game.half.turn, ground.sides, ground.raids)
        judge.forget()
        judge.noting, judge.noted = True, []
        value = judge.value(game.half.turn, *fold(sheet), ground, coming)
        seen = [at - game.half.turn * SIGHTS for at in judge.noted]
        hope = plainly(numbers, game.half.turn, seen)
        assert value == sheet.points(game.printed) + hope / POINT
        assert len([at for at in seen if AT_NEXT <= at < AT_AFTER]) == 1, "the bias is counted once"
        judge.noting = False
        assert judge.value(game.half.turn, *fold(sheet), ground, coming) == value


def test_every_pattern_has_its_kind() -> None:
    assert len(KIND_OF) == SIGHTS
    for kind in KINDS:
        assert {len(kind.numbers(at)) for at in range(kind.size)} == {kind.width}


def test_the_count_judges_with_the_network_that_ships() -> None:
    known = network()
    assert known is not None
    assert isinstance(evaluation_for("count"), Judge)
    assert not isinstance(evaluation_for("provost"), Judge)
    advises = advising("troyes-dice")
    assert isinstance(advises, DiceMind)
    assert isinstance(advises.evaluation, Judge)
    assert known.told["game"] == "troyes-dice"
    assert known.told["run"]
    assert FILE == "data/judge.bin"
