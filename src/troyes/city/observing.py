"""What a seat may know of Troyes as a row of numbers; `LAYOUT` tells what stands where.

Owners are told as the seat sees them: itself, the next seats clockwise, the neutral player or le Roy. Others' points
are hidden at the table, but every gain was open: whoever remembers them all knows the points, and so does the row.
"""

from typing import Any, Final

from troyes.city.codes import AGRICULTURE, USE
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BONUS,
    CHARACTERS,
    EVENTS,
    GATES,
    LEVELS,
    NEUTRAL,
    OUTDOOR,
    OWNERS,
    SLOTS,
    SPACES,
    TURNED,
)
from troyes.city.numbering import PILES, colour_of, is_purple, is_turned, owner_of_die, value_of
from troyes.city.square import values
from troyes.city.state import OVER, PLACED, City, ladies_of
from troyes.core.native import i64
from troyes.core.observing import FLAGS, MOST, NUMBERS, Layout, flags, nothing, one_hot, rests

SEATS: Final = 4
FAMILY: Final = 41
SLOT: Final = len(ACTIVITIES) + 3 * OWNERS
EVENT_HEAD: Final = 9
CUBES: Final = 6
"""How many cubes on an event are told."""
EVENT: Final = EVENT_HEAD + CUBES * OWNERS
GROUP: Final = 8
"""How many chosen dice are told."""
DIE: Final = 16
BLACK: Final = 16
RECEIVED: Final = 4
ROUNDS: Final = 7
EXPANSION: Final = [
    ("open_character", (len(CHARACTERS),), "one: the Character that lies open"),
    ("tiles", (GATES, len(OUTDOOR)), "by gate, one: the outdoor activity"),
    ("outdoor_cubes", (GATES, SEATS), "by gate: cubes of each seat"),
    ("gates", (2, GATES), "flags: gates that have served the turn; that got a cube in the action"),
    ("pending", (3,), "whether there is no passing; citizens still to be freed; black dice called so far"),
    ("back", (PLACED + 4,), "one: the step that comes when they are free"),
    ("partners", (OWNERS,), "flags: with whom dice were exchanged in this turn"),
    ("received", (RECEIVED, 18), "the dice received for them, one: 6 * colour + value - 1"),
    ("actor", (OWNERS,), "one: whose action it is while another seat is asked"),
    ("asked", (OWNERS, OWNERS), "who is still to be asked, in order"),
]
LAYOUT: Final[Layout] = [
    (
        "options",
        (16,),
        (
            f"flags: {', '.join(BONUS)}, open scores, Characters of The Ladies, an open one, Activity cards "
            "base, ladies, both, events base, ladies, both, purple die, ramparts, tournament"
        ),
    ),
    ("players", (SEATS,), "one: how many players, from 1"),
    ("round", (ROUNDS,), "one: the round"),
    ("step", (PLACED,), "one: the step, as `state.py` numbers them"),
    ("turn", (OWNERS,), "one: who chooses"),
    ("start", (OWNERS,), "one: the start player"),
    ("placed", (1,), "citizens placed in the initial placement"),
    ("spaces", (SPACES, OWNERS), "by space, one: whose citizen stands there"),
    ("lying", (3, OWNERS), "by building: whose citizens lie on it"),
    ("cathedral", (4, 6, OWNERS), "by level and value, one: whose cube"),
    (
        "families",
        (SEATS, FAMILY),
        (
            "by seat: deniers, influence, district, supply, general supply, points (others' as "
            "remembered), guard, citizens on Possession; dice showing 1 to 6 in red, yellow, white, purple; "
            "flags: Characters that the seat knows of"
        ),
    ),
    ("neutral", (20,), "supply, le Roy's points; dice showing 1 to 6 in red, yellow, white"),
    ("decks", (4,), "cards in the red, yellow and white deck, and in the box"),
    ("stack", (BASE_CHARACTERS, BASE_CHARACTERS), "The King's Challenge: the Characters, the top last"),
    (
        "slots",
        (SLOTS, SLOT),
        (
            "by slot, if it lies open: one: its card; one, one: whose tradesmen on the scoring spaces; "
            "flags: whose on the illustration"
        ),
    ),
    ("cubes", (SLOTS, SEATS), "by slot: cubes of each seat on the card"),
    (
        "events",
        (len(EVENTS), EVENT),
        (
            "by event: its place in the queue, from 1; whether it asks; whether it is still to act; cubes of the "
            "Scout; by owner: 1, 2 ... if it is the first, second ... card that this one has gained; one, one ...: "
            "whose cubes lie on it, the oldest first"
        ),
    ),
    ("black", (BLACK,), "black dice in order"),
    ("target", (USE - AGRICULTURE,), "one: the action under way"),
    ("cube", (len(ACTIVITIES),), "one: the card whose cube modifies it"),
    ("walk", (3,), "its value, what is left of it, whether Marauding was settled"),
    (
        "group",
        (GROUP, DIE),
        (
            "the chosen dice. one of 6: whose, or the own purple one; one of 3: the colour; one of 6: "
            "what it shows; whether it is turned over"
        ),
    ),
    *EXPANSION,
]
CHARACTER_FLAGS: Final = flags(len(CHARACTERS))
CARD: Final = one_hot(len(ACTIVITIES))
CHARACTER: Final = one_hot(len(CHARACTERS))
TOP: Final = one_hot(BASE_CHARACTERS)
TILE: Final = one_hot(len(OUTDOOR))
FACE: Final = one_hot(18)
SIX: Final = one_hot(6)
COLOUR: Final = one_hot(3)
STEP: Final = one_hot(PLACED)
BACK: Final = one_hot(PLACED + 4)
ROUND: Final = one_hot(ROUNDS)
PLAYERS: Final = one_hot(SEATS)
TARGET: Final = one_hot(USE - AGRICULTURE)
GATE_FLAGS: Final = flags(GATES)
CLOSED: Final = nothing(SLOT)
NO_FAMILY: Final = nothing(FAMILY)
NO_STACK: Final = nothing(BASE_CHARACTERS * BASE_CHARACTERS)
NO_EVENTS: Final = [nothing(EVENT)] * len(EVENTS)
NO_LEVEL: Final = nothing(6 * OWNERS)
QUEUED: Final = [NUMBERS[at + 1] + nothing(EVENT_HEAD - 1) for at in range(len(EVENTS))]
"""By place in the queue: the head of an event's part."""
NO_BLACK: Final = rests(BLACK, 1)
NO_DICE: Final = rests(GROUP, DIE)
NO_RECEIVED: Final = rests(RECEIVED, 18)
NO_ASKED: Final = rests(OWNERS, OWNERS)
NO_TILES: Final = nothing(GATES * len(OUTDOOR))
QUIET: Final = nothing(2 * GATES + 3 + PLACED + 4 + 2 * OWNERS + RECEIVED * 18 + OWNERS * OWNERS)
"""What is going on that the base game does not know, if nothing is."""
NO_EXPANSION: Final = nothing(len(CHARACTERS) + GATES * (len(OUTDOOR) + SEATS)) + QUIET
NO_CUBES: Final = rests(SEATS, 1)
_PILES: Final[list[bytes | None]] = [None] * (1 << 18)
"""By pile, once it was seen: how many of its dice show each value."""


