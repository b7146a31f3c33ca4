"""What every command has that lets bots play many games: checked places, a file of results, a bar of progress."""

from io import FileIO
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from troyes.cli.files import refuse_taken
from troyes.cli.results import planned_seed
from troyes.cli.voice import CliError, Voice
from troyes.core.errors import OptionError
from troyes.extras import need

__all__ = [
    "RateColumn",
    "at_least_one",
    "bar",
    "check_places",
    "check_plot",
    "opened",
    "seed_in",
    "unreadable",
    "write",
]

PLOTS = (".svg", ".png", ".pdf")
SLOW = 10
"""Below so many games a second, tenths are told too."""


# -- before the first game -----------------------------------------------------------------------------------------


def at_least_one(place: str, number: int) -> None:
    if number < 1:
        raise OptionError("option-bad", place=place, value=str(number), expected="1+")


def check_places(out: Path | None, plot: Path | None, more: Path | None, force: bool, resume: bool) -> None:
    """Refuses files that cannot be written, or would be lost. `more`: another file beside results and picture."""
    if force and resume:
        raise CliError("cli-simulate-force-resume")
    if out is not None:
        refuse_taken(out, force or resume, "cli-simulate-taken")
    elif resume:
        raise CliError("cli-simulate-resume-what")
    check_plot(plot)
    places = [] if out is None else [out.absolute()]
    for path in (plot, more):
        if path is not None:
            refuse_taken(path, force or resume, "cli-out-taken")
            if path.absolute() in places:
                raise CliError("cli-simulate-same-file", path=str(path))
            places.append(path.absolute())


def check_plot(plot: Path | None) -> None:
    """A picture that nobody could draw is refused before the first game."""
    if plot is None:
        return
    if plot.suffix.lower() not in PLOTS:
        raise OptionError("option-bad", place="plot", value=str(plot), expected=", ".join(PLOTS))
    need("plot")


def seed_in(out: Path | None, resume: bool, foreign: str) -> str | None:
    """The seed of the run that is to go on. `foreign`: what is said of a file that holds no such results."""
    if not resume or out is None or not out.is_file():
        return None
    try:
        return planned_seed(out, foreign)
    except OSError as error:
        raise unreadable(out, error) from None


def unreadable(path: Path, error: OSError) -> CliError:
    return CliError("cli-file-unreadable", path=str(path), detail=error.strerror or str(error))


# -- the file of results -------------------------------------------------------------------------------------------


def opened(path: Path, end: int) -> FileIO:
    """The file of results, behind the games that it keeps."""
    try:
        file = path.open("r+b" if end else "wb", buffering=0)
        if end:
            file.seek(end)
            file.truncate()
    except OSError as error:
        raise CliError("cli-out-unwritable", path=str(path), detail=error.strerror or str(error)) from None
    return file


def write(file: FileIO, path: Path | None, lines: bytes) -> None:
    try:
        while lines:
            lines = lines[file.write(lines) :]
    except OSError as error:
        raise CliError("cli-out-unwritable", path=str(path), detail=error.strerror or str(error)) from None


# -- progress ------------------------------------------------------------------------------------------------------


class RateColumn(ProgressColumn):
    """Games a second."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        games = f"{speed:,.0f}" if speed >= SLOW else self.voice.number(speed)
        return Text(self.voice.words("cli-simulate-rate", games=games))


def bar(voice: Voice) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style="yellow", finished_style="yellow"),
        MofNCompleteColumn(),
        RateColumn(voice),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=voice.err,
    )
