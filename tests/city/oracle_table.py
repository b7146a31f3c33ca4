"""The table of the second referee: a position's own JSON, and what is done to it in more than one place.

Written from the rulebooks and rulings alone, plainly and slowly; nothing of the engine is used but the printed numbers.
"""

import marshal
from collections import Counter
from collections.abc import Iterator
from typing import Any

from troyes.city import numbers

Position = dict[str, Any]
Rolls = Iterator[int]
Owner = int | str
Die = tuple[Owner, str, int]

NEUTRAL = "neutral"
COLOURS = ["red", "yellow", "white"]
BUILDING = {"red": "palace", "yellow": "city_hall", "white": "bishopric"}
BUILDINGS = list(BUILDING.values())
DELAYED = ["blacksmith", "militia", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior"]

BOARD = numbers.base()["board"]
ACTIVITY = numbers.base()["activities"]
EVENT = numbers.base()["events"]
CHARACTER = numbers.base()["characters"]
MOST_INFLUENCE = 20

met: Counter[str] = Counter()
"""How often each situation has come up in play."""


def copied(data: Any) -> Any:
    return marshal.loads(marshal.dumps(data))


def is_king(p: Position) -> bool:
    return p["game"] == "king"


def seats(p: Position) -> range:
    return range(len(p["families"]))


def frame(p: Position) -> int:
    """For how many players the numbers hold: two in The King's Challenge."""
    return 2 if is_king(p) else len(p["families"])


def by_owner(owner: Owner) -> int:
    return 9 if owner == NEUTRAL else int(owner)


# -- dice ------------------------------------------------------------------------------------------------------------


def district(p: Position, owner: Owner) -> dict[str, list[int]]:
    return p["neutral"]["dice"] if owner == NEUTRAL else p["families"][owner]["dice"]


def dice_of(p: Position, owner: Owner) -> list[Die]:
    return [(owner, colour, value) for colour in COLOURS for value in district(p, owner)[colour]]


def all_dice(p: Position) -> list[Die]:
    return [die for owner in [*seats(p), NEUTRAL] for die in dice_of(p, owner)]


def remove_die(p: Position, die: Die) -> None:
    owner, colour, value = die
    district(p, owner)[colour].remove(value)


def add_die(p: Position, die: Die) -> None:
    owner, colour, value = die
    district(p, owner)[colour].append(value)
    district(p, owner)[colour].sort(reverse=True)


def best_die(dice: list[Die]) -> Die:
    """By value, then red, yellow, white (K5)."""
    return max(dice, key=lambda die: (die[2], -COLOURS.index(die[1])))


# -- means -----------------------------------------------------------------------------------------------------------


def gain_influence(p: Position, seat: Owner, points: int) -> None:
    if seat != NEUTRAL:
        family = p["families"][seat]
        family["influence"] = min(MOST_INFLUENCE, family["influence"] + points)


def gain_deniers(p: Position, owner: Owner, deniers: int) -> None:
    if owner != NEUTRAL:  # the bank
        p["families"][owner]["deniers"] += deniers


def gain_vp(p: Position, owner: Owner, points: int) -> None:
    if owner != NEUTRAL:
        p["families"][owner]["vp"] += points
    elif is_king(p):
        p["neutral"]["vp"] += points


def lose_two_vp(p: Position, seat: int) -> None:
    p["families"][seat]["vp"] = max(0, p["families"][seat]["vp"] - 2)  # T3


# -- citizens --------------------------------------------------------------------------------------------------------


def rows(p: Position, building: str) -> list[list[Owner | None]]:
    """The rows of a building; the Palace is six rows of one space."""
    spaces = p["buildings"][building]
    return [[space] for space in spaces] if building == "palace" else [list(row) for row in spaces]


def set_row(p: Position, building: str, row: int, spaces: list[Owner | None]) -> None:
    if building == "palace":
        p["buildings"]["palace"][row] = spaces[0]
    else:
        p["buildings"][building][row] = spaces


def row_of(building: str, value: int) -> int:
    return next(row for row, values in enumerate(BOARD[building]) if value in values)


def standing(p: Position, owner: Owner, building: str) -> int:
    return sum(row.count(owner) for row in rows(p, building))


def space_key(building: str, row: int, place: int) -> str:
    return f"palace {row + 1}" if building == "palace" else f"{building} {row + 1} {place + 1}"


def pushed(row: list[Owner | None], owner: Owner) -> tuple[list[Owner | None], Owner | None]:
    """The row with a newcomer on its first space, and who falls off (T14)."""
    if None in row:
        gap = row.index(None)
        return [owner, *row[:gap], *row[gap + 1 :]], None
    return [owner, *row[:-1]], row[-1]


def enter(p: Position, building: str, row: int, owner: Owner) -> bool:
    """Put a citizen there, if that expels nobody whose colour lies there already (T15)."""
    spaces, expelled = pushed(rows(p, building)[row], owner)
    if expelled is not None and expelled in p["lying"][building]:
        return False
    set_row(p, building, row, spaces)
    if expelled is not None:
        p["lying"][building] = sorted([*p["lying"][building], expelled], key=by_owner)
    return True


# -- Activity cards --------------------------------------------------------------------------------------------------


def revealed(p: Position) -> list[dict[str, Any]]:
    return [slot for slot in p["activities"] if slot["level"] <= p["round"]]


def slot_of(p: Position, card: str) -> dict[str, Any]:
    return next(slot for slot in p["activities"] if slot["card"] == card)


def has_tradesman(slot: dict[str, Any], owner: Owner) -> bool:
    return owner in slot["tradesmen"] or owner in slot["illustration"]


def put_tradesman(slot: dict[str, Any], owner: Owner) -> None:
    """On the free space worth most, or on the illustration (T12)."""
    worth = ACTIVITY[slot["card"]]["vp"]
    free = [space for space in (0, 1) if slot["tradesmen"][space] is None]
    if free:
        slot["tradesmen"][max(free, key=lambda space: worth[space])] = owner
    else:
        slot["illustration"] = sorted([*slot["illustration"], owner], key=by_owner)


# -- events ----------------------------------------------------------------------------------------------------------


def event_at(p: Position, card: str) -> dict[str, Any]:
    return next(event for event in p["events"] if event["card"] == card)


def free_banners(p: Position, card: str) -> int:
    if card == "marauding" and p["walk"]["settled"]:
        return 0  # T23
    return EVENT[card]["banners"] - len(event_at(p, card)["cubes"])


def all_free_banners(p: Position) -> int:
    return sum(free_banners(p, event["card"]) for event in p["events"])


def put_cube(p: Position, card: str, owner: Owner) -> None:
    """A cube on an event; its last one settles it (T22, T23, T25)."""
    event = event_at(p, card)
    event["cubes"].append(owner)
    gain_influence(p, owner, 1)
    if len(event["cubes"]) < EVENT[card]["banners"]:
        return
    reward(p, card, event["cubes"])
    if card == "marauding":
        event["cubes"] = []
        p["walk"]["settled"] = True
        met["countered: marauding"] += 1
        return
    p["events"].remove(event)
    most = max(Counter(event["cubes"]).values())
    winner = next(owner for owner in event["cubes"] if event["cubes"].count(owner) == most)
    met[f"countered: {card}"] += 1
    if winner != NEUTRAL:
        p["families"][winner]["events"].append(card)
    elif is_king(p):
        p["neutral"]["events"].append(card)


def reward(p: Position, card: str, cubes: list[Owner]) -> None:
    larger, smaller = EVENT[card]["vp"]
    count = Counter(cubes)
    ranks = sorted(set(count.values()), reverse=True)
    firsts = [owner for owner in count if count[owner] == ranks[0]]
    seconds = [owner for owner in count if len(ranks) > 1 and count[owner] == ranks[1]]
    met[f"rewards: {len(firsts)} first, {len(seconds)} second"] += 1
    if NEUTRAL in count:
        rank = "first" if NEUTRAL in firsts else "second" if NEUTRAL in seconds and len(firsts) == 1 else "nothing"
        met[f"rewards: neutral comes {rank}"] += 1
    if len(firsts) > 1 or len(count) == 1:
        for owner in firsts:
            gain_vp(p, owner, (larger + smaller) // len(firsts))
        return
    gain_vp(p, firsts[0], larger)
    for owner in seconds:
        gain_vp(p, owner, smaller // len(seconds))


# -- points ----------------------------------------------------------------------------------------------------------


def character_vp(p: Position, owner: Owner, character: str) -> int:
    if owner == NEUTRAL and character in ("thibaut_ii", "hugues_de_payns"):
        return 0  # K13
    means = p["neutral"] if owner == NEUTRAL else p["families"][owner]
    if character == "chretien_de_troyes":
        count = sum(standing(p, owner, building) for building in BUILDINGS)
    elif character == "urbain_iv":
        count = sum(level.count(owner) for level in p["cathedral"])
    elif character == "thibaut_ii":
        count = means["deniers"]
    elif character == "hugues_de_payns":
        count = means["influence"]
    elif character == "le_florentin":
        count = sum(has_tradesman(slot, owner) for slot in p["activities"])
    else:
        count = len(means["events"])
    printed = CHARACTER[character]
    thresholds = printed["two"] if frame(p) == 2 and "two" in printed else printed["at"]
    return sum(step for threshold, step in zip(thresholds, (1, 2, 3), strict=True) if count >= threshold)


def score(p: Position) -> list[dict[str, int]]:
    """The final count, line by line, of each seat; le Roy's last."""
    characters = p["stack"] if is_king(p) else [name for family in p["families"] for name in family["characters"]]
    counted: list[dict[str, int]] = []
    for owner in [*seats(p), NEUTRAL] if is_king(p) else seats(p):
        lines = {"tokens": (p["neutral"] if owner == NEUTRAL else p["families"][owner])["vp"]}
        lines["events"] = sum(owner in event["cubes"] for event in p["events"])
        lines["tradesmen"] = sum(
            worth
            for slot in p["activities"]
            for tradesman, worth in zip(slot["tradesmen"], ACTIVITY[slot["card"]]["vp"], strict=True)
            if tradesman == owner
        )
        lines["missing_levels"] = -2 * sum(owner not in level for level in p["cathedral"])
        for character in characters:
            lines[character] = character_vp(p, owner, character)
        counted.append(lines)
    return counted


def winners(p: Position) -> list[int]:
    totals = [sum(lines.values()) for lines in score(p)]
    if is_king(p):
        return [0] if totals[0] > totals[1] else [1]  # K16
    return [seat for seat, total in enumerate(totals) if total == max(totals)]  # T35