def _pile(dice: int) -> bytes:
    found = _PILES[dice]
    if found is None:
        found = _PILES[dice] = b"".join([NUMBERS[values(dice).count(value)] for value in range(1, 7)])
    return found


def _number(value: int) -> bytes:
    return NUMBERS[min(MOST, value)]


class Eyes:
    """How one seat sees owners and dice."""

    def __init__(self, seat: int, seats: int) -> None:
        self.order = [(seat + step) % seats for step in range(seats)]
        place = [self.order.index(owner) if owner < seats else owner for owner in range(OWNERS)]
        hot = one_hot(OWNERS)
        self.owner = [*[hot[place[owner]] for owner in range(OWNERS)], hot[-1]]
        """By owner: one. By NOBODY: none."""
        self.three = [
            first + second + third for first in self._all() for second in self._all() for third in self._all()
        ]
        """By 36 * (first + 1) + 6 * (second + 1) + third + 1: three owners, each of whom may be NOBODY."""
        self.set = [
            b"".join([FLAGS[bits >> self._at(place, seen) & 1] for seen in range(OWNERS)])
            for bits in range(1 << OWNERS)
        ]
        """By a bit for each owner."""
        self.die = [self._die(die, place) for die in range(2 * TURNED)]
        self.gained = [
            [nothing(4 + place[owner]) + NUMBERS[rank] + nothing(EVENT - 5 - place[owner]) for rank in range(25)]
            for owner in range(OWNERS)
        ]
        """By owner and rank, from 1: the part of an event that was gained."""
        self.cubes: dict[int, bytes] = {}
        """By the owners of the cubes on an event, as a number: the tail of its part."""

    def _all(self) -> list[bytes]:
        return [self.owner[-1], *self.owner[:OWNERS]]

    def _at(self, place: list[int], seen: int) -> int:
        return place.index(seen) if seen in place else seen

    def _die(self, die: int, place: list[int]) -> bytes:
        owner = 5 if is_purple(die) else place[owner_of_die(die)]
        return b"".join([SIX[owner], COLOUR[colour_of(die)], SIX[value_of(die) - 1], FLAGS[is_turned(die)]])

    def tail(self, cubes: list[int]) -> bytes:
        """Whose cubes lie on an event."""
        key = 0
        for owner in cubes:
            key = 6 * key + owner + 1
        found = self.cubes.get(key)
        if found is None:
            told = [self.owner[owner] for owner in cubes[:CUBES]]
            found = self.cubes[key] = b"".join([*told, nothing((CUBES - len(told)) * OWNERS)])
        return found


