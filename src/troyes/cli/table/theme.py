"""Parchment and ink, by day and by candlelight."""

from textual.theme import Theme

_COLOURS = {
    "red": ("#d9594c", "#a8281f"),
    "red-ink": ("#1c0b08", "#fff6ea"),
    "yellow": ("#e8bd3f", "#d9a514"),
    "yellow-ink": ("#2c2205", "#2c2219"),
    "white": ("#e9e2d0", "#fffdf7"),
    "white-ink": ("#2c2219", "#2c2219"),
    "purple": ("#9c74ba", "#6b3f87"),
    "purple-ink": ("#150b1c", "#fff6ea"),
    "red-wash": ("#33201b", "#f2dccb"),
    "yellow-wash": ("#322a17", "#f3e4b6"),
    "white-wash": ("#312d26", "#fdfaf2"),
    "red-wash-2": ("#281b17", "#f4e5d5"),
    "yellow-wash-2": ("#292316", "#f5ebcb"),
    "white-wash-2": ("#28241e", "#f9f3e4"),
    "black-die": ("#0f0d0b", "#26211c"),
    "black-die-ink": ("#f0e7d2", "#f7f3e8"),
    "red-word": ("#e88074", "#9a231b"),
    "yellow-word": ("#e8bd3f", "#7a5a00"),
    "white-word": ("#e9e2d0", "#4d4336"),
    "purple-word": ("#bd9ad8", "#6b3f87"),
    "glow": ("#57451c", "#f0d27e"),
    "glow-ink": ("#ffe9ae", "#3a2900"),
    "gold": ("#d2a63f", "#8a6312"),
    "gold-ink": ("#1c1813", "#fff8e6"),
    "ink": ("#eadfc8", "#2c2219"),
    "faded": ("#9c907b", "#6d604d"),
    "paper": ("#1c1813", "#f4ecd9"),
    "page": ("#252019", "#faf4e4"),
    "rule": ("#4a4133", "#cdbf9f"),
    "seat-0": ("#cfa56d", "#7d4a1f"),
    "seat-1": ("#74a9e6", "#1c5aa3"),
    "seat-2": ("#83c463", "#2f6d16"),
    "seat-3": ("#ee8f43", "#a5480a"),
    "seat-neutral": ("#a39c90", "#655f56"),
    "seat-roy": ("#a9a4f0", "#4a3ba0"),
}
"""By candlelight, and by day."""
_DARK, _LIGHT = ({name: pair[at] for name, pair in _COLOURS.items()} for at in range(2))

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
