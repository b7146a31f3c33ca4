"""Tables as a list shows them."""

from troyes.server.desk import Desk
from troyes.server.library.own_cards import cards_used
from troyes.server.rooms.state import moment
from troyes.server.storage.shapes import StoredGuest, StoredTable
from troyes.server.wire import tables as wire
from troyes.server.wire.common import filled


def _asked(table: StoredTable, guest: StoredGuest | None) -> bool:
    return guest is not None and any(seat.kind == "open" and seat.guest == guest.id for seat in table.seats)


def line_of(desk: Desk, table: StoredTable, guest: StoredGuest | None) -> wire.TableLine:
    """A table in a list."""
    room = desk.tables.rooms.get(table.id)
    own = {str(seat.seat) for seat in table.seats if guest is not None and seat.guest == guest.id and not seat.stand_in}
    return filled(
        wire.TableLine,
        table,
        names=[seat.name for seat in table.seats],
        open_seats=sum(seat.kind == "open" for seat in table.seats),
        asked=_asked(table, guest),
        your_turn=table.status == "running" and not own.isdisjoint(table.waiting),
        cards=cards_used(table),
        round=table.round if table.status == "running" else None,
        watchers=_watchers(desk, table) if room is None else room.seats.watchers,
        made=moment(table.made),
        moved=moment(table.moved),
    )


def _watchers(desk: Desk, table: StoredTable) -> int:
    """How many look on at other servers who have no seat."""
    seated = {seat.guest for seat in table.seats if seat.guest is not None}
    return sum(guest not in seated for guest in desk.house.elsewhere(table.id))
