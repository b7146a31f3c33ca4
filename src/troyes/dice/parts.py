"""What views and positions share, field by field. Columns are counted 1 to 6 from the left."""

from typing import Annotated, Literal

from msgspec import Meta

from troyes.core.view_shapes import Colour, Part

Stage = Literal["die", "use", "bonus", "done"]
Column = Annotated[int, Meta(ge=1, le=6, description="A column, from the left.")]
CitizenCount = Annotated[int, Meta(ge=0, le=20, description="Citizens circled on this track.")]
Columns = Annotated[list[Column], Meta(max_length=6, description="Columns, from the left.")]
LONGEST = 100
"""No effect and no line of bonuses can ever be so long, whatever numbers an owner has."""


class Notch(Part):
    """A plaza, and the tile beside it."""

    up: Annotated[Colour, Meta(description="The colour that shows.")]
    down: Annotated[Colour, Meta(description="The colour of the other side.")]
    tile: Annotated[int, Meta(ge=0, le=8, description="The Banquets and Raids tile beside it; 0: none.")] = 0
    raid: Annotated[bool, Meta(description="Whether that tile shows its Raid side.")] = False


class Track(Part):
    """One resource."""

    circled: Annotated[int, Meta(ge=0, le=18, description="Resources ever circled.")]
    left: Annotated[int, Meta(ge=0, le=18, description="Those not crossed out again.")]


class Citizens(Part):
    """The citizens of each colour."""

    red: CitizenCount = 0
    yellow: CitizenCount = 0
    white: CitizenCount = 0


class Drawn(Part):
    """The columns in which each building is drawn."""

    fortress: Columns = []
    counts_palace: Columns = []
    great_hall: Columns = []
    city_hall: Columns = []
    cathedral: Columns = []
    bishopric: Columns = []


class Crossed(Part):
    """The columns whose die of a colour is crossed out."""

    red: Columns = []
    yellow: Columns = []
    white: Columns = []


class Sheet(Part):
    """A scoresheet."""

    influence: Annotated[Track, Meta(description="The red resource.")]
    deniers: Annotated[Track, Meta(description="The yellow resource.")]
    knowledge: Annotated[Track, Meta(description="The white resource.")]
    citizens: Annotated[Citizens, Meta(description="The three tracks of citizens.")]
    drawn: Annotated[Drawn, Meta(description="The buildings that are constructed.")]
    crossed: Annotated[Crossed, Meta(description="The dice that are crossed out.")]
    cathedral_numbers: Annotated[
        list[Annotated[int, Meta(ge=0, le=6)]],
        Meta(min_length=6, max_length=6, description="By column: the number its Cathedral wrote; 0: not drawn."),
    ]


class DiceWalk(Part):
    """How far a seat has come in this half day."""

    stage: Annotated[Stage, Meta(description="What it must choose, or that it has finished.")]
    place: Annotated[int, Meta(ge=0, le=4, description="The place of the chosen die; 0: none.")]
    now: Annotated[
        list[str], Meta(max_length=LONGEST, description="What is left of the effect in progress, the next first.")
    ]
    line: Annotated[list[str], Meta(max_length=LONGEST, description="Bonuses earned on the way, the next first.")]
    sheet: Annotated[Sheet, Meta(description="Its sheet now. Others see it when the half day ends.")]