UNSEEN: Final = [-1] * (PILES + SEATS)
"""By owner or pile: nobody has so much."""
NONE: Final = [0] * OWNERS
"""By owner: guards and citizens on Possession, where there are none."""


class Families:
    """What everybody sees of the families, and the lists it was made of: these are replaced, never changed."""

    def __init__(self) -> None:
        self.deniers = UNSEEN
        self.influence = UNSEEN
        self.district = UNSEEN
        self.supply = UNSEEN
        self.general = UNSEEN
        self.vp = UNSEEN
        self.guards = UNSEEN
        self.possessed = UNSEEN
        self.dice = UNSEEN
        self.told = [b""] * SEATS
        """By owner."""
        self.neutral = b""

    def look(self, city: City) -> None:
        """Only what has changed is told anew."""
        ladies = city.ladies
        guards = NONE if ladies is None else ladies.guards
        possessed = NONE if ladies is None else ladies.possessed
        if (
            self.dice is city.dice
            and self.deniers is city.deniers
            and self.influence is city.influence
            and self.vp is city.vp
            and self.supply is city.supply
            and self.general is city.general
            and self.district is city.district
            and self.guards is guards
            and self.possessed is possessed
        ):
            return
        for owner in range(city.seats):
            if (
                city.deniers[owner] != self.deniers[owner]
                or city.influence[owner] != self.influence[owner]
                or city.district[owner] != self.district[owner]
                or city.supply[owner] != self.supply[owner]
                or city.general[owner] != self.general[owner]
                or city.vp[owner] != self.vp[owner]
                or guards[owner] != self.guards[owner]
                or possessed[owner] != self.possessed[owner]
                or self.has_other_dice(city, owner)
            ):
                self.told[owner] = _family(city, owner, guards[owner], possessed[owner])
        if (
            city.supply[NEUTRAL] != self.supply[NEUTRAL]
            or city.vp[NEUTRAL] != self.vp[NEUTRAL]
            or self.has_other_dice(city, NEUTRAL)
        ):
            self.neutral = _neutral(city)
        self.deniers, self.influence, self.district = city.deniers, city.influence, city.district
        self.supply, self.general, self.vp = city.supply, city.general, city.vp
        self.dice, self.guards, self.possessed = city.dice, guards, possessed

    def has_other_dice(self, city: City, owner: i64) -> bool:
        dice, known = city.dice, self.dice
        first = 3 * owner
        return (
            dice[first] != known[first]
            or dice[first + 1] != known[first + 1]
            or dice[first + 2] != known[first + 2]
            or (owner < NEUTRAL and len(dice) > PILES and dice[PILES + owner] != known[PILES + owner])
        )


