"""What may be written in the place of each printed number: read off the types that check it."""

from functools import cache
from typing import Any, get_args

from msgspec import inspect

from troyes.core.view_shapes import Colour
from troyes.printed.numbers import source_of
from troyes.server.wire.cards import NumberForm

COLOURS: tuple[str, ...] = get_args(Colour)


def form_of(game: str, place: str) -> NumberForm:
    """The form of the number with this dotted name."""
    shapes = _shapes(game)
    path = place.split(".")
    head = next(at for at in range(1, len(path)) if ".".join(path[:at]) in shapes)
    return _form(_within(shapes[".".join(path[:head])], path[head:]))


@cache
def _shapes(game: str) -> dict[str, inspect.Type]:
    return {place: inspect.type_info(shape) for place, shape in source_of(game).shapes().items()}


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
