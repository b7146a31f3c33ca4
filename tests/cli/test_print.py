"""`troyes print`: a PDF, or a sentence that says what to do."""

from pathlib import Path

import pypdfium2
import pytest
from tests.cli.command import refused, troyes_command


def pages(path: Path) -> list[tuple[float, float]]:
    file = pypdfium2.PdfDocument(path)
    try:
        return [page.get_size() for page in file]
    finally:
        file.close()


@pytest.mark.parametrize("what", ["sheets", "wheel", "tiles", "rules", "cards"])
def test_each_kind_becomes_a_file(tmp_path: Path, what: str):
    out = tmp_path / "it.pdf"
    result = troyes_command("print", what, "--out", out, "--lang", "fr", "--paper", "letter")
    assert result.exit_code == 0, result.output
    assert "100" in result.stdout
    sizes = {tuple(round(side) for side in sorted(size)) for size in pages(out)}
    assert sizes == {(612, 792)}


def test_without_a_name_it_is_named_after_what_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert troyes_command("print", "sheets", "--numbering", "312654", "--banquets").exit_code == 0
    assert len(pages(tmp_path / "troyes-sheets-en-a4.pdf")) == 2


def test_an_owner_s_numbers_are_printed(tmp_path: Path):
    own, out = tmp_path / "own.toml", tmp_path / "cards.pdf"
    own.write_text("[activities.merchant]\nhire = 19\n", "utf-8")
    assert troyes_command("print", "cards", "--cards", own, "--out", out).exit_code == 0
    file = pypdfium2.PdfDocument(out)
    told = [page.get_textpage().get_text_bounded() for page in file]
    file.close()
    assert sum("*19" in page for page in told) == 1


def test_what_cannot_be_is_said(tmp_path: Path):
    out = tmp_path / "x.pdf"
    kinds = "sheets, wheel, tiles, rules, cards"
    refused(troyes_command("print", "posters"), "no “posters” here", kinds)
    refused(troyes_command("print", "posters", lang="fr"), "pas de « posters » ici", kinds)
    refused(troyes_command("print", "sheets", "--paper", "a5", "--out", out), "“--paper”", "a4, letter")
    refused(troyes_command("print", "sheets", "--per-page", "3", "--out", out), "“--per-page” cannot be 3", "1, 2, 4")
    refused(troyes_command("print", "sheets", "--numbering", "1,1,2,3,4,5", "--out", out), "numbering")
    refused(troyes_command("print", "sheets", "--numbering", "rising", "--out", out), "from 1 to 6")
    refused(troyes_command("print", "wheel", "--out", tmp_path / "no" / "x.pdf"), "folder")
    refused(troyes_command("print", "cards", "--cards", tmp_path / "none.toml", "--out", out), "none.toml")
    assert not out.exists()


def test_a_file_that_is_there_stays_unless_it_is_meant(tmp_path: Path):
    out = tmp_path / "tiles.pdf"
    out.write_text("mine", "utf-8")
    refused(troyes_command("print", "tiles", "--out", out), "--force")
    assert out.read_text("utf-8") == "mine"
    assert troyes_command("print", "tiles", "--out", out, "--force").exit_code == 0
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("wheel", ["--numbering", "first"]),
        ("tiles", ["--start", "3"]),
        ("cards", ["--per-page", "4"]),
        ("sheets", ["--wheel", "page"]),
        ("sheets", ["--back", "fold"]),
        ("sheets", ["--ladies"]),
        ("tiles", ["--no-bonus"]),
        ("cards", ["--banquets"]),
        ("rules", ["--wheel", "cut"]),
    ],
)
def test_a_choice_that_would_do_nothing_is_refused(what: str, words: list[str], tmp_path: Path):
    out = tmp_path / "x.pdf"
    refused(
        troyes_command("print", what, *words, "--out", out), f"{words[0].replace('no-', '')} does nothing for {what}"
    )
    refused(troyes_command("print", what, *words, "--out", out, lang="fr"), f"ne change rien à {what}")
    assert not out.exists()


@pytest.mark.parametrize("name", ["x.png", "x.svg", "x"])
def test_a_name_that_promises_something_else_is_refused(name: str, tmp_path: Path):
    refused(troyes_command("print", "sheets", "--out", tmp_path / name), "What is printed is a PDF", ".pdf")
    assert not (tmp_path / name).exists()
