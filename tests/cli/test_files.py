"""Files that are missing, foreign, cut off or not files: a sentence, status 2, no traceback."""

from pathlib import Path

import pytest
from tests.cli.command import played, refused, saved, troyes_command

READERS = pytest.mark.parametrize("command", ["replay", "verify"])
NOT_PLAYED_SO = {"replay": 2, "verify": 1}
"""The status for a record that can be read, but was not played so: to `verify` that is an answer."""
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


@READERS
def test_a_missing_file(command: str, tmp_path: Path):
    refused(troyes_command(command, tmp_path / "gone.json"), "There is no file", "gone.json")
    refused(troyes_command(command, tmp_path / "gone.json", lang="fr"), "Il n’y a pas de fichier", "gone.json")


@READERS
@BOTH
def test_a_folder(command: str, lang: str, tmp_path: Path):
    refused(troyes_command(command, tmp_path, lang=lang), {"en": "is a folder", "fr": "est un dossier"}[lang])


@READERS
@BOTH
@pytest.mark.parametrize("content", ["", "\n"])
def test_an_empty_file(command: str, lang: str, content: str, tmp_path: Path):
    refused(troyes_command(command, saved(tmp_path, content), lang=lang), {"en": "is empty", "fr": "est vide"}[lang])


@READERS
def test_a_file_that_is_cut_off(command: str, tmp_path: Path):
    path = saved(tmp_path, played().record())
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    refused(troyes_command(command, path), "not whole JSON")
    refused(troyes_command(command, path, lang="fr"), "pas du JSON complet")


@READERS
def test_bytes_that_are_no_text(command: str, tmp_path: Path):
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00\x80")
    refused(troyes_command(command, path), "not whole JSON")


@READERS
@pytest.mark.parametrize("data", [[], {}, 7, None, {"hello": "world"}, {"record": 1, "seats": 2}])
def test_a_foreign_file(command: str, data: object, tmp_path: Path):
    refused(troyes_command(command, saved(tmp_path, data)), "not the record of a game")


@READERS
def test_choices_missing_at_the_end(command: str, tmp_path: Path):
    record = played().record()
    del record["choices"][-4:]
    refused(troyes_command(command, saved(tmp_path, record)), "breaks off", status=NOT_PLAYED_SO[command])


@READERS
def test_a_choice_that_cannot_be(command: str, tmp_path: Path):
    record = played().record()
    record["choices"][2][1] = "juggle"
    refused(troyes_command(command, saved(tmp_path, record)), "choices[2]", "juggle", status=NOT_PLAYED_SO[command])
    told = troyes_command(command, saved(tmp_path, record), lang="fr")
    refused(told, "choices[2]", "Il n’y a pas de choix « juggle »", status=NOT_PLAYED_SO[command])


@READERS
def test_a_field_that_is_damaged(command: str, tmp_path: Path):
    record = played().record() | {"players": "many"}
    refused(troyes_command(command, saved(tmp_path, record)), "players")


@READERS
def test_a_later_format(command: str, tmp_path: Path):
    refused(troyes_command(command, saved(tmp_path, played().record() | {"format": 99})), "99")
