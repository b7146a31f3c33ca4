"""Makes the puzzles that come with the package: the judge plays against itself, and the moments are looked at closer.

    python scripts/make_puzzles.py troyes --puzzles 520 --seed 1
    python scripts/make_puzzles.py dice --puzzles 520 --seed 1

The same arguments make the same puzzles. What was found is kept in `build/puzzles`, game by game: whoever stops it and
starts it again goes on where it was. `--pack` writes what there is and looks for nothing more.
"""

import argparse
from pathlib import Path
from time import perf_counter

import msgspec

import troyes
from troyes.bots.levels import COUNT
from troyes.puzzles.making import Maker
from troyes.puzzles.sets import sets
from troyes.puzzles.shapes import Puzzle, Source
from troyes.puzzles.shelf import written

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "puzzles"
FILES = ROOT / "src" / "troyes" / "puzzles" / "data"


def kept(file: Path) -> list[list[Puzzle]]:
    """What earlier runs have found, by game; a last line that was not finished is forgotten."""
    lines = file.read_bytes().split(b"\n") if file.exists() else [b""]
    file.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    return [msgspec.json.decode(line, type=list[Puzzle]) for line in lines[:-1]]


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("set", choices=sorted(sets()))
    arguments.add_argument("--puzzles", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--judge", default=COUNT, help="the level that searches")
    arguments.add_argument("--pack", action="store_true", help="write what was found so far")
    arguments.add_argument("--out", type=Path, default=FILES)
    chosen = arguments.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{chosen.set}-{chosen.judge}-{chosen.seed}.jsonl"
    games = kept(file)
    about = sets()[chosen.set]
    maker = Maker(about, chosen.seed, chosen.judge)
    found = sum(map(len, games))
    begun, before = perf_counter(), found
    while found < chosen.puzzles and not chosen.pack:
        games.append(list(maker.game(len(games))))
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(games[-1]) + b"\n")
        found += len(games[-1])
        spent = perf_counter() - begun
        left = f", about {spent / (found - before) * (chosen.puzzles - found):.0f} s to go" if found > before else ""
        print(f"{found} of {chosen.puzzles} puzzles in {len(games)} games, {spent:.0f} s{left}", flush=True)
    puzzles = [puzzle for game in games for puzzle in game][: chosen.puzzles]
    simulations = [*about.depths, about.proof]
    source = Source(troyes.__version__, chosen.judge, simulations, chosen.seed, len(games))
    data = written(source, puzzles)
    (chosen.out / f"{chosen.set}.json.gz").write_bytes(data)
    print(f"{len(puzzles)} puzzles, {len(data):,} bytes", flush=True)


if __name__ == "__main__":
    main()
