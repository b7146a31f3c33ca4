"""What the views of all games are made of: `game.view(seat)` without its log, field by field.

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


class Seen(Struct, forbid_unknown_fields=True):
    pass
