"""Puzzles: what ships is sound, answers are judged, and one command makes them the same way each time."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from scripts import make_puzzles
from scripts.make_puzzles import mend, stands, table_of

from troyes.bots.levels import APPRENTICE, COUNT, GREEDY
from troyes.coach.preview import open_decision
from troyes.core import text
from troyes.core.errors import OptionError
from troyes.puzzles.answers import judged, same, turn_of
from troyes.puzzles.making import Maker
from troyes.puzzles.sets import sets
from troyes.puzzles.shapes import Puzzle, Source
from troyes.puzzles.shelf import Shelf, shelves, written

SHELVES = tuple(shelves())
SAMPLE = 4
"""So many puzzles of each set are looked at closer."""
DEEPER = 2
"""With so many times the simulations of the search that proved them, and other dice to come."""


def sampled(shelf: Shelf, about: str) -> list[int]:
    return sorted(Random(f"{shelf.about.id} {about}").sample(shelf.numbers(), SAMPLE))


def test_every_set_ships_with_hundreds_of_puzzles():
    assert tuple(sets()) == SHELVES
    assert all(len(shelf) >= 500 for shelf in shelves().values())


@pytest.mark.parametrize("id", SHELVES)
def test_every_puzzle_names_a_moment_and_a_legal_turn(id: str):
    shelf = shelves()[id]
    for number in Random(id).sample(shelf.numbers(), min(12, len(shelf))):
        puzzle = shelf.puzzle(number)
        game = shelf.begin(puzzle)
        decision = open_decision(game, puzzle.seat)
        assert decision is not None
        assert decision.kind in shelf.about.kinds
        best, obvious = turn_of(game, puzzle.seat, puzzle.best), turn_of(game, puzzle.seat, puzzle.obvious)
        assert [step.key for step in best.steps] == puzzle.best
        assert [step.key for step in obvious.steps] == puzzle.obvious
        assert not same(shelf.about, best, obvious)
        assert puzzle.lead >= shelf.about.wide
        assert set(puzzle.themes) == set(shelf.about.find(best))
        assert 0 <= puzzle.hardness <= len(shelf.about.glances)


@pytest.mark.parametrize("at", range(SAMPLE))
@pytest.mark.parametrize("id", SHELVES)
def test_a_deeper_search_finds_the_same_answer(id: str, at: int):
    shelf = shelves()[id]
    number = sampled(shelf, "deeper")[at]
    assert stands(shelf, shelf.puzzle(number), COUNT, DEEPER * shelf.about.proof), number


def test_another_answer_does_not_stand():
    shelf = shelves()["troyes"]
    for number in sampled(shelf, "obvious"):
        puzzle = shelf.puzzle(number)
        assert not stands(shelf, replace(puzzle, best=puzzle.obvious), COUNT, shelf.about.proof), number


def test_what_was_found_at_some_tables_is_not_taken_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Nor is a look with some simulations taken for a deeper one."""
    looked_at: list[int] = []

    def asked(shelf: Shelf, puzzle: Puzzle, level: str, simulations: int) -> bool:
        looked_at.append(puzzle.number)
        return True

    monkeypatch.setattr(make_puzzles, "KEPT", tmp_path)
    monkeypatch.setattr(make_puzzles, "stands", asked)
    monkeypatch.setattr(make_puzzles, "obvious_is_right", lambda shelf, puzzle: False)
    monkeypatch.setattr(make_puzzles, "is_plain", lambda shelf, puzzle: False)
    monkeypatch.setattr(make_puzzles, "save", lambda file, source, puzzles: None)
    shelf = shelves()["troyes"]
    own = {name: [at for at in shelf.numbers() if table_of(shelf.puzzle(at)) == name] for name in ("king", "troyes-4")}
    for table, simulations in (("king", 1), ("troyes-4", 1), ("troyes-4", 2)):
        looked_at.clear()
        mend(shelf, COUNT, simulations, [table], 0, tmp_path)
        assert looked_at == own[table]
    looked_at.clear()
    mend(shelf, COUNT, 1, ["king"], 0, tmp_path)
    assert not looked_at, "what is known is not looked at again"


