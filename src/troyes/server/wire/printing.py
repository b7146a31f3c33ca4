"""What the page that prints is told."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

PrintWhat = Literal["sheets", "wheel", "tiles", "cards"]
PrintFile = Literal["sheets.pdf", "wheel.pdf", "tiles.pdf", "cards.pdf"]
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
