"""Whatever the command is given: a sentence in the reader's language, never a traceback, and no Python in it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import played, refused, saved, troyes_command

ENGLISH_ONLY = ("No such", "Invalid", "Missing", "requires", "unexpected", "should be", "Error")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["simulate", "--gamez", "3"], "There is no option --gamez", "Il n’y a pas d’option --gamez"),
        (["simulate", "--games", "x"], "--games cannot be so: it is to be a whole number", "un nombre entier"),
        (["simulate", "--seconds", "x"], "it is to be a number", "il faut un nombre"),
        (["serve", "--port", "99999999"], "it is 65535 at most", "65535 au plus"),
        (["admin", "people", "--limit", "0"], "it is 1 at least", "1 au moins"),
        (["replay"], "missing: FILE", "manque quelque chose : FILE"),
        (["dance"], "There is no “dance” here", "Il n’y a pas de « dance » ici"),
        (["simulate", "--games"], "--games needs a value", "une valeur après --games"),
        (["simulate", "--force=3"], "--force takes no value", "--force ne prend pas de valeur"),
        (["rules", "dice", "end", "b", "c"], "“b c” is too much here", "« b c » est de trop"),
    ],
)
def test_a_wrong_word_is_told_in_the_reader_s_language(words: list[str], english: str, french: str):
    refused(troyes_command(*words), english)
    told = troyes_command(*words, lang="fr")
    refused(told, french)
    assert not any(word in told.stderr for word in ENGLISH_ONLY), told.stderr
    refused(troyes_command(*words, "--lang=fr") if words != ["simulate", "--games"] else told, french)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("data", [None, [], [1], 7, "text", True, {}, {"record": None, "seats": None}])
@pytest.mark.parametrize("command", ["analyse", "hint"])
def test_the_coach_refuses_what_is_no_record(command: str, data: object, lang: str, tmp_path: Path):
    said = {"en": "not the record of a game", "fr": "pas l’enregistrement d’une partie"}[lang]
    refused(troyes_command(command, saved(tmp_path, data if data != "text" else '"text"'), lang=lang), said)


def run(*words: str | Path, stdout: int, lang: str = "en", data: str = "") -> subprocess.Popen[bytes]:
    settings = os.environ | {
        "PYTHONPATH": ":".join(sys.path),
        "TROYES_LANG": lang,
        "TROYES_DATA": data or "/nonexistent",
    }
    return subprocess.Popen(
        [sys.executable, "-m", "troyes.cli.main", *map(str, words)], stdout=stdout, stderr=subprocess.PIPE, env=settings
    )


WRITERS = [["games"], ["cards", "--template"], ["schema", "record"], ["rules", "dice"], ["--version"], ["--help"]]


@pytest.mark.parametrize("words", WRITERS, ids=" ".join)
def test_a_full_disk_is_told(words: list[str]):
    full = os.open("/dev/full", os.O_WRONLY)
    child = run(*words, stdout=full, lang="fr")
    told = child.communicate()[1].decode()
    os.close(full)
    assert child.returncode == 2, told
    assert "plus de place sur le disque" in told
    assert "Traceback" not in told
    assert "Exception ignored" not in told


@pytest.mark.parametrize(
    "words", [["simulate", "dice", "--games", "3", "--jobs", "1", "--seed", "1"], ["print", "tiles"]]
)
def test_a_result_that_finds_no_room_is_told(words: list[str]):
    refused(troyes_command(*words, "--out", "/dev/full", "--force"), "/dev/full cannot be written", "no room is left")
    assert Path("/dev/full").is_char_device()


def test_the_coach_s_file_finds_no_room(tmp_path: Path):
    game = saved(tmp_path, played(players=1).record())
    words = ["analyse", game, "--simulations", "1", "--json", "/dev/full", "--force"]
    refused(troyes_command(*words, data=tmp_path), "/dev/full cannot be written", "no room is left")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["troyes", "--bonus", "baker,abbot"], "“--bonus” cannot be baker,abbot. It may be: baker, banquet, prior,"),
        (["troyes", "--events", "all"], "“--events” cannot be all. It may be: base, both, ladies."),
        (
            ["dice", "--numbering", "333"],
            "“--numbering” cannot be 333. It may be: first, rising, falling, 3,1,2,6,5,4.",
        ),
        (["dice", "--seconds", "-1"], "“--seconds” cannot be -1. It may be: > 0."),
    ],
)
def test_values_are_told_as_people_write_them(words: list[str], told: str):
    refused(troyes_command("simulate", *words, "--games", "1"), told)


@pytest.mark.parametrize("words", [["cards"], ["rules", "dice"], ["--help"]], ids=" ".join)
def test_whoever_reads_only_the_beginning_ends_it_quietly(words: list[str]):
    reading, writing = os.pipe()
    child = run(*words, stdout=writing)
    os.close(writing)
    os.close(reading)
    told = child.communicate()[1].decode()
    assert (child.returncode, told) == (0, "")


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
@pytest.mark.parametrize("seed", ["", "  "])
def test_an_empty_seed_is_refused(command: str, seed: str):
    refused(troyes_command(command, "dice", "--seed", seed), "cannot be a seed")


@pytest.mark.parametrize("host", ["nowhere.invalid", "203.0.113.7", "a..b"])
def test_an_address_of_no_machine_advises_another_host(host: str, tmp_path: Path):
    told = troyes_command("serve", "--host", host, "--data", tmp_path)
    refused(told, host, "--host")
    assert "--port" not in told.stderr


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_python_is_quoted(lang: str, tmp_path: Path):
    own = tmp_path / "own.toml"
    own.write_text("[activities.merchant]\nhire = true\nvp = ['x']\nper = 1.5\n", "utf-8")
    told = troyes_command("cards", "--cards", own, lang=lang).stderr
    assert not any(word in told for word in ("True", "None", "['x']", "<class")), told


def test_all_faults_of_a_card_file_are_told_at_once(tmp_path: Path):
    own = tmp_path / "own.toml"
    own.write_text("[activities.merchant]\nhire = 'x'\nlevle = 2\n\n[activities.miller]\nvp = 3\n", "utf-8")
    faults = ("own.toml, line 2", "own.toml, line 3", "own.toml, line 6")
    out = tmp_path / "x.pdf"
    refused(troyes_command("cards", "--cards", own), "3 of these numbers", *faults)
    refused(troyes_command("print", "cards", "--cards", own, "--out", out), *faults)
    refused(troyes_command("simulate", "troyes", "--cards", own, "--games", "1"), *faults)
    refused(troyes_command("cards", "--cards", own, lang="fr"), "3 de ces nombres")
    assert not out.exists()
