"""What goes over the wire about puzzles. The client's types are made from these."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.core.message import Message
from troyes.server.wire.common import GameName, Key
from troyes.server.wire.live import HintLine, StateMessage, WaySeen
from troyes.server.wire.tables import Printed, TableInfo

PuzzleSetId = Annotated[str, Meta(title="PuzzleSetId", max_length=40)]
Keys = Annotated[list[Key], Meta(max_length=24, description="What was chosen so far, from the puzzle's moment on.")]
Grade = Literal["right", "nearly", "wrong"]


class ThemeSeen(Struct):
    id: str
    count: int


class PuzzleSetSeen(Struct):
    """The puzzles of a game, and how one gets on with them."""

    id: PuzzleSetId
    game: GameName
    count: int
    themes: list[ThemeSeen]
    day: Annotated[str, Meta(description="Today, as in 2026-11-15.")]
    today: Annotated[int, Meta(description="The number of today's puzzle.")]
    today_grade: Annotated[Grade | None, Meta(description="How one has answered it; null: not yet.")]
    rating: Annotated[int | None, Meta(description="One's own; null: nothing was answered yet, or nobody is rated.")]
    answered: int
    right: int
    streak: Annotated[int, Meta(description="So many were right in a row, up to now.")]
    best_streak: int
    days: Annotated[int, Meta(description="So many days in a row the day's puzzle was solved, up to now.")]


class PuzzleNext(Struct):
    number: int


class PuzzleOpen(Struct):
    """A puzzle, laid out. Nothing in it tells the answer, nor what it is about."""

    set: PuzzleSetId
    number: int
    count: int
    rating: Annotated[int, Meta(description="How hard it is.")]
    grade: Annotated[Grade | None, Meta(description="How one has answered it before: that one counts.")]
    today: Annotated[bool, Meta(description="Whether it is the day's.")]
    table: TableInfo
    printed: Printed
    state: StateMessage


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """A turn as far as it has come. Nothing is kept of it: whoever takes a step back leaves its key out."""

    keys: Keys


class PuzzleTried(Struct):
    """The table then; or why the last step cannot be taken."""

    state: StateMessage | None
    why: Message | None


class PuzzleWhy(Struct, forbid_unknown_fields=True):
    keys: Keys
    key: Key


class PuzzleReason(Struct):
    """Why that is not on offer; null if it is."""

    why: Message | None


class PuzzleWays(Struct, forbid_unknown_fields=True):
    """As `WaysSent` at a table."""

    keys: Keys
    first: Key = ""
    dice: Annotated[list[Key], Meta(max_length=6)] = []


class PuzzleWaysSeen(Struct):
    ways: list[WaySeen]


class PuzzleVerdict(Struct):
    """What an answer was worth, and why the best turn is the best."""

    grade: Grade
    gives_up: Annotated[float, Meta(description="How many points it gives up.")]
    lead: Annotated[float, Meta(description="How far the best turn is ahead of the next really different one.")]
    best: HintLine
    yours: Annotated[HintLine | None, Meta(description="Null: it is the best turn.")]
    themes: Annotated[list[str], Meta(description="What it is about.")]
    counted: Annotated[bool, Meta(description="Whether it counts: the first answer does.")]
    rating: Annotated[int | None, Meta(description="One's own, from now on; null: nobody is rated.")]
    gained: Annotated[int, Meta(description="By how much that has changed.")]
    puzzle_rating: int
    streak: int
    days: int
