"""What a seat sees of Troyes, field by field: the client's types follow it.

"neutral" is the grey player, in whose place le Roy sits in The King's Challenge.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from troyes.city.descriptor import TROYES
from troyes.city.parts import Count, Event, Lying, Owner, Seat, Spaces, Step, Walk
from troyes.city.shapes import LadiesData
from troyes.core import forms
from troyes.core.view_shapes import Colour, Face, OwnNumbers, Part


class CityOptions(Part):
    """As `new_game` takes them. The King's Challenge has bonus cards only."""

    bonus: list[str]
    cards: OwnNumbers
    open_scores: bool | UnsetType = UNSET
    start_player: Seat | UnsetType | None = UNSET
    characters: Literal["base", "ladies"] | UnsetType = UNSET
    open_character: bool | UnsetType = UNSET
    activities: Literal["base", "ladies", "both"] | UnsetType = UNSET
    events: Literal["base", "ladies", "both"] | UnsetType = UNSET
    purple_die: bool | UnsetType = UNSET
    ramparts: bool | UnsetType = UNSET
    tournament: bool | UnsetType = UNSET


class Buildings(Part):
    """Whose citizens stand there: the Palace by value, the others row by row."""

    palace: Annotated[Spaces, Meta(min_length=6, max_length=6)]
    city_hall: Annotated[list[Annotated[Spaces, Meta(min_length=3, max_length=3)]], Meta(min_length=2, max_length=2)]
    bishopric: Annotated[list[Annotated[Spaces, Meta(min_length=2, max_length=2)]], Meta(min_length=3, max_length=3)]


class SpaceNames(Part):
    """The six spaces of each building, row by row."""

    palace: list[str]
    city_hall: list[str]
    bishopric: list[str]


class District(Part):
    """What the dice of a district show, the highest first."""

    red: list[Face]
    yellow: list[Face]
    white: list[Face]
    purple: Annotated[list[Face] | UnsetType, Meta(description="With purple dice: a player's own.")] = UNSET


class Neutral(Part):
    """The grey player, or le Roy."""

    supply: Annotated[Count, Meta(description="Citizens in the supply.")]
    dice: Annotated[District, Meta(description="The dice in the grey district.")]
    vp: Annotated[int | UnsetType, Meta(description="Le Roy's.")] = UNSET
    events: Annotated[list[str] | UnsetType, Meta(description="The cards that le Roy has gained.")] = UNSET


class Family(Part):
    """A player."""

    deniers: Annotated[Count, Meta(description="Deniers in hand.")]
    influence: Annotated[Count, Meta(description="Influence.")]
    district: Annotated[Count, Meta(description="Deniers in the district of one who has passed; 0: has not.")]
    supply: Annotated[Count, Meta(description="Citizens in the personal supply.")]
    general: Annotated[Count, Meta(description="Citizens in the general supply.")]
    dice: Annotated[District, Meta(description="The dice in the district.")]
    events: Annotated[list[str], Meta(description="The cards that the family has gained.")]
    vp: Annotated[int | None, Meta(description="null: another's secret.")]
    characters: Annotated[
        list[str] | UnsetType | None, Meta(description="null: another's secret. Absent in The King's Challenge.")
    ] = UNSET


class Activity(Part):
    """An Activity card. One that lies face down has a colour and a level only."""

    colour: Annotated[Colour, Meta(description="The colour of its row.")]
    level: Annotated[Literal[1, 2, 3], Meta(description="The round in which it comes into play.")]
    card: Annotated[str | None, Meta(description="null: face down.")]
    tradesmen: Annotated[
        Annotated[Spaces, Meta(min_length=2, max_length=2)] | UnsetType,
        Meta(description="Whose tradesmen stand on its two scoring spaces."),
    ] = UNSET
    illustration: Annotated[list[Owner], Meta(description="Tradesmen beyond the two scoring spaces.")] | UnsetType = (
        UNSET
    )
    cubes: Annotated[list[Count], Meta(description="By seat: cubes stored for later.")] | UnsetType = UNSET


class Decks(Part):
    """How many cards nobody has seen yet; `box`: red ones that are not in the deck."""

    red: Count
    yellow: Count
    white: Count
    box: Count


class UsedDie(Part):
    """A die of the group, as it lay on the square."""

    owner: Annotated[Owner, Meta(description="In whose district it lay.")]
    colour: Annotated[Colour, Meta(description="Of a purple one: what it is declared to be.")]
    value: Annotated[Face, Meta(description="What it showed there.")]
    purple: Annotated[bool | UnsetType, Meta(description="Whether it is the purple one.")] = UNSET
    turned: Annotated[bool | UnsetType, Meta(description="Whether it is used with its other side up.")] = UNSET


class CityWalk(Walk, kw_only=True):
    """How far the turn has come."""

    dice: Annotated[list[UsedDie], Meta(description="The dice chosen so far.")]
    leads: Annotated[
        dict[str, Face],
        Meta(description="By the key of a die on offer: the row or column where it places a citizen or builds."),
    ]


class CityView(Part):
    """Troyes or The King's Challenge, as a seat sees it."""

    game: Annotated[Literal["troyes", "king"], Meta(description="Which of the two it is.")]
    players: Annotated[int, Meta(ge=1, le=4, description="The number of seats.")]
    seat: Annotated[Seat | None, Meta(description="Whose eyes these are; null: a spectator's.")]
    options: Annotated[CityOptions, Meta(description="The options of the game.")]
    round: Annotated[int, Meta(ge=1, description="One more than there are when the game is over.")]
    rounds: Annotated[int, Meta(description="So many there are.")]
    spaces: Annotated[SpaceNames, Meta(description="As options call them.")]
    thresholds: Annotated[
        dict[str, list[int]],
        Meta(description="By Character that the seat sees: what its rewards ask for in this game."),
    ]
    start_player: Annotated[Owner, Meta(description="Who begins this round.")]
    step: Annotated[Step, Meta(description="What is to be chosen now.")]
    turn: Annotated[Seat, Meta(description="The seat that chooses.")]
    placed: Annotated[Count, Meta(description="Citizens that players have placed in the initial placement.")]
    buildings: Annotated[Buildings, Meta(description="The principal buildings.")]
    lying: Annotated[Lying, Meta(description="Expelled citizens.")]
    neutral: Annotated[Neutral, Meta(description="The grey player, or le Roy.")]
    black_dice: Annotated[list[Face], Meta(description="Those taken on first, then the highest first.")]
    cathedral: Annotated[
        list[Annotated[Spaces, Meta(min_length=6, max_length=6)]],
        Meta(min_length=3, max_length=4, description="By level, by value: whose cube lies there."),
    ]
    events: Annotated[list[Event], Meta(description="The queue, Marauding first.")]
    activities: Annotated[
        list[Activity], Meta(min_length=9, max_length=9, description="Red, yellow, white, each level 1 to 3.")
    ]
    families: Annotated[list[Family], Meta(min_length=1, max_length=4, description="By seat.")]
    decks: Annotated[Decks, Meta(description="The decks of events.")]
    walk: Annotated[CityWalk, Meta(description="How far the turn has come.")]
    over: Annotated[bool, Meta(description="Whether the game is over.")]
    ladies: Annotated[LadiesData | UnsetType, Meta(description="With any module of the expansion.")] = UNSET
    stack: Annotated[
        list[str] | UnsetType, Meta(description="The King's Challenge: the Characters still to come, the top first.")
    ] = UNSET


def schema() -> dict[str, Any]:
    """The JSON schema of a view, field by field."""
    return forms.game_schema(CityView, TROYES)
