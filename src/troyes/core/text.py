"""Messages in every language that there is, through Fluent.

Each part of the product keeps its words in its own `locale/en.ftl` and `locale/fr.ftl`, and in files such as
`locale/cards.en.ftl` beside them. A language is there as soon as `core/locale` has a file of its name; for a file
that it lacks, it takes the English one. An argument that is itself a name (a building, a colour) is handed over by its
key and looked up: `building="fortress"` reads the message `building-fortress`, and each attribute of that message is
there too (`.the` as `$building_the`). Amounts are handed over as pairs of what and how many. A seat is handed over as a
number from 1; `$seat_name` is the name of who sits there, or "Seat 1" where no names are known; `other` and
`$other_name` are a second one.
"""

import os
import re
import reprlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from troyes.core import outside
from troyes.core.fluent import Bundle, MissingMessage

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Arg",
    "MissingMessage",
    "Translated",
    "attribute",
    "has",
    "in_language",
    "known",
    "next_language",
    "pages",
    "quoted",
    "remedy",
    "render",
    "usual_language",
]

Arg = str | int | list[list[str | int]]
"""A name, a number, or amounts: pairs of what and how many."""
ENGLISH = "en"


def _languages() -> tuple[str, ...]:
    """English first: it is the one that has everything."""
    pages = (files("troyes") / "core" / "locale").iterdir()
    found = {page.name.removesuffix(".ftl") for page in pages if page.name.count(".") == 1}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LANGUAGES = _languages()
TAG = re.compile(r"[-_.@]")
LONGEST = 300
"""How much of a text that was handed over is quoted."""
LONGEST_REASON = 900
LONGEST_QUOTE = 60
LARGEST = 10**15
"""Larger numbers are quoted, not formatted."""
EMPTY: Mapping[str, Arg] = {}


def usual_language() -> str:
    """TROYES_LANG, or the language of the system, or English."""
    for name in ("TROYES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return known(os.environ[name]) or ENGLISH
    return ENGLISH


class Translated(str):
    """A text in English that knows its other languages."""

    def text(self, lang: str = "en") -> str:
        return str(self)


def quoted(value: object) -> str:
    """A value that was handed to us, as an error quotes it: short, and never itself in error, whatever it is."""
    try:
        text = value if isinstance(value, str) else _written(value)
    except Exception:  # a number of more digits than Python will write, or an object that cannot say what it is
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _written(value: object) -> str:
    """As JSON writes it, which belongs to no language; what JSON cannot write, as Python does."""
    import json

    if len(reprlib.repr(value)) >= LONGEST_QUOTE and not isinstance(value, (int, float)):
        return reprlib.repr(value)
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        return reprlib.repr(value)


@cache
def bundle(lang: str) -> Bundle:
    if lang not in LANGUAGES:
        raise MissingMessage(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    found = Bundle(lang)
    rooms = sorted(files("troyes").iterdir(), key=lambda path: path.name)
    for folder in (*(room / "locale" for room in rooms), *outside.locale_folders()):
        for page in pages(folder, lang):
            found.add(page)
    return found


def pages(folder: Traversable, lang: str) -> list[str]:
    """The words in a folder: of each file that it has, in that language or else in English."""
    names = sorted(page.name for page in folder.iterdir()) if folder.is_dir() else []
    found = [name.removesuffix("en.ftl") for name in names if f".{name}".endswith(".en.ftl")]
    return [in_language(folder, name, lang, ".ftl").read_text("utf-8") for name in found]


def in_language(folder: Traversable, name: str, lang: str, ending: str) -> Traversable:
    """A file in that language if there is one, and else in English: `in_language(room, "rules.", "fr", ".md")`."""
    own = folder / f"{name}{lang}{ending}"
    return own if own.is_file() else folder / f"{name}{ENGLISH}{ending}"


def known(tag: str) -> str:
    """The language that a tag such as "fr-CA" or "fr_CA.UTF-8" asks for; empty if there is none such."""
    lang = TAG.split(tag.strip().lower(), 1)[0]
    return lang if lang in LANGUAGES else ""


def next_language(lang: str) -> str:
    """Where one key goes through all of them: the next one."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


def has(id: str, lang: str = "en") -> bool:
    return bundle(lang).has(id)


def render(id: str, args: Mapping[str, Arg], lang: str = "en", names: Sequence[str] = ()) -> str:
    """The message in that language. `names`: who sits where, by seat from 0."""
    found = bundle(lang)
    if not found.has(id):
        raise MissingMessage(f"{lang}: {id}")
    full = _named(found, args)
    for who in ("seat", "other"):
        seat = args.get(who)
        if isinstance(seat, int) and abs(seat) <= LARGEST and f"{who}_name" not in full:
            full[f"{who}_name"] = _seat_name(found, seat, names)
    return found.say(id, full)


def _seat_name(found: Bundle, seat: int, names: Sequence[str]) -> str:
    if 1 <= seat <= len(names) and names[seat - 1]:
        return names[seat - 1]
    return found.say("seat-name", {"seat": seat})


def remedy(id: str, args: Mapping[str, Arg], lang: str = "en") -> str:
    """What to do about it: the `.remedy` of an error's message, or nothing."""
    return attribute(id, "remedy", lang, args)


def attribute(id: str, name: str, lang: str = "en", args: Mapping[str, Arg] = EMPTY) -> str:
    """An attribute of a message, or nothing if it has none."""
    found = bundle(lang)
    if not found.has(id) or name not in found.attributes(id):
        return ""
    return found.say(id, _named(found, args), name)


def _named(found: Bundle, args: Mapping[str, Arg]) -> dict[str, Any]:
    full: dict[str, Any] = dict(args)
    for name, value in args.items():
        if isinstance(value, list):
            full[name] = _amounts(found, value)
        if isinstance(value, int) and abs(value) > LARGEST:
            full[name] = quoted(value)
        if not isinstance(value, str):
            continue
        if isinstance(value, Translated):
            full[name] = value.text(found.lang)[:LONGEST_REASON]
            continue
        if not found.has(f"{name}-{value}"):
            full[name] = value[:LONGEST].encode("utf-8", "backslashreplace").decode()
            continue
        term = f"{name}-{value}"
        full[name] = found.say(term, {})
        for attribute in found.attributes(term):
            full[f"{name}_{attribute}"] = found.say(term, {}, attribute)
    return full


def _amounts(found: Bundle, amounts: list[list[str | int]]) -> str:
    """A list of what and how many, in words: each reads `amount-...`, or is a name that stands for itself."""
    ids = [f"amount-{what}" if found.has(f"amount-{what}") else str(what) for what, _ in amounts]
    words = [found.say(id, {"count": count}) for id, (_, count) in zip(ids, amounts, strict=True)]
    return ", ".join(words) or found.say("amount-nothing", {})
