"""Sets of whole games: made, told of, checked."""

from collections.abc import Iterator
from contextlib import closing
from hashlib import file_digest
from shlex import quote
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from troyes.bots.levels import levels as levels_of
from troyes.cli.datasheet import FILE as SHEET
from troyes.cli.datasheet import sheet
from troyes.cli.runs import Order, RateColumn, bar
from troyes.cli.simulate import simulate
from troyes.cli.voice import FAILED, INTERRUPTED, Voice
from troyes.core.errors import OptionError
from troyes.extras import need
from troyes.registry import descriptors
from troyes.work.where import Where

if TYPE_CHECKING:
    from troyes.research.dataset import Games

INDEX = "index.json"
WRONG = ("dataset-action", "dataset-winners", "dataset-wrong")
"""What says that a game of a file was not played so, rather than that the file cannot be read."""


class Title(NamedTuple):
    """A game, or one of its expansions, as a set holds it."""

    name: str
    game: str
    options: dict[str, Any]


class Entry(msgspec.Struct):
    """A file of a set."""

    file: str
    game: str
    players: int
    options: dict[str, Any]
    level: str
    games: int
    bytes: int
    sha256: str
    written_by: str
    """The library whose version has a say in the bytes, though not in the games."""


class Index(msgspec.Struct):
    """What lies in the folder of a set."""

    engine: str
    seed: str
    files: list[Entry]


def titles() -> Iterator[Title]:
    """Every game, and every expansion that is put in by one word."""
    for known in descriptors():
        yield Title(known.short, known.name, {})
        for preset in known.presets:
            if preset.flag:
                yield Title(f"{known.short}-{preset.name}", known.name, dict(preset.values))


def make(folder: str, games: int, simulations: int, only: list[str], seed: str, where: Where, voice: Voice) -> None:
    need("data")
    known = {level for title in titles() for level in (*levels_of(title.game), "random")}
    for level in only:
        if level not in known:
            raise OptionError("option-bad", place="levels", value=level[:60], expected=", ".join(sorted(known)))
    from troyes.research.dataset.places import found, writing

    fs, path = found(folder)
    with writing(folder):
        fs.makedirs(path, exist_ok=True)
    made: list[tuple[str, str]] = []
    for title in titles():
        for level in only or levels_of(title.game):
            if level not in (*levels_of(title.game), "random"):
                continue
            name = f"{title.name}-{level}.parquet"
            voice.say("cli-dataset-making", file=name)
            place = f"{folder.rstrip('/')}/{name}"
            order = Order(
                game=title.game,
                players=None,
                bots=[level],
                games=games,
                seconds=None,
                simulations=simulations,
                seed=f"{seed}/{title.name}/{level}",
                options=title.options,
                where=where,
                out=None,
                plot=None,
                json=None,
                force=False,
                resume=True,
                records=place,
            )
            simulate(order, voice)
            made.append((name, level))
    words = ["troyes dataset make .", f"--games {games}", f"--simulations {simulations}", f"--seed {quote(seed)}"]
    words += [f"--levels {','.join(only)}"] if only else []
    _tell(folder, seed, simulations, " ".join(words), made, voice)


def _tell(folder: str, seed: str, simulations: int, command: str, made: list[tuple[str, str]], voice: Voice) -> None:
    """What lies there, for programs and for people, with a checksum each, so that a copy can be compared."""
    import troyes
    from troyes.research.dataset import Games
    from troyes.research.dataset.places import found, writing

    fs, path = found(folder)
    entries: list[Entry] = []
    with writing(folder):
        for name, level in made:
            games = Games(f"{folder.rstrip('/')}/{name}")
            common = games.about
            with fs.open(f"{path}/{name}", "rb") as file:
                digest = file_digest(file, "sha256").hexdigest()
            size = fs.size(f"{path}/{name}")
            entry = Entry(
                name, common.game, common.players, common.options, level, len(games), size, digest, games.written_by
            )
            entries.append(entry)
        version = troyes.__version__
        index = msgspec.json.format(msgspec.json.encode(Index(version, seed, entries)), indent=1)
        fs.pipe_file(f"{path}/{INDEX}", index + b"\n")
        fs.pipe_file(f"{path}/{SHEET}", sheet(version, simulations, command, entries).encode())
    voice.say("cli-dataset-made", files=len(entries), games=sum(entry.games for entry in entries), path=folder)


def _named(places: list[str]) -> "list[Games]":
    """The files that were named, and those of the folders that were."""
    need("data")
    from troyes.research.dataset import Games, files_in
    from troyes.research.dataset.places import found

    files: list[Games] = []
    for place in places:
        fs, path = found(place)
        files += files_in(place) if fs.isdir(path) else [Games(place)]
    return files


def show(places: list[str], voice: Voice) -> None:
    from troyes.research.dataset.places import found

    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(voice.words("cli-dataset-file"), no_wrap=True)
    for heading in ("game", "seats", "games", "bytes", "engine", "table"):
        table.add_column(voice.words(f"cli-dataset-{heading}"), justify="right", no_wrap=True)
    for games in _named(places):
        fs, path = found(games.place)
        common = games.about
        each = voice.number(fs.size(path) / len(games)) if len(games) else ""
        figures = (common.game, str(common.players), str(len(games)), each, common.engine, str(common.table))
        table.add_row(Text(path.rpartition("/")[2]), *figures)
    voice.table(table)


def verify(places: list[str], where: Where, voice: Voice) -> None:
    """The status is 1 if a game was not played so."""
    from troyes.research.dataset import DatasetError
    from troyes.research.dataset import verify as replayed

    where.checked()
    for games in _named(places):
        done = 0
        with bar(voice, RateColumn(voice), transient=True) as progress:
            task = progress.add_task(voice.words("cli-simulate-playing"), total=len(games))
            try:
                with closing(replayed(games, where)) as right:
                    for done in right:
                        progress.update(task, completed=done)
            except DatasetError as error:
                if error.message.id not in WRONG:
                    raise
                progress.stop()
                voice.complain(error)
                raise typer.Exit(FAILED) from None
            except KeyboardInterrupt:
                progress.stop()
                voice.note("cli-interrupted")
                raise typer.Exit(INTERRUPTED) from None
        voice.say("cli-dataset-right", games=done, path=games.place)
