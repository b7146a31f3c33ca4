"""Every rule has its test: `docs/rules-coverage.toml` is held against the tests, the rulings and the rules."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from scripts import rules_coverage

ROOT = Path(__file__).parents[1]
RULES = rules_coverage.rules()
IDS = [rule["id"] for rule in RULES]
RULINGS = [f"D{number}" for number in range(1, 17)]


@cache
def functions(path: str) -> dict[str, str]:
    """The test functions of a file, with their docstrings."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    nodes = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name: ast.get_docstring(node) or "" for node in nodes if node.name.startswith("test_")}


def cites(ruling: str, words: str) -> bool:
    return re.search(rf"\b{ruling}\b", words) is not None


def test_no_rule_is_told_twice():
    assert len(IDS) == len(set(IDS))
    assert len({rule["text"] for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("rule", RULES, ids=IDS)
def test_a_rule_has_tests_that_exist(rule: dict[str, list[str]]):
    assert rule["tests"], "no test proves this rule"
    for test in rule["tests"]:
        path, _, name = test.partition("::")
        assert (ROOT / path).is_file(), path
        assert name in functions(path), test


@pytest.mark.parametrize("rule", RULES, ids=IDS)
def test_a_rule_stands_in_a_section_of_the_rules(rule: dict[str, str]):
    sections = rules_coverage.titles()
    assert any(rule["id"].startswith(f"{section}.") for section in sections)
    assert rule["text"]
    assert rule["source"]


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_rule(ruling: str):
    assert any(cites(ruling, rule["source"]) for rule in RULES)


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_is_cited_by_a_test_of_its_rules(ruling: str):
    """By the test's docstring, or by that of its file."""
    nodes = [test for rule in RULES if cites(ruling, rule["source"]) for test in rule["tests"]]
    found = []
    for path, _, name in (node.partition("::") for node in nodes):
        whole = ast.get_docstring(ast.parse((ROOT / path).read_text("utf-8"))) or ""
        found.append(cites(ruling, functions(path)[name]) or cites(ruling, whole))
    assert any(found)


def test_the_rulings_are_those_of_the_house():
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    assert re.findall(r"^\*\*(D\d+)\. ", page, re.MULTILINE) == RULINGS


def test_every_worked_example_is_the_proof_of_a_rule():
    """And each rule that is an example names a test among the worked ones."""
    path = "tests/examples/test_worked_examples.py"
    examples = [rule for rule in RULES if rule["source"].startswith("example")]
    named = {test for rule in examples for test in rule["tests"]}
    assert named == {f"{path}::{name}" for name in functions(path)}


def test_every_section_of_the_rules_has_a_rule():
    sections = rules_coverage.titles()
    bare = [section for section in sections if not any(id.startswith(f"{section}.") for id in IDS)]
    assert bare == ["rulings"]


def test_the_page_is_up_to_date():
    page = (ROOT / "docs" / "rules-coverage.md").read_text("utf-8")
    assert page == rules_coverage.page(), "run scripts/rules_coverage.py"
