"""What every part of a room has: its table, which it does not keep alive.

A room holds its parts. If they held it, too, a table that was put away would stay in memory until Python looks for
circles, which a server hardly ever does. Whoever is in the middle of something holds the room meanwhile.
"""

from weakref import ref

from troyes.server.rooms.state import TableState


class Part:
    def __init__(self, state: TableState) -> None:
        self._table_state = ref(state)

    @property
    def _state(self) -> TableState:
        state = self._table_state()
        assert state is not None, "a part of a room is asked after the room is gone"
        return state

    @property
    def _put_away(self) -> bool:
        """Whether the room is gone: a timer may come too late."""
        return self._table_state() is None
