"""docs/adding-a-card.md, followed word by word in a copy of the house: then everything knows the new cards."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
BLOCK = re.compile(r'^```\w+ title="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)


def added(path: str, text: str, kept: str) -> str:
    """A file with a block of the guide in its place."""
    if path.endswith(".json"):
        return kept.replace("{\n", f"{{\n{text}", 1)
    if not path.endswith(".py"):
        return f"{kept}\n{text}"
    if text.startswith("class"):
        before, lists, after = kept.partition("CARDS: Final")
        return f"{before}{text}\n\n{lists}{after}"
    before, end, after = kept.rpartition("\n]")
    assert before
    return f"{before}\n    {text.rstrip()},{end}{after}"


def test_the_new_cards_are_known_everywhere(tmp_path: Path) -> None:
    """What is asked of them, and of whom, is in `new_cards.py`."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    blocks = [(block["path"], block["text"]) for block in BLOCK.finditer(GUIDE)]
    assert {Path(path).suffix for path, _ in blocks} == {".toml", ".py", ".ftl", ".json"}
    for path, text in blocks:
        file = tmp_path / path
        file.write_text(added(path, text, file.read_text("utf-8")), "utf-8")
    trials = str(Path(__file__).with_name("new_cards.py"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=", trials],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "XDG_DATA_HOME": str(tmp_path), "TROYES_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_browser_takes_the_files_that_the_guide_names() -> None:
    """Its words and pictures are those of the game: it names no card."""
    taken: set[Path] = set()
    for file in (ROOT / "web" / "src").rglob("*.ts"):
        for pattern in re.findall(r'"((?:\.\./)+src/troyes/[^"]+)"', file.read_text("utf-8")):
            up, _, down = pattern.rpartition("../")
            start, _, rest = down.partition("{")
            ends, _, tail = rest.partition("}")
            folder = (file.parent / up / "..").resolve()
            taken.update(path for end in ends.split(",") for path in folder.glob(start + end + tail))
    words = re.search(r'globSync\("([^"]+)"', (ROOT / "web" / "bundles.js").read_text("utf-8"))
    assert words is not None
    taken.update((ROOT / "src" / "troyes").glob(words[1]))
    named = {ROOT / block["path"] for block in BLOCK.finditer(GUIDE)}
    assert {path for path in named if path.suffix in (".ftl", ".json")} <= taken
