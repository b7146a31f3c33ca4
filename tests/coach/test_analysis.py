"""The analysis of a game: what was given up, what luck brought, and that it all adds up."""

import json
from typing import Any

import msgspec
import pytest
from tests.city.modules import EVERYTHING
from tests.city.table import city, place
from tests.coach.minds import QUICK, PlainMind, plain, think_as
from tests.contract import glance

import troyes
from troyes.bots.limits import Limits
from troyes.bots.mind import Thought
from troyes.bots.player import play_out
from troyes.bots.roster import make
from troyes.coach.analysis import Stopped, analyse
from troyes.coach.comparison import KEPT
from troyes.coach.shapes import VERSION, Analysis

__all__ = ["plain"]

TABLES: list[tuple[str, int | None, dict[str, Any]]] = [
    ("troyes-dice", 1, {}),
    ("troyes-dice", 3, {"banquets": True}),
    ("king", None, {}),
    ("troyes", 2, {}),
    ("troyes", 4, EVERYTHING),
]


def played(table: tuple[str, int | None, dict[str, Any]], seed: int = 5, bot: str = "random") -> troyes.Game:
    name, players, options = table
    game = troyes.new_game(name, players=players, seed=seed, **options)
    return play_out(game, [make(bot, seat) for seat in range(game.players)])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_start_luck_choices_others_and_revision_add_up_to_the_result(
    table: tuple[str, int | None, dict[str, Any]], plain: Any
) -> None:
    game = played(table)
    found = analyse(game.record(), QUICK)
    assert [side.final for side in found.summaries] == [score.total for score in game.scores()]
    for side in found.summaries:
        assert side.start + side.luck + side.choices + side.others + side.revision == pytest.approx(side.final)
        own = [turn for turn in found.turns if turn.seat == side.side]
        assert side.choices == pytest.approx(-sum(turn.gave_up for turn in own))
    assert found.over
    assert found.winners == list(game.winners())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_choice_is_judged_once_and_belongs_to_one_turn(
    table: tuple[str, int | None, dict[str, Any]], plain: Any
) -> None:
    game = played(table)
    found = analyse(game, QUICK)
    made = game.made()
    assert [(judged.seat, judged.key) for judged in found.decisions] == made
    assert [judged.number for judged in found.decisions] == list(range(len(made)))
    for turn in found.turns:
        mine = [judged for judged in found.decisions if judged.turn == turn.number]
        assert {judged.seat for judged in mine} == {turn.seat}
        assert [judged.key for judged in mine] == [step.key for step in turn.steps]
        assert (mine[0].number, mine[-1].number) == (turn.first, turn.last)
        assert turn.gave_up == pytest.approx(sum(judged.gave_up for judged in mine))
        assert bool(turn.better) == (turn.gave_up > 0)
        assert turn.forced == all(judged.options == 1 for judged in mine)
    assert all(judged.gave_up >= 0 and judged.margin >= 0 for judged in found.decisions)
    assert sorted(
        judged.number for turn in found.turns for judged in found.decisions if judged.turn == turn.number
    ) == [*range(len(made))]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_of_it_has_words_and_is_plain_data(table: tuple[str, int | None, dict[str, Any]], plain: Any) -> None:
    found = analyse(played(table), QUICK)
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=Analysis) == found
    assert json.loads(text)["version"] == VERSION
    words = [judged.label for judged in found.decisions] + [judged.best_label for judged in found.decisions]
    words += [turn.when for turn in found.turns] + [reason for turn in found.turns for reason in turn.reasons]
    words += [point.words for point in found.turning_points]
    for lang in ("en", "fr"):
        assert all(sentence.text(lang, ["Anna"]).strip() for sentence in words)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_curve_runs_from_the_start_to_the_result(table: tuple[str, int | None, dict[str, Any]], plain: Any) -> None:
    game = played(table)
    found = analyse(game, QUICK)
    curve = found.curve
    assert [moment.choices for moment in curve] == sorted(moment.choices for moment in curve)
    assert curve[0].points == [side.start for side in found.summaries]
    assert curve[-1].points == [score.total for score in game.scores()]
    assert all(sum(moment.chance) == pytest.approx(1) for moment in curve)
    winners = list(game.winners())
    if len(winners) == 1:
        assert curve[-1].chance == [float(side in winners) for side in range(found.sides)]


