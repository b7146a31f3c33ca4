"""Writes the published schemas, `docs/position.md` and `docs/views.md` from the code.

--check: only tells whether they are up to date.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from troyes.city import parts as city_parts
from troyes.city import shapes as city_shapes
from troyes.city import view_shapes as city_views
from troyes.city.ladies import shapes as ladies_shapes
from troyes.city.names import ACTIVITIES, BONUS, CHARACTERS, EVENTS
from troyes.core import records
from troyes.dice import parts as dice_parts
from troyes.dice import shapes as dice_shapes
from troyes.dice import view_shapes as dice_views
from troyes.dice.items import BONUSES, item_name
from troyes.dice.names import THINGS
from troyes.dice.walk import ANOTHER_TRACK, NAME_CITIZEN

DOCS = Path(__file__).parents[1] / "docs"
SCHEMAS = {
    "troyes-dice": "position.schema.json",
    "troyes": "position-troyes.schema.json",
    "king": "position-troyes.schema.json",
}
"""By game: the file that holds the schema of its positions."""
VIEWS = {
    "troyes-dice": "view.schema.json",
    "troyes": "view-troyes.schema.json",
    "king": "view-troyes.schema.json",
}
"""The same of its views."""
FIELDS = ["| field | type | default | meaning |", "|---|---|---|---|"]
VIEW_FIELDS = ["| field | type | meaning |", "|---|---|---|"]
LONGEST = 50
"""A longer default is told in a word."""

HEAD = """\
# Positions

A position is any moment of a game, whole, as plain JSON: `game.position()` writes one, `troyes.from_position` plays on
from it. Write one down, edit it, and play on; one that cannot be is refused with the field that is wrong.

This page is made from the schemas by `scripts/position_doc.py`. For programs there are
[position-troyes.schema.json](position-troyes.schema.json) and [position.schema.json](position.schema.json);
`troyes schema position troyes` and `troyes schema position dice` print them. A field with a default may be left out.
"""

CITY = """\
## Troyes and The King's Challenge

One form serves both. Seats are counted from 0; `"neutral"` is the grey player, and le Roy in The King's Challenge.
"""

STEPS = """\
### What each step needs

`step` says what is to be chosen, and the walk holds what has been chosen on the way there:

| `step` | what `walk` must hold |
|---|---|
| `"placement"`, `"action"`, `"events"`, `"over"` | nothing |
| `"black_dice"` | `left`: how many black dice are taken on, at least 1; `dice`: own dice picked so far |
| `"turn_over"` | `dice`: the one or two dice turned so far, as they now lie |
| `"dice"` | `target`; `cube` if one is used; `dice` chosen so far |
| `"citizen"` | `target`: a building or an Activity card; `value` |
| `"times"` | `target`: an Activity card or an event; `value` |
| `"miller"` | `target`: the Miller; `left`: its activations |
| `"event"` | `target`: Chivalry or the Diplomat; `left`: cubes to come; `value`: cubes placed so far |
| `"archer"` | `target`: the Archer; `left`: rolls to come; `value` |

A target is the key of its option: `agriculture`, `build cathedral`, `place palace`, `activate merchant`, `combat war`.
"""

VIEW_HEAD = """\
# Views

A view is all that a seat may see at a moment, as plain JSON: `game.view(seat)` tells it, `game.view(None)` what a
spectator sees. What the seat must not know is not in it. With `log=True` it has `log` as well, the story so far as
[a list of messages](tables.md).

This page is made from the schemas by `scripts/position_doc.py`. For programs there are
[view-troyes.schema.json](view-troyes.schema.json) and [view.schema.json](view.schema.json); `troyes schema view troyes`
and `troyes schema view dice` print them. A field is always there unless it says otherwise.
"""

DICE = """\
## Troyes Dice

