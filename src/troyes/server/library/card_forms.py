"""What may be written in the place of each printed number: read off the types that check it."""

from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from troyes.city import numbers as city
from troyes.city.names import COLOURS
from troyes.dice import numbers as dice
from troyes.server.wire.cards import NumberForm

TABLES: dict[str, type[msgspec.Struct]] = {"board": city.Board, "ramparts": city.Ramparts, "supply": city.Supply}
CARDS: dict[str, type[msgspec.Struct]] = {
    "activities": city.Activity,
    "activities.fort": city.Fort,
    "events": city.Event,
    "characters": city.Character,
    "outdoor": city.Outdoor,
}


def form_of(game: str, place: str) -> NumberForm:
    """The form of the number with this dotted name."""
    path = place.split(".")
    if game == "troyes-dice":
        return _form(_within(_known(dice.Numbers), path))
    if path[0] in TABLES:
        return _form(_within(_known(TABLES[path[0]]), path[1:]))
    shape = CARDS.get(f"{path[0]}.{path[1]}") or CARDS[path[0]]
    return _form(_within(_known(shape), path[2:]))


@cache
def _known(shape: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(shape)


def _within(kind: inspect.Type, path: list[str]) -> inspect.Type:
    for name in path:
        assert isinstance(kind, inspect.StructType)
        kind = next(field.type for field in kind.fields if field.encode_name == name)
    return kind


def _rank(word: str) -> tuple[int, str]:
    """Colours in the order of the board, before any other word."""
    return (COLOURS.index(word) if word in COLOURS else len(COLOURS), word)


def _form(kind: Any) -> NumberForm:
    match kind:
        case inspect.Metadata():
            return _form(kind.type)
        case inspect.IntType():
            return NumberForm("whole", kind.ge, kind.le)
        case inspect.LiteralType():
            return NumberForm("word", words=sorted(map(str, kind.values), key=_rank))
        case inspect.ListType():
            return NumberForm("list", kind.min_length or 0, kind.max_length, items=[_form(kind.item_type)])
        case inspect.TupleType():
            return NumberForm("group", items=[_form(part) for part in kind.item_types])
        case inspect.UnionType():  # a number that some cards do not have
            return _form(kind.types[0])
        case _:
            raise TypeError(f"no form is known for {kind}")
