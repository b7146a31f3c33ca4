"""What holds for every sheet of Troyes Dice, whatever is played, told by another bookkeeper than the engine."""

from collections import Counter
from typing import Any

from troyes.core.message import Message
from troyes.dice.game import DiceGame
from troyes.dice.printed import CITIZEN_TRACK, RESOURCE_TRACK
from troyes.dice.sheet import Sheet
from troyes.dice.walk import DONE, Walk

NUMBERS = [1, 1, 2, 2, 3, 3]
THINGS = ["influence", "deniers", "knowledge"]
COLOURS = ["red", "yellow", "white"]


def check_sheet(sheet: Sheet) -> None:
    """Nothing runs off the paper, and a Cathedral's number is written if and only if it is drawn."""
    assert 0 <= sheet.crossed < 1 << 18
    check_tracks(sheet)
    check_buildings(sheet)


def check_tracks(sheet: Sheet) -> None:
    for stock, circled, citizens in zip(sheet.stock, sheet.circled, sheet.citizens, strict=True):
        assert 0 <= stock <= circled <= RESOURCE_TRACK
        assert circled >= 3
        assert 0 <= citizens <= CITIZEN_TRACK


def check_buildings(sheet: Sheet) -> None:
    assert 0 <= sheet.drawn < 1 << 36
    written = sheet.multipliers
    assert sum(1 << column for column in range(6) if written[column]) == sheet.drawn >> 24 & 0b111111
    assert sorted(number for number in written if number) == NUMBERS[: 6 - written.count(0)]


def check_step(before: Walk, after: Walk) -> None:
    """Pencil stays on the paper: nothing drawn, circled or crossed out ever comes off again.

    What has not changed was right before, and is not looked at again.
    """
    old, new = before.sheet, after.sheet
    assert new.crossed == old.crossed
    if new.held != old.held:
        check_tracks(new)
        for had, has in zip(old.citizens, new.citizens, strict=True):
            assert has >= had
        for had, stock, has, left in zip(old.circled, old.stock, new.circled, new.stock, strict=True):
            assert has >= had
            assert has - left >= had - stock
    if new.drawn != old.drawn or new.written != old.written:
        check_buildings(new)
        assert new.drawn & old.drawn == old.drawn
        drawn_now = new.drawn & ~old.drawn
        for building in range(36):
            if drawn_now >> building & 1:
                row, column = divmod(building, 6)
                assert not old.crossed >> (6 * (row // 2) + column) & 1
    if after.stage == DONE:
        assert not after.now
        assert not after.line


def check_books(game: DiceGame, log: list[Message]) -> None:
    """What the log says was gained, paid, drawn and lost is what stands on the sheets."""
    gained: list[Counter[str]] = [Counter() for _ in range(game.players)]
    paid: list[Counter[str]] = [Counter() for _ in range(game.players)]
    drawn = [0] * game.players
    crossed = [0] * game.players
    for message in log:
        if "seat" not in message.args:
            continue
        seat = int(str(message.args["seat"])) - 1
        if message.id == "dice-log-gained":
            gained[seat].update(_amounts(message.args["gain"]))
        elif message.id == "dice-log-moved-on":
            gained[seat][f"{message.args['colour']}-citizen"] += 1
        elif message.id in ("dice-log-took", "dice-log-changed"):
            paid[seat].update(_amounts(message.args["price"]))
        elif message.id == "dice-log-drew":
            drawn[seat] += 1
        elif message.id == "dice-log-crossed":
            crossed[seat] += 1
    for seat, walk in enumerate(game.walks):
        sheet = walk.sheet
        for colour in range(3):
            assert sheet.circled[colour] == 3 + gained[seat][THINGS[colour]]
            assert sheet.stock[colour] == sheet.circled[colour] - paid[seat][THINGS[colour]]
            assert sheet.citizens[colour] == gained[seat][f"{COLOURS[colour]}-citizen"]
        assert sheet.drawn.bit_count() == drawn[seat]
        assert sheet.crossed.bit_count() == crossed[seat]


def _amounts(amounts: Any) -> dict[str, int]:
    return dict(amounts)
