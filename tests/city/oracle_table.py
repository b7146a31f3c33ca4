"""The table of the second referee: a position's own JSON, and what is done to it in more than one place.

Written from the rulebooks and rulings alone, plainly and slowly; nothing of the engine is used but the printed numbers.
"""

import marshal
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from troyes.city import numbers

Position = dict[str, Any]
Rolls = Iterator[Any]
"""The values of dice to come; among them the six spaces of a building that Uprising deals anew."""
Owner = int | str


class Die(NamedTuple):
    """A die: on the square the head of a family has the colour purple, in a group the one it is declared to have."""

    owner: Owner
    colour: str
    value: int
    purple: bool = False
    turned: bool = False


NEUTRAL = "neutral"
COLOURS = ["red", "yellow", "white"]
BUILDING = {"red": "palace", "yellow": "city_hall", "white": "bishopric"}
BUILDINGS = list(BUILDING.values())
DELAYED = ["blacksmith", "militia", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior"]

PURPLE = "purple"

PRINTED = numbers.base()
BOARD = PRINTED["board"]
ACTIVITIES = PRINTED["activities"]
EVENTS = PRINTED["events"]
CHARACTERS = PRINTED["characters"]
LADIES = numbers.ladies()
ACTIVITY = {name: card for name, card in ACTIVITIES.items() if name not in LADIES["activities"]}
EVENT = {name: card for name, card in EVENTS.items() if name not in LADIES["events"]}
CHARACTER = {name: card for name, card in CHARACTERS.items() if name not in LADIES["characters"]}
"""The cards of the base game and its bonus cards alone."""
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


def is_reversed(p: Position) -> bool:
    """The last round of a tournament goes the other way round (L3)."""
    return not is_king(p) and p["options"]["tournament"] and p["round"] == BOARD["rounds"][str(frame(p))]


def order(p: Position) -> list[Any]:
    """All who take turns, the start player first."""
    table: list[Owner] = [*seats(p), NEUTRAL] if is_king(p) else [*seats(p)]
    if is_reversed(p):
        table.reverse()
    at = table.index(p["start_player"])
    return table[at:] + table[:at]


def by_owner(owner: Owner) -> int:
    return 9 if owner == NEUTRAL else int(owner)


# -- dice ------------------------------------------------------------------------------------------------------------


def district(p: Position, owner: Owner) -> dict[str, list[int]]:
    return p["neutral"]["dice"] if owner == NEUTRAL else p["families"][owner]["dice"]


def dice_of(p: Position, owner: Owner) -> list[Die]:
    dice = district(p, owner)
    return [Die(owner, colour, value) for colour in [*COLOURS, PURPLE] for value in dice.get(colour, [])]


def all_dice(p: Position) -> list[Die]:
    return [die for owner in [*seats(p), NEUTRAL] for die in dice_of(p, owner)]


def remove_die(p: Position, die: Die) -> None:
    district(p, die.owner)[PURPLE if die.purple else die.colour].remove(die.value)


def add_die(p: Position, die: Die) -> None:
    values = district(p, die.owner)[die.colour]
    values.append(die.value)
    values.sort(reverse=True)


def best_die(dice: list[Die]) -> Die:
    """By value, then red, yellow, white (K5)."""
    return max(dice, key=lambda die: (die.value, -COLOURS.index(die.colour)))


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


def pay(p: Position, seat: int, what: str, due: int) -> None:
    """Pay all there is; whoever cannot pay in full loses 2 VP (T4)."""
    family = p["families"][seat]
    if family[what] < due:
        lose_two_vp(p, seat)
        met[f"short of {what}"] += 1
    family[what] = max(0, family[what] - due)


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
    worth = ACTIVITIES[slot["card"]]["vp"]
    free = [space for space in (0, 1) if slot["tradesmen"][space] is None]
    if free:
        slot["tradesmen"][max(free, key=lambda space: worth[space])] = owner
    else:
        slot["illustration"] = sorted([*slot["illustration"], owner], key=by_owner)


# -- outdoor activities ----------------------------------------------------------------------------------------------


def outdoor(p: Position) -> list[dict[str, Any]]:
    return p["ladies"]["outdoor"] if "ladies" in p else []


def has_outdoor_cube(p: Position, seat: int, activity: str) -> bool:
    return any(tile["activity"] == activity and tile["cubes"][seat] for tile in outdoor(p))


def use_outdoor_cube(p: Position, seat: int, activity: str) -> None:
    met[f"outdoor: {activity}"] += 1
    next(tile for tile in outdoor(p) if tile["activity"] == activity)["cubes"][seat] -= 1


# -- events ----------------------------------------------------------------------------------------------------------


def event_at(p: Position, card: str) -> dict[str, Any]:
    return next(event for event in p["events"] if event["card"] == card)


def free_banners(p: Position, card: str) -> int:
    if card == "marauding" and p["walk"]["settled"]:
        return 0  # T23
    return EVENTS[card]["banners"] - len(event_at(p, card)["cubes"])


def banners_for_cards(p: Position) -> dict[str, int]:
    """The events on which an Activity card may put cubes, and for how many there is room. All cards that do are red and
    of level 1, which the Chief Outlaw does not fear (L12)."""
    free = {event["card"]: free_banners(p, event["card"]) for event in p["events"] if event["card"] != "chief_outlaw"}
    return {card: room for card, room in free.items() if room}


def put_cube(p: Position, card: str, owner: Owner) -> None:
    """A cube on an event; its last one settles it (T22, T23, T25)."""
    event = event_at(p, card)
    event["cubes"].append(owner)
    gain_influence(p, owner, 1)
    if len(event["cubes"]) < EVENTS[card]["banners"]:
        if card == "possession" and owner != NEUTRAL:
            p["ladies"]["release"] += 1  # L15
        return
    reward(p, card, event["cubes"])
    if card == "marauding":
        event["cubes"] = []
        p["walk"]["settled"] = True
        met["countered: marauding"] += 1
        return
    p["events"].remove(event)
    if card == "possession":
        all_go_home(p)
    most = max(Counter(event["cubes"]).values())
    winner = next(owner for owner in event["cubes"] if event["cubes"].count(owner) == most)
    met[f"countered: {card}"] += 1
    if winner != NEUTRAL:
        p["families"][winner]["events"].append(card)
    elif is_king(p):
        p["neutral"]["events"].append(card)


def all_go_home(p: Position) -> None:
    """L15."""
    met["possession: all go home"] += any(p["ladies"]["possessed"])
    for seat in seats(p):
        p["families"][seat]["supply"] += p["ladies"]["possessed"][seat]
        p["ladies"]["possessed"][seat] = 0
    p["ladies"]["release"] = 0


def reward(p: Position, card: str, cubes: list[Owner]) -> None:
    larger, smaller = EVENTS[card]["vp"]
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


# -- the Cathedral ---------------------------------------------------------------------------------------------------


def topmost(p: Position) -> tuple[int, int] | None:
    """The cube that an Interruption of Work takes: level and place (T28)."""
    for level in reversed(range(len(p["cathedral"]))):
        for at in reversed(range(6)):
            if p["cathedral"][level][at] is not None:
                return level, at
    return None
