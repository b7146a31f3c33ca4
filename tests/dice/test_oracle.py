"""The engine beside the second referee of oracle.py: whole games in which both must agree at every step.

ORACLE_GAMES asks for more games, ORACLE_FIRST says which is the first: the number of a game is its seed.
"""

import os
import random
from collections import Counter
from copy import deepcopy
from typing import Any

from tests.dice.oracle import (
    CATHEDRAL_NUMBERS,
    COLOURS,
    LINKS,
    PRESTIGE,
    RESOURCES,
    WORK,
    HalfDay,
    next_half_day,
    place_dice,
    resolve_event,
    score_lines,
    turn_over,
)

import troyes

GAMES = int(os.environ.get("ORACLE_GAMES", "700"))
FIRST = int(os.environ.get("ORACLE_FIRST", "0"))
BUILDINGS = [*PRESTIGE.values(), *WORK.values()]
BANQUETS = [f"{number} banquet" for number in range(1, 9)]
RAIDS = [f"{number} raid" for number in range(1, 8)]  # a transparent die at tile 8's Raid side is nobody's to choose
# What a Banquet makes worth more.
IMPROVED = {
    "3 banquet": ["cathedral"],
    "4 banquet": list(WORK.values()),
    "6 banquet": ["fortress"],
    "7 banquet": ["great_hall"],
    "8 banquet": ["great_hall"],
}

CROWDS = [[0, 1, 2], [2, 4, 5], [9, 10], [10, 13, 14], [10, 14, 19], [14, 18, 19, 20], [17, 20]]
"""Numbers of citizens from which bonuses and full tracks are near."""

MUST_BE_MET = [
    *(
        f"games: {players} players, {numbering}, {'with' if banquets else 'without'} banquets"
        for players in range(1, 5)
        for numbering in ("first", "rising", "falling", "expert")
        for banquets in (False, True)
    ),
    *(
        f"on the wheel: a {die} die at tile {tile}"
        for die in ("black", "clear")
        for tile in [*BANQUETS, *RAIDS, "8 raid"]
    ),
    *(f"chosen: die {place} at tile {tile}" for place in range(1, 5) for tile in [*BANQUETS, *RAIDS]),
    "chosen: the black die",
    *(f"value changed at tile {tile}" for tile in [*BANQUETS, *RAIDS] if tile != "1 raid"),
    *(f"colour changed at tile {tile}" for tile in [*BANQUETS, *RAIDS] if tile != "5 raid"),
    "a die worth 0 that cannot be raised",
    "one of each instead of a die",
    *(f"{row} built at tile {tile}" for tile, rows in IMPROVED.items() for row in rows),
    *(f"{row} built at tile 7 raid" for row in WORK.values()),
    *(f"a Great Hall with {dice} dice" for dice in range(4)),
    "a Great Hall that counts the black die",
    *(f"link: {row} {pair}" for row, pairs in LINKS.items() for pair in pairs),
    "a resource for a full track",
    "a full track is named",
    *(f"a citizen for a full track, {others} others with room" for others in range(3)),
    "bonus: one of each resource",
    "bonus: a work building",
    *(f"bonus: the {colour} track's {what}" for colour in COLOURS for what in ("prestige building", "two citizens")),
    *(f"a free {kind} building: {how}" for kind in ("prestige", "work") for how in ("lost", "forced", "chosen")),
    "a bonus earned by a bonus",
    *(f"bonuses in line: {bonuses}" for bonuses in (1, 2, 3)),
    *(f"bonuses in a half day: {bonuses}" for bonuses in range(5)),
    "attack: a die is crossed out",
    "attack: crossed out before",
    "attack: a Fortress guards",
]


def test_both_referees_agree_at_every_step_of_every_game() -> None:
    met: Counter[str] = Counter()
    for number in range(FIRST, FIRST + GAMES):
        try:
            compare_game(number, met)
        except Exception as error:
            error.add_note(f"in game {number}")
            raise
    assert [situation for situation in MUST_BE_MET if not met[situation]] == []


# -- the comparison ------------------------------------------------------------------------------------------------


