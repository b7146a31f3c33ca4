"""Builds the engine that runs in a page: our Python, compiled by and for the interpreter there (Pyodide, from npm), and
the few packages it leans on; and what it would answer now and always, as files.

`python scripts/engine_files.py` builds it into build/engine, and lays it beside the page in web/dist, if that is built.
What is up to date is left alone.
"""

import ast
import asyncio
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from hashlib import sha256
from importlib import import_module
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import client, offline


class Workshop(NamedTuple):
    """Where it is put together."""

    tools: Path
    """With the interpreter, and how things are compiled by it."""
    kept: Path
    """What was made before, by what it was made of; and the engine itself."""


HERE = Path(__file__).resolve().parent.parent
ENGINE = HERE / "scripts" / "engine"
CHECKOUT = Workshop(ENGINE, HERE / "build" / "engine")
NATIVE = ENGINE / "requirements.txt"
FOR_THE_PAGE = (
    *("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"),
    *("--implementation", "cp", "--abi", "cp314", "--only-binary", ":all:"),
)
"""What the interpreter in the page is, to pip."""
PLAIN = ("fluent.syntax", "mypy_extensions", "typing_extensions")
"""Plain Python that we lean on: as it is installed here."""
ROOMS = ("core", "city", "dice", "printed", "bots", "coach", "page", "puzzles", "server")
ELSEWHERE = (
    *("alembic", "httpx", "litestar", "markdown_it", "multiprocessing"),
    *("platformdirs", "prometheus_client", "reportlab", "sqlalchemy", "structlog"),
)
"""Who leans on one of these has no place in a page."""
UNUSED = (ENGINE / "unused.txt").read_text("utf-8").split()
"""Of Python's own library: what is for other places than a page."""
TOOLS = ("compile.mjs", "package.json", "package-lock.json")
COMPILER = (ENGINE / "compile.mjs").read_bytes() + (ENGINE / "package.json").read_bytes()
ANSWERS = ("/api/games",)
"""What never changes is answered by a file, before the engine is there; see `_answers` for the others."""


# -- what goes in ----------------------------------------------------------------------------------------------------


def modules() -> dict[str, Path]:
    """Every module of ours that can run in a page, by name."""
    source = HERE / "src" / "troyes"
    files = [*source.glob("*.py"), *(path for room in ROOMS for path in (source / room).rglob("*.py"))]
    found = {_name(path): path for path in files if path.name != "__main__.py"}
    needs = {name: _imported(name, path) for name, path in found.items()}
    unfit = {name for name, wanted in needs.items() if any(one.split(".")[0] in ELSEWHERE for one in wanted)}
    while True:
        more = {name for name in found.keys() - unfit if any(_within(one, unfit) for one in needs[name])}
        if not more:
            return {name: path for name, path in found.items() if name not in unfit}
        unfit |= more


