"""What statistics count of a finished game: read off its own log, position and count, without a rule of ours."""

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from troyes.core.game import Game
from troyes.dice.achievements import earned, kinds
from troyes.dice.game import DiceGame
from troyes.registry import descriptor
from troyes.server.storage.shapes import StoredSeat, StoredTable

__all__ = ["Apart", "Facts", "city_facts", "dice_facts", "facts_of"]

Apart = Literal["", "hot", "fork", "lesson", "cards"]
"""Why a game is no part of anybody's record: several people at one device, begun in the middle of another game, taught,
or played with numbers of an owner's own."""


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


COUNTED = {
    "city-log-acts-activate": ("cards", "activity", ""),
    "city-log-tradesman": ("tradesmen", "activity", ""),
    "city-log-cube-on": ("events", "event", "count"),
}
"""What the log of Troyes tells: where it is counted, by what name, and how many at once (empty: one)."""


def facts_of(stored: StoredTable, seat: StoredSeat, game: Game) -> Facts:
    scores = game.scores()
    found = Facts(
        place=1 + sum(score.total > scores[seat.seat].total for score in scores),
        apart=_apart(stored, seat),
        lines={name: points for name, points in scores[seat.seat].lines.items() if points},
    )
    if seat.seat in game.winners():
        found.place = 1
    elif found.place == 1:  # a tie that the rules give to another
        found.place = 2
    count = descriptor(game.name).part("facts")
    if count is not None:
        count(found, seat, game)
    return found


def _apart(stored: StoredTable, seat: StoredSeat) -> Apart:
    if stored.lesson:
        return "lesson"
    if stored.origin:
        return "fork"
    if stored.options.get("cards"):
        return "cards"
    if seat.guest is not None and sum(other.guest == seat.guest for other in stored.seats) > 1:
        return "hot"
    return ""


def dice_facts(found: Facts, seat: StoredSeat, game: DiceGame) -> None:
    found.kinds = kinds(game)
    if seat.kind == "person" and not seat.stand_in:
        found.boxes = earned(game, seat.seat)
    drawn: dict[str, list[int]] = game.view_without_log(None)["sheets"][seat.seat]["drawn"]
    found.buildings = {row: columns for row, columns in drawn.items() if columns}


def city_facts(found: Facts, seat: StoredSeat, game: Game) -> None:
    counts: dict[str, Counter[str]] = {"cards": Counter(), "tradesmen": Counter(), "events": Counter()}
    scored: list[str] = []
    for message in game.log:
        if message.args.get("seat") != seat.seat + 1:
            continue
        if message.id in COUNTED:
            where, name, times = COUNTED[message.id]
            counts[where][str(message.args[name])] += int(str(message.args[times])) if times else 1
        elif message.id == "city-log-character":
            scored.append(str(message.args["character"]))
    found.cards, found.tradesmen, found.events = (dict(counts[what]) for what in ("cards", "tradesmen", "events"))
    view: dict[str, Any] = game.view_without_log(None)
    found.cathedral = sum(owner == seat.seat for level in view["cathedral"] for owner in level)
    found.characters = list(view["families"][seat.seat].get("characters") or scored)
    if game.name == "king":
        found.roy = game.scores()[-1].total
