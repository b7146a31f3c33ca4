"""What version 0.1.0 wrote, and how it is compared: nothing is missing or different; more is welcome.

But for two faults: it left a settling of Marauding noted when the action was over (T23), and turned neither plaza nor
tile at the end of the last half day of Troyes Dice (D10). And some estimates among the printed numbers have moved
since: a game that was begun with those of 0.1.0 goes on with them, and tells them as its own.
"""

import gzip
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import troyes

FILES = Path(__file__).parent / "files"
NUMBERS: dict[str, Any] = tomllib.loads(
    (Path(troyes.__file__).parent / "city" / "printed-0.1.0.toml").read_text("utf-8")
)
"""Those of 0.1.0 that have moved since."""


def read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def names(folder: str) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in (FILES / folder).glob("*.json.gz"))


def lost(before: Any, now: Any, place: str = "") -> list[str]:
    """Where something that stood there before is gone or different."""
    if isinstance(before, dict):
        if not isinstance(now, dict):
            return [f"{place}: {now!r}"]
        before = {key: value for key, value in before.items() if not _is_told_now(key, before, now)}
        if before.get("settled") is True and before.get("target", "") is None:
            before = {**before, "settled": False}
        if before.get("over") is True and "wheel" in before:
            before = {name: value for name, value in before.items() if name != "wheel"}
        return [
            fault
            for key, value in before.items()
            for fault in (lost(value, now[key], f"{place}.{key}") if key in now else [f"{place}.{key} is gone"])
        ]
    if isinstance(before, list):
        if not isinstance(now, list) or len(before) != len(now):
            return [f"{place}: {now!r} instead of {before!r}"]
        return [fault for at, value in enumerate(before) for fault in lost(value, now[at], f"{place}[{at}]")]
    return [] if before == now or _is_card(before, now) else [f"{place}: {now!r} instead of {before!r}"]


def _is_told_now(key: str, before: dict[str, Any], now: dict[str, Any]) -> bool:
    """Numbers that were the product's; the checksum of a record that tells them now; estimates that are its own now."""
    if key in ("estimates", "owners") and {"estimates", "owners"} <= set(before):
        return sorted(before["estimates"] + before["owners"]) == sorted(now["estimates"] + now["owners"])
    if key == "checksum":
        return "options" in before and before["options"]["cards"] != now["options"]["cards"]
    return key == "cards" and before[key] is None and isinstance(now.get(key), dict)


def with_numbers(kept: dict[str, Any]) -> dict[str, Any]:
    """A position, or what a record says of one, with the numbers of 0.1.0 where it has none of its own."""
    if "cards" in kept["options"] and kept["options"]["cards"] is None and kept["game"] in ("troyes", "king"):
        return {**kept, "options": {**kept["options"], "cards": NUMBERS}}
    return kept


def _is_card(before: Any, now: Any) -> bool:
    """A card or tile in a list of a log line has its own name now: `activity-priest`. No file keeps such lines."""
    own = re.sub(r"^(card|outdoor-name)-", "", str(before))
    return own != str(before) and str(now).partition("-")[2] == own
