# pyright: basic
# OpenSpiel tells no types.
"""OpenSpiel's interface: Python games with explicit chance.

Everything random is a chance node with all outcomes and their probabilities. The deal, with decks, wheel and first
dice, is four nodes of 256 outcomes, which together are the seed of the set-up. A roll after it is one node where the
game can list it, as in Troyes Dice, and else one node a die.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from troyes import registry
from troyes.core.chance import DICE, Outcome
from troyes.core.descriptor import Descriptor
from troyes.core.game import Game
from troyes.core.rng import NoMoreDice, Rng, from_seed
from troyes.research import parameters
from troyes.research.setting import Setting

DEAL, DEALS = 4, 256
"""How many chance nodes make the deal, and how many outcomes each has."""
ONE_DIE: list[Outcome] = [((value,), 1 / 6) for value in range(1, 7)]


class TableState(pyspiel.State):
    """A moment of a game, of its deal, or of a roll."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deal: tuple[int, ...] = ()
        self.table: Game | None = None
        self.choice: tuple[int, int] | None = None
        """Seat and code of a choice that is being made and has something to roll."""
        self.rolled: tuple[int, ...] = ()
        """The dice that have fallen for it."""

    # -- whose turn it is ----------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.table is None or self.choice is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.over else self.table.pending[0].seat

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        table = self.table
        return self.setting.rewards(table) if table is not None and table.over else [0.0] * self.setting.players

    # -- choices -------------------------------------------------------------------------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        actions = self.table.actions(player)
        return sorted(actions[code] for code in self.table.pending[0].codes)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.table is None:
            return [(outcome, 1 / DEALS) for outcome in range(DEALS)]
        return [(number, probability) for number, (_, probability) in enumerate(self._rolls())]

    def _rolls(self) -> list[Outcome]:
        """What can fall now."""
        assert self.table is not None
        return (self.table.chance() if not self.rolled else []) or ONE_DIE

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.deal += (action,)
            if len(self.deal) == DEAL:
                self.table = self.setting.begin(int.from_bytes(bytes(self.deal), "little"))
        elif self.choice is not None:
            self.rolled += self._rolls()[action][0]
            self._try()
        else:
            seat = self.table.pending[0].seat
            self.choice = (seat, self.setting.codes[seat][action])
            self._try()

    def _try(self) -> None:
        """Makes the choice with the dice that have fallen; if they are not enough, more must fall."""
        assert self.table is not None
        assert self.choice is not None
        after = self.table.copy()
        if len(self.rolled) > DICE:  # something else than dice is drawn: these dice are its seed
            after.rng = from_seed(str(self.rolled))
        else:
            after.rng = Rng(0, 0, 0, 0, self.rolled)
            after.rng.dry = True
        try:
            after.play(*self.choice)
        except NoMoreDice:
            return
        self.table, self.choice, self.rolled = after, None, ()

    # -- what is told --------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            assert self.table is not None
            return self.table.action_table().actions[action]
        if self.table is None:
            return f"deal {action}"
        return f"roll {' '.join(map(str, self._rolls()[action][0]))}"

    def __str__(self) -> str:
        if self.table is None:
            return f"<deal {' '.join(map(str, self.deal))}>"
        rolling = "" if self.choice is None else f" rolling {self.choice} {self.rolled}"
        return f"{self.table!r}{rolling} {self.table.made()[-3:]}"


class TableGame(pyspiel.Game):
    """A game as OpenSpiel knows it; `register` makes a class of its own for each."""

    descriptor: ClassVar[Descriptor]
    kind: ClassVar[Any]

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        self.setting = parameters.read(self.descriptor, given)
        first = self.setting.begin(0)
        low, high = self.setting.reward_bounds
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=max(DEALS, len(first.chance())),
            num_players=self.setting.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=None,
            max_game_length=self.setting.bounds.choices,
        )
        super().__init__(self.kind, information, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return loaded, (str(self),)

    def __deepcopy__(self, memo: object) -> "TableGame":
        return self  # it never changes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"an observation takes no parameters, not {params}")
        return Observer(self.setting, kind)


class Observer:
    """What a seat may know: a tensor of `Game.observe` with all its groups, or, with perfect recall, a text of all that
    it has been told and has chosen. What the public alone, or a seat alone, may know has no form of its own."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.recalls: bool = kind.perfect_recall
        self.whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.whole and not self.recalls:
            self.tensor = np.zeros(setting.size, np.float32)
            groups = setting.begin(0).observation_table().groups
            self.dict = {name: self.tensor[group.slice].reshape(group.shape) for name, group in groups.items()}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            if state.table is None:
                self.tensor.fill(0)
            else:
                state.table.observe(player, self.tensor)

    def string_from(self, state: TableState, player: int) -> str | None:
        if not self.whole:
            return None
        if state.table is None:
            return ""
        table = state.table
        seen = " ".join(f"{place}:{value:g}" for place, value in enumerate(table.observe(player)) if value)
        if not self.recalls:
            return seen
        own = [key for seat, key in table.made() if seat == player]
        return f"{', '.join(own)} | {table.story(player)} | {seen}"


def name_of(game: Descriptor) -> str:
    """As `pyspiel.load_game` takes it: `python_troyes`, `python_troyes_king`, `python_troyes_dice`."""
    ours = __name__.partition(".")[0]
    return f"python_{ours}" if game.short == ours else f"python_{ours}_{game.short}"


def _type_of(game: Descriptor) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game),
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters.specification(game),
    )


def register() -> None:
    """Makes every game known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for game in registry.descriptors():
        if name_of(game) not in known:
            kind = _type_of(game)
            # a class: OpenSpiel lets go of it after Python has ended, and a class is not taken apart then
            own = type(f"{TableGame.__name__}_{game.short}", (TableGame,), {"descriptor": game, "kind": kind})
            pyspiel.register_game(kind, own)


def loaded(text: str) -> Any:
    """A game by what it is called, with its parameters. Whoever unpickles one need not have imported this before."""
    register()
    return pyspiel.load_game(text)


def load(setting: Setting) -> Any:
    """The setting as a game of OpenSpiel's."""
    register()
    game = registry.descriptor(setting.name)
    return pyspiel.load_game(name_of(game), parameters.written(game, setting))
