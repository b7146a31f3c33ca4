"""Many games at once: their arrays, and what is done with one of them, by whomever.

Every function here takes the arrays and the number of a game, so that a loop on a processor (`processor.py`) and a
thread on a graphics card (`card.py`) do exactly the same.
"""

from typing import NamedTuple

from troyes.research.dice.compiling import Grid, Row, compiled
from troyes.research.dice.fields import OVER
from troyes.research.dice.generator import below
from troyes.research.dice.legal import CODES, first_code, legal
from troyes.research.dice.observing import observe, observe_short
from troyes.research.dice.printed import AT_TABLE
from troyes.research.dice.rules import next_seat, points, step
from troyes.research.dice.setup import reset

# What each seat gets at the end of a game.
WIN = 0
"""A share of one for winning."""
POINTS = 1
MARGIN = 2
"""Its points less those of the best other seat."""
GAINS = 3
"""With each choice what has changed of what would be counted now, which comes to its points."""


class Games(NamedTuple):
    """The arrays: a row, or a number, for each game."""

    printed: Row
    """What all are set up with (`printed.py`)."""
    rules: Row
    """What is rewarded, and how far the seed of a next game is from that of the last."""
    rows: Grid
    """The games (`fields.py`)."""
    words: Grid
    """Their generators."""
    chance: Grid
    """The generators of those who choose at random."""
    seeds: Row
    seats: Row
    """Who chooses next; all seats may choose at the same time, and are asked in turn."""
    masks: Grid
    """Which codes that seat may choose."""
    observations: Grid
    """What it may know."""
    actions: Row
    """The codes that are to be played."""
    illegal: Row
    """Whether the last one was not on offer: then nothing has happened."""
    rewards: Row
    """Of the seat that has chosen."""
    seat_rewards: Grid
    terminations: Row
    """Whether a game has ended in the last step; the row has gone on to the next one."""
    points: Grid
    """Of each seat, where a game has ended."""
    counted: Grid
    """Of each seat: what it has been rewarded for, where gains are."""
    choices: Row
    """How many choices `play_out` has made."""


@compiled
def begin(games: Games, game: int) -> None:
    """A new game from its seed, and nothing told yet of the last step."""
    reset(games.rows[game], games.words[game], games.seeds[game], games.printed)
    games.illegal[game] = 0
    for seat in range(games.printed[AT_TABLE]):
        games.counted[game][seat] = 0
    _clear(games, game)
    _ask(games, game)


@compiled
def advance(games: Games, game: int) -> None:
    """Plays the code that was chosen. A game that ends is counted, and the next one begins."""
    if games.terminations[game] or games.rules[0] == GAINS:
        _clear(games, game)
    code = games.actions[game]
    legal_code = 0 <= code < CODES and games.masks[game][code] != 0
    games.illegal[game] = 0 if legal_code else 1
    if not legal_code:
        return
    row = games.rows[game]
    step(row, games.words[game], games.seats[game], code, games.printed)
    if games.rules[0] == GAINS:
        _reward_gains(games, game)
    if row[OVER]:
        _end(games, game)
        games.seeds[game] += games.rules[1]
        reset(row, games.words[game], games.seeds[game], games.printed)
    _ask(games, game)


@compiled
def choose(games: Games, game: int) -> None:
    """Chooses any legal code, each as likely."""
    found = 0
    for code in range(CODES):
        found += games.masks[game][code]
    first = first_code(games.rows[game], games.seats[game])
    games.actions[game] = _chosen(games.masks[game], first, below(games.chance[game], found))


@compiled
def tell(games: Games, game: int) -> None:
    """Writes what the seat that chooses next may know, in the published form."""
    observe(games.rows[game], games.seats[game], games.observations[game])


@compiled
def tell_short(games: Games, game: int) -> None:
    """The same in the short form."""
    observe_short(games.rows[game], games.seats[game], games.printed, games.observations[game])


@compiled
def play_out(games: Games, game: int) -> None:
    """Plays a game to its end at random, and counts it."""
    row, words, chance, mask = games.rows[game], games.words[game], games.chance[game], games.masks[game]
    choices = 0
    seat = next_seat(row)
    while not row[OVER]:
        found = legal(row, seat, games.printed, mask)
        code = _chosen(mask, first_code(row, seat), below(chance, found))
        step(row, words, seat, code, games.printed)
        choices += 1
        seat = next_seat(row)
    games.choices[game] = choices
    _count(games, game)


@compiled
def _chosen(mask: Row, first: int, which: int) -> int:
    """The legal code of this rank; `first`: none is lower."""
    code = first
    which -= mask[code]
    while which >= 0:
        code += 1
        which -= mask[code]
    return code


@compiled
def _ask(games: Games, game: int) -> None:
    row = games.rows[game]
    games.seats[game] = next_seat(row)
    legal(row, games.seats[game], games.printed, games.masks[game])


@compiled
def _clear(games: Games, game: int) -> None:
    games.terminations[game] = 0
    games.rewards[game] = 0
    for seat in range(games.printed[AT_TABLE]):
        games.points[game][seat] = 0
        games.seat_rewards[game][seat] = 0


@compiled
def _count(games: Games, game: int) -> None:
    for seat in range(games.printed[AT_TABLE]):
        games.points[game][seat] = points(games.rows[game], seat, games.printed)


@compiled
def _reward_gains(games: Games, game: int) -> None:
    for seat in range(games.printed[AT_TABLE]):
        now = points(games.rows[game], seat, games.printed)
        games.seat_rewards[game][seat] = now - games.counted[game][seat]
        games.counted[game][seat] = now
    games.rewards[game] = games.seat_rewards[game][games.seats[game]]


@compiled
def _end(games: Games, game: int) -> None:
    """Counts the points, and rewards every seat for the whole game."""
    _count(games, game)
    games.terminations[game] = 1
    players = games.printed[AT_TABLE]
    if games.rules[0] == GAINS:
        for seat in range(players):
            games.counted[game][seat] = 0
        return
    counted = games.points[game]
    for seat in range(players):
        reward = _reward(counted, seat, players, games.rules[0])
        games.seat_rewards[game][seat] = reward
        if seat == games.seats[game]:
            games.rewards[game] = reward


@compiled
def _reward(counted: Row, seat: int, players: int, rewarded: int) -> float:
    """What a seat gets for these points of all. Alone there is nobody to be ahead of."""
    own, best, sharing = counted[seat], -1, 1
    for other in range(players):
        if other != seat:
            best = max(best, counted[other])
            sharing += counted[other] == own
    if rewarded == WIN:
        return 1.0 / sharing if own >= best else 0.0
    return float(own - best) if rewarded == MARGIN and players > 1 else float(own)
