"""Whether the study can be trusted: `make bench ARGS=study`, or with options `python -m bench.study`.

Games of `greedy` and of `count` on fixed seeds are analysed, and the accounts are held against the bars:

- mean luck over all seats within 2.5 standard errors of 0, and below 3 points;
- the revision account, its balance at the end of a game, below 15 % of all movement;
- `count` against itself at least 85 % sound;
- three planted blunders of different sizes told apart, the larger the dearer;
- chances to win, in ten bins, within 10 points of how often they came true.

A game that was measured is kept in the folder `--out`: the same command goes on where it stopped.
"""

import argparse
import json
import math
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from statistics import mean, pstdev
from time import process_time
from typing import Any

import troyes
from bench.blunders import planted
from bench.shown import shown
from troyes.bots import limits as thinking
from troyes.bots.limits import Limits
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city.descriptor import MODULES, VARIANTS
from troyes.cli.places import Folder
from troyes.coach.analysis import analyse
from troyes.work.where import Where

KINDS: dict[str, tuple[str, int | None, dict[str, Any]]] = {
    "troyes-2": ("troyes", 2, {}),
    "troyes-4": ("troyes", 4, {}),
    "ladies-4": ("troyes", 4, {**MODULES, **VARIANTS}),
    "king": ("king", None, {}),
    "dice-1": ("troyes-dice", 1, {}),
    "dice-4": ("troyes-dice", 4, {}),
}
BOTS = ("greedy", "count")
GAMES = 40
THOUGHT = 60
"""Simulations for a decision of `count` and for one of the study."""
LUCK_ERRORS, LUCK_POINTS = 2.5, 3.0
REVISION = 0.15
SOUND = 0.85
BINS, APART = 10, 0.10
LEAST = 60
"""A bin with fewer predictions tells nothing."""
BLUNDERS = "blunders"
LONGEST = 20.0
"""Seconds for a study of four seats."""
PLANTED = 3
"""Games with planted blunders, of each kind."""

ROOT = Path(__file__).parents[1]
Measured = dict[str, Any]
Job = tuple[str, str, int, int]
"""Kind, bot, number and simulations of a game."""


def played(kind: str, bot: str, number: int, thought: int) -> troyes.Game:
    name, players, options = KINDS[kind]
    game = troyes.new_game(name, players=players, seed=f"study/{kind}/{number}", **options)
    limits = Limits(simulations=thought)
    return play_out(game, [make(bot, f"study/{number}/{seat}", limits) for seat in range(game.players)])


def measured(job: Job) -> tuple[Job, Measured]:
    return job, measure(*job)


def measure(kind: str, bot: str, number: int, thought: int) -> Measured:
    if bot == BLUNDERS:
        return {"found": planted(*KINDS[kind], number, thought)}
    game = played(kind, bot, number, thought)
    found = analyse(game, Limits(simulations=thought))
    won = game.winners()
    return {
        "luck": [side.luck for side in found.summaries],
        "choices": [side.choices for side in found.summaries],
        "others": [side.others for side in found.summaries],
        "revision": [side.revision for side in found.summaries],
        "movement": [side.movement for side in found.summaries],
        "start": [side.start for side in found.summaries],
        "final": [side.final for side in found.summaries],
        "sound": sum(side.sound for side in found.summaries),
        "turns": sum(side.turns for side in found.summaries),
        "chances": _chances(found.curve, [(side in won) / len(won) for side in range(found.sides)]),
    }


def _chances(curve: list[Any], won: list[float]) -> list[list[float]]:
    """At ten moments of a game, evenly spread: what was said of each side, and what came."""
    if len(won) == 1:
        return []
    last = curve[-1].choices
    found: list[list[float]] = []
    for tenth in range(10):
        now = [moment for moment in curve if moment.choices <= tenth * last / 10][-1]
        found += [[chance, came, tenth / 10] for chance, came in zip(now.chance, won, strict=True)]
    return found


# -- all of them -------------------------------------------------------------------------------------------------------


def run(
    kinds: Iterable[str],
    games: int,
    thought: int,
    where: Where | None,
    out: Path,
    keep_up: Callable[[], None] = lambda: None,
) -> dict[str, Measured]:
    """Every game, by its name; those that are kept already are not played again. `where`: None if no other is.

    `keep_up`: is told whenever something was written.
    """
    out.mkdir(parents=True, exist_ok=True)
    jobs: list[Job] = [(kind, BLUNDERS, number, thought) for kind in kinds for number in range(min(games, PLANTED))]
    jobs += [(kind, bot, number, thought) for number in range(games) for kind in kinds for bot in BOTS]
    found: dict[str, Measured] = {}
    missing: list[Job] = []
    for job in jobs:
        path = _kept(out, job)
        if path.exists():
            found[path.stem] = json.loads(path.read_text())
        else:
            missing.append(job)
    if where is None:
        return found
    with (
        shown("study", len(jobs), len(jobs) - len(missing)) as advance,
        closing(where.done(measured, missing.__getitem__, len(missing), largest=1, in_order=False)) as done,
    ):
        for some in done:
            for job, figures in some:
                path = _kept(out, job)
                found[path.stem] = figures
                path.write_text(json.dumps(figures))
            keep_up()
            advance(len(some))
    return found


def _kept(out: Path, job: Job) -> Path:
    return out / f"{'-'.join(map(str, job))}.json"


