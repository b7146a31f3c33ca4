"""Pages are drawn with the browser's own outlines."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]
_spec = importlib.util.spec_from_file_location("paper_art", ROOT / "scripts" / "paper_art.py")
assert _spec is not None
assert _spec.loader is not None
paper_art = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(paper_art)


def test_the_outlines_are_up_to_date():
    kept = (ROOT / "src" / "troyes" / "paper" / "art.json").read_text("utf-8")
    assert kept == paper_art.written(paper_art.drawings()), "run: python scripts/paper_art.py"


def test_every_order_and_building_is_drawn():
    drawn = paper_art.drawings()
    assert set(drawn["orders"]) == {"red", "yellow", "white", "black", "purple"}
    assert all(drawn["buildings"].values())
    assert len(drawn["buildings"]) == 6
