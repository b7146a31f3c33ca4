"""What every command has that lets bots play many games: checked places, a file of results, a bar of progress."""

import secrets
from collections.abc import Callable, Generator, Sized
from contextlib import ExitStack, closing
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Column
from rich.text import Text

from troyes.cli.entrants import entrants
from troyes.cli.files import refuse_taken, writing
from troyes.cli.matches import Deal, Row, play
from troyes.cli.places import Place
from troyes.cli.results import lines_of, planned_seed
from troyes.cli.voice import FAILED, INTERRUPTED, CliError, Voice
from troyes.core.errors import BotError, OptionError, refusal_of
from troyes.extras import need
from troyes.registry import descriptor
from troyes.work.end import End, WorkError
from troyes.work.on_ray import OnRay
from troyes.work.where import LARGEST, Where

PLOTS = (".svg", ".png", ".pdf")
SLOW = 10
"""Below so many games a second, tenths are told too."""
Kept = TypeVar("Kept", bound=Sized)


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    players: int | None
    """None: two, or as near to it as the game allows."""
    bots: list[str]
    games: int
    seconds: float | None
    simulations: int | None
    """How long those may think who search, and name no limit of their own."""
    seed: str | None
    options: dict[str, Any]
    where: Where
    out: Place | None
    plot: Place | None
    json: Place | None
    force: bool
    resume: bool
    records: str | None = None
    """Where whole games go, as Parquet."""

    @property
    def seats(self) -> int:
        return descriptor(self.game).usual_seats if self.players is None else self.players

    def labels(self) -> tuple[str, ...]:
        """Those who play, by the labels of entrants."""
        return tuple(one.label for one in entrants(self.game, self.bots, self.seconds, self.simulations))

    def check_numbers(self) -> None:
        """Refuses numbers that cannot be."""
        if self.games < 1:
            raise OptionError("option-bad", place="games", value=str(self.games), expected="1+")
        self.where.checked()

    def checked_seed(self, foreign: str) -> str:
        """The seed, once all places are checked. `foreign`: what is said of a file that holds no such results."""
        self._check_places()
        return self.seed or self._kept_seed(foreign) or secrets.token_hex(8)

    def _kept_seed(self, foreign: str) -> str | None:
        """That of the run that is to go on."""
        if not self.resume:
            return None
        if self.out is not None and self.out.path.is_file():
            try:
                return planned_seed(self.out.path, foreign)
            except OSError as error:
                raise _unreadable(self.out, error) from None
        if self.records is not None:
            from troyes.cli.recording import recorded_seed

            return recorded_seed(self.records)
        return None

    def _check_places(self) -> None:
        """Refuses files that cannot be written, or would be lost."""
        if self.force and self.resume:
            raise CliError("cli-simulate-force-resume")
        if self.resume and self.out is None and self.records is None:
            raise CliError("cli-simulate-resume-what")
        check_plot(None if self.plot is None else self.plot.path)
        places: list[str] = [] if self.records is None else [str(Path(self.records).absolute())]
        for place, remedy in (
            (self.out, "cli-simulate-taken"),
            (self.plot, "cli-out-taken"),
            (self.json, "cli-out-taken"),
        ):
            if place is not None:
                refuse_taken(place.path, self.force or self.resume, remedy, str(place))
                if str(place.path.absolute()) in places:
                    raise CliError("cli-simulate-same-file", path=str(place))
                places.append(str(place.path.absolute()))

    def deliver(self) -> None:
        """What goes elsewhere is taken there."""
        for place in (self.out, self.plot, self.json):
            if place is not None:
                place.deliver()


# -- before the first game -----------------------------------------------------------------------------------------


def check_plot(plot: Path | None) -> None:
    """A picture that nobody could draw is refused before the first game."""
    if plot is None:
        return
    if plot.suffix.lower() not in PLOTS:
        raise OptionError("option-bad", place="plot", value=str(plot), expected=", ".join(PLOTS))
    need("plot")


