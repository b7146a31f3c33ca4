"""A page as a list of what is drawn on it: outlines and lines of text, in millimetres from the upper left corner.

Nothing here knows how a page is written down: `pdf.py` and `svg.py` do. So what stands where can be measured without
reading a file back, and both kinds of file show the same.
"""

from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any, Literal, NamedTuple

from fontTools.pens.recordingPen import DecomposingRecordingPen  # pyright: ignore[reportMissingTypeStubs]
from fontTools.svgLib.path import parse_path  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from troyes.paper.fonts import Font, width_of
from troyes.paper.order import Ink

POINT = 25.4 / 72
"""Millimetres in a point, in which letters are measured."""
INK = "#2c2219"
SOFT = "#6f5d47"
PALE = "#efe6d2"
FAINT = "#b9ab92"
ASCENT, DESCENT = 0.76, 0.24
"""How far letters reach above and below their line, in parts of their size."""
TIED = (" :", " ;", " !", " ?", " »", " %", " ×", " =")
"""Signs that French sets apart but never at the beginning of a line."""
GREYS = {
    "#a8281f": "#4d4d4d", "#d9a514": "#bdbdbd", "#f7f3e8": "#ffffff", "#e7cf8f": "#ffffff", "#6b3f87": "#7d7d7d",
    PALE: "#f1f1f1", FAINT: "#b3b3b3", SOFT: "#3a3a3a", INK: "#000000",
}  # fmt: skip
"""What each colour is with black ink alone."""
Matrix = tuple[float, float, float, float, float, float]
Segment = tuple[str, tuple[tuple[float, float], ...]]
Anchor = Literal["start", "middle", "end"]


class Misprint(ValueError):
    """Something does not fit into its frame: a defect of the product."""


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def centre(self) -> float:
        return self.y + self.height / 2

    def inset(self, by: float, more: float | None = None) -> "Box":
        down = by if more is None else more
        return Box(self.x + by, self.y + down, self.width - 2 * by, self.height - 2 * down)

    def holds(self, other: "Box", slack: float = 0.01) -> bool:
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Text(NamedTuple):
    """A line of text. `x` and `y`: its beginning on the base line; `size` in points; `angle` clockwise in degrees."""

    x: float
    y: float
    words: str
    font: Font
    size: float
    colour: str
    angle: float
    frame: Box | None
    """What it must not leave, if anything but the page."""

    @property
    def box(self) -> Box:
        """The smallest upright box around it."""
        wide, size = width_of(self.words, self.font, self.size) * POINT, self.size * POINT
        turn = _turn(self.angle, self.x, self.y)
        corners = [(0.0, -ASCENT * size), (wide, -ASCENT * size), (wide, DESCENT * size), (0.0, DESCENT * size)]
        return _around([_moved(turn, x, y) for x, y in corners])


class Shape(NamedTuple):
    """An outline, filled or drawn or both; `width` of the line in millimetres."""

    segments: tuple[Segment, ...]
    fill: str | None
    stroke: str | None
    width: float
    dash: tuple[float, ...]

    @property
    def box(self) -> Box:
        around = _around([point for _, points in self.segments for point in points])
        return around.inset(-self.width / 2) if self.stroke else around


class Note(NamedTuple):
    """What a drawing says, and where: `troyes.dice.numbers` and the like can be compared with it."""

    place: str
    told: object
    box: Box


