"""Where learned numbers come from: the run, its data, and the commit whose code made both."""

import hashlib
import subprocess
from collections.abc import Iterable
from pathlib import Path

import troyes

ROOT = Path(__file__).parents[1]
PLAYING = {
    "troyes": ROOT / "src/troyes/bots/city/data/judge.bin",
    "troyes-dice": ROOT / "src/troyes/bots/dice/data/judge.bin",
}
"""By game: what the package plays it with, if it is there."""


def commit() -> str:
    """The commit that is checked out, with a plus if files differ from it; "unknown" outside a checkout."""
    told = [_git("rev-parse", "--short=12", "HEAD"), _git("status", "--porcelain", "--untracked-files=no")]
    if told[0] is None:
        return "unknown"
    return told[0] + ("+" if told[1] else "")


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def digest(paths: Iterable[Path]) -> str:
    """One short name for the contents of files, whatever they are called."""
    found = hashlib.sha256()
    for path in sorted(paths, key=lambda path: path.name):
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def version() -> str:
    return troyes.__version__