def kept_by(order: Order, read: Callable[[Path], tuple[Kept, int]], none: Kept, voice: Voice) -> tuple[Kept, int]:
    """The games of a run that is to go on, and where the file of results ends with them."""
    if not order.resume or order.out is None or not order.out.path.is_file():
        return none, 0
    try:
        kept, end = read(order.out.path)
    except OSError as error:
        raise _unreadable(order.out, error) from None
    voice.note("cli-simulate-kept", games=len(kept), path=str(order.out))
    return kept, end


def _unreadable(path: Place, error: OSError) -> CliError:
    return CliError("cli-file-unreadable", path=str(path), detail=refusal_of(error))


# -- the games -----------------------------------------------------------------------------------------------------


def played(
    order: Order, deal: Callable[[int], Deal], count: int, voice: Voice, largest: int = LARGEST, in_order: bool = True
) -> Generator[list[Row]]:
    """So many games, some at a time, wherever they are to be played."""

    def tell(end: End) -> None:
        if isinstance(end, OnRay):
            voice.note("cli-on-ray", nodes=end.nodes, cores=end.hands)

    return order.where.done(play, deal, count, largest, in_order, tell)


def play_on(
    order: Order,
    options: dict[str, Any],
    games: Generator[list[Row]],
    take: Callable[[list[Row]], None],
    done: int,
    total: int,
    end: int,
    voice: Voice,
) -> tuple[int, int]:
    """Plays the games that are missing, writes them down behind the `end` of the file, and hands them to `take`.

    How many there are then, and the exit status, if it had to stop before the end.
    """
    kept = done
    with ExitStack() as stack:
        file: FileIO | None = None
        progress = stack.enter_context(bar(voice, RateColumn(voice)))
        task = progress.add_task(voice.words("cli-simulate-playing"), total=total, completed=done, kept=done)
        try:
            for rows in stack.enter_context(closing(games)):
                if order.out is not None:
                    file = file or stack.enter_context(_opened(order.out, end))
                    _write(file, order.out, lines_of(rows, order.game, options))
                    order.out.keep_up()
                take(rows)
                done += len(rows)
                progress.update(task, completed=done)
            return done, 0
        except (KeyboardInterrupt, BotError, WorkError) as error:
            progress.stop()
            if isinstance(error, WorkError) and done == kept:
                raise
            if not isinstance(error, KeyboardInterrupt):
                voice.complain(error)
            is_lost = order.out is None and order.records is None
            voice.note("cli-simulate-stopped" if is_lost else "cli-simulate-stopped-kept", games=done)
            return done, INTERRUPTED if isinstance(error, KeyboardInterrupt) else FAILED


# -- the file of results -------------------------------------------------------------------------------------------


def _opened(place: Place, end: int) -> FileIO:
    """The file of results, behind the games that it keeps."""
    with writing(place):
        file = place.path.open("r+b" if end else "wb", buffering=0)
        if end:
            file.seek(end)
            file.truncate()
        return file


def _write(file: FileIO, place: Place, lines: bytes) -> None:
    with writing(place):
        while lines:
            lines = lines[file.write(lines) :]


# -- progress ------------------------------------------------------------------------------------------------------


class RateColumn(ProgressColumn):
    """Games a second: all that were played here, over all the time that it took."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(Column(no_wrap=True))
        self.voice = voice

    def render(self, task: Task) -> Text:
        seconds = task.finished_time or task.elapsed or 0.0
        played = task.completed - task.fields.get("kept", 0)
        if not seconds or not played:
            return Text("")
        speed = played / seconds
        games = round(speed) if speed >= SLOW else self.voice.number(speed)
        return Text(self.voice.words("cli-simulate-rate", games=games))


class TimeLeftColumn(TimeRemainingColumn):
    """How long it may still take; nothing once it is done."""

    def render(self, task: Task) -> Text:
        return Text("") if task.finished else super().render(task)


def bar(voice: Voice, *more: ProgressColumn, transient: bool = False) -> Progress:
    """`more`: what else it tells. `transient`: it goes when all is done."""
    return Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(complete_style="yellow", finished_style="yellow"),
        MofNCompleteColumn(),
        *more,
        TimeElapsedColumn(),
        TimeLeftColumn(compact=True),
        console=voice.err,
        transient=transient,
    )
