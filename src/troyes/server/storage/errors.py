"""What goes wrong with the kept data."""

from troyes.core.errors import TroyesError

__all__ = ["StoreError"]


class StoreError(TroyesError):
    """Something could not be kept or read. Nothing was changed."""
