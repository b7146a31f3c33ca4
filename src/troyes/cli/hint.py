"""`troyes hint`: what the strongest player would do at the last moment of a record or a saved game."""

from pathlib import Path

from rich.text import Text

import troyes
from troyes.bots.limits import Limits
from troyes.cli.files import read_record
from troyes.cli.points import side_name
from troyes.cli.voice import Voice
from troyes.coach.hint import hint
from troyes.coach.shapes import Hint, Line
from troyes.core.errors import OptionError


def tell_hint(file: Path, seat: int | None, upto: int | None, limits: Limits, lines: int, voice: Voice) -> None:
    """`seat`: counted from 1; None: whoever must choose first."""
    if lines < 1:
        raise OptionError("option-bad", place="lines", value=str(lines), expected="1+")
    record, names = read_record(file)
    game = troyes.replay(record, upto)
    if seat is not None and not 1 <= seat <= game.players:
        raise OptionError("option-bad", place="seat", value=str(seat), expected=f"1–{game.players}")
    seat = seat - 1 if seat is not None else game.pending[0].seat if game.pending else 0
    with voice.err.status(voice.words("coach-cli-thinking")):
        found = hint(game, seat, limits, lines=lines)
    who = side_name(seat, game.players, names, voice.lang)
    voice.out.print(Text(voice.words("coach-cli-hint", who=who), style="bold"), soft_wrap=True)
    for number, line in enumerate(found.lines):
        _tell_line(number, line, found, game.players, names, voice)


def _tell_line(number: int, line: Line, found: Hint, players: int, names: list[str], voice: Voice) -> None:
    walk = " → ".join(step.label.text(voice.lang, names) for step in line.steps)
    voice.out.print(Text(f"\n{number + 1}. {walk}", style="bold" if number == 0 else ""), soft_wrap=True)
    points = ", ".join(
        f"{side_name(side, players, names, voice.lang)} {voice.number(points)}"
        for side, points in enumerate(line.points)
    )
    voice.say("coach-cli-expects", style="dim", points=points)
    if number and line.gives_up >= 0.05:
        voice.say("coach-cli-gives-up", style="dim", points=voice.number(line.gives_up))
    for reason in line.reasons:
        voice.out.print(Text(f"   – {reason.text(voice.lang, names)}"), soft_wrap=True)
