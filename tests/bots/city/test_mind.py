"""The players that search Troyes and The King's Challenge: legal everywhere, blind to secrets, and never wasteful."""

import random
import tracemalloc
from typing import Any

import pytest
from tests.bots.city.count_2026 import mind_of
from tests.city.ladies.test_secrets import with_other_secrets
from tests.city.table import city, place

import troyes
from troyes.bots import Limits, make, play_out
from troyes.bots.city.belief import chances_for, remembered
from troyes.bots.city.evaluation import FEATURES, PHASES, Evaluation
from troyes.bots.city.mind import PROVOST_WEIGHS, CityMind, realised
from troyes.bots.city.tree import Tree
from troyes.bots.city.weights import evaluation_for
from troyes.bots.limits import Clock
from troyes.bots.mind import Thought
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.names import CHARACTERS
from troyes.core.game import Game
from troyes.core.rng import from_seed

QUICK = Limits(simulations=12)
EVERYTHING: dict[str, Any] = {
    "bonus": ("baker", "banquet", "prior", "resistance"),
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("troyes", {"players": 2}),
    ("troyes", {"players": 3, "bonus": ("baker", "banquet", "prior", "resistance")}),
    ("troyes", {"players": 4, "open_scores": True}),
    ("troyes", {"players": 2, **EVERYTHING}),
    ("troyes", {"players": 3, "tournament": True, "activities": "ladies", "events": "ladies"}),
    ("troyes", {"players": 4, **EVERYTHING, "tournament": True}),
    ("king", {}),
    ("king", {"bonus": ("baker", "banquet", "prior", "resistance")}),
]


@pytest.mark.parametrize("name", ["provost", "count"])
@pytest.mark.parametrize(("kind", "options"), TABLES)
def test_it_ends_every_game_by_the_rules(name: str, kind: str, options: dict[str, Any]) -> None:
    game = troyes.new_game(kind, seed=f"mind/{name}", **options)
    play_out(game, [make(name, seat, QUICK) for seat in range(game.players)])
    assert game.over
    assert game.winners()


def a_game(seed: str, players: int, steps: int, **options: Any) -> Game:
    """A game some way on, by players who do not search."""
    game = troyes.new_game("troyes", players=players, seed=seed, **options)
    greedy = make("greedy", seed)
    for _ in range(steps):
        decision = game.pending[0]
        game.play(decision.seat, choose_for(greedy, game, decision))
    return game


@pytest.mark.parametrize("name", ["provost", "count"])
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_it_does_not_see_what_is_hidden(name: str, options: dict[str, Any]) -> None:
    """Other secrets, another deck, another future: the same choice."""
    rng = random.Random(4)
    for steps in (20, 45, 80, 120):
        game = a_game(f"secrets/{steps}", 3, steps, **options)
        seat = game.pending[0].seat
        position = game.position()
        here = troyes.from_position(position, seed=1)
        there = troyes.from_position(with_other_secrets(position, seat, rng), seed=2, rolls=[6, 6, 6, 6])
        keys = [choose_for(make(name, steps, QUICK), one, one.pending[0]).key for one in (here, there)]
        assert keys[0] == keys[1]


def test_the_same_seed_and_simulations_give_the_same_moves() -> None:
    records: list[object] = []
    for _ in range(2):
        game = troyes.new_game("troyes", players=2, seed="same")
        play_out(game, [make("count", seat, Limits(simulations=25)) for seat in range(2)])
        records.append(game.record())
    assert records[0] == records[1]


def test_it_leaves_the_game_as_it_is() -> None:
    game = a_game("untouched", 2, 60)
    before = game.position(), game.draws(), game.made()
    choose_for(make("count", 1, QUICK), game, game.pending[0])
    assert (game.position(), game.draws(), game.made()) == before


def considered(game: Game, simulations: int) -> tuple[list[Thought], list[int]]:
    """What the strongest thinks, and how often it told of it."""
    told: list[int] = []
    seat = game.pending[0].seat
    clock = Clock(Limits(simulations=simulations))
    thoughts = CityMind("count").consider(
        game.pending[0],
        lambda rng: game.guess(seat, rng),
        from_seed("mind"),
        clock,
        lambda found, at: told.append(at.simulations),
    )
    return thoughts, told


