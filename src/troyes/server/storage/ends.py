"""The ends of games, written with their last choices: results, and the ratings that follow from them, exactly once."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.storage.people_models import RatingRow, ResultRow
from troyes.server.storage.rating import Strength, bot_name, rated, rating_of
from troyes.server.storage.shapes import Ended, StoredResult

Key = tuple[str, str]
"""Who, at which game."""
FEWEST = 2
"""So many take part in a game that can be rated."""


async def write_ends(connection: AsyncConnection, ends: Sequence[Ended]) -> None:
    """All in the transaction of the caller. There is one writer only: nobody else changes a rating meanwhile."""
    if not ends:
        return
    known = await _known(connection, ends)
    changed: dict[Key, dict[str, Any]] = {}
    for end in ends:
        if end.ranks is not None:
            _rate(end.results, end.ranks, known, changed)
    if changed:
        await connection.execute(delete(RatingRow).where(_is_one_of(list(changed))))
        await connection.execute(insert(RatingRow), list(changed.values()))
    rows = [msgspec.structs.asdict(result) for end in ends for result in end.results]
    await connection.execute(insert(ResultRow), rows)


async def _known(connection: AsyncConnection, ends: Sequence[Ended]) -> dict[Key, Strength]:
    wanted = {(_who(result), result.game) for end in ends if end.ranks is not None for result in end.results}
    if not wanted:
        return {}
    query = select(RatingRow.who, RatingRow.game, RatingRow.mu, RatingRow.sigma, RatingRow.games)
    found = await connection.execute(query.where(_is_one_of(sorted(wanted))).with_for_update())
    return {(who, game): Strength(mu, sigma, games) for who, game, mu, sigma, games in found}


def _is_one_of(keys: Sequence[Key]) -> Any:
    return tuple_(RatingRow.who, RatingRow.game).in_(keys)


def _rate(
    results: Sequence[StoredResult],
    ranks: Sequence[float | None],
    known: dict[Key, Strength],
    changed: dict[Key, dict[str, Any]],
) -> None:
    game, when = results[0].game, results[0].ended
    taking_part = [(result, rank) for result, rank in zip(results, ranks, strict=True) if rank is not None]
    if len(taking_part) < FEWEST:
        return
    seats = [_who(result) for result, _ in taking_part]
    before = {who: known[who, game] for who in seats if (who, game) in known}
    after = rated(seats, [rank for _, rank in taking_part], before)
    for who, strength in after.items():
        known[who, game] = strength
        row = {"who": who, "game": game, "mu": strength.mu, "sigma": strength.sigma, "games": strength.games}
        changed[who, game] = {**row, "changed": when}
    for (result, _), who in zip(taking_part, seats, strict=True):
        result.rating = rating_of(after[who])


def _who(result: StoredResult) -> str:
    """Somebody who had left is still the one who is rated."""
    return result.guest if result.guest is not None else bot_name(result.bot)