class Parts:
    """The parts of a seat's last look, and the lists they were made of."""

    def __init__(self, families: Families) -> None:
        self.families = families
        """Shared by all seats."""
        self.spaces: list[int] = []
        self.lying = -1
        self.buildings = b""
        self.cathedral: list[int] = []
        self.sites = b""
        self.cubes_on_cards: list[int] = []
        self.cubes_told = b""
        self.queue: list[int] = []
        self.banners: list[list[int]] = []
        self.taken: list[list[int]] = []
        self.events = b""
        self.activities: list[int] = []
        self.tradesmen: list[int] = []
        self.illustration: list[int] = []
        self.revealed = -1
        self.slot = [b""] * SLOTS
        self.slots = b""
        self.open_character = -2
        self.tiles: list[int] = []
        self.tiles_told = b""
        self.outdoor: list[int] = []
        self.outdoor_told = b""


_EYES: Final[dict[int, Eyes]] = {}


def eyes_of(seat: int, seats: int) -> Eyes:
    key = SEATS * seats + seat
    found = _EYES.get(key)
    if found is None:
        found = _EYES[key] = Eyes(seat, seats)
    return found


def frame(options: dict[str, Any], players: int) -> bytes:
    """What stays the same all through a game."""
    activities, events = options.get("activities", "base"), options.get("events", "base")
    told = [name in options["bonus"] for name in BONUS]
    told += [
        bool(options.get("open_scores")),
        options.get("characters") == "ladies",
        bool(options.get("open_character")),
    ]
    told += [activities == box for box in ("base", "ladies", "both")] + [
        events == box for box in ("base", "ladies", "both")
    ]
    told += [bool(options.get(name)) for name in ("purple_die", "ramparts", "tournament")]
    return b"".join([*[FLAGS[flag] for flag in told], PLAYERS[players - 1]])


def observed(city: City, seat: int, opening: bytes, parts: Parts) -> bytes:
    """`opening`: the frame."""
    eyes = eyes_of(seat, city.seats)
    owner = eyes.owner
    out = [opening, ROUND[min(city.round, ROUNDS - 1)], STEP[city.step], owner[city.seat], owner[city.start]]
    out.append(NUMBERS[city.placed])
    if parts.spaces is not city.spaces or parts.lying != city.lying:
        parts.spaces, parts.lying = city.spaces, city.lying
        parts.buildings = _buildings(city, eyes)
    out.append(parts.buildings)
    if parts.cathedral is not city.cathedral:
        parts.cathedral = city.cathedral
        parts.sites = _sites(city, eyes)
    out.append(parts.sites)
    _add_families(out, city, seat, eyes, parts.families)
    for deck in (city.red, city.yellow, city.white, city.box):
        out.append(NUMBERS[len(deck)])
    if city.king:
        stack = city.characters[0]
        for at in range(BASE_CHARACTERS):
            out.append(TOP[stack[at] if at < len(stack) else -1])
    else:
        out.append(NO_STACK)
    _add_slots(out, city, eyes, parts)
    _add_events(out, city, eyes, parts)
    _add_walk(out, city, eyes)
    if city.ladies is None:
        out.append(NO_EXPANSION)
    else:
        _add_expansion(out, city, eyes, parts)
    return b"".join(out)


def _buildings(city: City, eyes: Eyes) -> bytes:
    out: list[bytes] = []
    _add_owners(out, city.spaces, eyes)
    for building in range(3):
        out.append(eyes.set[city.lying >> OWNERS * building & 31])
    return b"".join(out)


def _sites(city: City, eyes: Eyes) -> bytes:
    out: list[bytes] = []
    _add_owners(out, city.cathedral, eyes)
    if len(city.cathedral) == SPACES:
        out.append(NO_LEVEL)
    return b"".join(out)


def _add_owners(out: list[bytes], owners: list[int], eyes: Eyes) -> None:
    """Three at a time."""
    three = eyes.three
    for at in range(0, len(owners), 3):
        out.append(three[36 * owners[at] + 6 * owners[at + 1] + owners[at + 2] + 43])


