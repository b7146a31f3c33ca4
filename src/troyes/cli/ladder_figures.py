"""What the games of a ladder tell: shares with Wilson's interval, differences by seed, openskill ratings."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from importlib import import_module
from statistics import fmean, stdev
from typing import Any

import msgspec

from troyes.cli.ladder_plan import Key, LadderPlan
from troyes.cli.matches import Row

Z = 1.959964
"""So many standard deviations to either side hold 95 %."""
MASTERFUL = 20
"""A victory over le Roy by more than this is masterful."""


class Interval(msgspec.Struct, frozen=True):
    """A figure, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Pair(msgspec.Struct, frozen=True):
    """One player against another: alone against as many of the other as the table has seats left."""

    one: str
    other: str
    games: int
    wins: float
    """A shared victory counts as its share. Where each plays alone: seeds with more points, ties as a half."""
    share: Interval
    points: float
    other_points: float
    difference: Interval
    """In points, paired by seed."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player against the whole pool."""

    bot: str
    mu: float
    sigma: float
    rating: Interval
    games: int
    """In which it was the one against the rest, or alone."""
    wins: float
    share: Interval | None
    """None: alone, with nobody to beat."""
    points: float
    spread: float
    difference: Interval | None
    """To the others at the table, le Roy among them. None: there are none."""
    masterful: Interval | None = None
    """How often le Roy was beaten by more than 20."""


class Summary(msgspec.Struct, frozen=True):
    game: str
    players: int
    seed: str
    options: dict[str, Any]
    games: int
    fair: float | None
    """The share of wins by chance alone, if all were as strong. None: each plays alone."""
    standings: list[Standing]
    """The best rating first."""
    pairs: list[Pair]
    format: int = 1


