"""A sweep in pictures: how far off every half day is, how well calibrated, and how strong the judge alone plays."""

from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

Report = dict[str, Any]


def draw(path: Path, reports: list[Report]) -> None:
    """The newest report, and how strength went through all of them."""
    days: list[Report] = reports[-1]["half_days"]
    figure = Figure(figsize=(12, 4), layout="constrained")
    errors, calibration, strength = figure.subplots(1, 3)
    numbers = list(range(1, len(days) + 1))
    errors.plot(numbers, [day["without"] for day in days], "o-", label="evaluation")
    errors.plot(numbers, [day["error"] for day in days], "o-", label="network")
    errors.set(title="error on sheets held back, points", xlabel="after half day")
    errors.legend(fontsize="small")
    for at in (0, len(days) // 2, len(days) - 1):
        bins = days[at]["bins"]
        calibration.plot([one["said"] for one in bins], [one["came"] for one in bins], "o-", label=f"half day {at + 1}")
    calibration.set(title="calibration: points at the end", xlabel="said", ylabel="came")
    calibration.legend(fontsize="small")
    for name in ("base", "all"):
        means, spans = zip(*(report["strengths"][name] for report in reports), strict=True)
        strength.errorbar([report["sweep"] for report in reports], means, yerr=spans, marker="o", capsize=3, label=name)
    strength.set(title="points alone, one half day ahead", xlabel="sweep")
    strength.legend(fontsize="small")
    with plt.rc_context({"svg.hashsalt": "troyes"}):
        figure.savefig(path, metadata={"Date": None})
