"""Where a result goes: a file here, or by a name such as s3://bucket/games.jsonl wherever fsspec writes.

What goes elsewhere is written here first, and taken there whole: now and then, and at the end.
"""

import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any
from weakref import finalize

from troyes.cli.voice import CliError
from troyes.core.errors import refusal_of
from troyes.extras import need

ELSEWHERE = "://"
SECONDS = 60.0
"""So often at most what was added is taken there."""


class Place:
    """A file as it was named. `path` is where it lies, or is written before it goes elsewhere."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = Path(name)
        self._fs: Any = None
        self._there = ""
        self._since = time.monotonic()
        if ELSEWHERE in name:
            need("data")
            self._reach()

    def __str__(self) -> str:
        return self.name

    def _reach(self) -> None:
        """Brings what is there, and makes sure that it can be written to."""
        try:
            self._fs, self._there = import_module("fsspec.core").url_to_fs(self.name)
            room = mkdtemp(prefix="troyes-")
            self._cleared = finalize(self, rmtree, room, ignore_errors=True)
            self.path = Path(room, Path(self._there).name)
            if self._fs.exists(self._there):
                self._bring()
            else:
                self._fs.pipe_file(self._fresh, b"")
                self._fs.rm_file(self._fresh)
        except CliError:
            raise
        except Exception as error:  # each kind of place has errors of its own
            raise CliError("cli-out-unwritable", path=self.name, detail=_told(error)) from None

    def _bring(self) -> None:
        if not self._fs.isfile(self._there):
            raise CliError("cli-out-no-file", path=self.name)
        self._fs.get_file(self._there, str(self.path))

    @property
    def _fresh(self) -> str:
        return f"{self._there}.new"

    def keep_up(self) -> None:
        """Takes there what was added, if it is time; what cannot be done now may be done later."""
        if self._fs is not None and time.monotonic() - self._since > SECONDS:
            with suppress(Exception):
                self._send()
            self._since = time.monotonic()

    def deliver(self) -> None:
        """Takes it there for good. If that fails, what was to go there stays here and is told of."""
        if self._fs is None:
            return
        if self.path.exists():
            try:
                self._send()
            except Exception as error:
                self._cleared.detach()
                raise CliError(
                    "cli-out-undelivered", path=self.name, detail=_told(error), here=str(self.path)
                ) from None
        self._cleared()

    def _send(self) -> None:
        """It takes its name there only when all of it is there."""
        self._fs.put_file(str(self.path), self._fresh)
        self._fs.mv(self._fresh, self._there)


UNFINISHED = (".new", ".part")
"""So the names of files end that are being written, before their last suffix or with it."""


class Folder(Place):
    """A folder as it was named, with all that lies in it: what has changed is taken there file by file."""

    def __init__(self, name: str) -> None:
        self._sent: dict[Path, int] = {}
        super().__init__(name)

    def _bring(self) -> None:
        self._fs.get(f"{self._there}/", f"{self.path}/", recursive=True)
        self._sent = self._times()

    def _times(self) -> dict[Path, int]:
        """When each file of it was written last."""
        found = [path for path in sorted(self.path.rglob("*")) if path.is_file()]
        return {path: path.stat().st_mtime_ns for path in found if not {*path.suffixes} & {*UNFINISHED}}

    def _send(self) -> None:
        for path, written in self._times().items():
            if self._sent.get(path) != written:
                there = f"{self._there}/{path.relative_to(self.path).as_posix()}"
                self._fs.makedirs(there.rpartition("/")[0], exist_ok=True)
                self._fs.put_file(str(path), f"{there}.new")
                self._fs.mv(f"{there}.new", there)
                self._sent[path] = written


def place(name: str | None) -> Place | None:
    return None if name is None else Place(name)


def _told(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno is not None:
        return refusal_of(error)
    return (str(error).strip() or type(error).__name__).splitlines()[0]
