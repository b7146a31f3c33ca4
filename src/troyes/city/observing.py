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
from troyes.city.state import OVER, PLACED, City
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
NO_EXPANSION: Final = nothing(
    len(CHARACTERS) + GATES * (len(OUTDOOR) + SEATS + 2) + 3 + PLACED + 4 + 2 * OWNERS + RECEIVED * 18 + OWNERS * OWNERS
)
CHARACTER_FLAGS: Final = flags(len(CHARACTERS))
CARD: Final = one_hot(len(ACTIVITIES))
CHARACTER: Final = one_hot(len(CHARACTERS))
TOP: Final = one_hot(BASE_CHARACTERS)
TILE: Final = one_hot(len(OUTDOOR))
FACE: Final = one_hot(18)
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
NO_TILES: Final = nothing(GATES * (len(OUTDOOR) + SEATS))
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
        shown = [one_hot(6)[owner], one_hot(3)[colour_of(die)], one_hot(6)[value_of(die) - 1], FLAGS[is_turned(die)]]
        return b"".join(shown)

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


class Parts:
    """The parts of a seat's last look, and the lists they were made of: these are replaced, never changed."""

    def __init__(self) -> None:
        self.spaces: list[int] = []
        self.cathedral: list[int] = []
        self.lying = -1
        self.board = b""
        self.deniers: list[int] = []
        self.influence: list[int] = []
        self.district: list[int] = []
        self.supply: list[int] = []
        self.general: list[int] = []
        self.vp: list[int] = []
        self.dice: list[int] = []
        self.guards: list[int] = []
        self.possessed: list[int] = []
        self.characters: list[list[int]] = []
        self.over = False
        self.families = b""
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
        self.slots = b""


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
    if parts.spaces is not city.spaces or parts.cathedral is not city.cathedral or parts.lying != city.lying:
        _look_at_board(city, eyes, parts)
    out.append(parts.board)
    if not _same_families(city, parts):
        _look_at_families(city, seat, eyes, parts)
    out.append(parts.families)
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
        _add_expansion(out, city, eyes)
    return b"".join(out)


def _look_at_board(city: City, eyes: Eyes, parts: Parts) -> None:
    """Buildings and Cathedral."""
    parts.spaces, parts.cathedral, parts.lying = city.spaces, city.cathedral, city.lying
    out: list[bytes] = []
    _add_owners(out, city.spaces, eyes)
    for building in range(3):
        out.append(eyes.set[city.lying >> OWNERS * building & 31])
    _add_owners(out, city.cathedral, eyes)
    if len(city.cathedral) == SPACES:
        out.append(NO_LEVEL)
    parts.board = b"".join(out)


def _add_owners(out: list[bytes], owners: list[int], eyes: Eyes) -> None:
    """Three at a time."""
    three = eyes.three
    for at in range(0, len(owners), 3):
        out.append(three[36 * owners[at] + 6 * owners[at + 1] + owners[at + 2] + 43])


def _same_families(city: City, parts: Parts) -> bool:
    """Whether nobody has gained, lost or used anything since the last look."""
    ladies = city.ladies
    return (
        parts.dice is city.dice
        and parts.deniers is city.deniers
        and parts.influence is city.influence
        and parts.vp is city.vp
        and parts.supply is city.supply
        and parts.general is city.general
        and parts.district is city.district
        and parts.characters is city.characters
        and parts.over == (city.step == OVER)
        and (ladies is None or (parts.guards is ladies.guards and parts.possessed is ladies.possessed))
    )


def _look_at_families(city: City, seat: int, eyes: Eyes, parts: Parts) -> None:
    """What each family has, and the neutral player."""
    ladies = city.ladies
    parts.dice, parts.deniers, parts.influence, parts.vp = city.dice, city.deniers, city.influence, city.vp
    parts.supply, parts.general, parts.district = city.supply, city.general, city.district
    parts.characters, parts.over = city.characters, city.step == OVER
    if ladies is not None:
        parts.guards, parts.possessed = ladies.guards, ladies.possessed
    out: list[bytes] = []
    _add_families(out, city, seat, eyes)
    out.append(NUMBERS[city.supply[NEUTRAL]])
    out.append(_number(city.vp[NEUTRAL]))
    for colour in range(3):
        out.append(_pile(city.dice[3 * NEUTRAL + colour]))
    parts.families = b"".join(out)


