"""`troyes rules`: the rules in our own words, whole or one section of them."""

import os
import re
import shutil
import sys
from difflib import get_close_matches

from rich.markdown import Markdown

from troyes.cli.voice import CliError, Voice
from troyes.registry import descriptor, descriptors

HEADING = re.compile(r"^(#+) .*\[([a-z0-9.-]+)\]\s*$")
NAMED = re.compile(r"^(#+ .*?)\s*\[([a-z0-9.-]+)\]\s*$", re.MULTILINE)


def page(game: str, lang: str) -> str:
    """The rules of a game and of its expansions."""
    pages = descriptor(game).rules(lang)
    if not pages:
        raise CliError("cli-rules-none", game=game)
    return "\n".join(pages.values())


def section_ids(text: str) -> list[str]:
    return [found[2] for found in map(HEADING.match, text.splitlines()) if found]


def section(text: str, id: str) -> str:
    """The section with this id, and the smaller ones in it. A new title ends it: there a page's next part begins."""
    kept: list[str] = []
    depth = 0
    for line in text.splitlines():
        heading = HEADING.match(line)
        if depth and (line.startswith("# ") or (heading and len(heading[1]) <= depth)):
            break
        if heading and heading[2] == id:
            depth = len(heading[1])
        if depth:
            kept.append(line)
    if not kept:
        known = section_ids(text)
        raise CliError("cli-rules-no-section", value=id[:60], known=", ".join(_near(id, known)))
    return "\n".join(kept).strip() + "\n"


def find(game: str, id: str, lang: str) -> str:
    """The section with this id, on the game's own page or, as an id belongs to one game alone, on another's."""
    others = [known.name for known in descriptors() if known.rules(lang)]
    pages = [page(name, lang) for name in dict.fromkeys([game, descriptor(game).beside or game, *others])]
    own = next((text for text in pages if id in section_ids(text)), pages[0])
    return section(own, id)


def show(game: str, id: str | None, voice: Voice) -> None:
    text = find(game, id, voice.lang) if id else page(game, voice.lang)
    markdown = Markdown(NAMED.sub(r"\1\n\n`\2`\n", text))  # what a section is asked for by stands below its heading
    if not sys.stdout.isatty():
        voice.out.print(markdown)
        return
    os.environ.setdefault("LESS", "-RFX")
    with voice.out.pager(styles=shutil.which("less") is not None):
        voice.out.print(markdown)


def _near(id: str, known: list[str]) -> list[str]:
    """What may have been meant: what looks alike, or else the names of the large sections."""
    within = [name for name in known if name.startswith(f"{id.split('.')[0]}.") or name == id.split(".")[0]]
    return within or get_close_matches(id, known, 3, 0.6) or [name for name in known if "." not in name]
