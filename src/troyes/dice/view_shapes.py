"""What a seat sees of Troyes Dice, field by field: the client's types follow it."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from troyes.core import forms
from troyes.core.view_shapes import Colour, Count, Face, OwnNumbers, Part, Seat
from troyes.dice.descriptor import DICE
from troyes.dice.parts import Citizens, Columns, DiceWalk, Notch, Sheet


class DiceOptions(Part):
    """As `new_game` takes them."""

    numbering: Literal["first", "rising", "falling"] | Annotated[list[Face], Meta(min_length=6, max_length=6)]
    banquets: bool
    cards: OwnNumbers


class Price(Part):
    """What a die costs; `any`: so many of one resource of the player's choice, on top."""

    influence: Count
    deniers: Count
    knowledge: Count
    any: Count


class WheelDie(Part):
    """A die on its place, with what the tile beside it does to it."""

    place: Annotated[int, Meta(ge=1, le=4, description="Where it lies, from the lowest value.")]
    notch: Annotated[int, Meta(ge=0, le=8, description="The notch of the wheel that is there today.")]
    rolled: Annotated[Face, Meta(description="What it shows.")]
    value: Annotated[int, Meta(ge=0, le=6, description="What it is worth before influence.")]
    colour: Annotated[Colour, Meta(description="The colour of the plaza beneath it.")]
    black: Annotated[bool, Meta(description="Whether it is the black one.")]
    can_be_chosen: Annotated[bool, Meta(description="Whether it can be taken: it does not strike.")]
    price: Annotated[Price, Meta(description="What it costs.")]
    value_step: Annotated[int, Meta(description="How far one influence moves the value; 0: not at all.")]
    colour_price: Annotated[int, Meta(description="The knowledge for another colour; 0: it cannot be changed.")]
    prestige: Annotated[bool, Meta(description="Whether it may build prestige buildings.")]


class CharacterScore(Part):
    """What a character brings: its number times its buildings."""

    number: Annotated[int, Meta(ge=0, le=6, description="The one its Cathedral wrote; 0: none is drawn.")]
    buildings: Annotated[int, Meta(ge=0, le=6, description="How many of its row are drawn.")]
    points: Annotated[Count, Meta(description="The two multiplied.")]


class Characters(Part):
    """Those that score each row of buildings."""

    fortress: CharacterScore
    counts_palace: CharacterScore
    great_hall: CharacterScore
    city_hall: CharacterScore
    cathedral: CharacterScore
    bishopric: CharacterScore


class Reading(Part):
    """What the rules read off a sheet."""

    next_cathedral: Annotated[int, Meta(ge=0, le=6, description="What the next one writes; 0: all are drawn.")]
    hall_dice: Annotated[Citizens, Meta(description="By colour: the dice that a Great Hall counts now.")]
    guarded: Annotated[Columns, Meta(description="Those that a Fortress guards.")]
    characters: Annotated[Characters, Meta(description="What each of the six brings.")]


class DiceView(Part):
    """Troyes Dice, as a seat sees it."""

    game: Annotated[Literal["troyes-dice"], Meta(description="The game.")]
    players: Annotated[int, Meta(ge=1, le=10, description="The number of seats.")]
    seat: Annotated[Seat | None, Meta(description="Whose eyes these are; null: a spectator's.")]
    options: Annotated[DiceOptions, Meta(description="The options of the game.")]
    numbers: Annotated[
        list[Face], Meta(min_length=6, max_length=6, description="The number written above each column.")
    ]
    day: Annotated[int, Meta(ge=1, le=8, description="The day.")]
    days: Annotated[int, Meta(description="So many there are.")]
    half: Annotated[Literal["morning", "afternoon"], Meta(description="Which half of it.")]
    neutral: Annotated[int, Meta(ge=0, le=8, description="The notch behind the window, which rests today.")]
    strikes: Annotated[bool, Meta(description="Whether the black die attacks today.")]
    wheel: Annotated[
        list[Notch], Meta(min_length=9, max_length=9, description="Clockwise; the first is neutral on day 1.")
    ]
    dice: Annotated[list[WheelDie], Meta(min_length=4, max_length=4, description="By place.")]
    sheets: Annotated[list[Sheet], Meta(description="By seat, as they stood when this half day began.")]
    points: Annotated[list[int], Meta(description="By seat: what those sheets would count.")]
    readings: Annotated[list[Reading], Meta(description="By seat: off those sheets; off the seat's own as it is now.")]
    yours: Annotated[DiceWalk | None, Meta(description="The seat's own half day; null: a spectator has none.")]
    over: Annotated[bool, Meta(description="Whether the game is over.")]


def schema() -> dict[str, Any]:
    """The JSON schema of a view, field by field."""
    return forms.game_schema(DiceView, DICE)
