"""A run of the training of Troyes Dice: sweep after sweep, in a folder, to be stopped and carried on at any time.

    run.json            the order it was given
    1/14.npz            what the first sweep found for the half day that is the last but one
    1/judge.bin         the judge of that sweep for players, with where it comes from
    1/report.json, .svg how good it is

A sweep plays games with the judge as it is. Then it goes from the last half day back to the first: what a sheet is
worth after one is what the best end of the next is worth on average over rolls, and the network of that half day learns
it.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from training import source
from training.dice.batch import Games, Tables, Workers, grounds
from training.dice.fit import Fitter, Order, Params, begun, centred, guessed, kin, rows_of
from training.dice.keeping import kept
from training.dice.report import draw
from training.folder import begin, whole, write
from troyes.bots.dice.evaluation import SIZE, STAGES
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, SIGHTS
from troyes.bots.dice.weights import learned
from troyes.bots.net import POINT, read
from troyes.dice import numbers
from troyes.work.where import Where

HELD_BACK = 25
"""One sheet in so many is not learned from: it tells how good the fit is."""
LOOKED_AT = 4096
"""Sheets that cells are centred by before they learn."""
LATER = 0.6
"""From the third sweep on, steps are shorter."""
PARAMS = ("shared", "own", "bias", "head")


class Plan(NamedTuple):
    """What is asked for. Only `sweeps` may grow from one start of a run to the next."""

    sweeps: int
    sheets: int
    """Games in each sweep: each gives one sheet for every half day."""
    rolls: int
    """For each sheet."""
    cells: int
    steps: int
    batch: int
    rate: float
    decay: float
    slips: float
    """In this share of the half days of a game a worse end is taken ..."""
    heat: float
    """... by so many points."""
    measured: int
    """Games that a sweep's judge is measured with, one half day ahead."""
    seed: int
    begin: str
    """A judge whose straight part it begins with; none: the evaluation of the package."""


def straight_of(judge: str) -> np.ndarray:
    if judge:
        return (
            np.array(read(Path(judge).read_bytes()).numbers[: STAGES * SIGHTS], np.float32).reshape(STAGES, -1) / POINT
        )
    found = np.zeros((STAGES, SIGHTS), np.float32)
    found[:, :SIZE] = np.array(learned(), np.float32).reshape(STAGES, SIZE)
    return found


