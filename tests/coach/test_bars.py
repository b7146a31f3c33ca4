"""The bars of `bench/study.py` in a short form: a few games, thought about little."""

from statistics import mean

import pytest
from bench.blunders import planted
from bench.study import KINDS, SOUND, measure
from tests.city.table import city, place

import troyes
from troyes.bots.limits import Limits
from troyes.bots.mind import mind_for
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.city.game import CityGame
from troyes.coach.comparison import Comparison
from troyes.coach.estimate import Estimate, estimate_for, has_spoken
from troyes.core.rng import from_seed

THOUGHT = 8


def test_little_is_revised_and_luck_is_no_habit() -> None:
    found = [measure("dice-1", "greedy", number, THOUGHT) for number in range(3)]
    luck = [points for game in found for points in game["luck"]]
    revised = sum(abs(points) for game in found for points in game["revision"])
    moved = sum(points for game in found for points in game["movement"])
    assert abs(mean(luck)) < 12.0
    assert revised < 0.3 * (revised + moved)


def test_the_strongest_player_is_sound_in_its_own_eyes() -> None:
    found = [measure("dice-1", "count", number, THOUGHT) for number in range(2)]
    assert sum(game["sound"] for game in found) >= SOUND * sum(game["turns"] for game in found)


@pytest.mark.parametrize("kind", ["dice-1", "king"])
def test_blunders_are_found_the_larger_the_dearer(kind: str) -> None:
    found = planted(*KINDS[kind], 0, THOUGHT)
    assert len(found) == 3
    assert found == sorted(set(found))
    assert found[0] > 0.0


def test_what_chance_brings_is_nothing_on_average() -> None:
    """A reroll: the mean of what may come is what is compared with, so that all six together bring nothing."""
    game = place(city(2, dice={0: "w1 r3", 1: "y1"}, influence=[5, 5]))
    estimate = estimate_for("troyes", mind_for("troyes"))
    found = estimate.outcomes(game, 0, "reroll white 1", 300, from_seed("bars"))
    assert all(has_spoken(game, each) for each in found)
    seen = [estimate.expects(each)[0] for each in found]
    middle = mean(seen)
    assert max(seen) > middle > min(seen)
    again = estimate.outcomes(game, 0, "reroll white 1", 300, from_seed("again"))
    assert mean(estimate.expects(each)[0] for each in again) == pytest.approx(middle, abs=0.25)


def test_nothing_was_rolled_where_nothing_was() -> None:
    game = place(city(2, dice={0: "w6", 1: "y1"}))
    after = game.copy()
    after.play(0, "pass")
    assert not has_spoken(game, after)


def test_redrawn_games_keep_what_was_dealt() -> None:
    game = place(city(2, dice={0: "w6", 1: "y1"}))
    twin = estimate_for("troyes", mind_for("troyes")).redrawn(game, from_seed("bars"))
    assert isinstance(game, CityGame)
    assert isinstance(twin, CityGame)
    assert twin.city.characters == game.city.characters
    assert twin.rng is not game.rng


def test_a_walk_loses_nothing_beside_itself_and_a_worse_one_does() -> None:
    game = place(city(2, dice={0: "w6 w5 r6", 1: "y1"}))
    mind = mind_for("troyes")
    comparison = Comparison(mind, Estimate(mind), game, 0, Limits(simulations=THOUGHT), "bars")
    code = game.vocabulary.code
    build = [code("build cathedral"), code("die 0 white 6")]
    assert comparison.loss(build, build) == 0.0
    assert comparison.loss([code("pass")], build) == 0.0 or comparison.loss(build, [code("pass")]) == 0.0


def test_before_the_last_dice_what_is_expected_is_the_mean_of_what_may_come() -> None:
    game = troyes.new_game("troyes-dice", players=1, seed="bars")
    bot = make("greedy", "bars")
    estimate = estimate_for("troyes-dice", mind_for("troyes-dice"))
    last = game.copy(), ""
    while not game.over:
        before, key = game.copy(), choose_for(bot, game, game.pending[0]).key
        game.play(0, key)
        if has_spoken(before, game):
            last = before, key
    before, key = last
    decided = estimate.decided(before, 0, key)
    came = mean(estimate.expects(each)[0] for each in estimate.outcomes(before, 0, key, 400, from_seed("bars")))
    assert decided == [pytest.approx(came, abs=0.5)]