def _add_families(out: list[bytes], city: City, seat: int, eyes: Eyes, families: Families) -> None:
    families.look(city)
    for owner in eyes.order:
        out.append(families.told[owner])
        out.append(CHARACTER_FLAGS[_known(city, owner) if owner == seat or city.step == OVER else 0])
    for _ in range(SEATS - city.seats):
        out.append(NO_FAMILY)
    out.append(families.neutral)


def _known(city: City, owner: int) -> int:
    """A bit for each Character that the owner holds."""
    known = 0
    if not city.king:
        for character in city.characters[owner]:
            known |= 1 << character
    return known


def _family(city: City, owner: int, guard: int, possessed: int) -> bytes:
    dice = city.dice
    told = [
        _number(city.deniers[owner]),
        NUMBERS[city.influence[owner]],
        _number(city.district[owner]),
        NUMBERS[city.supply[owner]],
        NUMBERS[city.general[owner]],
        _number(city.vp[owner]),
        NUMBERS[guard],
        NUMBERS[possessed],
        _pile(dice[3 * owner]),
        _pile(dice[3 * owner + 1]),
        _pile(dice[3 * owner + 2]),
        _pile(dice[PILES + owner] if len(dice) > PILES else 0),
    ]
    return b"".join(told)


def _neutral(city: City) -> bytes:
    """The neutral player, or le Roy."""
    first = 3 * NEUTRAL
    dice = [_pile(pile) for pile in city.dice[first : first + 3]]
    return b"".join([NUMBERS[city.supply[NEUTRAL]], _number(city.vp[NEUTRAL]), *dice])


def _add_slots(out: list[bytes], city: City, eyes: Eyes, parts: Parts) -> None:
    if (
        parts.tradesmen is not city.tradesmen
        or parts.illustration is not city.illustration
        or parts.activities is not city.activities
        or parts.revealed != city.revealed
    ):
        for slot in range(SLOTS):
            if _is_another(city, slot, parts):
                parts.slot[slot] = _slot(city, slot, eyes)
        parts.tradesmen, parts.illustration = city.tradesmen, city.illustration
        parts.activities, parts.revealed = city.activities, city.revealed
        parts.slots = b"".join(parts.slot)
    out.append(parts.slots)
    if parts.cubes_on_cards is not city.cubes:
        parts.cubes_on_cards = city.cubes
        parts.cubes_told = _cubes(city.cubes, SLOTS, OWNERS, eyes)
    out.append(parts.cubes_told)


def _cubes(cubes: list[int], places: int, apart: int, eyes: Eyes) -> bytes:
    """By place, each seat's, from every so many on; mostly there are none."""
    out: list[bytes] = []
    for first in range(0, places * apart, apart):
        if cubes[first] or cubes[first + 1] or cubes[first + 2] or cubes[first + 3]:
            for owner in eyes.order:
                out.append(NUMBERS[cubes[first + owner]])
            out.append(NO_CUBES[len(eyes.order)])
        else:
            out.append(NO_CUBES[0])
    return b"".join(out)


def _is_another(city: City, slot: i64, parts: Parts) -> bool:
    """Whether this slot has changed since the last look."""
    return (
        parts.revealed != city.revealed
        or parts.activities is not city.activities
        or parts.illustration[slot] != city.illustration[slot]
        or parts.tradesmen[2 * slot] != city.tradesmen[2 * slot]
        or parts.tradesmen[2 * slot + 1] != city.tradesmen[2 * slot + 1]
    )


def _slot(city: City, slot: int, eyes: Eyes) -> bytes:
    if slot % LEVELS >= city.revealed:
        return CLOSED
    first, second = city.tradesmen[2 * slot], city.tradesmen[2 * slot + 1]
    standing = [CARD[city.activities[slot]], eyes.owner[first], eyes.owner[second], eyes.set[city.illustration[slot]]]
    return b"".join(standing)