class Run:
    def __init__(
        self, folder: Path, plan: Plan, where: Where, tell: Callable[[str], None], on_card: bool = False
    ) -> None:
        self.folder = folder
        self.plan = plan
        self.tell = tell
        self.printed, _ = numbers.load(None)
        self.workers = Workers(self.printed, where, on_card)
        self.kin = kin()
        self.fitter = Fitter(Order(plan.steps, plan.batch, plan.rate, plan.decay), self.kin)
        self.straight = straight_of(plan.begin)
        self.params = [begun(line, plan.cells, plan.seed) for line in self.straight]
        self.tables = Tables(
            np.zeros((STAGES, SIGHTS, plan.cells + 1), np.float32), np.zeros((STAGES, plan.cells), np.float32)
        )

    def go(self) -> None:
        with self.workers.held():
            self._go()

    def _go(self) -> None:
        begin(self.folder, self.plan._asdict(), "sweeps")
        for turn in range(STAGES):
            self._lay(turn)
        for sweep in range(1, self.plan.sweeps + 1):
            self._sweep(sweep)
            if not self._at(sweep, "report.json").exists():
                self._keep(sweep)

    def _at(self, sweep: int, name: str) -> Path:
        return self.folder / str(sweep) / name

    def _lay(self, turn: int) -> None:
        """Lays out what was learned for a half day as the loops read it; the bias goes where one row is always seen."""
        params = self.params[turn]
        self.tables.rows[turn] = np.asarray(rows_of(params, self.kin))
        self.tables.rows[turn, AT_NEXT:AT_AFTER] += np.asarray(params["bias"])
        self.tables.heads[turn] = np.asarray(params["head"])

    # -- a sweep ---------------------------------------------------------------------------------------------------

    def _sweep(self, sweep: int) -> None:
        self._at(sweep, "").mkdir(exist_ok=True)
        missing = [turn for turn in range(STAGES) if not self._at(sweep, f"{turn}.npz").exists()]
        games = self._games(sweep) if missing else None
        for turn in reversed(range(STAGES)):
            file = self._at(sweep, f"{turn}.npz")
            if turn in missing:
                assert games is not None
                write(file, self._learn(sweep, turn, games))
            with np.load(file) as saved:
                self.params[turn] = {name: jnp.asarray(saved[name]) for name in PARAMS}
            self._lay(turn)

    def _games(self, sweep: int) -> Games:
        plan = self.plan
        laid = grounds(plan.sheets, self.printed, np.random.default_rng([plan.seed, sweep]))
        games = self.workers.play(self.tables, laid, plan.heat, plan.slips, self._seed(sweep, STAGES))
        self.tell(f"sweep {sweep}: {plan.sheets:,} games, {games.points.mean():.2f} points on average")
        return games

    def _seed(self, sweep: int, part: int) -> int:
        return 1_000_000_007 * (self.plan.seed * 1000 + 17 * sweep + part) % (1 << 31)

    def _learn(self, sweep: int, turn: int, games: Games) -> dict[str, np.ndarray]:
        plan, moments = self.plan, np.ascontiguousarray(games.moments[:, turn])
        found = self.workers.targets(self.tables, turn, games.grounds, moments, plan.rolls, self._seed(sweep, turn))
        seen, hand = self.workers.see(turn, games.grounds, moments)
        hope, back = found - hand, max(plan.sheets // HELD_BACK, 1)
        start = self._start(sweep, turn, seen)
        share = LATER if sweep > 2 else 1.0
        params, loss = self.fitter.fit(start, seen[back:], hope[back:], self._seed(sweep, turn), share)
        told = guessed(params, self.kin, seen[:back])
        errors = [float(np.std(hope[:back] - guess)) for guess in (self._straight(turn, seen[:back]), told)]
        self.tell(f"  half day {turn + 1}: error {errors[0]:.3f} without a network, {errors[1]:.3f} with it")
        data = hashlib.sha256(moments.tobytes() + found.tobytes()).hexdigest()
        return {
            **{name: np.asarray(params[name]) for name in PARAMS},
            "data": np.array(data),
            "errors": np.array(errors),
            "loss": np.array(loss),
            "said": hand[:back] + told,
            "came": found[:back],
        }

    def _start(self, sweep: int, turn: int, seen: np.ndarray) -> Params:
        """Cells begin as those of the half day after it, in the first sweep; what passes straight through, as it is."""
        if sweep > 1:
            return self.params[turn]
        if turn == STAGES - 1:
            return centred(self.params[turn], self.kin, seen[:LOOKED_AT])
        after = self.params[turn + 1]
        cells = {name: after[name].at[..., 0].set(0.0) for name in ("shared", "bias")}
        return {**after, **cells, "own": jnp.asarray(self.straight[turn])}

    def _straight(self, turn: int, seen: np.ndarray) -> np.ndarray:
        return np.where(seen >= 0, self.straight[turn][np.maximum(seen, 0)], 0).sum(1)

    # -- how good it is --------------------------------------------------------------------------------------------

    def _keep(self, sweep: int) -> None:
        judge = kept(self.params, self.kin, self._source(sweep))
        whole(self._at(sweep, "judge.bin"), judge.write())
        strengths = {}
        for name, plain in (("base", True), ("all", False)):
            laid = grounds(self.plan.measured, self.printed, np.random.default_rng([self.plan.seed, sweep, 1]), plain)
            points = self.workers.play(self.tables, laid, 0.0, 0.0, self._seed(sweep, STAGES + 1)).points
            strengths[name] = [float(points.mean()), 1.96 * float(points.std()) / len(points) ** 0.5]
            self.tell(f"  {name}: {strengths[name][0]:.2f} ± {strengths[name][1]:.2f} one half day ahead")
        report = {"sweep": sweep, "strengths": strengths, "half_days": self._half_days(sweep)}
        before = [json.loads(self._at(at, "report.json").read_text("utf-8")) for at in range(1, sweep)]
        draw(self._at(sweep, "report.svg"), [*before, report])
        whole(self._at(sweep, "report.json"), (json.dumps(report, indent=1) + "\n").encode())

    def _half_days(self, sweep: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for turn in range(STAGES):
            with np.load(self._at(sweep, f"{turn}.npz")) as saved:
                order = np.argsort(saved["said"])
                bins = [
                    {"said": float(saved["said"][part].mean()), "came": float(saved["came"][part].mean())}
                    for part in np.array_split(order, 10)
                    if len(part)
                ]
                without, error = saved["errors"].tolist()
                found.append({"without": without, "error": error, "loss": float(saved["loss"]), "bins": bins})
        return found

    def _source(self, sweep: int) -> dict[str, Any]:
        data = hashlib.sha256()
        for at in range(1, sweep + 1):
            for turn in range(STAGES):
                with np.load(self._at(at, f"{turn}.npz")) as saved:
                    data.update(str(saved["data"]).encode())
        return {
            "game": "troyes-dice",
            "run": self.folder.name,
            "sweep": sweep,
            "order": {**self.plan._asdict(), "sweeps": sweep},
            **({"begin": read(Path(self.plan.begin).read_bytes()).told} if self.plan.begin else {}),
            "data": data.hexdigest()[:16],
            "commit": source.commit(),
            "version": source.version(),
        }
