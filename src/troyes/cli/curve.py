"""How the prospects of each side went over a game: a line of blocks in the terminal, and a picture in ink."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from troyes.cli.plot import COLOURS, DASHES, GOLD, INK, PARCHMENT, drawing, dress
from troyes.cli.points import side_name
from troyes.cli.replay import BULLETS, SEAT_STYLES
from troyes.cli.voice import Voice
from troyes.coach.shapes import Analysis

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48
"""So many blocks at most; fewer where the terminal is narrow."""
SHORTEST = 8
BESIDE = 40
"""Columns that the figures beside two lines take."""


def sparkline(values: Sequence[float], low: float, high: float) -> str:
    """A block for each value, the higher the taller."""
    tall = max(high - low, 1e-9)
    top = len(BLOCKS) - 1
    return "".join(BLOCKS[min(max(round(top * (value - low) / tall), 0), top)] for value in values)


def sampled(analysis: Analysis, side: int, chance: bool, width: int) -> list[float]:
    """A side's points or chance at evenly spaced moments between the first choice and the last."""
    curve = analysis.curve
    last = max(curve[-1].choices, 1)
    found: list[float] = []
    at = 0
    for step in range(width):
        upto = last * step / (width - 1)
        while at + 1 < len(curve) and curve[at + 1].choices <= upto:
            at += 1
        found.append(curve[at].chance[side] if chance else curve[at].points[side])
    return found


def sparklines(analysis: Analysis, names: list[str], voice: Voice) -> Table:
    """Expected points of each side, on one scale, and the chance to win beside them."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.words("coach-cli-curve"), title_justify="left")
    table.add_column("", no_wrap=True)
    table.add_column(voice.words("coach-cli-points"), no_wrap=True)
    table.add_column("", justify="right", no_wrap=True)
    duel = not analysis.solo
    names_take = max(len(side_name(side, analysis.players, names, voice.lang)) for side in range(analysis.sides))
    room = voice.out.width - names_take - (BESIDE if duel else BESIDE // 2)
    width = min(max(room // 2, SHORTEST) if duel else max(room, SHORTEST), WIDTH)
    if duel:
        table.add_column(voice.words("coach-cli-chance"), no_wrap=True)
        table.add_column("", justify="right", no_wrap=True)
    lines = [sampled(analysis, side, False, width) for side in range(analysis.sides)]
    low, high = min(map(min, lines)), max(map(max, lines))
    for side, line in enumerate(lines):
        style = SEAT_STYLES[side % 10]
        cells: list[Text | str] = [
            Text(f"{BULLETS[side % 10]} {side_name(side, analysis.players, names, voice.lang)}", style=style),
            Text(sparkline(line, low, high), style=style),
            f"{voice.number(line[0])} → {voice.number(analysis.curve[-1].points[side])}",
        ]
        if duel:
            chance = sampled(analysis, side, True, width)
            cells.append(Text(sparkline(chance, 0.0, 1.0), style=style))
            last = analysis.curve[-1].chance[side]
            cells.append(f"{round(100 * chance[0])} → {round(100 * last)} %")
        table.add_row(*cells)
    return table


def draw_curve(path: Path, analysis: Analysis, names: list[str], voice: Voice) -> None:
    """The same as a picture, with the turning points marked."""
    with drawing(path, 9, 5.2) as figure:
        axes: Any = figure.add_subplot(facecolor=PARCHMENT)
        at = [moment.choices for moment in analysis.curve]
        for side in range(analysis.sides):
            axes.step(
                at,
                [moment.points[side] for moment in analysis.curve],
                where="post",
                color=COLOURS[side % 6],
                linestyle=DASHES[side % 6],
                linewidth=2.2,
                label=side_name(side, analysis.players, names, voice.lang),
            )
        for number, point in enumerate(analysis.turning_points):
            axes.axvline(point.choices, color=GOLD, linewidth=1)
            axes.annotate(str(number + 1), (point.choices, 1.01), xycoords=("data", "axes fraction"), color=GOLD)
        points = voice.words("coach-cli-points")
        dress(axes, voice.words("coach-cli-curve"), voice.words("coach-cli-choices"), points, 18)
        figure.legend(loc="outside lower center", ncols=5, facecolor=PARCHMENT, edgecolor=GOLD, labelcolor=INK)