def compare_game(number: int, met: Counter[str]) -> None:
    rng = random.Random(number)
    game = some_game(rng, late=number % 8 > 0)
    taste = rng.choice(["anything", "buildings", "tiles", "tiles", "buildings and tiles", "dear dice"])
    while not game.over:
        before = game.position()
        sheets = compare_half_day(game, rng, taste, met)
        compare_evening(game, before, sheets, met)
    lines = [score_lines(sheet) for sheet in sheets]
    totals = [sum(line.values()) for line in lines]
    assert [dict(score.lines) for score in game.scores()] == lines
    assert [score.total for score in game.scores()] == totals
    assert sorted(game.winners()) == [seat for seat, total in enumerate(totals) if total == max(totals)]
    options = game.position()["options"]
    numbering = options["numbering"] if isinstance(options["numbering"], str) else "expert"
    met[f"games: {len(lines)} players, {numbering}, {'with' if options['banquets'] else 'without'} banquets"] += 1


def compare_half_day(game: Any, rng: random.Random, taste: str, met: Counter[str]) -> list[dict[str, Any]]:
    """Play a half day, seats in any order, and give the sheets as they are then."""
    position = game.position()
    compare_dice(game, position, met)
    half_days = [HalfDay(position, seat, met) for seat in range(len(position["seats"]))]
    while any(half_day.legal for half_day in half_days):
        pending = game.pending
        assert {decision.seat for decision in pending} == {at for at, half in enumerate(half_days) if half.legal}
        for decision in pending:
            assert sorted(option.key for option in decision.options) == sorted(half_days[decision.seat].legal)
        decision = rng.choice(pending)
        key = preferred(rng, taste, half_days[decision.seat])
        game.play(decision.seat, key)
        half_days[decision.seat].choose(key)
        met["decisions"] += 1
        if any(half_day.legal for half_day in half_days):
            compare_seats(game, position, half_days)
    return [half_day.sheet for half_day in half_days]


def compare_seats(game: Any, before: dict[str, Any], half_days: list[HalfDay]) -> None:
    """In the midst of a half day: the sheets in hand have moved on, and nothing else has."""
    now = game.position()
    assert {**now, "seats": []} == {**before, "seats": []}
    for seat, old, half_day in zip(now["seats"], before["seats"], half_days, strict=True):
        assert seat["sheet"] == old["sheet"]
        assert seat["walk"]["sheet"] == half_day.sheet
        assert seat["walk"]["line"] == half_day.line
        assert (seat["walk"]["stage"] == "done") == (not half_day.legal)


def compare_dice(game: Any, position: dict[str, Any], met: Counter[str]) -> None:
    dice = place_dice(position["day"], position["half"], position["wheel"], position["dice"])
    for die, shown in zip(dice, game.view(None)["dice"], strict=True):
        assert shown["can_be_chosen"] == (not die["strikes"])
        compared = ["place", "notch", "rolled", "colour", "black", *(["value"] if not die["strikes"] else [])]
        assert {name: shown[name] for name in compared} == {name: die[name] for name in compared}
        met[f"on the wheel: a {'black' if die['black'] else 'clear'} die at tile {die['tile']}"] += 1


def compare_evening(game: Any, before: dict[str, Any], sheets: list[dict[str, Any]], met: Counter[str]) -> None:
    """From the end of a half day to the event of the next; the sheets of the second referee suffer it too."""
    met["half days"] += 1
    now = game.position()
    dice = place_dice(before["day"], before["half"], before["wheel"], before["dice"])
    assert now["wheel"] == turn_over(before["wheel"], dice)  # D10
    if (before["day"], before["half"]) == (8, "afternoon"):
        assert game.over
    else:
        assert (now["day"], now["half"]) == next_half_day(before["day"], before["half"])
        dice = place_dice(now["day"], now["half"], now["wheel"], now["dice"])
        for sheet in sheets:
            resolve_event(now["day"], dice, now["numbers"], sheet, met)
    assert [seat["sheet"] for seat in now["seats"]] == sheets
    assert [seat["walk"]["sheet"] for seat in now["seats"]] == sheets
    assert now["numbers"] == before["numbers"]


