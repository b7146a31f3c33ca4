"""The datasheet that lies beside a set of games: what it is, how it was made, and what it is good for."""

from collections.abc import Sequence
from typing import Protocol

FILE = "README.md"
SHEET = """# {games:,} games, played by programs

A datasheet, after Gebru and others, *Datasheets for Datasets*.

**Why.** Whole games by players of known strength: for imitation, for learning to judge positions, for studies of
balance, and to compare results on the same data. Made by the contributors of troyes.

**What is in it.** A row is a whole game: seed, seats, points, winners and every choice. Everything else follows from
them by replaying. The metadata of each file has, under `troyes`, the game with its options, every printed number, the
version of troyes (`engine`) and the table of actions. All seats of a game are taken by the same level; those who
search thought for {simulations} simulations a decision. Nothing is missing, nothing was labelled by people, and there
are no personal data. Games are independent; no split is given: use the number of the game.

| file | game | seats | level | games | bytes | SHA-256 |
|---|---|---|---|---|---|---|
{files}

**How it was made.** With troyes {engine}, by programs alone. The same version makes the same games on any machine, and
the same files, byte for byte, where the same library writes them: {written_by}. Later versions read them:

    {command}
    troyes dataset verify .

**How to read it.** With anything that reads Parquet, or with `troyes.research.dataset`, which makes records,
observations, legal actions and results of it.

**What it is not for.** Choices are those of bots, not of people: a net that imitates them inherits their blind spots.
Points of different games cannot be compared. A search that is limited by simulations is weaker than the level at a
table. Some printed numbers are estimates.

**Upkeep.** A set belongs to the version that made it. It carries the licence of troyes (MIT) and no art or text of the
games. Faults are reported like any other of the project.
"""


class Listed(Protocol):
    """A file of the set."""

    file: str
    game: str
    players: int
    level: str
    games: int
    bytes: int
    sha256: str
    written_by: str


def sheet(engine: str, simulations: int, command: str, files: Sequence[Listed]) -> str:
    lines: list[str] = []
    for each in files:
        cells = [each.file, each.game, f"{each.players}", each.level, f"{each.games:,}", f"{each.bytes:,}", each.sha256]
        lines.append(f"| {' | '.join(cells)} |")
    return SHEET.format(
        games=sum(each.games for each in files),
        simulations=simulations,
        files="\n".join(lines),
        engine=engine,
        written_by=", ".join(sorted({each.written_by for each in files})),
        command=command,
    )
