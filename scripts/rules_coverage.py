"""Writes `docs/rules-coverage.md` from the checklists beside it. --check: only tell whether it is up to date."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGE = DOCS / "rules-coverage.md"


class Book(NamedTuple):
    """The rules of a game or of an expansion, and where they are held against the tests."""

    game: str
    """An expansion names the game that it belongs to."""
    title: str
    checklist: str
    """A file in `docs`. Two games may share one: then each entry names its game."""
    room: str
    """The folder of its rules page in `src/troyes`."""
    examples: str
    """The test file that plays the rulebook's worked examples, if there is one."""
    ruling: str
    """The letter of its rulings."""
    rulings: int
    """How many there are."""


BOOKS = (
    Book(
        "troyes",
        "Troyes",
        "rules-coverage-city.toml",
        "city",
        "tests/examples/test_worked_examples_city.py",
        "T",
        36,
    ),
    Book(
        "troyes",
        "The Ladies of Troyes",
        "rules-coverage-ladies.toml",
        "city/ladies",
        "tests/examples/test_worked_examples_ladies.py",
        "L",
        26,
    ),
    Book("king", "The King's Challenge", "rules-coverage-city.toml", "city/king", "", "K", 17),
    Book(
        "troyes-dice",
        "Troyes Dice",
        "rules-coverage-dice.toml",
        "dice",
        "tests/examples/test_worked_examples.py",
        "D",
        16,
    ),
)

HEAD = """\
# Rules and their tests

Every rule, where it comes from, and the tests that prove it.

| game | rules | test functions |
|---|---|---|
{counts}
This page is made from {checklists} by `scripts/rules_coverage.py`. T, K, L or D and a number is a [ruling](rulings.md);
p. and a number is a page of the rulebook; troyes.toml, ladies.toml and dice.toml are the tables of printed numbers,
which are now `printed.toml` in each room.
"""


def rules(book: Book) -> list[dict[str, Any]]:
    """A book's entries, in the order of its checklist."""
    entries = tomllib.loads((DOCS / book.checklist).read_text("utf-8"))["rule"]
    return [rule for rule in entries if rule.get("game", book.game) == book.game]


def headings(book: Book) -> list[tuple[int, str, str]]:
    """The sections of the rules in their order: depth, id and title."""
    page = (ROOT / "src" / "troyes" / book.room / "rules.en.md").read_text("utf-8")
    found = re.findall(r"^(#+) (.*) \[([\w.-]+)\]$", page, re.MULTILINE)
    return [(len(marks), section, title) for marks, title, section in found]


def sections(book: Book) -> list[str]:
    return [section for _, section, _ in headings(book)]


def section_of(rule: dict[str, Any], known: list[str]) -> str:
    """The narrowest section that a rule's id begins with; nothing if there is none."""
    return max((section for section in known if rule["id"].startswith(f"{section}.")), key=len, default="")


def page() -> str:
    counts = "".join(_count(book) for book in BOOKS)
    *most, last = dict.fromkeys(f"[{book.checklist}]({book.checklist})" for book in BOOKS)
    checklists = f"{', '.join(most)} and {last}"
    return "\n".join([HEAD.format(counts=counts, checklists=checklists), *map(_part, BOOKS)])


def _count(book: Book) -> str:
    entries = rules(book)
    tests = {test for rule in entries for test in rule["tests"]}
    return f"| [{book.title}](../src/troyes/{book.room}/rules.en.md) | {len(entries)} | {len(tests)} |\n"


def _part(book: Book) -> str:
    """A book's rules, a table for each chapter."""
    known = sections(book)
    chapters: dict[str, str] = {}
    """By section: the chapter that it stands in."""
    groups: dict[str, list[dict[str, Any]]] = {}
    chapter = ""
    for depth, section, title in headings(book):
        if depth == 2:
            chapter = title
        chapters[section] = chapter
        groups.setdefault(chapter, [])
    for rule in rules(book):
        groups[chapters[section_of(rule, known)]].append(rule)
    tables = [
        f"### {title}\n\n| rule | source | tests |\n|---|---|---|\n{_rows(group)}"
        for title, group in groups.items()
        if group
    ]
    return "\n".join([f"## {book.title}\n", *tables])


def _rows(group: list[dict[str, Any]]) -> str:
    return "".join(
        f"| **{rule['id']}**<br>{rule['text']} | {rule['source']} | {'<br>'.join(map(_link, rule['tests']))} |\n"
        for rule in group
    )


def _link(test: str) -> str:
    path, _, name = test.partition("::")
    return f"[{name.removeprefix('test_').replace('_', ' ')}](../{path})"


def main() -> int:
    held = PAGE.read_text("utf-8") if PAGE.exists() else None
    if held == page():
        return 0
    if "--check" in sys.argv[1:]:
        print("docs/rules-coverage.md is out of date: run scripts/rules_coverage.py")
        return 1
    PAGE.write_text(page(), "utf-8")
    print("docs/rules-coverage.md")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
