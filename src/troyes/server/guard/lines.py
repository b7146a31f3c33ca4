"""How many live lines somebody holds at once, and how many one address does: here, and at other servers."""

from collections import Counter
from collections.abc import Collection, Generator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Literal

from troyes.server.settings import Settings

Kind = Literal["guest", "address"]
Held = dict[str, int]
"""How many lines each has, of those whose number has changed."""


class Lines:
    def __init__(self, settings: Settings, shared: bool = False) -> None:
        """`shared`: whether there may be other servers, who are to hear of it."""
        self._shared = shared
        self._most: dict[Kind, int] = {"guest": settings.max_lines_per_guest, "address": settings.max_lines_per_address}
        self._held: Counter[str] = Counter()
        self._untold: set[str] = set()
        """Whose number other servers have not heard yet."""
        self._elsewhere: dict[str, Held] = {}
        """By other server: how many lines each holds there."""

    @contextmanager
    def one_more(self, kind: Kind, who: str) -> Generator[bool]:
        """Counts a line as long as it lasts; False if there are too many already."""
        most = self._most[kind]
        if not most:
            yield True
            return
        key = _short(kind, who)
        if self._count(key) >= most:
            yield False
            return
        self._change(key, 1)
        try:
            yield True
        finally:
            self._change(key, -1)

    def _count(self, key: str) -> int:
        return self._held[key] + sum(held.get(key, 0) for held in self._elsewhere.values())

    def _change(self, key: str, by: int) -> None:
        self._held[key] += by
        if not self._held[key]:
            del self._held[key]
        if self._shared:
            self._untold.add(key)

    # -- other servers on the same database --------------------------------------------------------------------------

    def to_tell(self) -> Held:
        """The numbers that have changed since they were told last."""
        told = {key: self._held[key] for key in self._untold}
        self._untold.clear()
        return told

    def tell_anew(self) -> None:
        """All of them, for servers that have come since."""
        self._untold.update(self._held)

    def heard(self, house: str, held: Held) -> None:
        known = self._elsewhere.setdefault(house, {})
        known.update(held)
        self._elsewhere[house] = {key: count for key, count in known.items() if count}

    def lost(self, houses: Collection[str]) -> None:
        """Servers that run no more."""
        for house in houses:
            self._elsewhere.pop(house, None)

    def __len__(self) -> int:
        return len(self._held)


def _short(kind: Kind, who: str) -> str:
    """Without telling an address."""
    return blake2b(f"{kind} {who}".encode(), digest_size=12).hexdigest()
