"""An owner's numbers, as tests write them."""

from pathlib import Path
from typing import Any


def leaves(table: dict[str, Any], path: str = "") -> dict[str, Any]:
    """Every number or list of a table of tables, by its dotted name."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        found |= leaves(value, f"{path}{name}.") if isinstance(value, dict) else {f"{path}{name}": value}
    return found


def over(place: str, value: object) -> dict[str, Any]:
    """An owner's numbers with this one in them."""
    made: Any = value
    for name in reversed(place.split(".")):
        made = {name: made}
    return made


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path
