"""Many tables at once: row by row what each table alone would be, in one process or several."""

import ctypes
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from tests.research.tables import Table, each_game

import troyes
from troyes import research
from troyes.research.buffers import ALIGNED

ROWS, STEPS = 5, 60


def chosen(infos: dict[str, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for each row."""
    mask = infos["action_mask"]
    return (rng.random(mask.shape) * mask).argmax(axis=1)


def story(env: Any, steps: int = STEPS) -> Iterator[tuple[Any, ...]]:
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=11)
    yield seen, infos
    for _ in range(steps):
        told = env.step(chosen(infos, rng))
        infos = told[-1]
        yield told


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return all(map(same, one, other))
    if one.dtype == object:
        return all(a is b is None or np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    return np.array_equal(one, other)


@each_game
def test_each_row_is_a_table_of_its_own(table: Table) -> None:
    name, players, options = table
    env = research.vector_env(name, ROWS, players=players, reward="points", **options)
    games = [troyes.new_game(name, players=players, seed=11 + row, **options) for row in range(ROWS)]
    later = [0] * ROWS
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=11)
    ends = 0
    for _ in range(100 if players == 1 else 350):
        for row, game in enumerate(games):
            seat = int(infos["seat"][row])
            assert seat == game.pending[0].seat
            assert seen[row].tolist() == game.observe(seat).tolist()
            assert bytes(infos["action_mask"][row]) == bytes(game.mask(seat, relative=True))
        seats, actions = infos["seat"], chosen(infos, rng)
        seen, rewards, ended, broken, infos = env.step(actions)
        assert not broken.any()
        for row, game in enumerate(games):
            seat = int(seats[row])
            game.play(seat, game.code_of(seat, actions[row]))
            assert ended[row] == game.over
            totals = [score.total for score in game.scores()] if game.over else [0] * len(game.scores())
            assert infos["points"][row].tolist() == totals
            assert infos["seat_rewards"][row].tolist() == totals[:players]
            assert rewards[row] == totals[seat]
            if game.over:
                ends += 1
                later[row] += 1
                assert infos["final_obs"][row].tolist() == game.observe(seat).tolist()
                seed = f"{11 + row}/{later[row]}"
                games[row] = troyes.new_game(name, players=players, seed=seed, **options)
    assert ends


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("processes", [1, 3])
def test_processes_change_nothing(mode: AutoresetMode, processes: int) -> None:
    steps = 20 if mode is AutoresetMode.DISABLED else STEPS
    with (
        closing(research.vector_env("troyes-dice", ROWS, autoreset_mode=mode)) as one,
        closing(research.vector_env("troyes-dice", ROWS, autoreset_mode=mode, processes=processes)) as other,
    ):
        assert all(map(same, story(one, steps), story(other, steps)))


def test_the_next_step_begins_the_next_game_if_asked_to() -> None:
    """As Gymnasium's own vector environments do by default, and with the same rewards and ends."""
    ours = research.vector_env("troyes-dice", ROWS, autoreset_mode="NextStep")
    theirs = gymnasium.make_vec("troyes/Dice-v1", ROWS, vectorization_mode="sync")
    assert ours.metadata["autoreset_mode"] is theirs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(1)
    seen, infos = ours.reset(seed=11)
    assert same(seen, theirs.reset(seed=11)[0])
    ends = 0
    for _ in range(100):
        actions = chosen(infos, rng)
        *told, infos = ours.step(actions)
        *expected, _ = theirs.step(actions)
        assert same(tuple(told), tuple(expected))
        ends += int(told[2].sum())
    assert ends


def test_ended_games_wait_for_a_reset_if_asked_to() -> None:
    env = research.vector_env("troyes-dice", 3, autoreset_mode=AutoresetMode.DISABLED)
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    ended = np.zeros(3, bool)
    while not ended.any():
        *_, ended, _, infos = env.step(chosen(infos, rng))
    with pytest.raises(RuntimeError, match="reset"):
        env.step(chosen(infos, rng))
    going = env.unwrapped.buffers.observations[~ended].copy()  # pyright: ignore[reportAttributeAccessIssue]
    seen, infos = env.reset(options={"reset_mask": ended})
    assert same(seen[~ended], going)
    env.step(chosen(infos, rng))


def test_gymnasium_makes_them_by_name_and_its_wrappers_count_them() -> None:
    made = gymnasium.make_vec("troyes/Dice-v1", ROWS, vectorization_mode="vector_entry_point", banquets=True)
    env = RecordEpisodeStatistics(made)
    rng, returns = np.random.default_rng(1), []
    _, infos = env.reset(seed=1)
    points = []
    while not returns:
        *_, ended, _, infos = env.step(chosen(infos, rng))
        if ended.any():
            returns = infos["episode"]["r"][ended].tolist()
            points = infos["points"][ended, 0].tolist()
    assert returns == points


def test_bots_may_sit_in_the_other_seats() -> None:
    env = research.vector_env("troyes-dice", 2, players=3, opponents="greedy", reward="points")
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.any():
        assert infos["seat"].tolist() == [0, 0]
        *_, ended, _, infos = env.step(chosen(infos, rng))
    points = infos["points"][ended][0]
    assert points[0] < min(points[1:])


def test_what_is_not_on_offer_changes_nothing_and_is_told() -> None:
    env = research.vector_env("king", 2)
    seen, infos = env.reset(seed=1)
    actions = chosen(infos, np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    after, *_, infos = env.step(actions)
    assert infos["illegal"].tolist() == [False, True]
    assert same(after[1], seen[1])
    assert not same(after[0], seen[0])
    *_, infos = env.step(chosen(infos, np.random.default_rng(1)))
    assert not infos["illegal"].any()
    env = research.vector_env("king", 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(troyes.IllegalMove):
        env.step(actions)


def test_a_refusal_in_another_process_is_told_here() -> None:
    with closing(research.vector_env("king", 2, illegal="raise", processes=2)) as env:
        _, infos = env.reset(seed=1)
        with pytest.raises(troyes.IllegalMove):
            env.step([0, int(np.flatnonzero(infos["action_mask"][1] == 0)[0])])
        env.step(chosen(infos, np.random.default_rng(1)))


def test_a_process_that_dies_is_told() -> None:
    env: Any = research.vector_env("king", 2, processes=2)
    env.reset(seed=1)
    os.kill(env._team._processes[0].pid, signal.SIGKILL)
    env._team._processes[0].join()
    with pytest.raises(RuntimeError, match="-9"):
        env.step([0, 0])
    env.close()


def test_arrays_are_the_asker_s_own_or_shared_without_a_copy() -> None:
    env: Any = research.vector_env("troyes-dice", 2)
    first, infos = env.reset(seed=1)
    kept = first.copy()
    env.step(chosen(infos, np.random.default_rng(1)))
    assert same(first, kept)
    env = research.vector_env("troyes-dice", 2, copy=False)
    seen, infos = env.reset(seed=1)
    other = np.from_dlpack(seen)
    again, *_ = env.step(chosen(infos, np.random.default_rng(1)))
    assert np.shares_memory(again, seen)
    assert same(other, again)
    assert (seen.dtype, infos["action_mask"].dtype) == (np.float32, np.int8)
    assert seen.flags.c_contiguous


class Tensor(ctypes.Structure):
    """`DLTensor` of DLPack: what PyTorch, JAX and others read of an array."""

    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


PROCESSOR = (1, 0)
CODES = {"i": 0, "f": 2, "b": 6}
"""Of DLPack, by numpy's kinds: whole numbers, floats, flags."""


@pytest.mark.parametrize("settings", [{}, {"copy": False}, {"copy": False, "processes": 2}, {"device": "cpu"}], ids=str)
def test_every_array_is_told_by_dlpack_where_it_lies(settings: dict[str, Any]) -> None:
    """A library for nets asks for no more, so none is needed here."""
    read = ctypes.pythonapi.PyCapsule_GetPointer
    read.restype, read.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    with closing(research.vector_env("troyes-dice", 3, players=2, **settings)) as env:
        _, infos = env.reset(seed=1)
        *arrays, infos = env.step(infos["action_mask"].argmax(axis=1))
        for array in (*arrays, *(each for name, each in infos.items() if "final" not in name)):
            assert tuple(array.__dlpack_device__()) == PROCESSOR
            capsule = array.__dlpack__()
            told = Tensor.from_address(read(capsule, b"dltensor"))
            assert told.data + told.offset == array.ctypes.data
            assert told.data % ALIGNED == 0 or "copy" not in settings
            assert (tuple(told.device), told.shape[: told.ndim]) == (PROCESSOR, [*array.shape])
            assert (told.code, told.bits, told.lanes) == (CODES[array.dtype.kind], 8 * array.itemsize, 1)
            assert [step * array.itemsize for step in told.strides[: told.ndim]] == [*array.strides]


def test_seeds_may_be_texts_and_one_a_table() -> None:
    env: Any = research.vector_env("troyes-dice", 2)
    seen, _ = env.reset(seed="fair")
    assert seen[1].tolist() == troyes.new_game("troyes-dice", seed="fair/1").observe(0).tolist()
    seen, _ = env.reset(seed=[5, "market day"])
    assert seen[1].tolist() == troyes.new_game("troyes-dice", seed="market day").observe(0).tolist()
    with pytest.raises(ValueError, match="2 seeds"):
        env.reset(seed=[1])


RESETS: dict[str, Callable[[], Any]] = {
    "in turn": lambda: research.aec_env("troyes-dice"),
    "together": lambda: research.parallel_env("troyes-dice"),
    "one seat": lambda: research.gym_env("troyes-dice"),
    "tables": lambda: research.vector_env("troyes-dice", 2),
    "tables of the twin": lambda: research.vector_env("troyes-dice", 2, device="cpu"),
}


@pytest.mark.parametrize("seed", [np.int64(5), np.uint8(5), np.array(5)], ids=["int64", "uint8", "array"])
@pytest.mark.parametrize("kind", RESETS)
def test_a_seed_may_be_a_number_of_numpy_s(kind: str, seed: Any) -> None:
    """That of an action or a generator, say: it is the same seed."""
    env, other = RESETS[kind](), RESETS[kind]()
    assert _seen(env, seed) == _seen(other, 5)


def _seen(env: Any, seed: Any) -> bytes:
    """What is seen first in a game."""
    told = env.reset(seed=seed)
    seen = env.observe("seat_0") if told is None else told[0]
    if isinstance(seen, dict):
        seen = seen.get("seat_0", seen)["observation"]
    return np.ascontiguousarray(seen).tobytes()


@pytest.mark.parametrize("device", [None, "cpu"])
@pytest.mark.parametrize(
    "actions",
    [[0], 0, [[0, 0, 0]], [0, 0], [0, 0, 0, 0], [0.9, 1.2, 3.0], [True, False, True], ["0", "0", "0"], [2**70, 0, 0]],
    ids=str,
)
def test_actions_are_one_whole_number_for_each_table(device: str | None, actions: Any) -> None:
    """None is played at several tables, or cut off behind its point, because numpy would do so."""
    env = research.vector_env("troyes-dice", 3, device=device)
    seen, infos = env.reset(seed=1)
    before = seen.tobytes()
    with pytest.raises(ValueError, match=r"whole numbers of the shape \(3,\)"):
        env.step(actions)
    assert seen.tobytes() == before
    *_, infos = env.step(infos["action_mask"].argmax(axis=1).astype(np.uint8))
    assert not infos["illegal"].any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="num_envs"):
        research.vector_env("king", 0)
    with pytest.raises(RuntimeError, match="reset"):
        research.vector_env("king", 1).step([0])
    with pytest.raises(troyes.OptionError, match="device"):
        research.vector_env("king", 1, device="cuda")
    env = research.vector_env("king", 2)
    with pytest.raises(ValueError, match="all tables"):
        env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(ValueError, match="flags"):
        env.reset(options={"reset_mask": np.array([1, 0])})
