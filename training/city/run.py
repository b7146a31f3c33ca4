"""A run of the training of Troyes: generation after generation, in a folder, to be stopped and carried on at any time.

    run.json            the order it was given
    1/games/*.parquet   what was seen in the games of the first generation
    1/weights.npz       what the fit found, to go on from
    1/judge.bin         the same for players, with where it comes from
    1/report.json, .svg how good it is

Whatever is there is not made again: a file is written whole or not at all.
"""

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from training import buffer, source
from training.city import measure
from training.city.fit import (
    Fit,
    Order,
    Params,
    begun,
    fit,
    held_back,
    predicted,
    scale_of,
    straight_of,
    unlearned,
    with_cells,
)
from training.city.keeping import kept
from training.city.play import Job, play
from training.folder import OtherRun, begin, whole, write
from training.report import draw
from troyes.bots.city.evaluation import FEATURES
from troyes.bots.net import read as read_net
from troyes.work.where import Where, done_by

WEIGHTS = "weights.npz"
NO_PARAMS = ("scale", "losses")
CHUNK = 25
"""Games to a file."""


class Plan(NamedTuple):
    """What is asked for. Only `generations` may grow from one start of a run to the next."""

    tables: tuple[str, ...]
    generations: int
    games: int
    """Of each table in each generation."""
    simulations: int
    loose: float
    share: float
    """How many of the moments within rounds are kept."""
    window: int
    """How many generations are learned from."""
    cells: int
    steps: int
    batch: int
    rate: float
    decay: float
    far: float
    lead: float
    measured: int
    """Games of each pair that strength is measured with."""
    against: tuple[str, ...]
    thinking: int
    """Simulations of those that are measured."""
    seed: int
    begin: str = ""
    """The folder of a generation of another run, or a judge without cells: what it has learned is gone on from."""
    judge: str = ""
    """By whose file the first generation's games are played, if not by that of `begin`."""


def contents(job: Job) -> bytes:
    """The contents of a file."""
    return buffer.written(play(job))


