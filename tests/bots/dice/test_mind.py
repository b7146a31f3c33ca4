"""The players that search at Troyes Dice: legal, honest, in time, and right where it can be worked out."""

import random
from statistics import mean
from typing import Any, cast

import pytest
from scripts.greedy_weights import greedy_weights

import troyes
from troyes.bots import make, play_out
from troyes.bots.dice import weights as dice_weights
from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import SIZE, STAGES, Evaluation
from troyes.bots.dice.fold import fold
from troyes.bots.dice.mind import DiceMind
from troyes.bots.dice.offer import CHANCES, FALLS, Ground
from troyes.bots.dice.worth import Weights, worth
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Thought
from troyes.bots.player import choose_for
from troyes.core.rng import from_seed
from troyes.dice.game import DiceGame
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import apply_tiles
from troyes.dice.walk import AT_DIE, DONE, Walk, begun
from troyes.dice.wheel import HALF_DAYS, HalfDay, place_dice

LEVELS = ("provost", "count")
LAST = HALF_DAYS - 1
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"banquets": True, "numbering": "falling"}),
    (2, {"numbering": [6, 2, 4, 1, 3, 5], "banquets": True}),
    (10, {"banquets": True, "numbering": "rising"}),
]


def new_game(players: int = 1, seed: int | str = 1, **options: Any) -> DiceGame:
    game = troyes.new_game("troyes-dice", players=players, seed=seed, **options)
    assert isinstance(game, DiceGame)
    return game


def after_greedy(turn: int, **options: Any) -> DiceGame:
    """A solo game that greedy has played up to that half day."""
    game = new_game(**options)
    player = make("greedy", 1)
    while game.half.turn < turn:
        game.play(0, choose_for(player, game, game.pending[0]))
    return game


def consider(game: DiceGame, level: str, limits: Limits, seat: int = 0, seed: str = "think") -> list[Thought]:
    decision = next(found for found in game.pending if found.seat == seat)
    return DiceMind(level).consider(decision, lambda rng: game.guess(seat, rng), from_seed(seed), Clock(limits), None)


def plain(thoughts: list[Thought]) -> list[tuple[list[int], float, list[float], int]]:
    return [(thought.codes, thought.value, thought.points, thought.visits) for thought in thoughts]


def walked(game: DiceGame, codes: list[int]) -> Walk:
    walk = game.walks[0]
    for code in codes:
        assert code in walk.codes(game.half)
        walk = walk.after(code, game.half)
    return walk


def ends_of(walk: Walk, half: HalfDay) -> list[Sheet]:
    """Every end by the rules themselves."""
    if walk.stage == DONE:
        return [walk.sheet]
    found: list[Sheet] = []
    for code in walk.codes(half):
        found += ends_of(walk.after(code, half), half)
    return found


def fall_of(half: HalfDay) -> int:
    clear = sorted(die.rolled for die in half.dice if not die.black)
    return FALLS.index([*clear, next(die.rolled for die in half.dice if die.black)])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_ends_every_game(level: str, players: int, options: dict[str, Any]) -> None:
    game = new_game(players, f"mind/{level}", **options)
    play_out(game, [make(level, seat, Limits(simulations=25)) for seat in range(players)])
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_every_option_is_thought_of_to_the_end_of_the_walk(level: str) -> None:
    """At every decision, in the middle of a walk too; the best first, and points for everybody."""
    game = new_game(seed="walks", banquets=True)
    rng = random.Random(5)
    player = make("greedy", 1)
    kinds: set[str] = set()
    while game.pending:
        decision = game.pending[0]
        if decision.kind not in kinds or rng.random() < 0.1:
            kinds.add(decision.kind)
            thoughts = consider(game, level, Limits(simulations=150))
            assert sorted(thought.codes[0] for thought in thoughts) == sorted(decision.codes)
            assert [thought.value for thought in thoughts] == sorted((t.value for t in thoughts), reverse=True)
            for thought in thoughts:
                assert walked(game, thought.codes).stage == DONE
                assert thought.points == [thought.value]
                assert thought.visits >= 1
        game.play(0, choose_for(player, game, decision))
    assert {"die", "use"} < kinds, "no bonus was ever chosen"


