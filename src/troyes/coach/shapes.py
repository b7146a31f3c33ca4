"""What the coach says, as plain data: the same for the terminal, the browser and files.

Words are messages, an id with arguments, so that each reader reads them in their own language. A *side* is a seat, or
le Roy, who comes after them. Points are expected ones, with fractions; a *value* is what a seat makes of a position, in
points as well: its own against those of others.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from troyes.core.message import Message

VERSION = 2
"""Grows with each change of these shapes or of what they mean: an analysis of another version is made anew."""


class Step(Struct, frozen=True):
    """One choice of a walk."""

    key: str
    label: Message


class Line(Struct):
    """One thing that may be done: its first step, what would follow in the same walk, and what comes of it."""

    key: Annotated[str, Meta(description="The option to choose now: the key of the first step.")]
    steps: Annotated[list[Step], Meta(description="The whole walk as it is planned, the option to choose now first.")]
    points: Annotated[list[float], Meta(description="What each side may expect to end with.")]
    value: Annotated[float, Meta(description="What the seat makes of it, in points.")]
    gives_up: Annotated[float, Meta(ge=0, description="How much less that is than the best line's value.")]
    visits: Annotated[int, Meta(description="How often it was tried in thought.")]
    reasons: Annotated[list[Message], Meta(description="Why, the most telling first.")]


class Hint(Struct):
    """What the strongest player would do at a decision, and what else is worth a thought."""

    version: int
    game: str
    seat: int
    kind: Annotated[str, Meta(description="The kind of decision.")]
    choices: Annotated[int, Meta(description="How many choices were made before: the hint is for this moment only.")]
    options: Annotated[int, Meta(description="How many options there are.")]
    lines: Annotated[list[Line], Meta(description="The best first; at least one.")]
    simulations: int
    seconds: float


class Budget(Struct, frozen=True):
    """What was spent on each decision: seconds, or, if there are any, simulations."""

    level: str
    seconds: float
    simulations: int = 0


Cause = Literal["choice", "dice", "revision"]


class Judged(Struct):
    """A choice that was made, beside the best one as far as the seat could know."""

    number: Annotated[int, Meta(description="Its place in the record, from 0.")]
    seat: int
    turn: Annotated[int, Meta(description="Its place in the list of turns.")]
    stage: Annotated[int, Meta(description="The round, or the half day, from 0; -1: the placement before the first.")]
    when: Annotated[Message, Meta(description="The stage in words.")]
    kind: str
    key: str
    label: Message
    best: Annotated[str, Meta(description="The key of the best option.")]
    best_label: Message
    options: int
    thought: Annotated[bool, Meta(description="False: it was forced, or went on with a walk that was already weighed.")]
    value_best: float
    value: float
    gave_up: Annotated[float, Meta(ge=0, description="How much less the choice was worth than the best one.")]
    margin: Annotated[float, Meta(ge=0, description="How much less the second best was worth than the best.")]
    expected: Annotated[list[float], Meta(description="What each side could expect before the choice.")]


class Turn(Struct):
    """A walk of choices without anything new in between. What it gave up counts once."""

    number: Annotated[int, Meta(description="Its place in the list of turns, from 0.")]
    seat: int
    stage: int
    when: Message
    first: Annotated[int, Meta(description="The number of its first choice.")]
    last: int
    steps: Annotated[list[Step], Meta(description="What was done.")]
    better: Annotated[list[Step], Meta(description="What would have been better; empty if nothing.")]
    reasons: Annotated[list[Message], Meta(description="Why that would have been better.")]
    gave_up: float
    margin: float
    forced: Annotated[bool, Meta(description="There was nothing to choose.")]


class Moment(Struct):
    """A point of the curve: what was to be expected when so many choices had been made."""

    choices: int
    stage: int
    points: Annotated[list[float], Meta(description="By side.")]
    chance: Annotated[list[float], Meta(description="By side: an estimate of the chance to win; 1 in a solo game.")]
    cause: Annotated[Cause | None, Meta(description="What led here; null at the start.")]
    turn: Annotated[int, Meta(description="The turn that led here, or that comes next.")]


class TurningPoint(Struct):
    """A swing that decided much: by a choice, or by what chance did."""

    cause: Cause
    side: Annotated[int, Meta(description="Whose prospects it changed most.")]
    seat: Annotated[int, Meta(description="Who chose; -1: nobody, it was chance.")]
    turn: Annotated[int, Meta(description="The turn, or the first one after what chance did.")]
    choices: int
    stage: int
    when: Message
    points: Annotated[float, Meta(description="The change of that side's expected points.")]
    before: Annotated[float, Meta(description="That side's chance to win before; 1 in a solo game.")]
    after: float
    words: Message


class Summary(Struct):
    """A side's account. start + luck + choices + others + revision = final."""

    side: int
    start: Annotated[float, Meta(description="What it could expect at the first decision.")]
    luck: Annotated[float, Meta(description="What chance brought, less the mean of what it might have brought.")]
    choices: Annotated[float, Meta(le=0, description="What its own choices gave up.")]
    others: Annotated[float, Meta(description="What the others' turns changed, and what was given up to them.")]
    final: Annotated[float, Meta(description="The points at the end; expected ones if the game is not over.")]
    turns: Annotated[int, Meta(description="Turns with something to choose.")]
    sound: Annotated[int, Meta(description="Those that gave up less than half a point.")]
    accuracy: Annotated[float, Meta(ge=0, le=1, description="sound / turns; 1 if there were none.")]
    best_turn: Annotated[int, Meta(description="The right choice that mattered most; -1: none.")]
    worst_turn: Annotated[int, Meta(description="The turn that gave up most; -1: none gave up half a point.")]
    revision: Annotated[float, Meta(description="What the estimate itself revised.")] = 0.0
    movement: Annotated[float, Meta(ge=0, description="What luck and turns moved, up and down alike.")] = 0.0


class Analysis(Struct):
    """A whole game, judged."""

    version: int
    record: Annotated[str, Meta(description="SHA-256 of what was analysed.")]
    game: str
    players: int
    sides: Annotated[int, Meta(description="Seats, and le Roy where he plays.")]
    solo: Annotated[bool, Meta(description="Nobody to win against: only points count.")]
    over: bool
    winners: list[int]
    budget: Budget
    decisions: list[Judged]
    turns: list[Turn]
    curve: list[Moment]
    turning_points: Annotated[list[TurningPoint], Meta(description="Up to three, in the order of play.")]
    summaries: Annotated[list[Summary], Meta(description="By side.")]
