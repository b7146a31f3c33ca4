"""The rules as a page: our own words, from the markdown beside each game, with a place to jump to for every section.

A heading ends with its id in square brackets, the one that a refusal names as its `rule`. A ruling such as T8 can be
jumped to as well, at its line of the last table; where the text names a ruling or a section, it leads there.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Any, Literal, cast, get_args

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Meta, Struct

from troyes.core.errors import OptionError, shown
from troyes.server.wire import GameName, Lang

__all__ = ["RulesLine", "RulesPage", "rules_page"]

ROOMS: dict[str, tuple[str, ...]] = {
    "troyes": ("city", "city/ladies"),
    "king": ("city/king",),
    "troyes-dice": ("dice",),
}
"""Where the rules of a game lie: its own, and those of its expansion."""
BESIDE = {"king": "troyes"}
"""A page that builds upon another: what it does not tell itself, it leaves to that one."""

HEADING = re.compile(r"^(?P<title>.*?)\s*\[(?P<id>[a-z0-9.-]+)\]$")
RULING = re.compile(r"[A-Z]\d+")
NAMED = re.compile(r"(?<=[(\s])(?:[TLKD]\d+|[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)(?=[),;:\s])")
SECTIONS = re.compile(r"[a-z][a-z0-9.-]*")


class RulesLine(Struct, frozen=True):
    """A line of the table of contents. `depth`: 1 for a part of the page, 2 for a chapter, 3 for a section of it."""

    id: str
    title: str
    depth: Literal[1, 2, 3]


class RulesPage(Struct, frozen=True):
    title: str
    html: Annotated[str, Meta(description="Without the title. All text is escaped; ids stand on the headings.")]
    toc: list[RulesLine]
    beside: Annotated[
        str, Meta(description="The game whose page has the sections that this one builds upon. May be empty.")
    ] = ""


@cache
def rules_page(game: GameName, lang: Lang) -> RulesPage:
    """The rules of a game in that language, the expansion's after its own."""
    if game not in ROOMS:
        raise OptionError("option-game", place="game", value=shown(game), known=", ".join(ROOMS))
    if lang not in get_args(Lang):
        raise OptionError("option-bad", place="lang", value=shown(lang), expected=", ".join(get_args(Lang)))
    tokens: list[Token] = []
    toc: list[RulesLine] = []
    for room in ROOMS[game]:
        part = _parsed(files("troyes").joinpath(*room.split("/"), f"rules.{lang}.md").read_text("utf-8"))
        toc += _named_headings(part, f"part.{room.rpartition('/')[2]}")
        tokens += part
    _name_rulings(tokens)
    beside = BESIDE.get(game, "")
    homes = dict.fromkeys(_ids(rules_page(cast(GameName, beside), lang).html), f"/rules/{beside}") if beside else {}
    homes |= dict.fromkeys(_ids(_html(tokens)), "")
    _lead(tokens, homes)
    return RulesPage(toc[0].title, _html(tokens[_after_title(tokens) :]), toc[1:], beside)


def _parsed(text: str) -> list[Token]:
    return _markdown().parse(text)


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


def _ids(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


# -- places to jump to -----------------------------------------------------------------------------------------------


def _named_headings(tokens: list[Token], part: str) -> Iterator[RulesLine]:
    """Gives every heading its id, and shows it behind the words as a link to itself. A title has the id `part`."""
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        depth = int(opening.tag[1])
        found = HEADING.match(inline.content)
        title, id = (found["title"], found["id"]) if found else (inline.content, part)
        opening.attrSet("id", id)
        if found:
            inline.children = [*_parsed_inline(title), *_text(" "), *_link(f"#{id}", f"[{id}]", "id")]
        yield RulesLine(id, _plain(title), cast(Any, depth))


def _name_rulings(tokens: list[Token]) -> None:
    """Gives each line of a table of rulings the ruling's own id."""
    for at, token in enumerate(tokens):
        if token.type == "tr_open" and RULING.fullmatch(tokens[at + 2].content):
            token.attrSet("id", tokens[at + 2].content)


def _lead(tokens: list[Token], homes: dict[str, str]) -> None:
    """Makes a link of every ruling and section that the text names, if there is such a one."""
    in_ruling = False
    for at, token in enumerate(tokens):
        if token.type == "tr_open":
            in_ruling = token.attrGet("id") is not None
        if token.type != "inline" or tokens[at - 1].type == "heading_open":
            continue
        ids = SECTIONS if in_ruling and tokens[at + 2].type == "tr_close" else NAMED
        token.children = [new for child in token.children or [] for new in _led(child, ids, homes)]


def _led(token: Token, ids: re.Pattern[str], homes: dict[str, str]) -> list[Token]:
    if token.type != "text":
        return [token]
    made: list[Token] = []
    done = 0
    for found in ids.finditer(token.content):
        if found[0] in homes:
            made += [*_text(token.content[done : found.start()]), *_link(f"{homes[found[0]]}#{found[0]}", found[0], "")]
            done = found.end()
    return [*made, *_text(token.content[done:])]


def _after_title(tokens: list[Token]) -> int:
    """Where the page goes on after its title, which is told apart."""
    return next(at for at, token in enumerate(tokens) if token.type == "heading_close") + 1


# -- pieces ----------------------------------------------------------------------------------------------------------


def _parsed_inline(text: str) -> list[Token]:
    return _markdown().parseInline(text)[0].children or []


def _plain(text: str) -> str:
    return "".join(token.content for token in _parsed_inline(text))


def _text(content: str) -> list[Token]:
    return [Token("text", "", 0, content=content)] if content else []


def _link(href: str, words: str, kind: str) -> list[Token]:
    attrs: dict[str, str | int | float] = {"href": href, **({"class": kind} if kind else {})}
    return [Token("link_open", "a", 1, attrs=attrs), *_text(words), Token("link_close", "a", -1)]
