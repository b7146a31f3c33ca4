"""`troyes cards --template`: a file for an owner's own numbers."""

import json
from typing import Any

from troyes.cli.numbers import Numbers
from troyes.cli.voice import Voice
from troyes.core.cards import leaves

__all__ = ["template_of"]

HOW = ("printed", "rule", "example", "report", "inferred", "estimate")
CARDS = {"activities": "activity", "events": "event", "characters": "character", "outdoor": "outdoor"}
"""Tables of cards and tiles, and how the messages call one of them."""
WIDEST = 110
"""A longer list is written on several lines."""
SPACES = tuple(
    f"board.{what}.{where}" for what in ("two_player_neutrals", "roy_order") for where in ("city_hall", "bishopric")
)
"""Lists of spaces, which count rows and places from 0."""


def template_of(game: str, numbers: Numbers, voice: Voice) -> str:
    """The whole file: every number as a comment, with how it is known."""
    lines = [f"# {line}" for line in voice.words("cli-cards-template", game=game).splitlines()]
    lines += [f"#   {word}: {voice.words(f'cli-cards-how-{word}')}" for word in HOW]
    for table, part in numbers.merged.items():
        if table not in CARDS:
            lines += ["", f"[{table}]", *_entries(table, part, numbers, voice)]
            continue
        for id, card in part.items():
            title = voice.words(f"{CARDS[table]}-{id}")
            lines += ["", f"[{table}.{id}]  # {title}", *_entries(f"{table}.{id}", card, numbers, voice)]
    return "\n".join(lines)


def _entries(table: str, part: dict[str, Any], numbers: Numbers, voice: Voice) -> list[str]:
    return [line for name, value in leaves(part) for line in _entry(name, value, f"{table}.{name}", numbers, voice)]


def _entry(name: str, value: Any, place: str, numbers: Numbers, voice: Voice) -> list[str]:
    """One number of the template: a comment, unless the owner has given it."""
    how = numbers.how(place)
    if place in numbers.owners:
        how = voice.words("cli-cards-how-yours")
    elif place in numbers.fixed:
        how = f"{how}; {voice.words('cli-cards-how-fixed')}"
    else:
        how = "; ".join([how, *_better_known(place, numbers)])
    if place in SPACES:
        how = f"{how}; {voice.words('cli-cards-how-spaces')}"
    written = json.dumps(value, ensure_ascii=False)
    lines = [f"{name} = {written}  # {how}"]
    if len(written) > WIDEST:
        items = [f"  {json.dumps(item, ensure_ascii=False)}," for item in value]
        lines = [f"{name} = [  # {how}", *items, "]"]
    return lines if place in numbers.owners else [f"# {line}" for line in lines]


def _better_known(place: str, numbers: Numbers) -> list[str]:
    """Parts of a list that are known in another way than the whole."""
    parts = {part.removeprefix(place): how for part, how in numbers.provenance.items() if part.startswith(f"{place}[")}
    return [f"{part}: {how}" for part, how in parts.items()]
