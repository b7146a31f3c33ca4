"""Backups: a copy of everything as it is at one moment, taken while the server goes on."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

import troyes
from troyes.core.errors import refusal_of
from troyes.server.admin.archive import DATABASE, FORMAT, MEMBERS, Manifest, Progress, pack, sum_of
from troyes.server.admin.database import looked_at, version_of_file
from troyes.server.admin.errors import AdminError
from troyes.server.admin.soundness import check_file, counts_of
from troyes.server.settings import Settings
from troyes.server.storage.engines import PATIENCE, database_file

PAGES = 512
"""So many pages of the database are copied between two reports."""
PATTERN = "troyes-????????T??????Z.zip"
SPARE = 16 << 20
"""So many bytes are left free."""


class Backup(Struct):
    file: Path
    size: int
    manifest: Manifest
    dropped: list[Path]
    """Earlier ones that were removed."""


def back_up(settings: Settings, target: Path, told: Progress, *, force: bool = False, keep: int = 0) -> Backup:
    """Makes a backup: the file that is named, or one with the date in its name in a folder that is named.

    `keep`: in a folder, so many stay, this one included, and older ones go once this one is whole.
    """
    database = only_files(settings)
    in_folder = target.is_dir()
    file = target / f"troyes-{stamp(time.time())}.zip" if in_folder else target
    _refuse(file, force)
    try:
        room_for(file.parent, 2 * database.stat().st_size)
        with TemporaryDirectory(dir=file.absolute().parent, prefix=".troyes-backup-") as name:  # mode 0700
            manifest = _copied(settings, database, Path(name), told)
            made = Path(name) / "archive"
            pack(Path(name), manifest, made, told)
            size = made.stat().st_size
            made.replace(file)
            settled(file.absolute().parent)
    except OSError as error:
        raise AdminError("admin-not-written", path=str(file), detail=refusal_of(error)) from error
    return Backup(file, size, manifest, _dropped(file, keep) if in_folder and keep else [])


def only_files(settings: Settings) -> Path:
    """The database file. What PostgreSQL keeps is copied by its own tools."""
    database = database_file(settings)
    if database is None:
        raise AdminError("admin-postgresql")
    if not (database.is_file() and database.stat().st_size):
        raise AdminError("admin-no-database", path=str(database))
    return database


def room_for(folder: Path, size: int) -> None:
    free = shutil.disk_usage(folder).free
    if free < size + SPARE:
        raise AdminError("admin-no-room", folder=str(folder), free=free >> 20, needed=(size + SPARE) >> 20)


def stamp(when: float) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(when))


def _refuse(file: Path, force: bool) -> None:
    if not file.absolute().parent.is_dir():
        raise AdminError("admin-no-folder", folder=str(file.absolute().parent))
    if file.exists() and not force:
        raise AdminError("admin-taken", path=str(file))


def _copied(settings: Settings, database: Path, folder: Path, told: Progress) -> Manifest:
    """The copy, checked: a backup that cannot be trusted is none."""
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    copy = folder / DATABASE
    copy.touch(mode=0o600)
    try:
        _snapshot(database, copy, told)
        with looked_at(copy) as base:
            migration = version_of_file(base)
    except sqlite3.Error as error:
        raise AdminError("admin-not-opened", path=str(database), detail=str(error)) from error
    faults = check_file(copy)
    if faults:
        raise AdminError("admin-unsound", path=str(database), fault=faults[0])
    for name in MEMBERS:
        if name != DATABASE and (settings.data / name).is_file():
            shutil.copyfile(settings.data / name, folder / name)
    files = {name: sum_of(folder / name) for name in MEMBERS if (folder / name).is_file()}
    return Manifest(FORMAT, troyes.__version__, migration, made, counts_of(copy), files)


def _snapshot(database: Path, copy: Path, told: Progress) -> None:
    """SQLite's online backup, inside one reading transaction: what is written meanwhile neither waits nor disturbs."""

    def progress(_status: int, remaining: int, total: int) -> None:
        told("copy", total - remaining, total)

    with looked_at(database) as source, closing(sqlite3.connect(copy, timeout=PATIENCE)) as target:
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from here on it stays as it is now
        source.backup(target, pages=PAGES, progress=progress)
        source.execute("ROLLBACK")
        one_file(target)


def one_file(base: sqlite3.Connection) -> None:
    """Without a log beside it. The server makes itself one when it opens the database."""
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA journal_mode = DELETE")


def settled(folder: Path) -> None:
    """The new name itself is on disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _dropped(newest: Path, keep: int) -> list[Path]:
    """Removes all but the latest of the backups in the folder, known by their names."""
    found = sorted(path for path in newest.parent.glob(PATTERN) if path.is_file())
    old = [path for path in found if path != newest][: max(0, len(found) - keep)]
    for path in old:
        path.unlink()
    return old
