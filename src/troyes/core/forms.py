"""Data from outside, brought into typed form or refused with the place that does not fit."""

from typing import TypeVar

import msgspec

from troyes.core.errors import PositionError

__all__ = ["Misfit", "fitted", "fitted_position"]

Shape = TypeVar("Shape")


class Misfit(Exception):
    """Data that does not have the form it should; `place` is a path such as `seats[0].sheet`, or `$` for the whole."""

    def __init__(self, place: str, detail: str) -> None:
        super().__init__(place, detail)
        self.place = place
        self.detail = detail


def fitted(data: object, shape: type[Shape]) -> Shape:
    """The data in this shape. What msgspec cannot even name (half a character, an endless number) is a misfit too."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at `$")
        raise Misfit(where.strip("`.") or "$", detail) from None
    except (ValueError, TypeError, RecursionError) as error:
        raise Misfit("$", str(error)) from None


def fitted_position(data: object, shape: type[Shape]) -> Shape:
    """A position in this shape, or an error that names the field which does not fit."""
    try:
        return fitted(data, shape)
    except Misfit as misfit:
        raise PositionError("position-form", place=misfit.place, detail=misfit.detail) from None
