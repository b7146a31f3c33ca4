"""Builds the page that plays by itself: `build/site`, for any host of plain files.

It is the browser's part with the engine beside it (`engine_files.py`). What is up to date is left alone.
"""

import sys
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import client, engine_files, offline

HERE = Path(__file__).resolve().parent.parent
SITE = HERE / "build" / "site"


def mark(engine: Path) -> str:
    """Tells what a site was made of."""
    digest = sha256(f"{client.mark(HERE)} {engine.name}".encode())
    for module in (__file__, offline.__file__):
        digest.update(Path(module).read_bytes())
    return digest.hexdigest()


def build() -> None:
    engine = engine_files.ready() or engine_files.build()
    told, now = SITE / client.MARK, mark(engine)
    if told.is_file() and told.read_text("utf-8").strip() == now:
        return
    client.install(HERE / "web")
    client.npm(HERE / "web", "run", "build-page", "--", "--outDir", str(SITE), "--emptyOutDir")
    (SITE / "gallery.html").unlink(missing_ok=True)
    offline.join(SITE, engine, served=False)
    told.write_text(now + "\n", "utf-8")


if __name__ == "__main__":
    build()
    whole = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"== {SITE.relative_to(HERE)}: {whole / 1e6:.1f} MB", file=sys.stderr)