class Run:
    def __init__(self, folder: Path, plan: Plan, where: Where, tell: Callable[[str], None]) -> None:
        """`where`: games are played; strength is measured on this machine."""
        self.folder = folder
        self.plan = plan
        self.where = where
        self.tell = tell

    def go(self) -> None:
        known = Path(self.plan.begin)
        wanted = [known / WEIGHTS if known.is_dir() else known] if self.plan.begin else []
        for file in [*wanted, *([Path(self.plan.judge)] if self.plan.judge else [])]:
            if not file.is_file():
                told = "--begin takes a generation's folder or a judge.bin, --judge a judge.bin."
                raise OtherRun(f"{file} is not there: {told}")
        if known.is_file() and read_net(known.read_bytes()).told["cells"]:
            raise OtherRun(f"{known} has hidden cells: to go on from them, name the folder of its generation.")
        begin(self.folder, self.plan._asdict(), "generations")
        for generation in range(1, self.plan.generations + 1):
            if not self._at(generation, "report.json").exists():
                self._play(generation)
                self._fit(generation)
                self._measure(generation)

    def _at(self, generation: int, name: str) -> Path:
        return self.folder / str(generation) / name

    # -- self-play -------------------------------------------------------------------------------------------------

    def _play(self, generation: int) -> None:
        plan = self.plan
        folder = self._at(generation, "games")
        folder.mkdir(parents=True, exist_ok=True)
        judge = self._playing(generation)
        wanted: dict[Path, Job] = {}
        for table in plan.tables:
            for first in range(0, plan.games, CHUNK):
                path = folder / f"{table}-{first:07}.parquet"
                games, number = min(CHUNK, plan.games - first), first + plan.games * (generation - 1)
                if not path.exists():
                    seed = f"training/{plan.seed}/{generation}"
                    wanted[path] = Job(table, seed, number, games, judge, plan.simulations, plan.loose, plan.share)
        if wanted:
            self.tell(f"generation {generation}: {sum(job.games for job in wanted.values()):,} games to play")
        files, jobs = list(wanted), list(wanted.values())
        played, since = 0, perf_counter()
        for done, made in enumerate(done_by(self.where, contents, jobs, largest=1), 1):
            whole(files[done - 1], made)
            played += jobs[done - 1].games
            if done % max(len(jobs) // 10, 1) == 0:
                rate = played / (perf_counter() - since)
                self.tell(f"  {done} of {len(jobs)} files, {rate:.2f} games a second")

    def _files(self, generation: int) -> list[Path]:
        first = max(1, generation - self.plan.window + 1)
        return [path for at in range(first, generation + 1) for path in sorted(self._at(at, "games").glob("*.parquet"))]

    # -- the fit ---------------------------------------------------------------------------------------------------

    def _fit(self, generation: int) -> None:
        file = self._at(generation, WEIGHTS)
        if file.exists() and self._at(generation, "judge.bin").exists():
            return
        plan = self.plan
        files = self._files(generation)
        data = buffer.read(files, FEATURES)
        self.tell(f"generation {generation}: {len(data.game):,} rows to learn from")
        before, scale, start = self._before(generation, data)
        order = Order(
            plan.cells, plan.steps, plan.batch, plan.rate, plan.decay, plan.far, plan.lead, plan.seed + generation
        )
        found = fit(data, before, start, scale, order, lambda said: self.tell(f"  {said}"))
        told = predicted(found.params, scale, checked := data.part(held_back(data)))
        most = np.maximum(np.abs(data.seen).max(0), 1).astype(np.int64)
        judge = kept(found.params, scale, most, self._source(generation, files, measure.spreads(told, checked)))
        write(file, _saved(found))
        whole(self._at(generation, "judge.bin"), judge.write())

    def _playing(self, generation: int) -> bytes:
        """The judge of those who play, as its file holds it; nothing: the evaluation of the package."""
        if generation == 1 and self.plan.judge:
            return Path(self.plan.judge).read_bytes()
        before = self._generation_before(generation)
        if before is None:
            return b""
        return (before / "judge.bin" if before.is_dir() else before).read_bytes()

    def _generation_before(self, generation: int) -> Path | None:
        if generation > 1:
            return self._at(generation - 1, "")
        return Path(self.plan.begin) if self.plan.begin else None

    def _before(self, generation: int, data: buffer.Data) -> tuple[Params, np.ndarray, Params]:
        """Where the fit goes on from, how features are scaled, and what weights are drawn towards: what the run began
        with."""
        before = self._generation_before(generation)
        if before is None or before.is_file():
            scale = scale_of(data)
            start = self._start(scale)
            return start, scale, unlearned(start)
        params, scale = learned(before)
        if (cells := params["shared"].shape[-1]) != self.plan.cells:
            raise OtherRun(f"{before} has {cells} cells, and {self.plan.cells} are asked for: say --cells {cells}.")
        begin = Path(self.plan.begin)
        if self.plan.begin and begin.is_dir():
            return params, scale, learned(begin)[0]
        return params, scale, unlearned(self._start(scale))

    def _start(self, scale: np.ndarray) -> Params:
        """Where there is no fit to go on from: the judge of a file, or else the evaluation of the package."""
        plan = self.plan
        if not plan.begin:
            return begun(plan.cells, scale, plan.seed)
        known = read_net(Path(plan.begin).read_bytes())
        return with_cells(straight_of(known, scale), plan.cells, plan.seed)

    def _source(self, generation: int, files: list[Path], spreads: dict[str, dict[int, float]]) -> dict[str, Any]:
        return {
            "game": "troyes",
            "run": self.folder.name,
            "generation": generation,
            "order": self.plan._asdict(),
            "data": source.digest(files),
            "commit": source.commit(),
            "version": source.version(),
            "spreads": spreads,
        }

    # -- how good it is --------------------------------------------------------------------------------------------

    def _measure(self, generation: int) -> None:
        plan, judge = self.plan, self._at(generation, "judge.bin")
        params, scale = learned(self._at(generation, ""))
        with np.load(self._at(generation, WEIGHTS)) as saved:
            losses = saved["losses"].tolist()
        data = buffer.read(self._files(generation), FEATURES)
        checked = data.part(held_back(data))
        told = predicted(params, scale, checked)
        plainly = predicted(begun(plan.cells, scale, plan.seed), scale, checked)
        strengths = []
        for table in plan.tables:
            for other in plan.against:
                seed = f"measured/{plan.seed}/{generation}"
                found = measure.strength(table, judge, other, plan.thinking, plan.measured, seed, self.where.jobs)
                self.tell(f"  {table}: {found.share:.1%} ({found.low:.1%} to {found.high:.1%}) against {other}")
                strengths.append(found._asdict())
        report = {
            "generation": generation,
            "losses": losses,
            "errors": [error._asdict() for error in measure.errors(checked, plainly, told)],
            "points": [one._asdict() for one in measure.points_calibration(told, checked)],
            "wins": [one._asdict() for one in measure.wins_calibration(told, checked)],
            "strengths": strengths,
        }
        before = [json.loads(self._at(at, "report.json").read_text("utf-8")) for at in range(1, generation)]
        draw(self._at(generation, "report.svg"), [*before, report])
        whole(self._at(generation, "report.json"), (json.dumps(report, indent=1) + "\n").encode())


def learned(generation: Path) -> tuple[Params, np.ndarray]:
    """What the fit of a generation found, and how it scales features."""
    with np.load(generation / WEIGHTS) as saved:
        return {name: jnp.asarray(saved[name]) for name in saved.files if name not in NO_PARAMS}, saved["scale"]


def _saved(found: Fit) -> dict[str, np.ndarray]:
    return {
        **{name: np.asarray(value) for name, value in found.params.items()},
        "scale": found.scale,
        "losses": np.asarray(found.losses),
    }
