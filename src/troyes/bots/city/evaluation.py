"""What each owner may expect to end with at a moment of Troyes: points in hand, and a learned sum of what is seen.

Everything that may still become points is a feature with a weight of its own for each round, learned from games that
players of ours have played (`scripts/learn_city.py`). Points in hand are not learned: they are counted.
"""

from typing import Final

from troyes.city.activities.cards import CARDS
from troyes.city.ladies.scoring import ladies_lines
from troyes.city.names import (
    ACTIVITIES,
    CHARACTERS,
    CHRETIEN,
    EVENTS,
    FLORENTIN,
    HUGUES,
    LEVELS,
    NEUTRAL,
    OUTDOOR,
    OWNERS,
    SLOTS,
    SPACES,
    THIBAUT,
    URBAIN,
)
from troyes.city.numbering import PILES, building_of, cubes_at, outdoor_at, pile_of, reward_of, site_of
from troyes.city.rounds import all_passed, rounds
from troyes.city.scoring import REWARDS, character_count, character_points, missing_levels, tradesmen_points
from troyes.city.square import is_empty, purple_die
from troyes.city.state import ACTED, ACTING, OVER, PLACED, PLACING, City, ladies_of

# -- features ----------------------------------------------------------------------------------------------------------

BIAS: Final = 0
DENIERS: Final = 1
"""Up to 10, up to 20, and beyond."""
INFLUENCE: Final = 4
"""Up to 6, up to 12, and beyond."""
PASSED: Final = 7
STANDING: Final = 8
"""By building."""
CROWD: Final = 11
"""Citizens beyond five."""
SUPPLY: Final = 12
LYING: Final = 13
TRADESMEN: Final = 14
OWN_DICE: Final = 15
"""By colour: how many."""
OWN_PIPS: Final = 18
"""By colour: what they show."""
MANY_DICE: Final = 21
"""Dice beyond four."""
NEUTRAL_DICE: Final = 22
"""By colour."""
OTHER_DICE: Final = 25
PURPLE_DIE: Final = 28
PURPLE_PIPS: Final = 29
PRESENT: Final = 30
"""Events with an own cube."""
ALONE: Final = 31
"""Rewards, by how full the card is: alone on it, ahead, level, behind; then the same for the reward alone."""
MISSING: Final = 39
"""Levels of the Cathedral without an own cube: how many, and by how many sites are free there."""
SITES_BUILT: Final = 41
FREE_SITES: Final = 42
NEXT: Final = 43
"""Who acts next: the seat itself, the one before it, ..."""
ORDER: Final = 47
"""Place in the order of the next round."""
BLACK: Final = 51
"""Black dice that are still to be countered: how many, and what they show."""
LEADS: Final = 54
"""The start player's seat is this one's, while black dice come."""
GUARD: Final = 55
POSSESSED: Final = 56
TOTAL_DICE: Final = 57
REACHED: Final = 58
"""By Character: what it gives now."""
NEAR: Final = REACHED + len(CHARACTERS)
"""By Character: how near the next step is."""
IN_PLAY: Final = NEAR + len(CHARACTERS)
DIRECTS: Final = IN_PLAY + len(CHARACTERS)
"""By card: an own tradesman."""
STORED: Final = DIRECTS + len(ACTIVITIES)
"""By card: own cubes, up to three; a mixed or endgame card's too."""
THREAT: Final = STORED + len(ACTIVITIES)
"""By event: it is in the queue."""
OUTSIDE: Final = THREAT + len(EVENTS)
"""By outdoor activity: own cubes."""
FEATURES: Final = OUTSIDE + len(OUTDOOR)
BY_CARD: Final = {
    "reached": CHARACTERS,
    "near": CHARACTERS,
    "in_play": CHARACTERS,
    "directs": ACTIVITIES,
    "stored": ACTIVITIES,
    "threat": EVENTS,
    "outside": OUTDOOR,
}
"""The features from REACHED on, as the weights name them."""

MOST_ROUNDS: Final = 6
AFTER_ROUND: Final = MOST_ROUNDS
PLACEMENT: Final = 2 * MOST_ROUNDS
PHASES: Final = 2 * MOST_ROUNDS + 1
"""A round with so many to follow; the moment after it; the placement."""


def is_round_over(city: City) -> bool:
    """Whether nobody takes another turn in this round, once a walk has ended."""
    if city.step != ACTED:
        return False
    return is_empty(city) or all_passed(city)


def phase_of(city: City) -> int:
    if city.step == PLACING or city.step == PLACED:
        return PLACEMENT
    left = rounds(city) - city.round - 1
    if is_round_over(city):
        return AFTER_ROUND + left
    return max(left, 0)


