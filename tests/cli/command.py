"""Running a command in a test: in this process, in English unless told otherwise, with a data folder of its own."""

import json
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import troyes
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.cli.main import app


def troyes_command(
    *words: str | Path, lang: str = "en", given: str = "", data: Path | None = None, database: str = ""
) -> Result:
    settings = {"TROYES_LANG": lang, "COLUMNS": "100", "TROYES_DATA": str(data or "/nonexistent/troyes")}
    settings["TROYES_DATABASE"] = database
    return CliRunner().invoke(app, [str(word) for word in words], input=given, env=settings)


def plain(words: str) -> str:
    """The words without regard to where lines end; the spaces that hold French lines together are plain ones here."""
    return " ".join(words.split())


def refused(result: Result, *words: str, status: int = 2) -> None:
    """The command ended with that status and a sentence that holds these words; no traceback."""
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    told = plain(result.stderr)
    for word in words:
        assert plain(word) in told, told


def played(seed: int | str = 3, players: int = 2, **options: Any) -> troyes.Game:
    game = troyes.new_game("troyes-dice", players=players, seed=seed, **options)
    return play_out(game, [make("random", seat) for seat in range(players)])


def saved(folder: Path, data: object, name: str = "game.json") -> Path:
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return path
