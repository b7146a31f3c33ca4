"""The form of a position, field by field. Columns are counted 1 to 6 from the left."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.core import forms
from troyes.core.view_shapes import Colour, Face
from troyes.dice.descriptor import DICE

Column = Annotated[int, Meta(ge=1, le=6, description="A column, from the left.")]


if TYPE_CHECKING:
    OptionsData = Any
else:
    OptionsData = forms.options_shape(DICE)


class Part(Struct, forbid_unknown_fields=True):
    pass


class NotchData(Part):
    """A plaza, and the tile beside it."""

    up: Annotated[Colour, Meta(description="The colour that shows.")]
    down: Annotated[Colour, Meta(description="The colour of the other side.")]
    tile: Annotated[int, Meta(ge=0, le=8, description="The Banquets and Raids tile beside it; 0: none.")] = 0
    raid: Annotated[bool, Meta(description="Whether that tile shows its Raid side.")] = False


class DiceData(Part):
    """What the four dice show."""

    transparent: Annotated[list[Face], Meta(min_length=3, max_length=3, description="The three transparent dice.")]
    black: Annotated[int, Meta(ge=1, le=6, description="The black die.")]


class TrackData(Part):
    """One resource."""

    circled: Annotated[int, Meta(ge=0, le=18, description="Resources ever circled.")]
    left: Annotated[int, Meta(ge=0, le=18, description="Those not crossed out again.")]


CitizenCount = Annotated[int, Meta(ge=0, le=20, description="Citizens circled on this track.")]
Columns = Annotated[list[Column], Meta(max_length=6, description="Columns, from the left.")]
LONGEST = 100
"""No effect and no line of bonuses can ever be so long, whatever numbers an owner has."""


class CitizensData(Part):
    """The citizens of each colour."""

    red: CitizenCount = 0
    yellow: CitizenCount = 0
    white: CitizenCount = 0


class DrawnData(Part):
    """The columns in which each building is drawn."""

    fortress: Columns = []
    counts_palace: Columns = []
    great_hall: Columns = []
    city_hall: Columns = []
    cathedral: Columns = []
    bishopric: Columns = []


class CrossedData(Part):
    """The columns whose die of a colour is crossed out."""

    red: Columns = []
    yellow: Columns = []
    white: Columns = []


class SheetData(Part):
    """A scoresheet."""

    influence: Annotated[TrackData, Meta(description="The red resource.")]
    deniers: Annotated[TrackData, Meta(description="The yellow resource.")]
    knowledge: Annotated[TrackData, Meta(description="The white resource.")]
    citizens: Annotated[CitizensData, Meta(description="The three tracks of citizens.")]
    drawn: Annotated[DrawnData, Meta(description="The buildings that are constructed.")]
    crossed: Annotated[CrossedData, Meta(description="The dice that are crossed out.")]
    cathedral_numbers: Annotated[
        list[Annotated[int, Meta(ge=0, le=6)]],
        Meta(min_length=6, max_length=6, description="By column: the number its Cathedral wrote; 0: not drawn."),
    ]


class WalkData(Part):
    """How far a seat has come in this half day."""

    stage: Annotated[
        Literal["die", "use", "bonus", "done"], Meta(description="What it must choose, or that it has finished.")
    ]
    place: Annotated[int, Meta(ge=0, le=4, description="The place of the chosen die; 0: none.")]
    now: Annotated[
        list[str], Meta(max_length=LONGEST, description="What is left of the effect in progress, the next first.")
    ]
    line: Annotated[list[str], Meta(max_length=LONGEST, description="Bonuses earned on the way, the next first.")]
    sheet: Annotated[SheetData, Meta(description="Its sheet now. Others see it when the half day ends.")]


class SeatData(Part):
    """A player."""

    sheet: Annotated[SheetData, Meta(description="Its sheet after this half day's event, as everybody sees it.")]
    walk: Annotated[WalkData, Meta(description="What it has done since.")]


class PositionData(Part):
    """Any moment of a game of Troyes Dice."""

    format: Annotated[Literal[1], Meta(description="The version of this format.")]
    game: Annotated[Literal["troyes-dice"], Meta(description="The name of the game.")]
    options: Annotated[OptionsData, Meta(description="The options of the game.")]
    numbers: Annotated[
        list[Face], Meta(min_length=6, max_length=6, description="The number written above each column.")
    ]
    day: Annotated[int, Meta(ge=1, le=8, description="The day.")]
    half: Annotated[Literal["morning", "afternoon"], Meta(description="The half of the day.")]
    wheel: Annotated[
        list[NotchData],
        Meta(min_length=9, max_length=9, description="The nine notches clockwise; the first is neutral on day 1."),
    ]
    dice: Annotated[DiceData, Meta(description="This half day's dice. They place themselves.")]
    seats: Annotated[list[SeatData], Meta(min_length=1, max_length=10, description="The players, by seat.")]
    over: Annotated[bool, Meta(description="Whether the game is over.")] = False


def schema() -> dict[str, Any]:
    """The JSON schema of a position, field by field."""
    return forms.position_schema(PositionData, DICE)
