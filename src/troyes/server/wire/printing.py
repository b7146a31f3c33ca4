"""What the page that prints is told."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from troyes.paper.order import WHATS

if TYPE_CHECKING:
    PrintWhat = PrintFile = str
else:  # what the games here have to print
    PrintWhat = Literal[WHATS]
    PrintFile = Literal[tuple(f"{what}.pdf" for what in WHATS)]
PrintPaper = Literal["a4", "letter"]
PrintPerPage = Literal[1, 2, 4]
PrintWheel = Literal["cut", "page"]
PrintBack = Literal["fold", "duplex"]
PrintInk = Literal["colour", "black"]


class PrintPreview(Struct, frozen=True):
    """A page as it will be printed."""

    svg: str
    page: Annotated[int, Meta(description="Which one it is, from 1.")]
    pages: int
