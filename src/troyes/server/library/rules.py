"""The rules as a page: our own words, from the markdown beside each game, cut into sections.

A heading ends with its id in square brackets, the one that a refusal names as its `rule`. Rulings such as T8 are
sections too, after the table that lists them: each is led to from the rules that it settles, and leads back. Where the
text names a ruling or a section, it leads there.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal, cast

from markdown_it import MarkdownIt
from markdown_it.token import Token

from troyes.core.cards import Source
from troyes.core.descriptor import Descriptor
from troyes.core.errors import OptionError, quoted
from troyes.core.text import LANGUAGES, in_language
from troyes.registry import descriptor, descriptors
from troyes.server.library.printed import usual_printed
from troyes.server.wire.common import Lang
from troyes.server.wire.rules import RulesCard, RulesPage, RulesSection

TABLES = ("rulings", "ladies.rulings")
"""Sections that list rulings: the rulings themselves come after them."""

HEADING = re.compile(r"^(?P<title>.*?)\s*\[(?P<id>[a-z0-9.-]+)\]$")
RULING = re.compile(r"^## (?P<title>(?P<id>[A-Z]\d+)\. .+?) \[(?P<settles>[^\]]+)\]$")
NAMED = re.compile(r"(?<=[(\s])(?:[TLKD]\d+|[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)(?=[),;:.\s])")
CITED = re.compile(r"\b[TLKD]\d+\b")
LISTED = re.compile(r"[TLKD]\d+|[a-z][a-z0-9.-]*")
AFTER = re.compile(r"^@after (\S+)$", re.MULTILINE)


@cache
def rules_page(game: str, lang: Lang) -> RulesPage:
    """The rules of a game in that language, the expansion's after its own."""
    known = [each.name for each in descriptors() if each.rules("en")]
    if game not in known:
        raise OptionError("option-game", place="game", value=quoted(game), known=", ".join(known))
    if lang not in LANGUAGES:
        raise OptionError("option-bad", place="lang", value=quoted(lang), expected=", ".join(LANGUAGES))
    told = descriptor(game)
    drafts = [draft for package, text in told.rules(lang).items() for draft in _drafts_of(package, text, lang)]
    beside = told.beside or None
    there = [one.id for one in rules_page(beside, lang).sections] if beside else []
    homes = dict.fromkeys(there, f"/rules/{beside}") | dict.fromkeys((draft.id for draft in drafts), "")
    settled = [(section, draft.id) for draft in drafts for section in draft.settles]
    cards = _cards_told_in(told)
    sections = [
        _section(draft, homes, cards.get(draft.id, []), [ruling for id, ruling in settled if id == draft.id])
        for draft in drafts
    ]
    first = sections[0]
    return RulesPage(first.title, first.html, sections[1:], usual_printed(game), beside)


def _cards_told_in(game: Descriptor) -> dict[str, list[RulesCard]]:
    """By section."""
    source: Source | None = game.part("numbers")
    told = source.sections() if source else {}
    return {section: [RulesCard(kind, id) for kind, id in cards] for section, cards in told.items()}  # pyright: ignore[reportArgumentType]


def _section(draft: "_Draft", homes: dict[str, str], cards: list[RulesCard], settling: list[str]) -> RulesSection:
    lists = draft.id in TABLES
    cited = [] if draft.settles or lists else [id for id in CITED.findall(_words(draft.tokens)) if id in homes]
    _lead(draft.tokens, homes)
    return RulesSection(
        draft.id,
        draft.title,
        draft.depth,
        _html(draft.tokens),
        "ruling" if draft.settles else "card" if cards else "rule",
        cards,
        sorted(dict.fromkeys([*settling, *cited]), key=_rank),
        draft.settles,
    )


def _rank(ruling: str) -> tuple[str, int]:
    return ruling[0], int(ruling[1:])


# -- from the files --------------------------------------------------------------------------------------------------


class _Draft:
    def __init__(self, id: str, title: str, depth: int) -> None:
        self.id, self.title = id, title
        self.depth: Literal[1, 2, 3] = cast(Literal[1, 2, 3], depth)
        self.tokens: list[Token] = []
        self.settles: list[str] = []