def test_the_game_is_not_touched(plain: Any) -> None:
    game = played(TABLES[1])
    before = glance(game)
    analyse(game, QUICK)
    assert glance(game) == before


def test_an_unfinished_game_is_judged_as_far_as_it_goes(plain: Any) -> None:
    game = played(TABLES[3])
    half = troyes.replay(game.record(), len(game.made()) // 2)
    found = analyse(half, QUICK)
    assert not found.over
    assert found.winners == []
    assert len(found.decisions) == len(half.made())
    for side in found.summaries:
        assert side.start + side.luck + side.choices + side.others + side.revision == pytest.approx(side.final)


@pytest.mark.parametrize("table", TABLES[:3], ids=str)
def test_a_game_without_a_choice_has_a_start(table: tuple[str, int | None, dict[str, Any]], plain: Any) -> None:
    name, players, options = table
    found = analyse(troyes.new_game(name, players=players, seed=1, **options), QUICK)
    assert (found.decisions, found.turns, found.turning_points) == ([], [], [])
    assert len(found.curve) == 1
    assert all(side.start == side.final for side in found.summaries)


def test_the_same_game_and_simulations_give_the_same_analysis() -> None:
    record = played(TABLES[0]).record()
    assert analyse(record, Limits(simulations=30)) == analyse(record, Limits(simulations=30))


def test_each_turn_is_thought_about_once_where_there_is_something_to_choose(plain: Any) -> None:
    found = analyse(played(TABLES[3]), QUICK)
    assert all(judged.options > 1 for judged in found.decisions if judged.thought)
    for turn in found.turns:
        thoughts = [judged.thought for judged in found.decisions if judged.turn == turn.number]
        assert sum(thoughts) == (not turn.forced)


def test_progress_is_told_and_it_can_be_stopped(plain: type[PlainMind]) -> None:
    game = played(TABLES[0])
    told: list[tuple[int, int]] = []
    analyse(game, QUICK, lambda done, total: told.append((done, total)))
    total = len(game.made())
    assert told == [(done, total) for done in range(total + 1)]
    plain.considered = 0
    asked = iter([False, False, False, True])
    with pytest.raises(Stopped):
        analyse(game, QUICK, stop=lambda: next(asked))
    assert next(asked, None) is None


def test_a_long_game_takes_no_longer_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of more turns than may be thought about for as long as is asked, each gets less."""
    given: list[float] = []

    class Noting(PlainMind):
        def consider(self, decision: Any, guess: Any, rng: Any, clock: Any, watch: Any) -> list[Thought]:
            given.append(clock.limits.seconds)
            return super().consider(decision, guess, rng, clock, watch)

    think_as(monkeypatch, Noting())
    record = played(TABLES[3]).record()
    turns = sum(not turn.forced for turn in analyse(record, Limits(0.1)).turns)
    for enough, longest in (
        (turns, 0.1),
        (turns - 1, 0.1 * (turns - 1) / turns),
        (turns // 4, 0.1 * (turns // 4) / turns),
    ):
        monkeypatch.setattr("troyes.coach.analysis.ENOUGH", enough)
        given.clear()
        assert analyse(record, Limits(0.1)).budget.seconds == 0.1
        assert max(given) == pytest.approx(longest)


def test_a_damaged_record_is_refused_before_any_thought(plain: type[PlainMind]) -> None:
    record = played(TABLES[0]).record()
    record["scores"] = [99]
    with pytest.raises(troyes.RecordError):
        analyse(record, QUICK)
    assert plain.considered == 0


# -- with minds made for the purpose ---------------------------------------------------------------------------------


class Scripted(PlainMind):
    """Thinks what the test says of each first step, and expects what the points in hand and a bonus for it come to."""

    plans: dict[str, tuple[str, ...]]
    """By first step, the best first: what follows it."""

    def consider(self, decision: Any, guess: Any, rng: Any, clock: Any, watch: Any) -> list[Thought]:
        code = decision.vocabulary.code
        points = self.outlook(guess(rng))
        found = [
            Thought([code(key), *map(code, plan)], 10.0 - 4.0 * at, points, 1)
            for at, (key, plan) in enumerate(self.plans.items())
            if code(key) in decision.codes
        ]
        return found or [Thought([decision.codes[0]], 0.0, points, 1)]

    def outlook(self, game: Any) -> list[float]:
        """A cube on the Cathedral is worth six points; its builder's neighbour loses two of them."""
        built = [sum(owner == seat for owner in game.city.cathedral) for seat in range(2)]
        return [50.0 + 6.0 * built[seat] - 2.0 * built[1 - seat] for seat in range(2)]


def scripted(monkeypatch: pytest.MonkeyPatch, plans: dict[str, tuple[str, ...]]) -> None:
    made = Scripted()
    made.plans = plans
    think_as(monkeypatch, made)


BUILD = ("build cathedral", "die 0 white 6")


def test_what_a_choice_gives_up_is_split_between_the_seat_and_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """To build is worth 8 more than to pass: two thirds of that are believed. The other one finds half of it."""
    scripted(monkeypatch, {BUILD[0]: BUILD[1:], "pass": ()})
    game = place(city(2, dice={0: "w6", 1: "y1"}))
    game.play(0, "pass")
    found = analyse(game, QUICK)
    cubes = 8.0 * KEPT
    assert found.turns[0].gave_up >= cubes
    assert found.decisions[0].best == "build cathedral"
    mine, theirs = found.summaries
    assert mine.start == 50.0
    assert mine.choices == -found.turns[0].gave_up
    assert mine.others == found.turns[0].gave_up / 2, "the other half is lost"
    assert theirs.others == found.turns[0].gave_up / 2
    assert theirs.choices == 0.0


def test_others_turns_are_booked_as_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, {BUILD[0]: BUILD[1:], "pass": ()})
    game = place(city(2, dice={0: "w6 w4", 1: "y1"}))
    for key in game_walk(game):
        game.play(0, key)
    found = analyse(game, QUICK)
    mine, theirs = found.summaries
    assert (mine.choices, mine.luck) == (0.0, 0.0)
    assert mine.revision == mine.final - mine.start > 0.0, "the best turn was taken: more was not expected of it"
    assert theirs.others == theirs.final - theirs.start < 0.0


