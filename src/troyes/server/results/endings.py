"""A finished game: the count, how the points grew, and the proof of its seed."""

from typing import Any

import msgspec

import troyes
from troyes.core.game import Game
from troyes.core.rng import seed_hash
from troyes.registry import verdict
from troyes.server import clock
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.results.disclosure import seed_may_be_told
from troyes.server.rooms.room import Room
from troyes.server.wire.tables import Ending, Growth, ScoreSeen


async def of(room: Room) -> Ending:
    """Everything that the end tells. It is found out once and kept."""
    game = finished(room)
    if room.ending is None:
        growth = await aside(_growth, room, game)
        room.ending = Ending(
            scores=[ScoreSeen(score.total, dict(score.lines)) for score in game.scores()],
            winners=list(game.winners()),
            growth=growth,
            characters=_characters(game),
            verdict=verdict(game),
            seed=room.stored.seed,
            commitment=seed_hash(room.stored.seed),
        )
    if not seed_may_be_told(room.stored, clock.now()):
        return msgspec.structs.replace(room.ending, seed="")
    return room.ending


def record(room: Room) -> dict[str, Any]:
    """It holds the seed: that of a day's game is given away when the day is over."""
    game = finished(room)
    if not seed_may_be_told(room.stored, clock.now()):
        raise Refused("web-daily-secret")
    return game.record()


def finished(room: Room) -> Game:
    """A running game's record would give its dice away."""
    if room.stored.status != "over":
        raise Refused("web-not-over")
    return room.game


def _growth(room: Room, game: Game) -> list[Growth]:
    """Everybody's points after each choice that revealed something, as they would have been counted then."""
    growing = room.opening()
    found = [_moment(growing)]
    for seat, key in game.made():
        reveals = growing.reveals
        growing.again(seat, key)
        if growing.reveals != reveals or growing.over:
            found.append(_moment(growing))
    return found


def _moment(game: troyes.Game) -> Growth:
    view = game.view(None)
    return Growth(view.get("round", view.get("day", 0)), [score.total for score in game.scores()])


def _characters(game: Game) -> list[list[str]]:
    """By seat, where the game deals any."""
    families: list[dict[str, Any]] = game.view(None).get("families", [])
    return [family.get("characters") or [] for family in families]
