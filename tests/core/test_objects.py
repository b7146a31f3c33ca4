"""A game is a well-made object of Python: pickled, copied, compared, hashed and shown like any other."""

import copy
import os
import pickle
import random
import subprocess
import sys
from contextlib import suppress
from typing import Any

import numpy
import pytest
from tests import contract
from tests.core.test_contract import IDS, TABLES, begin

import troyes
from troyes.city import keeping
from troyes.city.game import CityGame
from troyes.city.state import City

Table = tuple[str, int, dict[str, Any]]
every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


@every_table
def test_a_pickled_game_is_the_same_game(table: Table) -> None:
    """Its story, its record and its future with it, at every stage."""
    game, rng = begin(table, "pickle"), random.Random(5)
    while True:
        again = pickle.loads(pickle.dumps(game))
        assert again == game
        assert hash(again) == hash(game)
        assert contract.snapshot(again) == contract.snapshot(game)
        assert again.record() == game.record()
        assert (again.turns, again.reveals) == (game.turns, game.reveals)
        if game.over:
            break
        seed = rng.random()
        assert contract.play_random(again, random.Random(seed)) == contract.play_random(
            game.copy(), random.Random(seed)
        )
        contract.play_random(game, rng, 23 * game.players)


@every_table
def test_a_game_that_was_pickled_in_between_goes_on_with_its_story(table: Table) -> None:
    game, twin = begin(table, "pickle"), begin(table, "pickle")
    for part in range(4):
        contract.play_random(game, random.Random(part), 12)
        contract.play_random(twin, random.Random(part), 12)
        twin = pickle.loads(pickle.dumps(twin))
    if twin.pending:
        decision = twin.pending[0]
        for key in decision.options.keys():  # noqa: SIM118
            told, known = twin.ahead(decision.seat, key), game.ahead(decision.seat, key)
            assert (told is None) == (known is None)
            if told is not None and known is not None:
                assert told.news(twin, decision.seat) == known.news(game, decision.seat)
    assert contract.snapshot(twin) == contract.snapshot(game)


@every_table
def test_a_game_is_pickled_again_and_again_while_it_and_its_copies_go_on(table: Table) -> None:
    """Each time only what is new is packed; a guess takes nothing along of what was packed before."""
    game, rng = begin(table, "pickle"), random.Random(6)
    for _ in range(4):
        contract.play_random(game, rng, 5 * game.players)
        twin = contract.play_random(game.copy(), rng, 3)
        for each in (game, twin, game, pickle.loads(pickle.dumps(twin))):
            again = pickle.loads(pickle.dumps(each))
            assert contract.snapshot(again) == contract.snapshot(each)
            assert again.record() == each.record()
    assert getattr(game.copy(), "_packed") is not None  # noqa: B009
    assert getattr(game.guess(0, rng), "_packed") is None  # noqa: B009


@every_table
def test_a_guess_and_a_game_from_a_position_can_be_pickled(table: Table) -> None:
    game = contract.play_random(begin(table, "start"), random.Random(1), 30)
    placed = troyes.from_position(game.position(), seed=4, rolls=[6, 6, 1])
    for each in (game.guess(0, random.Random(2)), placed):
        contract.play_random(each, random.Random(3), 5)
        again = pickle.loads(pickle.dumps(each))
        assert again == each
        assert again.record() == each.record()


OWNED: list[tuple[str, list[dict[str, Any]]]] = [
    ("troyes", [{"board": {"income": 9}}, {"board": {"income": 8}}]),
    ("king", [{"board": {"income": 9}}, {"activities": {"merchant": {"per": 3}}}]),
    ("troyes-dice", [{"resources": {"start": 4}}, {"resources": {"start": 5}}]),
]


@pytest.mark.parametrize(("name", "owners"), OWNED, ids=[name for name, _ in OWNED])
def test_an_owners_numbers_are_laid_out_once_for_all_pickled_games(name: str, owners: list[dict[str, Any]]) -> None:
    """That takes longer than all the rest of a pickled game; each owner has numbers of his own."""

    def numbers(game: troyes.Game) -> Any:
        return game.city.printed if isinstance(game, CityGame) else getattr(game, "printed")  # noqa: B009

    games = [troyes.new_game(name, seed=1, cards=cards) for cards in [*owners, None]]
    kept = [[pickle.loads(pickle.dumps(game)) for _ in range(2)] for game in games]
    for game, (one, other) in zip(games, kept, strict=True):
        assert one == other == game
        assert numbers(one) is numbers(other)
        assert one.numbers_data() == game.numbers_data()
        assert contract.play_random(one, random.Random(1)) == contract.play_random(game, random.Random(1))
    assert len({id(numbers(pair[0])) for pair in kept}) == 3


