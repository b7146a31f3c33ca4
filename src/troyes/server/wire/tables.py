"""Guests, the catalogue, tables around their games, and finished games, as they go over the wire.

Seats are counted from 0.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.core.message import Message
from troyes.server.wire.common import PLAIN, GameName, Lang, Name, SeatNumber

__all__ = [
    "CardsUsed",
    "Catalogue",
    "Ending",
    "GameInfo",
    "Growth",
    "Guest",
    "GuestChange",
    "GuestNew",
    "Invitation",
    "OptionInfo",
    "PresetInfo",
    "Printed",
    "ScoreSeen",
    "SeatChoice",
    "SeatInfo",
    "SeatPlan",
    "Study",
    "TableInfo",
    "TableLine",
    "TableNew",
    "Tables",
]

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
        Literal["flag", "pick", "several", "seat", "number", "numbering"],
        Meta(
            description="flag: yes or no; pick: one of `values`; several: any of `values`; seat: a seat or null; "
            "number: a whole one from `low` to `high`; numbering: one of `values`, or six numbers."
        ),
    ]
    values: list[str]
    usual: Any
    group: Annotated[str, Meta(description='"ladies" for an option of the expansion.')] = ""
    least_players: int = 1
    low: int = 0
    high: int = 0
    words: Annotated[str, Meta(description="The message that names it; its values are `WORDS-VALUE`.")] = ""


class PresetInfo(Struct):
    """Several options in one word."""

    name: str
    values: dict[str, Any]


class GameInfo(Struct):
    name: GameName
    players: tuple[int, int]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: Annotated[
        list[str],
        Meta(description="Who knows it: levels, the weakest first, chance if none does; then bots of other packages."),
    ]
    between: Annotated[
        list[str],
        Meta(description="The levels between which a bot may be: `strength-2.4` is after the second of them; or none."),
    ]
    usual_bot: str
    client: Annotated[str, Meta(description="The board that the browser shows; plain: log and list of options.")]
    cards: Annotated[str, Meta(description="The game whose printed numbers it is played with; empty: it has none.")]
    rival: Annotated[bool, Meta(description="Whether somebody in no seat plays against the table: le Roy.")]
    rules: Annotated[bool, Meta(description="Whether its rules can be read here.")]
    advised: Annotated[bool, Meta(description="Whether anybody can advise in it: hints, and studies of its games.")]
    prints: Annotated[list[str], Meta(description="What of it can be printed on paper.")]


class Catalogue(Struct):
    """What can be played here."""

    version: str
    games: list[GameInfo]
    bots: Annotated[list[str], Meta(description="The levels of bots, the weakest first; then bots of other packages.")]
    usual_bot: str
    seconds: Annotated[list[float], Meta(description="Thinking times to choose from; any other may be asked for.")]
    usual_seconds: float
    engine: Annotated[
        Literal["native", "plain", "building", "ready"],
        Meta(description="What runs the games; building, ready: plain now, native code is being made, or waits."),
    ]


class Printed(Struct):
    """The printed numbers that a table is played with, and which of them are estimates."""

    numbers: dict[str, Any]
    estimates: Annotated[list[str], Meta(description='Dotted names, such as "activities.merchant.hire".')]
    owners: Annotated[list[str], Meta(description="Dotted names of the numbers that an owner of the box has set.")]


# -- tables ----------------------------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who is to sit somewhere: the maker, another person at the maker's device, a friend by link, or a bot."""

    kind: Literal["me", "hot", "friend", "bot"]
    name: Annotated[str, Meta(max_length=24, pattern=f"^{PLAIN}*$", description="For someone at the same device.")] = ""
    bot: Annotated[str, Meta(max_length=24, description="The bot's level.")] = ""


class TableNew(Struct, forbid_unknown_fields=True):
    game: GameName
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, Any], Meta(description="As `new_game` takes them; what is left out is as usual.")] = {}
    listed: Annotated[bool, Meta(description="Whether anybody may find, watch and join it.")] = False
    clock: Annotated[int, Meta(ge=0, le=720, description="Hours for a decision; 0: live, without a clock.")] = 0
    minutes: Annotated[
        int,
        Meta(ge=0, le=60, description="Minutes for a decision, for a live table; a rated one has a clock in any case."),
    ] = 0
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
    rated: Annotated[bool, Meta(description="That the game may change your rating: nobody is rated unasked.")] = False


class SeatChoice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class SeatInfo(Struct):
    seat: int
    kind: Annotated[
        Literal["open", "person", "bot"],
        Meta(description="open: nobody has taken it yet; with a name: it is kept for somebody."),
    ]
    name: str
    bot: Annotated[str, Meta(description="The bot that plays here now: its own seat, or for a person who is away.")]
    here: Annotated[bool, Meta(description="Whether the person has the table open now.")]
    yours: bool
    moved: Annotated[int, Meta(description="The number this seat knew after its latest step: goes with a choice.")]
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
    clock: Annotated[int, Meta(description="Hours for a decision.")]
    minutes: Annotated[int, Meta(description="Minutes for a decision, besides the hours.")]
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
        Meta(
            description="For its maker: the game that it goes on from, and after how many choices: `table/abc/17`. "
            "With `device` before it, or `device` alone: it was played on a device, without a server."
        ),
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
    asked: Annotated[bool, Meta(description="Whether a seat is kept for you: you are asked to play again.")]
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
    verdict: Annotated[Message | None, Meta(description="What the game's own marks or ranks say of it, if it has any.")]
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
