"""What the help tells of Troyes and The King's Challenge: their keys and the signs of the board."""

from troyes.cli.table.city.words import (
    BANNER_SIGN,
    BLACK_SIGN,
    CHOSEN_SIGN,
    CITIZEN_SIGN,
    INFLUENCE_SIGN,
    LYING_SIGN,
    MAY_SIGN,
    ORDER_SIGNS,
    OWNER_SIGNS,
    ROY_SIGN,
    TURN_SIGN,
    CityWords,
)
from troyes.cli.table.rooms import HelpPage
from troyes.cli.table.words import Words

__all__ = ["help_page"]


def help_page(words: Words) -> HelpPage:
    short = CityWords(words.lang)
    letters = [f"{sign}{short.letter(colour)}" for colour, sign in enumerate(ORDER_SIGNS)]
    keys = [("1-9 A-Z", "options"), ("␣", "done"), ("⇧ ← →", "all")]
    signs = [
        (" ".join(letters), "orders"),
        (" ".join(OWNER_SIGNS[:4]), "owners"),
        (f"{OWNER_SIGNS[4]} {ROY_SIGN}", "others"),
        ("4d 2● 1·", "card"),
        ("÷3", "division"),
        (f"{OWNER_SIGNS[0]}▪2", "cubes"),
        (f"{letters[0][-1]}÷2 {BANNER_SIGN}", "banners"),
        (BLACK_SIGN, "black"),
        (f"{MAY_SIGN} {CHOSEN_SIGN}", "dice"),
        (f"{CITIZEN_SIGN}2+4", "citizens"),
        (f"{LYING_SIGN}{OWNER_SIGNS[0]}", "lying"),
        (INFLUENCE_SIGN, "influence"),
        ("▤ ☻ ⚑", "cards"),
        (TURN_SIGN, "turn"),
        (f"{OWNER_SIGNS[1]}{letters[0][-1]}4 → {INFLUENCE_SIGN}", "tale"),
        ("~", "estimate"),
    ]
    return HelpPage(
        words("table-city-help-how"),
        [(key, words(f"table-city-help-{name}")) for key, name in keys],
        [(sign, words(f"table-city-help-{name}")) for sign, name in signs],
    )
