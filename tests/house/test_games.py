"""A game is a package and one line: nobody else names one, or reaches into one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from troyes.registry import OURS

SOURCE = Path(__file__).parents[2] / "src" / "troyes"
PACKAGES = {"city", "dice"}
"""A folder or module of this name belongs to a game, in whatever room: `bots/city`, `server/lessons/dice.py`."""
NAMES = {*OURS} - {"troyes"}
"""The package has the same name as a game: that one is looked for where it is compared with."""
WALL = "the wall of achievements is Troyes Dice's own, and kept from game to game"
ALLOWED = {
    "registry.py": "the one line of each game",
    "cli/achievements.py": WALL,
    "cli/store.py": WALL,
    "server/results/statistics.py": WALL,
    "server/storage/migrations/versions/v0005_numbers.py": "it brings the games of one version to the next",
}


def belongs_to_a_game(path: Path) -> bool:
    return bool(PACKAGES & {*path.relative_to(SOURCE).parent.parts, path.stem})


def modules() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if not belongs_to_a_game(path)]


def named(path: Path) -> Iterator[str]:
    """The games that a module names: in a text that is compared or handed on, or by an import."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield str(node.value)
        elif isinstance(node, ast.Compare):
            parts = (node.left, *node.comparators)
            yield from ("troyes" for part in parts if isinstance(part, ast.Constant) and part.value == "troyes")
        elif isinstance(node, ast.ImportFrom) and node.module:
            module = f"{node.module}."
            yield from (package for package in PACKAGES if module.startswith(f"troyes.{package}."))
            yield from (one.name for one in node.names if node.module == "troyes" and one.name in PACKAGES)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_a_game_s_own_modules_name_it(path: Path):
    found = set(named(path))
    assert bool(found) == (path.relative_to(SOURCE).as_posix() in ALLOWED), found


def test_a_module_that_names_a_game_is_found(tmp_path: Path):
    one = tmp_path / "one.py"
    for text in (
        'x = "king"',
        'x = game == "troyes"',
        "from troyes.city.names import COLOURS",
        "from troyes import dice",
    ):
        one.write_text(text)
        assert set(named(one)), text
    one.write_text('x = user_data_path("troyes")')
    assert not set(named(one))
