"""What can happen, as the log keeps it: a small tuple (what, seat, numbers ...) that is put in words only when read."""

from typing import Final, cast

from troyes.core.game import Entry as Entry
from troyes.core.message import Arg, Message
from troyes.core.packing import unpacked
from troyes.core.story import Stories
from troyes.dice.names import COLOURS, RESOURCES, ROWS

STORIES: Final = Stories()

# Draws: what the generator decided.
NUMBERED: Final = STORIES.add("numbered start", draw="numbering")
PLAZAS: Final = STORIES.add("plazas order", draw="plazas")
SIDES: Final = STORIES.add("sides sides", draw="sides")
TILES: Final = STORIES.add("tiles tiles", draw="tiles")
ROLLED: Final = STORIES.add("rolled turn one two three black", draw="roll")
# What everybody sees.
DESTROYED: Final = STORIES.add("destroyed place value colour")
TAMED: Final = STORIES.add("tamed place value colour")
CROSSED: Final = STORIES.add("crossed colour number")
GUARDED: Final = STORIES.add("guarded colour number")
SPARED: Final = STORIES.add("spared colour number")
PLAZA_TURNED: Final = STORIES.add("plaza-turned was colour")
TILE_TURNED: Final = STORIES.add("tile-turned tile")
FINISHED: Final = STORIES.add("finished points")
# What a seat does in its half day.
TOOK: Final = STORIES.add("took place value colour price")
CHANGED: Final = STORIES.add("changed colour value price")
REST: Final = STORIES.add("rest")
GAINED: Final = STORIES.add("gained gain")
OVERFLOWED: Final = STORIES.add("overflowed gain")
DREW: Final = STORIES.add("drew building number")
WROTE: Final = STORIES.add("wrote points character")
LINKED: Final = STORIES.add("linked building gain")
EARNED_RESOURCES: Final = STORIES.add("earned-resources")
EARNED_WORK: Final = STORIES.add("earned-work")
EARNED_PRESTIGE: Final = STORIES.add("earned-prestige colour")
EARNED_PAIR: Final = STORIES.add("earned-pair colour")
BONUS_LOST: Final = STORIES.add("bonus-lost")
MOVED_ON: Final = STORIES.add("moved-on was colour")


def flat(chain: object) -> list[Entry]:
    """The entries of a chain, oldest first.

    A link is one tuple: the chain before it, and the entry's own numbers; or a list of the chains of all seats.
    """
    return since(chain, None)


def since(chain: object, earlier: object) -> list[Entry]:
    """The entries that a chain has beyond an earlier state of it, oldest first."""
    end, found = behind(chain, earlier)
    return found if end is earlier else unpacked(end) + found


def behind(chain: object, earlier: object) -> tuple[object, list[Entry]]:
    """The same, and where they begin: if the earlier state is no part of it, at what the chain ends with."""
    found: list[Entry] = []
    while chain is not earlier and isinstance(chain, tuple):
        link = cast("tuple[object, ...]", chain)
        if isinstance(link[1], list):
            for seat_chain in reversed(cast("list[object]", link[1])):
                found.extend(reversed(flat(seat_chain)))
        else:
            found.append(cast("Entry", link[1:]))
        chain = link[0]
    found.reverse()
    return chain, found


def draw_of(entry: Entry) -> list[object]:
    """A draw as the record keeps it: what it was for, and what came."""
    values = list(entry[2:])
    what = STORIES.draws[entry[0]]
    return [f"{what} {day_name(entry[2])}", values[1:]] if entry[0] == ROLLED else [what, values]


def drawn(what: str, values: list[int]) -> Message:
    """A draw as the record keeps it, in words."""
    first, *when = what.split()
    kind = STORIES.draws.index(first)
    if kind != ROLLED:
        return message((kind, -1, *values))
    _, day, half = when
    return message((kind, -1, 2 * int(day) - (2 if half == "morning" else 1), *values))


def day_name(turn: int) -> str:
    return f"day {turn // 2 + 1} {half_name(turn)}"


def half_name(turn: int) -> str:
    return "afternoon" if turn % 2 else "morning"


def message(entry: Entry) -> Message:
    """A log entry as a message."""
    args: dict[str, Arg] = {} if entry[1] < 0 else {"seat": entry[1] + 1}
    numbers = list(entry[2:])
    for name in STORIES.args[entry[0]]:
        _read(name, numbers, args)
    return Message("dice-log-" + STORIES.messages[entry[0]], args)


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
