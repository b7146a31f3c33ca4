"""Everyone at once, and in secret until all have finished (D1)."""

import itertools
import random

import pytest
from tests.dice.table import act, at, keys, kind, paper_of, played_out, sheet, sheet_of

import troyes

NEARLY = (5, 6, 6)
"""Citizens: one more red one completes the sixth column."""


def test_several_players_choose_the_same_die():
    game = at(sheet(), sheet(), sheet())
    for seat in range(3):
        assert "die 3" in keys(game, seat)
        act(game, "die 3", seat=seat)
    assert [kind(game, seat) for seat in range(3)] == ["use"] * 3
    assert game.view(None)["dice"] == at(sheet(), sheet(), sheet()).view(None)["dice"]


def test_all_players_owe_their_choice_at_the_same_time():
    """D1."""
    game = at(sheet(), sheet(), sheet())
    assert [(decision.seat, decision.kind) for decision in game.pending] == [(0, "die"), (1, "die"), (2, "die")]


CHOICES = {
    0: ("die 1", "fortress 1", "city_hall 4"),
    1: ("die 2 for knowledge", "gain deniers 3"),
    2: ("die 3", "bishopric 5"),
}


def arrive(order: list[int]) -> troyes.Game:
    game = at(sheet(citizens=NEARLY), sheet(), sheet(deniers=1), day=4)
    queues = {seat: iter(choices) for seat, choices in CHOICES.items()}
    for seat in order:
        game.play(seat, next(queues[seat]))
    return game


def test_the_order_of_arrival_changes_nothing():
    """D1: every order in which the choices may come in leads to the same table and the same next dice."""
    orders = set(itertools.permutations([0, 0, 0, 1, 1, 2, 2]))
    results = [arrive(list(order)).position() for order in sorted(orders)]
    assert len(results) == 210
    assert all(result == results[0] for result in results)
    assert results[0]["half"] == "afternoon"


def test_the_half_day_waits_for_every_bonus():
    """D1: it ends when all have finished, bonuses included."""
    game = at(sheet(citizens=NEARLY), sheet())
    act(game, "die 1", "fortress 1", seat=0)
    act(game, "die 1", "gain influence 1", seat=1)
    assert [(decision.seat, decision.kind) for decision in game.pending] == [(0, "work_building")]
    assert game.view(None)["half"] == "morning"
    act(game, "city_hall 4", seat=0)
    assert game.view(None)["half"] == "afternoon"


def test_a_player_who_has_finished_waits():
    game = at(sheet(), sheet())
    act(game, "die 1", "gain influence 1", seat=0)
    assert keys(game, seat=0) == []
    with pytest.raises(troyes.IllegalMove) as refused:
        game.play(0, "die 1")
    assert refused.value.message.id == "why-not-your-turn"


@pytest.mark.parametrize("onlooker", [1, None])
def test_nothing_of_a_choice_is_seen_before_the_half_day_ends(onlooker: int | None):
    """D1: at no step does another seat's view, or a spectator's, change."""
    game = at(sheet(citizens=NEARLY), sheet(), day=4)
    before = game.view(onlooker, log=True)
    for key in CHOICES[0]:
        game.play(0, key)
        assert game.view(onlooker, log=True) == before


def test_one_sees_ones_own_choices_at_once():
    game = act(at(sheet(), sheet()), "die 3", "gain knowledge 5", seat=0)
    own = game.view(0, log=True)
    assert own["yours"]["stage"] == "done"
    assert own["yours"]["sheet"]["knowledge"] == {"circled": 8, "left": 8}
    assert [entry["id"] for entry in own["log"]] == ["dice-log-took", *3 * ["dice-log-gained"]]
    assert own["sheets"][0]["knowledge"] == {"circled": 3, "left": 3}
    assert game.view(1, log=True)["log"] == []


def test_a_spectator_has_no_walk():
    assert at().view(None)["yours"] is None


def test_when_the_half_day_has_ended_all_is_open():
    """D1."""
    game = at(sheet(), sheet())
    act(game, "die 3", "bishopric 5", seat=0)
    act(game, "die 1", "gain influence 1", seat=1)
    for seat in (0, 1, None):
        view = game.view(seat, log=True)
        assert [paper_of(data) for data in view["sheets"]] == [sheet_of(game, 0), sheet_of(game, 1)]
        assert {entry["args"].get("seat") for entry in view["log"]} >= {1, 2}
        assert view["points"] == [score.total for score in game.scores()]


def test_points_stay_hidden_until_the_half_day_ends():
    """D1."""
    game = act(at(sheet(), sheet()), "die 3", "bishopric 5", seat=0)
    assert game.view(1)["points"] == [3, 3]
    act(game, "die 1", "gain influence 1", seat=1)
    assert game.view(1)["points"] == [5, 4]


def test_one_players_choices_change_nothing_for_another():
    """D1: whatever seat 0 does, seat 1 has the same choices."""
    fresh = at(sheet(citizens=NEARLY), sheet(), day=4)
    offered = keys(fresh, seat=1)
    for first in keys(fresh, seat=0):
        game = act(fresh.copy(), first, seat=0)
        assert keys(game, seat=1) == offered
        for second in keys(game, seat=0):
            assert keys(act(game.copy(), second, seat=0), seat=1) == offered


def test_what_a_seat_sees_depends_on_its_own_choices_only():
    """Through whole games: a view is the same whatever the others have chosen so far in the half day."""
    game = troyes.new_game("troyes-dice", players=3, seed=21, banquets=True)
    shown: dict[tuple[int, str, int, int], dict[str, object]] = {}
    for moment in played_out(game):
        view = moment.view(None)
        for seat in range(3):
            own = [key for chooser, key in moment.made() if chooser == seat]
            when = (view["day"], view["half"], seat, len(own))
            assert shown.setdefault(when, moment.view(seat, log=True)) == moment.view(seat, log=True) or moment.over
    assert game.over


def test_a_guess_undoes_the_others_hidden_choices():
    """D1: who cannot know a choice guesses from before it, and keeps their own."""
    game = at(sheet(), sheet())
    act(game, "die 3", "bishopric 5", seat=0)
    act(game, "die 3", seat=1)
    dream = game.guess(1, random.Random(5))
    assert kind(dream, seat=0) == "die"
    assert kind(dream, seat=1) == "use"
    assert dream.view(1)["sheets"] == game.view(1)["sheets"]


def test_the_points_of_a_half_day_that_goes_on_are_the_truth_and_no_view_tells_them():
    """`scores` counts what would be counted now, hidden choices too; a view tells the papers as they were shown."""
    game = at(sheet(), sheet())
    before = [score.total for score in game.scores()]
    shown = [game.view(seat)["points"] for seat in (None, 0, 1)]
    act(game, "die 1", "gain influence 1")
    assert [score.total for score in game.scores()] == [before[0] + 1, before[1]]
    assert [game.view(seat)["points"] for seat in (None, 0, 1)] == shown
