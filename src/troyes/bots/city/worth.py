"""What a moment of Troyes is worth to a seat, in victory points.

Points in hand count in full. Everything else counts for what it may still become: means, citizens and dice by the
rounds that are left, events by who would win them, Characters by how near the next step is.
"""

from typing import Final

from troyes.bots.city.ladies import expansion_worth
from troyes.city.activities.cards import CARDS
from troyes.city.names import (
    BASE_CHARACTERS,
    BISHOPRIC,
    CITY_HALL,
    HUGUES,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PALACE,
    SLOTS,
    THIBAUT,
)
from troyes.city.numbering import cubes_at, pile_of, reward_of
from troyes.city.rounds import rounds
from troyes.city.scoring import REWARDS, character_count, missing_levels, thresholds, tradesmen_points
from troyes.city.square import count, size_of
from troyes.city.state import City

NAMES: Final = [
    "denier",
    "influence",
    "die",
    "pip",
    "citizen",
    "supply",
    "tradesman",
    "cube",
    "presence",
    "majority",
    "character",
    "shot",
    "luck",
    "roy_die",
    "roy_citizen",
]


class Weights:
    """How much each thing counts, by its place in NAMES."""

    def __init__(self, values: list[float]) -> None:
        assert len(values) == len(NAMES)
        (
            self.denier,
            self.influence,
            self.die,
            self.pip,
            self.citizen,
            self.supply,
            self.tradesman,
            self.cube,
            self.presence,
            self.majority,
            self.character,
            self.shot,
            self.luck,
            self.roy_die,
            self.roy_citizen,
        ) = values
        self.values = values


STANDARD: Final = [0.22, 0.3, 0.35, 0.16, 0.9, 0.35, 0.5, 0.8, 0.3, 0.8, 0.9, 0.9, 1.2, 1.0, 1.0]
"""Set by hand: fitting them by self-play of three has not beaten them yet."""
KING: Final = [0.529, 0.247, 0.464, 0.129, 1.518, 0.35, 0.295, 0.744, 0.218, 0.8, 0.428, 0.596, 1.2, 1.58, 1.577]
"""Against le Roy: fitted by `scripts/fit_greedy_king.py`."""


ON_THE_WAY: Final = 0.6
"""How much of the way to a Character's next step counts."""


def tastes(king: bool) -> Weights:
    return Weights(KING if king else STANDARD)


def worth(city: City, seat: int, weights: Weights) -> float:
    """The worth of the table to a seat that has just acted: its dice are still of use unless it has passed."""
    left = rounds(city) - city.round - 1
    value = float(city.vp[seat])
    value += tradesmen_points(city, seat) - 2.0 * missing_levels(city, seat)
    value += _means(city, seat, left, weights)
    value += _people(city, seat, left, weights)
    value += _events(city, seat, left, weights)
    value += _characters(city, seat, weights)
    if not city.passed(seat):
        value += _dice(city, seat, weights)
    if city.ladies is not None:
        value += expansion_worth(city, seat, left, weights.cube, weights.die, weights.pip)
    if city.king:
        value -= _roy(city, left, weights)
    return value


def _means(city: City, seat: int, left: int, weights: Weights) -> float:
    """Money and influence buy nothing after the last round."""
    later = min(1.0, 0.35 + 0.25 * left)
    deniers = city.deniers[seat] + city.district[seat]
    value = weights.denier * later * (min(deniers, 20) + 0.4 * max(deniers - 20, 0))
    value += weights.influence * later * (min(city.influence[seat], 12) + 0.5 * max(city.influence[seat] - 12, 0))
    cubes = 0
    for slot in range(SLOTS):
        stored = city.cubes[cubes_at(slot, seat)]
        if stored and not CARDS[city.activities[slot]].endgame:
            cubes += min(stored, 4)
            if stored > 4:
                cubes += 1
    return value + weights.cube * min(later, 0.4 + 0.2 * left) * min(cubes, 3 + 3 * left)


