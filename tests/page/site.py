"""The page that plays by itself, built: once, whoever asks for it first."""

import fcntl
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def built() -> Path:
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, ROOT / "scripts" / "site.py"], check=False, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stderr[-3000:]
    return ROOT / "build" / "site"


def engine(site: Path) -> Path:
    (found,) = site.glob("assets/engine-*")
    return found
