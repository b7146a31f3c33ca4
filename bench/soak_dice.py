"""Random games of Troyes Dice over all options, with every check on."""

import random
from typing import Any

from tests import contract
from tests.dice.invariants import check_books, check_sheet, check_step

import troyes
from troyes.core.decision import Decision
from troyes.dice.decision import DiceDecision
from troyes.dice.game import DiceGame
from troyes.dice.walk import DONE
from troyes.dice.wheel import HalfDay

__all__ = ["soak"]

SEATS = [1] * 16 + [2] * 12 + [3] * 8 + [4] * 6 + [5, 6, 7, 8, 9, 10]

DEAR = 0.025
"""How often a decision is looked at more closely."""
PLAYED_AGAIN, BOOKS, REPLAYED = 4, 40, 200
"""One game of so many: its choices are made again in another order; its log is compared with the sheets; its record
makes all that can be seen of it."""

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
    draw = rng.random
    half: HalfDay | None = None
    while pending := game.pending:
        if game.half is not half:
            half = game.half
            turns.append([[] for _ in pending])
            assert len(pending) == game.players
            for sheet in game.sheets:
                check_sheet(sheet)
        decision = pending[int(draw() * len(pending))]
        seat, codes = decision.seat, decision.codes
        assert len(set(codes)) == len(codes) > 0
        code = codes[int(draw() * len(codes))]
        chance = draw()
        if chance < DEAR:
            check_moment(game, decision, code, chance / DEAR, rng)
        before, made = game.walks[seat], game.choices
        turns[-1][seat].append(code)
        game.play(seat, code)
        assert game.choices == (made, seat, code)
        if game.half is half and not game.over:
            check_step(before, game.walks[seat])
    return turns


def check_moment(game: DiceGame, decision: Decision, code: int, chance: float, rng: random.Random) -> None:
    """One of the dearer checks, now and then."""
    if chance < 0.96:
        check_copy(game, decision, rng)
    elif chance < 0.98:
        check_eyes(game, decision.seat, code, rng)
    else:
        contract.check_position(game)


def check_copy(game: DiceGame, decision: Decision, rng: random.Random) -> None:
    """What may be chosen is listed the same again, and what a copy plays is not felt here."""
    assert isinstance(decision, DiceDecision)
    assert decision.codes == decision.walk.codes(game.half)
    before = fingerprint(game)
    twin = game.copy()
    twin.play(decision.seat, rng.choice(decision.codes))
    assert fingerprint(game) == before
    assert fingerprint(twin) != before  # type: ignore[arg-type]


def check_eyes(game: DiceGame, seat: int, code: int, rng: random.Random) -> None:
    """No other seat sees a choice of this half day, and a guess looks like the game to its seat."""
    other = rng.choice([other for other in [None, *range(game.players)] if other != seat])
    seen = game.view(other, log=True)
    twin = game.copy()
    twin.play(seat, code)
    if twin.reveals == game.reveals:
        assert twin.view(other, log=True) == seen
    assert game.guess(other, rng).view(other, log=True) == seen


def play_again(game: DiceGame, turns: Turns, backwards: bool) -> None:
    """The same choices, the seats one after another, from the last if `backwards`."""
    for turn in turns:
        seats = range(game.players - 1, -1, -1) if backwards else range(game.players)
        for seat in seats:
            for code in turn[seat]:
                game.play(seat, code)


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
    if number % PLAYED_AGAIN == 0:
        again = begin()
        play_again(again, turns, backwards=rng.random() < 0.5)
        assert fingerprint(again) == fingerprint(game)
        if number % BOOKS == 0:
            log = game.log
            check_books(game, log)
            assert [message.data() for message in again.log] == [message.data() for message in log]
        if number % REPLAYED == 0:
            contract.check_replay(game)
    return sum(len(codes) for turn in turns for codes in turn)
