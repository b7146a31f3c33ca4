"""What every part of a position is made of."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from troyes.city.steps.table import STEP_NAMES

Seat = Annotated[int, Meta(ge=0, le=3)]
Owner = Seat | Literal["neutral"]
Count = Annotated[int, Meta(ge=0, le=999)]
Few = Annotated[int, Meta(ge=0, le=40)]
Spaces = list[Owner | None]
Cards = Annotated[list[str], Meta(max_length=24)]
if TYPE_CHECKING:
    Step = str
else:
    Step = Literal[tuple(STEP_NAMES)]