class Evaluation:
    """Looks at a city with learned eyes."""

    def __init__(self, weights: list[float], roy: list[float]) -> None:
        self.weights = weights
        """For players: PHASES times FEATURES."""
        self.roy = roy
        """The same for le Roy; empty at other tables."""
        self.used = weights
        self.total = 0.0
        self.base = 0
        self.counts = [0] * len(CHARACTERS)
        """What each Character looks at, as far as it was counted on the way."""

    def add(self, at: int, amount: float) -> None:
        self.total += self.used[self.base + at] * amount

    def outlook(self, city: City, chances: list[float]) -> list[float]:
        """What every owner may expect, by owner; 0 for those who are not at the table."""
        found = [0.0] * OWNERS
        for owner in range(city.seats):
            found[owner] = self.expected(city, owner, chances)
        if city.king:
            found[NEUTRAL] = self.expected(city, NEUTRAL, chances)
        return found

    def expected(self, city: City, owner: int, chances: list[float]) -> float:
        phase = phase_of(city)
        if phase == AFTER_ROUND or city.step == OVER:
            return self.in_hand(city, owner, chances, True)
        self.base = FEATURES * phase
        self.used = self.roy if owner == NEUTRAL else self.weights
        self.total = self.in_hand(city, owner, chances, False)
        self.look(city, owner, chances, phase)
        return self.total

    def in_hand(self, city: City, owner: int, chances: list[float], final: bool) -> float:
        """Points that are sure; at the end all of them, by how likely each Character is."""
        points = float(city.vp[owner] + tradesmen_points(city, owner))
        if city.ladies is not None and owner < NEUTRAL:
            points += sum(ladies_lines(city, owner).values())
        if final:
            for cubes in city.banners:
                if owner in cubes:
                    points += 1.0
            points -= 2.0 * missing_levels(city, owner)
            for character in range(len(CHARACTERS)):
                if chances[character]:
                    points += chances[character] * character_points(city, owner, character)
        return points

    def look(self, city: City, owner: int, chances: list[float], phase: int) -> None:
        self.add(BIAS, 1.0)
        self._means(city, owner)
        self._people(city, owner)
        self._cards(city, owner)
        self._events(city, owner)
        self._cathedral(city, owner)
        self._characters(city, owner, chances)
        if phase < AFTER_ROUND:
            self._dice(city, owner)
            self._turn(city, owner)
        if not city.king:
            self.add(ORDER + (owner - city.start - 1 + city.seats) % city.seats, 1.0)
        if city.ladies is not None and owner < NEUTRAL:
            self._ladies(city, owner)

    def _means(self, city: City, owner: int) -> None:
        deniers = city.deniers[owner] + city.district[owner]
        self.add(DENIERS, min(deniers, 10))
        if deniers > 10:
            self.add(DENIERS + 1, min(deniers - 10, 10))
            if deniers > 20:
                self.add(DENIERS + 2, deniers - 20)
        influence = city.influence[owner]
        self.add(INFLUENCE, min(influence, 6))
        if influence > 6:
            self.add(INFLUENCE + 1, min(influence - 6, 6))
            if influence > 12:
                self.add(INFLUENCE + 2, influence - 12)

    def _people(self, city: City, owner: int) -> None:
        counts = [0, 0, 0]
        spaces = city.spaces
        everybody = 0
        for space in range(SPACES):
            if spaces[space] == owner:
                counts[building_of(space)] += 1
                everybody += 1
        for building in range(3):
            if counts[building]:
                self.add(STANDING + building, counts[building])
            if city.lies(owner, building):
                self.add(LYING, 1.0)
        if everybody > 5:
            self.add(CROWD, everybody - 5)
        self.add(SUPPLY, min(city.supply[owner], 3))
        self.counts[CHRETIEN] = everybody

    def _cards(self, city: City, owner: int) -> None:
        tradesmen = 0
        for slot in range(SLOTS):
            if city.is_open(slot):
                activity = city.activities[slot]
                if city.has_tradesman(owner, slot):
                    tradesmen += 1
                    self.add(DIRECTS + activity, 1.0)
                cubes = city.cubes[cubes_at(slot, owner)]
                if cubes:
                    self.add(STORED + activity, cubes if CARDS[activity].endgame else min(cubes, 3))
        self.add(TRADESMEN, tradesmen)
        self.counts[FLORENTIN] = tradesmen

    def _events(self, city: City, owner: int) -> None:
        printed = city.printed
        for at, event in enumerate(city.queue):
            if at:
                self.add(THREAT + event, 1.0)
            cubes = city.banners[at]
            own = 0
            for cube in cubes:
                if cube == owner:
                    own += 1
            if own:
                self.add(PRESENT, 1.0)
                most = 0
                for other in range(OWNERS):
                    if other != owner:
                        most = max(most, cubes.count(other))
                larger, smaller = printed.event_vp[reward_of(event, 0)], printed.event_vp[reward_of(event, 1)]
                full = len(cubes) / printed.banners[event]
                if most == 0:
                    where, reward = 0, float(larger + smaller)
                elif own > most:
                    where, reward = 1, float(larger)
                elif own == most:
                    where, reward = 2, (larger + smaller) / 2.0
                else:
                    where, reward = 3, float(smaller)
                self.add(ALONE + where, reward * full)
                self.add(ALONE + 4 + where, reward)

    def _cathedral(self, city: City, owner: int) -> None:
        cathedral = city.cathedral
        built = 0
        free = 0
        for level in range(LEVELS):
            own, here = 0, 0
            for site in range(site_of(level, 1), site_of(level + 1, 1)):
                if cathedral[site] == owner:
                    own += 1
                elif cathedral[site] < 0:
                    here += 1
            built += own
            free += here
            if own == 0:
                self.add(MISSING, 1.0)
                self.add(MISSING + 1, here / 6.0)
        self.add(SITES_BUILT, built)
        self.add(FREE_SITES, free / 6.0)
        self.counts[URBAIN] = built if city.ladies is None else city.count_cathedral(owner)

    def _characters(self, city: City, owner: int, chances: list[float]) -> None:
        printed = city.printed
        few = city.king or city.seats == 2
        for character in range(len(CHARACTERS)):
            chance = chances[character]
            if chance and not (owner == NEUTRAL and character in (THIBAUT, HUGUES)):
                self.add(IN_PLAY + character, chance)
                if character in (CHRETIEN, URBAIN, FLORENTIN):
                    counted = self.counts[character]
                else:
                    counted = character_count(city, owner, character)
                thresholds = printed.thresholds_two[character] if few else printed.thresholds[character]
                below, points = 0, 0
                for at in range(LEVELS):
                    threshold = thresholds[at]
                    if counted < threshold:
                        part = (REWARDS[at] - points) * (counted - below) / (threshold - below)
                        self.add(NEAR + character, chance * part)
                        break
                    below, points = threshold, REWARDS[at]
                self.add(REACHED + character, chance * points)

    def _dice(self, city: City, owner: int) -> None:
        if city.district[owner]:
            self.add(PASSED, 1.0)
        dice = city.dice
        mine, everybody = 0, 0
        for colour in range(3):
            for other in range(OWNERS):
                pile = dice[pile_of(other, colour)]
                if pile == 0:
                    continue
                count, points, value = 0, 0, 1
                while pile:
                    here = pile & 7
                    count += here
                    points += value * here
                    pile >>= 3
                    value += 1
                everybody += count
                if other == owner:
                    if not city.district[owner]:
                        self.add(OWN_DICE + colour, count)
                        self.add(OWN_PIPS + colour, points)
                    mine += count
                elif other == NEUTRAL:
                    self.add(NEUTRAL_DICE + colour, count)
                else:
                    self.add(OTHER_DICE + colour, count)
        if len(dice) > PILES and owner < NEUTRAL and not city.district[owner]:
            purple = purple_die(city, owner)
            if purple:
                mine += 1
                self.add(PURPLE_DIE, 1.0)
                self.add(PURPLE_PIPS, purple)
        if mine > 4:
            self.add(MANY_DICE, mine - 4)
        self.add(TOTAL_DICE, everybody)

    def _turn(self, city: City, owner: int) -> None:
        if city.black:
            self.add(BLACK, len(city.black))
            self.add(BLACK + 1, sum(city.black))
            if owner == city.start:
                self.add(LEADS, 1.0)
        elif owner < NEUTRAL and not city.king:
            first = city.seat if city.step == ACTING else city.seat + city.way
            self.add(NEXT + ((owner - first) * city.way + 2 * city.seats) % city.seats, 1.0)

    def _ladies(self, city: City, owner: int) -> None:
        ladies = ladies_of(city)
        if ladies.possessed[owner]:
            self.add(POSSESSED, ladies.possessed[owner])
        if ladies.tiles:
            self.add(GUARD, ladies.guards[owner])
            for gate, tile in enumerate(ladies.tiles):
                cubes = ladies.cubes[outdoor_at(gate, owner)]
                if cubes:
                    self.add(OUTSIDE + tile, cubes)


class Recorder(Evaluation):
    """Writes down what is seen instead of weighing it: what the weights are learned from."""

    def __init__(self) -> None:
        super().__init__([], [])
        self.row: list[float] = []

    def add(self, at: int, amount: float) -> None:
        self.row[at] += amount

    def seen(self, city: City, owner: int, chances: list[float]) -> list[float]:
        """Every feature, and last the points in hand."""
        self.row = [0.0] * FEATURES
        hand = self.in_hand(city, owner, chances, False)
        self.look(city, owner, chances, phase_of(city))
        return [*self.row, hand]
