"""For those who study the games: the interfaces of PettingZoo, Gymnasium and OpenSpiel, and many tables at once.

`pip install 'troyes[research]'` brings what it needs. Every option of `new_game` can be given to every one of them, and
beside those, where it makes sense:

- `reward`: what a seat gets, "win", "points", "margin" or "gains" (`setting.REWARDS`);
- `illegal`: what comes of an action that is not on offer, "stay" or "raise" (`setting.ILLEGAL`);
- `max_cycles`: after how many choices of a seat a game is broken off; by default it never is;
- `opponents`: the bots in the other seats.

Importing this makes `gymnasium.make` and `pyspiel.load_game` know the games.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from troyes.core.errors import OptionError, quoted
from troyes.extras import need
from troyes.registry import descriptor

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from troyes.research.aec import TurnEnv
    from troyes.research.parallel import TogetherEnv
    from troyes.research.solo import SeatEnv

__all__ = ["aec_env", "gym_env", "openspiel_game", "parallel_env", "vector_env"]


def aec_env(
    name: str,
    *,
    players: int | None = None,
    reward: str | None = None,
    illegal: str = "stay",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "TurnEnv":
    """PettingZoo's `AECEnv`: seats that choose one after the other."""
    need("research")
    from troyes.research.aec import TurnEnv
    from troyes.research.setting import Setting

    return TurnEnv(Setting.of(name, players, reward, options), illegal, max_cycles, render_mode)


def parallel_env(
    name: str,
    *,
    players: int | None = None,
    reward: str | None = None,
    illegal: str = "stay",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "TogetherEnv":
    """PettingZoo's `ParallelEnv`: seats that all answer at every step."""
    need("research")
    from troyes.research.parallel import TogetherEnv
    from troyes.research.setting import Setting

    return TogetherEnv(Setting.of(name, players, reward, options), illegal, max_cycles, render_mode)


def gym_env(name: str, **settings: Any) -> "SeatEnv":
    """Gymnasium's `Env`: one seat, alone or among bots. `SeatEnv` says what can be set.

    The same as `gymnasium.make("troyes/King-v1", ...)`, without the wrappers round it.
    """
    need("research")
    import gymnasium

    from troyes.research.ids import gym_id

    return gymnasium.make(gym_id(descriptor(name)), **settings).unwrapped  # pyright: ignore[reportReturnType]


def vector_env(
    name: str, num_envs: int = 1, *, device: str | None = None, **settings: Any
) -> "VectorEnv[Any, Any, Any]":
    """Gymnasium's `VectorEnv`: many tables at once. `TablesEnv` says what can be set.

    `device`: where a game has a flat twin, that one plays, with arrays that live there: "cpu", "cuda".
    """
    need("research")
    if device is None:
        from troyes.research.vector import TablesEnv

        return TablesEnv(name, num_envs, **settings)
    twin = descriptor(name).part("twin")
    if twin is None:
        raise OptionError("option-bad", place="device", value=quoted(device), expected="None")
    return twin(num_envs, device=device, **settings)


def openspiel_game(name: str, *, players: int | None = None, reward: str | None = None, **options: Any) -> Any:
    """OpenSpiel's `pyspiel.Game`, the same that `pyspiel.load_game` gives."""
    need("openspiel")
    from troyes.research.openspiel import load
    from troyes.research.setting import Setting

    return load(Setting.of(name, players, reward, options))


def _there(*modules: str) -> bool:
    return all(find_spec(module) is not None for module in modules)


def _register() -> None:
    """Tells the libraries that are there of the games."""
    if _there("gymnasium", "numpy"):
        from troyes.research import ids

        ids.register()
    if _there("pyspiel", "numpy"):
        from troyes.research import openspiel

        openspiel.register()


_register()
