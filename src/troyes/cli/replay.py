"""`troyes replay`: a game told from its record, chapter by chapter."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import troyes
from troyes.cli.files import read_record
from troyes.cli.points import ending, score_lines, side_name
from troyes.cli.voice import Voice
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.registry import descriptor

SEAT_STYLES = ["yellow", "blue", "green", "red", "magenta", "cyan", "white", "bright_red", "bright_blue", "bold"]
BULLETS = "●■▲◆★○□△◇☆"


def tell(path: Path, upto: int | None, step: bool, voice: Voice) -> None:
    """Prints the story, in steps if it is read on a terminal."""
    record, names = read_record(path)
    game = troyes.replay(record, upto)
    asking = step and sys.stdin.isatty() and sys.stdout.isatty()
    openings = descriptor(game.name).chapters
    for number, chapter in enumerate(chapters(game.log, openings)):
        if asking and number > 1 and not _goes_on(voice):
            return
        _print_chapter(chapter, openings, names, voice)
    voice.out.print(Rule(voice.words("cli-replay-end" if game.over else "cli-replay-so-far"), style="dim"))
    voice.table(_count(game, names, voice))
    if not game.over:
        seats = [side_name(decision.seat, game.players, names, voice.lang) for decision in game.pending]
        voice.say("cli-replay-open", who=", ".join(seats))
    elif len(game.scores()) > 1:
        voice.out.print(ending(game, names, voice.lang), soft_wrap=True)


def chapters(log: Iterable[Message], openings: Sequence[str]) -> Iterator[list[Message]]:
    """The log in pieces: the set-up, then one for each message that opens a chapter, such as a half day."""
    chapter: list[Message] = []
    for message in log:
        if message.id in openings and chapter:
            yield chapter
            chapter = []
        chapter.append(message)
    if chapter:
        yield chapter


def _print_chapter(chapter: list[Message], openings: Sequence[str], names: list[str], voice: Voice) -> None:
    if chapter[0].id in openings:
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
    """What everybody's points are for."""
    scores = game.scores()
    table = Table(box=None, show_footer=True, padding=(0, 2, 0, 0))
    table.add_column("", footer=Text(voice.words("score-total")), no_wrap=True)
    for seat, score in enumerate(scores):
        name = side_name(seat, game.players, names, voice.lang)
        heading = Text(name, style=SEAT_STYLES[seat % 10])
        table.add_column(heading, footer=str(score.total), justify="right")
    for line in score_lines(scores):
        table.add_row(Text(voice.words(f"score-{line}")), *[str(score.lines.get(line, "–")) for score in scores])
    return table


def _goes_on(voice: Voice) -> bool:
    """Waits for the reader. No more to read from stands for going on to the end."""
    voice.err.print(voice.words("cli-replay-step"), style="dim", end="")
    answer = sys.stdin.readline()
    return answer.strip().lower() not in ("q", "quit")
