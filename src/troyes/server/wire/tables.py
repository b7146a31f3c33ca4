"""Everything that goes over the wire, both ways. The client's types are made from these.

Seats are counted from 0. Words for people travel as a message id with its arguments: each reader has a language.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.core.message import Arg
from troyes.core.text import LANGUAGES
from troyes.server.wire.lessons import Guide
from troyes.server.wire.talk import SaidMessage, SaySent, TalkMessage, UnsaySent

__all__ = [
    "CardsUsed",
    "Catalogue",
    "ChooseSent",
    "ConfirmSent",
    "DoneReply",
    "Ending",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Growth",
    "Guest",
    "GuestChange",
    "GuestNew",
    "Held",
    "HelloSent",
    "HintLine",
    "HintProgress",
    "HintReply",
    "HintSent",
    "HintStep",
    "Invitation",
    "Name",
    "OptionInfo",
    "OptionSeen",
    "PingSent",
    "PongReply",
    "Printed",
    "RefusedReply",
    "Said",
    "ScoreSeen",
    "SeatChoice",
    "SeatInfo",
    "SeatPlan",
    "SitSent",
    "StateMessage",
    "StopHintSent",
    "Study",
    "TableInfo",
    "TableLine",
    "TableMessage",
    "TableNew",
    "Tables",
    "ThinkingMessage",
    "Trouble",
    "Turn",
    "UndoSent",
    "WaySeen",
    "WaysReply",
    "WaysSent",
    "WhyReply",
    "WhySent",
]

_PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{_PLAIN}*[^\s\x00-\x1f\x7f]{_PLAIN}*$")]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]  # one that there is: requests are refused by it, and the API's description lists them
GameName = Literal["troyes", "king", "troyes-dice"]
CardsGame = Literal["troyes", "troyes-dice"]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Key = Annotated[str, Meta(max_length=60)]
Tag = Annotated[str, Meta(max_length=40, description="Chosen by the sender; the answer carries it back.")]
Amounts = dict[str, int]
"""What, and how many more of it (less, if negative)."""


class Said(Struct):
    """A sentence, not yet in any language. `rule` names the section of the rules it rests on, if any."""

    id: str
    args: dict[str, Arg] = {}
    rule: str = ""


class Trouble(Struct):
    """Why a request was refused, and what to do about it, in the language of the one who asked."""

    status: int
    id: Annotated[str, Meta(description="The message's id: the same in every language.")]
    detail: str
    place: Annotated[str, Meta(description="What is wrong: a field of the request, or an option. May be empty.")] = ""


# -- people ----------------------------------------------------------------------------------------------------------


class GuestNew(Struct, forbid_unknown_fields=True):
    """Someone new. A page is known by a cookie afterwards, a program by the token that it asks for."""

    name: Name
    lang: Lang = "en"
    token: Annotated[bool, Meta(description="Answer with a token instead of a cookie: for programs.")] = False


class GuestChange(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None


class Guest(Struct):
    id: str
    name: str
    lang: Lang
    token: Annotated[
        str | None, Meta(description="Sent once, to a program that asked for it: `Authorization: Bearer <token>`.")
    ] = None


# -- the games -------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """An option of a game: what it may be, and what it usually is."""

    name: str
    kind: Annotated[
        Literal["flag", "pick", "several", "seat", "numbering"],
        Meta(
            description="flag: yes or no; pick: one of `values`; several: any of `values`; seat: a seat or null; "
            "numbering: one of `values`, or six numbers."
        ),
    ]
    values: list[str]
    usual: Any
    group: Annotated[str, Meta(description='"ladies" for an option of the expansion.')] = ""
    least_players: int = 1


class GameInfo(Struct):
    name: GameName
    players: tuple[int, int]
    options: list[OptionInfo]


class Catalogue(Struct):
    """What can be played here."""

    version: str
    games: list[GameInfo]
    bots: Annotated[list[str], Meta(description="The levels of bots, the weakest first.")]
    usual_bot: str
    seconds: Annotated[list[float], Meta(description="Thinking times to choose from; any other may be asked for.")]
    usual_seconds: float


class Printed(Struct):
    """The printed numbers that a table is played with, and which of them are estimates."""

    numbers: dict[str, Any]
    estimates: Annotated[list[str], Meta(description='Dotted names, such as "activities.merchant.hire".')]
    owners: Annotated[list[str], Meta(description="Dotted names of the numbers that an owner of the box has set.")]


# -- tables ----------------------------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: the maker, another person at the maker's device, a friend by link, or a bot."""

    kind: Literal["me", "hot", "friend", "bot"]
    name: Annotated[str, Meta(max_length=24, pattern=f"^{_PLAIN}*$", description="For someone at the same device.")] = (
        ""
    )
    bot: Annotated[str, Meta(max_length=24, description="The bot's level.")] = ""


