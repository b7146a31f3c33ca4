"""The record of a game, read and played as a stranger wrote it: for `troyes.server.guard.apart`."""

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec

import troyes
from troyes.core import records
from troyes.core.errors import RecordError

LONGEST = 200
"""So many characters any text in a record may have, a seed too: no key of an option is as long."""


class Checked(NamedTuple):
    """A record that holds, as it is kept."""

    game: str
    players: int
    record: bytes
    result: dict[str, Any]


def checked(body: bytes, _: None) -> Checked:
    """It is checked as a whole, by playing it. What is wrong is told by the library, with its place."""
    data = records.parse(body)
    check_texts(data)
    game = troyes.replay(data)
    result = {
        "over": game.over,
        "scores": [score.total for score in game.scores()],
        "winners": list(game.winners()),
        "options": game.options_data(),
    }
    return Checked(game.name, game.players, msgspec.json.encode(data), result)


def check_texts(data: object) -> None:
    for field, text in _texts(data):
        if len(text) > LONGEST:
            raise RecordError("web-record-text", place=field[:LONGEST], most=LONGEST)


def _texts(data: object) -> Iterator[tuple[str, str]]:
    """Every text in it, names too, and the field in which it stands."""
    if not isinstance(data, dict):
        return
    left = [(name, value) for name, value in cast("dict[str, object]", data).items()]
    yield from (("$", name) for name, _ in left)
    while left:
        field, value = left.pop()
        if isinstance(value, str):
            yield field, value
        elif isinstance(value, list):
            left.extend((field, inner) for inner in cast("list[object]", value))
        elif isinstance(value, dict):
            inside = cast("dict[str, object]", value)
            yield from ((field, name) for name in inside)
            left.extend((field, inner) for inner in inside.values())
