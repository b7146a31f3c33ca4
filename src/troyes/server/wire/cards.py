"""Printed numbers and an owner's own, as they go over the wire."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.server.wire.common import CardsGame

How = Literal["printed", "rule", "example", "report", "inferred", "estimate"]
_PLAIN = r"[^\x00-\x1f\x7f]"
SetName = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{_PLAIN}*[^\s\x00-\x1f\x7f]{_PLAIN}*$")]
Given = Annotated[
    dict[str, Any],
    Meta(description='As `new_game(cards=...)` takes them: `{"activities": {"merchant": {"hire": 5}}}`.'),
]
Version = Annotated[
    str, Meta(max_length=64, description="That a change is based on. Without one, what is there is replaced.")
]


class NumberForm(Struct):
    """What may be written in a place."""

    kind: Annotated[
        Literal["whole", "word", "list", "group"],
        Meta(
            description="whole: a whole number from `least` to `most`; word: one of `words`; list: from `least` to "
            "`most` of the one form in `items`; group: one of each form in `items`."
        ),
    ]
    least: int | None = None
    most: int | None = None
    words: list[str] = []
    items: list["NumberForm"] = []


class NumberInfo(Struct):
    """One printed number, or a list of them, and how it is known."""

    place: Annotated[str, Meta(description='Its dotted name, such as "activities.merchant.hire".')]
    value: Any
    how: How
    parts: Annotated[dict[str, How], Meta(description="By index: what of a list is known in another way.")]
    fixed: Annotated[bool, Meta(description="The rules rest on it: no owner can change it.")]
    form: NumberForm


class CardInfo(Struct):
    """A card, a tile, or something on a board or sheet, with its numbers."""

    id: Annotated[str, Meta(description='Such as "activities.merchant" or "board.salary".')]
    kind: Literal["activity", "event", "character", "outdoor", "board", "sheet", "tile", "rule"]
    name: Annotated[str, Meta(description="What its messages are called by.")]
    bonus: bool
    numbers: list[NumberInfo]


class CardGroup(Struct):
    id: Annotated[str, Meta(description='Such as "activities-red" or "ladies-outdoor".')]
    table: Annotated[str, Meta(description='Such as "activities".')]
    colour: str
    ladies: Annotated[bool, Meta(description="Of The Ladies of Troyes.")]
    cards: list[CardInfo]


class CardsPage(Struct):
    """Everything that is printed, and where each number comes from."""

    game: CardsGame
    groups: list[CardGroup]
    numbers: Annotated[int, Meta(description="How many entries have a source of their own.")]
    estimates: Annotated[int, Meta(description="How many of them are estimates.")]
    faces: Annotated[
        dict[str, dict[str, Any]], Meta(description="By table and name: what stands on a card, in signs.")
    ] = {}


class CardsFault(Struct):
    """Something that cannot be so."""

    place: Annotated[str, Meta(description="The number's dotted name; empty if the whole file cannot be read.")]
    line: Annotated[int, Meta(description="In the file; 0 if there is none, or if it cannot be told.")]
    words: Annotated[str, Meta(description="Why, in the language of the one who asked.")]
    within: Annotated[
        list[int],
        Meta(description="Of a list that is wrong in one place only: at which index, and at which within that."),
    ]


class CardsGiven(Struct, forbid_unknown_fields=True):
    """Numbers to be looked at."""

    numbers: Given


class CardsFaults(Struct):
    faults: list[CardsFault]


class CardsFile(Struct, forbid_unknown_fields=True):
    """A file as the command line takes it."""

    text: Annotated[str, Meta(max_length=60_000, description="TOML.")]
    file: Annotated[str, Meta(max_length=120, description="What it is called.")] = ""


class CardsRead(Struct):
    """What a file says. With faults, `numbers` is empty: nothing is taken by halves."""

    numbers: dict[str, Any]
    faults: list[CardsFault]


# -- sets ------------------------------------------------------------------------------------------------------------


class CardSetNew(Struct, forbid_unknown_fields=True):
    game: CardsGame
    name: SetName
    numbers: Given


class CardSetChange(Struct, forbid_unknown_fields=True):
    name: SetName | None = None
    numbers: Given | None = None
    base: Version | None = None


class CardSetLine(Struct):
    """A set in a list."""

    id: str
    game: CardsGame
    name: str
    differs: Annotated[int, Meta(description="How many numbers are not as usual.")]
    changed: str


class CardSets(Struct):
    sets: Annotated[list[CardSetLine], Meta(description="The latest changed first.")]
    most: Annotated[int, Meta(description="How many one may have.")]


class CardSet(Struct):
    id: str
    game: CardsGame
    name: str
    numbers: dict[str, Any]
    differs: int
    made: str
    changed: str
    version: Annotated[str, Meta(description="Another one for other numbers; whatever the name.")]
