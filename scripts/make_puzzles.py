"""Makes the puzzles that come with the package: the judge plays against itself, and the moments are looked at closer.

    python scripts/make_puzzles.py troyes --puzzles 520 --seed 1
    python scripts/make_puzzles.py dice --puzzles 520 --seed 1

The same arguments make the same puzzles. What was found is kept in `build/puzzles`, game by game: whoever stops it and
starts it again goes on where it was. `--pack` writes what there is and looks for nothing more.

    python scripts/make_puzzles.py dice --puzzles 500 --mend 24000

goes on from those that ship. It drops those whose answer a search of so many simulations by today's judge does not
find, those that `greedy` or the apprentice finds, and those whose obvious turn is judged to be as good. Then it looks
for others in further games of the same seed.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec

import troyes
from troyes.bots.levels import APPRENTICE, COUNT, GREEDY
from troyes.coach.hint import advisor
from troyes.puzzles.answers import judged, turn_of
from troyes.puzzles.making import Maker, Moment
from troyes.puzzles.sets import sets
from troyes.puzzles.shapes import Puzzle, Source
from troyes.puzzles.shelf import Shelf, shelves, written

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "puzzles"
FILES = ROOT / "src" / "troyes" / "puzzles" / "data"


def kept(file: Path) -> list[list[Puzzle]]:
    """What earlier runs have found, by game; a last line that was not finished is forgotten."""
    lines = file.read_bytes().split(b"\n") if file.exists() else [b""]
    file.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    return [msgspec.json.decode(line, type=list[Puzzle]) for line in lines[:-1]]


def keep(file: Path, puzzles: list[Puzzle]) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(puzzles) + b"\n")


def stands(shelf: Shelf, puzzle: Puzzle, level: str, simulations: int) -> bool:
    """Whether a level finds a puzzle's answer with so many simulations, from another guess and with other dice."""
    moment = moment_of(shelf, puzzle, level)
    return moment.lead(turn_of(moment.game, puzzle.seat, puzzle.best), simulations, "deeper") >= 0.0


def is_plain(shelf: Shelf, puzzle: Puzzle) -> bool:
    """Whether somebody who does not search finds it: `greedy` and the apprentice play better than they once did."""
    moment = moment_of(shelf, puzzle, shelf.source.judge)
    best = turn_of(moment.game, puzzle.seat, puzzle.best)
    return any(moment.alike(best, moment.taken_by(bot)) for bot in (GREEDY, APPRENTICE))


def moment_of(shelf: Shelf, puzzle: Puzzle, level: str) -> Moment:
    game = shelf.begin(puzzle)
    name = f"{puzzle.seed} {len(puzzle.choices)}"
    return Moment(Maker(shelf.about, shelf.source.seed, level), advisor(game.name, level), game, puzzle.seat, name)


def sound(shelf: Shelf, level: str, simulations: int, tables: list[str], file: Path) -> list[Puzzle]:
    """Those that stand. `tables`: others are not looked at."""
    looked_at = kept(file)
    for number in shelf.numbers()[len(looked_at) :]:
        puzzle = shelf.puzzle(number)
        stays = table_of(puzzle) not in tables or (
            not is_plain(shelf, puzzle)
            and stands(shelf, puzzle, level, simulations)
            and not obvious_is_right(shelf, puzzle)
        )
        looked_at.append([puzzle] if stays else [])
        keep(file, looked_at[-1])
        if not stays:
            print(f"{number} of {len(shelf)} ({table_of(puzzle)}): another turn is as good, or it is plain", flush=True)
    return [puzzle for one in looked_at for puzzle in one]


def obvious_is_right(shelf: Shelf, puzzle: Puzzle) -> bool:
    """Whether whoever takes the obvious turn would be told that it is just as good."""
    return judged(shelf.begin(puzzle), puzzle.seat, puzzle.best, puzzle.lead, puzzle.obvious).grade == "right"


def table_of(puzzle: Puzzle) -> str:
    return puzzle.game if puzzle.players == 1 else f"{puzzle.game}-{puzzle.players}"


def mend(shelf: Shelf, level: str, simulations: int, tables: list[str], wanted: int, out: Path) -> None:
    """Drops what does not stand, and finds others in its place."""
    source, name = shelf.source, f"{shelf.about.id}-{level}-{shelf.source.seed}-{shelf.source.games}"
    chosen = tables or sorted({table_of(shelf.puzzle(number)) for number in shelf.numbers()})
    looked_at = KEPT / f"{name}-{simulations}-{'-'.join(chosen)}.jsonl"
    puzzles = sound(shelf, level, simulations, chosen, looked_at)
    print(f"{len(puzzles)} of {len(shelf)} stand", flush=True)
    games = found_by(
        Maker(shelf.about, source.seed, level),
        KEPT / f"{name}-{simulations}.jsonl",
        wanted - len(puzzles),
        source.games,
        lambda puzzle: stands(shelf, puzzle, level, simulations),
    )
    puzzles += [puzzle for game in games for puzzle in game][: max(wanted - len(puzzles), 0)]
    told = Source(troyes.__version__, level, source.simulations, source.seed, source.games + len(games), [simulations])
    save(out / f"{shelf.about.id}.json.gz", told, puzzles)


def found_by(
    maker: Maker, file: Path, wanted: int, first: int = 0, stays: Callable[[Puzzle], bool] = lambda puzzle: True
) -> list[list[Puzzle]]:
    """The puzzles that stay, of so many games as it takes, from that one on."""
    games = kept(file)
    found = sum(map(len, games))
    begun, before = perf_counter(), found
    while found < wanted:
        games.append([*filter(stays, maker.game(first + len(games)))])
        keep(file, games[-1])
        found += len(games[-1])
        spent = perf_counter() - begun
        left = f", about {spent / (found - before) * (wanted - found):.0f} s to go" if found > before else ""
        print(f"{found} of {wanted} puzzles in {len(games)} games, {spent:.0f} s{left}", flush=True)
    return games


def save(file: Path, source: Source, puzzles: list[Puzzle]) -> None:
    data = written(source, puzzles)
    file.write_bytes(data)
    print(f"{len(puzzles)} puzzles, {len(data):,} bytes", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("set", choices=sorted(sets()))
    arguments.add_argument("--puzzles", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--judge", default=COUNT, help="the level that searches")
    arguments.add_argument("--pack", action="store_true", help="write what was found so far")
    arguments.add_argument("--out", type=Path, default=FILES)
    arguments.add_argument(
        "--mend", type=int, metavar="SIMULATIONS", help="go on from those that ship, less those found wrong"
    )
    arguments.add_argument(
        "--tables", nargs="+", default=[], help="look only at those of `troyes-2` and the like, with --mend"
    )
    chosen = arguments.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    if chosen.mend:
        mend(shelves()[chosen.set], chosen.judge, chosen.mend, chosen.tables, chosen.puzzles, chosen.out)
        return
    about = sets()[chosen.set]
    file = KEPT / f"{chosen.set}-{chosen.judge}-{chosen.seed}.jsonl"
    games = found_by(Maker(about, chosen.seed, chosen.judge), file, 0 if chosen.pack else chosen.puzzles)
    puzzles = [puzzle for game in games for puzzle in game][: chosen.puzzles]
    source = Source(troyes.__version__, chosen.judge, [*about.depths, about.proof], chosen.seed, len(games))
    save(chosen.out / f"{chosen.set}.json.gz", source, puzzles)


if __name__ == "__main__":
    main()
