"""What the best dice tell about plain groups is what trying every group would tell."""

import random

from troyes.city.codes import DIE
from troyes.city.groups import PLAIN, Need, Recipe, can_become_legal, gathered, sources_of_dice
from troyes.city.names import OWNERS
from troyes.city.numbering import one_of
from troyes.city.numbers import standard
from troyes.city.state import City, blank
from troyes.city.workforce import Workforce

RECIPES = [*PLAIN[1:], Recipe(2, single=True, times=3), Recipe(4, each=2), Recipe(1, whole=4)]


def square(rng: random.Random) -> City:
    """Up to six dice of each colour in anybody's hands, and perhaps purple ones."""
    city = blank(standard(), 4, king=False)
    city.dice = [0] * (3 * OWNERS + (OWNERS if rng.random() < 0.5 else 0))
    for colour in range(3):
        for _ in range(rng.randint(0, 6)):
            city.dice[3 * rng.randrange(OWNERS) + colour] += one_of(rng.randint(1, 6))
    for owner in range(len(city.dice) - 3 * OWNERS):
        if rng.random() < 0.7:
            city.dice[3 * OWNERS + owner] = one_of(rng.randint(1, 6))
    return city


def test_a_group_is_found_just_where_there_is_one() -> None:
    rng = random.Random(1)
    for _ in range(3000):
        city, recipe, need = square(rng), rng.choice(RECIPES), Need(rng.randint(1, 14), rng.randint(0, 20))
        pool = sources_of_dice(city, 0, recipe, [])
        there = can_become_legal(recipe.start(), pool, 0, 0, recipe, need)
        work = Workforce(city, 0, [])
        assert work.can_gather(recipe, need) == there
        if recipe in PLAIN:
            assert work.reaches(recipe.colours, need.value, need.budget) == there


def test_just_the_dice_are_offered_that_can_still_become_a_group() -> None:
    rng = random.Random(2)
    offered = 0
    for _ in range(3000):
        city, recipe, need = square(rng), rng.choice(RECIPES), Need(rng.randint(1, 14), rng.randint(0, 20))
        pool = sources_of_dice(city, 0, recipe, [])
        chosen = rng.sample(pool, min(len(pool), rng.randint(0, recipe.most() - 1)))
        group = gathered(chosen, 0, recipe)
        rest = sources_of_dice(city, 0, recipe, chosen)
        expected: list[int] = []
        for at, die in enumerate(rest):
            larger, others = recipe.add(group, die, 0), rest[:at] + rest[at + 1 :]
            if die not in rest[:at] and can_become_legal(larger, others, 0, 0, recipe, need):
                expected.append(DIE + die)
        codes: list[int] = []
        Workforce(city, 0, chosen).add_joining(codes, group, recipe, need)
        assert codes == expected
        offered += len(codes)
    assert offered > 5000
