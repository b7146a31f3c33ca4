"""What the players that search meet of chance: each fall as often as it is likely, and nothing counted twice."""

from collections import Counter
from itertools import product

import troyes
from troyes.bots import Limits, make
from troyes.bots.city.belief import chances_for
from troyes.bots.city.luck import ONE_DIE, ROY_ACTS, luck_of
from troyes.bots.city.tree import Branch, Node, Tree
from troyes.bots.city.weights import evaluation_for
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.king import roy
from troyes.city.names import NEUTRAL
from troyes.city.scoring import total
from troyes.city.state import OVER, City
from troyes.core.rng import Rng, from_seed

LAST = 3
"""Rounds before the last one."""
REVEALS = 6
"""The fall of an 8."""


def against_le_roy(seed: str, rounds: int, simulations: int = 0) -> CityGame:
    """A game at the player's first own action after so many rounds."""
    game = troyes.new_game("king", seed=seed)
    bot = make("count", 1, Limits(simulations=simulations)) if simulations else make("greedy", 1)
    while game.position()["round"] <= rounds or game.pending[0].kind != "action":
        game.play(0, choose_for(bot, game, game.pending[0]))
    assert isinstance(game, CityGame)
    return game


def go_on(game: CityGame) -> None:
    """To the player's next own action."""
    greedy = make("greedy", 1)
    game.play(0, choose_for(greedy, game, game.pending[0]))
    while game.pending[0].kind != "action":
        game.play(0, choose_for(greedy, game, game.pending[0]))


def grown(game: CityGame, simulations: int) -> Tree:
    city = game.city
    tree = Tree(city, evaluation_for(city), chances_for(city, 0), from_seed("tree"), options=game.options)
    tree.grow(tree.root, tree.turns.of(city, True))
    for _ in range(simulations):
        tree.simulate()
    return tree


def liked(tree: Tree) -> Branch:
    return max(tree.root.branches or (), key=lambda branch: branch.visits)


def table(city: City) -> str:
    """All that le Roy can change."""
    return str((city.vp, city.dice, city.deniers, city.spaces, city.supply, city.cubes, city.banners, city.cathedral,
                city.tradesmen, city.illustration, city.lying, city.characters))  # fmt: skip


def test_each_of_his_rolls_does_what_the_fall_for_it_does() -> None:
    """K7: what counts is the sum, and 2 is the same as 12, 3 as 11, 4 as 10, 5 as 9."""
    city = against_le_roy("rolls", 1).city

    def done(dice: tuple[int, ...]) -> str:
        after = city.copy()
        roy.act(after, Rng(1, 2, 3, 4, dice))
        return table(after)

    falls = [done(dice) for dice in ROY_ACTS.falls]
    assert len(set(falls)) == len(falls)
    rolls = Counter(falls.index(done(dice)) for dice in product(range(1, 7), repeat=2))
    assert [rolls[at] / 36 for at in range(len(falls))] == ROY_ACTS.odds


def test_each_fall_comes_as_often_as_it_is_likely() -> None:
    for luck, times in ((ROY_ACTS, 72), (ONE_DIE, 12)):
        seen = [0.0] * len(luck.falls)
        for _ in range(times):
            seen[luck.due(seen)] += 1.0
        assert seen == [round(odds * times) for odds in luck.odds]


def test_with_others_at_the_table_nothing_but_a_roll_is_luck() -> None:
    game = troyes.new_game("troyes", seed=1)
    assert isinstance(game, CityGame)
    assert luck_of(game.city, False) is None
    assert luck_of(game.city, True) is ONE_DIE


def test_a_turn_of_his_is_thought_about_once_for_each_thing_that_he_may_do() -> None:
    branch = liked(grown(against_le_roy("once", 1), 200))
    assert branch.is_sure
    assert branch.visits > len(ROY_ACTS.falls)
    assert sorted(node.fall for node in branch.nodes) == list(range(len(ROY_ACTS.falls)))
    assert len({table(node.city) for node in branch.nodes}) == len(ROY_ACTS.falls)
    for node in branch.nodes:
        assert abs(node.visits - branch.visits * ROY_ACTS.odds[node.fall]) < 2


def test_a_character_that_he_has_revealed_was_counted_then_and_counts_no_more() -> None:
    """K13: both score it at once, and it leaves."""
    tree = grown(against_le_roy("revealed", 1), 200)
    root = tree.root
    shown = root.city.characters[0][-1]
    assert root.chances[shown] == 1.0
    for node in liked(tree).nodes:
        assert node.chances[shown] == (0.0 if node.fall == REVEALS else 1.0)
        assert node.chances == chances_for(node.city, 0)


def ends(node: Node) -> list[Node]:
    found = [node] if node.city.step == OVER else []
    for branch in node.branches or ():
        for below in branch.nodes:
            found += ends(below)
    return found


def test_where_the_game_ends_the_points_are_counted() -> None:
    """Not guessed at as they were before le Roy's last turn."""
    game = against_le_roy("ends", LAST)
    found: list[Node] = []
    while not found:
        go_on(game)
        found = ends(grown(game, 60).root)
    for node in found:
        assert node.branches is not None
        (branch,) = node.branches
        assert branch.values[0] == total(node.city, 0)
        assert branch.values[NEUTRAL] == total(node.city, NEUTRAL)


def test_between_two_rounds_cards_that_nobody_knows_are_drawn_anew() -> None:
    """One guess would be known by heart after a while, and played for."""
    game = against_le_roy("cards", 0)
    crossed: list[City] = []
    while len(crossed) <= 5:
        go_on(game)
        crossed = [node.city for node in grown(game, 60).nodes() if node.city.round != game.city.round]
    assert len({tuple(city.queue) for city in crossed}) > 1
    assert len({tuple(city.activities) for city in crossed}) > 1
