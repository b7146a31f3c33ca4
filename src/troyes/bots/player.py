"""The one small interface of every player, and how players are set down at a game."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from troyes.bots.limits import Limits
from troyes.core.decision import Decision, Option
from troyes.core.errors import OptionError
from troyes.core.game import Game
from troyes.core.rng import BitSource, Seed, from_seed, seed_text

__all__ = ["BOTS", "LEVELS", "Guess", "Player", "View", "choose_for", "make", "play_out"]

View = Callable[[], dict[str, Any]]
"""The seat's view, made when it is asked for."""
Guess = Callable[[BitSource], Game]
"""A game that might be the real one, as far as the seat can know."""


class Player(Protocol):
    """Anything that can take a seat."""

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option: ...


class RandomPlayer:
    """Takes any option, each as likely."""

    def __init__(self, seed: Seed) -> None:
        self.rng = from_seed(seed)

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        options = decision.options
        return options[self.rng.below(len(options))]


def _random(seed: Seed, limits: Limits | None, watch: Any) -> Player:
    return RandomPlayer(seed)


def _apprentice(seed: Seed, limits: Limits | None, watch: Any) -> Player:
    from troyes.bots.apprentice import Apprentice

    return Apprentice(seed)


def _greedy(seed: Seed, limits: Limits | None, watch: Any) -> Player:
    from troyes.bots.greedy import GreedyPlayer

    return GreedyPlayer(seed)


def _provost(seed: Seed, limits: Limits | None, watch: Any) -> Player:
    from troyes.bots.search import SearchPlayer

    return SearchPlayer("provost", seed, limits, watch)


def _count(seed: Seed, limits: Limits | None, watch: Any) -> Player:
    from troyes.bots.search import SearchPlayer

    return SearchPlayer("count", seed, limits, watch)


Maker = Callable[[Seed, Limits | None, Any], Player]
BOTS: dict[str, Maker] = {
    "random": _random,
    "apprentice": _apprentice,
    "greedy": _greedy,
    "provost": _provost,
    "count": _count,
}
LEVELS: Final = ("apprentice", "greedy", "provost", "count")
"""The players that people choose from, the weakest first."""


def make(name: str, seed: Seed = 1, limits: Limits | None = None, watch: Any = None) -> Player:
    """A player by its name. The same seed plays the same way, as far as the clock does not decide.

    `limits`: how long those may think who search. `watch`: a `bots.mind.Watch`, told what they think as they go.
    """
    if name not in BOTS:
        raise OptionError("option-bot", place="bot", value=name, known=", ".join(BOTS))
    return BOTS[name](f"{name}/{seed_text(seed)}", limits, watch)


def choose_for(player: Player, game: Game, decision: Decision) -> Option:
    """Asks a player, who sees no more than its seat may."""
    seat = decision.seat
    return player.choose(decision.seen(), lambda: game.view(seat), lambda rng: game.guess(seat, rng))


def play_out(game: Game, players: Sequence[Player]) -> Game:
    """Plays a game to its end, one player a seat."""
    while game.pending:
        decision = game.pending[0]
        game.play(decision.seat, choose_for(players[decision.seat], game, decision))
    return game
