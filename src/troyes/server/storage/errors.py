"""What goes wrong with the kept data."""

from troyes.core.errors import TroyesError

__all__ = ["StoreError", "cause"]


class StoreError(TroyesError):
    """Something could not be kept or read. Nothing was changed."""


def cause(error: Exception) -> str:
    """What a driver says, in a line: further ones may quote whole rows, and those hold secrets."""
    told = getattr(error, "orig", None) or getattr(error, "strerror", None) or type(error).__name__
    return str(told).partition("\n")[0]
