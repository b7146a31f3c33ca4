"""A puzzle at the terminal table: one turn, its end is the answer, and nothing is kept."""

import pytest
from tests.cli.command import refused, troyes_command
from tests.cli.table.hands import WIDE

from troyes.cli import saves
from troyes.cli.puzzle import seated, tell, wanted
from troyes.cli.table.app import Settings, TableApp
from troyes.cli.table.play import TableScreen
from troyes.cli.voice import Voice
from troyes.puzzles.shelf import shelves


@pytest.mark.parametrize("id", [*shelves()])
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_end_of_the_turn_is_the_answer(id: str, lang: str, capsys: pytest.CaptureFixture[str]):
    shelf = shelves()[id]
    puzzle = shelf.puzzle(1)
    session = seated(shelf, puzzle, lang)
    app = TableApp(Settings(puzzle.game, lang=lang), session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert session.seat == puzzle.seat
        assert not screen.thinking
        for key in puzzle.best:
            screen.choose(key)
        assert session.held == puzzle.best[-1]
        screen.action_undo()
        assert session.held is None
        screen.choose(puzzle.best[-1])
        screen.action_confirm()
        await pilot.pause()
    assert session.answer == puzzle.best
    assert saves.latest() is None
    if id == "dice":
        tell(shelf, puzzle, session.answer, Voice(lang))
        told = capsys.readouterr().out
        assert {"en": "That is it!", "fr": "C’est cela\N{NO-BREAK SPACE}!"}[lang] in told
        tell(shelf, puzzle, puzzle.obvious, Voice(lang))
        assert {"en": "Your turn gives up", "fr": "Votre tour abandonne"}[lang] in capsys.readouterr().out


def test_a_puzzle_is_found_by_number_theme_and_day():
    shelf = shelves()["dice"]
    assert wanted(shelf, 3, None).number == 3
    theme = next(iter(shelf.themes()))
    assert theme in wanted(shelf, None, theme).themes
    assert 1 <= wanted(shelf, None, None).number <= len(shelf)


def test_what_is_not_there_is_refused():
    refused(troyes_command("puzzle", "dice", "--number", "-1"), "There is no puzzle -1")
    refused(troyes_command("puzzle", "troyes", "--theme", "chess"), "cathedral")
    refused(troyes_command("puzzle", "dice"), "terminal")
