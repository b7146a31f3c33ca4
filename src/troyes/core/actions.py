"""The published numbers of a game's choices, for programs that learn them by heart.

A code is where a choice stands in the game's vocabulary, which a new card pushes along; keys name seats from 0. An
*action* is the same choice under a number that never changes, named as its seat sees the table: `own`, `+1` for the
next seat clockwise, and so on. The names are listed in `actions.txt` beside the game; what a new card brings comes
behind them.
"""

from collections.abc import Callable
from importlib.resources import files

VERSION = 1
"""Grows if an action should ever change its number. New ones at the end do not change it."""


class ActionTable:
    """All actions of a game, and which code each of them is for a seat."""

    def __init__(self, game: str, keys: list[str], named: list[str], published: list[str]) -> None:
        """`keys` and `named`: by code, the key and the name that a first seat has for it."""
        self.game = game
        self._made_of = keys, named, published
        self.version = VERSION
        self.keys = tuple(keys)
        """By code: its key."""
        known = set(published)
        self.actions = (*published, *[name for name in named if name not in known])
        """By action: its name."""
        at = {name: number for number, name in enumerate(self.actions)}
        self._action_of = [at[name] for name in named]

    def __len__(self) -> int:
        return len(self.actions)

    def from_codes(self, seen: Callable[[int], int]) -> list[int]:
        """By code: the action. `seen`: the code that a first seat would have in this seat's place."""
        return [self._action_of[seen(code)] for code in range(len(self.keys))]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ActionTable):
            return NotImplemented
        return self.game == other.game and self.keys == other.keys and self.actions == other.actions

    def __hash__(self) -> int:
        return hash((self.game, self.actions))

    def __reduce__(self) -> tuple[type["ActionTable"], tuple[object, ...]]:
        return ActionTable, (self.game, *self._made_of)

    def __repr__(self) -> str:
        return f"<ActionTable {self.game}, version {self.version}: {len(self.actions)} actions>"


def published(package: str) -> list[str]:
    """The names that stand for good, in order; none if the game has not published any."""
    if not package:
        return []
    file = files(package) / "actions.txt"
    return file.read_text("utf-8").splitlines() if file.is_file() else []
