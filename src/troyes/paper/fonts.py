"""The letters of the printed pages: the browser's two open fonts, as files that a PDF can hold, with their licences."""

from functools import cache
from importlib.resources import as_file, files
from typing import Literal, get_args

from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth  # pyright: ignore[reportUnknownVariableType]
from reportlab.pdfbase.ttfonts import TTFont

Font = Literal["title", "text", "bold"]
FONTS: tuple[Font, ...] = get_args(Font)


@cache
def ready() -> bool:
    """Makes the fonts known to the library, once."""
    for name in FONTS:
        with as_file(files("troyes.paper") / "fonts" / f"{name}.ttf") as file:
            registerFont(TTFont(f"troyes-{name}", str(file)))
    return True


def width_of(words: str, font: Font, size: float) -> float:
    """In points."""
    ready()
    return stringWidth(words, f"troyes-{font}", size)
