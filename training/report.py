"""A generation in pictures: how the fit went, how far off it is, how well calibrated, and how strong."""

from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

Report = dict[str, Any]


def draw(path: Path, reports: list[Report]) -> None:
    """The newest report, and how strength went through all of them."""
    newest = reports[-1]
    figure = Figure(figsize=(12, 8), layout="constrained")
    axes = figure.subplots(2, 3)
    _losses(axes[0, 0], reports)
    _errors(axes[0, 1], newest)
    _strengths(axes[0, 2], reports)
    _calibration(axes[1, 0], newest["points"], "points at the end")
    _calibration(axes[1, 1], newest["wins"], "chance to win")
    _newest(axes[1, 2], newest)
    figure.suptitle(f"Generation {newest['generation']}")
    with plt.rc_context({"svg.hashsalt": "troyes"}):
        figure.savefig(path, metadata={"Date": None})


def _losses(axes: Axes, reports: list[Report]) -> None:
    for report in reports:
        axes.plot(report["losses"], label=f"generation {report['generation']}")
    axes.set(title="loss while it learned", xlabel="twentieths of the steps")
    axes.legend(fontsize="small")


def _errors(axes: Axes, newest: Report) -> None:
    """How much of the error without a network is left, by phase."""
    for kind in dict.fromkeys(error["kind"] for error in newest["errors"]):
        own = [error for error in newest["errors"] if error["kind"] == kind]
        shares = [100 * (error["after"] / error["before"]) ** 0.5 for error in own if error["before"]]
        axes.plot([str(error["phase"]) for error in own if error["before"]], shares, "o", label=kind)
    axes.axhline(100, color="grey", linewidth=0.8)
    axes.set(title="error on games held back, % of the linear one", xlabel="phase")
    axes.legend(fontsize="small")


def _strengths(axes: Axes, reports: list[Report]) -> None:
    pairs = dict.fromkeys((one["table"], one["against"]) for report in reports for one in report["strengths"])
    for table, against in pairs:
        own = [
            (report["generation"], one)
            for report in reports
            for one in report["strengths"]
            if (one["table"], one["against"]) == (table, against)
        ]
        shares = [100 * one["share"] for _, one in own]
        spans = [
            [100 * (one["share"] - one["low"]) for _, one in own],
            [100 * (one["high"] - one["share"]) for _, one in own],
        ]
        axes.errorbar([at for at, _ in own], shares, yerr=spans, marker="o", capsize=3, label=f"{table}: {against}")
    axes.set(title="wins against the ladder, %", xlabel="generation", ylim=(0, 100))
    axes.legend(fontsize="small")


def _calibration(axes: Axes, bins: list[dict[str, float]], what: str) -> None:
    said, came = [one["said"] for one in bins], [one["came"] for one in bins]
    low, high = min(said + came), max(said + came)
    axes.plot([low, high], [low, high], color="grey", linewidth=0.8)
    axes.plot(said, came, "o-")
    axes.set(title=f"calibration: {what}", xlabel="said", ylabel="came")


def _newest(axes: Axes, newest: Report) -> None:
    axes.axis("off")
    lines = [
        f"{one['table']} against {one['against']}: {one['share']:.1%} of {one['games']}\n"
        f"  ({one['low']:.1%} to {one['high']:.1%}), {one['lead']:+.1f} points"
        for one in newest["strengths"]
    ]
    axes.text(0, 1, "\n".join(lines), va="top", family="monospace", fontsize="small")
