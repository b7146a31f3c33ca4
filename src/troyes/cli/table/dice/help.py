"""What the help tells of Troyes Dice: its keys and the signs of its sheet."""

from collections.abc import Mapping
from typing import Any

from troyes.cli.table.board import HelpPage
from troyes.cli.table.dice.words import BLACK_SIGN, CITIZEN_SIGN, GUARD_SIGN, LOST_SIGN, DiceWords
from troyes.cli.table.words import Words

SIGNS = (
    ("●", "hand"),
    ("×", "spent"),
    (CITIZEN_SIGN, "citizen"),
    ("", "hall"),
    (GUARD_SIGN, "guarded"),
    (LOST_SIGN, "lost"),
    (BLACK_SIGN, "black"),
    ("↻", "turns"),
)


def help_page(words: Words, options: Mapping[str, Any]) -> HelpPage:
    short = DiceWords(words.lang)
    pay = " ".join(short.short(resource).upper() for resource in range(3))
    keys = [("1 2 3 4", "die"), (pay, "pay"), ("S", "sheets")]
    letters = " ".join(short.letter(colour) for colour in range(3))
    return HelpPage(
        words("table-help-how"),
        [(key, words(f"table-help-{name}")) for key, name in keys],
        [
            (short.price([1, 1, 2], 20), words("table-help-price")),
            *((sign or words(f"table-help-{name}-sign"), words(f"table-help-{name}")) for sign, name in SIGNS),
            (letters, words("table-help-letters")),
        ],
    )