@pytest.mark.parametrize("kind", ["troyes", "king"])
def test_the_provost_has_soon_seen_enough(kind: str) -> None:
    """Much time makes him no stronger; whoever is asked for advice uses it."""
    game = troyes.new_game(kind, seed="enough")
    greedy = make("greedy", 1)
    while game.pending[0].kind != "action":
        game.play(game.pending[0].seat, choose_for(greedy, game, game.pending[0]))
    seat = game.pending[0].seat
    used: list[int] = []
    for mind, most in ((CityMind("provost"), 150), (CityMind("provost"), 7), (CityMind.advising("provost"), 150)):
        clock = Clock(Limits(simulations=most))
        mind.consider(game.pending[0], lambda rng: game.guess(seat, rng), from_seed("enough"), clock, None)
        used.append(clock.simulations)
    assert used[:2] == [PROVOST_WEIGHS, 7]
    assert used[2] > 2 * PROVOST_WEIGHS


def test_whoever_advises_sees_as_far_as_the_level_and_takes_its_time() -> None:
    """The coach was measured by, and puzzles were made with, minds that no level's strength is set by."""
    assert [CityMind(level).sees == CityMind.advising(level).sees for level in ("provost", "count")] == [True, True]
    assert CityMind("provost").weighs < CityMind.advising("provost").weighs == CityMind("count").weighs
    assert [bool(mind("provost").slips) for mind in (CityMind, CityMind.advising)] == [True, False]


def test_with_two_seats_the_count_looks_as_widely_for_turns_to_come_as_for_the_next() -> None:
    """Whoever advises does not, nor the Count of 2026."""
    then = mind_of(Evaluation([], []))
    minds = (CityMind("count"), CityMind("provost"), CityMind.advising("count"), then)
    for seats in (2, 3, 4):
        game = a_game("wide", seats, 12)
        assert isinstance(game, CityGame)
        assert [mind.looks_widely(game.city) for mind in minds] == [seats == 2, False, False, False]


def test_a_wide_tree_has_more_turns_below_the_root() -> None:
    game = a_game("wide", 2, 12)
    assert isinstance(game, CityGame)
    eyes, chances = evaluation_for(game.city), chances_for(game.city, 0)
    most: list[int] = []
    for wide in (False, True):
        tree = Tree(game.city.copy(), eyes, chances, from_seed("tree"), options=game.options, wide=wide)
        tree.grow(tree.root, tree.turns.of(tree.root.city, True))
        for _ in range(60):
            tree.simulate()
        most.append(max(len(node.branches or ()) for node in tree.nodes()[1:]))
    assert most == [10, 20]


def planted(game: Game, room: int) -> Tree:
    assert isinstance(game, CityGame)
    tree = Tree(game.city.copy(), evaluation_for(game.city), chances_for(game.city, 0), from_seed("tree"))
    tree.grow(tree.root)
    tree.room = room
    return tree


def test_a_long_search_holds_no_more_than_it_has_room_for() -> None:
    """What was visited least is given back, and what is held stays the same however long it goes on."""
    tree = planted(a_game("room", 2, 12), 80)
    widest = 10
    most = 0
    tracemalloc.start()
    for _ in range(30):
        tree.simulate()
        most = max(most, tracemalloc.get_traced_memory()[0])
    for _ in range(170):
        before = tree.held
        tree.simulate()
        assert tree.held <= tree.room + widest
        if tree.held < before:
            assert tree.held == sum(len(node.branches or ()) for node in tree.nodes())
            assert max(node.visits for node in tree.nodes()[1:]) > 1
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert tree.grown > 100
    assert len(tree.nodes()) < 40
    assert held < 1.5 * most
    assert sum(branch.visits for branch in tree.root.branches or ()) == 200  # what was learned at the root stays


def test_with_room_enough_nothing_is_given_back() -> None:
    small, large = planted(a_game("room", 2, 12), 500), planted(a_game("room", 2, 12), 10**9)
    for tree in (small, large):
        for _ in range(30):
            tree.simulate()
    visits = [[branch.visits for branch in tree.root.branches or ()] for tree in (small, large)]
    assert visits[0] == visits[1]
    assert small.held == large.held == sum(len(node.branches or ()) for node in small.nodes())


