"""`troyes simulate`: bots play many games, and the points are counted."""

import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import troyes
from troyes.bots.player import make
from troyes.cli import catalogue
from troyes.cli.files import refuse_taken
from troyes.cli.matches import Plan, Row, cores, play_all
from troyes.cli.options import tried
from troyes.cli.results import QUANTILES, Tally, kept_rows, line_of, planned_seed, tally
from troyes.cli.voice import FAILED, INTERRUPTED, CliError, Voice
from troyes.core.errors import OptionError

__all__ = ["Order", "simulate"]

PLOTS = (".svg", ".png", ".pdf")
USUAL_SEATS = 2
SLOW = 10
"""Below so many games a second, tenths are told too."""


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    players: int | None
    """None: two, or as near to it as the game allows."""
    bots: list[str]
    games: int
    seed: str | None
    options: dict[str, Any]
    jobs: int | None
    out: Path | None
    plot: Path | None
    force: bool
    resume: bool


def simulate(order: Order, voice: Voice) -> None:
    """Everything that can be refused is refused before the first game."""
    plan, jobs, sides = _plan(order)
    kept: list[Row] = []
    end = 0
    if order.resume and order.out is not None and order.out.is_file():
        try:
            kept, end = kept_rows(order.out, plan)
        except OSError as error:
            raise _unreadable(order.out, error) from None
        voice.note("cli-simulate-kept", games=len(kept), path=str(order.out))
    tallies = {bot: Tally() for bot in dict.fromkeys(plan.bots)}
    tally(kept, tallies, voice.words("cli-le-roy"))
    if not order.seed:
        voice.note("cli-simulate-seed", seed=plan.seed)
    done, stopped = _play(plan, order, len(kept), end, jobs, tallies, voice)
    if done:
        voice.out.print(_summary(plan, done, tallies, voice))
        voice.say("cli-simulate-wins-note", style="dim", fair=voice.percent(1 / sides))
    if order.out is not None:
        voice.say("cli-simulate-written", games=done, path=str(order.out))
    if order.plot is not None and done:
        from troyes.cli.plot import draw

        draw(order.plot, tallies, plan, done, voice)
        voice.say("cli-simulate-plotted", path=str(order.plot))
    if stopped:
        raise typer.Exit(stopped)


# -- before the first game -----------------------------------------------------------------------------------------


def _plan(order: Order) -> tuple[Plan, int, int]:
    """What is to be played, by how many processes, and how many play for the victory in it."""
    _at_least_one("games", order.games)
    jobs = cores() if order.jobs is None else order.jobs
    _at_least_one("jobs", jobs)
    if not order.bots:
        raise OptionError("option-bad", place="bots", value="“”", expected="greedy, random, greedy,random")
    for bot in order.bots:
        make(bot)
    players = _seats(order)
    if len(order.bots) > players > 0:
        raise CliError("cli-simulate-too-many-bots", bots=len(order.bots), players=players)
    probe = tried(order.game, players, order.options)
    usual = troyes.new_game(order.game, seed=1).options
    options = {name: value for name, value in probe.options_data().items() if value != usual[name]}
    _check_places(order)
    seed = order.seed or _seed_in(order) or secrets.token_hex(8)
    return Plan(order.game, players, tuple(order.bots), seed, options), jobs, len(probe.scores())


def _seats(order: Order) -> int:
    if order.players is not None:
        return order.players
    low, high = catalogue.players(order.game)
    return min(max(USUAL_SEATS, low), high)


def _at_least_one(place: str, number: int) -> None:
    if number < 1:
        raise OptionError("option-bad", place=place, value=str(number), expected="1+")