@every_table
def test_copies_of_every_kind_are_equal_and_apart(table: Table) -> None:
    game = contract.play_random(begin(table, "copy"), random.Random(1), 17)
    for twin in (copy.copy(game), copy.deepcopy(game), copy.deepcopy([game])[0], game.copy()):
        assert twin == game
        assert len({twin, game}) == 1
        contract.play_random(twin, random.Random(2), 1)
        assert twin != game


@every_table
def test_games_are_equal_by_their_state(table: Table) -> None:
    """Whatever they were called, and however it came to that."""
    game = contract.play_random(begin(table, "state"), random.Random(1), 20)
    assert game == contract.play_random(begin(table, "state"), random.Random(1), 20)
    assert game != contract.play_random(begin(table, "state"), random.Random(1), 19)
    assert game != contract.play_random(begin(table, "other"), random.Random(1), 20)
    assert game != game.guess(0, random.Random(1))
    assert game != "a game"


def test_who_chooses_first_in_a_half_day_makes_no_other_game() -> None:
    one, other = (troyes.new_game("troyes-dice", players=2, seed=3) for _ in range(2))
    keys = [decision.options[0].key for decision in one.pending]
    for game, seats in ((one, (0, 1)), (other, (1, 0))):
        for seat in seats:
            game.play(seat, keys[seat])
    assert one == other
    assert one.made() != other.made()


def test_what_is_kept_is_all_there_is() -> None:
    """A new field of the table has to be named, or a pickled game would lose it."""
    options = {"characters": "ladies", "ramparts": True}
    game = troyes.new_game("troyes", players=3, seed=1, **options)
    assert isinstance(game, CityGame)
    assert game.city.ladies is not None
    known = {*keeping.TABLE, "printed", "seats", "king", "expansion", "ladies", "turns", "reveals", "log", "listed"}
    assert {name for name, value in contract.fields(game.city).items() if not callable(value)} == known
    held = {name for name, value in contract.fields(game.city.ladies).items() if not callable(value)}
    assert held == set(keeping.EXPANSION)
    assert callable(City.copy)


@every_table
def test_a_game_shows_itself_in_a_line(table: Table) -> None:
    game = begin(table, "repr")
    assert repr(game).startswith(
        f"<{game.name}, {game.players} seats, 0 choices: seat 0 " if table[0] != "troyes" else "<"
    )
    assert len(repr(game)) < 250
    assert "over" in repr(contract.play_random(game, random.Random(1)))


@every_table
def test_codes_cannot_be_changed_from_outside(table: Table) -> None:
    game = begin(table, "codes")
    decision = game.pending[0]
    codes = decision.codes
    assert isinstance(codes, tuple)
    with pytest.raises(AttributeError):
        decision.codes = ()  # type: ignore[misc]
    decision.options[:].clear()
    decision.options.keys().clear()
    game.mask(decision.seat)[:] = bytes(game.action_count)
    assert [option.code for option in decision.options] == list(codes) == list(game.pending[0].codes)
    assert sum(game.mask(decision.seat)) == len(codes) > 1


@every_table
def test_nothing_that_can_be_asked_for_is_the_engine_s_own_list(table: Table) -> None:
    """Whatever a program does with all that a decision tells, what is legal stays what it was."""
    game = begin(table, "own")
    decision = game.pending[0]
    for name in dir(decision):
        told = None if name.startswith("_") else getattr(decision, name)
        if callable(told):
            with suppress(TypeError):  # it asks for more
                told = told()
        if isinstance(told, (list, bytearray)):
            told.clear()
    assert isinstance(game.actions(decision.seat), tuple)
    decision.marks_of(game.actions(decision.seat), game.action_count).clear()
    for relative in (False, True):
        assert sum(game.mask(decision.seat, relative=relative)) == len(decision.codes) == len(decision.options)


