"""Starts a PostgreSQL of its own for as long as a command runs: `python scripts/postgres.py COMMAND...`.

The command finds its address in TROYES_TEST_DATABASE, and the tests make a database in it for each house. Everything
lies in a temporary folder, is reached by a socket in that folder alone, and goes with it. Nothing is flushed to the
disk: what is tried here is how the product speaks to PostgreSQL, not whether PostgreSQL keeps what it has promised.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0
"""Seconds in which it must have started, or ended."""
FRESH = ("-U", "troyes", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "max_connections=200")
USUAL = ("listen_addresses=", "max_connections=200")
VARIABLE = "TROYES_TEST_DATABASE"


def found() -> Path | None:
    """The folder of the server's programs. Debian does not put them on the path."""
    named = shutil.which("initdb")
    known = [Path(named).resolve().parent] if named else []
    known += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    return next((path for path in known if (path / "initdb").exists() and (path / "postgres").exists()), None)


class Postgres:
    """A server in a folder. It refuses to be run by root, so then somebody else runs it."""

    def __init__(self, folder: Path, careful: bool = False) -> None:
        """`careful`: what it has promised is kept, also if it is killed."""
        programs = found()
        if programs is None:
            raise SystemExit("PostgreSQL is not installed here. Debian and Ubuntu: apt install postgresql.")
        self.programs = programs
        self.folder = folder
        self.address = f"postgresql://troyes@/postgres?host={folder}"
        self._options = [word for option in (USUAL if careful else QUICK) for word in ("-c", option)]
        self._somebody = _somebody()
        self._server: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Its base, unless there is one."""
        if (self.folder / "base").exists():
            return
        if self._somebody is not None:
            shutil.chown(self.folder, self._somebody, pwd.getpwnam(self._somebody).pw_gid)
        command = [self.programs / "initdb", "-D", self.folder / "base", *FRESH]
        subprocess.run(command, check=True, user=self._somebody, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        command = [self.programs / "postgres", "-D", self.folder / "base", "-k", self.folder, *self._options]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                command, user=self._somebody, stdout=log, stderr=log, cwd=self.folder, start_new_session=True
            )
        _wait(self._server, self.programs, self.folder)

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, and in good order. SIGQUIT: as if the power had failed."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None


@contextmanager
def running() -> Iterator[str]:
    """A server in a temporary folder, and its address."""
    with tempfile.TemporaryDirectory(prefix="troyes-pg-", ignore_cleanup_errors=True) as name:
        server = Postgres(Path(name))
        server.make()
        try:
            server.start()
            yield server.address
        finally:
            server.stop()


def _somebody() -> str | None:
    """Who runs it; None: we ourselves."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _wait(server: "subprocess.Popen[bytes]", programs: Path, folder: Path) -> None:
    until = time.monotonic() + PATIENCE
    ready = [programs / "pg_isready", "-q", "-h", folder]
    while subprocess.run(ready, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > until:
            raise SystemExit(f"PostgreSQL did not start:\n{(folder / 'log').read_text('utf-8', 'replace')}")
        time.sleep(0.02)


def main(command: list[str]) -> int:
    if not command:
        raise SystemExit(__doc__)
    with running() as address:
        return subprocess.run(command, check=False, env={**os.environ, VARIABLE: address}).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
