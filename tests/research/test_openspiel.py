"""OpenSpiel's own checks, playthroughs that stay the same, and chance that is told exactly."""

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from tests.research.tables import Table, each_game, every_set, every_table

import troyes
from troyes import research

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def loaded(table: Table, **settings: Any) -> Any:
    name, players, options = table
    return research.openspiel_game(name, players=players, **options, **settings)


@every_table
def test_random_games_with_every_state_written_and_read(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begun_with_every_set_of_modules_is_written_and_read(players: int) -> None:
    """In short: loaded by its name, dealt, a few choices at random, and what stands then."""
    for table in every_set():
        if table[1] != players:
            continue
        game = loaded(table)
        assert str(pyspiel.load_game(str(game))) == str(game)
        state = begun(game, 60)
        again = game.deserialize_state(state.serialize())
        assert again.table == state.table
        assert again.history() == state.history()
        assert str(again) == str(state)
        assert len(state.table.made()) > 10
        size = troyes.observation_table("troyes", players).size
        for seat in range(players):
            assert len(state.observation_tensor(seat)) == game.observation_tensor_size() == size


def begun(game: Any, steps: int) -> Any:
    """Where so many steps at random lead: the deal, dice, choices."""
    walked = walk(game, 1)
    for _ in range(steps):
        next(walked)
    return next(walked)


@each_game
def test_games_are_pickled_and_copied_like_others_of_openspiel_s(table: Table) -> None:
    game = loaded(table)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(again) == str(game)
        state, other = again.new_initial_state(), game.new_initial_state()
        for _ in range(12):
            action = state.chance_outcomes()[-1][0] if state.is_chance_node() else state.legal_actions()[0]
            state.apply_action(action)
            other.apply_action(action)
        for same in (other, pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
            assert str(same) == str(state)
            assert same.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_stored_playthrough_is_played_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`scripts/playthroughs.py` writes them."""
    generate_playthrough.flags.FLAGS.mark_as_parsed()
    kept, again = generate_playthrough.replay(str(path))
    assert again == kept


def test_there_is_a_playthrough_of_each_game() -> None:
    assert {path.stem for path in PLAYTHROUGHS} >= {"python_troyes", "python_troyes_king", "python_troyes_dice"}


# -- the games -------------------------------------------------------------------------------------------------------


def test_they_are_loaded_by_name() -> None:
    game = pyspiel.load_game("python_troyes_dice(players=1)")
    assert (game.num_players(), game.num_distinct_actions()) == (1, 74)
    assert str(research.openspiel_game("troyes-dice", players=1)) == str(
        pyspiel.load_game("python_troyes_dice(players=1,reward=points)")
    )


@pytest.mark.parametrize(
    ("text", "name", "players", "options"),
    [
        ("python_troyes", "troyes", 2, {}),
        (
            "python_troyes(players=3,bonus=baker:prior,start_player=0,events=both,ramparts=True)",
            *("troyes", 3),
            {"bonus": ["baker", "prior"], "start_player": 0, "events": "both", "ramparts": True},
        ),
        ("python_troyes_dice(numbering=3:1:2:6:5:4)", "troyes-dice", 1, {"numbering": (3, 1, 2, 6, 5, 4)}),
        (
            "python_troyes_dice(numbering=rising,banquets=True)",
            "troyes-dice",
            1,
            {"numbering": "rising", "banquets": True},
        ),
    ],
)
def test_every_option_has_a_parameter(text: str, name: str, players: int, options: dict[str, Any]) -> None:
    for game in (pyspiel.load_game(text), research.openspiel_game(name, players=players, **options)):
        state = game.new_initial_state()
        for outcome in (7, 0, 0, 0):
            state.apply_action(outcome)
        assert state.table == troyes.new_game(name, players=players, seed=7, **options)


def test_an_owner_s_numbers_travel_as_well(tmp_path: Path) -> None:
    cards = {"citizens": {"points": 2}}
    with pytest.raises(troyes.CardsError):
        research.openspiel_game("troyes-dice", cards=cards)
    numbers = troyes.new_game("troyes-dice", seed=1).numbers_data()
    game = research.openspiel_game("troyes-dice", cards=numbers)
    state = pyspiel.load_game(str(game)).new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    assert state.table.numbers_data() == numbers


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(troyes.OptionError):
        research.openspiel_game("troyes", players=2, tournament=True)
    with pytest.raises(troyes.OptionError):
        research.openspiel_game("king", reward="fame")
    with pytest.raises(ValueError, match="no parameters"):
        research.openspiel_game("king").make_py_observer(None, {"planes": 3})


# -- chance ----------------------------------------------------------------------------------------------------------


def walk(game: Any, seed: int) -> Any:
    """Every state of a random game."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@each_game
def test_nothing_is_random_but_at_chance_nodes(table: Table) -> None:
    """The same history leads to the same state, whatever was played before it."""
    game = loaded(table)
    *_, last = walk(game, 3)
    again = game.new_initial_state()
    for action in last.history():
        assert (
            abs(sum(probability for _, probability in again.chance_outcomes()) - 1) < 1e-9 or not again.is_chance_node()
        )
        again.apply_action(action)
    assert again.table.position() == last.table.position()
    assert again.returns() == last.returns()
    assert last.table.over


def test_the_dice_of_a_half_day_are_one_node_with_all_outcomes() -> None:
    nodes = [
        len(state.chance_outcomes()) for state in walk(loaded(("troyes-dice", 2, {})), 1) if state.is_chance_node()
    ]
    assert nodes == [256] * 4 + [336] * 15


def test_dice_of_troyes_fall_one_by_one_as_they_were_told() -> None:
    last: list[Any] = []
    for state in walk(loaded(("king", 1, {})), 2):
        last = [state]
        if state.is_chance_node() and state.table is not None:
            assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
    history = last[0].full_history()
    rolled = [each.action + 1 for each in history[4:] if each.player == pyspiel.PlayerId.CHANCE]
    game = troyes.new_game("king", seed=int.from_bytes(bytes(each.action for each in history[:4]), "little"))
    game.reseed(1, rolls=rolled)
    for each in history[4:]:
        if each.player == 0:
            game.play(0, game.code_of(0, each.action))
    assert game.position() == last[0].table.position()
    assert not game.rng.script


# -- what a seat may know --------------------------------------------------------------------------------------------


@each_game
def test_tensors_are_observations_and_texts_recall(table: Table) -> None:
    game = loaded(table)
    told: dict[tuple[int, str], str] = {}
    for state in walk(game, 4):
        if state.table is None or state.is_chance_node():
            continue
        for seat in range(game.num_players()):
            assert state.observation_tensor(seat) == state.table.observe(seat).tolist()
        if not state.is_terminal():
            seat = state.current_player()
            text = state.information_state_string(seat)
            assert told.setdefault((seat, text), state.history_str()) == state.history_str()
    groups = troyes.observation_table(table[0], table[1]).groups
    observer = game.make_py_observer()
    assert {name: part.shape for name, part in observer.dict.items()} == {
        name: each.shape for name, each in groups.items()
    }
