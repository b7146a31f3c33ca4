"""What can happen, as the log keeps it: a small tuple (what, owner, numbers ...), put in words only when read."""

from typing import Any, Final, cast

from troyes.city.codes import owner_name
from troyes.city.names import ACTIVITIES, BUILDINGS, CHARACTERS, CITY_HALL, COLOURS, EVENTS, NEUTRAL, OUTDOOR, PALACE
from troyes.city.numbering import building_of, colour_of, face_of, is_purple, pips, place_of, space_of
from troyes.core.game import Entry as Entry
from troyes.core.message import Arg, Message
from troyes.core.packing import unpacked
from troyes.core.story import Stories

DIE_COLOURS: Final = [*COLOURS, "purple"]
STORIES: Final = Stories()


def _drawn(words: str, secret: bool = False) -> int:
    """Something that the generator decides."""
    return STORIES.add(words, draw=words.split()[0], secret=secret)


def _happens(words: str) -> int:
    return STORIES.add(words)


# The opening draws. A dealt Character is its owner's secret.
START: Final = _drawn("start")
CARDS: Final = _drawn("cards cards", secret=True)
RED_DECK: Final = _drawn("red-deck deck", secret=True)
YELLOW_DECK: Final = _drawn("yellow-deck deck", secret=True)
WHITE_DECK: Final = _drawn("white-deck deck", secret=True)
DEALT: Final = _drawn("dealt characters")
STACK: Final = _drawn("stack characters")
# Rolls.
WORKFORCE: Final = _drawn("workforce faces")
EVENT_ROLL: Final = _drawn("event-roll event value")
BLACK_ROLL: Final = _drawn("black-roll values")
REROLLED: Final = _drawn("rerolled colour was value")
SHOT: Final = _drawn("shot value")
ROY_DICE: Final = _drawn("roy-dice faces")
ROY_ROLL: Final = _drawn("roy-roll first second")
TILES: Final = _drawn("tiles tiles")
OPEN_CHARACTER: Final = _drawn("open-character character")
EXTRA_DIE: Final = _drawn("extra-die colour value")
REDEALT: Final = _drawn("redealt crowd")
# What happens.
ROUND: Final = _happens("round round")
REVEALED: Final = _happens("revealed cards")
EVENT_CAME: Final = _happens("event-came event")
PLACED: Final = _happens("placed space")
FILLED: Final = _happens("filled count")
INCOME: Final = _happens("income income salary")
EVENT_STRIKES: Final = _happens("event-strikes event")
GAINED: Final = _happens("gained gain")
SPENT: Final = _happens("spent price")
LOST: Final = _happens("lost loss")
FELL_SHORT: Final = _happens("fell-short vp")
ENTERED: Final = _happens("entered building value")
EXPELLED: Final = _happens("expelled building")
COUNTERED: Final = _happens("countered values faces")
GAVE_WAY: Final = _happens("gave-way value")
TURNED: Final = _happens("turned faces")
HIRED: Final = _happens("hired")
ACTS_AGRICULTURE: Final = _happens("acts-agriculture")
ACTS_BUILD: Final = _happens("acts-build")
ACTS_PLACE: Final = _happens("acts-place building")
ACTS_ACTIVATE: Final = _happens("acts-activate activity")
ACTS_COMBAT: Final = _happens("acts-combat event")
USED_DICE: Final = _happens("used-dice faces")
USED_CUBE: Final = _happens("used-cube activity")
BOUGHT: Final = _happens("bought deniers other")
TRADESMAN: Final = _happens("tradesman activity vp")
SENT_SUPPLY: Final = _happens("sent-supply")
SENT_HIRED: Final = _happens("sent-hired")
SENT_SPACE: Final = _happens("sent-space space")
SENT_LYING: Final = _happens("sent-lying building")
SENT_CARD: Final = _happens("sent-card activity")
ACTIVATED: Final = _happens("activated activity times")
STOCKED: Final = _happens("stocked activity count")
CUBE_ON: Final = _happens("cube-on event count")
SETTLED: Final = _happens("settled event")
TOOK_CARD: Final = _happens("took-card event")
CARD_GONE: Final = _happens("card-gone event")
CUBE_OFF: Final = _happens("cube-off event")
BUILT: Final = _happens("built level value")
UNBUILT: Final = _happens("unbuilt level value")
PASSED: Final = _happens("passed")
WAITS: Final = _happens("waits")
ROUND_ENDS: Final = _happens("round-ends")
ROY_ACTS: Final = _happens("roy-acts result")
CHARACTER: Final = _happens("character character vp")
ROY_NOTHING: Final = _happens("roy-nothing")
# What only the expansion brings.
RAISED: Final = _happens("raised values")
ACTS_PATROL: Final = _happens("acts-patrol")
BOOSTED: Final = _happens("boosted count")
ADVANCED: Final = _happens("advanced steps at")
STATIONED: Final = _happens("stationed outdoor")
USED_OUTDOOR: Final = _happens("used-outdoor outdoor")
SHIELDED: Final = _happens("shielded value")
EXCHANGED: Final = _happens("exchanged other given received")
DISCARDED: Final = _happens("discarded activity count")
ROBBED: Final = _happens("robbed other")
POSSESSED: Final = _happens("possessed")
FREED: Final = _happens("freed")
LOST_CUBE: Final = _happens("lost-cube activity")
LOST_OUTDOOR: Final = _happens("lost-outdoor outdoor")
FINISHED: Final = _happens("finished points")


