"""What `pip install troyes` leaves out, and which extra brings it: `pip install 'troyes[server]'`."""

from importlib.util import find_spec

from troyes.core.errors import TroyesError

EXTRAS = {
    "cli": ("openskill", "platformdirs", "rich", "textual", "typer"),
    "paper": ("fontTools", "reportlab"),
    "plot": ("matplotlib",),
    "server": (
        *("aiosqlite", "alembic", "argon2", "cryptography", "filelock", "httpx", "litestar", "markdown_it"),
        *("prometheus_client", "sqlalchemy", "structlog", "uvicorn"),
    ),
    "postgres": ("asyncpg",),
    "ray": ("ray",),
    "openspiel": ("pyspiel",),
    "research": ("gymnasium", "numpy", "pettingzoo"),
    "twin": ("numba", "numpy"),
    "data": ("fsspec", "numpy", "pyarrow"),
}
"""What each extra lets one import."""


class PartMissing(TroyesError):
    """A part of the package that was asked for is not installed."""


def missing(error: ModuleNotFoundError) -> Exception:
    """The same in a sentence that says what to install; the error itself if no extra would help."""
    module = (error.name or "").partition(".")[0]
    extra = next((extra for extra, modules in EXTRAS.items() if module in modules), None)
    return error if extra is None else PartMissing("extra-missing", module=module, extra=extra)


def need(extra: str) -> None:
    """Says at once what is missing, before hours of work lead to it."""
    for module in EXTRAS[extra]:
        if find_spec(module) is None:
            raise PartMissing("extra-missing", module=module, extra=extra)
