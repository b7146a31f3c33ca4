"""The wall of achievements: 21 boxes, and which of them a finished game fills (D16)."""

from typing import Final

from troyes.core.message import Message
from troyes.dice.game import DiceGame
from troyes.dice.names import COLOURS, RESOURCES, ROWS
from troyes.dice.printed import CITIZEN_TRACK, RESOURCE_TRACK

COUNTED: Final = ["solo", "multiplayer", "expansion"]
"""The kinds of game of which three fill a box."""
GAMES_NEEDED: Final = 3
SCORES: Final = [45, 55, 65]
WIN_OVER: Final = 60
FROM_ONE_CHARACTER: Final = 18
CITIZENS: Final = 40
COLUMNS: Final = 6

BOXES: Final[list[str]] = [
    *[f"three_games-{kind}" for kind in COUNTED],
    *[f"score-{score}" for score in SCORES],
    "win_over_60",
    "eighteen_from_one_character",
    "forty_citizens",
    *[f"prestige_row-{ROWS[row]}" for row in (0, 2, 4)],
    *[f"work_row-{ROWS[row]}" for row in (1, 3, 5)],
    *[f"resource_track-{resource}" for resource in RESOURCES],
    *[f"citizen_track-{colour}" for colour in COLOURS],
]
"""Every box, in the order of the wall."""


def earned(game: DiceGame, seat: int) -> list[str]:
    """The boxes that this game alone fills for this seat, in the order of the wall; none before its end.

    Who sits there is not the game's affair: it is for the table to leave bots out.
    """
    if not game.over:
        return []
    sheet = game.walks[seat].sheet
    score = game.scores()[seat]
    boxes: list[str] = [f"score-{least}" for least in SCORES if score.total >= least]
    if game.players > 1 and score.total > WIN_OVER and seat in game.winners():
        boxes.append("win_over_60")
    if max(score.lines[row] for row in ROWS) >= FROM_ONE_CHARACTER:
        boxes.append("eighteen_from_one_character")
    if sum(sheet.citizens) >= CITIZENS:
        boxes.append("forty_citizens")
    for row in (0, 2, 4, 1, 3, 5):
        if sheet.count(row) == COLUMNS:
            boxes.append(f"{'work' if row % 2 else 'prestige'}_row-{ROWS[row]}")
    boxes += [f"resource_track-{RESOURCES[at]}" for at in range(3) if sheet.circled[at] >= RESOURCE_TRACK]
    boxes += [f"citizen_track-{COLOURS[at]}" for at in range(3) if sheet.citizens[at] >= CITIZEN_TRACK]
    return boxes


def kinds(game: DiceGame) -> list[str]:
    """What a game counts as: solo or multiplayer, and with tiles for the expansion as well."""
    found = ["solo" if game.players == 1 else "multiplayer"]
    if game.options["banquets"]:
        found.append("expansion")
    return found


def three_games(solo: int, multiplayer: int, expansion: int) -> list[str]:
    """The boxes that so many finished games fill, the one just finished included."""
    counts = [solo, multiplayer, expansion]
    return [f"three_games-{COUNTED[at]}" for at in range(3) if counts[at] >= GAMES_NEEDED]


def verdict(game: DiceGame) -> Message | None:
    """Alone one plays for the marks of the wall: how many are reached, and which is next."""
    if game.players > 1:
        return None
    points = game.scores()[0].total
    reached = len([mark for mark in SCORES if points >= mark])
    return Message(f"dice-mark-{reached}", {"points": points, "mark": SCORES[min(reached, len(SCORES) - 1)]})