class TableNew(Struct, forbid_unknown_fields=True):
    game: GameName
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, Any], Meta(description="As `new_game` takes them; what is left out is as usual.")] = {}
    listed: Annotated[bool, Meta(description="Whether anybody may find, watch and join it.")] = False
    clock: Annotated[int, Meta(ge=0, le=720, description="Hours for a decision; 0: live, without a clock.")] = 0
    seconds: Annotated[float, Meta(ge=0.1, le=60, description="How long a bot may think about a decision.")] = 1.0
    hints: Annotated[
        bool | None,
        Meta(description="Whether people may ask for hints; null: as usual, if one person plays and nobody else."),
    ] = None
    seed: Annotated[
        Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")] | None,
        Meta(description="A seed of one's own, where no friend plays. Otherwise a secret one is drawn."),
    ] = None
    rated: Annotated[
        bool,
        Meta(description="Whether its end changes ratings: for accounts and bots, with nothing that helps anybody."),
    ] = False
    cards: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="The id of a set of one's own numbers to play with. The table keeps the numbers themselves."),
    ] = None


class Invitation(Struct, forbid_unknown_fields=True):
    """What opens a private table."""

    key: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None


class SeatChoice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatInfo(Struct):
    seat: int
    kind: Annotated[Literal["open", "person", "bot"], Meta(description="open: nobody has taken it yet.")]
    name: str
    bot: Annotated[str, Meta(description="The bot that plays here now: its own seat, or for a person who is away.")]
    here: Annotated[bool, Meta(description="Whether the person has the table open now.")]
    yours: bool
    moved: Annotated[int, Meta(description="The table's number at this seat's latest step: goes with a choice.")]
    person: Annotated[str | None, Meta(description="Whose profile there is: an account's id.")] = None


class CardsUsed(Struct):
    """An owner's numbers that a table is played with; they are in `options.cards`."""

    name: Annotated[str, Meta(description="The set's name; empty: a program gave the numbers themselves.")]
    owner: Annotated[str, Meta(description="Who made the table with them; empty: someone who does not sit here.")]
    differs: Annotated[int, Meta(description="How many numbers are not as usual.")]


class TableInfo(Struct):
    id: str
    game: GameName
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    seats: list[SeatInfo]
    listed: bool
    clock: int
    seconds: Annotated[float, Meta(description="How long a bot may think about a decision.")]
    hints: Annotated[bool, Meta(description="Whether people may ask for hints.")]
    deadline: Annotated[str | None, Meta(description="When the bot plays for those who still have to, in UTC.")]
    yours: Annotated[bool, Meta(description="Whether you made this table.")]
    key: Annotated[str, Meta(description="What opens it to a friend; empty for those who only watch.")]
    commitment: Annotated[str, Meta(description="The SHA-256 hash of the seed, known from the first second.")]
    chosen_seed: bool
    rated: bool
    daily: Annotated[str | None, Meta(description="The day whose game it is, as in 2026-11-15.")]
    origin: Annotated[
        str,
        Meta(description="For its maker: the game that it goes on from, and after how many choices: `table/abc/17`."),
    ]
    cards: Annotated[CardsUsed | None, Meta(description="Null: the usual numbers.")]
    lesson: Annotated[str, Meta(description="The lesson that was begun here; empty: none.")]
    watchers: int
    rematch: Annotated[str | None, Meta(description="The table of the next game, once it was offered.")]
    n: int


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: GameName
    status: Literal["open", "running", "over"]
    names: list[str]
    open_seats: int
    your_turn: bool
    rated: bool
    cards: Annotated[CardsUsed | None, Meta(description="Null: the usual numbers.")]
    daily: Annotated[str | None, Meta(description="The day whose game it is, as in 2026-11-15.")]
    round: Annotated[int | None, Meta(description="Its round or day; null if nobody is there now.")]
    watchers: Annotated[int, Meta(description="How many look on who have no seat.")]
    made: str
    moved: str


