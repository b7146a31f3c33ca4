"""A hint for one seat: what the strongest bot would do there, thought out in a process of its own."""

import asyncio

from msgspec.structs import replace

from troyes.coach import shapes
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import tried_again
from troyes.server.thinking.reports import Report
from troyes.server.wire.live import HintLine, HintReply, HintSent, HintStep

SHORTEST, LONGEST = 2.0, 10.0
"""A hint takes as many seconds as the table's bots may think, within these."""


async def of(desk: Desk, room: Room, seat: int, asked: HintSent, guest: str, told: Report) -> HintReply:
    """The hint for the position that was asked about. Once the seat has moved on, there is none."""
    _allowed(room, seat, asked.at)
    desk.limits.check("hint", guest)
    room.hinting.add(seat)
    try:
        job = room.job(seat, seconds=min(max(room.stored.seconds, SHORTEST), LONGEST))
        found = await desk.thinkers.hint(replace(job, person=guest), told)
    finally:
        room.hinting.discard(seat)
    await asyncio.shield(_noted(room, seat, asked.at))  # who no longer wants it does not stop it in the middle
    return HintReply(asked.id, [_line(line) for line in found.lines], found.simulations)


@tried_again
async def _noted(room: Room, seat: int, at: int) -> None:
    """That a hint was given here is on disk before anybody sees it: no leaderboard counts the game from now on."""
    async with room.lock:
        if at != room.stored.seats[seat].moved:
            raise Refused("web-late")
        if not room.stored.hinted:
            await room.change([], hinted=True)


def _allowed(room: Room, seat: int, at: int) -> None:
    if not room.stored.hints:
        raise Refused("web-no-hints", 403)
    if room.table is None:
        raise Refused("web-not-begun")
    if at != room.stored.seats[seat].moved:
        raise Refused("web-late")
    if seat in room.table.held:
        raise Refused("web-held")
    if seat not in room.pending():
        raise Refused("web-hint-not-now")
    if seat in room.hinting:
        raise Refused("web-hint-already")


def _line(line: shapes.Line) -> HintLine:
    steps = [HintStep(step.key, step.label) for step in line.steps]
    return HintLine(steps, line.points, line.gives_up, list(line.reasons))
