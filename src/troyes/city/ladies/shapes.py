"""The expansion's part of a view or a position, field by field."""

from typing import Annotated, Literal

from msgspec import Meta

from troyes.city.parts import Cards, Count, Few, Owner, Seat
from troyes.core.view_shapes import Colour, Face, Part


class Outdoor(Part):
    """An outdoor activity outside one of the four gates."""

    activity: Annotated[str, Meta(description="Which side of which tile lies there.")]
    gate: Annotated[Few, Meta(description="The space of the ramparts from which on a guard has access.")]
    cubes: Annotated[list[Count], Meta(max_length=4, description="By seat: cubes that lie there.")] = []


class DieFace(Part):
    """A colour and a value."""

    colour: Annotated[Colour, Meta(description="The colour of the die.")]
    value: Annotated[Face, Meta(description="What it shows.")]


class LadiesData(Part):
    """What The Ladies of Troyes adds, in a game with any of its modules."""

    open_character: Annotated[str | None, Meta(description="The undealt Character that lies open for all.")] = None
    outdoor: Annotated[
        list[Outdoor], Meta(max_length=4, description="The activities outside the gates, by gate; or none.")
    ] = []
    guards: Annotated[list[Few], Meta(max_length=4, description="By seat: how far each guard has come.")] = []
    possessed: Annotated[list[Few], Meta(max_length=4, description="By seat: citizens on the Possession card.")] = []
    served: Annotated[
        Cards, Meta(description="Outdoor activities that have lost a cube to this turn: none may serve it twice.")
    ] = []
    stationed: Annotated[Cards, Meta(description="Outdoor activities that the guard gave a cube in this action.")] = []
    must_act: Annotated[bool, Meta(description="Whether a cube was used after which there is no passing.")] = False
    scouted: Annotated[
        list[str], Meta(max_length=40, description="The events that got the Scout's cubes in this action.")
    ] = []
    release: Annotated[Few, Meta(description="Citizens that are still to be freed from Possession.")] = 0
    back: Annotated[Literal["event", "archer", "acted"] | None, Meta(description="What comes when they are free.")] = (
        None
    )
    partners: Annotated[list[Owner], Meta(max_length=4, description="With whom dice were exchanged in this turn.")] = []
    received: Annotated[list[DieFace], Meta(max_length=4, description="The dice that were received for them.")] = []
    actor: Annotated[Seat | None, Meta(description="Whose action it is while another seat is asked.")] = None
    asked: Annotated[
        list[Owner], Meta(max_length=5, description="Who is still to be asked about an action or an event, in order.")
    ] = []
    striking: Annotated[str | None, Meta(description="The event that asks them.")] = None
    to_strike: Annotated[list[str], Meta(max_length=24, description="Events that are still to act in this round.")] = []
    threat: Annotated[Few, Meta(description="Black dice that the events have called so far.")] = 0
