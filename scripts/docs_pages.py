"""Pages of documentation as Markdown: their headings, links and blocks. For the site, and for the tests of the docs."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

__all__ = ["BOOKS", "ROOT", "Block", "anchors", "blocks", "headed", "links", "pages", "prose"]

ROOT = Path(__file__).parents[1]
BOOKS = {"troyes": "city", "ladies": "city/ladies", "king": "city/king", "dice": "dice"}
"""The rules and rulings that are pages of the site, and the folder in `src/troyes` where they lie."""
FENCE = re.compile(r"^( *)```(\w*)([^\n]*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#{1,6}) (.+?)(?: \[([\w.,\s-]+)\])?$", re.MULTILINE)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block of code."""

    lang: str
    info: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every page that is written for people."""
    root = [path for path in ROOT.glob("*.md") if path.name != "NOTICE.md"]
    return sorted(
        [*root, *ROOT.glob("docs/*.md"), *ROOT.glob("examples/**/README.md"), ROOT / "tests/before/README.md"]
    )


def blocks(text: str) -> list[Block]:
    return [
        Block(found[2], found[3].strip(), found[4], text[: found.start()].count("\n") + 2)
        for found in FENCE.finditer(text)
    ]


def prose(text: str) -> str:
    """All but the blocks of code."""
    return FENCE.sub("", text)


def links(text: str) -> list[str]:
    return [found[3] for found in LINK.finditer(prose(text))]


def headed(text: str) -> Iterator[tuple[str, str]]:
    """The headings, each as it stands and with its anchor: as GitHub makes it, or the id that the rules give."""
    seen: Counter[str] = Counter()
    for mark, title, ids in HEADING.findall(prose(text)):
        number = re.match(r"\w\d+(?=\. )", title)
        anchor = (number[0] if number else ids) if ids else _slug(title)
        yield f"{mark} {title}" + (f" [{ids}]" if ids else ""), anchor + (f"-{seen[anchor]}" if seen[anchor] else "")
        seen[anchor] += 1


def anchors(path: Path) -> set[str]:
    return {anchor for _, anchor in headed(path.read_text("utf-8"))}


def _slug(title: str) -> str:
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
