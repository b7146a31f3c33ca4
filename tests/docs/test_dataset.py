"""What `docs/dataset.md` tells of the files that were made is what the index of that run says."""

import json
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
INDEX = json.loads((DOCS / "dataset-index.json").read_text("utf-8"))


def test_every_file_that_was_made_is_told_with_its_size_and_sum() -> None:
    told = (DOCS / "dataset.md").read_text("utf-8")
    rows = [line for line in told.splitlines() if line.count("`") >= 4 and ".parquet` |" in line]
    assert len(rows) == len(INDEX["files"])
    for row, entry in zip(rows, INDEX["files"], strict=True):
        each = entry["bytes"] / entry["games"]
        start = f"| `{entry['file']}` | {entry['games']:,} | {entry['bytes']:,} | {each:.0f} | "
        assert row.startswith(start), row
        assert row.endswith(f" | `{entry['sha256']}` |"), row


def test_each_game_takes_less_than_a_kilobyte() -> None:
    assert all(entry["bytes"] <= 1000 * entry["games"] for entry in INDEX["files"])


def test_the_library_that_wrote_them_is_told() -> None:
    (library,) = {entry["written_by"] for entry in INDEX["files"]}
    assert f"(`{library}`)" in (DOCS / "dataset.md").read_text("utf-8")
