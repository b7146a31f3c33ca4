"""Names that people give themselves: what nobody sees, or what only looks like another name, is refused."""

import unicodedata

from troyes.server.errors import Refused

UNSEEN = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
"""Categories of what has no shape of its own: marks of direction, of no width, of no meaning."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters by name that show nothing."""
ALIKE: frozenset[str] = frozenset(("LATIN", "CYRILLIC", "GREEK"))
"""Scripts whose letters look like each other's: a name is written in one of them."""
MARKS = 3
"""So many marks may stand on one letter."""


def plain_name(text: str) -> str:
    """The name as it is kept: without spaces at its ends, and single ones within."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or _unseen(name) or _piled_up(name) or len(_scripts(name)) > 1:
        raise Refused("web-bad-name", 422, place="name")
    return name


def _unseen(name: str) -> bool:
    return any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name)


def _piled_up(name: str) -> bool:
    """Whether it reaches into the lines around it."""
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MARKS:
            return True
    return unicodedata.category(name[0]) in ("Mn", "Me")


def _scripts(name: str) -> frozenset[str]:
    words = (unicodedata.name(letter, "").split(" ", 1)[0] for letter in name if letter.isalpha())
    return ALIKE.intersection(words)
