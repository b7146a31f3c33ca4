"""Writes the published schemas and `docs/position.md` from the code. --check: only tell whether they are up to date."""

import json
import sys
from pathlib import Path
from typing import Any

from troyes.core import records
from troyes.dice import position
from troyes.dice.items import BONUSES, item_name
from troyes.dice.names import THINGS
from troyes.dice.walk import ANOTHER_TRACK, NAME_CITIZEN

DOCS = Path(__file__).parents[1] / "docs"

HEAD = """\
# Positions

A position is any moment of a game, whole, as plain JSON: `game.position()` writes one, `troyes.from_position` plays on
from it. Write one down, edit it, and play on; one that cannot be is refused with the field that is wrong.

This page is made from the schema by `scripts/position_doc.py`; [position.schema.json](position.schema.json) is the same
for programs, and `troyes schema position` prints it. A field with a default may be left out. Places and columns are
counted from 1, columns from the left whatever number stands above them.
"""


def files() -> dict[str, str]:
    """Every file that is made from the code, with what it should hold."""
    return {
        "record.schema.json": _json(records.schema()),
        "position.schema.json": _json(position.schema()),
        "position.md": page(position.schema()),
    }


def page(schema: dict[str, Any]) -> str:
    parts: dict[str, Any] = schema["$defs"]
    first = schema["$ref"].rpartition("/")[2]
    order = [first, *(name for name in parts if name != first)]
    sections = [_section(name, parts[name]) for name in order]
    return "\n".join([HEAD, *sections, _items()])


def _section(name: str, part: dict[str, Any]) -> str:
    lines = [
        f"## {_title(name)}",
        "",
        part["description"],
        "",
        "| field | type | default | meaning |",
        "|---|---|---|---|",
    ]
    for field, about in part["properties"].items():
        default = f"`{json.dumps(about['default'])}`" if "default" in about else "–"
        lines.append(f"| `{field}` | {_type(about)} | {default} | {about['description']} |")
    return "\n".join([*lines, ""])


def _type(about: dict[str, Any]) -> str:
    if "$ref" in about:
        name = _title(about["$ref"].rpartition("/")[2])
        return f"[{name}](#{name.lower()})"
    if "enum" in about:
        return ", ".join(f"`{json.dumps(value)}`" for value in about["enum"])
    if about.get("type") == "array":
        return f"list of {_count(about)}{_type(about['items'])}"
    if about.get("type") == "integer":
        return f"number, {about['minimum']} to {about['maximum']}" if "minimum" in about else "number"
    return {"boolean": "true or false", "string": "text"}.get(about.get("type", ""), "any")


def _count(about: dict[str, Any]) -> str:
    low, high = about.get("minItems"), about.get("maxItems")
    if low is None or high is None:
        return ""
    return f"{low}: " if low == high else f"{low} to {high}: "


def _items() -> str:
    """What `now` and `line` of a walk may name."""
    choices = [NAME_CITIZEN, *(ANOTHER_TRACK + colour for colour in range(3))]
    lines = [
        "## Things under way",
        "",
        "A walk's `now` holds what is left of the effect in progress, its `line` the bonuses that wait. Both list:",
        "",
        *(f"- `{item_name(item)}`" for item in [*BONUSES, *choices]),
        f"- a number from 1 to 31 and one of {', '.join(f'`{thing}`' for thing in THINGS)}: `3 deniers`",
        "",
        "Only the bonuses, the first eight, can stand in `line`.",
        "",
    ]
    return "\n".join(lines)


def _title(name: str) -> str:
    return name.removesuffix("Data")


def _json(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    stale = [name for name, text in files().items() if _held(DOCS / name) != text]
    if "--check" in sys.argv[1:]:
        print(*(f"docs/{name} is out of date" for name in stale), sep="\n")
        return 1 if stale else 0
    for name in stale:
        (DOCS / name).write_text(files()[name], "utf-8")
        print(f"docs/{name}")
    return 0


def _held(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


if __name__ == "__main__":
    raise SystemExit(main())
