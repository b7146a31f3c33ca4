"""The site: every page has its place in it, and it can be built."""

import subprocess
import sys
from pathlib import Path

from scripts import options_doc
from scripts.docs_pages import ROOT
from tests.page.site import built as page_built


def test_it_is_built_without_a_warning(tmp_path: Path) -> None:
    page_built()  # it becomes a part of the site
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    page = (tmp_path / "site" / "api.html").read_text("utf-8")
    for name in ("troyes.new_game", "troyes.core.game.Game.play", "troyes.core.decision.Decision"):
        assert f'id="{name}"' in page
    assert 'href="play/index.html"' in (tmp_path / "site" / "index.html").read_text("utf-8")
    assert "troyes-engine" in (tmp_path / "site" / "play" / "index.html").read_text("utf-8")
    rules = (tmp_path / "site" / "rules" / "troyes.en.html").read_text("utf-8")
    assert 'id="components.board"' in rules
    for path in (tmp_path / "site").rglob("*.html"):
        text = path.read_text("utf-8")
        assert not [tag for tag in ('src="http', '<link rel="stylesheet" href="http') if tag in text], path


def test_the_options_are_those_that_the_games_declare() -> None:
    assert (ROOT / "docs" / "options.md").read_text("utf-8") == options_doc.page()
