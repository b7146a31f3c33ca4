"""Finished games and records as the gallery lists them."""

from typing import Literal

from troyes.server.library.catalogue import has_rival
from troyes.server.rooms.state import moment
from troyes.server.storage.kept import KeptGame, KeptRecord, KeptSeat
from troyes.server.storage.shapes import DEVICE
from troyes.server.wire.common import filled
from troyes.server.wire.replays import GalleryLine, GallerySeat


def lines_of(found: list[KeptGame | KeptRecord], guest: str) -> list[GalleryLine]:
    """As somebody sees them who may."""
    return [line_of_game(one, guest) if isinstance(one, KeptGame) else line_of_record(one) for one in found]


def line_of_game(game: KeptGame, guest: str) -> GalleryLine:
    own = [seat for seat in game.seats if seat.guest == guest]
    first = game.seats[0]
    roy = (
        None if not has_rival(game.game) or first.points is None or first.ahead is None else first.points - first.ahead
    )
    return filled(
        GalleryLine,
        game,
        kind="table",
        name="",
        ended=moment(game.ended),
        seats=[
            GallerySeat(seat.name, seat.bot if seat.kind == "bot" else "", seat in own, seat.points, _was_best(seat))
            for seat in game.seats
        ],
        roy=roy,
        result=result_of(game, guest),
        over=True,
        forked=game.origin not in ("", DEVICE),
    )


def result_of(game: KeptGame, guest: str) -> Literal["won", "lost", "left", ""]:
    """What it was for who looks: who has left has neither won nor lost, whatever the bot made of it."""
    known = [seat for seat in game.seats if seat.guest == guest and seat.points is not None]
    stayed = [seat for seat in known if not seat.left_to]
    if known and not stayed:
        return "left"
    if not known or (len(game.seats) == 1 and not has_rival(game.game)):
        return ""
    return "won" if any(seat.won for seat in stayed) else "lost"


def _was_best(seat: KeptSeat) -> bool:
    """Whether the seat won, also if a bot did it for somebody who had left."""
    return bool(seat.won) or seat.place == 1


def line_of_record(record: KeptRecord) -> GalleryLine:
    scores: list[int] = record.result["scores"]
    winners: list[int] = record.result["winners"]
    over: bool = record.result["over"]
    told = scores[: record.players] if over else [None] * record.players
    return filled(
        GalleryLine,
        record,
        kind="record",
        ended=moment(record.made),
        seats=[GallerySeat("", "", False, points, seat in winners) for seat, points in enumerate(told)],
        roy=scores[-1] if over and len(scores) > record.players else None,
        result="",
        over=over,
        daily=None,
        rated=False,
        forked=False,
    )
