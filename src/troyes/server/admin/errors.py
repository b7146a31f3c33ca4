"""What an operator's command cannot do."""

from troyes.core.errors import TroyesError

__all__ = ["AdminError"]


class AdminError(TroyesError):
    """Nothing was changed."""
