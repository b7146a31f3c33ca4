"""A backup as one file: a zip that any tool opens, with a manifest, and sealed so that no byte can change unnoticed.

The seal is the zip's comment, the last thing in the file: the SHA-256 of everything before it. It guards against
broken disks and transfers that were cut off, not against somebody who wants to deceive.
"""

import hashlib
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, BinaryIO

import msgspec
from msgspec import Struct

from troyes.core.errors import refusal_of
from troyes.server.admin.database import known_versions
from troyes.server.admin.errors import AdminError

FORMAT = 1
"""Raised when an older program could not read it any more."""
MANIFEST = "manifest.json"
DATABASE = "troyes.sqlite"
MEMBERS = (DATABASE, "secret", "vapid.pem")
"""All that a server keeps."""
MAGIC = b"PK\x03\x04"
SEAL = b"troyes backup, sha256 "
DIGITS = 64
CHUNK = 1 << 20
COMPRESSION = 5

Progress = Callable[[str, int, int], None]
"""Is told what is being done, how far it is, and how far it goes."""


class File(Struct):
    size: int
    sha256: str


class Manifest(Struct):
    format: int
    version: str
    """Of troyes."""
    migration: str
    """Of the database."""
    made: str
    """When the copy was begun: all that was said to be done before is in it."""
    counts: dict[str, int]
    files: dict[str, File]


def pack(folder: Path, manifest: Manifest, target: Path, told: Progress) -> None:
    """Puts the files that the manifest names into an archive. `target` is new, and nobody else may read it."""
    handle = os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w+b") as raw:
        with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=COMPRESSION) as made:
            made.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
            for name, file in manifest.files.items():
                with (folder / name).open("rb") as source, made.open(name, "w", force_zip64=True) as into:
                    _copied(source, into, lambda done, size=file.size: told("pack", done, size))
            made.comment = SEAL + b"0" * DIGITS
        raw.flush()
        raw.seek(0, os.SEEK_END)
        end = raw.tell() - DIGITS
        digest = _digest(raw, end, lambda _: None)
        raw.seek(end)
        raw.write(digest.encode("ascii"))
        raw.flush()
        os.fsync(raw.fileno())


def verify(path: Path, told: Progress) -> Manifest:
    """What an archive holds. One that is not whole, not ours, or newer than we are is refused."""
    try:
        with path.open("rb") as raw:
            _sealed(raw, path, told)
            with zipfile.ZipFile(raw) as archive:
                return _manifest(archive, path)
    except OSError as error:
        raise AdminError("admin-archive-unread", path=str(path), detail=refusal_of(error)) from error
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise AdminError("admin-archive-foreign", path=str(path)) from error


def unpack(path: Path, folder: Path, told: Progress) -> None:
    """Puts the files of an archive that was verified into a folder, for its owner alone."""
    with zipfile.ZipFile(path) as archive:
        manifest = _manifest(archive, path)
        for name, file in manifest.files.items():
            handle = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as into, archive.open(name) as source:
                found = _copied(source, into, lambda done, size=file.size: told("unpack", done, size))
                into.flush()
                os.fsync(into.fileno())
            if found != file:
                raise AdminError("admin-archive-damaged", path=str(path))


def sum_of(path: Path) -> File:
    with path.open("rb") as source:
        return File(path.stat().st_size, _digest(source, path.stat().st_size, lambda _: None))


def _sealed(raw: BinaryIO, path: Path, told: Progress) -> None:
    size = raw.seek(0, os.SEEK_END)
    raw.seek(0)
    if raw.read(len(MAGIC)) != MAGIC:
        raise AdminError("admin-archive-foreign", path=str(path))
    end = size - DIGITS
    raw.seek(max(0, end - len(SEAL)))
    if raw.read(len(SEAL)) != SEAL:  # cut off; or somebody else's zip
        raise AdminError("admin-archive-damaged", path=str(path))
    seal = raw.read()
    if _digest(raw, end, lambda done: told("verify", done, size)).encode("ascii") != seal:
        raise AdminError("admin-archive-damaged", path=str(path))


def _manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
    if manifest.format > FORMAT or manifest.migration not in known_versions():
        raise AdminError("admin-archive-newer", path=str(path), version=manifest.version)
    names = set(manifest.files)
    if DATABASE not in names or not names <= set(MEMBERS) or set(archive.namelist()) != {MANIFEST, *names}:
        raise AdminError("admin-archive-foreign", path=str(path))
    return manifest


def _digest(raw: BinaryIO, size: int, told: Callable[[int], None]) -> str:
    """Of the first so many bytes."""
    sha, done = hashlib.sha256(), 0
    raw.seek(0)
    while done < size and (chunk := raw.read(min(CHUNK, size - done))):
        sha.update(chunk)
        done += len(chunk)
        told(done)
    return sha.hexdigest()


def _copied(source: IO[bytes], into: IO[bytes], told: Callable[[int], None]) -> File:
    sha, done = hashlib.sha256(), 0
    while chunk := source.read(CHUNK):
        sha.update(chunk)
        into.write(chunk)
        done += len(chunk)
        told(done)
    return File(done, sha.hexdigest())
