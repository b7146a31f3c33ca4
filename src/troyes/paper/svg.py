"""Writes one page as SVG, to be looked at before it is printed. The browser has the same letters."""

from xml.sax.saxutils import escape

from troyes.paper.ink import POINT, Page, Shape, Text

FAMILIES = {
    "title": 'font-family="EB Garamond, Georgia, serif" font-weight="600"',
    "text": 'font-family="Source Sans 3, sans-serif" font-weight="400"',
    "bold": 'font-family="Source Sans 3, sans-serif" font-weight="700"',
}


def drawn(page: Page) -> str:
    parts = [_text(one) if isinstance(one, Text) else _shape(one) for one in page.drawn]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{page.width:g}mm" height="{page.height:g}mm" '
        f'viewBox="0 0 {page.width:g} {page.height:g}" aria-hidden="true">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>'
    )


def _text(text: Text) -> str:
    turn = f' transform="rotate({text.angle:.2f} {text.x:.3f} {text.y:.3f})"' if abs(text.angle) > 0.01 else ""
    return (
        f'<text x="{text.x:.3f}" y="{text.y:.3f}" font-size="{text.size * POINT:.3f}" {FAMILIES[text.font]} '
        f'fill="{text.colour}"{turn}>{escape(text.words)}</text>'
    )


def _shape(shape: Shape) -> str:
    d = "".join(kind + " ".join(f"{x:.3f} {y:.3f}" for x, y in points) for kind, points in shape.segments)
    look = f'fill="{shape.fill or "none"}" fill-rule="evenodd"'
    if shape.stroke:
        look += (
            f' stroke="{shape.stroke}" stroke-width="{shape.width:.3f}" stroke-linejoin="round" stroke-linecap="round"'
        )
        if shape.dash:
            look += f' stroke-dasharray="{" ".join(f"{part:.2f}" for part in shape.dash)}"'
    return f'<path d="{d}" {look}/>'
