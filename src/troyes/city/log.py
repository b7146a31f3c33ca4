"""What can happen, as the log keeps it: a small tuple (what, owner, numbers ...), put in words only when read."""

from typing import Final, cast

from troyes.city.names import ACTIVITIES, BUILDINGS, CHARACTERS, CITY_HALL, COLOURS, EVENTS, NEUTRAL, PALACE, owner_name
from troyes.core.message import Arg, Message

Entry = tuple[int, ...]

STORIES: Final = [
    story.split()
    for story in (
        # The opening draws: hidden from all but those they concern.
        "start",
        "cards cards",
        "red-deck deck",
        "yellow-deck deck",
        "white-deck deck",
        "dealt characters",
        "stack characters",
        # Rolls.
        "workforce faces",
        "event-roll event value",
        "black-roll values",
        "rerolled colour was value",
        "shot value",
        "roy-dice faces",
        "roy-roll first second",
        # What happens.
        "round round",
        "revealed cards",
        "event-came event",
        "placed space",
        "filled count",
        "income income salary",
        "event-strikes event",
        "gained gain",
        "spent price",
        "lost loss",
        "fell-short vp",
        "entered building value",
        "expelled building",
        "countered values faces",
        "gave-way value",
        "turned faces",
        "hired",
        "acts-agriculture",
        "acts-build",
        "acts-place building",
        "acts-activate activity",
        "acts-combat event",
        "used-dice faces",
        "used-cube activity",
        "bought deniers other",
        "tradesman activity vp",
        "sent-supply",
        "sent-hired",
        "sent-space space",
        "sent-lying building",
        "sent-card activity",
        "activated activity times",
        "stocked activity count",
        "cube-on event count",
        "settled event",
        "took-card event",
        "card-gone event",
        "cube-off event",
        "built level value",
        "unbuilt level value",
        "passed",
        "waits",
        "round-ends",
        "roy-acts result",
        "character character vp",
        "roy-nothing",
        "finished points",
    )
]
"""By what happened: the message, and the arguments that the entry's numbers stand for."""

_NAMES: Final = [story[0] for story in STORIES]

START: Final = 0
CARDS: Final = 1
RED_DECK: Final = 2
YELLOW_DECK: Final = 3
WHITE_DECK: Final = 4
DEALT: Final = 5
STACK: Final = 6
WORKFORCE: Final = 7
EVENT_ROLL: Final = 8
BLACK_ROLL: Final = 9
REROLLED: Final = 10
SHOT: Final = 11
ROY_DICE: Final = 12
ROY_ROLL: Final = 13
ROUND: Final = 14
REVEALED: Final = 15
EVENT_CAME: Final = 16
PLACED: Final = 17
FILLED: Final = 18
INCOME: Final = 19
EVENT_STRIKES: Final = 20
GAINED: Final = 21
SPENT: Final = 22
LOST: Final = 23
FELL_SHORT: Final = 24
ENTERED: Final = 25
EXPELLED: Final = 26
COUNTERED: Final = 27
GAVE_WAY: Final = 28
TURNED: Final = 29
HIRED: Final = 30
ACTS_AGRICULTURE: Final = 31
ACTS_BUILD: Final = 32
ACTS_PLACE: Final = 33
ACTS_ACTIVATE: Final = 34
ACTS_COMBAT: Final = 35
USED_DICE: Final = 36
USED_CUBE: Final = 37
BOUGHT: Final = 38
TRADESMAN: Final = 39
SENT_SUPPLY: Final = 40
SENT_HIRED: Final = 41
SENT_SPACE: Final = 42
SENT_LYING: Final = 43
SENT_CARD: Final = 44
ACTIVATED: Final = 45
STOCKED: Final = 46
CUBE_ON: Final = 47
SETTLED: Final = 48
TOOK_CARD: Final = 49
CARD_GONE: Final = 50
CUBE_OFF: Final = 51
BUILT: Final = 52
UNBUILT: Final = 53
PASSED: Final = 54
WAITS: Final = 55
ROUND_ENDS: Final = 56
ROY_ACTS: Final = 57
CHARACTER: Final = 58
ROY_NOTHING: Final = 59
FINISHED: Final = 60


