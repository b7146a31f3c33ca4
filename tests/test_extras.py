"""The package in parts: each import is brought by one of them, and a command whose part is missing says which."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from troyes.extras import EXTRAS, PartMissing, missing, need

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BASE = {"fluent", "msgspec", "mypy_extensions"}
NAMES = {
    "argon2-cffi": "argon2",
    "fonttools": "fontTools",
    "markdown-it-py": "markdown_it",
    "fluent.syntax": "fluent",
    "open_spiel": "pyspiel",
}
"""Packages that are imported by another name than they are installed by."""
PARTS = {"cli": "cli", "paper": "paper", "research": "research", "server": "server", "work": "ray"}
"""The folders that an extra belongs to; all others are the base."""
ALSO = {
    "cli": {"data", "paper", "plot", "server"},
    "research": {"data", "openspiel", "twin"},
    "server": {"cli", "paper"},
}
"""What a part uses of others, where it is asked for."""


def imported(folder: Path) -> set[str]:
    """What the modules of a folder import from other packages."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "import_module":
                found |= {str(arg.value).partition(".")[0] for arg in node.args if isinstance(arg, ast.Constant)}
    return found - sys.stdlib_module_names - {"troyes", "__future__"}


def installed(requirements: list[str]) -> set[str]:
    names = {re.split(r"[\[<>= ]", line)[0] for line in requirements if not line.startswith("troyes[")}
    return {NAMES.get(name, name.replace("-", "_")) for name in names}


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_table_of_extras_is_that_of_the_project(extra: str) -> None:
    assert set(EXTRAS[extra]) == installed(PROJECT["optional-dependencies"][extra])


def test_the_base_has_few_needs() -> None:
    assert installed(PROJECT["dependencies"]) == BASE


@pytest.mark.parametrize("folder", sorted(path.name for path in (ROOT / "src" / "troyes").iterdir() if path.is_dir()))
def test_every_import_is_brought_by_the_part_it_stands_in(folder: str) -> None:
    part = PARTS.get(folder, "")
    brought = BASE.union(*(EXTRAS[extra] for extra in {part, *ALSO.get(part, ())} if extra))
    assert imported(ROOT / "src" / "troyes" / folder) <= brought


def without(modules: tuple[str, ...], code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a program on a machine that lacks these packages."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({modules!r}))"
    path = {"PYTHONPATH": ":".join(sys.path), "TROYES_LANG": "en", **settings}
    command = [sys.executable, "-c", f"{blocked}\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, env=path, check=False)


EVERYTHING = tuple(module for modules in EXTRAS.values() for module in modules)


def test_games_records_and_bots_need_the_base_alone() -> None:
    done = without(
        EVERYTHING,
        """
import troyes, troyes.coach, troyes.printed
from troyes.bots import make, play_out
for name in troyes.games():
    game = troyes.new_game(name, seed=1)
    play_out(game, [make("greedy", seat) for seat in range(game.players)])
    assert troyes.replay(game.record()).record() == game.record()
    assert game.pending == () and game.view(0, log=True)["log"] is not None
""",
    )
    assert done.returncode == 0, done.stderr


def command(*words: str) -> str:
    return f"sys.argv = ['troyes', *{words!r}]; from troyes.__main__ import main; main()"


@pytest.mark.parametrize(
    ("lacking", "words"),
    [
        ("cli", ("--version",)),
        ("cli", ("games",)),
        ("paper", ("print", "sheets")),
        ("plot", ("simulate", "dice", "--games", "1", "--plot", "points.svg")),
        ("plot", ("ladder", "dice", "--games", "1", "--plot", "points.svg")),
        ("data", ("simulate", "dice", "--games", "1", "--records", "games.parquet")),
        ("data", ("ladder", "dice", "--games", "1", "--out", "s3://bucket/games.jsonl")),
        ("ray", ("simulate", "dice", "--games", "1", "--on", "ray")),
        ("ray", ("ladder", "dice", "--games", "1", "--on", "ray://127.0.0.1:1")),
        ("server", ("serve",)),
        ("server", ("worker",)),
        ("server", ("admin", "backup", "all.zip")),
    ],
)
def test_a_command_whose_part_is_missing_says_which_to_install(
    lacking: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    modules = tuple(module for module in EXTRAS[lacking] if module != "markdown_it")  # rich leans on it, too
    done = without(modules, command(*words), TROYES_DATA=str(tmp_path), COLUMNS="200")
    assert done.returncode == 2
    assert f"pip install 'troyes[{lacking}]'" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("lacking", "code"),
    [
        ("research", "research.gym_env('king')"),
        ("research", "research.aec_env('king')"),
        ("openspiel", "research.openspiel_game('king')"),
    ],
)
def test_an_interface_whose_part_is_missing_says_which_to_install(lacking: str, code: str) -> None:
    done = without(EXTRAS[lacking], f"from troyes import research; {code}")
    assert f"pip install 'troyes[{lacking}]'" in done.stderr


def test_it_says_so_in_french() -> None:
    assert "n’est pas installée" in without(EXTRAS["cli"], command("games"), TROYES_LANG="fr").stderr


def test_a_module_that_no_extra_brings_is_a_defect_and_stays_one() -> None:
    error = ModuleNotFoundError(name="troyes.nowhere")
    assert missing(error) is error


def test_a_part_is_asked_for_before_the_work_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    need("plot")
    monkeypatch.setitem(EXTRAS, "plot", ("no_such_package",))
    with pytest.raises(PartMissing, match=r"troyes\[plot\]"):
        need("plot")
