"""`troyes dataset`: a set of whole games is made by one command, told of, and checked."""

import json
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.cli.command import refused, troyes_command

from troyes.bots.levels import LEVELS, levels
from troyes.cli.datasets import titles
from troyes.research import dataset

MAKE = ("dataset", "make")
SMALL = ("--jobs", "1", "--levels", "random")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("set")
    result = troyes_command(*MAKE, folder, "--games", "3", *SMALL)
    assert result.exit_code == 0, result.output
    assert f"{folder} holds 12 games in 4 files." in result.output
    return folder


def test_every_title_is_in_it_by_every_level(made: Path) -> None:
    assert [title.name for title in titles()] == ["troyes", "troyes-ladies", "king", "dice"]
    assert all(levels(title.game) == LEVELS for title in titles())
    assert sorted(games.place.rpartition("/")[2] for games in dataset.files_in(made)) == [
        f"{name}-random.parquet" for name in ("dice", "king", "troyes-ladies", "troyes")
    ]
    assert dataset.Games(made / "troyes-ladies-random.parquet").about.options["purple_die"]


def test_its_index_tells_every_file_with_its_checksum(made: Path) -> None:
    index = json.loads((made / "index.json").read_text("utf-8"))
    assert [entry["games"] for entry in index["files"]] == [3, 3, 3, 3]
    for entry in index["files"]:
        assert sha256((made / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]


def test_it_tells_which_library_made_the_bytes(made: Path) -> None:
    """The version stands at the end of every file, so another one makes other bytes of the same games."""
    index = json.loads((made / "index.json").read_text("utf-8"))
    written_by = {entry["written_by"] for entry in index["files"]}
    assert written_by == {f"parquet-cpp-arrow version {version('pyarrow')}"}
    assert f"where the same library writes them: {written_by.pop()}." in (made / "README.md").read_text("utf-8")


def test_a_datasheet_lies_beside_it_that_tells_how_it_was_made(made: Path, tmp_path: Path) -> None:
    told = (made / "README.md").read_text("utf-8")
    assert told.startswith("# 12 games, played by programs\n")
    for entry in json.loads((made / "index.json").read_text("utf-8"))["files"]:
        assert f"| {entry['file']} | {entry['game']} | {entry['players']} | random | 3 | " in told
        assert f" | {entry['sha256']} |" in told
    command = next(line.split() for line in told.splitlines() if line.startswith("    troyes dataset make "))
    again = [tmp_path if word == "." else word for word in command[1:]]
    assert troyes_command(*again, "--jobs", "1").exit_code == 0
    assert (tmp_path / "README.md").read_text("utf-8") == told


def test_the_same_command_goes_on_and_makes_the_same_set(made: Path, tmp_path: Path) -> None:
    for games in ("1", "3"):
        assert troyes_command(*MAKE, tmp_path, "--games", games, *SMALL).exit_code == 0
    for path in made.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes(), path.name


def test_it_is_told_and_found_right(made: Path) -> None:
    told = troyes_command("dataset", "show", made).output
    assert "king-random.parquet" in told
    checked = troyes_command("dataset", "verify", made, "--jobs", "1")
    assert checked.exit_code == 0, checked.output
    assert checked.output.count("3 games, all played again and right.") == 4
    checked = troyes_command("dataset", "verify", made / "king-random.parquet", "--jobs", "1", lang="fr")
    assert "toutes rejouées et justes" in checked.output


def test_a_game_that_was_changed_is_found(made: Path, tmp_path: Path) -> None:
    games = dataset.Games(made / "dice-random.parquet")
    rows = [row._replace(totals=[99, 99]) if row.number == 1 else row for row in games]
    with dataset.Writer(str(tmp_path / "changed.parquet"), games.about) as writer:
        writer.add(rows)
    found = troyes_command("dataset", "verify", tmp_path / "changed.parquet", "--jobs", "1")
    refused(found, "game 1", "99", status=1)


def test_what_is_no_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bread.parquet").write_text("buy bread")
    refused(troyes_command("dataset", "verify", tmp_path), "damaged")
    refused(troyes_command("dataset", "show", tmp_path / "gone.parquet"), "gone.parquet")
    refused(troyes_command(*MAKE, tmp_path / "set", "--levels", "juggler"), "--levels", "juggler")
    refused(troyes_command(*MAKE, tmp_path / "bread.parquet", *SMALL), "bread.parquet")
