"""The whole table at one moment: who has what, what stands where, and where play is.

A city is never changed once a game shows it: a choice works on a copy, which then takes its place. The copy shares
every list; whoever writes on one replaces it (`core/lists.py`), for one choice changes few of them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from troyes.city import log
from troyes.city.expansion import BASE_GAME, Expansion
from troyes.city.ladies.state import Ladies
from troyes.city.names import LEVELS, NEUTRAL, NOBODY, OWNERS, SITES, SLOTS, SPACES
from troyes.city.printed import Printed
from troyes.core.lists import raised, replaced
from troyes.core.native import i64

# Where play stands.
PLACING: Final = 0
COUNTERING: Final = 1
ACTING: Final = 2
TURNING: Final = 3
CHOOSING_DICE: Final = 4
CHOOSING_CITIZEN: Final = 5
CHOOSING_TIMES: Final = 6
MILLING: Final = 7
PLACING_CUBES: Final = 8
SHOOTING: Final = 9
OVER: Final = 10
# The steps that only the expansion has.
LODGING: Final = 11
EXECUTING: Final = 12
RAISING: Final = 13
PATROLLING: Final = 14
EXCHANGING: Final = 15
RELEASING: Final = 16
OFFERED: Final = 17
ANSWERING: Final = 18
SUFFERING: Final = 19
# Between two walks, while a choice is being carried out: what has just ended.
PLACED: Final = 20
COUNTERED: Final = 21
ACTED: Final = 22
SUFFERED: Final = 23


@mypyc_attr(free_list_len=1, acyclic=True)
class City:
    def __init__(self, printed: Printed, seats: int, king: bool) -> None:
        """Whoever makes one lays it out: `blank` or `copy`."""
        self.printed = printed
        self.seats = seats
        self.king = king
        """Whether le Roy sits in the neutral player's place."""

    def clear(self) -> None:
        """Takes everything off the table."""
        self.expansion: Expansion = BASE_GAME
        """Whom the rules ask where an expansion joins them."""
        self.ladies: Ladies | None = None
        """What The Ladies of Troyes adds to the table, if any of its modules is in play."""
        self.round: i64 = 0
        """0 in the first one."""
        self.start: i64 = 0
        """The start player."""
        self.way: i64 = 1
        """1 if turns go clockwise, -1 in the last round of a tournament."""
        self.deniers: list[int] = [self.printed.deniers_start if owner < self.seats else 0 for owner in range(OWNERS)]
        self.influence: list[int] = [
            self.printed.influence_start if owner < self.seats else 0 for owner in range(OWNERS)
        ]
        self.vp: list[int] = [0] * OWNERS
        self.district: list[int] = [0] * OWNERS
        """Deniers of those who have passed, by owner."""
        self.supply: list[int] = [0] * OWNERS
        """Citizens in each owner's personal supply; all of the neutral player's are there."""
        self.general: list[int] = [0] * OWNERS
        """Citizens in the general supply."""
        self.spaces: list[int] = [NOBODY] * SPACES
        """Whose citizen stands on each space."""
        self.lying: i64 = 0
        """A bit for each citizen lying on a building."""
        self.dice: list[int] = [0] * (3 * OWNERS)
        """The city square, by `numbering.pile_of`: how many dice show each value, in three bits a value."""
        self.black: list[int] = []
        """Black dice to be countered, the highest first."""
        self.cathedral: list[int] = [NOBODY] * SITES
        """Whose cube lies on each site, by `numbering.site_of`: a fourth level too if the Master Builder may come."""
        self.activities: list[int] = []
        """The nine cards by slot, those still face down included."""
        self.revealed: i64 = 0
        """Levels that lie open, 0 to 3."""
        self.tradesmen: list[int] = [NOBODY] * (2 * SLOTS)
        """Whose tradesman stands on each scoring space, by `numbering.scoring_space`."""
        self.illustration: list[int] = [0] * SLOTS
        """By slot: a bit for each owner with a tradesman on the illustration."""
        self.cubes: list[int] = [0] * (OWNERS * SLOTS)
        """Cubes on Activity cards, by `numbering.cubes_at`."""
        self.queue: list[int] = [0]
        """The events threatening the city, Marauding first."""
        self.banners: list[list[int]] = [[]]
        """By place in the queue: whose cubes lie on it, the oldest first. Each list is replaced, never changed."""
        self.red: list[int] = []
        """Decks, the next card last."""
        self.yellow: list[int] = []
        self.white: list[int] = []
        self.box: list[int] = []
        """Red events that are not in the deck, in an order that nobody knows."""
        self.taken: list[list[int]] = [[] for _ in range(OWNERS)]
        """Event cards that each owner has gained. Each list is replaced, never changed."""
        self.characters: list[list[int]] = []
        """By seat; in The King's Challenge the stack, its top last."""
        self.step: i64 = PLACING
        self.seat: i64 = 0
        """Whose choice it is."""
        self.placed: i64 = 0
        """Citizens placed so far in the initial placement."""
        self.target: i64 = -1
        """The code of the action under way."""
        self.cube: i64 = -1
        """The Activity card whose cube modifies it, or -1."""
        self.group: list[int] = []
        """The dice chosen so far: by `numbering.die_of`. Turned-over dice while turning, as they now lie."""
        self.value: i64 = 0
        """What the group was worth, when it has been paid for."""
        self.left: i64 = 0
        """Activations, cubes or rolls still to come."""
        self.settled = False
        """Whether Marauding was settled in this action."""
        self.against: i64 = 0
        """The sum of the black dice that are taken on: the first `left` of `black`."""
        self.turns: i64 = 0
        """Grows with each choice that ends a seat's walk."""
        self.reveals: i64 = 0
        """Grows with each choice after which something new lies open."""
        self.log: object = None
        """What has happened, as a chain: all that came earlier, and the numbers of the newest entry."""
        self.listed: list[int] | None = None
        """The choices at this point, if they were listed on the way here. A copy forgets them."""

    def copy(self) -> "City":
        twin = City(self.printed, self.seats, self.king)
        ladies = self.ladies
        twin.expansion = self.expansion
        twin.ladies = None if ladies is None else ladies.copy()
        twin.round = self.round
        twin.start = self.start
        twin.way = self.way
        twin.deniers = self.deniers
        twin.influence = self.influence
        twin.vp = self.vp
        twin.district = self.district
        twin.supply = self.supply
        twin.general = self.general
        twin.spaces = self.spaces
        twin.lying = self.lying
        twin.dice = self.dice
        twin.black = self.black
        twin.cathedral = self.cathedral
        twin.activities = self.activities
        twin.revealed = self.revealed
        twin.tradesmen = self.tradesmen
        twin.illustration = self.illustration
        twin.cubes = self.cubes
        twin.queue = self.queue
        twin.banners = self.banners
        twin.red = self.red
        twin.yellow = self.yellow
        twin.white = self.white
        twin.box = self.box
        twin.taken = self.taken
        twin.characters = self.characters
        twin.step = self.step
        twin.seat = self.seat
        twin.placed = self.placed
        twin.target = self.target
        twin.cube = self.cube
        twin.group = self.group
        twin.value = self.value
        twin.left = self.left
        twin.settled = self.settled
        twin.against = self.against
        twin.turns = self.turns
        twin.reveals = self.reveals
        twin.log = self.log
        twin.listed = None
        return twin

    def end_walk(self, ended: int) -> None:
        """The seat's walk is over, and others may look: PLACED, COUNTERED, ACTED or SUFFERED."""
        self.step = ended
        self.turns += 1
        self.reveals += 1

    # -- owners --------------------------------------------------------------------------------------------------

    def owners(self) -> list[int]:
        """All colours at the table, the neutral one or le Roy last."""
        return [*range(self.seats), NEUTRAL]

    def in_order(self) -> list[int]:
        """The seats from the start player as turns go."""
        first = self.start if self.start < self.seats else 0
        return [(first + self.way * step) % self.seats for step in range(self.seats)]

    def passed(self, owner: int) -> bool:
        """Whether the owner takes no more turns in this round."""
        return self.district[owner] > 0

    def actor(self) -> int:
        """Whose action it is, also while another seat is asked."""
        return self.seat if self.ladies is None or self.ladies.actor < 0 else self.ladies.actor

    # -- means ---------------------------------------------------------------------------------------------------

    def gain(self, owner: int, deniers: int = 0, influence: int = 0, vp: int = 0) -> None:
        """What a choice or a card brings. Influence beyond the track's end is lost."""
        if deniers == 0 and influence == 0 and vp == 0:
            return
        if deniers:
            self.deniers = raised(self.deniers, owner, deniers)
        if influence:
            self.influence = replaced(
                self.influence, owner, min(self.influence[owner] + influence, self.printed.influence_max)
            )
        if vp:
            self.vp = raised(self.vp, owner, vp)
        self.log = (self.log, log.GAINED, owner, deniers, influence, vp)

    def spend(self, owner: int, deniers: int = 0, influence: int = 0) -> None:
        """A price that is known to be in hand."""
        if deniers == 0 and influence == 0:
            return
        if deniers:
            self.deniers = raised(self.deniers, owner, -deniers)
        if influence:
            self.influence = raised(self.influence, owner, -influence)
        self.log = (self.log, log.SPENT, owner, deniers, influence)

    def suffer(self, owner: int, deniers: int = 0, influence: int = 0) -> None:
        """A loss that may be more than there is: then 2 VP go as well (T4)."""
        paid = min(deniers, self.deniers[owner])
        spent = min(influence, self.influence[owner])
        self.deniers = raised(self.deniers, owner, -paid)
        self.influence = raised(self.influence, owner, -spent)
        if deniers or influence:
            self.log = (self.log, log.LOST, owner, paid, spent)
        if paid < deniers or spent < influence:
            self.lose_vp(owner)

    def lose_vp(self, owner: int) -> None:
        """Victory points never go below 0 during play (T3)."""
        lost = min(2, self.vp[owner])
        self.vp = raised(self.vp, owner, -lost)
        self.log = (self.log, log.FELL_SHORT, owner, lost)

    # -- cards ---------------------------------------------------------------------------------------------------

    def slot_of(self, activity: int) -> int:
        """Where that card lies open, or -1. A card has one slot where it can lie."""
        level = self.printed.level[activity]
        slot = LEVELS * self.printed.colour[activity] + level
        return slot if self.activities[slot] == activity and level < self.revealed else -1

    def is_open(self, slot: i64) -> bool:
        """Whether the card there lies face up."""
        return slot % LEVELS < self.revealed

    def has_tradesman(self, owner: i64, slot: i64) -> bool:
        tradesmen = self.tradesmen
        if tradesmen[2 * slot] == owner or tradesmen[2 * slot + 1] == owner:
            return True
        beside: i64 = self.illustration[slot]
        return beside >> owner & 1 == 1

    def count_tradesmen(self, owner: int) -> int:
        found = 0
        for slot in range(SLOTS):
            if self.has_tradesman(owner, slot):
                found += 1
        return found

    def count_standing(self, owner: i64, building: i64) -> int:
        """Citizens on the building's spaces; those lying on it do not count."""
        spaces = self.spaces
        count: i64 = 0
        space = 6 * building
        last = space + 6
        while space < last:
            if spaces[space] == owner:
                count += 1
            space += 1
        return count

    def lies(self, owner: i64, building: i64) -> bool:
        return self.lying >> (OWNERS * building + owner) & 1 == 1

    def lay(self, owner: int, building: int) -> None:
        self.lying |= 1 << (OWNERS * building + owner)

    def lift(self, owner: int, building: int) -> None:
        self.lying &= ~(1 << (OWNERS * building + owner))

    def count_cathedral(self, owner: int) -> int:
        return self.cathedral.count(owner)


def ladies_of(city: City) -> Ladies:
    """What The Ladies of Troyes adds, where it is known to be in play."""
    assert city.ladies is not None
    return city.ladies


def blank(printed: Printed, seats: int, king: bool) -> City:
    """An empty table."""
    city = City(printed, seats, king)
    city.clear()
    return city
