"""A game has ended: what is kept of that for each seat."""

import msgspec

from troyes.core.game import Game
from troyes.server.results.facts import apart, facts_of
from troyes.server.storage.shapes import Ended, StoredResult, StoredSeat, StoredTable

LEFT = 1_000_000.0
"""Whoever has left comes after everybody else."""


def ended_of(stored: StoredTable, game: Game, when: float) -> Ended:
    """What a finished game comes to, seat by seat, and, if it is rated, in which order they ended."""
    scores, winners = game.scores(), game.winners()
    best = max(score.total for score in scores)
    results: list[StoredResult] = []
    ranks: list[float | None] = []
    for seat in stored.seats:
        own = scores[seat.seat].total
        others = [score.total for at, score in enumerate(scores) if at != seat.seat]
        left = seat.kind == "person" and seat.stand_in
        results.append(
            StoredResult(
                table_id=stored.id,
                seat=seat.seat,
                guest=seat.guest,
                bot=seat.bot if seat.kind == "bot" or left else "",
                game=stored.game,
                players=len(stored.seats),
                points=own,
                ahead=own - max(others, default=own),
                won=seat.seat in winners and not left,
                ended=when,
                daily=stored.daily,
                helped=_helped(stored, seat, when),
                rating=None,
                facts=msgspec.to_builtins(facts_of(stored, seat, game, when)),
            )
        )
        gave_up = left or (stored.rated and seat.kind == "person" and bool(seat.bot))  # nobody plays half with a bot
        gone = seat.kind == "person" and seat.guest is None  # whose data was removed: neither they nor a bot is rated
        rank = LEFT if gave_up else 0.0 if seat.seat in winners else 1.0 + best - own
        ranks.append(None if gone else rank)
    return Ended(results, ranks if stored.rated else None)


def _helped(stored: StoredTable, seat: StoredSeat, ended: float) -> bool:
    """Whether it was more, or something else, than the person's own play from the first choice on.

    A person's seat that has a level has had a bot in it for a while.
    """
    lent = seat.kind == "person" and bool(seat.bot)
    return bool(stored.hinted or lent or apart(stored, seat, ended))
