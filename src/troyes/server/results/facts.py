"""What statistics count of a finished game: read off its own log, position and count, without a rule of ours."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from troyes.core.game import Game
from troyes.registry import descriptor
from troyes.server.results.disclosure import played_late
from troyes.server.storage.shapes import DEVICE, StoredSeat, StoredTable

Apart = Literal["", "hot", "fork", "lesson", "cards", "seed", "late"]
"""Why a game is no part of anybody's record: several people at one device, begun in the middle of another game, taught,
played with numbers of an owner's own, with a seed that somebody knew before, or a day's game after its day."""


class Facts(Struct, omit_defaults=True):
    """Of one seat. What a game does not have is left out."""

    place: int
    """1: nobody had more."""
    apart: Apart = ""
    lines: dict[str, int] = {}
    """What the points were for."""
    kinds: list[str] = []
    """Troyes Dice: solo or multiplayer, expansion."""
    boxes: list[str] = []
    """Troyes Dice: the achievements that this game alone fills."""
    buildings: dict[str, list[int]] = {}
    """Troyes Dice: the columns in which each building was drawn."""
    cards: dict[str, int] = {}
    """Troyes: how often each Activity card was used."""
    tradesmen: dict[str, int] = {}
    """Troyes: how many tradesmen were placed on each card."""
    events: dict[str, int] = {}
    """Troyes: how many cubes were placed on each event."""
    cathedral: int = 0
    """Troyes: cubes in the Cathedral at the end."""
    characters: list[str] = []
    """Troyes: the seat's own. The King's Challenge: those that were scored."""
    roy: int | None = None
    """The King's Challenge: le Roy's points."""


def facts_of(stored: StoredTable, seat: StoredSeat, game: Game, ended: float) -> Facts:
    scores = game.scores()
    found = Facts(
        place=1 + sum(score.total > scores[seat.seat].total for score in scores),
        apart=apart(stored, seat, ended),
        lines={name: points for name, points in scores[seat.seat].lines.items() if points},
    )
    if seat.seat in game.winners():
        found.place = 1
    elif found.place == 1:  # a tie that the rules give to another
        found.place = 2
    count = descriptor(game.name).part("facts")
    return found if count is None else replace(found, **count(game, seat.seat, not seat.played_by_bot))


def apart(stored: StoredTable, seat: StoredSeat, ended: float) -> Apart:
    """Why it is no part of the seat's record; empty: it is."""
    if stored.lesson:
        return "lesson"
    if stored.origin == DEVICE:  # whoever has the device has its seed
        return "seed"
    if stored.origin:
        return "fork"
    if stored.options.get("cards"):
        return "cards"
    if seat.guest is not None and sum(other.guest == seat.guest for other in stored.seats) > 1:
        return "hot"
    if stored.chosen_seed:
        return "seed"
    return "late" if played_late(stored, ended) else ""
