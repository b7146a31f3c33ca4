"""The client's types are the server's: what goes over the wire has one description."""

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
_spec = importlib.util.spec_from_file_location("wire_types", ROOT / "scripts" / "wire_types.py")
assert _spec is not None
assert _spec.loader is not None
wire_types = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(wire_types)


def test_the_types_of_the_client_are_up_to_date() -> None:
    late = [path.name for path in wire_types.outdated()]
    assert late == [], "run: python scripts/wire_types.py"


def test_what_a_server_sends_is_told_apart_by_its_tag() -> None:
    text = (wire_types.CLIENT / "lib" / "wire.ts").read_text("utf-8")
    union = re.search(r"export type FromServer =([^;]+);", text)
    assert union is not None
    names = [name.strip() for name in union.group(1).split("|") if name.strip()]
    told = "".join((wire_types.CLIENT / "lib" / name).read_text("utf-8") for name in ("wire.ts", "talk.ts"))
    tags = [re.search(rf'export interface {name} {{\n  t: "(\w+)";', told) for name in names]
    assert all(tags)
    assert len({tag.group(1) for tag in tags if tag}) == len(names) > 5
