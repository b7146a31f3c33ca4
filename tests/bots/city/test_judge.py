"""The judge of Troyes: it sees what the evaluation sees, and adds up what the network has for it."""

import math
from typing import Any

import pytest
from tests.bots.city.judged import CELLS, SIZE, TABLES, any_numbers, file_of, judge_of, moments

from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import BY_CARD, FEATURES, PHASES, REACHED, phase_of
from troyes.bots.city.judge import GRAINS, ROY, Counter, kind_of, owners_of, places_in
from troyes.bots.city.weights import evaluation_for, read
from troyes.bots.net import DOWN, ONE, POINT

every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
LANES = CELLS + 1


@every_table
def test_it_is_the_same_to_the_last_bit_counted_lane_by_lane(game: str, players: int, options: dict[str, Any]):
    numbers = any_numbers()
    kept = file_of(numbers)
    for city in moments(game, players, options):
        phase, chances = phase_of(city), chances_for(city, 0)
        counts = {owner: Counter().counted(city, owner, chances) for owner in owners_of(city)}
        said = judge_of(city, kept).outlook(city, chances)
        for owner in counts:
            lanes = [0] * LANES
            for other, (*seen, _) in counts.items():
                first = SIZE * (PHASES * kind_of(city, other) + phase) + (0 if other == owner else LANES)
                for lane in range(LANES):
                    lanes[lane] += sum(
                        count * numbers[first + 2 * LANES * at + lane] for at, count in enumerate(seen) if count
                    )
            head = SIZE * (PHASES * kind_of(city, owner) + phase) + FEATURES * 2 * LANES
            cells = [min(max(lane, 0), ONE) for lane in lanes[1:]]
            added = sum(cell * numbers[head + at] for at, cell in enumerate(cells))
            assert said[owner] == counts[owner][-1] + (lanes[0] + (added >> DOWN)) / POINT


@every_table
def test_a_network_that_has_learned_nothing_is_the_evaluation(game: str, players: int, options: dict[str, Any]):
    numbers = [0] * len(any_numbers())
    for kind, name in enumerate(("2", "3", "4", "king", "king-roy")):
        for at, weight in enumerate(read(name)):
            phase, feature = divmod(at, FEATURES)
            first = SIZE * (PHASES * kind + phase)
            numbers[first + 2 * LANES * feature] = round(weight * POINT / GRAINS[feature])
    kept = file_of(numbers)
    for city in moments(game, players, options):
        chances = chances_for(city, 0)
        told = evaluation_for(city).outlook(city, chances)
        assert judge_of(city, kept).outlook(city, chances) == pytest.approx(told, abs=0.6)


def test_le_roys_side_of_his_table_has_rows_of_its_own():
    city = moments("king", 1, {})[0]
    assert [kind_of(city, owner) for owner in owners_of(city)] == [ROY - 1, ROY]


def test_a_card_that_has_come_since_is_like_all_others():
    cards = {part: list(names) for part, names in BY_CARD.items()}
    cards["reached"].pop(2)
    places = places_in(cards)
    others = list(range(REACHED, REACHED + len(BY_CARD["reached"]) - 1))
    assert len(places) == len(GRAINS) == FEATURES
    assert places[REACHED + 2] == others
    assert [places[REACHED + at] for at in (0, 1, 3)] == [[REACHED], [REACHED + 1], [REACHED + 2]]
    assert places[-1] == [FEATURES - 2]


def test_whoever_is_ahead_by_the_spread_is_so_much_likelier_to_win():
    city = next(city for city in moments("troyes", 2, {}) if phase_of(city) == 1)
    judge = judge_of(city, file_of(any_numbers()))
    ahead, behind = judge.winning(city, [45.0, 35.0, 0.0, 0.0, 0.0])[:2]
    assert ahead / behind == pytest.approx(math.e)
    assert ahead + behind == pytest.approx(1.0)
    assert judge.winning(city, [40.0, 40.0, 0.0, 0.0, 0.0])[:2] == [0.5, 0.5]
