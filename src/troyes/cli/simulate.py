"""`troyes simulate`: bots play many games, and the points are counted."""

from functools import partial

import typer
from rich.table import Table
from rich.text import Text

from troyes.cli.matches import Plan, Row
from troyes.cli.options import tried, unusual
from troyes.cli.recording import Recording, check_records, recording
from troyes.cli.results import QUANTILES, Tally, kept_rows, tally
from troyes.cli.runs import Order, kept_by, play_on, played
from troyes.cli.voice import CliError, Voice
from troyes.core.errors import OptionError


def simulate(order: Order, voice: Voice) -> None:
    """Everything that can be refused is refused before the first game."""
    plan, sides = _plan(order)
    tallies = {bot: Tally() for bot in dict.fromkeys(plan.bots)}
    with recording(order, plan) as kept_whole:
        done, stopped = _play(plan, order, kept_whole, tallies, voice)
    if done:
        voice.table(_summary(plan, done, tallies, sides > 1, voice))
        if sides > 1:
            voice.say("cli-simulate-wins-note", style="dim", fair=voice.percent(1 / sides))
    if order.plot is not None and done:
        from troyes.cli.plot import draw

        draw(order.plot.path, tallies, plan, done, voice)
    order.deliver()
    for place in (order.out, order.records):
        if place is not None:
            voice.say("cli-simulate-written", games=done, path=str(place))
    if order.plot is not None and done:
        voice.say("cli-simulate-plotted", path=str(order.plot))
    if stopped:
        raise typer.Exit(stopped)


def _play(plan: Plan, order: Order, whole: Recording, tallies: dict[str, Tally], voice: Voice) -> tuple[int, int]:
    """Plays what is missing, and counts everything. How many games there are then, and the exit status if it had to
    stop before the end."""
    rows = whole.kept
    end = 0
    if order.out is not None:
        none: list[Row] = []
        rows, end = kept_by(order, lambda path: kept_rows(path, plan, whole.most), none, voice)
    count = partial(tally, tallies=tallies, roy=voice.words("cli-le-roy"))
    count(rows)
    if not order.seed:
        voice.note("cli-simulate-seed", seed=plan.seed)
    first = len(rows)

    def take(found: list[Row]) -> None:
        whole.add(found)
        count(found)

    games = played(order, lambda at: plan.deal(first + at), max(0, order.games - first), voice)
    return play_on(order, plan.options, games, take, first, max(order.games, first), end, voice)


def _plan(order: Order) -> tuple[Plan, int]:
    """What is to be played, and how many play for the victory in it."""
    order.check_numbers()
    if not order.bots:
        raise OptionError("option-bad", place="bots", value="“”", expected="greedy, random, greedy,random")
    bots, players = order.labels(), order.seats
    if len(bots) > players > 0:
        raise CliError("cli-simulate-too-many-bots", bots=len(bots), players=players)
    probe = tried(order.game, players, order.options)
    check_records(order)
    seed = order.checked_seed("cli-simulate-foreign")
    plan = Plan(order.game, players, bots, seed, unusual(probe), order.records is not None)
    return plan, len(probe.scores())


def _summary(plan: Plan, games: int, tallies: dict[str, Tally], contest: bool, voice: Voice) -> Table:
    """`contest`: whether anybody can lose; who plays alone always wins, and is not told so."""
    title = voice.words("cli-simulate-summary", games=games, players=plan.players)
    table = Table(title=title, box=None, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(voice.words("cli-simulate-bot"), no_wrap=True)
    headings = ["seats", "mean", "spread", "min"]
    for heading in headings:
        table.add_column(voice.words(f"cli-simulate-{heading}"), justify="right", no_wrap=True)
    for percent in QUANTILES:
        table.add_column(f"{percent}%", justify="right", no_wrap=True)
    for heading in ("max", "wins") if contest else ("max",):
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
            *([voice.percent(points.win_share)] if contest else []),
        )
    return table
