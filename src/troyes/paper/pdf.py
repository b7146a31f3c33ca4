"""Writes pages as PDF. The same pages give the same bytes: no date, no name of a machine, nothing drawn at random."""

from functools import cache
from io import BytesIO
from threading import Lock
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.pdfgen.canvas import Canvas

from troyes.paper import fonts
from troyes.paper.ink import POINT, Page, Shape, Text

_ONE_AT_A_TIME = Lock()
"""A font counts the letters that it has seen: two files at once would number them differently."""


def written(pages: list[Page], title: str, lang: str) -> bytes:
    fonts.ready()
    with _ONE_AT_A_TIME:
        out = BytesIO()
        canvas: Any = Canvas(out, invariant=1, pageCompression=1, lang=lang)
        canvas.setTitle(title)
        canvas.setAuthor("troyes")
        canvas.setCreator("troyes")
        canvas.setSubject(title)
        for page in pages:
            canvas.setPageSize((page.width / POINT, page.height / POINT))
            canvas.setLineJoin(1)
            canvas.setLineCap(1)
            pen = Pen(canvas)
            for drawn in page.drawn:
                if isinstance(drawn, Text):
                    _text(pen, drawn, page.height)
                else:
                    _shape(pen, drawn, page.height)
            canvas.showPage()
        canvas.save()
        return out.getvalue()


class Pen:
    """A canvas that is told of a colour, a line or a font only when it changes: files stay small."""

    def __init__(self, canvas: Any) -> None:
        self.canvas = canvas
        self._kept: dict[str, object] = {}

    def fill(self, colour: str) -> None:
        if self._changed("fill", colour):
            self.canvas.setFillColor(_colour(colour))

    def line(self, colour: str, width: float, dash: tuple[float, ...]) -> None:
        if self._changed("stroke", colour):
            self.canvas.setStrokeColor(_colour(colour))
        if self._changed("width", width):
            self.canvas.setLineWidth(width / POINT)
        if self._changed("dash", dash):
            self.canvas.setDash([part / POINT for part in dash])

    def _changed(self, what: str, to: object) -> bool:
        before, self._kept[what] = self._kept.get(what), to
        return before != to


@cache
def _colour(colour: str) -> Any:
    return HexColor(colour)


def _text(pen: Pen, text: Text, height: float) -> None:
    canvas = pen.canvas
    pen.fill(text.colour)
    canvas.setFont(f"troyes-{text.font}", text.size)
    x, y = text.x / POINT, (height - text.y) / POINT
    if abs(text.angle) < 0.01:
        canvas.drawString(x, y, text.words)
        return
    canvas.saveState()
    canvas.translate(x, y)
    canvas.rotate(-text.angle)
    canvas.drawString(0, 0, text.words)
    canvas.restoreState()


def _shape(pen: Pen, shape: Shape, height: float) -> None:
    path = pen.canvas.beginPath()
    for kind, points in shape.segments:
        flat = [part for x, y in points for part in (x / POINT, (height - y) / POINT)]
        if kind == "M":
            path.moveTo(*flat)
        elif kind == "L":
            path.lineTo(*flat)
        elif kind == "C":
            path.curveTo(*flat)
        else:
            path.close()
    if shape.fill:
        pen.fill(shape.fill)
    if shape.stroke:
        pen.line(shape.stroke, shape.width, shape.dash)
    pen.canvas.drawPath(path, stroke=int(shape.stroke is not None), fill=int(shape.fill is not None), fillMode=0)
