"""docs/adding-a-game.md is true: who follows it has a game, the one in `tests/examples/pig`."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts.docs_pages import FENCE, ROOT

import troyes

FILE = re.compile(r"`((?:troyes_pig/)?[\w./]+\.(?:toml|py|ftl|md))`")
PIG = ROOT / "tests" / "examples" / "pig"

Run = Callable[..., str]


def files() -> dict[str, str]:
    """What the guide has one write, by the file that is named last before it; what is only to be run: play.py."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    found: dict[str, str] = {}
    end = 0
    for block in FENCE.finditer(text):
        named = FILE.findall(text[end : block.start()])
        end = block.end()
        if block[2] == "text":
            named = ["troyes_pig/rules.en.md"]
        if block[2] != "sh":
            found[named[-1] if named else "play.py"] = block[4]
    return found


def test_it_is_the_example() -> None:
    shared = {name: text for name, text in files().items() if (PIG / name).exists()}
    assert set(shared) == {"troyes_pig/__init__.py", "troyes_pig/locale/en.ftl", "troyes_pig/bot.py"}
    for name, text in shared.items():
        assert (PIG / name).read_text("utf-8") == text


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """The files of the guide in an empty folder, and the package as pip would have made it known."""
    for name, text in files().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    french = (PIG / "troyes_pig" / "locale" / "fr.ftl").read_text("utf-8")
    (tmp_path / "troyes_pig" / "locale" / "fr.ftl").write_text(french, "utf-8")
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / "troyes_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", "utf-8")
    points = project["entry-points"]["troyes.games"].items()
    (info / "entry_points.txt").write_text("\n".join(["[troyes.games]", *map(" = ".join, points)]), "utf-8")

    def ran(*words: str) -> str:
        paths = os.pathsep.join([str(tmp_path), str(Path(troyes.__file__).parents[1])])
        given = {**os.environ, "PYTHONPATH": paths, "TROYES_LANG": "en", "TROYES_DATA": str(tmp_path / "data")}
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=given, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return ran


def test_who_follows_the_guide_has_a_game(run: Run) -> None:
    run("play.py")
    assert "pig" in run("-m", "troyes", "games")
    few = ("--games", "2", "--jobs", "1", "--goal", "20")
    assert "random" in run("-m", "troyes", "simulate", "pig", "--players", "3", "--bots", "random", *few)
    assert "Careful" in run("-m", "troyes", "ladder", "pig", "--bots", "random,troyes_pig.bot:Careful", *few)
    assert "loses the pot" in run("-m", "troyes", "rules", "pig")
