"""PettingZoo's own checks, and that its interfaces tell no more and no less than the game."""

import copy
import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec
from tests.research.tables import Table, each_game, every_set, every_table

import troyes
from troyes import research

# PettingZoo's games with masks have the same form of observation, and its check knows those by name
own_form = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
CYCLES = 60


def turns(table: Table, **settings: Any) -> Any:
    name, players, options = table
    return research.aec_env(name, players=players, **options, **settings)


def together(table: Table, **settings: Any) -> Any:
    name, players, options = table
    return research.parallel_env(name, players=players, **options, **settings)


# -- its own checks --------------------------------------------------------------------------------------------------


@own_form
@every_table
def test_the_api_test(table: Table) -> None:
    api_test(turns(table), num_cycles=CYCLES)


@every_table
def test_the_parallel_api_test(table: Table) -> None:
    parallel_api_test(together(table), num_cycles=CYCLES)


@every_table
def test_the_seed_tests(table: Table) -> None:
    seed_test(lambda: turns(table), num_cycles=10)
    parallel_seed_test(lambda: together(table), num_cycles=10)


@every_table
def test_the_max_cycles_test(table: Table) -> None:
    """Its actions are not looked up in any mask: they are answered, and nothing comes of those not on offer."""
    max_cycles_test(_module(table))


