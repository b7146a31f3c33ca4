"""The table as plain values: to be compared, hashed and pickled."""

from typing import Any

from troyes.core.game import still
from troyes.core.packing import packed, packed_values, unpacked_values
from troyes.dice import log
from troyes.dice.printed import Printed
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import laid_out
from troyes.dice.walk import Walk, line_up, lined_up
from troyes.dice.wheel import HalfDay, Wheel

Values = list[Any]


def _rolled(half: HalfDay) -> list[int]:
    """The transparent dice, then the black one."""
    return [die.rolled for die in half.dice if not die.black] + [die.rolled for die in half.dice if die.black]


def _wheel(wheel: Wheel) -> Values:
    return [wheel.plazas, wheel.side, wheel.tile, wheel.raid]


def _lies(wheel: Wheel) -> Values:
    """What lies there: which side of a plaza is up, however its two sides were counted when the wheel was laid."""
    plazas = [[plaza[side], plaza[1 - side]] for plaza, side in zip(wheel.plazas, wheel.side, strict=True)]
    return [plazas, wheel.tile, wheel.raid]


def _sheet(sheet: Sheet) -> list[int]:
    return [sheet.drawn, sheet.crossed, sheet.held, sheet.written]


def _walk(walk: Walk) -> Values:
    return [walk.stage, walk.place, walk.now, walk.line, *_sheet(walk.sheet)]


def _kept_walk(walk: Walk) -> Values:
    """The items one by one: as one number they may be too large to be packed."""
    items = [lined_up(walk.now), lined_up(walk.line)]
    return [walk.stage, walk.place, *items, _sheet(walk.sheet), packed(log.flat(walk.log))]


def state_of(half: HalfDay, wheel: Wheel, sheets: list[Sheet], walks: list[Walk]) -> tuple[object, ...]:
    """All of it, to be compared and hashed."""
    values = [_sheet(sheet) for sheet in sheets] + [_walk(walk) for walk in walks]
    lies = still(_lies(wheel))
    lay = lies if half.wheel is wheel else still(_lies(half.wheel))
    return half.turn, still(_rolled(half)), lay, lies, still(values)


def kept(half: HalfDay, wheel: Wheel, sheets: list[Sheet], walks: list[Walk]) -> bytes:
    """What `restored` makes them of again. When the game is over the wheel has gone on, and the dice have not."""
    laid = None if half.wheel is wheel else _wheel(half.wheel)
    done = [_kept_walk(walk) for walk in walks]
    papers = [_sheet(sheet) for sheet in sheets]
    return packed_values([half.turn, _rolled(half), laid, _wheel(wheel), papers, done])


def restored(printed: Printed, column_of: list[int], packed: bytes) -> tuple[HalfDay, Wheel, list[Sheet], list[Walk]]:
    turn, rolled, laid, lies, papers, done = unpacked_values(packed)
    wheel = Wheel(*lies)
    half = laid_out(turn, rolled, wheel if laid is None else Wheel(*laid), printed, column_of)
    walks = [
        Walk(seat, Sheet(*sheet), stage, place, line_up(now), line_up(line), story)
        for seat, (stage, place, now, line, sheet, story) in enumerate(done)
    ]
    return half, wheel, [Sheet(*paper) for paper in papers], walks
