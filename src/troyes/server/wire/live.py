"""The live line to a table, both ways. Seats are counted from 0."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from troyes.core.message import Message
from troyes.server.wire.common import Amounts, Key, SeatNumber, Tag
from troyes.server.wire.lessons import Guide
from troyes.server.wire.tables import TableInfo
from troyes.server.wire.talk import SaidMessage, SaySent, TalkMessage, UnsaySent

# -- what a table tells ----------------------------------------------------------------------------------------------


class OptionSeen(Struct):
    """An option, in words and in what it would do. What would only be known after a roll is not told."""

    key: str
    says: Message
    does: list[Message]
    change: Annotated[Amounts, Meta(description="What it changes in the seat's own means, as far as it is known.")]
    reveals: Annotated[bool, Meta(description="Whether it rolls or reveals at once, and cannot be taken back.")]
    price: Annotated[Amounts, Meta(description="What is paid and lost in it; added to `change`, the gain.")] = {}


class Held(Struct):
    """The last step of a turn, which waits to be confirmed."""

    key: str
    says: Message
    does: list[Message]
    change: Amounts
    reveals: Annotated[bool, Meta(description="Whether its end rolls or reveals something.")] = False
    price: Annotated[Amounts, Meta(description="What the whole turn has cost; added to `change`, its gain.")] = {}


class Turn(Struct):
    """What a seat must choose now, or confirm."""

    seat: int
    at: Annotated[int, Meta(description="Goes back with the choice, so that none is made twice or too late.")]
    kind: str
    prompt: Message
    options: list[OptionSeen]
    held: Held | None
    can_undo: bool


class StateMessage(Struct, tag_field="t", tag="state"):
    """The table as a seat, or a spectator, sees it now. The log is sent from line `log_from` on."""

    n: Annotated[int, Meta(description="Grows with all that this seat can see; others' hidden steps do not count.")]
    seat: int | None
    view: Annotated[dict[str, Any], Meta(description="The seat's view, without its log.")]
    log_from: int
    log: list[Message]
    pending: Annotated[list[int], Meta(description="The seats that must choose or confirm now.")]
    turn: Turn | None
    means: Annotated[
        dict[str, int] | None, Meta(description="What the seat has, by name, its own open steps counted in.")
    ]
    over: bool
    guide: Annotated[Guide | None, Meta(description="Where the lesson stands that is taught here.")] = None


class TableMessage(Struct, tag_field="t", tag="table"):
    """The table around the game has changed: its seats, who is here, the clock."""

    table: TableInfo


class DoneReply(Struct, tag_field="t", tag="done"):
    """It was done, and is on disk. `n` is the number of the table since then."""

    id: str
    n: int


class RefusedReply(Struct, tag_field="t", tag="refused"):
    """It was not done, and nothing has changed."""

    id: str
    why: Message


class WhyReply(Struct, tag_field="t", tag="why"):
    """Why that is not on offer; null if it is."""

    id: str
    why: Message | None


class WaySeen(Struct):
    """A whole way to do something: the keys to choose one after the other, and what that comes to."""

    keys: list[str]
    value: Annotated[int, Meta(description="What the dice are worth.")]
    times: Annotated[int, Meta(description="How often it can be done with them.")]
    price: Annotated[Amounts, Meta(description="What is paid for it.")]
    change: Annotated[Amounts, Meta(description="What it changes in all: with the price added, it is the gain.")]
    dice: Annotated[list[str], Meta(description="All dice that it uses, also those that nobody has to choose.")] = []


class WaysReply(Struct, tag_field="t", tag="ways"):
    id: str
    ways: list[WaySeen]


class ThinkingMessage(Struct, tag_field="t", tag="thinking"):
    """How far a bot is that is thinking; sent now and then, and no part of any state. At the end with `done`."""

    seat: int
    seconds: Annotated[float, Meta(description="How long it has thought about this decision.")] = 0.0
    of: Annotated[float, Meta(description="How long it may.")] = 0.0
    simulations: Annotated[int, Meta(description="How many lines of play it has looked at.")] = 0
    leaning: Annotated[
        Message | None,
        Meta(description="What it would choose now. Only where hints are allowed, and nobody else has to choose."),
    ] = None
    done: bool = False


class HintStep(Struct):
    """A step of a line of play."""

    key: str
    says: Message


class HintLine(Struct):
    """One way to go on: its steps, what each seat may expect to end with, and why."""

    steps: Annotated[list[HintStep], Meta(description="The option to choose now, then the rest as it is planned.")]
    points: Annotated[list[float], Meta(description="By seat; le Roy's last.")]
    gives_up: Annotated[float, Meta(description="How many points less it is expected to bring than the best.")]
    reasons: Annotated[list[Message], Meta(description="The most telling first.")]


class HintProgress(Struct, tag_field="t", tag="hinting"):
    """A hint is being thought of."""

    id: str
    seconds: float
    of: float
    simulations: int


class HintReply(Struct, tag_field="t", tag="hint"):
    """What the strongest bot would do at this seat, at the moment it was asked about."""

    id: str
    lines: Annotated[list[HintLine], Meta(description="The best first.")]
    simulations: int


class PongReply(Struct, tag_field="t", tag="pong"):
    n: int


FromServer = (
    StateMessage
    | TableMessage
    | DoneReply
    | RefusedReply
    | WhyReply
    | WaysReply
    | ThinkingMessage
    | HintProgress
    | HintReply
    | TalkMessage
    | SaidMessage
    | PongReply
)


# -- what a table is told --------------------------------------------------------------------------------------------


class HelloSent(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. After a lost one `after` is the number of the last state that was seen."""

    after: Annotated[int, Meta(ge=0)] = 0
    seat: Annotated[
        SeatNumber | None, Meta(description="Which of the own seats is shown; null: the first, if any.")
    ] = None
    watch: Annotated[bool, Meta(description="See the table as a spectator, even with a seat of one's own.")] = False
    foresee: Annotated[bool, Meta(description="Whether options tell what they would do. Programs may go without.")] = (
        True
    )


