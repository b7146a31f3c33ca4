"""Makes the puzzles that come with the package: the judge plays against itself, and the moments are looked at closer.

    python scripts/make_puzzles.py troyes --puzzles 520 --seed 1
    python scripts/make_puzzles.py dice --puzzles 520 --seed 1

The same arguments make the same puzzles. What was found is kept in `build/puzzles`, game by game: whoever stops it and
starts it again goes on where it was. `--pack` writes what there is and looks for nothing more.

    python scripts/make_puzzles.py dice --puzzles 520 --mend 1500 12000

goes on from those that ship. It drops those of which today's judge finds another turn clearly better: with 1,500
simulations, and where these find one, with 12,000 as well; and those whose obvious turn is judged to be as good. Then
it looks for others in further games of the same seed.
"""

import argparse
from pathlib import Path
from time import perf_counter

import msgspec

import troyes
from troyes.bots.levels import COUNT
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Mind
from troyes.coach.hint import advisor, weigh
from troyes.coach.preview import open_decision
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.puzzles.answers import ALIKE, judged, same, turn_of
from troyes.puzzles.making import Maker
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


def stands(shelf: Shelf, puzzle: Puzzle, mind: Mind, simulations: int) -> bool:
    """Whether a mind finds a puzzle's answer, or nothing that is clearly better at any of its steps."""
    game: Game | None = shelf.begin(puzzle)
    for key in puzzle.best:
        decision = open_decision(game, puzzle.seat) if game is not None else None
        if game is None or decision is None:
            return True
        if len(decision.codes) > 1:
            clock = Clock(Limits(simulations=simulations))
            found = weigh(mind, game, decision, from_seed(f"check {puzzle.number}"), clock)
            keys = [decision.vocabulary.keys[code] for code in found[0].codes]
            answer = puzzle.best[puzzle.best.index(key) :]
            if same(shelf.about, turn_of(game, puzzle.seat, keys), turn_of(game, puzzle.seat, answer)):
                return True
            own = [each.value for each in found if decision.vocabulary.keys[each.codes[0]] == key]
            if not own or found[0].value - own[0] >= ALIKE:
                return False
        game = game.ahead(puzzle.seat, key)
    return True


def sound(shelf: Shelf, level: str, depths: list[int], tables: list[str]) -> list[Puzzle]:
    """Those that stand at one of these depths, fewer simulations first. `tables`: others are not looked at."""
    found: list[Puzzle] = []
    for number in shelf.numbers():
        puzzle = shelf.puzzle(number)
        mind = advisor(puzzle.game, level)
        if table_of(puzzle) not in tables or (
            any(stands(shelf, puzzle, mind, depth) for depth in depths) and not obvious_is_right(shelf, puzzle)
        ):
            found.append(puzzle)
        else:
            print(f"{number} of {len(shelf)} ({table_of(puzzle)}): another turn is as good", flush=True)
    return found


def obvious_is_right(shelf: Shelf, puzzle: Puzzle) -> bool:
    """Whether whoever takes the obvious turn would be told that it is just as good."""
    return judged(shelf.begin(puzzle), puzzle.seat, puzzle.best, puzzle.lead, puzzle.obvious).grade == "right"


def table_of(puzzle: Puzzle) -> str:
    return puzzle.game if puzzle.players == 1 else f"{puzzle.game}-{puzzle.players}"


def mend(shelf: Shelf, level: str, depths: list[int], tables: list[str], wanted: int, out: Path) -> None:
    """Drops what does not stand, and finds others in its place."""
    source, name = shelf.source, f"{shelf.about.id}-{level}-{shelf.source.seed}-{shelf.source.games}"
    checked = KEPT / f"{name}-{'-'.join(map(str, depths))}.json"
    if not checked.exists():
        every = sorted({table_of(shelf.puzzle(number)) for number in shelf.numbers()})
        checked.write_bytes(msgspec.json.encode(sound(shelf, level, depths, tables or every)))
    puzzles = msgspec.json.decode(checked.read_bytes(), type=list[Puzzle])
    print(f"{len(puzzles)} of {len(shelf)} stand", flush=True)
    games = found_by(
        Maker(shelf.about, source.seed, level), KEPT / f"{name}.jsonl", wanted - len(puzzles), source.games
    )
    puzzles += [puzzle for game in games for puzzle in game][: max(wanted - len(puzzles), 0)]
    told = Source(troyes.__version__, level, source.simulations, source.seed, source.games + len(games), depths)
    save(out / f"{shelf.about.id}.json.gz", told, puzzles)


def found_by(maker: Maker, file: Path, wanted: int, first: int = 0) -> list[list[Puzzle]]:
    """The puzzles of so many games as it takes, from that one on."""
    games = kept(file)
    found = sum(map(len, games))
    begun, before = perf_counter(), found
    while found < wanted:
        games.append(list(maker.game(first + len(games))))
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(games[-1]) + b"\n")
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
        "--mend", type=int, nargs="+", metavar="SIMULATIONS", help="go on from those that ship, less those found wrong"
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
