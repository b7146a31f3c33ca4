"""The rules of Troyes tell of every card: of one without a section of its own, in the card's own words."""

import re

from troyes.city import tables
from troyes.core.text import render

KINDS = {"activities": "activity", "events": "event"}


def section_of(table: str, card: str) -> str:
    """Where the rules tell of it. Events that differ only in a letter behind their name share a section."""
    name = card[:-2] if table == "events" and card[-2:] in ("_a", "_b", "_c") else card
    return f"{table}.{name.replace('_', '-')}"


def with_all_cards(package: str, rules: str, lang: str) -> str:
    """The rules of a box, with a section for each of its cards."""
    file = {"troyes.city": tables.TROYES, "troyes.city.ladies": tables.LADIES}.get(package, {})
    for table, kind in KINDS.items():
        for name, card in file.get(table, {}).items():
            section = section_of(table, name)
            if f"[{section}]" not in rules:
                effect = render(f"{kind}-{name}-effect", {"black_dice": card.get("black_dice", 0)}, lang)
                told = f"### {render(f'{kind}-{name}', {}, lang)} [{section}]\n\n{effect}\n\n"
                rules = _after_the_last_of(table, told, rules)
    return rules


def _after_the_last_of(table: str, told: str, rules: str) -> str:
    last = [found.end() for found in re.finditer(rf"^### .*\[{table}\..*\]$", rules, re.MULTILINE)][-1]
    following = re.compile(r"^##? ", re.MULTILINE).search(rules, last)
    end = following.start() if following else len(rules)
    return rules[:end] + told + rules[end:]
