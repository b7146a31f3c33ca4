"""The form of a position of Troyes or The King's Challenge, field by field. Seats are counted from 0."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from troyes.city.descriptor import TROYES
from troyes.city.ladies.shapes import LadiesData
from troyes.city.parts import Cards, Count, Event, Few, Lying, Owner, Spaces, Walk
from troyes.city.steps.table import STEP_NAMES
from troyes.core import forms
from troyes.core.view_shapes import Colour, Face, Part

EVENT_PHASE = "events"
"""The step of a position in which the events of the round are about to act."""
if TYPE_CHECKING:
    OptionsData = Any
    PositionStep = str
else:
    OptionsData = forms.options_shape(TROYES)
    PositionStep = Literal[(*STEP_NAMES, EVENT_PHASE)]


class DiceData(Part):
    """The dice of one district: what those of each colour show."""

    red: list[Face] = []
    yellow: list[Face] = []
    white: list[Face] = []
    purple: Annotated[list[Face], Meta(max_length=1, description="The head of the family, if in play.")] = []


class FamilyData(Part):
    """A player."""

    deniers: Annotated[Count, Meta(description="Deniers in hand.")]
    influence: Annotated[Few, Meta(description="Influence.")]
    supply: Annotated[Few, Meta(description="Citizens in the personal supply.")]
    general: Annotated[Few, Meta(description="Citizens in the general supply.")]
    vp: Annotated[Count, Meta(description="Victory points gained so far.")] = 0
    district: Annotated[Count, Meta(description="Deniers in the district, once the player has passed.")] = 0
    dice: Annotated[DiceData, Meta(description="The dice in the district.")] = msgspec.field(default_factory=DiceData)
    events: Annotated[Cards, Meta(description="Event cards gained.")] = []
    characters: Annotated[Cards, Meta(description="The secret Characters. Not in The King's Challenge.")] = []


class NeutralData(Part):
    """The grey player, or le Roy."""

    supply: Annotated[Few, Meta(description="Citizens in the supply.")]
    dice: Annotated[DiceData, Meta(description="The dice in the grey district.")] = msgspec.field(
        default_factory=DiceData
    )
    vp: Annotated[Count, Meta(description="Le Roy's victory points.")] = 0
    events: Annotated[Cards, Meta(description="Event cards that le Roy has gained.")] = []


class BuildingsData(Part):
    """Who stands where in the three principal buildings; null: nobody."""

    palace: Annotated[Spaces, Meta(min_length=6, max_length=6, description="The six spaces, by value.")]
    city_hall: Annotated[list[Spaces], Meta(min_length=2, max_length=2, description="Two rows of three spaces.")]
    bishopric: Annotated[list[Spaces], Meta(min_length=3, max_length=3, description="Three rows of two spaces.")]


class ActivityData(Part):
    """An Activity card, face up or still face down."""

    colour: Annotated[Colour, Meta(description="The colour of its row.")]
    level: Annotated[int, Meta(ge=1, le=3, description="The round in which it comes into play.")]
    card: Annotated[str, Meta(description="Which card it is.")]
    tradesmen: Annotated[
        Spaces, Meta(min_length=2, max_length=2, description="Whose tradesmen stand on its two scoring spaces.")
    ] = msgspec.field(default_factory=lambda: [None, None])
    illustration: Annotated[list[Owner], Meta(description="Whose tradesmen stand on the illustration.")] = []
    cubes: Annotated[list[Count], Meta(max_length=4, description="By seat: cubes stored for later actions.")] = []


class DecksData(Part):
    """Cards that nobody has seen yet, the next one first."""

    red: Cards
    yellow: Cards
    white: Cards
    box: Annotated[Cards, Meta(description="Red events that are not in the deck.")] = []


class DieData(Part):
    """One die."""

    owner: Annotated[Owner, Meta(description="In whose district it lies.")]
    colour: Annotated[Colour, Meta(description="Its colour.")]
    value: Annotated[Face, Meta(description="What it shows.")]
    purple: Annotated[bool, Meta(description="Whether it is purple, and declared to have that colour.")] = False
    turned: Annotated[bool, Meta(description="Whether it is used with its other side up.")] = False


class WalkData(Walk):
    """How far the turn has come."""

    dice: Annotated[
        list[DieData], Meta(max_length=18, description="The dice chosen so far; once they are paid for, those used.")
    ] = []


class PositionData(Part):
    """Any moment of a game of Troyes or The King's Challenge."""

    format: Annotated[Literal[1], Meta(description="The version of this format.")]
    game: Annotated[Literal["troyes", "king"], Meta(description="The name of the game.")]
    options: Annotated[OptionsData, Meta(description="The options of the game.")]
    round: Annotated[int, Meta(ge=1, le=7, description="The round, from 1; one more than there are when it is over.")]
    start_player: Annotated[Owner, Meta(description="Who starts the round. Le Roy is neutral.")]
    step: Annotated[
        PositionStep,
        Meta(description="What is to be chosen now, that the events of the round act first, or that the game is over."),
    ]
    turn: Annotated[Owner, Meta(description="The seat that chooses. Neutral: an action of le Roy's comes first.")]
    buildings: Annotated[BuildingsData, Meta(description="The principal buildings.")]
    families: Annotated[list[FamilyData], Meta(min_length=1, max_length=4, description="The players, by seat.")]
    neutral: Annotated[NeutralData, Meta(description="The grey player, or le Roy.")]
    activities: Annotated[
        list[ActivityData],
        Meta(min_length=9, max_length=9, description="The nine cards: red, yellow, white, each level 1 to 3."),
    ]
    decks: Annotated[DecksData, Meta(description="The decks of events.")]
    placed: Annotated[Few, Meta(description="Citizens that players have placed in the initial placement.")] = 0
    lying: Annotated[Lying, Meta(description="Expelled citizens.")] = msgspec.field(default_factory=Lying)
    black_dice: Annotated[
        list[Face],
        Meta(max_length=60, description="Black dice to be countered: those taken on first, then the highest first."),
    ] = []
    cathedral: Annotated[
        list[Annotated[Spaces, Meta(min_length=6, max_length=6)]],
        Meta(min_length=3, max_length=4, description="Whose cubes lie on each level, by value; four with new cards."),
    ] = msgspec.field(default_factory=lambda: [[None] * 6 for _ in range(3)])
    events: Annotated[list[Event], Meta(min_length=1, max_length=24, description="The queue, Marauding first.")] = (
        msgspec.field(default_factory=lambda: [Event("marauding")])
    )
    walk: Annotated[WalkData, Meta(description="How far the turn has come.")] = msgspec.field(default_factory=WalkData)
    ladies: Annotated[LadiesData | None, Meta(description="The expansion's part; null without any module.")] = None
    stack: Annotated[list[str], Meta(max_length=6, description="The King's Challenge: Characters, the top first.")] = []


def schema() -> dict[str, Any]:
    """The JSON schema of a position, field by field."""
    return forms.game_schema(PositionData, TROYES)
