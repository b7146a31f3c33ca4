"""What every part of the store has: where it reads, and where it writes."""

from troyes.server.storage.store import Store


class Shelf:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = store.reader
        self._writer = store.writer