Places and columns are counted from 1, columns from the left whatever number stands above them.
"""


def files() -> dict[str, str]:
    """Every file that is made from the code, with what it should hold."""
    return {
        "record.schema.json": _json(records.schema()),
        SCHEMAS["troyes-dice"]: _json(dice_shapes.schema()),
        SCHEMAS["troyes"]: _json(city_shapes.schema()),
        "position.md": page(),
        VIEWS["troyes-dice"]: _json(dice_views.schema()),
        VIEWS["troyes"]: _json(city_views.schema()),
        "views.md": view_page(),
    }


def page() -> str:
    seen: dict[str, int] = {}
    city = [CITY, *_sections(seen, city_shapes, city_parts, ladies_shapes), STEPS, _cards()]
    dice = [DICE, *_sections(seen, dice_shapes, dice_parts), _items()]
    return "\n".join([HEAD, *city, *dice])


def view_page() -> str:
    seen: dict[str, int] = {}
    city = [CITY, *_sections(seen, city_views, city_parts, ladies_shapes)]
    return "\n".join([VIEW_HEAD, *city, DICE, *_sections(seen, dice_views, dice_parts)])


def _sections(seen: dict[str, int], *modules: Any) -> list[str]:
    """A section for each part of it. `seen` counts titles: a page tells equal ones apart by a number."""
    schema: dict[str, Any] = modules[0].schema()
    shapes = {name: shape for module in reversed(modules) for name, shape in vars(module).items()}
    parts: dict[str, Any] = schema["$defs"]
    first = schema["$ref"].rpartition("/")[2]
    order = [first, *(name for name in parts if name != first)]
    anchors: dict[str, str] = {}
    for name in order:
        anchor = _title(name).lower()
        times = seen[anchor] = seen.get(anchor, -1) + 1
        anchors[name] = f"{anchor}-{times}" if times else anchor
    return [_section(name, parts[name], shapes[name], anchors) for name in order]


def _section(name: str, part: dict[str, Any], shape: type[msgspec.Struct], anchors: dict[str, str]) -> str:
    view = any(each.endswith("View") for each in anchors)
    lines = [f"### {_title(name)}", "", part["description"], "", *(VIEW_FIELDS if view else FIELDS)]
    for field in msgspec.structs.fields(shape):
        about = part["properties"][field.encode_name]
        meaning = about.get("description", "see above")
        kind = f"`{field.encode_name}` | {_type(about, anchors)}"
        if view:
            lines.append(f"| {kind} | {meaning}{' May be absent.' if field.default is msgspec.UNSET else ''} |")
        else:
            lines.append(f"| {kind} | {_default(field)} | {meaning} |")
    return "\n".join([*lines, ""])


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "–"
    made = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    text = json.dumps(msgspec.to_builtins(made))
    return f"`{text}`" if len(text) <= LONGEST else "empty"


def _type(about: dict[str, Any], anchors: dict[str, str]) -> str:
    if "$ref" in about:
        name = about["$ref"].rpartition("/")[2]
        return f"[{_title(name)}](#{anchors[name]})"
    if "anyOf" in about:
        *most, last = (_type(kind, anchors) for kind in about["anyOf"])
        return f"{', '.join(most)} or {last}"
    if "enum" in about:
        return ", ".join(f"`{json.dumps(value)}`" for value in about["enum"])
    if about.get("type") == "array":
        return f"list of {_count(about)}{_type(about['items'], anchors)}"
    if about.get("type") == "integer":
        low, high = about.get("minimum"), about.get("maximum")
        return "number" if low is None else f"number, {low} or more" if high is None else f"number, {low} to {high}"
    kinds = {"boolean": "true or false", "string": "text", "object": "table", "null": "`null`"}
    return kinds.get(about.get("type", ""), "any")


def _count(about: dict[str, Any]) -> str:
    low, high = about.get("minItems"), about.get("maxItems")
    if low is None or high is None:
        return ""
    return f"{low}: " if low == high else f"{low} to {high}: "


def _cards() -> str:
    """The names of all cards, as positions and keys write them."""
    kinds = {"Activity cards": ACTIVITIES, "events": EVENTS, "Characters": CHARACTERS, "bonus cards": BONUS}
    lines = ["### Names of cards", "", "| cards | names |", "|---|---|"]
    lines += [f"| {kind} | {', '.join(f'`{name}`' for name in names)} |" for kind, names in kinds.items()]
    return "\n".join([*lines, ""])


def _items() -> str:
    """What `now` and `line` of a walk may name."""
    choices = [NAME_CITIZEN, *(ANOTHER_TRACK + colour for colour in range(3))]
    lines = [
        "### Things under way",
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
