"""Little room, and honest figures beside the games."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.cli.command import troyes_command
from typer.testing import CliRunner

from troyes.cli.main import app
from troyes.cli.narrow import print_table
from troyes.cli.runs import RateColumn, bar
from troyes.cli.voice import Voice

NARROW = 50


def told(*words: str, columns: int = NARROW, lang: str = "en") -> str:
    settings = {"COLUMNS": str(columns), "TROYES_LANG": lang, "TROYES_DATA": "/nonexistent/troyes"}
    result = CliRunner().invoke(app, list(words), env=settings)
    assert result.exit_code == 0, result.output
    return result.stdout


GAMES = ["--games", "4", "--jobs", "1", "--seed", "1"]
TABLES = [
    ["simulate", "dice", "--bots", "random", *GAMES],
    ["ladder", "dice", "--bots", "random,apprentice", *GAMES],
    ["cards", "king"],
    ["cards", "dice"],
    ["games"],
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("words", TABLES, ids=lambda words: " ".join(words[:2]))
def test_nothing_is_cut_off_where_room_is_short(words: list[str], lang: str):
    wide, narrow = told(*words, columns=400, lang=lang), told(*words, lang=lang)
    assert "…" not in narrow
    lost = {word for word in wide.split() if word not in narrow and "─" not in word and "━" not in word}
    assert not {word for word in lost if word.replace(",", "").replace(".", "").isdigit()}, lost


def test_a_row_that_does_not_fit_is_told_line_by_line():
    table = Table("Bot", "Mean", "Wins", title="Two games")
    for column in table.columns:
        column.no_wrap = True
    table.add_row("greedy", "46.2", "75.0%")
    page = io.StringIO()
    print_table(Console(file=page, width=14), table)
    assert [line.split() for line in page.getvalue().splitlines()] == [
        ["Two", "games"],
        ["Bot", "greedy"],
        ["Mean", "46.2"],
        ["Wins", "75.0%"],
    ]


def test_who_plays_alone_is_not_told_to_have_won():
    alone = told("simulate", "dice", "--players", "1", "--bots", "random", *GAMES, columns=100)
    assert "Wins" not in alone
    assert "chance" not in alone
    assert "Wins" in told("simulate", "dice", "--players", "2", "--bots", "random", *GAMES, columns=100)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def rate(kept: int, played: int, seconds: float) -> str:
    """What the column says of games that end together, after so many seconds."""
    clock = Clock()
    with Progress(console=Console(file=io.StringIO()), get_time=clock, auto_refresh=False) as progress:
        task = progress.add_task("", total=kept + played, completed=kept, kept=kept)
        clock.now = seconds
        for done in range(played):
            progress.update(task, completed=kept + done + 1)
        return RateColumn(Voice("en")).render(progress.tasks[0]).plain


def test_the_rate_is_all_games_over_all_the_time():
    assert rate(0, 2, 14.0) == "0.1 games/s"
    assert rate(1000, 2, 0.5) == "4.0 games/s"  # those of an earlier run were not played in this time
    assert rate(0, 0, 14.0) == ""


def test_a_long_game_shows_signs_of_life_in_a_terminal_and_none_in_a_file():
    voice = Voice("en")
    for terminal in (True, False):
        page = io.StringIO()
        clock = Clock()
        voice.err = Console(file=page, width=100, force_terminal=terminal, get_time=clock)
        progress = bar(voice)
        progress.get_time = clock
        frames: set[str] = set()
        with progress:
            progress.add_task("Playing", total=2)
            for second in range(5):
                clock.now = float(second) + second * 0.11
                begun = page.tell()
                progress.refresh()
                frames.add(page.getvalue()[begun:])
        assert (len(frames) > 1) == terminal


def test_the_figures_of_a_run_are_not_lost_in_a_file(tmp_path: Path):
    result = troyes_command("simulate", "dice", "--bots", "random", *GAMES, "--out", tmp_path / "x.jsonl")
    assert result.exit_code == 0
    assert "games/s" not in result.stdout
