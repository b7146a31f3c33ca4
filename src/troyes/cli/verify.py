"""`troyes verify`: shows that every roll and shuffle of a game followed from its seed."""

from pathlib import Path
from typing import Any, cast

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

FALSE = ("record-choice", "record-truncated", "record-score", "record-edited")
"""The dice are the seed's, but what the record says beside them is not what was played."""


def verify(path: Path, told_hash: str | None, voice: Voice) -> None:
    """Prints every draw beside what the seed gives; ends with status 1 if anything is wrong."""
    data, _ = read_record(path)
    record = records.read(data)
    hashes = _hashes(record, told_hash)
    try:
        sound = _draws_hold(record, records.verify(data, registry), hashes, voice)
        troyes.replay(data)  # to its end: missing choices, other points and a later change show there
    except RecordError as error:
        if error.message.id not in FALSE:
            raise
        voice.complain(error)
        raise typer.Exit(FAILED) from None
    if not sound:
        raise typer.Exit(FAILED)
    draws = len(record.draws or ())
    voice.say("cli-verify-right", style="bold green", draws=draws, choices=len(record.choices))


def _draws_hold(record: Record, checks: list[Check], hashes: list[tuple[str, str]], voice: Voice) -> bool:
    """Tells every draw. One that is wrong ends it; a commitment that does not hold is told, too."""
    voice.table(_table(checks, voice))
    _warn_of_given_dice(record, voice)
    _warn_of_other_numbers(record, voice)
    sound = _commitments_hold(record, hashes, voice)
    wrong = [check for check in checks if not check.right]
    if not wrong:
        return sound
    voice.say(
        "cli-verify-wrong",
        style="bold red",
        number=wrong[0].number + 1,
        draw=_draw_name(wrong[0].what, voice),
        told=_named(wrong[0], wrong[0].told or [], voice),
        derived=_named(wrong[0], wrong[0].derived, voice),
    )
    raise typer.Exit(FAILED)


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


def _warn_of_given_dice(record: Record, voice: Voice) -> None:
    if record.position is not None:
        voice.say("cli-verify-position", style="yellow", dice=len(record.rolls))


def _warn_of_other_numbers(record: Record, voice: Voice) -> None:
    """Cards, prices or points of its own are no fault, but whoever compares games wants to know."""
    if record.numbers is None:
        return
    usual = troyes.new_game(record.game, players=record.players, seed=0).numbers_data()
    others = _differing(record.numbers, usual)
    if others:
        voice.say("cli-verify-numbers", style="yellow", count=len(others), first=others[0])


def _differing(one: Any, other: Any, place: str = "") -> list[str]:
    """Where two sets of numbers differ."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return [] if one == other else [place]
    first, second = cast("dict[str, Any]", one), cast("dict[str, Any]", other)
    found: list[str] = []
    for name in [*first, *[name for name in second if name not in first]]:
        found += _differing(first.get(name), second.get(name), f"{place}.{name}" if place else name)
    return found


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
            _named(check, check.derived if check.told is None else check.told, voice),
            "=" if check.right else _named(check, check.derived, voice),
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


def _named(check: Check, values: list[int], voice: Voice) -> str:
    """What came, with dice and cards by their names; numbers where no words fit."""
    words = check.words(values) if values else None
    if words is None:
        return " ".join(map(str, values)) or "–"
    return words.text(voice.lang).removesuffix(".")
