"""What can happen, as the log keeps it: a small tuple (what, seat, numbers ...) that is put in words only when read."""

from typing import Final, cast

from troyes.core.game import Entry as Entry
from troyes.core.game import since as since
from troyes.core.message import Arg, Message
from troyes.dice.names import COLOURS, RESOURCES, ROWS

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

STORIES: Final = [
    story.split()
    for story in (
        "numbered start",
        "plazas order",
        "sides sides",
        "tiles tiles",
        "rolled turn one two three black",
        "destroyed place value colour",
        "tamed place value colour",
        "crossed colour number",
        "guarded colour number",
        "spared colour number",
        "plaza-turned was colour",
        "tile-turned tile",
        "finished points",
        "took place value colour price",
        "changed colour value price",
        "rest",
        "gained gain",
        "overflowed gain",
        "drew building number",
        "wrote points character",
        "linked building gain",
        "earned-resources",
        "earned-work",
        "earned-prestige colour",
        "earned-pair colour",
        "bonus-lost",
        "moved-on was colour",
    )
]
"""By what happened: the message, and the arguments that the entry's numbers stand for."""

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
    args: dict[str, Arg] = {} if entry[1] < 0 else {"seat": entry[1] + 1}
    words = STORIES[entry[0]]
    numbers = list(entry[2:])
    for name in words[1:]:
        _read(name, numbers, args)
    return Message("dice-log-" + words[0], args)


def _read(name: str, numbers: list[int], args: dict[str, Arg]) -> None:
    """Takes an argument off the front of an entry's numbers."""
    if name == "order":
        args[name] = " ".join([str(tile + 1) for tile in numbers])
    elif name == "sides":
        args[name] = " ".join(["ab"[side] for side in numbers])
    elif name == "tiles":
        args[name] = ", ".join([str(tile) for tile in numbers])
    elif name == "price":
        price = [numbers.pop(0), numbers.pop(0), numbers.pop(0)]
        args[name] = amounts(price)
        args["paid"] = int(any(price))
    else:
        number = numbers.pop(0)
        if name == "turn":
            args["day"], args["half"] = number // 2 + 1, half_name(number)
        elif name == "gain":
            args[name] = [[thing_name(number), numbers.pop(0)]]
        elif name in ("colour", "was"):
            args[name] = COLOURS[number]
        elif name in ("building", "character"):
            args[name] = ROWS[number]
        elif name == "place":
            args[name] = number + 1
        else:
            args[name] = number


def thing_name(thing: int) -> str:
    """What is gained: a resource, or a citizen of a colour."""
    return RESOURCES[thing] if thing < 3 else f"{COLOURS[thing - 3]}-citizen"


def amounts(resources: list[int]) -> list[list[str | int]]:
    """A price or a gain of resources, as messages take it."""
    return [[RESOURCES[colour], resources[colour]] for colour in range(3) if resources[colour]]
