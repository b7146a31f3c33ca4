"""Builds troyes into a wheel and installs it into the environment that runs this; `make` calls it.

    wheel.py install       native code, however long that takes
    wheel.py start serve   becomes `troyes serve` at once, on plain Python the first time; native code is built beside
                           it at low priority, and the next start takes that
    wheel.py build         that build, into build/native

What is installed is never changed under somebody who plays: a table keeps a lock as long as it is open.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import client, requirements  # noqa: E402

STAMP = Path(sys.prefix) / ".stamps" / "wheel"
"""Tells what is installed: the mark of its sources, and `full` or `quick`."""
PLAYING = STAMP.with_name("playing")
"""Locked by everybody who plays, and by nobody else while something is installed."""
MADE = ROOT / "build"
NATIVE = MADE / "native"
"""Here lies a wheel that was built beside a table, with the mark of its sources."""
STATE = MADE / "native.state"
LOG = MADE / "native.log"
NOT_BUILT = {"__pycache__", *client.MADE}
"""Folders that nothing in a wheel comes from."""


def sources() -> Generator[Path]:
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py"))
    yield from (ROOT / "scripts" / f"{name}.py" for name in ("client", "engine_files", "native_code", "offline"))
    for top in ("src", "web", "scripts/engine"):
        for folder, inner, names in os.walk(ROOT / top):
            inner[:] = sorted(name for name in inner if name not in NOT_BUILT)
            yield from (Path(folder, name) for name in sorted(names))


def mark() -> str:
    """All that goes into a wheel, as one short number."""
    digest = sha256(f"{os.environ.get('TROYES_PLAIN')} {os.environ.get('CC')} {sys.version}".encode())
    for path in sources():
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def step(what: str, usually: int) -> Generator[None]:
    """Says what is being done, how long that usually takes on two cores, and how long it took."""
    print(f"== {what} (about {usually} s)", flush=True)
    began = monotonic()
    yield
    print(f"   done in {monotonic() - began:.0f} s", flush=True)


def run(*command: str | Path, **surroundings: str) -> None:
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **surroundings})


def build(folder: Path, quiet: bool = True, **surroundings: str) -> Path:
    """A wheel in an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    if find_spec("uv"):
        words = ("-m", "uv", "build", *(["--quiet"] if quiet else []), "--wheel", "--out-dir", folder)
    else:
        words = ("-m", "pip", "--quiet", "wheel", "--no-deps", "--wheel-dir", folder, ROOT)
    run(sys.executable, *words, **surroundings)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install_needs() -> None:
    """What troyes needs of others can be installed while it is still being built."""
    if find_spec("uv"):
        lines = list(requirements.needs("all"))
        run(sys.executable, "-m", "uv", "-q", "pip", "install", *lines)


def install(wheel: Path, marked: str, how: str) -> None:
    """Installs a wheel with all its parts, unless somebody plays just now."""
    with PLAYING.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit("A table is open that runs what is installed here. Close it first, then try again.")
        STAMP.unlink(missing_ok=True)
        if find_spec("uv"):
            run(sys.executable, "-m", "uv", "-q", "pip", "install", "--reinstall-package", "troyes", f"{wheel}[all]")
        else:
            pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
            run(*pip, "--force-reinstall", "--no-deps", wheel)
            run(*pip, f"{wheel}[all]")
        STAMP.write_text(f"{marked} {how}\n", "utf-8")
    if how == "full":
        run(sys.executable, ROOT / "scripts" / "how_built.py")


def installed() -> tuple[str, str]:
    """The mark of what is installed, and `full` or `quick`."""
    told = STAMP.read_text("utf-8").split() if STAMP.is_file() else []
    return (told[0], told[1]) if len(told) == 2 else ("", "")


def ready(marked: str) -> Path | None:
    """A wheel of these sources that was built beside a table."""
    told = NATIVE / "mark"
    if not told.is_file() or told.read_text("utf-8") != marked:
        return None
    return next(NATIVE.glob("*.whl"), None)


def keep_client(wheel: Path) -> None:
    """Lays the browser's part of a wheel where the next build finds it."""
    inside, here = "troyes/server/client/", ROOT / "web" / "dist"
    if client.ready(ROOT) is None:
        shutil.rmtree(here, ignore_errors=True)
        with ZipFile(wheel) as packed, TemporaryDirectory(dir=MADE) as room:
            packed.extractall(room, [name for name in packed.namelist() if name.startswith(inside)])
            shutil.move(Path(room, inside), here)


def playing() -> bool:
    """Whether somebody plays what is installed."""
    with PLAYING.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


def install_full() -> None:
    """Installs native code. If it is being built already, that build is waited for."""
    marked = mark()
    if installed() == (marked, "full"):
        return
    with building(wait=True):
        wheel = ready(marked)
        if wheel is None:
            with step("building troyes with native code", 90):
                wheel = build(MADE / "wheel")
        install(wheel, marked, "full")


def sit_down() -> int:
    """A lock that lasts as long as this process, whatever program it becomes."""
    lock = os.open(PLAYING, os.O_WRONLY | os.O_CREAT)
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
    return lock


def start(words: list[str]) -> None:
    """Installs what can be had at once, and becomes `troyes` itself."""
    marked = mark()
    have, how = installed()
    if (have, how) == (marked, "full"):
        pass
    elif have and playing():
        print("== a table is open: this one runs what is installed, too", flush=True)
    else:
        wheel = ready(marked)
        if wheel is not None:
            with step("taking the native code that was built meanwhile", 3):
                install(wheel, marked, "full")
        elif have != marked:
            with step("building the page and the table, and installing what they need", 15):
                with ThreadPoolExecutor(1) as beside:
                    needs = beside.submit(install_needs)
                    wheel = build(MADE / "wheel", TROYES_PLAIN="1", TROYES_QUICK="1")
                    needs.result()
                install(wheel, marked, "full" if os.environ.get("TROYES_PLAIN") else "quick")
                keep_client(wheel)
    if installed() == (marked, "quick"):
        print(f"== native code is built meanwhile (two or three minutes; {LOG.relative_to(ROOT)})", flush=True)
        command = [sys.executable, __file__, "build"]
        with LOG.open("w") as log:
            # a group of its own, so that Ctrl-C at the table does not end it, but no session of its own: Linux would
            # share the cores evenly between sessions, however nice one of them is
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0)
        STATE.write_text("building\n", "utf-8")
    os.environ["TROYES_NATIVE"] = str(STATE)
    sit_down()
    program = str(Path(sys.prefix) / "bin" / "troyes")
    os.execv(program, [program, *words])


@contextmanager
def building(wait: bool) -> Generator[bool]:
    """Only one builds native code at a time; others wait, or are told to leave it."""
    MADE.mkdir(exist_ok=True)
    with (MADE / "native.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def build_beside() -> None:
    """Builds native code for the next start, and makes way for everything else."""
    with building(wait=False) as mine:
        if not mine:
            return
        os.nice(19)
        state, marked = "failed", mark()
        try:
            wheel = ready(marked) or build(NATIVE, quiet=False)
            if mark() == marked:
                (NATIVE / "mark").write_text(marked, "utf-8")
                state = "plain" if wheel.name.endswith("-none-any.whl") else "ready"
        finally:
            STATE.write_text(f"{state}\n", "utf-8")


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    {"install": install_full, "start": lambda: start(words), "build": build_beside}[what]()