def _check_places(order: Order) -> None:
    if order.force and order.resume:
        raise CliError("cli-simulate-force-resume")
    if order.out is not None:
        refuse_taken(order.out, order.force or order.resume, "cli-simulate-taken")
    elif order.resume:
        raise CliError("cli-simulate-resume-what")
    if order.plot is not None:
        if order.plot.suffix.lower() not in PLOTS:
            raise OptionError("option-bad", place="plot", value=str(order.plot), expected=", ".join(PLOTS))
        refuse_taken(order.plot, order.force or order.resume, "cli-out-taken")
        if order.out is not None and order.out.absolute() == order.plot.absolute():
            raise CliError("cli-simulate-same-file", path=str(order.out))


def _seed_in(order: Order) -> str | None:
    if not order.resume or order.out is None or not order.out.is_file():
        return None
    try:
        return planned_seed(order.out)
    except OSError as error:
        raise _unreadable(order.out, error) from None


def _unreadable(path: Path, error: OSError) -> CliError:
    return CliError("cli-file-unreadable", path=str(path), detail=error.strerror or str(error))


# -- the games -----------------------------------------------------------------------------------------------------


def _play(
    plan: Plan, order: Order, first: int, end: int, jobs: int, tallies: dict[str, Tally], voice: Voice
) -> tuple[int, int]:
    """Plays what is missing. How many games there are now, and the exit status if it had to stop before the end."""
    done = first
    with ExitStack() as stack:
        file = stack.enter_context(_opened(order.out, end)) if order.out is not None else None
        progress = stack.enter_context(_progress(voice))
        task = progress.add_task(voice.words("cli-simulate-playing"), total=max(order.games, first), completed=first)
        games = stack.enter_context(closing(play_all(plan, first, order.games, jobs)))
        try:
            for rows in games:
                if file is not None:
                    _write(file, order.out, b"".join(line_of(plan, done + at, row) for at, row in enumerate(rows)))
                tally(rows, tallies, voice.words("cli-le-roy"))
                done += len(rows)
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            progress.stop()
            voice.note("cli-simulate-stopped" if file is None else "cli-simulate-stopped-kept", games=done)
            return done, INTERRUPTED
        except BrokenProcessPool:
            progress.stop()
            voice.complain(CliError("cli-simulate-lost-process", games=done))
            return done, FAILED
    return done, 0


def _opened(path: Path, end: int) -> FileIO:
    """The file of results, behind the games that it keeps."""
    try:
        file = path.open("r+b" if end else "wb", buffering=0)
        if end:
            file.seek(end)
            file.truncate()
    except OSError as error:
        raise CliError("cli-out-unwritable", path=str(path), detail=error.strerror or str(error)) from None
    return file


def _write(file: FileIO, path: Path | None, lines: bytes) -> None:
    try:
        while lines:
            lines = lines[file.write(lines) :]
    except OSError as error:
        raise CliError("cli-out-unwritable", path=str(path), detail=error.strerror or str(error)) from None


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


def _progress(voice: Voice) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(complete_style="yellow", finished_style="yellow"),
        MofNCompleteColumn(),
        RateColumn(voice),
        TimeRemainingColumn(elapsed_when_finished=True),
        console=voice.err,
    )


# -- what they came to ---------------------------------------------------------------------------------------------


def _summary(plan: Plan, games: int, tallies: dict[str, Tally], voice: Voice) -> Table:
    title = voice.words("cli-simulate-summary", games=games, players=plan.players)
    table = Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(voice.words("cli-simulate-bot"), no_wrap=True)
    headings = ["seats", "mean", "spread", "min"]
    for heading in headings:
        table.add_column(voice.words(f"cli-simulate-{heading}"), justify="right", no_wrap=True)
    for percent in QUANTILES:
        table.add_column(f"{percent}%", justify="right", no_wrap=True)
    for heading in ("max", "wins"):
        table.add_column(voice.words(f"cli-simulate-{heading}"), justify="right", no_wrap=True)
    for bot, points in tallies.items():
        if not points.seats:
            continue
        table.add_row(
            Text(bot),
            str(points.seats),
            voice.number(points.mean),
            voice.number(points.spread),
            str(min(points.counts)),
            *map(str, points.quantiles()),
            str(max(points.counts)),
            voice.percent(points.win_share),
        )
    return table
