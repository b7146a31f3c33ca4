"""A game that was played on somebody's device, read and played as a stranger wrote it: for `troyes.server.guard.apart`.

It comes as a page keeps it: the table, the choices that are settled, and the steps that can still be taken back. Of the
table only that is believed which is its person's to say.
"""

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

import troyes
from troyes.core import records
from troyes.core.errors import IllegalMove, RecordError
from troyes.core.table import Table
from troyes.server.errors import Refused
from troyes.server.guard.names import plain_name
from troyes.server.replays.reading import check_texts
from troyes.server.results.ends import ended_of
from troyes.server.rooms.opening import opening
from troyes.server.rooms.state import round_of, waiting
from troyes.server.storage.shapes import DEVICE, Step, StoredGame, StoredResult, StoredSeat, StoredTable
from troyes.server.tables.creation import check_options

LONGEST_NAME = 30
"""Of several at one device each is called as their host, with a number."""
MOST = 1_000_000
"""So often no table is written."""


class DeviceGame(NamedTuple):
    """A game that holds, as it is kept here."""

    game: StoredGame
    results: list[StoredResult]


def read(body: bytes, id: str, guest: str, now: float, _: None) -> DeviceGame:
    """`guest`: whose it becomes; every person at the device was one of theirs."""
    told, begun = _told(body)
    seats = [_seat(seat, at, guest) for at, seat in enumerate(told.table.seats)]
    table = Table(_played(begun, told.choices))
    _take(table, told.steps)
    game, made = table.game, table.game.made()
    steps = [Step(step.seat, step.key, False) for step in table.steps]
    steps += [Step(seat, key, True) for seat, key in table.held.items()]
    moved = min(max(told.table.moved, 0.0), now)
    kept = StoredTable(
        id=id,
        game=game.name,
        options=told.table.options if told.start is None else game.options_data(),
        seed=told.table.seed if told.start is None else str(records.read(records.parse(told.start)).seed),
        chosen_seed=told.table.chosen_seed,
        status="over" if game.over else "running",
        seconds=told.table.seconds,
        hints=told.table.hints,
        hinted=told.table.hinted,
        maker=guest,
        made=min(max(told.table.made, 0.0), moved),
        moved=moved,
        seats=seats,
        n=told.table.n + 1,
        waiting=waiting(game),
        cards=told.table.cards,
        origin=f"{DEVICE}/{told.table.origin}" if told.table.origin else DEVICE,
        round=round_of(game),
    )
    _check_numbers(kept)
    results = ended_of(kept, game, moved).results if game.over else []
    return DeviceGame(StoredGame(kept, made[: len(made) - len(table.steps)], steps, told.start), results)


def _told(body: bytes) -> tuple[StoredGame, troyes.Game]:
    """What is told of the game, and the game before its first choice."""
    data = records.parse(body)
    try:
        told = msgspec.convert(data, StoredGame)
    except msgspec.ValidationError as error:
        raise RecordError("web-device-unread", place="", why=str(error)) from None
    check_texts({name: value for name, value in data.items() if name != "start"})
    if told.table.lesson or told.table.daily is not None:
        raise RecordError("web-device-other", place="table")
    if told.start is not None:
        begins = records.parse(told.start)
        check_texts(begins)
        if records.read(begins).choices:
            raise RecordError("web-device-other", place="start")
    check_options(told.table.game, told.table.options)
    begun = opening(told.table.game, len(told.table.seats), told.table.options, told.table.seed, told.start)
    if begun.name != told.table.game or begun.players != len(told.table.seats):
        raise RecordError("web-device-other", place="start")
    return told, begun


def _seat(told: StoredSeat, at: int, guest: str) -> StoredSeat:
    if told.seat != at or told.kind == "open" or len(told.name) > LONGEST_NAME:
        raise RecordError("web-device-other", place=f"seats[{at}]")
    try:
        name = plain_name(told.name)
    except Refused:
        raise RecordError("web-bad-name", place=f"seats[{at}]") from None
    own = guest if told.kind == "person" else None
    return replace(told, guest=own, name=name, stand_in=told.stand_in and own is not None)


def _played(game: troyes.Game, choices: list[tuple[int, str]]) -> troyes.Game:
    for at, (seat, key) in enumerate(choices):
        try:
            game.again(_within(game, seat), key)
        except IllegalMove as error:
            raise RecordError("record-choice", place=f"choices[{at}]", key=key, why=error.reason) from None
    return game


def _within(game: troyes.Game, seat: int) -> int:
    if not 0 <= seat < game.players:
        raise RecordError("web-device-other", place="seat")
    return seat


def _take(table: Table, steps: list[Step]) -> None:
    for at, step in enumerate(steps):
        try:
            if table.choose(_within(table.game, step.seat), step.key) and not step.held:
                table.confirm(step.seat)
        except IllegalMove as error:
            raise RecordError("record-choice", place=f"steps[{at}]", key=step.key, why=error.reason) from None


def _check_numbers(table: StoredTable) -> None:
    """The table's number, and its seats': a line that is open at the device goes on with them."""
    known = [number for seat in table.seats for number in (seat.moved, seat.hidden)]
    if not 0 < table.n <= MOST or not all(0 <= number < table.n for number in known):
        raise RecordError("web-device-other", place="table.n")
    if sum(seat.hidden for seat in table.seats) >= table.n:
        raise RecordError("web-device-other", place="seats")