@pytest.mark.parametrize("steps", [0, 30, 55, 77, 101, 140])
def test_what_it_thinks_can_be_played_as_it_is_planned(steps: int) -> None:
    game = a_game(f"plan/{steps}", 2, steps, **EVERYTHING)
    thoughts, told = considered(game, 30)
    firsts = [thought.codes[0] for thought in thoughts]
    assert len(set(firsts)) == len(firsts), "one thought for each option"
    assert told
    assert told[-1] <= 31
    assert thoughts[0].visits == max(thought.visits for thought in thoughts)
    keys = game.vocabulary.keys
    for thought in thoughts:
        trial = game.copy()
        seat = trial.pending[0].seat
        for code in thought.codes:
            trial.play(seat, keys[code])
        assert len(thought.points) == game.players


def test_of_equal_dice_no_more_are_used_than_were_meant() -> None:
    """The first of three yellow sixes goes by itself: it is one of those that were meant."""
    game = place(city(dice={0: "y6 y6 y6", 1: "w1"}, events={"marauding": [1]}))
    assert isinstance(game, CityGame)
    code, keys = game.vocabulary.code, game.vocabulary.keys
    action, six = "combat marauding", "die 0 yellow 6"
    for dice in (1, 2):
        meant = [code(action), *[code(six)] * dice, code("done")]
        assert [keys[step] for step in realised(game.city, meant)] == [action, *[six] * (dice - 1), "done"]


def test_one_of_two_sixes_is_kept_where_one_is_enough() -> None:
    """Marauding has two banners left, which one yellow 6 fills."""
    game = place(city(dice={0: "y6 y6", 1: "r1"}, events={"marauding": [0]}))
    thoughts, _ = considered(game, 60)
    action, done = game.vocabulary.code("combat marauding"), game.vocabulary.code("done")
    [plan] = [thought.codes for thought in thoughts if thought.codes[0] == action]
    assert plan[1] == done


def test_the_last_look_is_the_count_itself() -> None:
    """When the game is over everybody's points are known, and nothing is hoped for."""
    game = troyes.new_game("troyes", players=3, seed="end")
    play_out(game, [make("greedy", seat) for seat in range(3)])
    assert isinstance(game, CityGame)
    city = game.city
    chances = [0.0] * len(CHARACTERS)
    for dealt in city.characters:
        for character in dealt:
            chances[character] = 1.0
    found = Evaluation([1.0] * (PHASES * FEATURES), []).outlook(city, chances)
    assert found[:3] == [score.total for score in game.scores()]


def test_own_characters_are_sure_and_the_rest_add_up() -> None:
    game = a_game("belief", 3, 100)
    assert isinstance(game, CityGame)
    for seat in range(3):
        chances = chances_for(game.city, seat)
        own = game.city.characters[seat]
        assert all(chances[character] == 1.0 for character in own)
        hidden = sum(len(dealt) for other, dealt in enumerate(game.city.characters) if other != seat)
        assert sum(chances) == pytest.approx(len(own) + hidden)
        assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_a_family_that_is_far_ahead_in_something_is_thought_to_work_for_it() -> None:
    game = a_game("belief", 2, 30)
    assert isinstance(game, CityGame)
    city = game.city.copy()
    city.characters = [[0], [1]]
    before = chances_for(city, 0)[2]
    city.deniers[1] += 30
    assert chances_for(city, 0)[2] > before


def test_it_takes_points_that_nobody_can_take_back() -> None:
    """In the very last turn of a game the count takes more than the player who looks at one card does."""
    better, worse = 0, 0
    for seed in range(6):
        game = troyes.new_game("troyes", players=2, seed=f"last/{seed}")
        players = [make("count", seed, Limits(simulations=40)), make("random", seed)]
        play_out(game, players)
        better += game.winners() == (0,)
        worse += game.winners() == (1,)
    assert (better, worse) == (6, 0)


def test_points_behind_the_screens_are_remembered() -> None:
    """Whoever has watched the whole game knows what everybody has; a newcomer knows what has come since."""
    game = a_game("memory", 4, 190)
    assert isinstance(game, CityGame)
    assert sum(game.city.vp) > 0
    assert remembered(game.city, 2).vp == game.city.vp
    later = troyes.from_position(game.position(), seed=1)
    assert isinstance(later, CityGame)
    assert [points for seat, points in enumerate(remembered(later.city, 2).vp) if seat != 2] == [0, 0, 0, 0]
