"""The printed numbers as the engine reads them: short lists of small integers. `numbers.py` fills them in."""

from typing import Final

from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, GATES, OUTDOOR
from troyes.core.native import i64

CALLS_NOTHING: Final = -1

# What a listing asks of a card, in one number: a bit for the colour of dice, and above it:
PER: Final = 3
HIRE: Final = 11
HIRE_INFLUENCE: Final = 19
TERM: Final = 0xFF
"""The bits of each of these."""


class Printed:
    """By activity, event, character or outdoor activity: its number in `names`. By face: `numbering.row_of`."""

    def __init__(self) -> None:
        # The board.
        self.row_start: list[int] = [0] * 21
        """By face: the first space (0 to 17) of the row where that die places a citizen. Palace rows have one space."""
        self.row_length: list[int] = [1] * 21
        self.salary: list[int] = [0] * 3
        """By building."""
        self.income = 0
        self.deniers_start = 0
        self.influence_start = 0
        self.influence_max = 0
        self.citizens_each = 0
        self.neutral_citizens = 0
        self.neutral_more = 0
        """So many more with the expansion's events."""
        self.start_citizens: list[int] = [0] * 5
        """By number of players, 2 to 4."""
        self.rounds: list[int] = [0] * 5
        self.two_player_neutrals: list[int] = []
        """The spaces where neutral citizens stand before two players place theirs."""
        self.roy_order: list[list[int]] = []
        """By building: its six spaces, le Roy's best first."""
        self.roy_rows: list[list[int]] = []
        """By building: a die value for each row, in his order of their first spaces."""
        # Activity cards.
        self.colour: list[int] = [0] * len(ACTIVITIES)
        self.level: list[int] = [0] * len(ACTIVITIES)
        """0 to 2."""
        self.hire: list[int] = [0] * len(ACTIVITIES)
        self.hire_influence: list[int] = [0] * len(ACTIVITIES)
        """What a tradesman costs in influence, where that takes the place of deniers."""
        self.tradesman_vp: list[int] = [0] * (2 * len(ACTIVITIES))
        """2 * activity and the space, 0 or 1."""
        self.per: list[int] = [1] * len(ACTIVITIES)
        """1 for the Fort, which counts dice."""
        # Event cards; Marauding is number 0.
        self.event_colour: list[int] = [0] * len(EVENTS)
        """The deck it belongs to."""
        self.event_dice: list[int] = [0] * len(EVENTS)
        """The colour of dice that combats it."""
        self.event_per: list[int] = [1] * len(EVENTS)
        self.banners: list[int] = [1] * len(EVENTS)
        self.event_vp: list[int] = [0] * (2 * len(EVENTS))
        """2 * event and the rank, 0 or 1."""
        self.black_dice: list[int] = [0] * len(EVENTS)
        self.calls: list[int] = [CALLS_NOTHING] * len(EVENTS)
        """The colour of the second card that a red event calls."""
        # Characters.
        self.thresholds: list[list[int]] = [[0, 0, 0] for _ in CHARACTERS]
        """For 1, 3 and 6 VP."""
        self.thresholds_two: list[list[int]] = [[0, 0, 0] for _ in CHARACTERS]
        """With two players, and against le Roy."""
        # The ramparts.
        self.gates: list[int] = [0] * GATES
        """The space of each gate; the last one is where the ramparts end."""
        self.outdoor_level: list[int] = [0] * len(OUTDOOR)
        """0 to 3: the gate where it may lie."""
        self.outdoor_tile: list[int] = [0] * len(OUTDOOR)
        """0 to 7: two outdoor activities of the same number are the sides of one tile."""
        # What is asked of cards all the time.
        self.terms: list[i64] = []
        """By activity: colour, `per`, `hire` and `hire_influence`."""
        self.event_terms: list[i64] = []
        """By event: `event_dice` and `event_per`."""


def pack(printed: Printed) -> None:
    """Lays together what is asked of cards all the time."""
    printed.terms = [
        1 << printed.colour[card]
        | printed.per[card] << PER
        | printed.hire[card] << HIRE
        | printed.hire_influence[card] << HIRE_INFLUENCE
        for card in range(len(ACTIVITIES))
    ]
    printed.event_terms = [
        1 << printed.event_dice[event] | printed.event_per[event] << PER for event in range(len(EVENTS))
    ]