def _add_events(out: list[bytes], city: City, eyes: Eyes, parts: Parts) -> None:
    ladies = city.ladies
    if ladies is not None and (ladies.striking >= 0 or ladies.events or ladies.scouted):
        heads = [_asking(city, at, event) for at, event in enumerate(city.queue)]
        out.append(_events(city, eyes, heads))
        return
    if parts.queue is not city.queue or parts.banners is not city.banners or parts.taken is not city.taken:
        parts.queue, parts.banners, parts.taken = city.queue, city.banners, city.taken
        parts.events = _events(city, eyes, QUEUED)
    out.append(parts.events)


def _asking(city: City, at: int, event: int) -> bytes:
    """The head of an event's part while events ask, or the Scout has put cubes on some."""
    ladies = ladies_of(city)
    asks, acts = FLAGS[ladies.striking == event], FLAGS[event in ladies.events]
    head = QUEUED[at]
    return b"".join([head[:4], asks, acts, NUMBERS[ladies.scouted.count(event)], head[16:]])


def _events(city: City, eyes: Eyes, heads: list[bytes]) -> bytes:
    """`heads`: of their parts, by place in the queue."""
    rows = NO_EVENTS.copy()
    for at, event in enumerate(city.queue):
        rows[event] = heads[at] + eyes.tail(city.banners[at])
    for owner in range(OWNERS):
        for rank, event in enumerate(city.taken[owner]):
            rows[event] = eyes.gained[owner][rank + 1]
    return b"".join(rows)


def _add_walk(out: list[bytes], city: City, eyes: Eyes) -> None:
    black = city.black
    for value in black[:BLACK]:
        out.append(NUMBERS[value])
    if len(black) < BLACK:
        out.append(NO_BLACK[len(black)])
    out.append(TARGET[city.target - AGRICULTURE if city.target >= 0 else -1])
    out.append(CARD[city.cube])
    out.append(NUMBERS[city.value])
    out.append(NUMBERS[city.left])
    out.append(FLAGS[city.settled])
    group = city.group
    for die in group[:GROUP]:
        out.append(eyes.die[die])
    if len(group) < GROUP:
        out.append(NO_DICE[len(group)])


def _add_expansion(out: list[bytes], city: City, eyes: Eyes, parts: Parts) -> None:
    ladies = ladies_of(city)
    if parts.open_character != ladies.open_character or parts.tiles is not ladies.tiles:
        parts.open_character, parts.tiles = ladies.open_character, ladies.tiles
        tiles = [TILE[tile] for tile in ladies.tiles]
        parts.tiles_told = CHARACTER[ladies.open_character] + (b"".join(tiles) if tiles else NO_TILES)
    out.append(parts.tiles_told)
    if parts.outdoor is not ladies.cubes:
        parts.outdoor = ladies.cubes
        parts.outdoor_told = _cubes(ladies.cubes, GATES, SEATS, eyes)
    out.append(parts.outdoor_told)
    if (
        ladies.served == 0
        and ladies.stationed == 0
        and not ladies.must_act
        and ladies.release == 0
        and ladies.threat == 0
        and ladies.partners == 0
        and ladies.actor < 0
        and not ladies.received
        and not ladies.asked
    ):
        out.append(QUIET)
    else:
        _add_affairs(out, city, eyes)


def _add_affairs(out: list[bytes], city: City, eyes: Eyes) -> None:
    """What is going on that the base game does not know."""
    ladies = ladies_of(city)
    out.append(GATE_FLAGS[ladies.served])
    out.append(GATE_FLAGS[ladies.stationed])
    out.append(FLAGS[ladies.must_act])
    out.append(NUMBERS[ladies.release])
    out.append(NUMBERS[ladies.threat])
    out.append(BACK[ladies.back if ladies.release else -1])
    out.append(eyes.set[ladies.partners])
    for face in ladies.received[:RECEIVED]:
        out.append(FACE[face])
    if len(ladies.received) < RECEIVED:
        out.append(NO_RECEIVED[len(ladies.received)])
    out.append(eyes.owner[ladies.actor])
    for asked in ladies.asked[:OWNERS]:
        out.append(eyes.owner[asked])
    if len(ladies.asked) < OWNERS:
        out.append(NO_ASKED[len(ladies.asked)])