def game_walk(game: Any) -> list[str]:
    """To build with the six, and then whatever is asked."""
    trial = game.copy()
    keys: list[str] = []
    wanted = list(BUILD)
    while trial.pending and trial.pending[0].seat == 0 and trial.turns == game.turns:
        options = trial.pending[0].options
        key = next((option.key for option in options if wanted and option.key == wanted[0]), options[0].key)
        wanted = wanted[1:] if wanted and key == wanted[0] else wanted
        keys.append(key)
        trial.play(0, key)
    return keys


def test_a_walk_that_follows_the_plan_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, {BUILD[0]: BUILD[1:], "pass": ()})
    game = place(city(2, dice={0: "w6 w4", 1: "y1"}))
    for key in BUILD:
        game.play(0, key)
    found = analyse(game, QUICK)
    assert [judged.thought for judged in found.decisions] == [True, False]
    assert len(found.turns) == 1
    assert found.turns[0].gave_up == 0.0
    assert found.turns[0].margin == pytest.approx(4.0)
    assert found.turns[0].better == []


def test_the_loss_of_a_turn_counts_once_at_the_choice_that_leaves_the_best_walk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two dice build more than one: the second choice is the one that gives it up."""
    scripted(monkeypatch, {BUILD[0]: BUILD[1:], "pass": ()})
    game = place(city(2, dice={0: "w6 w4", 1: "y1"}))
    for key in ("build cathedral", "die 0 white 4"):
        game.play(0, key)
    found = analyse(game, QUICK)
    assert sum(judged.gave_up for judged in found.decisions) == found.turns[0].gave_up
    assert found.decisions[0].gave_up == 0.0
