"""How many connections, or requests, each address has here at once."""

from collections import Counter


class Crowd:
    def __init__(self, most: int) -> None:
        """`most`: of one address; 0: any number."""
        self._most = most
        self._there: Counter[str] = Counter()

    def comes(self, address: str) -> bool:
        """Counts one more until it leaves; False if there are too many already."""
        if self._most and self._there[address] >= self._most:
            return False
        self._there[address] += 1
        return True

    def leaves(self, address: str) -> None:
        self._there[address] -= 1
        if not self._there[address]:
            del self._there[address]

    def __len__(self) -> int:
        return len(self._there)