def ending_in(numbers: list[int], chain: object, kind: int, owner: int) -> object:
    """The chain with an entry that ends in these numbers. Mostly there are one or two: then no list is made of them."""
    if len(numbers) == 1:
        return (chain, kind, owner, numbers[0])
    if len(numbers) == 2:
        return (chain, kind, owner, numbers[0], numbers[1])
    return (chain, kind, owner, *numbers)


def since(chain: object, earlier: object) -> list[Entry]:
    """The entries that a chain (earlier entries, kind, ...) has beyond an earlier state of it, oldest first."""
    end, found = behind(chain, earlier)
    return found if end is earlier else unpacked(end) + found


def behind(chain: object, earlier: object) -> tuple[object, list[Entry]]:
    """The same, and where they begin: if the earlier state is no part of it, at what the chain ends with."""
    found: list[Entry] = []
    while chain is not earlier and isinstance(chain, tuple):
        link: tuple[Any, ...] = cast("Any", chain)
        found.append(link[1:])
        chain = link[0]
    found.reverse()
    return chain, found


def flat(chain: object) -> list[Entry]:
    """All entries of a chain, oldest first."""
    return since(chain, None)


def visible(entry: Entry, seat: int | None) -> bool:
    """Whether a seat may read this entry before the end of the game."""
    return entry[1] == seat if entry[0] == DEALT else not STORIES.secret[entry[0]]


def is_draw(entry: Entry) -> bool:
    """Whether the generator decided it. A start player whom the option names was not drawn."""
    return bool(STORIES.draws[entry[0]]) and (entry[0] != START or entry[2] == 1)


def draw_of(entry: Entry) -> list[object]:
    """A draw as the record keeps it: what it was for, and what came."""
    what = STORIES.draws[entry[0]]
    owner = entry[1]
    if entry[0] == START:
        return [what, [owner]]
    return [f"{what} {owner_name(owner)}" if owner >= 0 else what, list(entry[2:])]


def drawn(what: str, values: list[int], king: bool) -> Message:
    """A draw as the record keeps it, in words."""
    first, _, owner = what.partition(" ")
    kind = STORIES.draws.index(first)
    if kind == REDEALT:
        owners = ["–" if crowd == 0 else "0" if crowd == NEUTRAL + 1 else str(crowd) for crowd in values[1:]]
        return Message("city-draw-crowd", {"building": BUILDINGS[values[0]], "owners": " ".join(owners)})
    if kind == START:
        return message((kind, values[0], 1), king)
    if min(values, default=0) < 0:
        raise ValueError
    return message((kind, NEUTRAL if owner == "neutral" else int(owner or -1), *values), king)


def message(entry: Entry, king: bool) -> Message:
    """A log entry as a message."""
    args: dict[str, Arg] = {}
    owner = entry[1]
    if owner == NEUTRAL:
        args["seat_name"] = "roy" if king else "neutral"
    elif owner >= 0:
        args["seat"] = owner + 1
    numbers = list(entry[2:])
    for name in STORIES.args[entry[0]]:
        _read(name, numbers, args, king)
    return Message("city-log-" + STORIES.messages[entry[0]], args)


_NAMES: Final = {
    "colour": DIE_COLOURS,
    "outdoor": OUTDOOR,
    "building": BUILDINGS,
    "activity": ACTIVITIES,
    "event": EVENTS,
    "character": CHARACTERS,
}
"""Arguments that are the number of a thing."""
_CARDS: Final = {
    "cards": [f"activity-{name}" for name in ACTIVITIES],
    "deck": [f"event-{name}" for name in EVENTS],
    "tiles": [f"outdoor-{name}" for name in OUTDOOR],
    "characters": [f"character-{name}" for name in CHARACTERS],
}
"""Arguments that are the numbers of many."""


def _read(name: str, numbers: list[int], args: dict[str, Arg], king: bool) -> None:
    """Takes an argument off the front of an entry's numbers."""
    if name in ("gain", "price", "loss"):
        args[name] = amounts(numbers)
    elif name == "faces":
        args[name] = [face(die) for die in numbers]
    elif name == "space":
        args.update(space_args(space_of(numbers.pop(0), numbers.pop(0))))
    elif name == "values":
        length = numbers.pop(0)
        args[name] = ", ".join([str(value) for value in numbers[:length]])
        del numbers[:length]
    elif name in _CARDS:
        args[name] = [[_CARDS[name][card], 1] for card in numbers]
    elif name == "crowd":
        args["building"] = BUILDINGS[numbers[0]]
    elif name in ("given", "received"):
        args[name] = [face(face_of(numbers.pop(0), numbers.pop(0)))]
    else:
        number = numbers.pop(0)
        if name in _NAMES:
            args[name] = _NAMES[name][number]
        elif name == "other":
            if number == NEUTRAL:
                args["other_name"] = "roy" if king else "neutral"
            else:
                args["other"] = number + 1
        elif name in ("round", "level"):
            args[name] = number + 1
        else:
            args[name] = number


def face(die: int) -> list[str | int]:
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
