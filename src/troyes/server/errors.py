"""What the server refuses by itself. Whatever a game refuses comes as the game's own error."""

from troyes.core.errors import TroyesError
from troyes.core.message import Arg


class Refused(TroyesError):
    """A request that cannot be granted. `status` is the HTTP status that tells it to programs."""

    def __init__(self, id: str, status: int = 409, **args: Arg) -> None:
        super().__init__(id, **args)
        self.status = status


class StoreError(TroyesError):
    """Something could not be kept or read. Nothing was changed."""


class NotKept(StoreError):
    """There is no room for it, say: whoever waits for it has to know."""


class Unthought(TroyesError):
    """It could not be thought of: whoever waits for it has to know."""


class OutOfStep(StoreError):
    """Somebody else has written to the table meanwhile. It was read anew: what was asked can be tried again."""