# -- intervals -----------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> Interval:
    """A share, with Wilson's score interval."""
    share = wins / games
    square = Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean, with the normal interval; of a single value nothing more is known than the value."""
    mean = fmean(values)
    margin = Z * spread(values) / math.sqrt(len(values))
    return Interval(mean, mean - margin, mean + margin)


def spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    return stdev(values) if len(values) > 1 else 0.0


def by_seed(values: Iterable[tuple[int, float]]) -> Interval:
    """The mean of what was found in games with these seeds: the games of one seed are one observation."""
    seeds: defaultdict[int, list[float]] = defaultdict(list)
    for number, value in values:
        seeds[number].append(value)
    return mean_interval([sum(found) / len(found) for found in seeds.values()])


# -- ratings -------------------------------------------------------------------------------------------------------


def ratings(plan: LadderPlan, rows: dict[Key, Row]) -> dict[str, tuple[float, float]]:
    """Mu and sigma of each player after all games, in an order that does not hang on who finished first.

    Nobody gets better or worse from game to game, so openskill's own drift (tau) is 0. A player who holds several seats
    moves by the mean of what they would move by. Alone, a seed is one game of all who played it.
    """
    model: Any = import_module("openskill.models").PlackettLuce(tau=0.0)
    found: dict[str, Any] = {bot: model.rating() for bot in plan.bots}
    for seats, ranks in _contests(plan, rows):
        teams = [[model.create_rating([found[bot].mu, found[bot].sigma])] for bot in seats]
        after = model.rate(teams, ranks=ranks)
        for bot in set(seats):
            own = [team[0] for team, seat in zip(after, seats, strict=True) if seat == bot]
            found[bot].mu = sum(one.mu for one in own) / len(own)
            found[bot].sigma = sum(one.sigma for one in own) / len(own)
    return {bot: (rating.mu, rating.sigma) for bot, rating in found.items()}


def _contests(plan: LadderPlan, rows: dict[Key, Row]) -> Iterable[tuple[list[str], list[float]]]:
    """Who met, and in which order they ended."""
    if not plan.alone:
        for key in sorted(rows):
            row = rows[key]
            best = max(row.totals)
            yield row.bots, [0.0 if at in row.winners else 1.0 + best - total for at, total in enumerate(row.totals)]
        return
    seeds: defaultdict[int, list[str]] = defaultdict(list)
    for number, (bot,) in sorted(rows):
        seeds[number].append(bot)
    for number, bots in seeds.items():
        if len(bots) > 1:
            yield bots, [-_alone(rows[number, (bot,)]) for bot in bots]


def _alone(row: Row) -> float:
    """The result of one who played alone: its points, or its lead over le Roy."""
    return float(row.totals[0] - (row.totals[1] if len(row.totals) > 1 else 0))


# -- all of it -----------------------------------------------------------------------------------------------------


def summary(plan: LadderPlan, rows: dict[Key, Row]) -> Summary:
    """The figures of the players in the pool; other games that a file holds are left out."""
    pool = set(plan.bots)
    played = {key: rows[key] for key in sorted(rows) if pool.issuperset(key[1])}
    rated = ratings(plan, played)
    order = sorted(plan.bots, key=lambda bot: -rated[bot][0])
    standings = [_standing(bot, rated[bot], plan, played) for bot in order if _as_one(bot, played)]
    pairs: list[Pair] = []
    for at, one in enumerate(order):
        for behind, other in enumerate(order):
            if behind > at or (behind < at and plan.players > 2):
                pairs += _pair(one, other, plan, played)
    fair = None if plan.alone else 1 / plan.players
    return Summary(plan.game, plan.players, plan.seed, plan.options, len(played), fair, standings, pairs)


def _as_one(bot: str, rows: dict[Key, Row]) -> dict[Key, Row]:
    """The games in which it was the one against the rest."""
    return {key: row for key, row in rows.items() if row.bots.count(bot) == 1}


def _won(row: Row, seat: int) -> float:
    return 1 / len(row.winners) if seat in row.winners else 0.0


def _lead(row: Row, seat: int) -> float:
    others = [total for at, total in enumerate(row.totals) if at != seat]
    return row.totals[seat] - sum(others) / len(others)


def _standing(bot: str, rated: tuple[float, float], plan: LadderPlan, rows: dict[Key, Row]) -> Standing:
    mu, sigma = rated
    own = [(key[0], row, row.bots.index(bot)) for key, row in _as_one(bot, rows).items()]
    points = [float(row.totals[seat]) for _, row, seat in own]
    rating = Interval(mu, mu - Z * sigma, mu + Z * sigma)
    mean = sum(points) / len(points)
    if len(own[0][1].totals) == 1:
        return Standing(bot, mu, sigma, rating, len(own), 0.0, None, mean, spread(points), None)
    wins = sum(_won(row, seat) for _, row, seat in own)
    leads = [(number, _lead(row, seat)) for number, row, seat in own]
    masterful = wilson(sum(lead > MASTERFUL for _, lead in leads), len(leads)) if plan.alone else None
    share = wilson(wins, len(own))
    return Standing(bot, mu, sigma, rating, len(own), wins, share, mean, spread(points), by_seed(leads), masterful)


def _pair(one: str, other: str, plan: LadderPlan, rows: dict[Key, Row]) -> list[Pair]:
    """Nothing, if they have not met."""
    return _pair_alone(one, other, rows) if plan.alone else _pair_at_table(one, other, plan.players, rows)


def _pair_at_table(one: str, other: str, players: int, rows: dict[Key, Row]) -> list[Pair]:
    met = [
        (key[0], row, row.bots.index(one))
        for key, row in rows.items()
        if row.bots.count(one) == 1 and row.bots.count(other) == players - 1
    ]
    if not met:
        return []
    wins = sum(_won(row, seat) for _, row, seat in met)
    points = sum(row.totals[seat] for _, row, seat in met) / len(met)
    leads = [(number, _lead(row, seat)) for number, row, seat in met]
    behind = points - sum(lead for _, lead in leads) / len(leads)
    return [Pair(one, other, len(met), wins, wilson(wins, len(met)), points, behind, by_seed(leads))]


def _pair_alone(one: str, other: str, rows: dict[Key, Row]) -> list[Pair]:
    seeds = [number for number, seats in rows if seats == (one,) and (number, (other,)) in rows]
    if not seeds:
        return []
    own = [_alone(rows[number, (one,)]) for number in seeds]
    theirs = [_alone(rows[number, (other,)]) for number in seeds]
    leads = [mine - their for mine, their in zip(own, theirs, strict=True)]
    wins = sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads)
    count = len(seeds)
    return [
        Pair(one, other, count, wins, wilson(wins, count), sum(own) / count, sum(theirs) / count, mean_interval(leads))
    ]
