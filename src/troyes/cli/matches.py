"""Games of bots against bots, one by one: many of them are played by `troyes.work`.

A game depends on nothing but its seed, its options and who sits where, so the results are the same wherever it is
played.
"""

from typing import Any, NamedTuple

import troyes
from troyes.bots.outside import OutsidePlayer
from troyes.bots.player import Guess, Player, View, play_out
from troyes.bots.search import SearchPlayer
from troyes.cli.entrants import seated
from troyes.core.decision import Decision, Option
from troyes.work.heed import heed


class Deal(NamedTuple):
    """One game to be played."""

    game: str
    seed: str
    bots: list[str]
    """By seat: the labels of entrants."""
    options: dict[str, Any]
    whole: bool = False
    """Whether every choice is wanted, too."""


class Plan(NamedTuple):
    """What is played: the same plan gives the same games."""

    game: str
    players: int
    bots: tuple[str, ...]
    """The labels of entrants."""
    seed: str
    options: dict[str, Any]
    whole: bool = False
    """Whether every choice is wanted, too."""

    def seats(self, number: int) -> list[str]:
        """Who sits where in this game. The bots move on by one seat a game, so none profits from its seat."""
        return [self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def deal(self, number: int) -> Deal:
        return Deal(self.game, self.seed_of(number), self.seats(number), self.options, self.whole)


class Row(NamedTuple):
    """What came of one game."""

    seed: str
    bots: list[str]
    totals: list[int]
    """By seat; le Roy's behind the last one, where he plays."""
    winners: list[int]
    seats: tuple[int, ...] = ()
    actions: tuple[int, ...] = ()
    """By choice, where whole games are wanted: who made it, and its number in the table of actions."""

    @property
    def number(self) -> int:
        """Of its seed in the run."""
        return int(self.seed.rpartition("/")[2])


class Heedful:
    """A player that takes its time, and is asked no more once the game is not wanted."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        heed()
        return self.player.choose(decision, view, guess)


def play(deal: Deal) -> Row:
    game = troyes.new_game(deal.game, players=len(deal.bots), seed=deal.seed, **deal.options)
    play_out(game, [_seated(label, f"{deal.seed}/{seat}") for seat, label in enumerate(deal.bots)])
    row = Row(deal.seed, deal.bots, [score.total for score in game.scores()], list(game.winners()))
    if not deal.whole:
        return row
    from troyes.research.choices import chosen

    seats, actions = chosen(game)
    return row._replace(seats=seats, actions=actions)


def _seated(label: str, seed: str) -> Player:
    player = seated(label, seed)
    return Heedful(player) if isinstance(player, (SearchPlayer, OutsidePlayer)) else player
