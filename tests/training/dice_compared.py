"""Makes a small run of the training of Troyes Dice twice, and tells what the judge and its models say of some sheets.

A program of its own: a process in which JAX has begun must not be forked, as other tests do. Its argument is a folder.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from training.dice import card
from training.dice.batch import (
    AT_RAIDS,
    AT_SIDES,
    BUILT,
    HELD,
    WRITTEN,
    Games,
    Looking,
    Playing,
    Tables,
    _room,  # pyright: ignore[reportPrivateUsage]
    done_there,
    mind_of,
    tables_of,
)
from training.dice.ends import AT_ONCE, TOO_MANY, answer, lay_mind
from training.dice.falls import BESIDE, COLUMN, OFFER, PLAZA, make_offer
from training.dice.fit import guessed
from training.dice.keeping import kept
from training.dice.run import Plan, Run

from troyes.bots.dice.ends import Ends
from troyes.bots.dice.judge import Judge, Network
from troyes.bots.dice.offer import FALL_OF, Ground
from troyes.bots.dice.sights import SIGHTS
from troyes.bots.net import read
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


def compared(run: Run, judge: Judge) -> dict[str, Any]:
    """By sheet: the rows that are seen, what they are worth, and the best end of the next half day, both ways."""
    games: Games = run._games(2)  # pyright: ignore[reportPrivateUsage]
    exact = tables_of(judge.network)
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


def work_of(run: Run, judge: Judge, games: Games) -> tuple[Playing, Looking]:
    """Those games once more, and what comes after their fourth half day, as they are handed to workers."""
    count = len(games.grounds)
    words = np.random.default_rng(3).integers(1, 1 << 32, size=(count, 4))
    row, blank = run.workers._row, run.workers._blank  # pyright: ignore[reportPrivateUsage]
    tables, firsts = tables_of(judge.network), np.arange(count)
    moments = np.ascontiguousarray(games.moments[:, 3])
    return (
        Playing(tables, row, blank, 1.0, 0.5, games.grounds, np.zeros(count, np.int64), words),
        Looking(tables.rows[4], tables.heads[4], row, 3, games.grounds, moments, 5, firsts),
    )


def sent(work: Playing) -> bool:
    """Whether games are played, and twice the same, from arrays that can only be read, as Ray hands them over."""
    for array in (*work.tables, work.row, work.blank, work.grounds, work.sides, work.words):
        array.flags.writeable = False
    once, again = done_there(work), done_there(work)
    return bool(once[1].all()) and all(map(np.array_equal, once, again))


class Laid(np.ndarray):
    """An array on a card that there is not."""

    def copy_to_host(self) -> np.ndarray:
        return np.array(self)


class Threads:
    """Stands for numba's `cuda`: the threads of a card, one after the other."""

    def __init__(self) -> None:
        self.at = 0
        self.local = SimpleNamespace(array=lambda shape, kind: np.zeros(shape, str(kind)))

    def grid(self, _: int) -> int:
        return self.at

    def to_device(self, array: np.ndarray) -> Laid:
        return array.copy().view(Laid)

    def jit(self, kernel: Callable[..., None], **_: object) -> "Threads":
        self.kernel = kernel
        return self

    def __getitem__(self, size: tuple[int, int]) -> Callable[..., None]:
        def run(*words: object) -> None:
            for self.at in range(size[0] * size[1]):
                self.kernel(*words)

        return run


def same_on_a_card(work: tuple[Playing, Looking]) -> bool:
    """Whether every thread of a card finds what a core finds, and no thread beyond the last game finds anything."""
    card.cuda = Threads()
    found = [*card.Card().play(work[0]), *card.Card().look_ahead(work[1])]
    return all(map(np.array_equal, found, [*work[0].done(), *work[1].done()]))


def crowded(work: Looking, room_for: int) -> float:
    """What the best end of the first moment's next half day is worth where so many states may wait."""
    room = _room(work.rows.shape[1])
    ground, (built, held, written, sides, raids) = work.grounds[0], work.moments[0].tolist()
    offer = np.zeros(OFFER, np.int64)
    make_offer(room.table, work.row, ground, work.turn + 1, sides, raids, 0, offer)
    mind = mind_of(room, ground, work.row, work.rows, work.head, room.words)
    lay_mind(mind, work.turn + 1, built, written, sides, raids, room.wheel)
    states = room.states[:room_for]
    return answer(mind, offer, built, held, written, 0.0, states, room.score, room.chosen)


def refused(run: Run, tables: Tables, work: Looking) -> str:
    """What is said where a sheet has more ends than there is room for."""
    run.workers._card = SimpleNamespace(  # pyright: ignore[reportPrivateUsage]
        play=lambda work: (np.zeros((2, 16, 5), np.int64), np.array([60, -1])),
        look_ahead=lambda work: (np.array([61.5, TOO_MANY / 2], np.float32),),
    )
    said: list[str] = []
    found, moments = work.grounds[:2], work.moments[:2]
    for task in (
        lambda: run.workers.play(tables, (found, np.zeros(2, np.int64)), 1.0, 0.5, 1),
        lambda: run.workers.targets(tables, 3, found, moments, 2, 1),
    ):
        try:
            task()
        except OverflowError as trouble:
            said.append(str(trouble))
    return " / ".join(said)


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
    work = work_of(again, judge, again._games(2))  # pyright: ignore[reportPrivateUsage]
    found |= compared(again, judge) | {"card": same_on_a_card(work), "sent": sent(work[0])}
    found["crowded"] = [crowded(work[1], room_for) for room_for in (AT_ONCE, AT_ONCE + 40)]
    found["refused"] = refused(again, work[0].tables, work[1])
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