class Verdict:
    """The bars, one line each."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.kept = True

    def tell(self, what: str, figure: str, kept: bool | None) -> None:
        """`kept`: None where there is no bar."""
        self.lines.append(f"{what:<27}{figure:<70}{'' if kept is None else 'ok' if kept else 'MISSED'}".rstrip())
        self.kept = self.kept and kept is not False


def judge(found: dict[str, Measured], kinds: Iterable[str]) -> Verdict:
    verdict = Verdict()
    for kind in kinds:
        for bot in BOTS:
            games = [each for name, each in found.items() if name.startswith(f"{kind}-{bot}-")]
            if games:
                _luck(verdict, f"{kind}, {bot}", games)
                _revision(verdict, f"{kind}, {bot}", games)
            if games and bot == "count":
                sound = sum(game["sound"] for game in games) / max(sum(game["turns"] for game in games), 1)
                verdict.tell(f"{kind}, {bot}: sound", f"{sound:.1%}", sound >= SOUND)
        pairs = [pair for name, each in found.items() if name.startswith(kind) for pair in each.get("chances", ())]
        if pairs:
            _calibration(verdict, kind, pairs, False)
        lost = [each["found"] for name, each in found.items() if name.startswith(f"{kind}-{BLUNDERS}-")]
        shown = "; ".join(", ".join(f"{points:.1f}" for points in each) for each in lost)
        verdict.tell(f"{kind}, blunders", shown, all(each and each == sorted(set(each)) for each in lost))
    everything = [pair for each in found.values() for pair in each.get("chances", ())]
    if everything:
        _calibration(verdict, "all together", everything, True)
    return verdict


def _luck(verdict: Verdict, what: str, games: list[Measured]) -> None:
    luck = [points for game in games for points in game["luck"]]
    by_game = [mean(game["luck"]) for game in games]
    error = pstdev(by_game) / math.sqrt(len(by_game)) if len(by_game) > 1 else math.inf
    middle = mean(luck)
    verdict.tell(
        f"{what}: luck",
        f"{middle:+.2f} (standard error {error:.2f})",
        abs(middle) <= LUCK_ERRORS * error and abs(middle) < LUCK_POINTS,
    )


def _revision(verdict: Verdict, what: str, games: list[Measured]) -> None:
    revised = sum(abs(points) for game in games for points in game["revision"])
    moved = sum(points for game in games for points in game["movement"])
    share = revised / (revised + moved)
    accounts = ", ".join(
        f"{part} {mean(points for game in games for points in game[part]):+.1f}"
        for part in ("choices", "others", "revision")
    )
    verdict.tell(f"{what}: revision", f"{share:.1%} of all movement ({accounts})", share < REVISION)


def _calibration(verdict: Verdict, what: str, pairs: list[list[float]], is_barred: bool) -> None:
    """The widest gap between what was said and what came; one kind of game alone has too few for a bar."""
    gaps: list[tuple[float, float, float, int]] = []
    for at in range(BINS):
        inside = [pair for pair in pairs if at == min(int(pair[0] * BINS), BINS - 1)]
        if len(inside) >= LEAST:
            said, came = mean(pair[0] for pair in inside), mean(pair[1] for pair in inside)
            gaps.append((abs(said - came), said, came, len(inside)))
    if not gaps:
        return
    gap, said, came, count = max(gaps)
    early = [pair[0] for pair in pairs if pair[2] < 0.5]
    figure = f"gap {gap:.1%}: said {said:.0%}, came {came:.0%} of {count}; early {min(early):.0%}-{max(early):.0%}"
    kept = gap <= APART and min(early) > 0.005 and max(early) < 0.995
    verdict.tell(f"{what}: chances", figure, kept if is_barred else None)


def compare(kinds: Iterable[str] = KINDS, games: int = GAMES, thought: int = THOUGHT, **more: Any) -> bool:
    out = more.get("out") or Path("build") / "study"
    found = run(kinds, games, thought, more.get("where", Where()), out, more.get("keep_up", lambda: None))
    verdict = judge(found, kinds)
    print("\n".join(verdict.lines))
    (out / "verdict.txt").write_text("\n".join(verdict.lines) + "\n")
    return verdict.kept


def timed() -> bool:
    """What it takes to study a game of four seats. Searches go by the processor's clock: the machine may be busy."""
    thinking.perf_counter = process_time
    longest = 0.0
    for kind in ("troyes-4", "ladies-4", "dice-4"):
        game = played(kind, "count", 1, 20)
        began = process_time()
        found = analyse(game)
        longest = max(longest, spent := process_time() - began)
        turns = sum(side.turns for side in found.summaries)
        print(f"{kind}: {spent:.1f} s for {turns} turns (bar: {LONGEST:g})", flush=True)
    return longest <= LONGEST


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m bench.study")
    arguments.add_argument("--only", nargs="*", choices=list(KINDS), default=list(KINDS))
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--simulations", type=int, default=THOUGHT)
    arguments.add_argument("--processes", type=int, default=None, help="0: only what was measured already is judged")
    arguments.add_argument("--on", help="ray, or ray://host:port: on a cluster whose machines have troyes")
    arguments.add_argument("--out", default="build/study", help="the folder: here, or wherever fsspec writes")
    arguments.add_argument("--timed", action="store_true", help="only how long a study of four seats takes")
    chosen = arguments.parse_args()
    if chosen.timed:
        raise SystemExit(not timed())
    where = None if chosen.processes == 0 else Where(chosen.on, chosen.processes, (ROOT / "bench",)).checked()
    folder = Folder(chosen.out)
    try:
        kept = compare(
            chosen.only, chosen.games, chosen.simulations, where=where, out=folder.path, keep_up=folder.keep_up
        )
    finally:
        folder.deliver()
    raise SystemExit(not kept)


if __name__ == "__main__":
    main()
