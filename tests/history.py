"""The history of this checkout, if all of it is here."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def git(*words: str) -> str | None:
    """What git says; None: it has no answer, or there is no git."""
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def is_whole() -> bool:
    """Not so in a shallow clone, nor where the files were taken out of the repository."""
    return git("rev-parse", "--is-shallow-repository", "--show-prefix") == "false"


def unknown(commits: set[str]) -> set[str]:
    """Those that nobody could check out. Where the history is not whole, nothing is known against any."""
    return (
        {commit for commit in commits if git("cat-file", "-e", f"{commit}^{{commit}}") is None} if is_whole() else set()
    )
