"""Which language a command speaks, and how it says what went wrong."""

import subprocess
import sys

import pytest
from tests.cli.command import plain, refused, troyes_command

import troyes
from troyes.cli.voice import language
from troyes.core.text import render
from troyes.engine import engine


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch):
    for name in ("TROYES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_english_is_spoken_where_nothing_is_said():
    assert language() == "en"


@pytest.mark.parametrize(
    ("system", "spoken"), [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("de_DE.UTF-8", "en"), ("C", "en")]
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, system: str, spoken: str):
    monkeypatch.setenv("LANG", system)
    assert language() == spoken


def test_the_environment_goes_before_the_system(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("TROYES_LANG", "en")
    assert language() == "en"


def test_the_option_goes_before_all(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TROYES_LANG", "en")
    assert language("fr") == "fr"


def test_an_unknown_language_is_refused():
    refused(troyes_command("games", "--lang", "xx"), "--lang", "en, fr")
    refused(troyes_command("games", lang="xx"), "TROYES_LANG", "en, fr")


def test_version_tells_how_it_was_built():
    result = troyes_command("--version")
    assert result.exit_code == 0
    assert troyes.__version__ in result.output
    assert render(f"engine-{engine()}", {}) in " ".join(result.output.split())
    told = plain(troyes_command("--version", lang="fr").output)
    assert plain(render(f"engine-{engine()}", {}, "fr")) in told


def test_games_are_listed():
    result = troyes_command("games")
    assert result.exit_code == 0
    assert "troyes-dice" in result.output
    assert "1–10" in result.output
    assert "banquets" in result.output


def test_an_unknown_command_is_refused():
    assert troyes_command("juggle").exit_code == 2


def test_the_module_is_the_command():
    done = subprocess.run([sys.executable, "-m", "troyes", "--version"], capture_output=True, text=True, check=True)
    assert troyes.__version__ in done.stdout


def test_a_poor_terminal_still_gets_its_words():
    command = [sys.executable, "-m", "troyes", "rules", "--lang", "fr", "--section", "overview"]
    settings = {"PYTHONIOENCODING": "ascii", "PATH": "", "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, capture_output=True, env=settings, check=False)
    assert done.returncode == 0, done.stderr


def test_starting_up_is_light():
    look = "import sys; import troyes.cli.main; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", look], text=True)
    assert not {"textual", "matplotlib", "numpy", "sqlite3", "multiprocessing"} & set(loaded.split())