class Page:
    """One side of a sheet of paper."""

    def __init__(self, width: float, height: float, ink: Ink = "colour") -> None:
        self.width = width
        self.height = height
        self.ink: Ink = ink
        self.drawn: list[Text | Shape] = []
        self.notes: list[Note] = []
        self._matrix: Matrix = (1, 0, 0, 1, 0, 0)
        self._frame: Box | None = None

    # -- where -------------------------------------------------------------------------------------------------------

    @contextmanager
    def moved(self, x: float = 0, y: float = 0, scale: float = 1, angle: float = 0) -> Generator[None]:
        """Draws from there, larger or smaller, turned clockwise."""
        before = self._matrix
        self._matrix = _product(before, matrix_of(x, y, scale, angle))
        try:
            yield
        finally:
            self._matrix = before

    @contextmanager
    def framed(self, frame: Box) -> Generator[Box]:
        """No text drawn here may leave the frame."""
        before, self._frame = self._frame, self.placed(frame)
        try:
            yield frame
        finally:
            self._frame = before

    def placed(self, box: Box) -> Box:
        """A box as it lies on the paper."""
        corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
        return _around([_moved(self._matrix, x, y) for x, y in corners])

    def note(self, place: str, told: object, box: Box) -> None:
        self.notes.append(Note(place, told, self.placed(box)))

    # -- lines and grounds -------------------------------------------------------------------------------------------

    def path(
        self,
        d: str,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 0.2,
        dash: tuple[float, ...] = (),
    ) -> None:
        """An outline as SVG writes it."""
        self._shape(_segments(d), fill, stroke, width, dash)

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = 0.2, **more: Any) -> None:
        stroke = more.pop("stroke", INK)
        self._shape((("M", ((x, y),)), ("L", ((to_x, to_y),))), None, stroke, width, more.get("dash", ()))

    def rect(
        self, box: Box, fill: str | None = None, stroke: str | None = INK, width: float = 0.2, **more: Any
    ) -> None:
        round_, dash = more.get("round", 0.0), more.get("dash", ())
        x, y, right, bottom = box.x, box.y, box.right, box.bottom
        if round_:
            r = round_
            turn = f"A{r} {r} 0 0 1"
            d = f"M{x + r} {y}H{right - r}{turn} {right} {y + r}V{bottom - r}{turn} {right - r} {bottom}"
            d += f"H{x + r}{turn} {x} {bottom - r}V{y + r}{turn} {x + r} {y}Z"
            self.path(d, fill, stroke, width, dash)
            return
        corners = ((x, y), (right, y), (right, bottom), (x, bottom))
        outline: tuple[Segment, ...] = (("M", corners[:1]), *(("L", (corner,)) for corner in corners[1:]), ("Z", ()))
        self._shape(outline, fill, stroke, width, dash)

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: str | None = None,
        stroke: str | None = INK,
        width: float = 0.2,
        **more: Any,
    ) -> None:
        self.path(
            f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z",
            fill,
            stroke,
            width,
            more.get("dash", ()),
        )

    def _shape(
        self, segments: tuple[Segment, ...], fill: str | None, stroke: str | None, width: float, dash: tuple[float, ...]
    ) -> None:
        matrix, scale = self._matrix, hypot(self._matrix[0], self._matrix[1])
        placed = tuple((kind, tuple(_moved(matrix, x, y) for x, y in points)) for kind, points in segments)
        dashes = tuple(part * scale for part in dash)
        self.drawn.append(Shape(placed, self._tone(fill), self._tone(stroke), width * scale, dashes))

    def _tone(self, colour: str | None) -> str | None:
        return colour if colour is None or self.ink == "colour" else GREYS.get(colour, colour)

    # -- words -------------------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        words: str,
        font: Font = "text",
        size: float = 8,
        colour: str = INK,
        anchor: Anchor = "start",
    ) -> None:
        """One line, its base line at `y`."""
        wide = width_of(words, font, size) * POINT
        x -= wide / 2 if anchor == "middle" else wide if anchor == "end" else 0
        a, b, *_ = self._matrix
        at_x, at_y = _moved(self._matrix, x, y)
        angle, scale = _angle(a, b), hypot(a, b)
        tone = self._tone(colour) or INK
        self.drawn.append(Text(at_x, at_y, words, font, size * scale, tone, angle, self._frame))

    def number(self, x: float, y: float, words: str, size: float, font: Font = "bold", colour: str = INK) -> None:
        """A figure with its middle there."""
        self.text(x, y + size * POINT * 0.335, words, font, size, colour, "middle")

    def fitted(self, x: float, y: float, words: str, most: float, size: float, least: float = 4.5, **more: Any) -> None:
        """One line that grows smaller where it would be wider than `most`."""
        font: Font = more.get("font", "text")
        wide = width_of(words, font, size) * POINT
        if wide > most:
            size *= most / wide
        if size < least:
            raise Misprint(f"“{words}” needs letters of {size:.1f} points")
        self.text(x, y, words, size=size, **more)

    def paragraph(
        self,
        box: Box,
        words: str,
        size: float,
        least: float,
        font: Font = "text",
        anchor: Anchor = "start",
        leading: float = 1.2,
        colour: str = INK,
        upright: Literal["top", "middle"] = "top",
    ) -> float:
        """Fills the box from its top, in letters small enough to fit. Answers where the last line ends."""
        while True:
            lines = wrapped(words, font, size, box.width)
            step = size * POINT * leading
            high = step * (len(lines) - 1) + size * POINT
            if high <= box.height + 0.001 and all(width_of(line, font, size) * POINT <= box.width for line in lines):
                break
            size -= 0.1
            if size < least:
                raise Misprint(f"“{words}” does not fit into {box.width:.0f} × {box.height:.0f} mm")
        x = box.x if anchor == "start" else box.middle if anchor == "middle" else box.right
        top = box.y + ((box.height - high) / 2 if upright == "middle" else 0)
        for at, line in enumerate(lines):
            self.text(x, top + at * step + ASCENT * size * POINT, line, font, size, colour, anchor)
        return top + high


def wrapped(words: str, font: Font, size: float, width: float) -> list[str]:
    """The words in lines no wider than that; a single word may be."""
    for sign in TIED:
        words = words.replace(sign, f"\u00a0{sign[1:]}")
    words = words.replace("« ", "«\u00a0")
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and width_of(longer, font, size) * POINT > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


# -- geometry --------------------------------------------------------------------------------------------------------


def matrix_of(x: float, y: float, scale: float = 1, angle: float = 0) -> Matrix:
    c, s = scale * cos(radians(angle)), scale * sin(radians(angle))
    return (c, s, -s, c, x, y)


def _product(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _moved(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return (a * x + c * y + e, b * x + d * y + f)


def _turn(angle: float, x: float, y: float) -> Matrix:
    return matrix_of(x, y, 1, angle)


def _angle(a: float, b: float) -> float:
    return degrees(atan2(b, a))


def _around(points: list[tuple[float, float]]) -> Box:
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)


@cache
def _segments(d: str) -> tuple[Segment, ...]:
    """An outline in moves, lines and curves, all from the origin."""
    pen: Any = DecomposingRecordingPen(None)
    parse_path(d, pen)
    found: list[Segment] = []
    here = (0.0, 0.0)
    for kind, points in pen.value:
        if kind in ("closePath", "endPath"):
            if kind == "closePath":
                found.append(("Z", ()))
            continue
        if kind == "qCurveTo":
            (one, end) = points
            first = (here[0] + 2 / 3 * (one[0] - here[0]), here[1] + 2 / 3 * (one[1] - here[1]))
            second = (end[0] + 2 / 3 * (one[0] - end[0]), end[1] + 2 / 3 * (one[1] - end[1]))
            kind, points = "curveTo", (first, second, end)
        found.append(({"moveTo": "M", "lineTo": "L", "curveTo": "C"}[kind], tuple((x, y) for x, y in points)))
        here = points[-1]
    return tuple(found)
