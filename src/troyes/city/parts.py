"""What views and positions of the city are made of."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from troyes.city.steps.table import STEP_NAMES
from troyes.core.view_shapes import Part

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


class Lying(Part):
    """Whose expelled citizen lies on each building."""

    palace: list[Owner] = []
    city_hall: list[Owner] = []
    bishopric: list[Owner] = []


class Event(Part):
    """An event that threatens the city."""

    card: Annotated[str, Meta(description="Which card it is.")]
    cubes: Annotated[list[Owner], Meta(max_length=8, description="Whose cubes lie on it, the oldest first.")] = []


class Walk(Part):
    """How far the turn has come."""

    target: Annotated[str | None, Meta(description="The key of the action under way, or of the last one.")] = None
    cube: Annotated[str | None, Meta(description="The Activity card whose cube modifies it.")] = None
    value: Annotated[
        int,
        Meta(
            ge=-1,
            le=99,
            description="What the group was worth; the die's value when a citizen is placed; cubes placed so far; "
            "points that a guard has used; for the Archer -1 before the first roll, 1 when a hit waits, else 0.",
        ),
    ] = 0
    left: Annotated[
        Count,
        Meta(description="Activations, cubes, rolls or a guard's points still to come; black dice that are taken on."),
    ] = 0
    settled: Annotated[bool, Meta(description="Whether Marauding was settled in this action.")] = False
