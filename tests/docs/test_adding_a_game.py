"""docs/adding-a-game.md is true: who follows it has a game that can be played."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts.docs_pages import FENCE, ROOT

import troyes

FILE = re.compile(r"`((?:pig/)?[\w./]+\.(?:toml|py|ftl|md))`")
ENTRY = '[troyes.games]\npig = "pig.descriptor:PIG"\n'.replace('"', "")

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """The files of the guide in an empty folder, where the package lies as pip would have installed it."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    end = 0
    for found in FENCE.finditer(text):
        named = FILE.findall(text[end : found.start()])
        end = found.end()
        if found[2] != "sh" and named:
            path = tmp_path / (named[0] if found[2] == "toml" else named[-1])
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(found[4], "utf-8")
        elif found[2] == "python":
            (tmp_path / "play.py").write_text(found[4], "utf-8")
    (tmp_path / "pig" / "__init__.py").touch()
    english = (tmp_path / "pig" / "locale" / "en.ftl").read_text("utf-8")
    (tmp_path / "pig" / "locale" / "fr.ftl").write_text(english, "utf-8")
    info = tmp_path / "troyes_pig-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: troyes-pig\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(ENTRY, "utf-8")

    def ran(*words: str) -> str:
        paths = os.pathsep.join([str(tmp_path), str(Path(troyes.__file__).parents[1])])
        given = {**os.environ, "PYTHONPATH": paths, "TROYES_LANG": "en", "TROYES_DATA": str(tmp_path / "data")}
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=given, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return ran


def test_who_follows_the_guide_has_a_game(run: Run, tmp_path: Path) -> None:
    assert {path.name for path in (tmp_path / "pig").iterdir()} == {
        "__init__.py", "descriptor.py", "game.py", "locale", "rules.en.md",
    }  # fmt: skip
    run("play.py")
    assert "pig" in run("-m", "troyes", "games")
    told = run("-m", "troyes", "simulate", "pig", "--players", "3", "--bots", "random", "--games", "4", "--goal", "25")
    assert "random" in told
    assert "loses the pot" in run("-m", "troyes", "rules", "pig")


def test_it_keeps_the_contract(run: Run, tmp_path: Path) -> None:
    run(
        "-c",
        "import random, troyes\n"
        "game = troyes.new_game('pig', players=3, seed=5, goal='25')\n"
        "while game.pending:\n"
        "    decision = random.choice(game.pending)\n"
        "    twin, guess = game.copy(), game.guess(decision.seat, random.Random(1))\n"
        "    option = random.choice(decision.options)\n"
        "    game.play(decision.seat, option)\n"
        "    assert twin.position() != game.position() and twin.record() != game.record()\n"
        "    assert option.label('en') and decision.prompt().text() and game.log[-1].text('fr')\n"
        "    assert guess.pending\n"
        "record = game.record()\n"
        "assert troyes.replay(record).record() == record and len(game.winners()) == 1\n"
        "import json; open('game.json', 'w').write(json.dumps(record))\n",
    )
    assert run("-m", "troyes", "verify", "game.json")
    assert "banks" in run("-m", "troyes", "replay", "game.json")