class Tables(Struct):
    yours: list[TableLine]
    listed: list[TableLine]
    asks: Annotated[int, Meta(description="How many people ask to be friends, and wait.")]


class ScoreSeen(Struct):
    total: int
    lines: dict[str, int]


class Growth(Struct):
    """Everybody's points at a moment of the game, as they would have been counted then."""

    round: int
    totals: list[int]


class Ending(Struct):
    """A finished game: the count, how it came about, and the proof that the dice were fair."""

    scores: Annotated[list[ScoreSeen], Meta(description="By seat; le Roy's last.")]
    winners: list[int]
    growth: list[Growth]
    characters: Annotated[list[list[str]], Meta(description="By seat: the secret Characters.")]
    seed: Annotated[str, Meta(description="Empty while others may still play with it: a day's game.")]
    commitment: str


class Study(Struct):
    """The analysis of a finished game, or how far it is."""

    status: Annotated[
        Literal["none", "waiting", "working", "done", "failed"],
        Meta(description="none: nobody has asked for it yet; waiting: for others that were asked for before."),
    ]
    done: Annotated[int, Meta(description="How many choices have been looked at.")]
    total: int
    analysis: Annotated[dict[str, Any] | None, Meta(description="A `CoachAnalysis`, once it is done; null until then.")]


# -- what a table tells ----------------------------------------------------------------------------------------------


class OptionSeen(Struct):
    """An option, in words and in what it would do. What would only be known after a roll is not told."""

    key: str
    says: Said
    does: list[Said]
    change: Annotated[Amounts, Meta(description="What it changes in the seat's own means, as far as it is known.")]
    reveals: Annotated[bool, Meta(description="Whether it rolls or reveals at once, and cannot be taken back.")]


class Held(Struct):
    """The last step of a turn, which waits to be confirmed."""

    key: str
    says: Said
    does: list[Said]
    change: Amounts


class Turn(Struct):
    """What a seat must choose now, or confirm."""

    seat: int
    at: Annotated[int, Meta(description="Goes back with the choice, so that none is made twice or too late.")]
    kind: str
    prompt: Said
    options: list[OptionSeen]
    held: Held | None
    can_undo: bool


class StateMessage(Struct, tag_field="t", tag="state"):
    """The table as a seat, or a spectator, sees it now. The log is sent from line `log_from` on."""

    n: int
    seat: int | None
    view: Annotated[dict[str, Any], Meta(description="The seat's view, without its log.")]
    log_from: int
    log: list[Said]
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
    why: Said


class WhyReply(Struct, tag_field="t", tag="why"):
    """Why that is not on offer; null if it is."""

    id: str
    why: Said | None


class WaySeen(Struct):
    """A whole way to do something: the keys to choose one after the other, and what that comes to."""

    keys: list[str]
    value: Annotated[int, Meta(description="What the dice are worth.")]
    times: Annotated[int, Meta(description="How often it can be done with them.")]
    price: Annotated[Amounts, Meta(description="What is paid for it.")]
    change: Amounts


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
        Said | None,
        Meta(description="What it would choose now. Only where hints are allowed, and nobody else has to choose."),
    ] = None
    done: bool = False


class HintStep(Struct):
    """A step of a line of play."""

    key: str
    says: Said


class HintLine(Struct):
    """One way to go on: its steps, what each seat may expect to end with, and why."""

    steps: Annotated[list[HintStep], Meta(description="The option to choose now, then the rest as it is planned.")]
    points: Annotated[list[float], Meta(description="By seat; le Roy's last.")]
    gives_up: Annotated[float, Meta(description="How many points less it is expected to bring than the best.")]
    reasons: Annotated[list[Said], Meta(description="The most telling first.")]


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
    """Takes the latest step back."""

    id: Tag
    seat: SeatNumber
    at: Annotated[int, Meta(ge=0)]


class WhySent(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Asks why a key is not on offer."""

    id: Tag
    seat: SeatNumber
    key: Key


class WaysSent(Struct, tag_field="t", tag="ways", forbid_unknown_fields=True):
    """Asks for whole ways from here: all that begin with `first`, or that use all of `dice`, the cheapest first.

    With neither, every way. For each number of times only the cheapest is told; a way with just these dice always is.
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
