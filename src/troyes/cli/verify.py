"""`troyes verify`: shows that every roll and shuffle of a game followed from its seed."""

from pathlib import Path
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

import troyes
from troyes import registry
from troyes.cli.files import read_record
from troyes.cli.voice import FAILED, CliError, Voice
from troyes.core import records, text
from troyes.core.errors import RecordError
from troyes.core.message import Arg
from troyes.core.records import Check, Record
from troyes.core.rng import seed_hash

ALTERED = ("record-score", "record-edited")
"""The dice are the seed's, but what the record says beside them is not what was played."""


def verify(path: Path, told_hash: str | None, voice: Voice) -> None:
    """Prints every draw beside what the seed gives; ends with status 1 if anything is wrong."""
    data, _ = read_record(path)
    record = records.read(data)
    hashes = _hashes(record, told_hash)
    checks = records.verify(data, registry)
    voice.table(_table(checks, voice))
    _warn_of_given_dice(record, voice)
    sound = _commitments_hold(record, hashes, voice)
    wrong = [check for check in checks if not check.right]
    if wrong:
        voice.say(
            "cli-verify-wrong",
            style="bold red",
            number=wrong[0].number + 1,
            draw=_draw_name(wrong[0].what, voice),
            told=_spaced(wrong[0].told),
            derived=_spaced(wrong[0].derived),
        )
        raise typer.Exit(FAILED)
    if not _rest_is_sound(data, voice) or not sound:
        raise typer.Exit(FAILED)
    voice.say("cli-verify-right", style="bold green", draws=len(checks), choices=len(record.choices))


def _hashes(record: Record, told: str | None) -> list[tuple[str, str]]:
    """The commitments to compare with, each with the message that names where it comes from."""
    found: list[tuple[str, str]] = []
    if record.commitment is not None:
        found.append(("cli-verify-hash-record", record.commitment.strip().lower()))
    if told is not None:
        hash = told.strip().lower()
        if len(hash) != 64 or any(letter not in "0123456789abcdef" for letter in hash):
            raise CliError("cli-verify-no-hash", value=told[:80])
        found.append(("cli-verify-hash-told", hash))
    return found


def _commitments_hold(record: Record, hashes: list[tuple[str, str]], voice: Voice) -> bool:
    derived = seed_hash(record.seed)
    for source, hash in hashes:
        right = hash == derived
        outcome = "cli-verify-hash-right" if right else "cli-verify-hash-wrong"
        voice.say(outcome, style="" if right else "bold red", source=voice.words(source), hash=hash, derived=derived)
    if not hashes:
        voice.say("cli-verify-no-commitment", style="dim", derived=derived)
    return all(hash == derived for _, hash in hashes)


def _rest_is_sound(data: Any, voice: Voice) -> bool:
    """Replays the choices to their end: missing ones, other points and a later change show there."""
    try:
        troyes.replay(data)
    except RecordError as error:
        if error.message.id not in ALTERED:
            raise
        voice.complain(error)
        return False
    return True


def _warn_of_given_dice(record: Record, voice: Voice) -> None:
    if record.position is not None:
        voice.say("cli-verify-position", style="yellow", dice=len(record.rolls))


def _table(checks: list[Check], voice: Voice) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("number", "draw", "told", "derived"):
        table.add_column(voice.words(f"cli-verify-{heading}"))
    table.add_column("")
    for check in checks:
        mark = Text("✓", style="green") if check.right else Text("✗", style="bold red")
        table.add_row(
            str(check.number + 1),
            Text(_draw_name(check.what, voice)),
            _spaced(check.told),
            _spaced(check.derived),
            mark,
        )
    return table


def _draw_name(what: str, voice: Voice) -> str:
    """What was drawn, in words: `plazas`, `roll day 3 morning`, `dealt 2`, ...

    The first word names the message, the others fill it in: after a name its value, a number alone is a seat from 0, a
    word alone a half of the day. A draw that has no message is told as the record names it.
    """
    first, *rest = what.split()
    if not text.has(f"draw-{first}"):
        return what
    args: dict[str, Arg] = {}
    while rest:
        word = rest.pop(0)
        if word.isdigit():
            args["seat"] = int(word) + 1
        elif word == "neutral":
            args["seat_name"] = "neutral" if not first.startswith("roy") else "roy"
        elif rest and rest[0].isdigit():
            args[word] = rest.pop(0)
        else:
            args["half"] = word
    return voice.words(f"draw-{first}", **args)


def _spaced(values: list[int] | None) -> str:
    return " ".join(map(str, values or [])) or "–"
