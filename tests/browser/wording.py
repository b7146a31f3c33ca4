"""The product's sentences, as far as they have no gaps to fill: to find them on a page, or not."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

import troyes


@cache
def plain_words(lang: str) -> dict[str, str]:
    """By id: every message that is the same whatever it speaks of."""
    found: dict[str, str] = {}
    for path in Path(troyes.__file__).parent.glob(f"*/locale/*{lang}.ftl"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message) and (words := _plain(entry.value)):
                found[entry.id.name] = words
    return found


def _plain(pattern: Pattern | None) -> str:
    parts = pattern.elements if pattern else []
    return "".join(part.value for part in parts if isinstance(part, TextElement)) if _whole(parts) else ""


def _whole(parts: list) -> bool:
    return all(isinstance(part, TextElement) for part in parts)


@cache
def only_english() -> frozenset[str]:
    """What nobody says in French."""
    said = frozenset(plain_words("en").values()) - frozenset(plain_words("fr").values())
    return frozenset(words for words in said if any(letter.isalpha() for letter in words))
