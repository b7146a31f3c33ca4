"""Makes a small run of the training of Troyes Dice twice, and tells what the judge and its models say of some sheets.

A program of its own: a process in which JAX has begun must not be forked, as other tests do. Its argument is a folder.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from training.dice.batch import AT_RAIDS, AT_SIDES, BUILT, HELD, WRITTEN, Games, Playing, Tables, done_there
from training.dice.falls import BESIDE, COLUMN, PLAZA
from training.dice.fit import guessed
from training.dice.keeping import kept
from training.dice.run import Plan, Run

from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import STAGES
from troyes.bots.dice.judge import Judge, Network
from troyes.bots.dice.offer import FALL_OF, Ground
from troyes.bots.dice.sights import SIGHTS
from troyes.bots.net import HALF, HEAD, ONE, POINT, offset, read
from troyes.dice.printed import NOTCHES
from troyes.dice.wheel import Wheel
from troyes.work.where import Where

PLAN = Plan(1, 30, 2, 3, 4, 16, 0.01, 1e-4, 0.5, 1.0, 10, 1, "")


def made(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}


def ground_of(row: np.ndarray, run: Run) -> Ground:
    plazas = [row[PLAZA + 2 * notch : PLAZA + 2 * notch + 2].tolist() for notch in range(NOTCHES)]
    tiles = row[BESIDE : BESIDE + NOTCHES].tolist()
    wheel = Wheel(plazas, [0] * NOTCHES, tiles, [False] * NOTCHES)
    return Ground(wheel, run.printed, [-1, *row[COLUMN + 1 : COLUMN + 7].tolist()])


def tables_of(judge: Judge) -> Tables:
    """What players count with, in broken numbers: nothing is rounded any more."""
    network, half = judge.network, offset(PLAN.cells + 1)
    packed = [network.row(at) + half for at in range(STAGES * SIGHTS)]
    lanes = np.frombuffer(b"".join([row.to_bytes(4 * PLAN.cells + 4, "little") for row in packed]), "<u4")
    rows = (lanes.astype(np.float64) - HALF).reshape(STAGES, SIGHTS, -1)
    rows = np.concatenate([rows[..., :1] / POINT, rows[..., 1:] / ONE], axis=-1).astype(np.float32)
    heads = np.array([head.weights for head in network.heads], np.float32)
    return Tables(rows, (heads / HEAD).astype(np.float32))


def compared(run: Run, judge: Judge) -> dict[str, Any]:
    """By sheet: the rows that are seen, what they are worth, and the best end of the next half day, both ways."""
    games: Games = run._games(2)  # pyright: ignore[reportPrivateUsage]
    exact = tables_of(judge)
    found: dict[str, Any] = {"rows": [], "values": [], "ends": []}
    for turn in (0, 5, 9, 14):
        moments = np.ascontiguousarray(games.moments[:, turn])
        seen, hand = run.workers.see(turn, games.grounds, moments)
        told = hand + guessed(run.params[turn], run.kin, seen)
        ahead = run.workers.targets(exact, turn, games.grounds, moments, 1296, 1)
        for at, moment in enumerate(moments[:6].tolist()):
            ground = ground_of(games.grounds[at], run)
            coming = ground.coming(turn, moment[AT_SIDES], moment[AT_RAIDS])
            judge.noting, judge.noted = True, []
            judge.forget()
            said = judge.value(turn, moment[BUILT], moment[HELD], moment[WRITTEN], ground, coming)
            judge.noting = False
            noted = sorted(row - turn * SIGHTS for row in judge.noted)
            found["rows"].append((noted, sorted(row for row in seen[at].tolist() if row >= 0)))
            found["values"].append((said, float(told[at])))
            if at == 0:
                found["ends"].append((mean_of_best(judge, ground, turn + 1, moment), float(ahead[at])))
    return found


def mean_of_best(judge: Judge, ground: Ground, turn: int, moment: list[int]) -> float:
    ends = Ends(judge, ground)
    ends.remembers = True
    total = 0.0
    for fall in FALL_OF:
        offer = ground.offer(turn, moment[AT_SIDES], moment[AT_RAIDS], fall)
        sides = ground.sides_after(turn, moment[AT_SIDES], offer)
        coming = ground.coming(turn, sides, ground.raids_after(turn, moment[AT_RAIDS], offer))
        built = ends.attacked(turn, moment[BUILT], offer)
        total += ends.answer(turn, built, moment[HELD], moment[WRITTEN], offer, coming)
    return total / len(FALL_OF)


def sent(run: Run, judge: Judge) -> bool:
    """Whether games are played, and twice the same, from arrays that can only be read, as Ray hands them over."""
    games: Games = run._games(2)  # pyright: ignore[reportPrivateUsage]
    count = len(games.grounds)
    words = np.random.default_rng(3).integers(1, 1 << 32, size=(count, 4))
    row, blank = run.workers._row, run.workers._blank  # pyright: ignore[reportPrivateUsage]
    work = Playing(tables_of(judge), row, blank, 1.0, 0.5, games.grounds, np.zeros(count, np.int64), words)
    for array in (*work.tables, row, blank, work.grounds, work.sides, words):
        array.flags.writeable = False
    once, again = done_there(work), done_there(work)
    return bool(once[1].all()) and all(map(np.array_equal, once, again))


def main() -> None:
    folder = Path(sys.argv[1]) / "small"
    Run(folder, PLAN, Where(jobs=1), lambda said: None).go()
    whole = made(folder)
    for name in ("3.npz", "9.npz", "judge.bin", "report.json", "report.svg"):  # as if it had been stopped
        (folder / "1" / name).unlink()
    again = Run(folder, PLAN, Where(jobs=2), lambda said: None)
    again.go()
    found = {"same": made(folder) == whole, "files": sorted(whole), "told": read(whole["1/judge.bin"]).told}
    judge = Judge(Network(kept(again.params, again.kin, {})))
    sys.stdout.write(json.dumps({**found, **compared(again, judge), "sent": sent(again, judge)}))


if __name__ == "__main__":
    main()
