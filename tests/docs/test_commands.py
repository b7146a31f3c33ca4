"""Every command in the documentation is one that the program takes; those that are quick are run."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from scripts.docs_pages import ROOT, blocks, pages, prose
from tests.cli.command import played, troyes_command
from tests.docs.apart import APART

from troyes.cli.main import app

QUICK = {"games", "rules", "cards", "schema", "replay", "verify", "print", "achievements", "--version"}
"""Commands that are run as they stand."""
DICE = re.compile("(simulate|ladder) dice")
"""Commands that are run with two games, if none of their bots searches."""
SLOW = re.compile("count|provost|--resume")
COACH = re.compile("(hint|analyse) .*--simulations [12]( |$)")
"""Thoughts that are quickly thought."""


def in_blocks() -> Iterator[tuple[str, str]]:
    """Every command of ours in a block, without what stands before it or behind a `#`; and its page."""
    for path in pages():
        for block in blocks(path.read_text("utf-8")):
            for line in block.text.replace("\\\n", " ").splitlines() if block.lang == "sh" else ():
                found = re.match(r"(?:.*/bin/)?troyes ((?:[a-z]|--)[^|;>]*)", re.sub(r"(^|\s)#.*", "", line))
                if found:
                    yield found[1].strip().rstrip("'"), str(path.relative_to(ROOT))


def in_prose() -> Iterator[tuple[str, str]]:
    """Those that are only named: a command, and perhaps an option."""
    for path in pages():
        for words in re.findall(r"`troyes ([^`]+)`", prose(path.read_text("utf-8"))):
            yield words, str(path.relative_to(ROOT))


COMMANDS = sorted({(words, where) for words, where in in_blocks() if where not in APART})
RUN = sorted({words for words, _ in COMMANDS})


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the commands speak of."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(json.dumps(played(players=1).record()), "utf-8")
    (tmp_path / "mine.toml").write_text("[resources]\nstart = 4\n", "utf-8")
    return tmp_path


def called(words: list[str]) -> tuple[Any, list[str]]:
    """The command that these words call, and what is left of them."""
    command: Any = typer.main.get_command(app)
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    assert not hasattr(command, "commands") or not words or words[0].startswith("--"), words
    return command, words


@pytest.mark.parametrize(("words", "where"), COMMANDS)
def test_the_program_takes_it(words: str, where: str) -> None:
    command, rest = called(shlex.split(words))
    if not hasattr(command, "commands"):
        command.make_context(command.name, rest)


@pytest.mark.parametrize(("words", "where"), sorted(set(in_prose())))
def test_the_program_knows_it(words: str, where: str) -> None:
    command, rest = called(words.split())
    known = {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
    assert not [word for word in rest if word.startswith("--") and word not in known | {"--help"}]


@pytest.mark.parametrize("words", [words for words in RUN if words.split()[0] in QUICK or COACH.match(words)])
def test_it_does_what_it_says(words: str, folder: Path) -> None:
    ran = troyes_command(*shlex.split(words), data=folder)
    assert ran.exit_code == 0, ran.output


@pytest.mark.parametrize("words", [words for words in RUN if DICE.match(words) and not SLOW.search(words)])
def test_it_plays(words: str, folder: Path) -> None:
    assert "--games" in words
    ran = troyes_command(*shlex.split(re.sub(r"--games \d+", "--games 2 --jobs 1", words)), data=folder)
    assert ran.exit_code == 0, ran.output


def test_the_line_of_results_is_the_one_that_the_command_writes(folder: Path) -> None:
    page = (ROOT / "docs/cli.md").read_text("utf-8")
    (sample,) = [block.text for block in blocks(page) if block.lang == "json"]
    (words,) = re.findall(r"the first of `troyes (simulate [^`]*)`", page)
    ran = troyes_command(*shlex.split(words), "--games", "1", "--jobs", "1", "--out", folder / "games.jsonl")
    assert ran.exit_code == 0, ran.output
    assert (folder / "games.jsonl").read_text("utf-8") == sample


def test_the_coach_is_in_the_page_of_commands() -> None:
    assert [words.split()[0] for words in RUN if COACH.match(words)] == ["analyse", "hint"]


def test_every_table_is_whole() -> None:
    """A row has as many cells as the head, and every table has its head."""
    for path in pages():
        lines = prose(path.read_text("utf-8")).splitlines()
        for number, line in enumerate(lines):
            if line.startswith("|") and not lines[number - 1].startswith("|"):
                assert re.fullmatch(r"\|[ :|-]+\|", lines[number + 1]), (path, line)
                width = cells(line)
            elif line.startswith("|"):
                assert cells(line) == width, (path, line)


def cells(row: str) -> int:
    return len(re.sub(r"`[^`]*`|\\\|", "", row).strip()[1:-1].split("|"))


def test_every_script_takes_what_it_is_given() -> None:
    for path in pages():
        for script, words in re.findall(
            r"(?<!tests/)\b(?:scripts|examples)/(\w+\.py)([^`\n#]*)", path.read_text("utf-8")
        ):
            found = [*ROOT.glob(f"scripts/{script}"), *ROOT.glob(f"examples/{script}")]
            assert found, (path, script)
            source = found[0].read_text("utf-8")
            assert not [option for option in re.findall(r"--[\w-]+", words) if f'"{option}"' not in source], script