def _people(city: City, seat: int, left: int, weights: Weights) -> float:
    """A citizen in a building is a die in every round to come, less the salary."""
    each = weights.citizen
    pay = weights.denier
    palace = city.count_standing(seat, PALACE)
    bishopric = city.count_standing(seat, BISHOPRIC)
    value = left * (
        palace * (each + 0.25 - 2 * pay) + bishopric * (each + 0.1 - pay) + city.count_standing(seat, CITY_HALL) * each
    )
    if left:
        spare = city.supply[seat]
        for building in range(3):
            if city.lies(seat, building):
                spare += 1
        value += weights.supply * min(spare, 3)
    return value + weights.tradesman * min(left, 2) * city.count_tradesmen(seat)


def _dice(city: City, seat: int, weights: Weights) -> float:
    """What the own dice may still do in this round."""
    value = 0.0
    for colour in range(3):
        pile = city.dice[pile_of(seat, colour)]
        if pile:
            for face in range(1, 7):
                dice = int(count(pile, face))
                if dice:
                    value += dice * (weights.die + weights.pip * face)
    return value


def _events(city: City, seat: int, left: int, weights: Weights) -> float:
    """Presence is a point at the end; a lead is a share of the reward, the more the fuller the card."""
    value = 0.0
    for at, event in enumerate(city.queue):
        cubes = city.banners[at]
        own = cubes.count(seat)
        if own:
            value += weights.presence + (0.7 - weights.presence if left == 0 else 0.0)
            most = 0
            for owner in range(OWNERS):
                if owner != seat:
                    most = max(most, cubes.count(owner))
            larger, smaller = city.printed.event_vp[reward_of(event, 0)], city.printed.event_vp[reward_of(event, 1)]
            if most == 0:
                reward = float(larger + smaller)
            elif own > most:
                reward = float(larger)
            elif own == most:
                reward = (larger + smaller) / 2
            else:
                reward = float(smaller)
            value += weights.majority * reward * len(cubes) / city.printed.banners[event]
    return value


def _characters(city: City, seat: int, weights: Weights) -> float:
    """Own Characters surely count, each of the others by how likely it was dealt; in between steps count in part."""
    own = [] if city.king else city.characters[seat]
    ladies = city.ladies
    pool = BASE_CHARACTERS
    if ladies is not None:
        pool = ladies.characters
        own = own if ladies.open_character < 0 else [*own, ladies.open_character]
    unknown = pool - len(own)
    dealt = 0 if city.king else sum([len(hand) for hand in city.characters]) - len(city.characters[seat])
    value = 0.0
    for character in range(pool):
        if city.king:
            chance = 1.0 if character in city.characters[0] else 0.0
        elif character in own:
            chance = 1.0
        else:
            chance = dealt / unknown
        if chance:
            value += chance * steps(city, seat, character, ON_THE_WAY)
    return weights.character * value


def steps(city: City, owner: int, character: int, part: float) -> float:
    """The Character's points, with `part` of what is gained on the way to the next step."""
    counted = character_count(city, owner, character)
    asked = thresholds(city, character)
    below, points = 0, 0.0
    for at in range(LEVELS):
        threshold, reward = asked[at], float(REWARDS[at])
        if counted < threshold:
            return points + part * (reward - points) * (counted - below) / (threshold - below)
        below, points = threshold, reward
    return points


def _roy(city: City, left: int, weights: Weights) -> float:
    """Le Roy's points, and the turns that his dice still give him."""
    value = float(city.vp[NEUTRAL] + tradesmen_points(city, NEUTRAL) - 2 * missing_levels(city, NEUTRAL))
    value += weights.roy_die * size_of(city, NEUTRAL)
    citizens = 0
    for building in range(3):
        citizens += city.count_standing(NEUTRAL, building)
    value += weights.roy_citizen * left * citizens
    for character in city.characters[0]:
        if character not in (THIBAUT, HUGUES):
            value += steps(city, NEUTRAL, character, ON_THE_WAY)
    return value
