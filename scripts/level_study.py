"""Measures what the eyes of the study miss, and writes it to `src/troyes/coach/city/levels.json`.

    python scripts/level_study.py --games 40        every kind of game, by greedy and by count in equal parts
    python scripts/level_study.py --games 40 2 king  only these

The seeds are those of no bench. The same arguments give the same table.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import troyes
from troyes.bots.limits import Limits
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.city.descriptor import MODULES, VARIANTS
from troyes.city.game import CityGame
from troyes.city.state import ACTED, City
from troyes.coach.city.estimate import decided, looked
from troyes.coach.city.levels import ROUND, ROY, parts_of
from troyes.coach.preview import open_decision
from troyes.work.where import Where, done_by

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src" / "troyes" / "coach" / "city" / "levels.json"
KINDS: dict[str, tuple[str, int | None, dict[str, Any]]] = {
    **{str(seats): ("troyes", seats, {}) for seats in (2, 3, 4)},
    "2-ladies": ("troyes", 2, MODULES),
    **{f"{seats}-ladies": ("troyes", seats, {**MODULES, **VARIANTS}) for seats in (3, 4)},
    "king": ("king", None, {}),
}
SMOOTH = 2.0
"""How strongly neighbouring rounds are drawn together, in games."""

Row = tuple[str, list[float], float]


def played(job: tuple[str, str, int, int]) -> list[Row]:
    """What was missed at the beginning of every turn of one game, and at the end of every round."""
    kind, bot, number, simulations = job
    name, players, options = KINDS[kind]
    game = troyes.new_game(name, players=players, seed=f"level/{kind}/{number}", **options)
    limits = Limits(simulations=simulations)
    play_out(game, [make(bot, f"level/{number}/{seat}", limits) for seat in range(game.players)])
    finals = [score.total for score in game.scores()]
    past = troyes.replay(game.record(), 0)
    rows: list[Row] = []
    turns = -1
    for seat, key in game.made():
        assert isinstance(past, CityGame)
        if past.turns != turns and open_decision(past, seat) is not None:
            turns = past.turns
            rows += _missed(kind, past.city, finals)
        now, done = past.city.round, decided(past, key)
        past.play(seat, key)
        if done is not None and done.step == ACTED and (past.over or past.city.round != now):
            rows += _missed(kind, done, finals)
    return rows


def _missed(kind: str, city: City, finals: list[int]) -> list[Row]:
    return [
        (ROY if side >= city.seats else kind, parts_of(city, side), finals[side] - seen)
        for side, seen in enumerate(looked(city))
    ]


def fitted(rows: list[Row], games: int) -> list[float]:
    """By least squares; neighbouring rounds are drawn together."""
    size = len(rows[0][1])
    normal = [[0.01 * (at == other) for other in range(size)] for at in range(size)]
    sums = [0.0] * size
    for _, parts, missed in rows:
        found = [(at, part) for at, part in enumerate(parts) if part]
        for at, part in found:
            sums[at] += part * missed
            for other, with_it in found:
                normal[at][other] += part * with_it
    weight = SMOOTH * len(rows) / games / size
    for at in range(1, size - 1 - ROUND):
        after = at + ROUND
        normal[at][at] += weight
        normal[after][after] += weight
        normal[at][after] -= weight
        normal[after][at] -= weight
    return [round(level, 2) for level in _solved(normal, sums)]


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss' way; the rows are symmetric and positive, so that no pivot is 0."""
    size = len(right)
    whole = [[*row, end] for row, end in zip(rows, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = whole[below][at] / whole[at][at]
            whole[below] = [one - share * other for one, other in zip(whole[below], whole[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(whole[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (whole[at][size] - rest) / whole[at][at]
    return found


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("kinds", nargs="*", default=list(KINDS))
    arguments.add_argument("--games", type=int, default=40)
    arguments.add_argument("--simulations", type=int, default=60)
    arguments.add_argument("--processes", type=int, default=None)
    arguments.add_argument("--on", help="ray, or ray://host:port: on a cluster whose machines have troyes")
    arguments.add_argument("--out", type=Path, default=TARGET)
    chosen = arguments.parse_args()
    target: Path = chosen.out
    table: dict[str, list[float]] = json.loads(target.read_text()) if target.exists() else {}
    where = Where(chosen.on, chosen.processes, (ROOT / "scripts",)).checked()
    for kind in chosen.kinds:
        jobs = [
            (kind, bot, number, chosen.simulations) for bot in ("greedy", "count") for number in range(chosen.games)
        ]
        rows = [row for found in done_by(where, played, jobs, largest=1) for row in found]
        for name in sorted({row[0] for row in rows}):
            table[name] = fitted([row for row in rows if row[0] == name], chosen.games)
            print(name, table[name], flush=True)
    target.write_text("{\n" + ",\n".join(f' "{name}": {json.dumps(table[name])}' for name in sorted(table)) + "\n}\n")


if __name__ == "__main__":
    main()
