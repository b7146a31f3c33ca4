"""Somebody's record: everything they have played, put together for a page."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from troyes.dice.achievements import BOXES, COUNTED, GAMES_NEEDED, three_games
from troyes.registry import names
from troyes.server import clock
from troyes.server.library.catalogue import has_rival
from troyes.server.results.disclosure import end_of
from troyes.server.results.facts import Facts
from troyes.server.rooms.state import moment
from troyes.server.storage.kept import KeptRating, Played
from troyes.server.storage.rating import Strength, rating_of
from troyes.server.wire import results as wire
from troyes.server.wire.common import filled

LATEST = 20
SCORES = 400
"""So many games make up a curve."""
BEST = 5
COLUMNS = 6
HARDLY_KNOWN = 5.0
"""With a sigma beyond this a rating says little."""


class Known(NamedTuple):
    """Who is looked at, and by whom."""

    name: str
    yours: bool
    others: dict[str, list[str]]
    """Who else sat at a table."""


class Seen(NamedTuple):
    """A game that was played, with its facts read."""

    played: Played
    facts: Facts


def unsure(strength: Strength) -> bool:
    return strength.sigma > HARDLY_KNOWN


def latest_tables(played: Sequence[Played]) -> list[str]:
    """The tables whose other players a record may name."""
    best = {one.table for game in names() for one in _best([each for each in played if each.game == game])}
    return sorted({one.table for one in played[-LATEST:]} | best)


def record_of(played: Sequence[Played], ratings: Sequence[KeptRating], known: Known) -> wire.PersonRecord:
    """`played` is in order of time. This takes a while for thousands of games: it is work for a thread."""
    now = clock.now()
    seen = [Seen(one, msgspec.json.decode(one.facts, type=Facts)) for one in played]
    counted = [one for one in seen if not one.facts.apart]
    show = _shower(known, now)
    return wire.PersonRecord(
        name=known.name,
        yours=known.yours,
        ratings=[_rating(one, played, show) for one in ratings],
        games=[
            _game(game, own, show) for game in names() if (own := [one for one in counted if one.played.game == game])
        ],
        latest=[show(one) for one in reversed(counted[-LATEST:])],
        boxes=_wall([one for one in counted if one.facts.kinds], show),
        apart=len({one.played.table for one in seen if one.facts.apart}),
    )


def _shower(known: Known, now: float) -> Callable[[Seen], wire.PlayedSeen]:
    def show(one: Seen) -> wire.PlayedSeen:
        played, facts = one.played, one.facts
        public = played.listed or (played.daily is not None and now >= end_of(played.daily))
        open_to_you = known.yours or public
        return filled(
            wire.PlayedSeen,
            played,
            table=played.table if open_to_you else "",
            when=moment(played.ended),
            place=facts.place,
            left=bool(played.bot),
            rating=None if played.rating is None else round(played.rating),
            others=known.others.get(played.table, []) if open_to_you else [],
        )

    return show


def _rating(kept: KeptRating, played: Sequence[Played], show: Callable[[Seen], wire.PlayedSeen]) -> wire.RatingSeen:
    rated = [one for one in played if one.game == kept.game and one.rating is not None]
    points = [show(Seen(one, Facts(1))) for one in rated[-SCORES:]]
    return wire.RatingSeen(
        game=kept.game,
        rating=round(rating_of(kept.strength)),
        games=kept.strength.games,
        unsure=unsure(kept.strength),
        history=[wire.RatingPoint(one.when, one.rating or 0, one.table) for one in points],
    )


def _contested(played: Played) -> bool:
    """Whether there was anybody to win against."""
    return played.players > 1 or has_rival(played.game)


def _best(played: Sequence[Played]) -> list[Played]:
    done = [one for one in played if not one.bot]
    return sorted(done, key=lambda one: (-_worth(one), one.ended))[:BEST]


def _worth(played: Played) -> int:
    return played.ahead if has_rival(played.game) else played.points


def _game(game: str, seen: Sequence[Seen], show: Callable[[Seen], wire.PlayedSeen]) -> wire.GameRecord:
    done = [one for one in seen if not one.played.bot]
    contested = [one.played for one in seen if _contested(one.played)]
    points = [one.played.points for one in done]
    facts = {id(one.played): one for one in done}
    return wire.GameRecord(
        game=game,
        played=len(seen),
        won=sum(one.won for one in contested),
        best=max(points, default=0),
        average=_mean(points),
        scores=[_score(one.played) for one in done[-SCORES:]],
        shares=_shares(contested),
        lines=_lines(done),
        buildings=_buildings(done),
        cards=_sum(one.facts.cards for one in done),
        tradesmen=_sum(one.facts.tradesmen for one in done),
        events=_sum(one.facts.events for one in done),
        characters=_sum(dict.fromkeys(one.facts.characters, 1) for one in done),
        cathedral=_mean([one.facts.cathedral for one in done]),
        best_games=[show(facts[id(one)]) for one in _best([each.played for each in done])],
    )


def _score(played: Played) -> wire.ScorePoint:
    return wire.ScorePoint(moment(played.ended), played.points, played.won and _contested(played))


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _shares(played: Sequence[Played]) -> list[wire.WonShare]:
    counts = sorted({one.players for one in played})
    by_count = [[one for one in played if one.players == count] for count in counts]
    return [wire.WonShare(own[0].players, len(own), sum(one.won for one in own)) for own in by_count]


def _lines(done: Sequence[Seen]) -> dict[str, float]:
    total = Counter[str]()
    for one in done:
        total.update(one.facts.lines)
    return {name: round(points / len(done), 2) for name, points in total.items()}


def _buildings(done: Sequence[Seen]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for one in done:
        for row, columns in one.facts.buildings.items():
            counts = found.setdefault(row, [0] * COLUMNS)
            for column in columns:
                counts[column - 1] += 1
    return found


def _sum(parts: Iterable[dict[str, int]]) -> dict[str, int]:
    """Together, the most frequent first."""
    total = Counter[str]()
    for part in parts:
        total.update(part)
    return dict(sorted(total.items(), key=lambda item: (-item[1], item[0])))


def _wall(seen: Sequence[Seen], show: Callable[[Seen], wire.PlayedSeen]) -> list[wire.BoxSeen]:
    """Which boxes are filled, since when, and by which game; `seen` is in order of time."""
    filled: dict[str, Seen] = {}
    counts = dict.fromkeys(COUNTED, 0)
    for one in seen:
        if one.played.bot:
            continue
        for kind in one.facts.kinds:
            counts[kind] += 1
        for box in (*one.facts.boxes, *three_games(counts["solo"], counts["multiplayer"], counts["expansion"])):
            filled.setdefault(box, one)
    return [_box(box, filled.get(box), counts, show) for box in BOXES]


def _box(box: str, by: Seen | None, counts: dict[str, int], show: Callable[[Seen], wire.PlayedSeen]) -> wire.BoxSeen:
    kind = box.removeprefix("three_games-")
    need = GAMES_NEEDED if kind in COUNTED else 1
    have = need if by is not None else counts.get(kind, 0)
    game = None if by is None else show(by)
    return wire.BoxSeen(box, None if game is None else game.when, "" if game is None else game.table, have, need)
