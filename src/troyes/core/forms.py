"""Data from outside, brought into typed form or refused with the place that does not fit."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar, cast

import msgspec

from troyes.core.descriptor import Descriptor
from troyes.core.errors import PositionError, Reason, quoted
from troyes.core.message import Arg, Message
from troyes.core.options import GameOption
from troyes.core.text import attribute, render
from troyes.core.whole import plain

Shape = TypeVar("Shape")
MISFITS = (
    ("form", re.compile(r"Expected `(?P<wanted>[\w| ]+)`, got `(?P<got>\w+)`")),
    ("least", re.compile(r"Expected `int` >= (?P<number>-?\d+)")),
    ("most", re.compile(r"Expected `int` <= (?P<number>-?\d+)")),
    ("length", re.compile(r"Expected `array` of length (?P<number>\d+)(, got \d+)?")),
    ("longer", re.compile(r"Expected `array` of length >= (?P<number>\d+)")),
    ("shorter", re.compile(r"Expected `array` of length <= (?P<number>\d+)")),
    ("missing", re.compile(r"Object missing required field `(?P<name>.*)`", re.DOTALL)),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)),
    ("word", re.compile(r"Invalid enum value '?(?P<value>.*?)'?", re.DOTALL)),
)
"""What does not fit, as msgspec says it, and which of our sentences says the same."""
QUOTED = ("str", "float", "int")
"""What is best told by quoting it."""


class Misfit(Exception):
    """Data that does not have the form it should; `place` is a path such as `seats[0].sheet`, or `$` for the whole."""

    def __init__(self, place: str, detail: str, data: object = None) -> None:
        super().__init__(place, detail)
        self.place = place
        self.detail = detail
        self.data = data

    def why(self) -> Reason:
        """What is wrong there, in any language."""
        return unfit(self.detail, _found(self.data, self.place))

    @property
    def within(self) -> list[int]:
        """Of a place in a list, or in a list of lists, the indices; otherwise none."""
        found = re.fullmatch(r"[^\[]*((\[\d+\])+)", self.place)
        return [int(at) for at in re.findall(r"\d+", found[1])] if found else []


def because(id: str, **args: Arg) -> Reason:
    """Why something cannot be so, in any language."""
    return Reason(Message(id, args))


def unfit(detail: str, value: object = None) -> Reason:
    """Our sentence for what msgspec says, with the value that does not fit, where that tells more than its kind."""
    for id, pattern in MISFITS:
        if found := pattern.fullmatch(detail):
            args = {name: quoted(word) for name, word in found.groupdict().items() if word is not None}
            if id == "form":
                return _other_form(args["wanted"], args["got"], value)
            return because(f"cards-misfit-{id}", **args)
    return because("cards-misfit-other")


def _other_form(wanted: str, got: str, value: object) -> Reason:
    wanted = wanted.replace(" | ", "-or-")
    if got in QUOTED and isinstance(value, (str, float, int)):
        typed = quoted(value).strip()
        if typed:
            return because("cards-misfit-typed", wanted=wanted, value=typed)
        got = "null"
    return because("cards-misfit-form", wanted=wanted, got=got)


def _found(data: object, place: str) -> object:
    """What stands at a place such as `wheel.prices[1][0]`; None if that cannot be told."""
    for part in re.findall(r"\[(\d+)\]|([^.\[\]]+)", place):
        at, name = cast("tuple[str, str]", part)
        if at and isinstance(data, Sequence) and not isinstance(data, str):
            row = cast("Sequence[object]", data)
            data = row[int(at)] if int(at) < len(row) else None
        elif name and isinstance(data, Mapping):
            data = cast("Mapping[str, object]", data).get(name)
        else:
            return None
    return data


def fitted(data: object, shape: type[Shape]) -> Shape:
    """The data in this shape. What msgspec cannot even name (half a character, an endless number) is a misfit too."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at `$")
        raise Misfit(where.strip("`.") or "$", detail, data) from None
    except (ValueError, TypeError, RecursionError) as error:
        raise Misfit("$", str(error)) from None


def fitted_position(data: object, shape: type[Shape]) -> Shape:
    """A position in this shape, or an error that names the field which does not fit."""
    try:
        return fitted(data, shape)
    except Misfit as misfit:
        with suppress(Misfit, RecursionError):
            return fitted(plain(data), shape)
        raise PositionError("position-form", place=misfit.place, detail=misfit.why()) from None


SHAPES: dict[str, Any] = {
    "flag": bool,
    "several": list[str],
    "seat": int | None,
    "number": int,
    "cards": dict[str, Any] | None,
}
"""What a position says of an option, by its kind; `GameOption.checked` looks closer."""


def _shape(option: GameOption) -> Any:
    return Literal[option.values] if option.kind == "pick" else SHAPES.get(option.kind, Any)


def options_shape(game: Descriptor) -> type[msgspec.Struct]:
    """The options of a game as its positions tell them."""
    fields = [(option.name, _shape(option), _usual(option)) for option in game.options]
    told = {"__doc__": "The options of the game, as `new_game` takes them."}
    return msgspec.defstruct("OptionsData", fields, namespace=told, forbid_unknown_fields=True)


def _usual(option: GameOption) -> Any:
    return [*option.usual] if option.kind == "several" else option.usual


def schema(shape: type[msgspec.Struct]) -> dict[str, Any]:
    """The JSON schema of such data, field by field."""
    (reference,), components = msgspec.json.schema_components([shape], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **reference, "$defs": components}


def game_schema(shape: type[msgspec.Struct], game: Descriptor) -> dict[str, Any]:
    """The same of a game's positions or views, its options in the words of the set-up."""
    found = schema(shape)
    options = found["$defs"][shape.__name__]["properties"]["options"]["$ref"].rpartition("/")[2]
    fields = found["$defs"][options]["properties"]
    for option in game.options:
        id = game.option_words(option)
        told = f"{render(id, {})}."
        if option.asked:
            told = f"{told} {attribute(id, 'help')}"
        if _shape(option) is Any:  # the type does not tell what it may be
            told = f"{told} {option.written}"
        fields[option.name] = {"description": told, **fields[option.name]}
    return found
