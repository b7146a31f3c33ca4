"""Replays, forks, records and the gallery, as they go over the wire. The client's types are made from these."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.core.message import Message
from troyes.server.wire.common import GameName, SeatNumber
from troyes.server.wire.live import StateMessage
from troyes.server.wire.tables import CardsUsed, SeatInfo

Kind = Literal["table", "record"]


class MomentSeen(Struct):
    """One choice of a game. The first leads to the moment 1: so many choices have been made then."""

    seat: int
    stage: Annotated[int, Meta(description="Its place in `stages`.")]
    turn: Annotated[int, Meta(description="Choices that one seat makes in one go have the same number, from 0.")]
    says: Annotated[Message, Meta(description="The choice in words.")]
    reveals: Annotated[bool, Meta(description="Whether dice were rolled or cards were revealed after it.")]


class StageSeen(Struct):
    """A round or a half day."""

    first: Annotated[int, Meta(description="How many choices had been made when it began.")]
    number: Annotated[int, Meta(description="Counted from 0; -1: the placement before the first round.")]
    when: Message


class Replay(Struct):
    """A game to look back at: who played, and every choice."""

    kind: Kind
    id: str
    name: Annotated[str, Meta(description="What an imported record is called.")]
    game: GameName
    options: dict[str, Any]
    seats: list[SeatInfo]
    stages: list[StageSeen]
    moments: list[MomentSeen]
    over: Annotated[bool, Meta(description="False: a record that breaks off before the end.")]
    scores: Annotated[list[int], Meta(description="The points at the end of it, by seat; le Roy's last.")]
    winners: list[int]
    ended: str
    origin: Annotated[str, Meta(description="What it was played on from, as in `table/abc/17`; empty: nothing.")]
    cards: Annotated[CardsUsed | None, Meta(description="Null: the usual numbers.")]


class ReplayStates(Struct):
    """Moments one after the other. The log of the first is whole, that of each other goes on from the one before."""

    eyes: str
    states: list[StateMessage]


class LineSeen(Struct):
    """A line of play that was not played, step by step, the moment before it first."""

    states: Annotated[list[StateMessage], Meta(description="In each the next step of the line is the only option.")]
    rolls: Annotated[bool, Meta(description="Whether dice would have to be rolled now: nobody knows what comes.")]


class ForkNew(Struct, forbid_unknown_fields=True):
    """Try another way: a new table that goes on from a moment of this game."""

    at: Annotated[int, Meta(ge=0, le=100_000, description="After how many choices.")]
    seat: Annotated[SeatNumber, Meta(description="The seat to take.")]
    bot: Annotated[str, Meta(max_length=24, description="The level of the bots in the other seats.")] = ""
    seconds: Annotated[float, Meta(ge=0.1, le=60, description="How long a bot may think about a decision.")] = 1.0
    key: Annotated[str, Meta(max_length=64, description="What opens a private table.")] = ""


class GallerySeat(Struct):
    name: str
    bot: Annotated[str, Meta(description="The level of the bot that sat here; empty: a person.")]
    yours: bool
    points: int | None
    won: Annotated[bool, Meta(description="Whether this seat won, whoever played it at the end.")]


class GalleryLine(Struct):
    """A game in the gallery."""

    kind: Kind
    id: str
    game: GameName
    name: str
    ended: str
    seats: list[GallerySeat]
    roy: Annotated[int | None, Meta(description="Le Roy's points, where he played.")]
    result: Annotated[
        Literal["won", "lost", "left", ""],
        Meta(description="For you; left: a bot played on for you; empty: nobody to win against, or unknown."),
    ]
    over: bool
    daily: str | None
    rated: bool
    forked: bool
    studied: bool


class GalleryPage(Struct):
    lines: list[GalleryLine]
    total: Annotated[int, Meta(description="How many there are with these filters.")]
    page: int
    pages: int
