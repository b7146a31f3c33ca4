"""Lays beside a built page what lets it open without a network: the engine, and the worker that keeps all its files.

The worker (`web/worker.js`) is told every file with its digest, so that a browser which meets a host in the middle of
an update takes nothing rather than a mixture. What version it is, and where the engine lies, stands in the page's
head: `web/src/lib/built.ts` reads it.
"""

import json
import re
import shutil
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

WORKER = Path(__file__).resolve().parent.parent / "web" / "worker.js"
ASSETS = "assets"
ENGINE = f"{ASSETS}/engine-"
TOLD = re.compile(r' *<meta name="troyes-.*?" content=".*?" />\n')
UNLISTED = ("made-of.txt", "sw.js")
COMPRESSED = (".br", ".gz")
"""Beside a file of the same name: another form of it."""


def join(folder: Path, engine: Path | None, *, served: bool) -> None:
    """`served`: a server answers, and the engine is for when it does not; so that is fetched once nobody waits."""
    for old in folder.glob(f"{ENGINE}*"):
        if engine is None or old.name != engine.name:
            shutil.rmtree(old)
    told = {}
    if engine is not None:
        shutil.copytree(engine, folder / ASSETS / engine.name, dirs_exist_ok=True)
        size = sum(path.stat().st_size for path in engine.glob("*.bin"))  # what is counted as it comes
        told["engine"] = f"{ASSETS}/{engine.name}/ {size}"
    _tell(folder / "index.html", told)
    told["version"] = _version(folder)
    _tell(folder / "index.html", told)
    needed, later = [], []
    for path, file in _listed(folder).items():
        listed = later if served and path.startswith(ENGINE) else needed
        listed.append([path, f"sha256-{b64encode(sha256(file.read_bytes()).digest()).decode()}"])
    built = {"version": told["version"], "served": served, "files": needed, "later": later}
    (folder / "sw.js").write_text(f"const BUILT = {json.dumps(built)};\n{WORKER.read_text('utf-8')}", "utf-8")


def _tell(page: Path, told: dict[str, str]) -> None:
    text = TOLD.sub("", page.read_text("utf-8"))
    lines = "".join(f'    <meta name="troyes-{name}" content="{what}" />\n' for name, what in told.items())
    page.write_text(text.replace("    <title>", f"{lines}    <title>", 1), "utf-8")


def _listed(folder: Path) -> dict[str, Path]:
    """Every file by the address under which it is asked for; that of the page is the folder's own."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in UNLISTED)
    alone = [path for path in files if path.suffix not in COMPRESSED or not path.with_suffix("").is_file()]
    names = {path.relative_to(folder).as_posix(): path for path in alone}
    return {"" if name == "index.html" else name: path for name, path in names.items()}


def _version(folder: Path) -> str:
    digest = sha256(WORKER.read_bytes())
    for path, file in _listed(folder).items():
        digest.update(f"{path}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]