def _name(path: Path) -> str:
    parts = path.relative_to(HERE / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imported(name: str, path: Path) -> set[str]:
    """What a module imports when it is read itself."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return found - {name}


def _within(wanted: str, unfit: set[str]) -> bool:
    return wanted in unfit


def own() -> list[Path]:
    """Our modules with all that lies beside them."""
    beside = [path for room in ROOMS for path in _files(HERE / "src" / "troyes" / room)]
    data = [path for path in beside if path.suffix not in (".py", ".pyc", ".so") and path.name != "pictures.json"]
    return sorted([*modules().values(), *data])


def gathered(folder: Path, kept: Path) -> None:
    """All that is ours, and the packages of others."""
    for path in own():
        _copied(path, folder / path.relative_to(HERE / "src"))
    for name in PLAIN:
        home = Path(import_module(name).__file__ or "")
        if home.name != "__init__.py":
            _copied(home, folder / home.name)
            continue
        base = home.parents[len(name.split("."))]
        for path in home.parent.rglob("*.py"):
            _copied(path, folder / path.relative_to(base))
    for path in _native(kept):
        with zipfile.ZipFile(path) as wheel:
            wheel.extractall(folder, [name for name in wheel.namelist() if name.endswith((".py", ".so"))])


def _copied(path: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, goal)


def _native(kept: Path) -> Iterator[Path]:
    """Wheels with native code for the page, from the package index, once."""
    made_of = sha256(NATIVE.read_bytes() + " ".join(FOR_THE_PAGE).encode()).hexdigest()[:12]
    wheels = kept / f"wheels-{made_of}"
    if not wheels.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept) as room:
            asked = ("download", "--quiet", "--no-deps", "--require-hashes", "--requirement", str(NATIVE))
            subprocess.run([*_pip(), *asked, *FOR_THE_PAGE, "--dest", f"{room}/wheels"], check=True)
            Path(room, "wheels").rename(wheels)
    return wheels.glob("*.whl")


def _pip() -> list[str]:
    """pip itself, since uv fetches nothing for a platform that it does not know.

    Whether it is there is asked of what is installed, not of the import system: who looks for pip there makes
    setuptools take its distutils away, and beside this the engine is just being compiled with that.
    """
    try:
        distribution("pip")
    except PackageNotFoundError:
        return [sys.executable, "-m", "uv", "--quiet", "tool", "run", "pip", "--disable-pip-version-check"]
    return [sys.executable, "-m", "pip", "--disable-pip-version-check"]


# -- how it is put together ------------------------------------------------------------------------------------------


def engine(shop: Workshop) -> dict[str, bytes]:
    """The files of the engine by name."""
    client.install(shop.tools)
    pyodide = shop.tools / "node_modules" / "pyodide"
    with tempfile.TemporaryDirectory() as room:
        gathered(Path(room), shop.kept)
        site = {f"site/{path.relative_to(room).as_posix()}": path.read_bytes() for path in sorted(_files(Path(room)))}
    library = _compiled(_library(pyodide / "python_stdlib.zip"), shop)
    return {
        "pyodide.js": (pyodide / "pyodide.mjs").read_bytes(),  # many hosts do not know .mjs, and nobody runs that
        "glue.bin": _gzipped((pyodide / "pyodide.asm.mjs").read_bytes()),
        "python.bin": _gzipped((pyodide / "pyodide.asm.wasm").read_bytes()),
        "library.bin": _gzipped(_stored(library)),
        "troyes.bin": _gzipped(_pack(_compiled(site, shop))),
    }


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _library(archive: Path) -> dict[str, bytes]:
    """Python's own, without what is for other places than a page."""
    with zipfile.ZipFile(archive) as packed:
        names = [name for name in packed.namelist() if not name.endswith("/")]
        wanted = [name for name in names if not any(fnmatch(name, unused) for unused in UNUSED)]
        return {name: packed.read(name) for name in sorted(wanted)}


def _compiled(files: dict[str, bytes], shop: Workshop) -> dict[str, bytes]:
    """Each .py as a .pyc: those that were compiled before are taken from there."""
    kept = shop.kept / "compiled"
    kept.mkdir(parents=True, exist_ok=True)
    marks = {name: sha256(name.encode() + data + COMPILER).hexdigest() for name, data in files.items()}
    new = {name: mark for name, mark in marks.items() if name.endswith(".py") and not (kept / f"{mark}.pyc").is_file()}
    if new:
        for name, mark in new.items():
            (kept / f"{mark}.py").write_bytes(files[name])
        told = json.dumps([[mark, name.removeprefix("site/")] for name, mark in new.items()])
        client.node(shop.tools, "compile.mjs", str(kept), said=told.encode())
        for mark in new.values():
            (kept / f"{mark}.py").unlink()
    return {
        f"{name}c" if name.endswith(".py") else name: (kept / f"{marks[name]}.pyc").read_bytes()
        if name.endswith(".py")
        else data
        for name, data in files.items()
    }


def _stored(files: dict[str, bytes]) -> bytes:
    """A zip that is compressed as a whole later, which is smaller, and read faster."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files.items():
            packed.writestr(zipfile.ZipInfo(name), data)
    return written.getvalue()


def _pack(parts: dict[str, bytes]) -> bytes:
    """A list of names and lengths as JSON, its own length before it, then all files one after the other."""
    index = json.dumps([[name, len(data)] for name, data in parts.items()]).encode()
    return len(index).to_bytes(4, "big") + index + b"".join(parts.values())


def _gzipped(data: bytes) -> bytes:
    """Nobody sees it by the name: what is called .gz some hosts send as if it were packed for the way alone."""
    return gzip.compress(data, 9, mtime=0)


# -- the folder ------------------------------------------------------------------------------------------------------


def mark() -> str:
    """Tells what it was made of."""
    digest = sha256()
    for path in [*own(), *(ENGINE / name for name in TOOLS), NATIVE, ENGINE / "unused.txt", Path(__file__)]:
        digest.update(f"{path.relative_to(HERE).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def ready() -> Path | None:
    """The folder of one that is up to date, if there is one. It is called by its content."""
    made = CHECKOUT.kept / "made"
    told = made / client.MARK
    if not told.is_file() or told.read_text("utf-8").strip() != mark():
        return None
    return next(made.glob("engine-*"), None)


def build(shop: Workshop = CHECKOUT) -> Path:
    """Builds it anew, and returns its folder."""
    files = engine(shop) | {f"{path[1:]}.json": data for path, data in asyncio.run(_answers()).items()}
    name = f"engine-{sha256(b''.join(files.values())).hexdigest()[:12]}"
    made = shop.kept / "made"
    shutil.rmtree(made, ignore_errors=True)
    for file, data in files.items():
        _write(made / name / file, data)
    (made / client.MARK).write_text(mark() + "\n", "utf-8")
    return made / name


def build_apart(room: Path) -> Path:
    """Builds it in an empty folder, and leaves the checkout as it is."""
    shop = Workshop(room / "tools", room / "kept")
    for name in TOOLS:
        _copied(ENGINE / name, shop.tools / name)
    return build(shop)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


async def _answers() -> dict[str, bytes]:
    """What the engine would answer, now and always."""
    sys.path.insert(0, str(HERE / "src"))
    import msgspec

    from troyes.core.text import LANGUAGES
    from troyes.page.door import Door
    from troyes.page.shelf import MemoryShelf
    from troyes.page.thinking import MindHere
    from troyes.registry import descriptors
    from troyes.server.library.rules import rules_page

    door = Door(MemoryShelf(), MindHere())
    asked = [*ANSWERS]
    asked += [f"/api/cards/{name}" for name in {game.cards_of for game in descriptors() if game.numbers}]
    found = {path: await door.ask("GET", path, "en") for path in sorted(asked)}
    answers = {path: answer.body for path, answer in found.items()}
    for game in descriptors():
        for lang in LANGUAGES:
            answers[f"/api/rules/{game.name}/{lang}"] = msgspec.json.encode(rules_page(game.name, lang))
    return answers


if __name__ == "__main__":
    folder = ready() or build()
    page = client.ready(HERE)
    if page is not None:
        offline.join(page, folder, served=True)
        client.compress(page / offline.ASSETS)
