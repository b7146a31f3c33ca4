"""What follows from whole games: what each seat saw, could do and did at every choice, and what came of it.

Nothing of this is kept in the file. It is derived by playing the games again, in a stream, in as many processes as
there are.
"""

from collections.abc import Generator
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

import troyes
from troyes.research.dataset.read import Games, rows_of
from troyes.research.dataset.shape import Played
from troyes.work.where import Where

np: Any = import_module("numpy")

STRETCH = 20
"""So many games are replayed together."""
HERE = Where(jobs=1)


class Samples(NamedTuple):
    """Some choices: arrays of numpy with a row for each."""

    game: Any
    """int64: the number of its game."""
    seat: Any
    """uint8: who chose."""
    observation: Any
    """float32: all that the seat could know, as `Game.observe` writes it."""
    mask: Any
    """bool: which actions of the table were legal."""
    action: Any
    """int64: the one that was chosen."""
    points: Any
    """float32: the final points of all sides, the seat's own first, then clockwise; le Roy's last."""
    won: Any
    """float32: their shares of the victory, in the same order."""


class Stretch(NamedTuple):
    """Some games of a file, one after the other."""

    place: str
    stamp: str
    """Another one if the file has changed."""
    group: int
    first: int
    """Of the group."""
    last: int


def samples(games: Games, batch: int = 1024, where: Where = HERE) -> Generator[Samples]:
    """Every choice of every game, `batch` of them at a time, fewer in the last one.

    `where`: in how many processes, or on Ray. The samples are the same, and in the same order.
    """
    waiting: list[Samples] = []
    count = 0
    parts = stretches(games)
    for some in where.done(derived, parts.__getitem__, len(parts)):
        waiting += some
        count += sum(len(each.game) for each in some)
        if count >= batch:
            whole = _joined(waiting)
            for first in range(0, count - batch + 1, batch):
                yield _cut(whole, first, first + batch)
            waiting, count = [_cut(whole, count - count % batch, count)], count % batch
    if count:
        yield _joined(waiting)


def verify(games: Games, where: Where = HERE) -> Generator[int]:
    """Plays every game again, and tells as it goes how many were right. The first that is not raises `DatasetError`."""
    done = 0
    parts = stretches(games)
    for counts in where.done(replayed, parts.__getitem__, len(parts)):
        done += sum(counts)
        yield done


def stretches(games: Games) -> list[Stretch]:
    """All games of a file, in pieces for one worker."""
    return [
        Stretch(games.place, games.stamp, group, first, min(first + STRETCH, count))
        for group, count in enumerate(games.groups)
        for first in range(0, count, STRETCH)
    ]


# -- one piece of work -------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _file(place: str, stamp: str) -> Games:
    return Games(place)


@lru_cache(maxsize=2)
def _group(place: str, stamp: str, group: int) -> Any:
    return _file(place, stamp).table(group)


def _games(part: Stretch) -> list[Played]:
    group = _group(part.place, part.stamp, part.group)
    return list(rows_of(group.slice(part.first, part.last - part.first)))


def replayed(part: Stretch) -> int:
    """How many games there are, all of them right."""
    games = _games(part)
    for game in games:
        _file(part.place, part.stamp).replay(game)
    return len(games)


def derived(part: Stretch) -> Samples:
    return _joined([_derived(_file(part.place, part.stamp), game) for game in _games(part)])


def _derived(games: Games, played: Played) -> Samples:
    record = games.record(played)
    game = troyes.replay(record, 0)
    choices = [(seat, game.vocabulary.code(key)) for seat, key in record["choices"]]
    count, size, actions = len(choices), game.observation_table().size, len(game.action_table())
    seen = np.empty((count, size), np.float32)
    legal = np.empty((count, actions), np.bool_)
    for at, (seat, code) in enumerate(choices):
        game.observe(seat, seen[at])
        game.mask(seat, legal[at], relative=True)
        game.play(seat, code)
    seats = [seat for seat, _ in choices]
    return Samples(
        np.full(count, played.number, np.int64),
        np.array(seats, np.uint8),
        seen,
        legal,
        np.array([game.actions(seat)[code] for seat, code in choices], np.int64),
        _seen_from(seats, list(played.totals), game.players),
        _seen_from(seats, _shares(played), game.players),
    )


def _shares(played: Played) -> list[float]:
    return [(side in played.winners) / len(played.winners) for side in range(len(played.totals))]


def _seen_from(seats: list[int], values: list[Any], players: int) -> Any:
    """A row for each of these seats: its own value, then clockwise, then le Roy's."""
    turned = [values[seat:players] + values[:seat] + values[players:] for seat in range(players)]
    return np.array(turned, np.float32)[seats]


def _joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _cut(samples: Samples, first: int, last: int) -> Samples:
    return Samples(*(column[first:last] for column in samples))
