"""Every rule has its test: the checklists in `docs` are held against the tests, the rulings and the rules."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from scripts import rules_coverage
from scripts.rules_coverage import BOOKS, Book

from troyes.cli.rules import page, section_ids

ROOT = Path(__file__).parents[1]
RULES = {book: rules_coverage.rules(book) for book in BOOKS}
every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.title for book in BOOKS])
every_game = pytest.mark.parametrize("game", sorted({book.game for book in BOOKS}))
every_rule = pytest.mark.parametrize(
    ("book", "rule"),
    [pytest.param(book, rule, id=f"{book.game} {rule['id']}") for book in BOOKS for rule in RULES[book]],
)
every_ruling = pytest.mark.parametrize(
    ("book", "ruling"),
    [
        pytest.param(book, f"{book.ruling}{number}", id=f"{book.ruling}{number}")
        for book in BOOKS
        for number in range(1, book.rulings + 1)
    ],
)


@cache
def tree(path: str) -> ast.Module:
    return ast.parse((ROOT / path).read_text("utf-8"))


@cache
def functions(path: str) -> dict[str, str]:
    """The test functions of a file, with their docstrings."""
    nodes = [node for node in tree(path).body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name: ast.get_docstring(node) or "" for node in nodes if node.name.startswith("test_")}


def cites(ruling: str, words: str) -> bool:
    return re.search(rf"\b{ruling}\b", words) is not None


def test_every_entry_belongs_to_a_game():
    for checklist in {book.checklist for book in BOOKS}:
        books = [book for book in BOOKS if book.checklist == checklist]
        entries = (ROOT / "docs" / checklist).read_text("utf-8").count("\n[[rule]]\n")
        assert entries == sum(len(RULES[book]) for book in books)


@every_game
def test_no_rule_is_told_twice(game: str):
    rules = [rule for book in BOOKS if book.game == game for rule in RULES[book]]
    assert len({rule["id"] for rule in rules}) == len(rules)
    assert len({rule["text"] for rule in rules}) == len(rules)


@every_rule
def test_a_rule_has_tests_that_exist(book: Book, rule: dict[str, Any]):
    assert rule["tests"], "no test proves this rule"
    assert len(set(rule["tests"])) == len(rule["tests"])
    for test in rule["tests"]:
        path, _, name = test.partition("::")
        assert (ROOT / path).is_file(), path
        assert name in functions(path), test


@every_rule
def test_a_rule_stands_in_a_section_of_the_rules(book: Book, rule: dict[str, Any]):
    assert rules_coverage.section_of(rule, rules_coverage.sections(book))
    assert rule["text"]
    assert rule["source"]


@every_ruling
def test_a_ruling_has_a_rule(book: Book, ruling: str):
    assert any(cites(ruling, rule["source"]) for rule in RULES[book])


@every_ruling
def test_a_ruling_is_cited_by_a_test_of_its_rules(book: Book, ruling: str):
    """By the test's docstring, or by that of its file."""
    nodes = [test for rule in RULES[book] if cites(ruling, rule["source"]) for test in rule["tests"]]
    found = []
    for path, _, name in (node.partition("::") for node in nodes):
        whole = ast.get_docstring(tree(path)) or ""
        found.append(cites(ruling, functions(path)[name]) or cites(ruling, whole))
    assert any(found)


@every_book
def test_the_rulings_are_those_of_the_house(book: Book):
    text = (ROOT / "src" / "troyes" / book.room / "rulings.en.md").read_text("utf-8")
    rulings = [f"{book.ruling}{number}" for number in range(1, book.rulings + 1)]
    assert re.findall(r"^## (\w\d+)\. ", text, re.MULTILINE) == rulings
    assert f"[{rulings[0]} to {rulings[-1]}]" in (ROOT / "docs" / "rulings.md").read_text("utf-8")


@every_book
def test_every_worked_example_is_the_proof_of_a_rule(book: Book):
    """And each rule that is an example names a test among the worked ones."""
    examples = [rule for rule in RULES[book] if rule["source"].startswith("example")]
    named = {test for rule in examples for test in rule["tests"]}
    worked = functions(book.examples) if book.examples else {}
    assert named == {f"{book.examples}::{name}" for name in worked}


@every_book
def test_every_section_of_the_rules_has_a_rule(book: Book):
    ids = [rule["id"] for rule in RULES[book]]
    bare = [
        section
        for section in rules_coverage.sections(book)
        if not any(rule_id.startswith(f"{section}.") for rule_id in ids)
    ]
    assert [section.rpartition(".")[2] for section in bare] == ["rulings"]


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_books_of_a_game_are_one_page(game: str, lang: str):
    """Each section has an id of its own, and both languages have the same ones in the same order."""
    sections = [section for book in BOOKS if book.game == game for section in rules_coverage.sections(book)]
    assert len(set(sections)) == len(sections)
    assert section_ids(page(game, lang)) == sections


def test_the_page_is_up_to_date():
    text = (ROOT / "docs" / "rules-coverage.md").read_text("utf-8")
    assert text == rules_coverage.page(), "run scripts/rules_coverage.py"
