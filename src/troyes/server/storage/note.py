"""What a folder remembers of its database: one that was there is never silently made anew."""

from sqlalchemy.engine import make_url

from troyes.server.settings import Settings
from troyes.server.storage.engines import FILE, database_file
from troyes.server.storage.errors import StoreError

NOTE = "database"
SECRET = "secret"
"""Made after the database: where it lies, there was one."""


def was_here(settings: Settings) -> bool:
    """Whether this folder has been served with this very database before."""
    note = settings.data / NOTE
    if note.is_file():
        return note.read_text("utf-8") == _called(settings)
    return not settings.database and (settings.data / SECRET).is_file()  # a folder of an earlier version


def check_file(settings: Settings) -> None:
    """Tells that the file of the database is gone, before anything is made in its place."""
    path = database_file(settings)
    if path is not None and was_here(settings) and not (path.is_file() and path.stat().st_size):
        raise StoreError("storage-gone", path=str(path))


def remember(settings: Settings) -> None:
    """It is there now."""
    note = settings.data / NOTE
    if not note.is_file() or note.read_text("utf-8") != _called(settings):
        note.write_text(_called(settings), "utf-8")
        note.chmod(0o600)


def _called(settings: Settings) -> str:
    """Which database it is, without a password: another one is meant to be another."""
    return make_url(settings.database).render_as_string(hide_password=True) if settings.database else FILE
