"""What the help tells of Troyes and The King's Challenge: their keys and the signs of the board."""

from collections.abc import Mapping
from typing import Any

from troyes.city.names import PURPLE_COLOUR
from troyes.cli.table.board import HelpPage
from troyes.cli.table.city.words import (
    ASKED_SIGN,
    BANNER_SIGN,
    BLACK_SIGN,
    CHOSEN_SIGN,
    CITIZEN_SIGN,
    CUBE_SIGN,
    EXCHANGE_SIGN,
    GUARD_SIGN,
    INFLUENCE_SIGN,
    LYING_SIGN,
    MAY_SIGN,
    OPEN_SIGN,
    ORDER_SIGNS,
    OWNER_SIGNS,
    POSSESSED_SIGN,
    ROY_SIGN,
    TURN_SIGN,
    TURNED_SIGN,
    CityWords,
)
from troyes.cli.table.words import Words


def help_page(words: Words, options: Mapping[str, Any]) -> HelpPage:
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
        *_ladies_signs(short, options),
        ("~", "estimate"),
    ]
    return HelpPage(
        words("table-city-help-how"),
        [(key, words(f"table-city-help-{name}")) for key, name in keys],
        [(sign, words(f"table-city-help-{name}")) for sign, name in signs],
    )


def _ladies_signs(words: CityWords, options: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The signs of the modules that are in play."""
    red = words.letter(0)
    found: list[tuple[str, str]] = []
    if options.get("open_character"):
        found.append((OPEN_SIGN, "open-character"))
    if options.get("activities", "base") != "base":
        found += [(f"5{INFLUENCE_SIGN} 2{OWNER_SIGNS[0]} 1·", "hire-influence"), (f"−2{CUBE_SIGN}", "discarded")]
    if options.get("events", "base") != "base":
        found.append((f"{POSSESSED_SIGN} {OWNER_SIGNS[0]}", "possessed"))
    if options.get("purple_die"):
        found.append((f"{words.letter(PURPLE_COLOUR)}4", "purple"))
    if options.get("ramparts"):
        found += [
            (f"III {OWNER_SIGNS[0]}2", "outdoor"),
            (f"{GUARD_SIGN} ╂", "guards"),
            (f"{red}4{EXCHANGE_SIGN}{red}6", "exchanged"),
            (ASKED_SIGN, "asked"),
        ]
    if options.get("ramparts") or options.get("activities", "base") != "base":
        found.append((f"{red}2{TURNED_SIGN}5", "turned"))
    return found
