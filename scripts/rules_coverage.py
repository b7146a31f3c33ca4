"""Writes `docs/rules-coverage.md` from `docs/rules-coverage.toml`. --check: only tell whether it is up to date."""

import re
import sys
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CHECKLIST = ROOT / "docs" / "rules-coverage.toml"
PAGE = ROOT / "docs" / "rules-coverage.md"
RULES = ROOT / "src" / "troyes" / "dice" / "rules.en.md"

HEAD = """\
# Rules and their tests

Every rule of Troyes Dice, where it comes from, and the tests that prove it. {rules} rules, {tests} test functions.

This page is made from [rules-coverage.toml](rules-coverage.toml) by `scripts/rules_coverage.py`. D and a number is a
[ruling](rulings.md); p. and a number is a page of the rulebook; dice.toml is the table of what is printed.
"""


def rules() -> list[dict[str, Any]]:
    """The checklist's entries, in its order."""
    return tomllib.loads(CHECKLIST.read_text("utf-8"))["rule"]


def titles() -> dict[str, str]:
    """The sections of the rules: id and title."""
    headings = re.findall(r"^#+ (.*) \[([\w.-]+)\]$", RULES.read_text("utf-8"), re.MULTILINE)
    return {section: title for title, section in headings}


def page() -> str:
    entries = rules()
    title_of = titles()
    tests = {test for rule in entries for test in rule["tests"]}
    parts = [HEAD.format(rules=len(entries), tests=len(tests))]
    for section, group in groupby(entries, key=lambda rule: rule["id"].partition(".")[0]):
        parts.append(f"## {title_of[section]}\n\n| rule | source | tests |\n|---|---|---|\n{_rows(list(group))}")
    return "\n".join(parts)


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
