"""The points of many games as a picture: a distribution for each bot, in ink on parchment."""

import math
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from troyes.cli.files import written
from troyes.cli.matches import Plan
from troyes.cli.results import Tally
from troyes.cli.voice import Voice

PARCHMENT, INK, GOLD, FAINT = "#f4ecd9", "#2c2219", "#a77a1d", "#d8cbb0"
COLOURS = ["#a8281f", "#2f5d8a", "#4d7a3a", "#a77a1d", "#6b3f87", "#26211c"]
DASHES = ["solid", (0, (6, 2)), (0, (1.5, 1.5)), (0, (6, 2, 1.5, 2)), (0, (10, 3)), (0, (3, 1, 1, 1, 1, 1))]
"""Colour never speaks alone: each bot has a line of its own as well."""
SETTINGS: dict[str, Any] = {
    "font.family": "DejaVu Serif",
    "font.size": 11,
    "svg.hashsalt": "troyes",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def smooth(points: Tally, at: list[float]) -> list[float]:
    """The density of the points as a share of the seats: each counted total is spread like a small bell."""
    spread = max(points.spread, 0.5)
    width = max(0.6, 0.9 * spread * points.seats ** (-1 / 5))
    height = 1 / (points.seats * width * math.sqrt(2 * math.pi))
    bells = [(total, count * height) for total, count in points.counts.items()]
    return [sum(tall * math.exp(-(((x - total) / width) ** 2) / 2) for total, tall in bells) for x in at]


def draw(path: Path, tallies: dict[str, Tally], plan: Plan, games: int, voice: Voice) -> None:
    played = {bot: points for bot, points in tallies.items() if points.seats}
    with drawing(path, 9, 5.2) as figure:
        axes: Any = figure.add_subplot(facecolor=PARCHMENT)
        for number, (bot, points) in enumerate(played.items()):
            _draw_bot(axes, bot, points, number, len(played), voice)
        _dress(axes, plan, games, voice)
        figure.legend(loc="outside lower center", ncols=2, facecolor=PARCHMENT, edgecolor=GOLD, labelcolor=INK)


@contextmanager
def drawing(path: Path, wide: float, tall: float) -> Generator[Any]:
    """A figure to draw on. It is written without the date, so that the same figure is the same file."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    matplotlib: Any = import_module("matplotlib")
    with matplotlib.rc_context(SETTINGS), written(path) as made:
        figure: Any = Figure(figsize=(wide, tall), facecolor=PARCHMENT, layout="constrained")
        FigureCanvasAgg(figure)
        yield figure
        kind = path.suffix.lower().lstrip(".")
        dated: dict[str, Any] = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}
        figure.savefig(made, format=kind, dpi=160, facecolor=PARCHMENT, metadata=dated[kind])


def dress(axes: Any, title: str, across: str, up: str, pad: int) -> None:
    """What every curve has around it."""
    axes.set_title(title, color=INK, fontsize=15, loc="left", pad=pad)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.margins(x=0.01)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def _draw_bot(axes: Any, bot: str, points: Tally, number: int, bots: int, voice: Voice) -> None:
    colour, dash = COLOURS[number % 6], DASHES[number % 6]
    totals = sorted(points.counts)
    shares = [100 * points.counts[total] / points.seats for total in totals]
    axes.bar(totals, shares, width=0.92, color=colour, alpha=0.32 if bots == 1 else 0.22, linewidth=0)
    low, high = totals[0] - 3, totals[-1] + 3
    at = [low + (high - low) * step / 400 for step in range(401)]
    mean = voice.number(points.mean)
    label = voice.words("cli-plot-bot", bot=bot, mean=mean, spread=voice.number(points.spread))
    axes.plot(at, [100 * y for y in smooth(points, at)], color=colour, linestyle=dash, linewidth=2.2, label=label)
    top = 100 * smooth(points, [points.mean])[0]
    axes.vlines(points.mean, 0, top, color=colour, linestyle=dash, linewidth=1)


def _dress(axes: Any, plan: Plan, games: int, voice: Voice) -> None:
    def percent(value: float, _: int) -> str:
        return voice.words("cli-percent", number=f"{value:g}".replace(".", voice.words("cli-decimal")))

    heading = voice.words("cli-plot-title", title=plan.game, games=games, players=plan.players)
    dress(axes, heading, voice.words("cli-plot-points"), voice.words("cli-plot-share"), 14)
    axes.yaxis.set_major_formatter(percent)
    axes.set_ylim(bottom=0)
