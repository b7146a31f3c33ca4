"""What the documentation site needs beyond `docs`: MkDocs calls this while it builds (`make docs`).

The rules, the rulings and some pages at the root of the repository become pages of the site. Links and anchors are
written for readers of the repository. Those that lead to a page of the site lead there on the site as well; those that
lead to other files become plain words.
"""

import re
from collections.abc import Callable
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from shutil import copytree

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Link, Navigation
from mkdocs.structure.pages import Page
from scripts.docs_pages import BOOKS, FENCE, LINK, ROOT, headed

PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
} | {
    f"src/troyes/{folder}/{kind}.{lang}.md": f"{kind}/{book}.{lang}.md"
    for book, folder in BOOKS.items()
    for kind in ("rules", "rulings")
    for lang in ("en", "fr")
}
"""Files of the repository that are pages of the site."""
SOURCES = {page: source for source, page in PAGES.items()}


SITE = ROOT / "build" / "site"
"""The page that plays by itself, if it was built: it becomes a part of the site."""


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    if SITE.is_dir():
        nav.items.insert(1, Link("Play now", "play/index.html"))
    return nav


def on_post_build(config: MkDocsConfig) -> None:
    if SITE.is_dir():
        copytree(SITE, Path(config.site_dir) / "play", dirs_exist_ok=True)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, page in PAGES.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    blocks = [found[0] for found in FENCE.finditer(markdown)]
    text = LINK.sub(_leads(page.file.src_uri, files), FENCE.sub("\0", _anchored(markdown)))
    return re.sub("\0", lambda _: blocks.pop(0), text)


def _anchored(markdown: str) -> str:
    """Headings with their anchors written out."""
    anchors = list(headed(markdown))
    lines = markdown.split("\n")
    for at, line in enumerate(lines):
        if anchors and line == anchors[0][0]:
            heading, anchor = anchors.pop(0)
            plain, _, ids = heading.removesuffix("]").partition(" [") if heading.endswith("]") else (heading, "", "")
            lines[at] = f"{plain} {{#{anchor}" + (f' data-ids="{ids}"' if ids else "") + "}"
    return "\n".join(lines)


def _leads(here: str, files: Files) -> Callable[[re.Match[str]], str]:
    """Links as they lead on the site, from one of its pages."""
    source = SOURCES.get(here, f"docs/{here}")

    def lead(found: re.Match[str]) -> str:
        picture, words, address = found.groups()
        path, _, anchor = address.partition("#")
        if not path or re.match(r"\w+:", address):
            return found[0]
        target = normpath(join(dirname(source), path))
        page = PAGES.get(target, target.removeprefix("docs/"))
        if files.get_file_from_path(page) is None:
            return words
        return f"{picture}[{words}]({relpath(page, dirname(here) or '.')}{anchor and '#' + anchor})"

    return lead
