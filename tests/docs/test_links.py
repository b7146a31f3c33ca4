"""Whatever a page leads to is there: pages, sections, files, targets of make, scripts, variables."""

import re
from pathlib import Path

import pytest
from scripts.docs_pages import ROOT, anchors, links, pages
from tests.history import unknown

PAGES = pages()
every_page = pytest.mark.parametrize("page", PAGES, ids=[str(path.relative_to(ROOT)) for path in PAGES])
FOLDERS = ("src", "docs", "tests", "web", "scripts", "bench", "deploy", "examples", "training")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./*{{}},<>-]*)`")
COMMIT = re.compile(r"\b(?:commit|checkout|archive|show) `?([0-9a-f]{7,40})\b")
ADDRESS = re.compile(r"https?://[\w.-]+(:\d+)?(/[\w./~%+#?=&:@-]*)?$")
SOURCES = "\n".join(
    path.read_text("utf-8")
    for folder in ("src", "scripts", "tests", "training")
    for path in sorted((ROOT / folder).rglob("*.py"))
) + (ROOT / "hatch_build.py").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    lost: list[str] = []
    for link in links(page.read_text("utf-8")):
        if re.match(r"\w+:", link):
            if not ADDRESS.match(link):
                lost.append(link)
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert not lost


@every_page
def test_every_file_that_is_named_is_there(page: Path) -> None:
    def is_there(name: str) -> bool:
        pattern = re.sub(r"<[^>]*>|\{[^}]*\}", "*", name)
        return any(ROOT.glob(pattern.rstrip("/"))) or name.startswith("web/dist")

    assert not [name for name in PATH.findall(page.read_text("utf-8")) if not is_there(name)]


@every_page
def test_every_target_of_make_is_there(page: Path) -> None:
    named = re.findall(r"(?:^|`)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    assert not [name for name in named if not re.search(rf"^{name}:", MAKEFILE, re.MULTILINE)]


@every_page
def test_every_commit_that_is_named_can_be_checked_out(page: Path) -> None:
    assert not unknown(set(COMMIT.findall(page.read_text("utf-8"))))


@every_page
def test_every_variable_is_read_by_something(page: Path) -> None:
    """A setting of the server is a field: TROYES_BOT_PAUSE is `bot_pause`."""
    named = set(re.findall(r"\bTROYES_[A-Z_]+\b", page.read_text("utf-8")))
    fields = {
        name for name in named if re.search(rf"^    {name.removeprefix('TROYES_').lower()}: ", SOURCES, re.MULTILINE)
    }
    assert not {name for name in named - fields if name not in SOURCES and name not in MAKEFILE + _build()}


def _build() -> str:
    return (ROOT / "hatch_build.py").read_text("utf-8")
