"""What every message and answer is made of. Words for people travel as a message id with its arguments."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct

from troyes.core.text import LANGUAGES
from troyes.registry import descriptors

PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{PLAIN}*[^\s\x00-\x1f\x7f]{PLAIN}*$")]
if TYPE_CHECKING:
    Lang = GameName = CardsGame = DailyName = str
else:  # what there is here: requests are refused by it, and the API's description lists it
    Lang = Literal[LANGUAGES]
    GameName = Literal[tuple(game.name for game in descriptors())]
    CardsGame = Literal[tuple(game.name for game in descriptors() if game.numbers and game.cards_of == game.name)]
    DailyName = Literal[tuple(game.name for game in descriptors() if game.daily)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Key = Annotated[str, Meta(max_length=60)]
Tag = Annotated[str, Meta(max_length=40, description="Chosen by the sender; the answer carries it back.")]
Amounts = dict[str, int]
"""What, and how many more of it (less, if negative)."""


class Trouble(Struct):
    """Why a request was refused, and what to do about it, in the language of the one who asked."""

    status: int
    id: Annotated[str, Meta(description="The message's id: the same in every language.")]
    detail: str
    place: Annotated[str, Meta(description="What is wrong: a field of the request, or an option. May be empty.")] = ""


Shape = TypeVar("Shape", bound=Struct)


def filled(shape: type[Shape], source: object, **otherwise: Any) -> Shape:
    """What goes over the wire, with the fields that the source calls the same; `otherwise`: all others."""
    same = [name for name in shape.__struct_fields__ if name not in otherwise and hasattr(source, name)]
    return shape(**{name: getattr(source, name) for name in same}, **otherwise)