class SitSent(Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """The device was passed on: show this one of the own seats from now on."""

    seat: SeatNumber


class ChooseSent(Struct, tag_field="t", tag="choose", forbid_unknown_fields=True):
    """Chooses, one key after the other. All of them are carried out, or none."""

    id: Tag
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    keys: Annotated[list[Key], Meta(min_length=1, max_length=12)]
    confirm: Annotated[bool, Meta(description="Confirm the last step at once, if it ends the turn.")] = False


class ConfirmSent(Struct, tag_field="t", tag="confirm", forbid_unknown_fields=True):
    """Ends the turn: carries out the step that was held."""

    id: Tag
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]


class UndoSent(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Takes the latest step back, or several at once."""

    id: Tag
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]
    steps: Annotated[int, Meta(ge=1, le=50, description="All of them are taken back, or none.")] = 1


class WhySent(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Asks why a key is not on offer."""

    id: Tag
    seat: SeatNumber
    key: Key


class WaysSent(Struct, tag_field="t", tag="ways", forbid_unknown_fields=True):
    """Asks for whole ways from here: all that begin with `first`, or that use all of `dice`, the cheapest first.

    For each number of times only the cheapest is told; a way with just these dice always is. With neither, every way:
    of those with the same outcome, the one that uses least.
    """

    id: Tag
    seat: SeatNumber
    first: Key = ""
    dice: Annotated[list[Key], Meta(max_length=6)] = []


class HintSent(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Asks what the strongest bot would do here, where the table allows that. One at a time for a seat."""

    id: Tag
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]


class StopHintSent(Struct, tag_field="t", tag="stop_hint", forbid_unknown_fields=True):
    """The hint with this tag is no longer wanted. There is no answer, neither to this nor to it."""

    id: Tag


class PingSent(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


FromClient = (
    HelloSent
    | SitSent
    | ChooseSent
    | ConfirmSent
    | UndoSent
    | WhySent
    | WaysSent
    | HintSent
    | StopHintSent
    | SaySent
    | UnsaySent
    | PingSent
)