def test_scores_are_compared_and_pickled() -> None:
    game = contract.play_random(troyes.new_game("king", seed=1), random.Random(1))
    assert pickle.loads(pickle.dumps(game.scores())) == game.scores()
    assert game.scores()[0] != game.scores()[1]
    assert len({*game.scores(), *game.scores()}) == 2


@every_table
def test_tables_are_sent_and_compared_like_other_objects(table: Table) -> None:
    """To whoever plays in another process, say."""
    game = begin(table, "tables")
    for each in (game.action_table(), game.observation_table(), game.bounds()):
        for again in (pickle.loads(pickle.dumps(each)), copy.copy(each), copy.deepcopy(each)):
            assert again == each
            assert hash(again) == hash(each)
            assert repr(again) == repr(each)
            assert len(repr(each)) < 100
    for name, group in game.observation_table().groups.items():
        assert pickle.loads(pickle.dumps(group)) == group == copy.deepcopy(group), name
    assert pickle.loads(pickle.dumps(game.action_table())).from_codes(int) == game.action_table().from_codes(int)


@every_table
def test_a_decision_and_its_options_are_a_part_of_their_game(table: Table) -> None:
    """A copy of what never changes is the same; sent alone they would drag the secrets of the table along."""
    game = contract.play_random(begin(table, "part"), random.Random(1), 9)
    decision = game.pending[0]
    for part in (decision, decision.options[0]):
        assert copy.copy(part) is copy.deepcopy(part) is part
        with pytest.raises(TypeError, match="part of its game"):
            pickle.dumps(part)


# -- numbers of any kind ---------------------------------------------------------------------------------------------


@every_table
def test_numpy_integers_are_integers(table: Table) -> None:
    name, players, options = table
    game = troyes.new_game(name, players=numpy.int64(players), seed=numpy.uint32(7), **options)  # type: ignore[arg-type]
    assert game == troyes.new_game(name, players=players, seed=7, **options)
    decision = game.pending[0]
    seat, code = numpy.int8(decision.seat), numpy.int64(decision.codes[-1])
    assert game.view(seat, log=True) == game.view(decision.seat, log=True)
    assert game.guess(seat, random.Random(1)) == game.guess(decision.seat, random.Random(1))
    assert game.why_not(seat, code) is None
    game.ahead(seat, code)
    game.play(seat, code)
    assert game.made() == [(decision.seat, game.vocabulary.keys[int(code)])]
    assert troyes.replay(game.record(), upto=numpy.int16(1)) == game  # type: ignore[arg-type]


def test_numpy_integers_in_options_positions_and_rolls() -> None:
    game = troyes.new_game("troyes", players=3, seed=1, start_player=numpy.int64(2))
    assert game == troyes.new_game("troyes", players=3, seed=1, start_player=2)
    order = numpy.array([3, 1, 2, 6, 5, 4])
    dice = troyes.new_game("troyes-dice", seed=1, numbering=tuple(order))
    position = dice.position()
    position["dice"]["black"] = numpy.int64(position["dice"]["black"])
    rolls = [numpy.int64(5)] * 4
    assert troyes.from_position(position, seed=1, rolls=rolls) == troyes.from_position(  # type: ignore[arg-type]
        dice.position(), seed=1, rolls=[5, 5, 5, 5]
    )


@pytest.mark.parametrize("code", [-1, 74, 10**30, True, 1.0, None])
def test_what_is_no_code_is_refused(code: Any) -> None:
    game = troyes.new_game("troyes-dice", seed=1)
    with pytest.raises(troyes.IllegalMove):
        game.play(0, code)


NESTED = """
import sys, troyes
name, players = sys.argv[1], int(sys.argv[2])
options = {"purple_die": True, "ramparts": True} if name == "troyes" else {}
game = troyes.new_game(name, players=players, seed=1, **options)
for _ in range(20):
    nest = None
    for _ in range(500):
        one = game.copy()
        one.play(one.pending[0].seat, one.pending[0].options[0])
        nest = [one, nest]
    del nest, one
print("freed")
"""


@pytest.mark.parametrize(("name", "players"), [("troyes", 4), ("king", 1), ("troyes-dice", 2)])
def test_games_deep_inside_of_something_are_freed(name: str, players: int) -> None:
    """As a search does with its tree. What is written beside an object is found by Python's own guards around it."""
    command = [sys.executable, "-X", "faulthandler", "-c", NESTED, name, str(players)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONMALLOC": "debug"}, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("freed\n", 0), done.stderr
