"""The one small interface of every player, and how a game is played by them."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from troyes.core.decision import Decision, Option
from troyes.core.game import Game
from troyes.core.rng import BitSource, Seed, from_seed

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


def choose_for(player: Player, game: Game, decision: Decision) -> Option:
    """Asks a player, who sees no more than its seat may."""
    seat = decision.seat
    return player.choose(decision.seen(), lambda: game.view(seat, log=True), lambda rng: game.guess(seat, rng))


def play_out(game: Game, players: Sequence[Player]) -> Game:
    """Plays a game to its end, one player a seat."""
    while game.pending:
        decision = game.pending[0]
        game.play(decision.seat, choose_for(players[decision.seat], game, decision))
    return game