def flat(chain: object) -> list[Entry]:
    """The entries of a chain (earlier entries, entry), oldest first."""
    found: list[Entry] = []
    while chain is not None:
        chain, entry = cast("tuple[object, Entry]", chain)
        found.append(entry)
    found.reverse()
    return found


def visible(entry: Entry, seat: int | None) -> bool:
    """Whether a seat may read this entry. Only the opening draws are anybody's secret."""
    what = entry[0]
    if what == DEALT:
        return entry[1] == seat
    return not CARDS <= what <= WHITE_DECK


def is_draw(entry: Entry) -> bool:
    """Whether the generator decided it. A start player whom the option names was not drawn."""
    return entry[0] <= ROY_ROLL and (entry[0] != START or entry[2] == 1)


def draw_of(entry: Entry) -> list[object]:
    """A draw as the record keeps it: what it was for, and what came."""
    what = _NAMES[entry[0]]
    owner = entry[1]
    if entry[0] == START:
        return [what, [owner]]
    return [f"{what} {owner_name(owner)}" if owner >= 0 else what, list(entry[2:])]


def message(entry: Entry, king: bool) -> Message:
    """A log entry as a message."""
    args: dict[str, Arg] = {}
    owner = entry[1]
    if owner == NEUTRAL:
        args["seat_name"] = "roy" if king else "neutral"
    elif owner >= 0:
        args["seat"] = owner + 1
    words = STORIES[entry[0]]
    numbers = list(entry[2:])
    for name in words[1:]:
        _read(name, numbers, args, king)
    return Message("city-log-" + words[0], args)


def _read(name: str, numbers: list[int], args: dict[str, Arg], king: bool) -> None:
    """Takes an argument off the front of an entry's numbers."""
    if name in ("gain", "price", "loss"):
        args[name] = amounts(numbers)
    elif name == "faces":
        args[name] = [[f"face-{COLOURS[face // 6 % 3]}", face % 6 + 1] for face in numbers]
    elif name == "space":
        args.update(space_args(6 * numbers.pop(0) + numbers.pop(0) - 1))
    elif name == "values":
        length = numbers.pop(0)
        args[name] = ", ".join([str(value) for value in numbers[:length]])
        del numbers[:length]
    elif name == "cards":
        args[name] = [[f"card-{ACTIVITIES[card]}", 1] for card in numbers]
    elif name == "deck":
        args[name] = [[f"card-{EVENTS[card]}", 1] for card in numbers]
    elif name == "characters":
        args[name] = [[f"card-{CHARACTERS[card]}", 1] for card in numbers]
    else:
        number = numbers.pop(0)
        if name == "colour":
            args[name] = COLOURS[number]
        elif name == "building":
            args[name] = BUILDINGS[number]
        elif name == "activity":
            args[name] = ACTIVITIES[number]
        elif name == "event":
            args[name] = EVENTS[number]
        elif name == "character":
            args[name] = CHARACTERS[number]
        elif name == "other":
            if number == NEUTRAL:
                args["other_name"] = "roy" if king else "neutral"
            else:
                args["other"] = number + 1
        elif name in ("round", "level"):
            args[name] = number + 1
        else:
            args[name] = number


def space_args(space: int) -> dict[str, Arg]:
    """A space as words name it: the Palace by its value, the others by row and place."""
    building, at = space // 6, space % 6
    if building == PALACE:
        return {"building": BUILDINGS[building], "row": 0, "place": at + 1}
    length = 3 if building == CITY_HALL else 2
    return {"building": BUILDINGS[building], "row": at // length + 1, "place": at % length + 1}


THINGS: Final = ["deniers", "influence", "vp"]


def amounts(numbers: list[int]) -> list[list[str | int]]:
    """Deniers, influence and victory points, as messages take them."""
    return [[THINGS[thing], count] for thing, count in enumerate(numbers) if count]