@pytest.mark.parametrize("id", SHELVES)
def test_neither_greedy_nor_the_apprentice_finds_it(id: str):
    shelf = shelves()[id]
    for number in sampled(shelf, "obvious"):
        puzzle = shelf.puzzle(number)
        moment = make_puzzles.moment_of(shelf, puzzle, COUNT)
        best = turn_of(moment.game, puzzle.seat, puzzle.best)
        assert not any(moment.alike(best, moment.taken_by(bot)) for bot in (GREEDY, APPRENTICE))
        assert not make_puzzles.is_plain(shelf, puzzle)
        assert make_puzzles.is_plain(shelf, replace(puzzle, best=[step.key for step in moment.taken_by(GREEDY).steps]))


@pytest.mark.parametrize("id", SHELVES)
def test_the_best_turn_is_right_and_the_obvious_one_is_not(id: str):
    shelf = shelves()[id]
    for number in sampled(shelf, "judged"):
        puzzle = shelf.puzzle(number)
        game = shelf.begin(puzzle)
        right = judged(game, puzzle.seat, puzzle.best, puzzle.lead, puzzle.best)
        assert (right.grade, right.gives_up, right.yours) == ("right", 0.0, None)
        assert right.best.reasons
        other = judged(game, puzzle.seat, puzzle.best, puzzle.lead, puzzle.obvious)
        assert other.grade != "right"
        assert other.gives_up > 0
        assert other.yours is not None
        assert other == judged(game, puzzle.seat, puzzle.best, puzzle.lead, puzzle.obvious)


def test_the_same_turn_in_another_order_counts():
    """Dice of a group can be taken in any order."""
    shelf = shelves()["troyes"]
    for number in shelf.numbers():
        puzzle = shelf.puzzle(number)
        dice = [key for key in puzzle.best if key.startswith("die ")]
        if len(set(dice)) < 2:
            continue
        first = puzzle.best.index(dice[0])
        turned = [*puzzle.best[:first], *reversed(dice), *puzzle.best[first + len(dice) :]]
        game = shelf.begin(puzzle)
        assert turned != puzzle.best
        assert same(shelf.about, turn_of(game, puzzle.seat, turned), turn_of(game, puzzle.seat, puzzle.best))
        return
    raise AssertionError("no puzzle takes several dice")


@pytest.mark.parametrize("id", SHELVES)
def test_every_day_has_its_puzzle_and_none_comes_twice_before_all_have(id: str):
    shelf = shelves()[id]
    first = date.fromordinal(len(shelf) * 1000)
    numbers = [shelf.of_day(first + timedelta(days=day)) for day in range(len(shelf))]
    assert sorted(numbers) == shelf.numbers()
    assert len({shelf.id(number) for number in numbers}) == len(shelf)


@pytest.mark.parametrize("id", SHELVES)
def test_every_theme_has_words(id: str):
    shelf = shelves()[id]
    assert len(shelf.themes()) > 5
    for theme in shelf.about.themes:
        for lang in text.LANGUAGES:
            assert text.render(f"puzzle-theme-{theme}", {}, lang)


def test_a_number_that_there_is_not_is_refused():
    for number in (0, -1, 10**6):
        with pytest.raises(OptionError, match="There is no puzzle"):
            shelves()["dice"].puzzle(number)


def test_the_same_seed_makes_the_same_puzzles():
    """Those that ship end with the puzzles of the last game of their seed that had any."""
    shelf = shelves()["troyes"]
    last = shelf.puzzle(len(shelf))
    kept = [puzzle for number in shelf.numbers() if (puzzle := shelf.puzzle(number)).seed == last.seed]
    found = [*Maker(shelf.about, shelf.source.seed).game(int(last.seed.split()[-1]))]
    made = [(one.seed, one.choices, one.best) for one in found]
    assert all((one.seed, one.choices, one.best) in made for one in kept)
    source = Source("test", "count", [1], 1, 2)
    assert written(source, found) == written(source, found)
