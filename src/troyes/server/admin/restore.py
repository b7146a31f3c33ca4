"""Restoring a backup: all of it is checked and brought up to date aside, and only then takes its place."""

import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from troyes.server.admin.archive import DATABASE, MEMBERS, Manifest, Progress, unpack, verify
from troyes.server.admin.backup import one_file, room_for, settled, stamp
from troyes.server.admin.database import looked_at, without_server
from troyes.server.admin.errors import AdminError
from troyes.server.admin.soundness import check_file
from troyes.server.settings import Settings
from troyes.server.storage.engines import database_file
from troyes.server.storage.people import People
from troyes.server.storage.store import Store

BESIDE = ("", "-wal", "-shm", "-journal")
"""SQLite's files belong together: a log that was left beside another database would spoil it."""
_SHELLS = "SELECT id FROM guests WHERE secret = '' AND name = '' AND made = 0"
"""Those whose data was removed."""
_ALIVE = "SELECT id FROM guests WHERE made != 0"


class Restored(Struct):
    manifest: Manifest
    before: Path | None
    """Where that is which was there before."""
    removed: list[str]
    """Those who had their data removed after the backup was made: it was removed again."""


async def restore(
    settings: Settings, file: Path, told: Progress, sure: Callable[[Manifest], bool], *, bring_back: bool = False
) -> Restored | None:
    """Puts a backup in the place of what is there; None: it was not wanted after all.

    Whoever had all of their data removed since then stays removed, unless `bring_back` says otherwise.
    """
    database = database_file(settings)
    if database is None:
        raise AdminError("admin-postgresql")
    manifest = verify(file, told)
    with without_server(settings):
        if not sure(manifest):
            return None
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        room_for(database.parent, 2 * sum(one.size for one in manifest.files.values()))
        with TemporaryDirectory(dir=database.parent, prefix=".troyes-restore-") as name:
            unpack(file, Path(name), told)
            removed = await _prepared(Path(name), database, bring_back)
            before = _swapped(settings, Path(name), database)
        return Restored(manifest, before, removed)


async def _prepared(folder: Path, old: Path, bring_back: bool) -> list[str]:
    """Checks the copy, brings it to our version, and removes again who was removed since."""
    copy = folder / DATABASE
    faults = check_file(copy)
    if faults:
        raise AdminError("admin-unsound", path=DATABASE, fault=faults[0])
    store = await Store.open(Settings(data=folder))
    try:
        gone = [] if bring_back else sorted(_ids(old, _SHELLS) & _ids(copy, _ALIVE))
        people = People(store)
        for guest in gone:
            await people.remove(guest)
    finally:
        await store.close()
    with closing(sqlite3.connect(copy)) as base:
        one_file(base)
    return gone


def _ids(path: Path, query: str) -> set[str]:
    """Nobody, if the database cannot be read: that may be why it is to be replaced."""
    if not path.is_file():
        return set()
    try:
        with looked_at(path) as base:
            return {id for (id,) in base.execute(query)}
    except sqlite3.Error:
        return set()


def _swapped(settings: Settings, new: Path, database: Path) -> Path | None:
    """Sets aside what is there, and puts the new files in its place; after trouble it is as it was."""
    others = [settings.data / name for name in MEMBERS if name != DATABASE]
    old = [path for path in [*(Path(f"{database}{end}") for end in BESIDE), *others] if path.exists()]
    before = _new_folder(database.parent) if old else None
    done: list[tuple[Path, Path]] = []
    try:
        for path in old:
            assert before is not None
            _moved(path, before / path.name, done)
        for source, target in [*((new / path.name, path) for path in others), (new / DATABASE, database)]:
            if source.exists():
                _moved(source, target, done)
        for folder in {database.parent, settings.data}:
            settled(folder)
    except BaseException:
        for source, target in reversed(done):
            shutil.move(target, source)
        if before is not None:
            before.rmdir()
        raise
    return before


def _new_folder(parent: Path) -> Path:
    """With the date in its name, and a number where that is taken."""
    name = f"before-{stamp(time.time())}"
    folder = next(path for path in (parent / f"{name}{end}" for end in ("", *range(-2, -100, -1))) if not path.exists())
    folder.mkdir(mode=0o700)
    return folder


def _moved(source: Path, target: Path, done: list[tuple[Path, Path]]) -> None:
    shutil.move(source, target)
    done.append((source, target))
