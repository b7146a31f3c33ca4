"""`troyes replay`: a game told from its record, half day by half day."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import troyes
from troyes.cli.files import read_record
from troyes.cli.voice import Voice
from troyes.core.game import Game
from troyes.core.message import Message

__all__ = ["chapters", "tell"]

SEAT_STYLES = ["yellow", "blue", "green", "red", "magenta", "cyan", "white", "bright_red", "bright_blue", "bold"]
BULLETS = "●■▲◆★○□△◇☆"


def tell(path: Path, upto: int | None, step: bool, voice: Voice) -> None:
    """Prints the story, in steps if it is read on a terminal."""
    record, names = read_record(path)
    game = troyes.replay(record, upto)
    asking = step and sys.stdin.isatty() and sys.stdout.isatty()
    for number, chapter in enumerate(chapters(game.log)):
        if asking and number > 1 and not _goes_on(voice):
            return
        _print_chapter(chapter, names, voice)
    voice.out.print(Rule(voice.words("cli-replay-end" if game.over else "cli-replay-so-far"), style="dim"))
    voice.out.print(_count(game, names, voice))
    if not game.over:
        seats = [_name(decision.seat, names, voice) for decision in game.pending]
        voice.say("cli-replay-open", who=", ".join(seats))
    elif game.players > 1:
        seats = [_name(seat, names, voice) for seat in game.winners()]
        voice.say("cli-replay-winners", who=", ".join(seats), many=len(seats))


def chapters(log: Iterable[Message]) -> Iterator[list[Message]]:
    """The log in pieces: the set-up, then one for each roll of the dice that opens a half day."""
    chapter: list[Message] = []
    for message in log:
        if message.id.endswith("-log-rolled") and chapter:
            yield chapter
            chapter = []
        chapter.append(message)
    if chapter:
        yield chapter


def _print_chapter(chapter: list[Message], names: list[str], voice: Voice) -> None:
    if chapter[0].id.endswith("-log-rolled"):
        voice.out.print(Rule(chapter[0].text(voice.lang), style="dim"))
        chapter = chapter[1:]
    for message in chapter:
        seat = message.args.get("seat")
        line = Text(message.text(voice.lang, names))
        if isinstance(seat, int):
            bullet = Text(f"  {BULLETS[(seat - 1) % 10]} ", style=SEAT_STYLES[(seat - 1) % 10])
            voice.out.print(bullet + line)
        else:
            voice.out.print(line)


def _count(game: Game, names: list[str], voice: Voice) -> Table:
    """What every seat's points are for."""
    scores = game.scores()
    table = Table(box=None, show_footer=True, padding=(0, 2, 0, 0))
    table.add_column("", footer=Text(voice.words("score-total")), no_wrap=True)
    for seat, score in enumerate(scores):
        heading = Text(_name(seat, names, voice), style=SEAT_STYLES[seat % 10])
        table.add_column(heading, footer=str(score.total), justify="right")
    for line in scores[0].lines:
        table.add_row(Text(voice.words(f"score-{line}")), *[str(score.lines[line]) for score in scores])
    return table


def _name(seat: int, names: list[str], voice: Voice) -> str:
    return (names[seat] if seat < len(names) else "") or voice.words("seat-name", seat=seat + 1)


def _goes_on(voice: Voice) -> bool:
    """Waits for the reader. No more to read from stands for going on to the end."""
    voice.err.print(voice.words("cli-replay-step"), style="dim", end="")
    answer = sys.stdin.readline()
    return answer.strip().lower() not in ("q", "quit")
