"""`troyes analyse`: a game judged choice by choice, with luck and choices apart."""

import os
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from troyes.bots.limits import Limits
from troyes.cli.curve import draw_curve, sparklines
from troyes.cli.files import read_record, refuse_taken, written
from troyes.cli.points import side_name
from troyes.cli.replay import BULLETS, SEAT_STYLES
from troyes.cli.runs import bar, check_plot
from troyes.cli.voice import CliError, Voice
from troyes.coach import analysis as coach
from troyes.coach.cache import analyse_cached
from troyes.coach.shapes import Analysis, Step, Turn
from troyes.core import records
from troyes.core.errors import OptionError

LONGEST = 600.0
"""Seconds for one decision, at most."""
COSTLY = 10
"""So many turns are told if not all are asked for."""


def analyse(
    file: Path,
    limits: Limits,
    every: bool,
    json: Path | None,
    plot: Path | None,
    force: bool,
    fresh: bool,
    voice: Voice,
) -> None:
    """Everything that can be refused is refused before the first thought."""
    check_plot(plot)
    for path in (json, plot):
        if path is not None:
            refuse_taken(path, force, "cli-out-taken")
    if json is not None and plot is not None and json.absolute() == plot.absolute():
        raise CliError("coach-cli-same-file", path=str(json))
    record, names = read_record(file)
    records.read(record)
    with bar(voice, transient=True) as progress:
        task = progress.add_task(voice.words("coach-cli-thinking"), total=None)
        found = analyse_cached(
            record,
            cache_folder(),
            limits,
            lambda done, total: progress.update(task, completed=done, total=total),
            fresh=fresh,
        )
    _tell(found, names, every, voice)
    if json is not None:
        with written(json) as made:
            made.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
        voice.say("coach-cli-written", path=str(json))
    if plot is not None:
        draw_curve(plot, found, names, voice)
        voice.say("coach-cli-drawn", path=str(plot))


def limits_of(seconds: float | None, simulations: int | None, usual: Limits) -> Limits:
    """What each decision may cost, from two options of which one may be given."""
    if seconds is not None and not 0.0 < seconds <= LONGEST:
        raise OptionError("option-bad", place="seconds", value=f"{seconds:g}", expected=f"0 < … ≤ {LONGEST:g}")
    if simulations is not None and simulations < 1:
        raise OptionError("option-bad", place="simulations", value=str(simulations), expected="1+")
    if seconds is None and simulations is None:
        return usual
    return Limits(usual.seconds if seconds is None else seconds, simulations or 0)


def cache_folder() -> Path:
    """Where finished analyses are kept: with the player's own data if that has a place of its own."""
    named = os.environ.get("TROYES_DATA")
    if named:
        return Path(named) / "analyses"
    from platformdirs import user_cache_path

    return user_cache_path("troyes", appauthor=False) / "analyses"


# -- what it tells -------------------------------------------------------------------------------------------------


def _tell(found: Analysis, names: list[str], every: bool, voice: Voice) -> None:
    if not found.over:
        voice.say("coach-cli-unfinished", style="yellow")
    voice.out.print(sparklines(found, names, voice))
    voice.out.print()
    voice.table(_accounts(found, names, voice))
    voice.say("coach-cli-sum", style="dim")
    if not found.solo:
        voice.say("coach-cli-estimate", style="dim")
    voice.out.print()
    _tell_turning_points(found, names, voice)
    if every:
        voice.table(_decisions(found, names, voice))
        return
    costly = sorted((turn for turn in found.turns if turn.gave_up >= coach.SOUND), key=lambda turn: -turn.gave_up)
    if costly:
        voice.table(_costly(costly[:COSTLY], found, names, voice))
    else:
        voice.say("coach-cli-nothing-given")


def _who(side: int, found: Analysis, names: list[str], voice: Voice) -> Text:
    name = side_name(side, found.players, names, voice.lang)
    return Text(f"{BULLETS[side % 10]} {name}", style=SEAT_STYLES[side % 10])


def _accounts(found: Analysis, names: list[str], voice: Voice) -> Table:
    """What each side began with, what changed it, and how often the best was found."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.words("coach-cli-accounts"), title_justify="left")
    table.add_column("", no_wrap=True)
    for heading in ("start", "luck", "given", "others", "revision", "final", "sound"):
        table.add_column(voice.words(f"coach-cli-{heading}"), justify="right", no_wrap=True)
    for side in found.summaries:
        sound = "–" if side.side >= found.players else f"{side.sound}/{side.turns} ({voice.percent(side.accuracy)})"
        table.add_row(
            _who(side.side, found, names, voice),
            voice.number(side.start),
            *(voice.signed(part) for part in (side.luck, side.choices, side.others, side.revision)),
            voice.number(side.final),
            sound,
        )
    return table


def _tell_turning_points(found: Analysis, names: list[str], voice: Voice) -> None:
    if not found.turning_points:
        return
    voice.out.print(Text(voice.words("coach-cli-turning"), style="italic"))
    for number, point in enumerate(found.turning_points):
        when = point.when.text(voice.lang)
        voice.out.print(Text(f"{number + 1}. {when}: {point.words.text(voice.lang, names)}"), soft_wrap=True)
        if point.cause == "choice":
            turn = found.turns[point.turn]
            move = Text(f"   {_walk(turn.steps, names, voice)}", style="dim")
            voice.out.print(move, no_wrap=True, overflow="ellipsis")
    voice.out.print()


def _walk(steps: list[Step], names: list[str], voice: Voice) -> str:
    return " → ".join(step.label.text(voice.lang, names) for step in steps)


def _costly(turns: list[Turn], found: Analysis, names: list[str], voice: Voice) -> Table:
    """The turns that gave up most, and what would have been better."""
    table = Table(box=None, padding=(0, 2, 1, 0), title=voice.words("coach-cli-costly"), title_justify="left")
    table.add_column(voice.words("coach-cli-gave-up"), justify="right", no_wrap=True)
    table.add_column(voice.words("coach-cli-when"))
    table.add_column(voice.words("coach-cli-did"), ratio=1)
    table.add_column(voice.words("coach-cli-better"), ratio=1)
    for turn in turns:
        when = _who(turn.seat, found, names, voice)
        when.append(f"\n{turn.when.text(voice.lang)}", style="dim")
        better = Text(_walk(turn.better, names, voice))
        for reason in turn.reasons[:2]:
            better.append(f"\n{reason.text(voice.lang, names)}", style="dim italic")
        table.add_row(voice.number(turn.gave_up), when, Text(_walk(turn.steps, names, voice)), better)
    return table


def _decisions(found: Analysis, names: list[str], voice: Voice) -> Table:
    """Every choice, with what it gave up and what was expected of its seat before it."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.words("coach-cli-every"), title_justify="left")
    table.add_column("#", justify="right", no_wrap=True)
    table.add_column(voice.words("coach-cli-when"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(voice.words("coach-cli-expected"), justify="right", no_wrap=True)
    table.add_column(voice.words("coach-cli-did"), ratio=1)
    table.add_column(voice.words("coach-cli-gave-up"), justify="right", no_wrap=True)
    table.add_column(voice.words("coach-cli-better"), ratio=1)
    for judged in found.decisions:
        lost = judged.gave_up >= 0.05
        table.add_row(
            str(judged.number + 1),
            judged.when.text(voice.lang),
            _who(judged.seat, found, names, voice),
            voice.number(judged.expected[judged.seat]),
            Text(judged.label.text(voice.lang, names)),
            voice.number(judged.gave_up) if lost else "",
            Text(judged.best_label.text(voice.lang, names)) if lost else "",
        )
    return table
