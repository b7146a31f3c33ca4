"""Every block of code in the documentation says what it is, and holds what it says: it runs, or can be read."""

import json
import tomllib
from pathlib import Path

import pytest
from scripts.docs_pages import ROOT, Block, blocks, pages
from tests.docs.apart import APART

import troyes

KINDS = {"sh", "python", "toml", "json", "text", "ini", "ftl", "svelte", "typescript"}
"""What a block can be. `text` is a drawing or an output, `ftl` words in Fluent."""
PAGES = [(str(path.relative_to(ROOT)), blocks(path.read_text("utf-8"))) for path in pages()]
every_page = pytest.mark.parametrize(("name", "found"), [one for one in PAGES if one[1]], ids=lambda one: str(one)[:40])


@every_page
def test_every_block_says_what_it_is(name: str, found: list[Block]) -> None:
    assert not [f"{name}:{block.line} {block.lang!r}" for block in found if block.lang not in KINDS]


@every_page
def test_data_can_be_read(name: str, found: list[Block]) -> None:
    for block in found if name not in APART else ():
        if block.lang == "json":
            json.loads(block.text)
        elif block.lang == "toml":
            tomllib.loads(block.text)


@pytest.mark.parametrize(
    "name", [name for name, found in PAGES if name not in APART and any(block.lang == "python" for block in found)]
)
def test_python_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """The blocks of a page go on from each other, in an empty folder with the record of a game in it."""
    monkeypatch.chdir(tmp_path)
    game = troyes.new_game("troyes-dice", seed=1)
    while len(game.made()) < 20:
        game.play(0, game.pending[0].options[0])
    (tmp_path / "game.json").write_text(json.dumps(game.record()), "utf-8")
    space: dict[str, object] = {"__name__": "__docs__"}
    for block in dict(PAGES)[name]:
        if block.lang == "python":
            exec(compile("\n" * (block.line - 1) + block.text, ROOT / name, "exec"), space)


def test_what_is_tried_apart_is_tried() -> None:
    for page, test in APART.items():
        assert (ROOT / page).exists(), page
        assert (ROOT / test).exists(), page