@pytest.mark.parametrize("level", LEVELS)
def test_what_the_seat_cannot_know_changes_nothing(level: str) -> None:
    game = new_game(3, "secrets", banquets=True)
    rng = random.Random(8)
    for step in range(45):
        decision = rng.choice(game.pending)
        if step % 5 == 0:
            here = plain(consider(game, level, Limits(simulations=120), decision.seat))
            elsewhere = game.guess(decision.seat, rng)
            assert isinstance(elsewhere, DiceGame)
            for other in [found for found in elsewhere.pending if found.seat != decision.seat]:
                elsewhere.play(other.seat, rng.choice(other.options))
            assert plain(consider(elsewhere, level, Limits(simulations=120), decision.seat)) == here
        game.play(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_simulations_give_the_same_thoughts(level: str) -> None:
    for turn in (2, 9):
        game = after_greedy(turn, seed=turn)
        one, two = (plain(consider(game, level, Limits(simulations=400))) for _ in range(2))
        assert one == two
        used = Clock(Limits(simulations=400))
        DiceMind(level).consider(game.pending[0], lambda rng: game.guess(0, rng), from_seed(1), used, None)  # noqa: B023
        assert 400 <= used.simulations < 400 + HALF_DAYS


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_simulations_play_the_same_game(level: str) -> None:
    one, two = (play_out(new_game(seed=4), [make(level, 2, Limits(simulations=40))]).record() for _ in range(2))
    assert one == two


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_half_day_is_worth_its_points(level: str) -> None:
    game = after_greedy(LAST, seed=3, banquets=True)
    thoughts = consider(game, level, Limits(simulations=50))
    for thought in thoughts:
        assert thought.value == pytest.approx(walked(game, thought.codes).sheet.points(game.printed), abs=1e-6)
    assert round(thoughts[0].value) == max(s.points(game.printed) for s in ends_of(game.walks[0], game.half))


def test_the_outlook_of_a_finished_game_is_its_score() -> None:
    game = new_game(2, 6)
    play_out(game, [make("greedy", seat) for seat in range(2)])
    assert DiceMind("count").outlook(game) == [score.total for score in game.scores()]


def test_who_has_ended_the_half_day_is_seen_through_the_next_one() -> None:
    """What it brings is the mean over many rolls. Who has not ended it is seen at a glance."""
    game, player, mind = new_game(2, 8), make("greedy", 1), DiceMind("count")
    while game.half.turn < 6:
        game.play(game.pending[0].seat, choose_for(player, game, game.pending[0]))
    began = mind.foresight(game)
    assert began == mind.outlook(game)
    while game.pending[0].seat == 0:
        game.play(0, choose_for(player, game, game.pending[0]))
    seen = mind.foresight(game)
    assert seen[1] == began[1]
    came: list[float] = []
    for seed in range(150):
        trial = game.copy()
        assert isinstance(trial, DiceGame)
        trial.reseed(seed)
        while trial.half.turn == 6:
            trial.play(1, trial.pending[0].options[0])
        came.append(mind.outlook(trial)[0])
    assert seen[0] == pytest.approx(mean(came), abs=0.5)
    assert DiceMind("count").foresight(game) == seen


def test_the_half_day_before_the_last_is_worked_out_exactly() -> None:
    """With time enough every fall of the last dice is answered; the rules themselves give the same mean."""
    game = after_greedy(LAST - 1, seed=11, banquets=True)
    best = consider(game, "provost", Limits(simulations=1_000_000))[0]
    sheet = walked(game, best.codes).sheet
    dice = game.half.dice
    wheel = game.half.wheel.turned(
        [notch for notch in range(9) if any(_lies_on(die.place, notch, LAST - 1) and die.strikes for die in dice)],
        [notch for notch in range(9) if any(_lies_on(die.place, notch, LAST - 1) and die.black for die in dice)],
    )
    total = 0
    for fall, chance in zip(FALLS, CHANCES, strict=True):
        rolled = place_dice(LAST, fall, wheel, game.printed)
        apply_tiles(LAST, rolled, wheel)
        half = HalfDay(LAST, rolled, wheel, game.printed, game.column_of)
        struck = sheet.copy()
        for die in sorted(rolled, key=lambda die: not die.black):
            if die.strikes and not struck.is_guarded(half.column_of[die.rolled]):
                struck.cross(die.colour, half.column_of[die.rolled])
        walk = begun(0, struck)
        total += chance * max(end.points(game.printed) for end in ends_of(walk, half))
    assert best.value == pytest.approx(total / sum(CHANCES))


def _lies_on(place: int, notch: int, turn: int) -> bool:
    return (turn // 2 + 1 + 4 * (turn % 2) + place) % 9 == notch


@pytest.mark.parametrize("level", LEVELS)
def test_eighteen_points_are_not_left_lying(level: str) -> None:
    """Six Bishoprics, a six to be had, and the fifth Cathedral's 3 is free: Marie de Champagne counts 18."""
    position = cast("dict[str, Any]", new_game().position())
    position["day"], position["half"], position["dice"] = 8, "morning", {"transparent": [6, 6, 6], "black": 1}
    seat = position["seats"][0]
    for sheet in (seat["sheet"], seat["walk"]["sheet"]):
        sheet["drawn"] = {**sheet["drawn"], "cathedral": [1, 2, 3, 4], "bishopric": [1, 2, 3, 4, 5, 6]}
        sheet["cathedral_numbers"] = [1, 1, 2, 2, 0, 0]
        sheet["citizens"] = {"red": 0, "yellow": 0, "white": 14}
    game = troyes.from_position(position)
    assert isinstance(game, DiceGame)
    best = consider(game, level, Limits(simulations=2000))[0]
    assert "cathedral 6" in [game.vocabulary.keys[code] for code in best.codes]


def test_who_watches_is_told() -> None:
    game = after_greedy(5, seed=2)
    told: list[tuple[int, int]] = []
    thoughts = DiceMind("count").consider(
        game.pending[0],
        lambda rng: game.guess(0, rng),
        from_seed(1),
        Clock(Limits(simulations=9000)),
        lambda thoughts, clock: told.append((thoughts[0].codes[0], clock.simulations)),
    )
    assert len(told) >= 3
    assert [at for _, at in told] == sorted(at for _, at in told)
    assert told[-1][0] == thoughts[0].codes[0]


def test_the_short_way_to_the_ends_finds_what_the_rules_allow() -> None:
    """Each end is one of the real ones, and none of the real ones counts more."""
    rng = random.Random(3)
    evaluation = Evaluation(dice_weights.learned())
    for seed in range(12):
        game = new_game(
            seed=seed, banquets=seed % 2 == 0, numbering=rng.choice(["first", "falling", [3, 1, 6, 2, 5, 4]])
        )
        player = make("greedy", seed)
        while game.pending:
            walk, half = game.walks[0], game.half
            if walk.stage == AT_DIE:
                ground = Ground(half.wheel, game.printed, game.column_of)
                ends = Ends(evaluation, ground)
                ends.keeps_all = True
                offer = ground.offer(half.turn, ground.sides, ground.raids, fall_of(half))
                ends.answer(LAST, *fold(walk.sheet), offer, [0, 0, 0])
                real = ends_of(walk, half)
                assert {(built, held, written) for _, built, held, written in ends.all_ends} <= {fold(s) for s in real}
                assert ends.value == max(sheet.points(game.printed) for sheet in real)
            game.play(
                0, rng.choice(game.pending[0].options) if seed % 3 == 0 else choose_for(player, game, game.pending[0])
            )


def test_before_it_learns_the_table_says_what_greedy_says() -> None:
    game = new_game(seed=9)
    evaluation = Evaluation(greedy_weights(game.printed))
    player = make("greedy", 3)
    while game.pending:
        ground = Ground(game.half.wheel, game.printed, game.column_of)
        sheet, turn = game.walks[0].sheet, game.half.turn
        value = evaluation.value(turn, *fold(sheet), ground, [0, 0, 0])
        assert value == pytest.approx(worth(sheet, game.half, Weights()))
        game.play(0, choose_for(player, game, game.pending[0]))


def test_the_kept_table_is_small_and_whole() -> None:
    weights = dice_weights.learned()
    assert len(weights) == STAGES * SIZE
    data = dice_weights.write(weights)
    assert len(data) < 400_000
    assert dice_weights.read(data) == weights


@pytest.mark.parametrize("level", LEVELS)
def test_it_is_stronger_than_greedy(level: str) -> None:
    """Means over hundreds of seeds stand in docs/bots.md. With little thought, on a few seeds, it is ahead as well."""
    limits = Limits(simulations=100)
    totals = dict.fromkeys((level, "greedy"), 0)
    for seed in range(8):
        for name in totals:
            totals[name] += play_out(new_game(seed=seed), [make(name, seed, limits)]).scores()[0].total
    assert totals[level] >= totals["greedy"] + 8 * 2
