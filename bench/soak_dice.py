"""Random games of Troyes Dice over all options, with every check on."""

import random
from typing import Any

from tests import contract
from tests.dice.invariants import check_books, check_sheet, check_step

import troyes
from troyes.dice.game import DiceGame
from troyes.dice.walk import DONE

__all__ = ["soak"]

SEATS = [1] * 16 + [2] * 12 + [3] * 8 + [4] * 6 + [5, 6, 7, 8, 9, 10]

Turns = list[list[list[int]]]
"""By half day and seat: the codes it chose."""


def options_of(rng: random.Random) -> dict[str, Any]:
    numbering = rng.choice(["first", "rising", "falling", rng.sample(range(1, 7), 6)])
    return {"numbering": numbering, "banquets": rng.random() < 0.6}


def fingerprint(game: DiceGame) -> tuple[object, ...]:
    """The whole state, cheaply."""
    walks: list[tuple[int, ...]] = []
    for walk in game.walks:
        sheet = walk.sheet
        numbers = (*sheet.circled, *sheet.stock, *sheet.citizens, *sheet.multipliers)
        walks.append((walk.stage, walk.place, sheet.drawn, sheet.crossed, *numbers, walk.now, walk.line))
    rng = game.rng
    return (*walks, rng.s0, rng.s1, rng.s2, rng.s3, tuple(game.wheel.side), tuple(game.wheel.raid), game.half.turn)


def play_checked(game: DiceGame, rng: random.Random) -> Turns:
    """Plays to the end, with the checks of every decision, and tells who chose what when."""
    turns: Turns = []
    while pending := game.pending:
        turn = game.half.turn
        if turn == len(turns):
            turns.append([[] for _ in range(game.players)])
            for sheet in game.sheets:
                check_sheet(sheet)
        decision = pending[rng.randrange(len(pending))]
        codes = decision.codes
        assert codes
        assert len(set(codes)) == len(codes)
        assert tuple(decision.codes) == decision.walk.codes(game.half)  # type: ignore[attr-defined]
        at = rng.randrange(len(codes))
        before = game.walks[decision.seat]
        chance = rng.random()
        if chance < 0.1:
            check_copy(game, decision.seat, rng.randrange(len(codes)))
        elif chance < 0.105:
            check_eyes(game, decision.seat, at, rng)
        elif chance < 0.108:
            contract.check_position(game)
        turns[turn][decision.seat].append(codes[at])
        game.play(decision.seat, decision.options[at])
        if game.half.turn == turn and not game.over:
            check_step(before, game.walks[decision.seat])
    return turns


def check_copy(game: DiceGame, seat: int, at: int) -> None:
    """What a copy plays is not felt here."""
    before = fingerprint(game)
    twin = game.copy()
    twin.play(seat, next(d for d in twin.pending if d.seat == seat).options[at])
    assert fingerprint(game) == before
    assert fingerprint(twin) != before  # type: ignore[arg-type]


def check_eyes(game: DiceGame, seat: int, at: int, rng: random.Random) -> None:
    """No other seat sees a choice of this half day, and a guess looks like the game to its seat."""
    other = rng.choice([other for other in [None, *range(game.players)] if other != seat])
    seen = game.view(other, log=True)
    twin = game.copy()
    twin.play(seat, next(d for d in twin.pending if d.seat == seat).options[at])
    if twin.reveals == game.reveals:
        assert twin.view(other, log=True) == seen
    assert game.guess(other, rng).view(other, log=True) == seen


def play_again(game: DiceGame, turns: Turns, backwards: bool) -> None:
    """The same choices, the seats one after another, from the last if `backwards`."""
    keys = game.vocabulary.keys
    for turn in turns:
        seats = range(game.players - 1, -1, -1) if backwards else range(game.players)
        for seat in seats:
            for code in turn[seat]:
                game.play(seat, keys[code])


def soak(number: int) -> int:
    """One game with all its checks. How many decisions it had."""
    rng = random.Random(f"soak/{number}")
    players, options = rng.choice(SEATS), options_of(rng)

    def begin() -> DiceGame:
        game = troyes.new_game("troyes-dice", players=players, seed=number, **options)
        assert isinstance(game, DiceGame)
        return game

    game = begin()
    turns = play_checked(game, rng)
    assert game.over
    assert game.pending == ()
    assert len(turns) == 16
    contract.check_scores(game)
    totals = [score.total for score in game.scores()]
    assert totals == [walk.sheet.points(game.printed) for walk in game.walks]
    assert game.winners() == tuple(seat for seat in range(players) if totals[seat] == max(totals))
    assert all(walk.stage == DONE for walk in game.walks)
    end = fingerprint(game)
    again = begin()
    play_again(again, turns, backwards=rng.random() < 0.5)
    assert fingerprint(again) == end
    if number % 5 == 0:
        log = game.log
        check_books(game, log)
        assert [message.data() for message in again.log] == [message.data() for message in log]
    if number % 20 == 0:
        contract.check_replay(game)
    return sum(len(codes) for turn in turns for codes in turn)
