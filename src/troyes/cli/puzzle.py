"""`troyes puzzle`: a turn at the terminal table, and then what it was worth."""

import sys
from datetime import UTC, datetime
from random import SystemRandom

from rich.text import Text

from troyes.bots.levels import usual
from troyes.cli.saves import new_path
from troyes.cli.table.board import board_of
from troyes.cli.table.session import Session
from troyes.cli.table.settings import SeatPlan
from troyes.cli.table.words import Words
from troyes.cli.voice import CliError, Voice
from troyes.coach.shapes import Line
from troyes.core.errors import OptionError
from troyes.puzzles.answers import judged
from troyes.puzzles.sets import set_of
from troyes.puzzles.shapes import Puzzle
from troyes.puzzles.shelf import Shelf, shelves


def wanted(shelf: Shelf, number: int | None, theme: str | None) -> Puzzle:
    """The puzzle that was asked for: by its number, any one about a theme, or the day's."""
    if number is not None:
        return shelf.puzzle(number)
    if theme is not None:
        known = shelf.themes()
        if theme not in known:
            raise OptionError("puzzle-no-themes", place="theme", theme=theme, known=", ".join(known))
        return shelf.puzzle(SystemRandom().choice(shelf.numbers(theme)))
    return shelf.puzzle(shelf.of_day(datetime.now(UTC).date()))


def solve(game: str, number: int | None, theme: str | None, voice: Voice) -> None:
    shelf = shelves()[set_of(game).id]
    puzzle = wanted(shelf, number, theme)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CliError("cli-play-no-terminal")
    from troyes.cli.table.app import TableApp
    from troyes.cli.table.settings import Settings

    session = seated(shelf, puzzle, voice.lang)
    app = TableApp(Settings(puzzle.game, lang=voice.lang), session)
    app.run()
    if session.answer:
        tell(shelf, puzzle, session.answer, Voice(session.lang))


def seated(shelf: Shelf, puzzle: Puzzle, lang: str) -> Session:
    """The puzzle's table: one turn is played at it, and nothing is kept of that."""
    words = Words(lang)
    bot = usual(puzzle.game)
    seats = [
        SeatPlan(words("cli-player", number=seat + 1), None if seat == puzzle.seat else bot)
        for seat in range(puzzle.players)
    ]
    session = board_of(puzzle.game).session(shelf.begin(puzzle), seats, new_path(puzzle.game), lang)
    session.one_turn = True
    session.hints = False
    return session


def tell(shelf: Shelf, puzzle: Puzzle, answer: list[str], voice: Voice) -> None:
    """Whether it was right, the best turn and the one that was played, and what there is to say for them."""
    with voice.err.status(voice.words("puzzle-thinking")):
        verdict = judged(shelf.begin(puzzle), puzzle.seat, puzzle.best, puzzle.lead, answer)
    grade = "right-too" if verdict.grade == "right" and verdict.yours is not None else verdict.grade
    title = voice.words("puzzle-title", number=puzzle.number)
    voice.out.print(Text(_told(voice, title, voice.words(f"puzzle-{grade}")), style="bold"), soft_wrap=True)
    if verdict.grade != "right":
        voice.say("puzzle-gives-up", points=voice.number(verdict.gives_up))
    _tell_turn("puzzle-best", verdict.best, puzzle.players, voice)
    voice.say("puzzle-lead", style="dim", points=voice.number(puzzle.lead))
    if verdict.yours is not None:
        _tell_turn("puzzle-yours", verdict.yours, puzzle.players, voice)
    themes = ", ".join(voice.words(f"puzzle-theme-{theme}") for theme in puzzle.themes)
    voice.out.print(Text("\n" + _told(voice, voice.words("puzzle-about"), themes), style="dim"), soft_wrap=True)


def _tell_turn(title: str, line: Line, players: int, voice: Voice) -> None:
    names = [voice.words("cli-player", number=seat + 1) for seat in range(players)]
    walk = " → ".join(step.label.text(voice.lang, names) for step in line.steps)
    voice.out.print(Text("\n" + _told(voice, voice.words(title), walk), style="bold"), soft_wrap=True)
    for reason in line.reasons:
        voice.out.print(Text(f"   – {reason.text(voice.lang, names)}"), soft_wrap=True)


def _told(voice: Voice, title: str, what: str) -> str:
    return voice.words("puzzle-told", title=title, what=what)
