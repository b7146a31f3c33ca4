"""The file for an owner's own numbers: all there are, as comments; or only what somebody has given."""

import json
from collections.abc import Callable
from typing import Any

from troyes.core.cards import leaves
from troyes.printed.numbers import Numbers

Words = Callable[..., str]
"""Says a message: `words(id, **args)`."""
HOW = ("printed", "rule", "example", "report", "inferred", "estimate")
CARDS = {"activities": "activity", "events": "event", "characters": "character", "outdoor": "outdoor"}
"""Tables of cards and tiles, and how the messages call one of them."""
WIDEST = 110
"""A longer list is written on several lines."""
SPACES = tuple(
    f"board.{what}.{where}" for what in ("two_player_neutrals", "roy_order") for where in ("city_hall", "bishopric")
)
"""Lists of spaces, which count rows and places from 0."""


def template_of(game: str, numbers: Numbers, words: Words) -> str:
    """The whole file: every number as a comment, with how it is known."""
    lines = [f"# {line}" for line in words("printed-template", game=game).splitlines()]
    lines += [f"#   {word}: {words(f'printed-how-{word}')}" for word in HOW]
    return "\n".join(lines + _tables(numbers, words, lambda place, value: _entry(place, value, numbers, words)))


def given_of(game: str, title: str, numbers: Numbers, words: Words) -> str:
    """Only what an owner has given, each with what it usually is: a file that the command line takes."""

    def entry(place: str, value: Any) -> list[str]:
        if place not in numbers.owners:
            return []
        usual = json.dumps(numbers.usual(place), ensure_ascii=False)
        return _lines(place, value, words("printed-usually", value=usual))

    lines = [f"# {line}" for line in words("printed-given", game=game, title=title).splitlines()]
    return "\n".join(lines + _tables(numbers, words, entry)) + "\n"


def _tables(numbers: Numbers, words: Words, entry: Callable[[str, Any], list[str]]) -> list[str]:
    """Every table of the file under its head. One without an entry is left out."""
    lines: list[str] = []
    for table, part in numbers.merged.items():
        parts = {f"{table}.{id}": card for id, card in part.items()} if table in CARDS else {table: part}
        for place, card in parts.items():
            head = f"[{place}]"
            if table in CARDS:
                title = words(f"{CARDS[table]}-{place.removeprefix(f'{table}.')}")
                head = f"{head}  # {title}"
            entries = [line for name, value in leaves(card) for line in entry(f"{place}.{name}", value)]
            if entries:
                lines += ["", head, *entries]
    return lines


def _entry(place: str, value: Any, numbers: Numbers, words: Words) -> list[str]:
    """One number of the template: a comment, unless the owner has given it."""
    how = numbers.how(place)
    if place in numbers.owners:
        how = words("printed-how-yours")
    elif place in numbers.fixed:
        how = f"{how}; {words('printed-how-fixed')}"
    else:
        how = "; ".join([how, *_better_known(place, numbers)])
    if place in SPACES:
        how = f"{how}; {words('printed-how-spaces')}"
    lines = _lines(place, value, how)
    return lines if place in numbers.owners else [f"# {line}" for line in lines]


def _lines(place: str, value: Any, note: str) -> list[str]:
    """A number under the head of its table, with a note behind it."""
    parts = place.split(".")
    name = ".".join(parts[2 if parts[0] in CARDS else 1 :])
    written = json.dumps(value, ensure_ascii=False)
    if len(written) <= WIDEST:
        return [f"{name} = {written}  # {note}"]
    return [f"{name} = [  # {note}", *(f"  {json.dumps(item, ensure_ascii=False)}," for item in value), "]"]


def _better_known(place: str, numbers: Numbers) -> list[str]:
    """Parts of a list that are known in another way than the whole."""
    parts = {part.removeprefix(place): how for part, how in numbers.provenance.items() if part.startswith(f"{place}[")}
    return [f"{part}: {how}" for part, how in parts.items()]