def _add_families(out: list[bytes], city: City, seat: int, eyes: Eyes) -> None:
    dice = city.dice
    ladies = city.ladies
    for owner in eyes.order:
        out.append(_number(city.deniers[owner]))
        out.append(NUMBERS[city.influence[owner]])
        out.append(_number(city.district[owner]))
        out.append(NUMBERS[city.supply[owner]])
        out.append(NUMBERS[city.general[owner]])
        out.append(_number(city.vp[owner]))
        out.append(NUMBERS[0 if ladies is None else ladies.guards[owner]])
        out.append(NUMBERS[0 if ladies is None else ladies.possessed[owner]])
        for colour in range(3):
            out.append(_pile(dice[3 * owner + colour]))
        purple = dice[PILES + owner] if len(dice) > PILES else 0
        out.append(_pile(purple))
        known = 0
        if not city.king and (owner == seat or city.step == OVER):
            for character in city.characters[owner]:
                known |= 1 << character
        out.append(CHARACTER_FLAGS[known])
    for _ in range(SEATS - city.seats):
        out.append(NO_FAMILY)


def _add_slots(out: list[bytes], city: City, eyes: Eyes, parts: Parts) -> None:
    if (
        parts.tradesmen is not city.tradesmen
        or parts.illustration is not city.illustration
        or parts.activities is not city.activities
        or parts.revealed != city.revealed
    ):
        parts.tradesmen, parts.illustration = city.tradesmen, city.illustration
        parts.activities, parts.revealed = city.activities, city.revealed
        parts.slots = b"".join([_slot(city, slot, eyes) for slot in range(SLOTS)])
    out.append(parts.slots)
    if parts.cubes_on_cards is not city.cubes:
        parts.cubes_on_cards = city.cubes
        told: list[bytes] = []
        for first in range(0, OWNERS * SLOTS, OWNERS):
            _add_cubes(told, city.cubes, first, eyes)
        parts.cubes_told = b"".join(told)
    out.append(parts.cubes_told)


def _add_cubes(out: list[bytes], cubes: list[int], first: int, eyes: Eyes) -> None:
    """Each seat's, from `first` on; mostly there are none."""
    if cubes[first] or cubes[first + 1] or cubes[first + 2] or cubes[first + 3]:
        for owner in eyes.order:
            out.append(NUMBERS[cubes[first + owner]])
        out.append(NO_CUBES[len(eyes.order)])
    else:
        out.append(NO_CUBES[0])


def _slot(city: City, slot: int, eyes: Eyes) -> bytes:
    if slot % LEVELS >= city.revealed:
        return CLOSED
    owner = eyes.owner
    standing = owner[city.tradesmen[2 * slot]] + owner[city.tradesmen[2 * slot + 1]]
    return CARD[city.activities[slot]] + standing + eyes.set[city.illustration[slot]]


def _add_events(out: list[bytes], city: City, eyes: Eyes, parts: Parts) -> None:
    ladies = city.ladies
    if ladies is not None and (ladies.striking >= 0 or ladies.events or ladies.scouted):
        out += _events(city, eyes)
        return
    if parts.queue is not city.queue or parts.banners is not city.banners or parts.taken is not city.taken:
        parts.queue, parts.banners, parts.taken = city.queue, city.banners, city.taken
        parts.events = b"".join(_events(city, eyes))
    out.append(parts.events)


def _events(city: City, eyes: Eyes) -> list[bytes]:
    rows = NO_EVENTS.copy()
    ladies = city.ladies
    for at, event in enumerate(city.queue):
        head = QUEUED[at]
        if ladies is not None:
            flagged = FLAGS[ladies.striking == event] + FLAGS[event in ladies.events]
            head = head[:4] + flagged + NUMBERS[ladies.scouted.count(event)] + head[16:]
        rows[event] = head + eyes.tail(city.banners[at])
    for owner in range(OWNERS):
        for rank, event in enumerate(city.taken[owner]):
            rows[event] = eyes.gained[owner][rank + 1]
    return rows


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


def _add_expansion(out: list[bytes], city: City, eyes: Eyes) -> None:
    ladies = city.ladies
    assert ladies is not None
    out.append(CHARACTER[ladies.open_character])
    if ladies.tiles:
        for gate in range(GATES):
            out.append(TILE[ladies.tiles[gate]])
        for gate in range(GATES):
            _add_cubes(out, ladies.cubes, SEATS * gate, eyes)
    else:
        out.append(NO_TILES)
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