def _module(table: Table) -> SimpleNamespace:
    """The table as that test takes a game: a module with both of PettingZoo's interfaces."""
    return SimpleNamespace(
        parallel_env=lambda max_cycles: together(table, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(together(table, max_cycles=max_cycles)),
    )


@own_form
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_checks_in_short_with_every_set_of_modules(players: int) -> None:
    tables = [table for table in every_set() if table[1] == players]
    assert len(tables) == (144 if players == 2 else 288)  # a tournament takes three
    for table in tables:
        api_test(turns(table), num_cycles=3)
        parallel_api_test(together(table), num_cycles=3)
        seed_test(lambda own=table: turns(own), num_cycles=1)
        parallel_seed_test(lambda own=table: together(own), num_cycles=1)
        max_cycles_test(_module(table))


def test_the_max_cycles_test_with_seats_in_turn() -> None:
    """It counts on a game in which all choose equally often, which one seat alone does."""
    for name in ("king", "troyes-dice"):
        max_cycles_test(
            SimpleNamespace(
                parallel_env=lambda max_cycles, name=name: research.parallel_env(name, max_cycles=max_cycles),
                env=lambda max_cycles, name=name: research.aec_env(name, max_cycles=max_cycles),
            )
        )


# -- what is told ----------------------------------------------------------------------------------------------------


def legal(told: dict[str, Any]) -> list[int]:
    return np.flatnonzero(told["action_mask"]).tolist()


@each_game
def test_a_game_in_turns_is_the_engine_s_game(table: Table) -> None:
    """Choice by choice the same masks and observations, and at the end one shared among the winners."""
    name, players, options = table
    env, game = turns(table, reward="win"), troyes.new_game(name, players=players, seed=5, **options)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        told, reward, ended, _, _ = env.last()
        gained[agent] += reward
        if ended:
            env.step(None)
            continue
        seat = int(agent.removeprefix("seat_"))
        assert bytes(told["action_mask"]) == bytes(game.mask(seat, relative=True))
        assert told["observation"].tolist() == game.observe(seat).tolist()
        action = rng.choice(legal(told))
        env.step(action)
        game.play(seat, game.code_of(seat, action))
    assert env.game == game
    assert game.over
    won = game.winners()
    assert list(gained.values()) == [(seat in won) / len(won) for seat in range(players)]


@each_game
def test_seats_that_answer_together_play_the_same_game(table: Table) -> None:
    name, players, options = table
    env, game = together(table), troyes.new_game(name, players=players, seed=5, **options)
    told, _ = env.reset(seed=5)
    rng = np.random.default_rng(1)
    wait = len(game.action_table())
    rewards: dict[str, float] = {}
    while env.agents:
        asked = {f"seat_{decision.seat}": decision.seat for decision in game.pending}
        assert {agent for agent in env.agents if wait not in legal(told[agent])} == set(asked)
        assert all(legal(told[agent]) == [wait] for agent in env.agents if agent not in asked)
        actions = {agent: int(rng.choice(legal(told[agent]))) for agent in env.agents}
        told, rewards, ended, _, infos = env.step(actions)
        for agent, seat in asked.items():
            game.play(seat, game.code_of(seat, actions[agent]))
        assert env.game == game
        assert set(ended.values()) == {game.over}
        assert not any(infos.values())
    alone = players == 1 and name != "king"
    assert sum(rewards.values()) == (game.scores()[0].total if alone else len({*game.winners()} - {players}) > 0)


def test_what_is_not_on_offer_changes_nothing_and_is_told() -> None:
    env = research.aec_env("troyes", players=2)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.game.copy()
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.game == before
    assert env.infos[agent] == {"illegal": True}
    right = legal(env.observe(agent))[0]
    env.step(right)
    assert env.infos[agent] == {}


def test_or_it_is_refused_with_the_reason() -> None:
    for env in (turns(("troyes", 2, {}), illegal="raise"), together(("troyes-dice", 2, {}), illegal="raise")):
        env.reset(seed=1)
        before = env.game.copy()
        with pytest.raises(troyes.IllegalMove):
            env.step(890 if env.possible_agents == env.agents and hasattr(env, "agent_selection") else {"seat_0": 73})
        assert env.game == before


def test_seats_that_choose_at_once_are_asked_clockwise() -> None:
    env = research.aec_env("troyes-dice", players=3)
    env.reset(seed=1)
    asked = []
    for _ in range(6):
        asked.append(env.agent_selection)
        env.step(legal(env.observe(env.agent_selection))[0])
    assert asked[:3] == ["seat_0", "seat_1", "seat_2"]


def test_a_seed_names_the_game_and_those_that_follow() -> None:
    env = research.aec_env("king")
    env.reset(seed=7)
    assert env.game == troyes.new_game("king", seed=7)
    env.reset()
    assert env.game == troyes.new_game("king", seed="7/1")


@each_game
def test_environments_are_copied_and_pickled_in_the_middle_of_a_game(table: Table) -> None:
    env = turns(table)
    env.reset(seed=4)
    _go_on(env, 15)
    for again in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert again.game == env.game
        assert _go_on(again, 15) == _go_on(copy.deepcopy(env), 15)
    both = together(table)
    both.reset(seed=4)
    assert pickle.loads(pickle.dumps(both)).game == copy.deepcopy(both).game == both.game


def _go_on(env: Any, steps: int) -> list[tuple[str, int, bytes]]:
    """Each time the first action on offer: who made it, which, and what was seen before."""
    told: list[tuple[str, int, bytes]] = []
    for agent in env.agent_iter(max_iter=steps):
        seen, _, ended, _, _ = env.last()
        action = int(np.flatnonzero(seen["action_mask"])[0])
        told.append((agent, action, seen["observation"].tobytes()))
        env.step(None if ended else action)
    return told


def test_a_game_may_begin_from_a_position() -> None:
    game = troyes.new_game("troyes-dice", players=2, seed=1)
    while len(game.made()) < 30:
        game.play(game.pending[0].seat, game.pending[0].options[0])
    env = research.parallel_env("troyes-dice", players=2)
    env.reset(seed=3, options={"position": game.position()})
    assert env.game.position() == game.position()
    with pytest.raises(troyes.OptionError, match="position"):
        research.parallel_env("troyes-dice", players=3).reset(options={"position": game.position()})


def test_the_table_is_shown_in_words() -> None:
    for env in (research.aec_env("king", render_mode="ansi"), research.parallel_env("king", render_mode="ansi")):
        env.reset(seed=1)
        shown = env.render()
        assert shown is not None
        assert "<king, 1 seats, 0 choices" in shown
    assert research.aec_env("king").render() is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5},
        {"reward": "fame"},
        {"illegal": "shrug"},
        {"ramparts": 3},
        {"dragons": True},
        {"max_cycles": 0},
        {"max_cycles": "x"},
        {"render_mode": "human"},
    ],
)
def test_what_cannot_be_set_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(troyes.OptionError):
        research.aec_env("troyes", **wrong)
    with pytest.raises(troyes.OptionError):
        research.parallel_env("troyes", **wrong)


def test_before_the_first_reset_there_is_no_game() -> None:
    turned, joint = research.aec_env("king"), research.parallel_env("king")
    for asked in (
        lambda: turned.game,
        lambda: turned.step(0),
        turned.last,
        lambda: turned.observe("seat_0"),
        lambda: joint.game,
        lambda: joint.step({"seat_0": 0}),
    ):
        with pytest.raises(RuntimeError, match="reset comes first"):
            asked()


def test_no_warning_is_hidden() -> None:
    """The filter above covers the check's own words only."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(turns(("king", 1, {})), num_cycles=10)
    assert {str(each.message) for each in caught} <= {
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    }
