"""The flat twin of Troyes Dice is the same game as the engine's."""

import random

import numpy as np
import pytest
from tests.research.dice.comparing import compare, game_of

import troyes
from troyes.core.rng import from_seed
from troyes.dice.game import DiceGame
from troyes.dice.walk import lined_up
from troyes.research.dice.bridge import printed_of, row_of
from troyes.research.dice.fields import LINE_MOST, NOW_MOST
from troyes.research.dice.generator import GENERATOR, seed_generator, shuffle
from troyes.research.dice.observing import SHORT, short_layout
from troyes.research.dice.one import Twin
from troyes.research.dice.setup import reset

GAMES = 500


def played(number: int, choices: int) -> DiceGame:
    """A numbered game after so many choices."""
    game, rng = game_of(number)
    for _ in range(choices):
        if game.pending:
            decision = rng.choice(game.pending)
            game.play(decision.seat, rng.choice(decision.codes))
    return game


@pytest.mark.parametrize("first", range(0, GAMES, 100))
def test_legal_sets_sheets_dice_and_points_are_those_of_the_engine(first: int):
    assert sum(compare(number) for number in range(first, first + 100)) > 5000


@pytest.mark.parametrize("seed", [0, 7, 9, 10, 999, 10**9, 2**53, 2**62 - 1])
def test_a_seed_stands_for_the_same_generator(seed: int):
    words, engine = np.zeros(GENERATOR, np.int64), from_seed(seed)
    seed_generator(words, seed)
    shuffle(words, 9)
    assert words[4:13].tolist() == engine.shuffled(9)
    assert words[:4].tolist() == list(engine.state()[:4])


@pytest.mark.parametrize("number", range(20))
def test_it_sets_up_the_same_table(number: int):
    game, _ = game_of(number)
    row, words = row_of(game), np.zeros(GENERATOR, np.int64)
    twin = Twin(np.full_like(row, -1), words, printed_of(game))
    reset(twin.row, words, number, twin.printed)
    assert twin.state().tobytes() == row.tobytes()


def test_a_record_is_replayed_roll_for_roll():
    rng = random.Random(3)
    game = troyes.new_game("troyes-dice", players=3, seed="market day", banquets=True, numbering="falling")
    while game.pending:
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.codes))
    twin = Twin.replay(game.record())
    assert twin.over
    assert twin.points() == [score.total for score in game.scores()]


def test_it_takes_over_a_game_at_any_moment_and_leaves_it_alone():
    game = played(12, 30)
    before = game.record()
    twin = Twin.of(game)
    other = twin.copy()
    seat = twin.pending[0]
    twin.play(seat, int(twin.mask(seat).argmax()))
    assert game.record() == before
    assert other.state().tobytes() == row_of(game).tobytes() != twin.state().tobytes()


def test_an_illegal_choice_is_refused_and_changes_nothing():
    twin = Twin.of(troyes.new_game("troyes-dice", players=2, seed=1))
    before = twin.state().tobytes()
    for seat, code in [(0, 73), (0, -1), (0, 74), (2, 0), (-1, 0)]:
        with pytest.raises(ValueError, match="seat"):
            twin.play(seat, code)
    assert twin.state().tobytes() == before


def test_what_the_twin_does_not_know_is_refused():
    with pytest.raises(ValueError, match="not king"):
        Twin.of(troyes.new_game("king", seed=1))
    game = troyes.new_game("troyes-dice", seed=1)
    game.reseed(2, rolls=[1, 2, 3, 4])
    with pytest.raises(ValueError, match="scripted"):
        Twin.of(game)


def test_the_short_observation_tells_what_its_layout_says():
    game = played(5, 40)
    twin = Twin.of(game)
    for seat in range(game.players):
        short, said = twin.observe_short(seat), {}
        at = 0
        for name, shape, _ in short_layout():
            size = int(np.prod(shape))
            said[name] = short[at : at + size]
            at += size
        assert at <= SHORT
        assert not short[at:].any()
        sheet = game.observation_table().groups["sheet"].slice
        assert said["sheet"].tolist() == twin.observe(seat)[sheet].tolist()
        walk, die = game.walks[seat], game.half.dice[2]
        assert said["walk"].tolist() == [walk.stage, walk.place + 1]
        assert said["table"].tolist() == [game.players, game.half.turn, game.over, game.options["banquets"]]
        assert said["dice"].reshape(4, -1)[2, :5].tolist() == [
            die.rolled,
            die.colour,
            die.black,
            die.strikes,
            die.value,
        ]
        shown = [game.sheets[(seat + other) % game.players].points(game.printed) for other in range(1, game.players)]
        assert said["points"].tolist() == [twin.points()[seat], *shown, *[0] * (10 - game.players)]


def test_there_is_room_for_every_item():
    """The longest lists of many games of every kind, with room to spare."""
    now = line = 0
    for number in range(150):
        game, rng = game_of(number)
        while pending := game.pending:
            decision = rng.choice(pending)
            game.play(decision.seat, rng.choice(decision.codes))
            now = max(now, *[len(lined_up(walk.now)) for walk in game.walks])
            line = max(line, *[len(lined_up(walk.line)) for walk in game.walks])
    assert now < NOW_MOST
    assert line < LINE_MOST
