"""A file with a secret of the server: made once, and readable by nobody else."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

OTHERS = 0o077


def kept_secret(path: Path, made: Callable[[], bytes]) -> bytes:
    """What the file holds; made when there is none yet. A file that others could read no longer is."""
    if not path.exists():
        _make(path, made())
    if path.stat().st_mode & OTHERS:
        path.chmod(0o600)
    return path.read_bytes()


def _make(path: Path, secret: bytes) -> None:
    """Written whole before it has its name. If another process was faster, its secret is the one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name}-")  # nobody else may read it: mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        Path(name).unlink()
