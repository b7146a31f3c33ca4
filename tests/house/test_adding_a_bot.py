"""docs/adding-a-bot.md, followed word by word in an empty folder."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.bots.packages import install

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-bot.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def run(folder: Path, *command: str) -> str:
    path = os.pathsep.join(entry for entry in sys.path if entry)
    settings = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{path}", "TROYES_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=settings, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which everything that is to be written down has been."""
    folder = tmp_path_factory.mktemp("guide")
    (folder / "my_bots.py").write_text(blocks("python")[0])
    points = tomllib.loads("".join(blocks("toml")))["project"]["entry-points"]
    return install(folder, "my-bots", points)


COMMANDS = [line for block in blocks("sh") for line in block.splitlines()]


@pytest.mark.parametrize("command", [line for line in COMMANDS if " play " not in line])
def test_its_commands_do_as_they_say(followed: Path, command: str) -> None:
    words = command.split()
    assert words[0] == "troyes"
    told = run(followed, "-m", *words)
    assert "areful" in told


def test_the_table_is_the_only_command_that_needs_a_terminal() -> None:
    assert [line for line in COMMANDS if " play " in line] == ["troyes play dice --bots my_bots:Careful"]


def test_it_plays_in_python(followed: Path) -> None:
    (followed / "script.py").write_text(blocks("python")[1])
    assert int(run(followed, "script.py")) > 0


def test_its_entry_point_is_listed(followed: Path) -> None:
    assert "my_bots:Careful" in run(followed, "-m", "troyes", "games")
