"""What can happen, as the log keeps it: a small tuple (what, seat, numbers ...) that is put in words only when read."""

from typing import Final, cast

from troyes.core.message import Arg, Message
from troyes.dice.names import COLOURS, RESOURCES, ROWS

Entry = tuple[int, ...]

# Draws: what the generator decided.
NUMBERED: Final = 0
PLAZAS: Final = 1
SIDES: Final = 2
TILES: Final = 3
ROLLED: Final = 4
# What everybody sees.
DESTROYED: Final = 5
TAMED: Final = 6
CROSSED: Final = 7
GUARDED: Final = 8
SPARED: Final = 9
PLAZA_TURNED: Final = 10
TILE_TURNED: Final = 11
FINISHED: Final = 12
# What a seat does in its half day.
TOOK: Final = 13
CHANGED: Final = 14
REST: Final = 15
GAINED: Final = 16
OVERFLOWED: Final = 17
DREW: Final = 18
WROTE: Final = 19
LINKED: Final = 20
EARNED_RESOURCES: Final = 21
EARNED_WORK: Final = 22
EARNED_PRESTIGE: Final = 23
EARNED_PAIR: Final = 24
BONUS_LOST: Final = 25
MOVED_ON: Final = 26

DRAWS: Final = ["numbering", "plazas", "sides", "tiles", "roll"]


def flat(chain: object) -> list[Entry]:
    """The entries of a chain (earlier entries, entry), oldest first. An entry may be the chains of all seats."""
    found: list[Entry] = []
    while chain is not None:
        chain, entry = cast("tuple[object, object]", chain)
        if isinstance(entry, list):
            for seat_chain in reversed(cast("list[object]", entry)):
                found.extend(reversed(flat(seat_chain)))
        else:
            found.append(cast("Entry", entry))
    found.reverse()
    return found


def draw_of(entry: Entry) -> list[object]:
    """A draw as the record keeps it: what it was for, and what came."""
    values = list(entry[2:])
    if entry[0] == ROLLED:
        return [f"roll {day_name(entry[2])}", values[1:]]
    return [DRAWS[entry[0]], values]


def day_name(turn: int) -> str:
    return f"day {turn // 2 + 1} {half_name(turn)}"


def half_name(turn: int) -> str:
    return "afternoon" if turn % 2 else "morning"


def message(entry: Entry) -> Message:
    """A log entry as a message."""
    what, seat = entry[0], entry[1]
    args: dict[str, Arg] = {} if seat < 0 else {"seat": seat + 1}
    rest = entry[2:]
    name = ""
    if what == NUMBERED:
        name, args["start"] = "numbered", rest[0]
    elif what == PLAZAS:
        name, args["order"] = "plazas", " ".join(str(tile + 1) for tile in rest)
    elif what == SIDES:
        name, args["sides"] = "sides", " ".join("ab"[side] for side in rest)
    elif what == TILES:
        name, args["tiles"] = "tiles", ", ".join(str(tile) for tile in rest)
    elif what == ROLLED:
        name = "rolled"
        args["day"], args["half"] = rest[0] // 2 + 1, half_name(rest[0])
        args["one"], args["two"], args["three"], args["black"] = rest[1:]
    elif what in (DESTROYED, TAMED):
        name = "destroyed" if what == DESTROYED else "tamed"
        args["place"], args["value"], args["colour"] = rest[0] + 1, rest[1], COLOURS[rest[2]]
    elif what in (CROSSED, GUARDED, SPARED):
        name = ["crossed", "guarded", "spared"][what - CROSSED]
        args["colour"], args["number"] = COLOURS[rest[0]], rest[1]
    elif what == PLAZA_TURNED:
        name, args["was"], args["colour"] = "plaza-turned", COLOURS[rest[0]], COLOURS[rest[1]]
    elif what == TILE_TURNED:
        name, args["tile"] = "tile-turned", rest[0]
    elif what == FINISHED:
        name, args["points"] = "finished", rest[0]
    elif what == TOOK:
        name = "took"
        args["place"], args["value"], args["colour"] = rest[0] + 1, rest[1], COLOURS[rest[2]]
        args["price"] = amounts([rest[3], rest[4], rest[5]])
        args["paid"] = int(any(rest[3:6]))
    elif what == CHANGED:
        name, args["colour"], args["value"] = "changed", COLOURS[rest[0]], rest[1]
        args["price"] = amounts([rest[2], 0, rest[3]])
    elif what == REST:
        name = "rest"
    elif what in (GAINED, OVERFLOWED):
        name = "gained" if what == GAINED else "overflowed"
        args["gain"] = [[thing_name(rest[0]), rest[1]]]
    elif what == DREW:
        name, args["building"], args["number"] = "drew", ROWS[rest[0]], rest[1]
    elif what == WROTE:
        name, args["points"], args["character"] = "wrote", rest[0], ROWS[rest[1]]
    elif what == LINKED:
        name, args["building"] = "linked", ROWS[rest[0]]
        args["gain"] = [[thing_name(rest[1]), rest[2]]]
    elif what in (EARNED_RESOURCES, EARNED_WORK):
        name = "earned-resources" if what == EARNED_RESOURCES else "earned-work"
    elif what in (EARNED_PRESTIGE, EARNED_PAIR):
        name = "earned-prestige" if what == EARNED_PRESTIGE else "earned-pair"
        args["colour"] = COLOURS[rest[0]]
    elif what == BONUS_LOST:
        name = "bonus-lost"
    elif what == MOVED_ON:
        name, args["was"], args["colour"] = "moved-on", COLOURS[rest[0]], COLOURS[rest[1]]
    return Message("dice-log-" + name, args)


def thing_name(thing: int) -> str:
    """What is gained: a resource, or a citizen of a colour."""
    return RESOURCES[thing] if thing < 3 else f"{COLOURS[thing - 3]}-citizen"


def amounts(resources: list[int]) -> list[list[str | int]]:
    """A price or a gain of resources, as messages take it."""
    return [[RESOURCES[colour], resources[colour]] for colour in range(3) if resources[colour]]