def _drafts_of(package: str, rules: str, lang: str) -> Iterator[_Draft]:
    """The sections of a part of the rules, with its pieces and its rulings in their places."""
    pieces = _pieces(package, lang)
    for draft in _cut(rules, f"part.{package.rpartition('.')[2]}"):
        yield draft
        yield from pieces.get(draft.id, [])
        if draft.id in TABLES:
            yield from _rulings(package, lang)


def _file(package: str, name: str, lang: str) -> str:
    """A text of a package; empty if it has none such."""
    found = in_language(files(package), f"{name}.", lang, ".md")
    return found.read_text("utf-8") if found.is_file() else ""


def _cut(text: str, part: str) -> Iterator[_Draft]:
    """A draft for each heading. A title has the id `part`."""
    draft: _Draft | None = None
    tokens = iter(_markdown().parse(text))
    for token in tokens:
        if token.type == "heading_open":
            if draft:
                yield draft
            words = next(tokens).content
            found = HEADING.match(words)
            title, id = (found["title"], found["id"]) if found else (words, part)
            draft = _Draft(id, _plain(title), int(token.tag[1]))
        elif draft and token.type != "heading_close":
            draft.tokens.append(token)
    if draft:
        yield draft


def _pieces(package: str, lang: str) -> dict[str, list[_Draft]]:
    """Sections of single pieces that the printed order of the rules does not tell apart, by where they come."""
    _, *parts = AFTER.split(_file(package, "pieces", lang))
    return {after: list(_cut(text, "")) for after, text in zip(parts[::2], parts[1::2], strict=True)}


def _rulings(package: str, lang: str) -> Iterator[_Draft]:
    draft: _Draft | None = None
    lines: list[str] = []
    for line in [*_file(package, "rulings", lang).splitlines(), ""]:
        found = RULING.match(line)
        if found and draft:
            draft.tokens = _markdown().parse("\n".join(lines))
            yield draft
        if found:
            draft, lines = _Draft(found["id"], _plain(found["title"]), 3), []
            draft.settles = re.split(r",\s*", found["settles"])
        else:
            lines.append(line)
    if draft:
        draft.tokens = _markdown().parse("\n".join(lines))
        yield draft


# -- html ------------------------------------------------------------------------------------------------------------


def _html(tokens: Sequence[Token]) -> str:
    return _markdown().renderer.render(tokens, _markdown().options, {})


@cache
def _markdown() -> MarkdownIt:
    made = MarkdownIt("commonmark", {"html": False}).enable("table")
    made.add_render_rule("table_open", _table_open)
    made.add_render_rule("table_close", _table_close)
    return made


def _table_open(*_: Any) -> str:
    """A wide table moves sideways in a frame of its own, which the keyboard can reach."""
    return '<div class="wide" tabindex="0"><table>\n'


def _table_close(*_: Any) -> str:
    return "</table></div>\n"


def _lead(tokens: list[Token], homes: dict[str, str]) -> None:
    """Makes a link of every ruling and section that the text names, if there is such a one.

    A row that begins with a ruling lists sections in its last cell, where every word may be an id.
    """
    row = ""
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            row = tokens[at + 2].content
        elif token.type == "tr_close":
            row = ""
        elif token.type == "inline":
            listing = CITED.fullmatch(row) and (token.content == row or tokens[at + 2].type == "tr_close")
            ids = LISTED if listing else NAMED
            token.children = [new for child in token.children or [] for new in _led(child, ids, homes)]


def _led(token: Token, ids: re.Pattern[str], homes: dict[str, str]) -> list[Token]:
    if token.type != "text":
        return [token]
    made: list[Token] = []
    done = 0
    for found in ids.finditer(token.content):
        if found[0] in homes:
            made += [*_text(token.content[done : found.start()]), *_link(f"{homes[found[0]]}#{found[0]}", found[0])]
            done = found.end()
    return [*made, *_text(token.content[done:])]


def _words(tokens: Sequence[Token]) -> str:
    return " ".join(token.content for token in tokens if token.type == "inline")


def _plain(text: str) -> str:
    return "".join(token.content for token in _markdown().parseInline(text)[0].children or [])


def _text(content: str) -> list[Token]:
    return [Token("text", "", 0, content=content)] if content else []


def _link(href: str, words: str) -> list[Token]:
    return [Token("link_open", "a", 1, attrs={"href": href}), *_text(words), Token("link_close", "a", -1)]
