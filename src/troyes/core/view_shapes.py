"""What the views and positions of all games are made of, field by field; a view without its log.

Seats are counted from 0; null is nobody. A field that may be absent belongs to one of a package's games, or to an
expansion.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0)]
Face = Annotated[int, Meta(ge=1, le=6)]
Colour = Literal["red", "yellow", "white"]
OwnNumbers = Annotated[dict[str, Any] | None, Meta(description="An owner's own printed numbers; null: the product's.")]


class Part(Struct, forbid_unknown_fields=True):
    """Of a view, which has all its fields but those that may be unset; or of a position, which may leave out more."""
