"""How good a judge is: how far off on games it has not learned from, how well calibrated, and how strong."""

import os
from pathlib import Path
from typing import NamedTuple

import numpy as np

from training.buffer import Data
from troyes.bots.city.judge import KINDS, ROY
from troyes.cli.ladder_figures import wilson
from troyes.cli.matches import Deal, play
from troyes.work.where import Where, done_by

JUDGE = "TROYES_JUDGE"
JUDGED = "training.players:Judged"
"""The player that thinks with the judge of the file that the surroundings name."""
BINS = 10
KING = ROY - 1


class Error(NamedTuple):
    kind: str
    phase: int
    rows: int
    before: float
    """The mean square of the errors without the network."""
    after: float


def errors(data: Data, before: np.ndarray, after: np.ndarray) -> list[Error]:
    found: list[Error] = []
    for kind, name in enumerate(KINDS):
        for phase in np.unique(data.phase):
            chosen = (data.kind == kind) & (data.phase == phase)
            if chosen.any():
                sizes = [float(np.mean(np.square(told[chosen] - data.final[chosen]))) for told in (before, after)]
                found.append(Error(name, int(phase), int(chosen.sum()), *sizes))
    return found


class Bin(NamedTuple):
    """Rows of which about the same was said."""

    said: float
    came: float
    rows: int


def points_calibration(told: np.ndarray, data: Data) -> list[Bin]:
    return _binned(told, data.final)


def wins_calibration(told: np.ndarray, data: Data) -> list[Bin]:
    """By spreads of every kind of table and phase, as the judge has them, but each half of the games is seen with those
    that came out of the other half: what a spread was fitted to cannot tell how good it is. Moments of a kind that the
    other half never met are seen with one for all."""
    usual = spread_of(told, data)
    half = np.unique(data.game, return_inverse=True)[1] % 2
    said = np.zeros(len(told))
    for here in (half == 0, half == 1):
        known = spreads(told[~here], data.part(~here))
        at = zip(data.kind[here].tolist(), data.phase[here].tolist(), strict=True)
        wide = np.array([known.get(_table(kind), {}).get(phase, usual) for kind, phase in at])
        said[here] = chances(told[here], data.moment[here], wide)
    return _binned(said, data.won)


def _table(kind: int) -> str:
    """Le Roy's side is the player's, seen from the other end."""
    return KINDS[KING if kind == ROY else kind]


def _binned(said: np.ndarray, came: np.ndarray) -> list[Bin]:
    parts = np.array_split(np.argsort(said, kind="stable"), BINS)
    return [Bin(float(said[part].mean()), float(came[part].mean()), len(part)) for part in parts if len(part)]


def chances(told: np.ndarray, moment: np.ndarray, spread: float | np.ndarray) -> np.ndarray:
    """Each owner's chance to win, from what all at the table may expect: the lead in parts of `spread`."""
    if not len(told):
        return told
    shifted = np.exp((told - told.mean()) / spread)
    whole = np.zeros(int(moment.max()) + 1)
    np.add.at(whole, moment, shifted)
    return shifted / whole[moment]


def spread_of(told: np.ndarray, data: Data) -> float:
    """The spread with which what came was likeliest."""
    tried = np.geomspace(1.0, 40.0, 60)
    likely = [float((data.won * np.log(chances(told, data.moment, one) + 1e-9)).sum()) for one in tried]
    return float(tried[int(np.argmax(likely))])


def spreads(told: np.ndarray, data: Data) -> dict[str, dict[int, float]]:
    """By kind of table and phase."""
    found: dict[str, dict[int, float]] = {}
    for kind, name in enumerate(KINDS[:ROY]):
        here = (data.kind == kind) | ((data.kind == ROY) & (kind == KING))
        for phase in np.unique(data.phase[here]):
            chosen = here & (data.phase == phase)
            found.setdefault(name, {})[int(phase)] = round(spread_of(told[chosen], data.part(chosen)), 2)
    return found


class Strength(NamedTuple):
    table: str
    against: str
    games: int
    share: float
    low: float
    high: float
    lead: float
    """The mean difference in points; against le Roy, to what the other reaches with the same seed."""


def strength(
    table: str, judge: Path, against: str, simulations: int, games: int, seed: str, jobs: int | None
) -> Strength:
    """The judge in one seat, another player in all others, every seat in turn; alone, both with the same seeds."""
    os.environ[JUDGE] = str(judge)
    one, other = (f"{name}@{simulations}" if searches(name) else name for name in (JUDGED, against))
    seats = 1 if table == "king" else int(table)

    def deal(number: int) -> Deal:
        game, who = divmod(number, 2 if seats == 1 else seats)
        bots = [[one], [other]][who] if seats == 1 else [one if seat == who else other for seat in range(seats)]
        return Deal("king" if table == "king" else "troyes", f"{seed}/{game}", bots, {})

    leads: list[float] = []
    wins = 0.0
    rows = list(done_by(Where(jobs=jobs), play, [deal(number) for number in range(2 * games if seats == 1 else games)]))
    if seats == 1:
        ahead = [row.totals[0] - row.totals[1] for row in rows]
        leads = [float(mine - theirs) for mine, theirs in zip(ahead[::2], ahead[1::2], strict=True)]
        wins = sum((lead > 0) + 0.5 * (lead == 0) for lead in leads)
    else:
        for row in rows:
            seat = row.bots.index(one)
            wins += (seat in row.winners) / len(row.winners)
            leads.append(row.totals[seat] - sum(row.totals[:seat] + row.totals[seat + 1 :]) / (seats - 1))
    share = wilson(wins, len(leads))
    return Strength(table, against, len(leads), share.value, share.low, share.high, float(np.mean(leads)))


def searches(name: str) -> bool:
    return name in ("provost", "count", JUDGED)
