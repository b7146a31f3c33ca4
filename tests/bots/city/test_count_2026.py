"""The Count and the Merchant as they were in 2026 can be measured against, and today's differ from them."""

import hashlib
from importlib.resources import files
from typing import Any

import pytest
from tests.bots.city.count_2026 import mind_of

import troyes
from troyes.bots import make, play_out
from troyes.bots.city.belief import chances_for
from troyes.bots.city.greedy import LEARNED, CityThinker, thinker
from troyes.bots.city.judge import Judge
from troyes.bots.city.mind import CityMind
from troyes.bots.city.tree import Tree
from troyes.bots.city.weights import evaluation_for
from troyes.bots.levels import COUNT
from troyes.bots.limits import Limits
from troyes.bots.mind import advising, mind_for
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.core.rng import from_seed

OLD = "tests.bots.city.count_2026:Count2026"
OLD_GREEDY = "tests.bots.city.greedy_2026:Greedy2026"
FEW = Limits(simulations=3)
KEPT = "383bd7d33b5fdbf0"
"""The weights he sees by."""
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("troyes", {"players": 2}),
    ("troyes", {"players": 3}),
    ("troyes", {"players": 4}),
    ("king", {}),
)


def test_he_sees_by_what_he_saw_by_then():
    data = files("troyes.bots.city") / "data"
    names = ("2", "3", "4", "king", "king-roy")
    found = hashlib.sha256(b"".join((data / f"{name}.json").read_bytes() for name in names)).hexdigest()
    assert found.startswith(KEPT)


def test_he_does_not_look_beyond_the_end_of_a_round():
    """Today's Count does, where the search comes often."""
    game = troyes.new_game("troyes", players=2, seed="thumb")
    assert isinstance(game, CityGame)
    bots = [make("greedy", seat) for seat in range(2)]
    city = game.city
    while game.city.round == 0:
        decision = game.pending[0]
        if decision.kind == "action":
            city = game.city.copy()
        game.play(decision.seat, choose_for(bots[decision.seat], game, decision))
    seen: list[set[int]] = []
    for mind in (mind_of(evaluation_for(city)), mind_for("troyes", COUNT)):
        assert isinstance(mind, CityMind)
        tree = Tree(city, evaluation_for(city), chances_for(city, city.seat), from_seed(1), mind.sees, game.options)
        for _ in range(200):
            tree.simulate()
        seen.append({node.city.round for node in tree.nodes()})
    assert seen == [{0}, {0, 1}]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_he_plays_at_every_table(name: str, options: dict[str, Any]):
    game = troyes.new_game(name, seed="then", **options)
    play_out(game, [make(OLD, seat, FEW) for seat in range(options.get("players", 1))])
    assert game.over


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_merchant_of_then_plays_as_todays_does_by_rules_alone(name: str, options: dict[str, Any]):
    """Against le Roy he has learned nothing since; elsewhere he has, and plays other games."""
    games: list[list[Any]] = []
    for bot in (OLD_GREEDY, "greedy"):
        game = troyes.new_game(name, seed="thumb", **options)
        play_out(game, [make(bot, seat) for seat in range(options.get("players", 1))])
        games.append(game.record()["choices"])
    assert (games[0] == games[1]) == (name == "king")


def test_the_merchant_thinks_partly_of_what_games_have_taught():
    """Half learned lies halfway between rules of thumb and the evaluation."""
    game = troyes.new_game("troyes", players=2, seed="thumb")
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(60):
        decision = game.pending[0]
        game.play(decision.seat, choose_for(bots[decision.seat], game, decision))
    assert isinstance(game, CityGame)
    city = game.city
    chances = chances_for(city, city.seat)
    by_games = evaluation_for(city).expected(city, city.seat, chances)
    by_thumb, half = (CityThinker(False, None, learned) for learned in (0.0, 0.5))
    for one in (by_thumb, half):
        one.chances = chances
    assert half.worth(city) == pytest.approx((by_thumb.worth(city) + by_games) / 2)
    assert by_thumb.worth(city) != pytest.approx(by_games)
    assert thinker(from_seed(1), None).learned == LEARNED


def test_the_coach_asks_the_judge_as_the_count_does():
    assert [mind_for("troyes").judged, advising("troyes").judged] == [True, True]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_judge_plays_at_every_table(name: str, options: dict[str, Any]):
    game = troyes.new_game(name, seed="now", **options)
    assert isinstance(game, CityGame)
    assert isinstance(evaluation_for(game.city, True), Judge)
    assert not isinstance(evaluation_for(game.city), Judge)