# -- games and choices ---------------------------------------------------------------------------------------------


def some_game(rng: random.Random, late: bool) -> Any:
    numbering = rng.choice(["first", "rising", "falling", tuple(rng.sample(range(1, 7), 6))])
    banquets = rng.random() < 0.75
    seed = rng.randrange(2**32)
    players = rng.randint(1, 4)
    game = troyes.new_game("troyes-dice", players=players, seed=seed, numbering=numbering, banquets=banquets)
    if not late:
        return game
    position = game.position()
    position["day"] = rng.choice([2, 4, 6, 8, 8, 8, 8])
    position["half"] = rng.choice(["morning", "afternoon"])
    for notch in position["wheel"]:
        notch["raid"] = notch["tile"] > 0 and rng.random() < 0.4
        if rng.random() < 0.5:
            notch["up"], notch["down"] = notch["down"], notch["up"]
    for _ in range(4):  # the black die rather lands at tile 8
        position["dice"] = {"transparent": [rng.randint(1, 6) for _ in range(3)], "black": rng.randint(1, 6)}
        dice = place_dice(position["day"], position["half"], position["wheel"], position["dice"])
        if any(die["black"] and die["tile"] == "8 banquet" for die in dice):
            break
    for seat in position["seats"]:
        seat["sheet"] = late_sheet(rng, attacked=position["day"] > 2)
        seat["walk"]["sheet"] = deepcopy(seat["sheet"])
    return troyes.from_position(position, seed=seed)


def late_sheet(rng: random.Random, attacked: bool) -> dict[str, Any]:
    """A sheet near the ends of its tracks, poor or rich, and more or less built up."""
    sheet: dict[str, Any] = {}
    wealth = rng.choice([0, 0.2, 1])
    brink = rng.random() < 0.4  # the next resource comes with a citizen
    for resource in RESOURCES:
        circled = rng.choice([5, 11, 17]) if brink else rng.randint(3, 18)
        sheet[resource] = {"circled": circled, "left": rng.randint(0, int(circled * wealth))}
    crowd = rng.choice([[2, 14, 19], [14, 19], [19, 20]] if brink else CROWDS)
    sheet["citizens"] = {colour: rng.choice(crowd) for colour in COLOURS}
    built = rng.choice([0, 0.3, 0.7, 0.9, 0.97])
    sheet["drawn"] = {row: [column for column in range(1, 7) if rng.random() < built] for row in BUILDINGS}
    struck = rng.choice([0, 0.2, 0.8]) if attacked else 0
    sheet["crossed"] = {colour: [column for column in range(1, 7) if rng.random() < struck] for colour in COLOURS}
    standing = set(sheet["drawn"]["fortress"])
    sheet["crossed"]["red"] = [column for column in sheet["crossed"]["red"] if column not in standing]
    sheet["cathedral_numbers"] = [0] * 6
    cathedrals = sheet["drawn"]["cathedral"]
    for number, column in zip(CATHEDRAL_NUMBERS, rng.sample(cathedrals, len(cathedrals)), strict=False):
        sheet["cathedral_numbers"][column - 1] = number
    return sheet


def preferred(rng: random.Random, taste: str, half_day: HalfDay) -> str:
    """A legal key, by chance, but rather one to the taste."""
    improved = IMPROVED.get(half_day.die["tile"], []) if half_day.die else []
    liked: set[str] = set()
    for key in half_day.legal:
        first, second = key.split()[:2]
        if first == "die":
            at_tile = half_day.dice[int(second) - 1]["tile"] != "none"
            good = ("tiles" in taste and at_tile) or (taste == "dear dice" and int(second) > 2)
        elif first == "citizen":
            good = half_day.sheet["citizens"][second] in (14, 19, 20)
        else:
            good = first in improved or ("buildings" in taste and first in BUILDINGS)
        if good:
            liked.add(key)
    return rng.choice(sorted(liked if liked and rng.random() < 0.8 else half_day.legal))
