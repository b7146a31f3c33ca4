"""What an operator's command cannot do."""

from troyes.core.errors import TroyesError


class AdminError(TroyesError):
    """Nothing was changed."""
