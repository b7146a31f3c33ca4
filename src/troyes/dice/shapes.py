"""The form of a position, field by field."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from troyes.core import forms
from troyes.core.view_shapes import Face, Part
from troyes.dice.descriptor import DICE
from troyes.dice.parts import DiceWalk, Notch, Sheet

if TYPE_CHECKING:
    OptionsData = Any
else:
    OptionsData = forms.options_shape(DICE)


class DiceData(Part):
    """What the four dice show."""

    transparent: Annotated[list[Face], Meta(min_length=3, max_length=3, description="The three transparent dice.")]
    black: Annotated[int, Meta(ge=1, le=6, description="The black die.")]


class SeatData(Part):
    """A player."""

    sheet: Annotated[Sheet, Meta(description="Its sheet after this half day's event, as everybody sees it.")]
    walk: Annotated[DiceWalk, Meta(description="What it has done since.")]


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
        list[Notch],
        Meta(min_length=9, max_length=9, description="The nine notches clockwise; the first is neutral on day 1."),
    ]
    dice: Annotated[DiceData, Meta(description="This half day's dice. They place themselves.")]
    seats: Annotated[list[SeatData], Meta(min_length=1, max_length=10, description="The players, by seat.")]
    over: Annotated[bool, Meta(description="Whether the game is over.")] = False


def schema() -> dict[str, Any]:
    """The JSON schema of a position, field by field."""
    return forms.game_schema(PositionData, DICE)
