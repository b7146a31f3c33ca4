"""What can happen, as the log keeps it: a small tuple (what, owner, numbers ...), put in words only when read."""

from typing import Final, cast

from troyes.city.codes import owner_name
from troyes.city.names import (
    ACTIVITIES,
    BUILDINGS,
    CHARACTERS,
    CITY_HALL,
    COLOURS,
    EVENTS,
    NEUTRAL,
    OUTDOOR,
    PALACE,
)
from troyes.city.numbering import building_of, colour_of, face_of, is_purple, pips, place_of, space_of
from troyes.core.game import Entry as Entry
from troyes.core.game import since as since
from troyes.core.message import Arg, Message

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
        "tiles tiles",
        "open-character character",
        "extra-die colour value",
        "redealt crowd",
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
        # What only the expansion brings.
        "raised values",
        "acts-patrol",
        "boosted count",
        "advanced steps at",
        "stationed outdoor",
        "used-outdoor outdoor",
        "shielded value",
        "exchanged other given received",
        "discarded activity count",
        "robbed other",
        "possessed",
        "freed",
        "lost-cube activity",
        "lost-outdoor outdoor",
        "finished points",
    )
]
"""By what happened: the message, and the arguments that the entry's numbers stand for."""

DIE_COLOURS: Final = [*COLOURS, "purple"]
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
TILES: Final = 14
OPEN_CHARACTER: Final = 15
EXTRA_DIE: Final = 16
REDEALT: Final = 17
ROUND: Final = 18
REVEALED: Final = 19
EVENT_CAME: Final = 20
PLACED: Final = 21
FILLED: Final = 22
INCOME: Final = 23
EVENT_STRIKES: Final = 24
GAINED: Final = 25
SPENT: Final = 26
LOST: Final = 27
FELL_SHORT: Final = 28
ENTERED: Final = 29
EXPELLED: Final = 30
COUNTERED: Final = 31
GAVE_WAY: Final = 32
TURNED: Final = 33
HIRED: Final = 34
ACTS_AGRICULTURE: Final = 35
ACTS_BUILD: Final = 36
ACTS_PLACE: Final = 37
ACTS_ACTIVATE: Final = 38
ACTS_COMBAT: Final = 39
USED_DICE: Final = 40
USED_CUBE: Final = 41
BOUGHT: Final = 42
TRADESMAN: Final = 43
SENT_SUPPLY: Final = 44
SENT_HIRED: Final = 45
SENT_SPACE: Final = 46
SENT_LYING: Final = 47
SENT_CARD: Final = 48
ACTIVATED: Final = 49
STOCKED: Final = 50
CUBE_ON: Final = 51
SETTLED: Final = 52
TOOK_CARD: Final = 53
CARD_GONE: Final = 54
CUBE_OFF: Final = 55
BUILT: Final = 56
UNBUILT: Final = 57
PASSED: Final = 58
WAITS: Final = 59
ROUND_ENDS: Final = 60
ROY_ACTS: Final = 61
CHARACTER: Final = 62
ROY_NOTHING: Final = 63
RAISED: Final = 64
ACTS_PATROL: Final = 65
BOOSTED: Final = 66
ADVANCED: Final = 67
STATIONED: Final = 68
USED_OUTDOOR: Final = 69
SHIELDED: Final = 70
EXCHANGED: Final = 71
DISCARDED: Final = 72
ROBBED: Final = 73
POSSESSED: Final = 74
FREED: Final = 75
LOST_CUBE: Final = 76
LOST_OUTDOOR: Final = 77
FINISHED: Final = 78


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
    return entry[0] <= REDEALT and (entry[0] != START or entry[2] == 1)


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
        args[name] = [_face(face) for face in numbers]
    elif name == "space":
        args.update(space_args(space_of(numbers.pop(0), numbers.pop(0))))
    elif name == "values":
        length = numbers.pop(0)
        args[name] = ", ".join([str(value) for value in numbers[:length]])
        del numbers[:length]
    elif name == "cards":
        args[name] = [[f"activity-{ACTIVITIES[card]}", 1] for card in numbers]
    elif name == "deck":
        args[name] = [[f"event-{EVENTS[card]}", 1] for card in numbers]
    elif name == "tiles":
        args[name] = [[f"outdoor-{OUTDOOR[tile]}", 1] for tile in numbers]
    elif name == "crowd":
        args["building"] = BUILDINGS[numbers[0]]
    elif name in ("given", "received"):
        args[name] = [_face(face_of(numbers.pop(0), numbers.pop(0)))]
    elif name == "characters":
        args[name] = [[f"character-{CHARACTERS[card]}", 1] for card in numbers]
    else:
        number = numbers.pop(0)
        if name == "colour":
            args[name] = DIE_COLOURS[number]
        elif name == "outdoor":
            args[name] = OUTDOOR[number]
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


def _face(die: int) -> list[str | int]:
    """A die as words name it: a purple one by that, and with the value it is used with."""
    colour = "purple" if is_purple(die) else COLOURS[colour_of(die)]
    return [f"face-{colour}", pips(die)]


def space_args(space: int) -> dict[str, Arg]:
    """A space as words name it: the Palace by its value, the others by row and place."""
    building, at = building_of(space), place_of(space) - 1
    if building == PALACE:
        return {"building": BUILDINGS[building], "row": 0, "place": at + 1}
    length = 3 if building == CITY_HALL else 2
    return {"building": BUILDINGS[building], "row": at // length + 1, "place": at % length + 1}


THINGS: Final = ["deniers", "influence", "vp"]


def amounts(numbers: list[int]) -> list[list[str | int]]:
    """Deniers, influence and victory points, as messages take them."""
    return [[THINGS[thing], count] for thing, count in enumerate(numbers) if count]
