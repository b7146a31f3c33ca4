"""What every message and answer is made of. Words for people travel as a message id with its arguments."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from troyes.core.message import Arg
from troyes.core.text import LANGUAGES

__all__ = [
    "PLAIN",
    "Amounts",
    "CardsGame",
    "GameName",
    "Key",
    "Lang",
    "Name",
    "Said",
    "SeatNumber",
    "Tag",
    "Trouble",
]

PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{PLAIN}*[^\s\x00-\x1f\x7f]{PLAIN}*$")]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[LANGUAGES]  # one that there is: requests are refused by it, and the API's description lists them
GameName = Annotated[str, Meta(title="GameName", max_length=60)]
"""As the catalogue lists them."""
CardsGame = Annotated[str, Meta(title="CardsGame", max_length=60)]
"""A game with card numbers of its own."""
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
