"""`troyes simulate`: bots play many games, and the points are counted."""

import secrets
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from troyes.cli.entrants import entrants
from troyes.cli.matches import Plan, Row, cores, play_all
from troyes.cli.options import tried, unusual
from troyes.cli.results import QUANTILES, Tally, kept_rows, line_of, tally
from troyes.cli.runs import at_least_one, bar, check_places, opened, seed_in, unreadable, write
from troyes.cli.voice import FAILED, INTERRUPTED, CliError, Voice
from troyes.core.errors import BotError, OptionError
from troyes.registry import descriptor

__all__ = ["Order", "simulate"]

FOREIGN = "cli-simulate-foreign"


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
    seconds: float | None = None
    simulations: int | None = None
    """How long those may think who search, and name no limit of their own."""


def simulate(order: Order, voice: Voice) -> None:
    """Everything that can be refused is refused before the first game."""
    plan, jobs, sides = _plan(order)
    kept: list[Row] = []
    end = 0
    if order.resume and order.out is not None and order.out.is_file():
        try:
            kept, end = kept_rows(order.out, plan)
        except OSError as error:
            raise unreadable(order.out, error) from None
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
    at_least_one("games", order.games)
    jobs = cores() if order.jobs is None else order.jobs
    at_least_one("jobs", jobs)
    if not order.bots:
        raise OptionError("option-bad", place="bots", value="“”", expected="greedy, random, greedy,random")
    bots = tuple(one.label for one in entrants(order.game, order.bots, order.seconds, order.simulations))
    players = descriptor(order.game).usual_seats if order.players is None else order.players
    if len(bots) > players > 0:
        raise CliError("cli-simulate-too-many-bots", bots=len(bots), players=players)
    probe = tried(order.game, players, order.options)
    check_places(order.out, order.plot, None, order.force, order.resume)
    seed = order.seed or seed_in(order.out, order.resume, FOREIGN) or secrets.token_hex(8)
    return Plan(order.game, players, bots, seed, unusual(probe)), jobs, len(probe.scores())


# -- the games -----------------------------------------------------------------------------------------------------


def _play(
    plan: Plan, order: Order, first: int, end: int, jobs: int, tallies: dict[str, Tally], voice: Voice
) -> tuple[int, int]:
    """Plays what is missing. How many games there are now, and the exit status if it had to stop before the end."""
    done = first
    with ExitStack() as stack:
        file = stack.enter_context(opened(order.out, end)) if order.out is not None else None
        progress = stack.enter_context(bar(voice))
        task = progress.add_task(voice.words("cli-simulate-playing"), total=max(order.games, first), completed=first)
        games = stack.enter_context(closing(play_all(plan.deal, first, order.games, jobs)))
        try:
            for rows in games:
                if file is not None:
                    write(file, order.out, b"".join(line_of(plan, done + at, row) for at, row in enumerate(rows)))
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
        except BotError as error:
            progress.stop()
            voice.complain(error)
            voice.note("cli-simulate-stopped" if file is None else "cli-simulate-stopped-kept", games=done)
            return done, FAILED
    return done, 0


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
