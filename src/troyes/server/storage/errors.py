"""What goes wrong with the kept data."""

from sqlalchemy.exc import InterfaceError, OperationalError

from troyes.server.errors import StoreError

__all__ = ["TROUBLE", "StoreError", "cause", "is_trouble"]

TROUBLE = (OperationalError, InterfaceError, OSError)
"""Trouble that has nothing to do with what is written: the disk is full, the connection is lost."""
STATES = ("08", "25006", "25P03", "40", "53", "55P03", "57", "58")
"""The same, as PostgreSQL tells it: SQLSTATE codes, or how they begin. It has hardly any classes of errors for it."""


def is_trouble(error: Exception) -> bool:
    told = getattr(error, "orig", None)
    state = getattr(told, "sqlstate", None)
    if state is None and "asyncpg" in type(told).__module__:  # it is not PostgreSQL that refused, but nobody was there
        return True
    return isinstance(error, TROUBLE) or (isinstance(state, str) and state.startswith(STATES))


def cause(error: Exception) -> str:
    """What a driver says, in a line: further ones may quote whole rows, and those hold secrets."""
    told = getattr(error, "orig", None) or getattr(error, "strerror", None)
    told = told or (isinstance(error, OSError) and str(error)) or type(error).__name__
    return str(told).partition("\n")[0]
