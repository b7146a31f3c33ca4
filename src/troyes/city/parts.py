"""What every part of a position is made of."""

from typing import Annotated, Literal

from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=3)]
Owner = Seat | Literal["neutral"]
Colour = Literal["red", "yellow", "white"]
Face = Annotated[int, Meta(ge=1, le=6)]
Count = Annotated[int, Meta(ge=0, le=999)]
Few = Annotated[int, Meta(ge=0, le=40)]
Spaces = list[Owner | None]
Cards = Annotated[list[str], Meta(max_length=24)]
Step = Literal[
    "placement",
    "black_dice",
    "action",
    "turn_over",
    "dice",
    "citizen",
    "times",
    "miller",
    "event",
    "archer",
    "over",
    "landlady",
    "executioner",
    "column",
    "guard",
    "exchange",
    "release",
    "boon",
    "answer",
    "ordeal",
]
