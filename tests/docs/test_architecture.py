"""What docs/architecture.md lists is what there is."""

import re
from pathlib import Path

import pytest
from scripts.count_lines import code_lines
from scripts.docs_pages import ROOT

from troyes.city.expansion import Expansion
from troyes.core.game import Game

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def section(title: str) -> str:
    return re.split(r"^##+ ", PAGE.partition(f"# {title}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def first_cells(title: str) -> list[str]:
    """The names in the first column of the tables of a section."""
    rows = re.findall(r"^\| (.+?) \|(?!.*\n\|---)", section(title), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([\w./]+)", row)]


def methods(kind: type) -> set[str]:
    return {name for name in vars(kind) if callable(getattr(kind, name)) and not name.startswith("__")}


def test_the_joints_are_all_there() -> None:
    assert set(first_cells("The joints")) == methods(Expansion)


def test_the_methods_of_the_contract_are_there() -> None:
    assert set(first_cells("The contract")) <= methods(Game)


def test_the_rooms_are_all_there() -> None:
    """Each folder of the package and of the server, and each module of Troyes that is named."""

    def folders(path: Path) -> set[str]:
        return {f"{each.name}/" for each in path.iterdir() if each.is_dir() and (each / "__init__.py").exists()}

    source = ROOT / "src" / "troyes"
    assert {name for name in first_cells("The rooms") if name.endswith("/")} >= folders(source) - {"locale/"}
    assert {name for name in first_cells("The server") if name.endswith("/")} >= folders(source / "server")
    for name in first_cells("Troyes"):
        path = source / "city" / name
        assert path.exists() or path.with_suffix(".py").exists(), name


def test_the_house_is_as_large_as_it_says() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py")]
    told = {
        what: int(now.replace(",", ""))
        for what, now in re.findall(r"^\| (.+?) \| [\d,]+ \| ([\d,]+) \|$", PAGE, re.MULTILINE)
    }
    assert told["modules in `src`"] == pytest.approx(len(texts), rel=0.03)
    assert told["lines of code in `src`"] == pytest.approx(sum(map(code_lines, texts)), rel=0.03)
    drawn = [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    lines = sum(path.read_text("utf-8").count("\n") for path in drawn)
    assert told["lines of TypeScript and Svelte in `web/src`"] == pytest.approx(lines, rel=0.03)
