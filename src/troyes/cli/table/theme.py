"""Parchment and ink, by day and by candlelight."""

from textual.theme import Theme

_DARK = {
    "red": "#d9594c",
    "red-ink": "#1c0b08",
    "yellow": "#e8bd3f",
    "yellow-ink": "#2c2205",
    "white": "#e9e2d0",
    "white-ink": "#2c2219",
    "purple": "#9c74ba",
    "purple-ink": "#150b1c",
    "red-wash": "#33201b",
    "yellow-wash": "#322a17",
    "white-wash": "#312d26",
    "red-wash-2": "#281b17",
    "yellow-wash-2": "#292316",
    "white-wash-2": "#28241e",
    "black-die": "#0f0d0b",
    "black-die-ink": "#f0e7d2",
    "red-word": "#e88074",
    "yellow-word": "#e8bd3f",
    "white-word": "#e9e2d0",
    "purple-word": "#bd9ad8",
    "glow": "#57451c",
    "glow-ink": "#ffe9ae",
    "gold": "#d2a63f",
    "gold-ink": "#1c1813",
    "ink": "#eadfc8",
    "faded": "#9c907b",
    "paper": "#1c1813",
    "page": "#252019",
    "rule": "#4a4133",
    "seat-0": "#cfa56d",
    "seat-1": "#74a9e6",
    "seat-2": "#83c463",
    "seat-3": "#ee8f43",
    "seat-neutral": "#a39c90",
    "seat-roy": "#a9a4f0",
}
_LIGHT = {
    "red": "#a8281f",
    "red-ink": "#fff6ea",
    "yellow": "#d9a514",
    "yellow-ink": "#2c2219",
    "white": "#fffdf7",
    "white-ink": "#2c2219",
    "purple": "#6b3f87",
    "purple-ink": "#fff6ea",
    "red-wash": "#f2dccb",
    "yellow-wash": "#f3e4b6",
    "white-wash": "#fdfaf2",
    "red-wash-2": "#f4e5d5",
    "yellow-wash-2": "#f5ebcb",
    "white-wash-2": "#f9f3e4",
    "black-die": "#26211c",
    "black-die-ink": "#f7f3e8",
    "red-word": "#9a231b",
    "yellow-word": "#7a5a00",
    "white-word": "#4d4336",
    "purple-word": "#6b3f87",
    "glow": "#f0d27e",
    "glow-ink": "#3a2900",
    "gold": "#8a6312",
    "gold-ink": "#fff8e6",
    "ink": "#2c2219",
    "faded": "#6d604d",
    "paper": "#f4ecd9",
    "page": "#faf4e4",
    "rule": "#cdbf9f",
    "seat-0": "#7d4a1f",
    "seat-1": "#1c5aa3",
    "seat-2": "#2f6d16",
    "seat-3": "#a5480a",
    "seat-neutral": "#655f56",
    "seat-roy": "#4a3ba0",
}

VARIABLES = _DARK
"""Names that the style sheet uses, with values for any other theme."""


def _theme(name: str, colours: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=colours["gold"],
        secondary=colours["rule"],
        accent=colours["gold"],
        foreground=colours["ink"],
        background=colours["paper"],
        surface=colours["page"],
        panel=colours["rule"],
        warning=colours["yellow-word"],
        error=colours["red-word"],
        success=colours["gold"],
        dark=dark,
        variables=colours,
    )


DARK = _theme("parchment-dark", _DARK, dark=True)
LIGHT = _theme("parchment-light", _LIGHT, dark=False)
