"""A ladder as a picture: the ratings with their intervals, and how each fared against each, in ink on parchment."""

from importlib import import_module
from pathlib import Path
from typing import Any

from troyes.cli.ladder_figures import Pair, Summary
from troyes.cli.ladder_table import about
from troyes.cli.plot import FAINT, INK, PARCHMENT, drawing
from troyes.cli.voice import Voice

LOSING, WINNING = "#a8281f", "#2f5d8a"
ROW = 0.62
"""Inches for each player."""


def draw(path: Path, found: Summary, voice: Voice) -> None:
    tall = max(3.6, 2.2 + ROW * len(found.standings))
    with drawing(path, 6 + tall + 1.5, tall) as figure:
        title = voice.words("cli-ladder-title", title=found.game, players=found.players, games=found.games)
        figure.suptitle(title, color=INK, fontsize=15, x=0.01, ha="left")
        left, right = figure.subplots(1, 2, width_ratios=[6, tall + 1.5])
        _draw_ratings(left, found, voice)
        _draw_pairs(right, found, voice)


def _draw_ratings(axes: Any, found: Summary, voice: Voice) -> None:
    axes.set_facecolor(PARCHMENT)
    for at, one in enumerate(found.standings):
        axes.plot([one.rating.low, one.rating.high], [at, at], color=INK, linewidth=2, solid_capstyle="butt")
        axes.plot([one.rating.low, one.rating.high], [at, at], color=INK, marker="|", markersize=11, linestyle="none")
        axes.plot([one.mu], [at], color=WINNING, marker="o", markersize=8, linestyle="none")
        axes.annotate(about(one.rating, voice), (one.mu, at), (0, 9), textcoords="offset points", ha="center", size=9)
    axes.set_yticks(range(len(found.standings)), [one.bot for one in found.standings])
    axes.set_ylim(len(found.standings) - 0.4, -0.7)
    axes.set_xlabel(voice.words("cli-ladder-rating-axis"))
    axes.margins(x=0.18)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)


def share_of(one: str, other: str, found: Summary) -> float | None:
    """The share of wins of one against the other, also where the pair is listed the other way round."""
    pair = _listed(one, other, found.pairs)
    if pair is not None:
        return pair.share.value
    back = _listed(other, one, found.pairs) if found.players <= 2 else None
    return None if back is None else 1 - back.share.value


def _listed(one: str, other: str, pairs: list[Pair]) -> Pair | None:
    return next((pair for pair in pairs if (pair.one, pair.other) == (one, other)), None)


def _draw_pairs(axes: Any, found: Summary, voice: Voice) -> None:
    """Colour says whether a share is above or below the fair one; the figure stands in each field."""
    colours: Any = import_module("matplotlib.colors")
    shades = colours.LinearSegmentedColormap.from_list("shares", [LOSING, PARCHMENT, WINNING])
    names = [one.bot for one in found.standings]
    fair = 0.5 if found.fair is None else found.fair
    scale = colours.TwoSlopeNorm(fair, 0.0, 1.0)
    axes.set_facecolor(PARCHMENT)
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            share = None if one == other else share_of(one, other, found)
            fill = FAINT if share is None else shades(scale(share))
            axes.fill_between([column, column + 1], row, row + 1, color=fill, edgecolor=PARCHMENT, linewidth=2)
            if share is not None:
                light = abs(scale(share) - 0.5) > 0.3
                said = voice.percent(share)
                axes.text(
                    column + 0.5, row + 0.5, said, ha="center", va="center", color=PARCHMENT if light else INK, size=10
                )
    axes.set_xlim(0, len(names))
    axes.set_ylim(len(names), 0)
    axes.set_xticks([at + 0.5 for at in range(len(names))], names, rotation=20 if len(names) > 4 else 0)
    axes.set_yticks([at + 0.5 for at in range(len(names))], names)
    heading = "cli-ladder-matrix-alone" if found.fair is None else "cli-ladder-matrix"
    axes.set_title(voice.words(heading, rest=max(found.players - 1, 1)), fontsize=11, color=INK)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
